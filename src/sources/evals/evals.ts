import { isNative } from '../../api/cases/models.ts';
import { ServiceError } from '../../api/client/service-error.ts';
import type { CaseMisfit } from '../../api/resources/evals.ts';
import { readTolerantly } from '../../api/tolerant.ts';
import { valueProblem } from '../../api/validation.ts';
import { emptyReport } from '../../report/empty-report.ts';
import { placeOfInput } from '../../report/place.ts';
import type { ProblemData } from '../../report/problem.ts';
import type { RunReport } from '../../report/report.ts';
import { failureOf, warnOf } from '../../session/failure.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { collect, reportRun, reportServers } from './collect.ts';
import { reportCases } from './iterations.ts';
import { launch, modelKeys } from './launch.ts';
import { readSavedSuite } from './saved-suite.ts';
import { ALL, shardOf, usedServers, type Wanted } from './selection.ts';
import { caseProblems, modelMisfits, readSuite } from './suite-check.ts';
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
  const read = () => readSuite(file, workspace, known, config, wanted);
  const chosen = await (file === '' ? readSavedSuite(session) : read());
  if ('problems' in chosen) return emptyReport('evals', file || config.suite, chosen.problems);
  // Neither again for the base, nor for fresh iterations.
  if (workspace === environment.workspace && !wanted.runs) warnOf(chosen.suite.doubts, environment);
  const report = await runSuite(chosen.suite, session);
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
async function runSuite(suite: SuiteFile, session: Session): Promise<RunReport> {
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
    const { run, failures } = await watchRun(launched.runId, session, planned);
    report.failures = failures;
    reportRun(run, report, session);
    const iterations = await collect(run, caseUpsert, suite, own, report, session);
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

/** Finds out what a refusal says about inputs, cases and servers, by its data. */
async function readRefusal(error: ServiceError, suite: SuiteFile, session: Session) {
  const { serverConfiguration, caseMisfits } = await import('../../api/resources/evals.ts');
  const read = readTolerantly(caseMisfits, error.details);
  const { misfits, servers: lists = null } =
    'value' in read ? read.value : { misfits: misfitsOfModels(error, suite, session) };
  const problems = caseProblems(suite, misfits, null);
  if (error.details['reason'] === 'NO_SAVED_SERVER_SELECTION') {
    const data: ProblemData = { code: 'needs', key: 'suite', other: ['servers'] };
    problems.push({ place: placeOfInput('servers'), data });
  }
  const servers = readTolerantly(serverConfiguration, error.details);
  const known = 'value' in servers ? servers.value.servers.map(({ failure }) => failure) : [];
  const failures = known.length > 0 ? known : [error.failure];
  return { problems, failures: problems.length > 0 ? [] : failures, lists };
}

/** Cases whose model the service cannot ask. It names the first one only. */
function misfitsOfModels(
  { details, failure: { message } }: ServiceError,
  suite: SuiteFile,
  session: Session,
): CaseMisfit[] {
  const { model, provider, hostedModels: hosted } = details;
  const { isHosted } = session;
  const { tests, saved } = suite;
  const keys = modelKeys(suite, session) ?? {};
  const isRefused = (one: string, its: string) =>
    (one === model && (isHosted || its === provider)) ||
    (model !== undefined && !isHosted && isNative(its) && !Object.hasOwn(keys, its));
  const found = saved === null ? modelMisfits(tests, session.config, isRefused) : [];
  if (!isHosted) return found;
  const keyless: ProblemData = { code: 'model', model: String(model), message };
  const data = Array.isArray(hosted) ? valueProblem(model, hosted.map(String)) : keyless;
  const ofSaved = model === undefined ? [] : [{ test: -1, step: null, path: [] }];
  return (saved === null ? found : ofSaved).map((one) => ({ ...one, data }));
}
