import { provenanceWords, type RunProvenance } from '../../baseline/service/run-provenance.ts';
import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import { ApiError } from '../../client/errors/api-error.ts';
import { chosenModel } from '../../contract/cases/model-id.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { Project, Server } from '../../contract/resources/catalogue.ts';
import type { RunCreate } from '../../contract/resources/eval-requests.ts';
import type { ListedTools, RunCreated } from '../../contract/resources/run.ts';
import type { ReadSuiteCase, Suite } from '../../contract/resources/suite.ts';
import { digestOf } from '../../identity/case-identity.ts';
import type { Digest } from '../../model/run-report.ts';
import type { Logger } from '../../ports/logger.ts';
import { resolveNamed, resolveProject } from '../../session/resolve.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { type ArgumentCheck, misfitsBefore, misfitsTold } from './argument-check.ts';
import { definitionOfSaved, definitionOfTest } from './case-definition.ts';
import { type ExecutionInputs, runExecution } from './execution.ts';
import type { Rerun } from './marker.ts';
import { planRun, type RunPlan } from './plan.ts';
import type { FileTarget } from './server-names.ts';

/** A saved suite by id or name, or the suite a file describes. */
export type LaunchTarget = { kind: 'saved'; suite: string } | FileTarget;

export interface LaunchRequest {
  target: LaunchTarget;
  /** Id or name. */
  project: string | undefined;
  /** Ids or names; empty where the suite decides. */
  servers: readonly string[];
  /** Whether a new suite that names no servers gets all that are enabled. */
  allServersByDefault: boolean;
  modelApiKeys: Readonly<Record<string, string>>;
  iterations: number | undefined;
  /** How the run is carried out, where whoever runs it says so. */
  execution?: ExecutionInputs;
  notes: string | undefined;
  minPassRatePercent: number | undefined;
  /** Unique to this step; see `stepMarker`. */
  marker: string;
  /** What a run of the whole suite is of. */
  provenance?: Partial<RunProvenance>;
  /** Where the service may have a run of this step. */
  repeat?: RepeatedStep;
  /** Whether the arguments of cases are held against the tools they are for. */
  argumentCheck?: ArgumentCheck | undefined;
  /** Whether the service is asked to tell which tools it found as it looked at the servers. */
  asksTools?: boolean | undefined;
}

/** What tells a step to a service that may have a run of it. */
export interface RepeatedStep {
  /** See `stepKey`. */
  key: string | null;
  rerun: Rerun;
}

/** A run that exists. */
export interface LaunchedRun {
  project: { id: string; name: string };
  suite: { id: string | null; name: string };
  /** Whether the suite came about with the run, so that it has no others. */
  isNewSuite: boolean;
  runId: string;
  /** As the service told it at the creation. */
  status: string;
  servers: { id: string; name: string }[];
  /** What the run is expected to be. */
  plan: RunPlan;
  /** Hash of what its cases do and are judged by; null where the service does not tell. */
  suiteDigest: Digest | null;
  /** What the service said of the cases as it took them. */
  warnings: string[];
  /** Tools that the service found; absent where it does not tell. */
  listedTools?: readonly ListedTools[];
}

/** A run that has yet to be created: what its request names was found. */
export interface PreparedRun extends PartOfSuite {
  project: Project;
  /** Undefined: it comes about with the run. */
  suite: Suite | undefined;
  /** Cases of the suite, where it runs as it is saved and the service tells them. */
  saved: readonly ReadSuiteCase[] | null;
}

/** What of a suite a run has. */
interface PartOfSuite {
  /** Those to name in the request; undefined where the saved suite's own selection stands. */
  servers: readonly Server[] | undefined;
  /** Cases to send. */
  tests: TestCase[] | undefined;
  /** Of the saved cases those to run; undefined: all. */
  caseIds?: readonly string[] | undefined;
}

type LaunchOptions = CallOptions & { logger: Logger };

/**
 * Creates the run of a request: a rerun of a saved suite, an update and run of the suite a file
 * describes (form A with tests), or a new suite (form B).
 * @throws ConfigurationError where names lead nowhere; what the client throws otherwise.
 */
export async function launchRun(
  client: EvalsClient,
  request: LaunchRequest,
  options: LaunchOptions,
): Promise<LaunchedRun> {
  return startRun(client, request, await prepareRun(client, request, options), options);
}

/** Finds what a request names, and changes nothing. Throws as `launchRun` does. */
export async function prepareRun(
  client: EvalsClient,
  request: LaunchRequest,
  { logger, ...options }: LaunchOptions,
): Promise<PreparedRun> {
  const { target } = request;
  const project = await resolveProject(request.project, await allOf(client.projects.list(options)));
  const suites = await allOf(client.suites.list(project.id, options));
  const suite = await findSuite(target, suites, logger);
  const saved =
    target.kind === 'saved' && suite
      ? await savedCases(client, { project, suite, options, logger })
      : null;
  const servers = await chooseServers(client, request, { project, suite, options });
  const tests = target.kind === 'file' ? await testsOf(target, servers) : undefined;
  return { project, suite, saved, servers, tests };
}

/** Creates the run that was prepared. Throws what the client throws. */
export async function startRun(
  client: EvalsClient,
  request: LaunchRequest,
  { project, suite, saved, servers, tests, caseIds }: PreparedRun,
  options: LaunchOptions,
): Promise<LaunchedRun> {
  const body = runBody(request, suite?.id, { servers, tests, caseIds });
  const found = await misfitsBefore(client, request, { project, servers, tests }, options);
  const suiteDigest = digestOfSuite({ saved, servers, tests });
  // A part of a suite is nothing to hold later runs against.
  const from = caseIds === undefined ? { ...request.provenance, suite: suiteDigest } : {};
  const marked = { ...request, marker: [request.marker, ...provenanceWords(from)].join(' ') };
  const created = await createRun(client, project, body, { ...options, request: marked });
  const name = suite?.name ?? body.suiteName ?? suite?.id ?? '';
  const used = (created.servers ?? servers ?? []).map((server) => ({
    id: server.id,
    name: server.name ?? servers?.find(({ id }) => id === server.id)?.name ?? server.id,
  }));
  return {
    project: { id: project.id, name: project.name },
    suite: { id: created.suiteId ?? suite?.id ?? null, name },
    isNewSuite: suite === undefined,
    runId: created.runId,
    status: created.status ?? 'pending',
    servers: used,
    suiteDigest,
    plan: planRun(body, created, { saved, servers: used.map((server) => server.name) }),
    warnings: [
      ...(created.warnings ?? []),
      ...found,
      ...(await misfitsTold(created.argumentMisfits ?? [], request.target)),
    ],
    ...(created.listedTools && { listedTools: created.listedTools }),
  };
}

/** Equal for two runs whose cases are known to do the same; null where that is not known of one. */
function digestOfSuite({
  saved,
  servers = [],
  tests,
}: Pick<PreparedRun, 'saved' | 'servers' | 'tests'>): Digest | null {
  const names = servers.map(({ name }) => name);
  const cases =
    tests?.map((test) => [test.title, definitionOfTest(test, names)] as const) ??
    saved?.map((one) => [one.title, definitionOfSaved(one, names)] as const);
  if (!cases || cases.some(([, definition]) => definition === null)) return null;
  return digestOf(...names.toSorted(), ...cases.map((one) => JSON.stringify(one)).toSorted());
}

/**
 * Creates the run, or finds that of an earlier attempt; says in the log which one it was. A key that
 * the service has for something else is no reason to run nothing.
 */
async function createRun(
  client: EvalsClient,
  project: Project,
  body: RunCreate,
  { request, logger, ...options }: LaunchOptions & { request: LaunchRequest },
): Promise<RunCreated> {
  const { marker, repeat } = request;
  const create = (key: object) =>
    client.runs.create(project.id, body, { ...options, marker, ...key });
  if (repeat === undefined || repeat.key === null) return create({});
  const created = await create({ idempotencyKey: repeat.key }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    logger.notice(
      'The service has another run under the key of this step, of a request for something else; a run of its own is started.',
    );
    return create({});
  });
  if (created.deduped !== true) {
    logger.info(`rerun: ${repeat.rerun}. Run ${created.runId} was started for this attempt.`);
  } else if (repeat.rerun === 'new') {
    logger.info(
      `rerun: new. Run ${created.runId} was started for this attempt by a request before, whose answer may have been lost; this one starts nothing.`,
    );
  } else {
    logger.notice(
      `rerun: reuse. The service has run ${created.runId} of this step already; it is reused, and nothing is started.`,
    );
  }
  return created;
}

/** All items of a list. */
export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

/**
 * Cases a rerun should run, where the service tells them. It need not, and then only what comes
 * back can be judged.
 */
async function savedCases(
  client: EvalsClient,
  {
    project,
    suite,
    options,
    logger,
  }: { project: Project; suite: Suite; options: CallOptions; logger: Logger },
): Promise<ReadSuiteCase[] | null> {
  try {
    return await allOf(client.suites.cases(project.id, suite.id, { ...options, optional: true }));
  } catch (error) {
    options.signal?.throwIfAborted();
    logger.debug(`The cases of the suite are not known: ${errorMessage(error)}`);
    return null;
  }
}

/** The saved suite; for a file the newest one of its name, undefined where there is none yet. */
async function findSuite(
  target: LaunchTarget,
  suites: readonly Suite[],
  logger: Logger,
): Promise<Suite | undefined> {
  if (target.kind === 'saved') {
    return resolveNamed(target.suite, suites, { kind: 'suite', where: 'suite' });
  }
  const { name } = target.suite;
  const namesakes = suites
    .filter((suite) => suite.name === name)
    .sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
  if (namesakes.length > 1) {
    logger.notice(`${namesakes.length} suites are named "${name}"; the newest one is updated.`);
  }
  return namesakes[0];
}

/** Servers to name in the request; undefined where the saved suite's own selection stands. */
async function chooseServers(
  client: EvalsClient,
  { servers, target, allServersByDefault }: LaunchRequest,
  { project, suite, options }: { project: Project; suite: Suite | undefined; options: CallOptions },
): Promise<Server[] | undefined> {
  const fromFile = target.kind === 'file' ? (target.suite.servers ?? []) : [];
  const wanted = servers.length > 0 ? servers : fromFile;
  if (wanted.length === 0 && suite) return undefined;
  const saved = await allOf(client.servers.list(project.id, options));
  const { chosenServers } = await import('./chosen-servers.ts');
  return chosenServers(saved, { servers, target, allServersByDefault, project: project.name });
}

function runBody(
  request: LaunchRequest,
  suiteId: string | undefined,
  { servers, tests, caseIds }: PartOfSuite,
): RunCreate {
  const { target, modelApiKeys, iterations, notes } = request;
  const file = target.kind === 'file' ? target.suite : undefined;
  const minimumPassRate = request.minPassRatePercent ?? file?.passCriteria?.minimumPassRate;
  return {
    ...(suiteId === undefined ? {} : { suiteId }),
    ...(suiteId === undefined && file ? { suiteName: file.name } : {}),
    ...(file?.description === undefined ? {} : { suiteDescription: file.description }),
    ...(tests === undefined ? {} : { tests }),
    ...(caseIds === undefined ? {} : { caseIds: [...caseIds] }),
    ...(servers === undefined ? {} : { serverIds: servers.map(({ id }) => id) }),
    ...(Object.keys(modelApiKeys).length === 0 ? {} : { modelApiKeys: { ...modelApiKeys } }),
    ...(notes === undefined ? {} : { notes }),
    ...(minimumPassRate === undefined ? {} : { passCriteria: { minimumPassRate } }),
    ...(iterations === undefined ? {} : { iterationOverride: iterations }),
    ...(request.argumentCheck?.by === 'service' && {
      argumentCheck: request.argumentCheck.outcome,
    }),
    ...(request.asksTools === true && { listTools: true }),
    ...runExecution(request.execution ?? {}, file),
  };
}

/** Model, provider and runs go into each test: some services refuse defaults beside the tests. */
async function testsOf(
  target: FileTarget,
  servers: readonly Server[] | undefined,
): Promise<TestCase[]> {
  const { suite } = target;
  // It knows the steps by their schemas, which only a suite file needs.
  const { withServers } = await import('./server-names.ts');
  return withServers(target, servers).map(({ model, provider, ...test }) => ({
    ...test,
    ...chosenModel({ model, provider }, suite),
    runs: test.runs ?? suite.runs ?? 1,
  }));
}
