import { emptyReport } from '../../report/empty-report.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { RunReport } from '../../report/report.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { collect, reportRun, reportServers } from './collect.ts';
import { reportCases } from './iterations.ts';
import { launch } from './launch.ts';
import { readRefusal } from './refusal.ts';
import { ALL, usedServers, type Wanted } from './selection.ts';
import { caseProblems, readSuite } from './suite-check.ts';
import { addTraces } from './traces.ts';
import { watchRun } from './watch.ts';

/** Runs the chosen cases of a suite file by the API, and reports what came back. */
export async function runEvals(
  file: string,
  session: Session,
  wanted: Wanted = ALL,
): Promise<RunReport> {
  const { environment, known, config } = session;
  const chosen = await readSuite(file, environment.workspace, known, config, wanted);
  if ('problems' in chosen) return emptyReport('evals', file, chosen.problems);
  const report = await runSuite(chosen.suite, session, wanted.bail);
  report.suite.file = session.environment.redactor.name(file);
  report.isPart = chosen.isPart;
  return report;
}

/** A refusal of the service ends the run, and is a failure of it. */
async function runSuite(suite: SuiteFile, session: Session, bail: boolean): Promise<RunReport> {
  const { servers, environment } = session;
  const name = environment.redactor.name(suite.name);
  const report = emptyReport('evals', name);
  const own = servers.filter((server) => suite.servers?.includes(server.name) ?? true);
  const used = usedServers(suite, session.known?.names ?? []);
  if (suite.tests.length === 0) {
    report.cases = reportCases(suite, [], own, environment.redactor);
    return report;
  }
  try {
    const serverIds = own.map(({ id }) => id);
    environment.logger.progress(MESSAGES.starting(used));
    const { caseUpsert, ...launched } = await launch(suite, serverIds, session);
    report.suite = { id: launched.suiteId, name, file: null };
    report.servers = reportServers(used, launched.servers, environment.redactor);
    const planned = suite.tests.reduce((sum, { runs = 1 }) => sum + runs, 0);
    const { run, failures } = await watchRun(launched.runId, session, bail, planned);
    report.failures = failures;
    reportRun(run, report, session);
    const iterations = await collect(run, caseUpsert, suite, own, bail, report, session);
    await addTraces(report, suite, iterations, own, session);
  } catch (error) {
    if (!(error instanceof FailureError)) {
      if (!environment.signal.aborted || error !== environment.signal.reason) throw error;
      report.failures = [{ kind: 'cancelled' }];
      return report;
    }
    const { servers: failures, cases: misfits, lists } = await readRefusal(error, suite, session);
    report.problems = caseProblems(suite, misfits, null);
    if (misfits.length === 0) report.failures = failures.length > 0 ? failures : [error.failure];
    if (lists === null) return report;
    report.servers = reportServers(used, lists, environment.redactor);
    report.cases = reportCases(suite, [], own, environment.redactor);
  }
  return report;
}
