import { ServiceError } from '../../api/client/service-error.ts';
import { emptyReport } from '../../report/empty-report.ts';
import type { RunReport } from '../../report/report.ts';
import { failureOf } from '../../session/failure.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { collect, reportRun, reportServers } from './collect.ts';
import { reportCases } from './iterations.ts';
import { launch } from './launch.ts';
import { readRefusal } from './refusal.ts';
import { readSavedSuite } from './saved-suite.ts';
import { ALL, usedServers, type Wanted } from './selection.ts';
import { shardOf } from './shards.ts';
import { readSuite } from './suite-check.ts';
import { addTraces } from './traces.ts';
import { deadlineOf, watchRun } from './watch.ts';

/** Runs chosen cases of a suite file by the API, or of the saved suite. The head's file serves the base. */
export async function runEvals(
  file: string,
  session: Session,
  wanted: Wanted = ALL,
  workspace = session.environment.workspace,
): Promise<RunReport> {
  const { environment, known, config } = session;
  const chosen =
    file === ''
      ? await readSavedSuite(session)
      : await readSuite(file, workspace, known, config, wanted);
  if ('problems' in chosen) return emptyReport('evals', file || config.suite, chosen.problems);
  const report = await runSuite(chosen.suite, session, wanted.bail);
  if (file !== '') report.suite.file = environment.redactor.name(file);
  report.isPart = chosen.isPart;
  if (config.shard !== undefined) {
    report.shard = shardOf(config.shard, chosen.whole, environment.redactor);
    // Other parts have cases.
    report.isAllowedEmpty = chosen.suite.tests.length === 0 && chosen.whole.tests.length > 0;
  }
  return report;
}

/** A refusal of the service ends the run, and is a failure of it. */
async function runSuite(suite: SuiteFile, session: Session, bail: boolean): Promise<RunReport> {
  const { servers, environment, known } = session;
  const name = environment.redactor.name(suite.name);
  const report = emptyReport('evals', name);
  let own = servers.filter((server) => suite.servers?.includes(server.name) ?? true);
  let used = usedServers(suite, known.names);
  if (suite.tests.length === 0 && suite.saved === null) {
    report.cases = reportCases(suite, [], own, environment.redactor);
    return report;
  }
  try {
    const named = usedServers(suite, []);
    // Else a step can ask any.
    const isClosed = session.isHosted && suite.saved === null && named.length === used.length;
    const chosen = suite.servers ?? (isClosed ? named : null);
    const serverIds =
      chosen && servers.flatMap(({ id, name }) => (chosen.includes(name) ? id : []));
    if (!session.isHosted) environment.logger.progress(MESSAGES.starting(used));
    const { caseUpsert, ...launched } = await launch(suite, serverIds, session);
    const lists = launched.servers;
    // A saved suite has servers of its own.
    if (lists !== null) own = servers.filter(({ id }) => lists.some((one) => one.id === id));
    if (suite.saved !== null) used = own.map((server) => server.name);
    report.suite = { id: launched.suiteId, name, file: null };
    report.servers = reportServers(used, lists, environment.redactor);
    const planned = suite.tests.reduce((sum, { runs = 1 }) => sum + runs, 0);
    const { run, failures } = await watchRun(launched.runId, session, bail, planned);
    report.failures = failures;
    reportRun(run, report, bail, session);
    const iterations = await collect(run, caseUpsert, suite, own, bail, report, session);
    await addTraces(report, suite, iterations, own, session);
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      report.failures = [failureOf(error, environment)];
      return report;
    }
    const { problems, failures, lists } = await readRefusal(error, suite, session);
    report.problems = problems;
    // Servers start, and runs wait for a slot, before there is a run.
    const isLate = error.failure.reason === 'deadline';
    report.failures = isLate ? [deadlineOf(session)] : failures;
    if (lists === null && !isLate) return report;
    report.servers = reportServers(used, lists, environment.redactor);
    report.cases = reportCases(suite, [], own, environment.redactor);
  }
  return report;
}
