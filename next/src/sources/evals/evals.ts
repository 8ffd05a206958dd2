import { DEFAULT_MAX_TURNS, findCaseMisfits } from '../../api/case-rules.ts';
import { MAX_STEPS, type TestCase } from '../../api/cases/cases.ts';
import { isAsked, isNative, NATIVE, providerOf } from '../../api/cases/models.ts';
import { ServiceError } from '../../api/client/service-error.ts';
import { type Reply, TERMINAL_STATUSES } from '../../api/operation.ts';
import type { CaseMisfit, Iteration, Run } from '../../api/resources/evals.ts';
import type { KnownServers } from '../../api/servers-file.ts';
import { readTolerantly } from '../../api/tolerant.ts';
import { mostProblems, notFoundProblem } from '../../api/validation.ts';
import type { Config } from '../../inputs/rows.ts';
import { findWeakCases } from '../../judge/weak-cases.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { sleep } from '../../lib/sleep.ts';
import { keyVariable } from '../../lib/variables.ts';
import { readWorkspaceFile } from '../../lib/workspace-file.ts';
import { emptyReport } from '../../report/empty-report.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { unreadable } from '../../report/place.ts';
import type { Problem, ProblemData } from '../../report/problem.ts';
import type { RunReport } from '../../report/report.ts';
import { schemaWriter } from '../../report/schemas.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';
import { parseSuiteFile, type SuiteFile } from '../suite/suite-file.ts';
import { countContradictions, readResult, reportCases } from './iterations.ts';
import { ALL, selectCases, usedServers, type Wanted } from './selection.ts';
import { addTraces } from './traces.ts';

/** Between two looks at a run: a share of its time so far, within bounds. */
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2_000;
const WAIT_SHARE = 0.05;
/** Of a server. A list that is cut would say that tools are gone. */
const MAX_TOOLS = 5_000;
type Addresses = Pick<Config, 'modelBaseUrls'>;

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

/**
 * Reads the chosen cases of a suite file, or lists all that is wrong with it, and variables that its
 * servers lack.
 *
 * @param servers those that it can call; none if the list of them cannot be read
 * @param addresses of model providers
 */
export async function readSuite(
  file: string,
  workspace: string,
  { names, disabled = [], unset = [] }: KnownServers = { names: [] },
  addresses: Addresses,
  wanted = ALL,
): Promise<ReturnType<typeof selectCases>> {
  const content = await readWorkspaceFile(workspace, file);
  if (typeof content !== 'string') return unreadable(file, content);
  const parsed = await parseSuiteFile(content, file, names);
  const { problems: known, rest: suite } =
    'suite' in parsed ? { problems: [], rest: parsed.suite } : parsed;
  if (suite === null) return { problems: known };
  const { tests, execution } = suite;
  const maxTurns = execution?.maxTurns ?? DEFAULT_MAX_TURNS;
  const misfits = [
    ...findCaseMisfits(tests, suite.servers ?? names, maxTurns),
    ...(await findWeakCases(tests)),
    ...modelMisfits(tests, addresses),
  ];
  const all = caseProblems(suite, misfits, known);
  const problems = names.length > 0 ? all : all.filter((one) => !isAboutServer(one));
  for (const { data } of problems) {
    const isServer = data.code === 'not-found' && data.what === 'server';
    if (isServer && disabled.includes(data.name)) data.what = 'enabled server';
  }
  const chosen = problems.length > 0 ? { suite, isPart: false } : selectCases(suite, file, wanted);
  if ('problems' in chosen) return chosen;
  const used = usedServers(chosen.suite, names);
  for (const [server, one] of unset) if (used.includes(server)) problems.push(one);
  return problems.length > 0 ? { problems } : chosen;
}

const isAboutServer = ({ data }: Problem) =>
  data.code === 'ambiguous' || (data.code === 'not-found' && data.what === 'server');

/** Puts what is wrong in cases at its places in the suite file, with what is known to be wrong. */
function caseProblems(suite: SuiteFile, misfits: CaseMisfit[], known: Problem[] = []): Problem[] {
  // Rows and models share the places of their case.
  const found = new Map(known.map((one) => [JSON.stringify(one), one]));
  for (const { test, step, path, data } of misfits) {
    if (isMissedOnly(data, step, suite.lacking[test] ?? Infinity)) continue;
    const one: Problem = { place: suite.placeOf(test, step, path), data };
    found.set(JSON.stringify(one), one);
  }
  return mostProblems([...found.values()]);
}

/**
 * Whether something is missing only because a part of its case is left out.
 *
 * @param lacking the first step that lacks a part
 */
function isMissedOnly(data: ProblemData, step: number | null, lacking: number): boolean {
  // Steps find only what those before them save.
  if (data.code === 'capture') return lacking < (step ?? 0);
  const isOfCase = data.code === 'needs' && data.key === 'isNegativeTest';
  return (data.code === 'cannot-fail' || isOfCase) && lacking < MAX_STEPS;
}

/** Prompts that go to no model. `isRefused`: the service cannot ask it. */
function modelMisfits(
  tests: readonly TestCase[],
  { modelBaseUrls }: Addresses,
  isRefused = (_model: string, _provider: string) => false,
): CaseMisfit[] {
  return tests.flatMap((one, test): CaseMisfit[] => {
    const { model = '', provider: stated, steps } = one;
    const provider = model.endsWith('/') ? '' : providerOf(model, stated);
    const known = [...new Set([...NATIVE, ...modelBaseUrls.keys()])];
    const isSound = model !== '' && known.includes(provider) && !isRefused(model, provider);
    if (!isAsked(one) || isSound) return [];
    const data = modelProblem(model, provider, known);
    if (model !== '') return [{ test, step: null, path: ['model'], data }];
    return [{ test, step: steps.findIndex(({ kind }) => kind === 'prompt'), path: [], data }];
  });
}

function modelProblem(model: string, provider: string, known: string[]): ProblemData {
  if (model === '') return { code: 'needs', key: 'prompt', other: ['model'] };
  if (provider === '') return { code: 'type', expected: 'model', observed: `\`${model}\`` };
  if (!known.includes(provider)) return notFoundProblem('provider', provider, known);
  return { code: 'needs', key: model, other: ['model-api-keys', keyVariable(provider)] };
}

/** A refusal of the service ends the run, and is a failure of it. */
async function runSuite(suite: SuiteFile, session: Session, bail: boolean): Promise<RunReport> {
  const { client, projectId, servers, environment } = session;
  const name = environment.redactor.name(suite.name);
  const report = emptyReport('evals', name);
  const parameters = { projectId };
  const own = servers.filter((server) => suite.servers?.includes(server.name) ?? true);
  if (suite.tests.length === 0) {
    report.cases = reportCases(suite, [], own, environment.redactor);
    return report;
  }
  try {
    const serverIds = own.map(({ id }) => id);
    const body = { name: suite.name, serverIds, tests: suite.tests };
    const { suiteId } = await client.call('createEvalSuite', { parameters, body });
    report.suite = { id: suiteId, name, file: null };
    // A service that does not know the setting refuses it. JSON leaves out what is undefined.
    const execution = suite.execution ?? undefined;
    const request = { suiteId, execution, modelApiKeys: modelKeys(suite.tests, session) };
    const { signal, logger } = environment;
    const used = usedServers(suite, session.known?.names ?? []);
    logger.progress(MESSAGES.starting(used));
    const created = await client.call('createEvalRun', { parameters, body: request, signal });
    const { runId } = created;
    report.servers = reportServers(used, created, environment.redactor);
    const planned = suite.tests.reduce((sum, { runs = 1 }) => sum + runs, 0);
    const run = await watchRun(runId, session, bail, planned);
    report.run = reportRun(run);
    const listed = client.list('listIterations', { parameters: { projectId, runId } });
    const iterations: Iteration[] = [];
    try {
      for await (const iteration of listed) {
        if (!bail || signal.aborted || !isCancelled(iteration)) iterations.push(iteration);
      }
      report.contradictions = countContradictions(suite, iterations, run);
    } finally {
      // If a page fails, those before it count. What `bail` ended has no result.
      report.cases = reportCases(suite, iterations, own, environment.redactor);
    }
    await addTraces(report, suite, iterations, own, session);
  } catch (error) {
    if (!(error instanceof FailureError)) {
      if (!environment.signal.aborted || error !== environment.signal.reason) throw error;
      report.failures = [{ kind: 'cancelled' }];
      return report;
    }
    const { servers: failures, cases: misfits } = await readRefusal(error, suite, session);
    report.problems = caseProblems(suite, misfits);
    if (misfits.length === 0) report.failures = failures.length > 0 ? failures : [error.failure];
  }
  return report;
}

const isCancelled = ({ failures }: Iteration) =>
  Array.isArray(failures) && failures.some(({ kind }) => kind === 'cancelled');

/** The keys of providers that cases use, from the input or else a variable; undefined if none. */
function modelKeys(
  tests: readonly TestCase[],
  { config: { modelApiKeys: given }, environment: { variables, redactor } }: Session,
): Record<string, string> | undefined {
  const keys = new Map<string, string>();
  for (const { model = '', provider: stated } of tests.filter(isAsked)) {
    const provider = providerOf(model, stated);
    const variable = keyVariable(provider);
    const key = given.get(provider) ?? variables[variable] ?? '';
    if (provider === '' || key === '') continue;
    redactor.add(variable, [key]);
    keys.set(provider, key);
  }
  return keys.size === 0 ? undefined : Object.fromEntries(keys);
}

/** What a refusal says about servers and cases. Nothing, if it is about something else. */
async function readRefusal(
  error: FailureError,
  suite: SuiteFile,
  session: Session,
): Promise<{ servers: Failure[]; cases: CaseMisfit[] }> {
  if (!(error instanceof ServiceError)) return { servers: [], cases: [] };
  const { serverConfiguration, caseMisfits } = await import('../../api/resources/evals.ts');
  const servers = readTolerantly(serverConfiguration, error.details);
  const cases = readTolerantly(caseMisfits, error.details);
  const { model, provider } = error.details;
  const keys = modelKeys(suite.tests, session) ?? {};
  // The service names the first one only.
  const isRefused = (one: string, its: string) =>
    (one === model && its === provider) ||
    (model !== undefined && isNative(its) && !Object.hasOwn(keys, its));
  const ofModels = modelMisfits(suite.tests, session.config, isRefused);
  return {
    servers: 'misfits' in servers ? [] : servers.value.servers.map(({ failure }) => failure),
    cases: 'misfits' in cases ? ofModels : cases.value.misfits,
  };
}

/** Looks at a run until it ends. A cancelled job cancels it, and with `bail` a failed iteration. */
async function watchRun(runId: string, session: Session, bail: boolean, planned: number) {
  const { client, projectId, environment } = session;
  const { signal, logger } = environment;
  const startedAt = performance.now();
  for (;;) {
    const run = await client.call('getEvalRun', { parameters: { projectId, runId } });
    const [passed, failed] = [run.summary?.passed ?? 0, run.summary?.failed ?? 0];
    const elapsed = performance.now() - startedAt;
    const isEnded = TERMINAL_STATUSES.includes(run.status);
    logger.progress(MESSAGES.progress(passed + failed, planned, failed, elapsed), isEnded);
    if (isEnded) return run;
    if (signal.aborted || (bail && failed > 0)) await cancelRun(runId, session);
    const share = elapsed * WAIT_SHARE;
    await sleep(Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, share)), signal);
  }
}

async function cancelRun(runId: string, { client, projectId }: Session): Promise<void> {
  try {
    await client.call('cancelEvalRun', { parameters: { projectId, runId } });
  } catch (error) {
    // A run that has ended meanwhile cannot be cancelled.
    const isEnded = error instanceof ServiceError && [400, 409].includes(error.failure.status ?? 0);
    if (!isEnded) throw error;
  }
}

/** Servers with their tools, if the service that created the run says which. */
function reportServers(
  names: readonly string[],
  { servers }: Reply<'createEvalRun'>,
  redactor: Redactor,
): RunReport['servers'] {
  const write = schemaWriter();
  return names.map((name) => {
    const tools = servers?.find((one) => one.name === name)?.tools;
    const isWhole = tools && tools.length <= MAX_TOOLS;
    const reported = (tool: NonNullable<typeof tools>[number]) => ({
      name: redactor.name(tool.name),
      inputSchema: write(redactor.json(tool.inputSchema, TEXT_LIMIT)),
    });
    return { name: redactor.name(name), tools: isWhole ? tools.map(reported) : null };
  });
}

function reportRun({ id, status, result, createdAt, completedAt }: Run): RunReport['run'] {
  const isTimed = typeof createdAt === 'number' && typeof completedAt === 'number';
  return {
    id,
    status,
    result: readResult(result),
    durationMs: isTimed ? completedAt - createdAt : null,
  };
}
