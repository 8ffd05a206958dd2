import { tooManyIterations } from '../../contract/cases/beforehand/iteration-count.ts';
import type { SuiteExecution } from '../../contract/cases/execution-settings.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { RunCreate } from '../../contract/resources/eval-requests.ts';
import type { RunCreated } from '../../contract/resources/run.ts';
import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import type { ServerConnections } from '../catalogue/project-setup.ts';
import type {
  IterationPlan,
  RunExecutor,
  RunPlan,
  RunServer,
  RunSettings,
} from '../engine/plan.ts';
import { usedServers } from '../engine/servers/used-servers.ts';
import { requireHost } from '../hosts/host-changes.ts';
import { type HostProfile, profileOf } from '../hosts/host-profile.ts';
import type { ModelCatalogue } from '../models/model-registry.ts';
import { ApiFailure, notFound, validationFailure } from '../refusals/api-failure.ts';
import type { ServerRecord, SuiteRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { requireServersOfSteps } from './case-rules.ts';
import { selectCases } from './case-selection.ts';
import { hashOfCase } from './comparison/case-config.ts';
import { chooseModel, type ModelDefaults, requireExecutableModels } from './model-choice.ts';
import { inspectBeforehand, type Preflight, preflightFor } from './preflight/preflight.ts';
import { DEFAULT_MINIMUM_PASS_RATE_PERCENT } from './run-criteria.ts';
import { caseInRun } from './run-knobs.ts';
import { findRepeat, type RepeatKey, rememberCreation } from './run-repeat.ts';
import {
  connectable,
  requireEnabled,
  requireSavedSelection,
  requireServers,
} from './server-selection.ts';

export interface RunCreationParts {
  store: Store;
  catalogue: ModelCatalogue;
  connections: ServerConnections;
  /** Who carries out the runs that are created here. */
  supervisor: Pick<RunExecutor, 'inspect'> & { readonly instanceId: string };
  maxConcurrentRuns: number;
  /** Whether requests may bring commands, which run on this machine. */
  takesCommands: boolean;
}

interface Scope {
  organizationId: string;
  projectId: string;
  userId: string;
}

/** A run and what it executes; a repeated request finds the run it created, which goes on. */
export type CreatedRun = { plan: RunPlan; reply: RunCreated } | { plan: null; reply: RunCreated };

/** A request to create a run, and what goes with it. */
export interface RunCreationRequest {
  request: RunCreate;
  idempotencyKey: string | null;
  /** Aborts where nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** What a request asks for, found right as far as that can be told without the servers. */
interface RunDraft {
  suite: SuiteRecord | null;
  cases: TestCase[];
  defaults: ModelDefaults;
  modelApiKeys: Record<string, string>;
  userId: string;
  settings: RunSettings;
  host: HostProfile | null;
  /** All servers of the run. */
  selected: ServerRecord[];
  /** Those the cases use. */
  servers: RunServer[];
}

/**
 * Creates a run and plans what it executes; the caller starts it. A request is judged in the
 * order the API fixes (body, models, servers, free slot), then the servers that its cases use are
 * looked at. A refused request leaves no trace.
 *
 * @throws ApiFailure, or the signal's reason
 */
export async function createRun(
  parts: RunCreationParts,
  scope: Scope,
  creation: RunCreationRequest,
): Promise<CreatedRun> {
  const { store, supervisor } = parts;
  const first = await draftRun(store, parts, scope, creation);
  if ('repeated' in first) return { plan: null, reply: first.repeated };
  const preflight = await inspectBeforehand(supervisor, first, creation);
  let created: CreatedRun | undefined;
  try {
    created = await store.transaction(async (tx): Promise<CreatedRun> => {
      // Judged again, since others may have changed the suite or taken the slot meanwhile.
      await tx.lock('organizations', scope.organizationId);
      const draft = await draftRun(tx, parts, scope, creation);
      return 'repeated' in draft
        ? { plan: null, reply: draft.repeated }
        : storeRun(tx, scope, creation, {
            ...{ draft, instanceId: supervisor.instanceId },
            preflight: preflightFor(draft, first, preflight),
          });
    });
    return created;
  } finally {
    // A server that leaves slowly does not hold up the answer.
    if (!created?.plan?.kept) void preflight.kept?.letGo();
  }
}

const repeatKeyOf = (scope: Scope, { idempotencyKey }: RunCreationRequest): RepeatKey | null =>
  idempotencyKey === null ? null : { ...scope, key: idempotencyKey };

async function draftRun(
  store: Store,
  parts: RunCreationParts,
  scope: Scope,
  creation: RunCreationRequest,
): Promise<RunDraft | { repeated: RunCreated }> {
  const { catalogue, connections, maxConcurrentRuns } = parts;
  const { request } = creation;
  if (!parts.takesCommands) refuseCommands(request);
  const suite = await requireSuite(store, scope.projectId, request);
  const repeatKey = repeatKeyOf(scope, creation);
  const repeated = repeatKey && (await findRepeat(store, repeatKey, request));
  if (repeated !== null) return { repeated };
  const host = await findHost(store, scope.projectId, request);
  const selectedCases = await selectCases(store, suite, request);
  requireBoundedIterations(selectedCases, request);
  const cases = selectedCases.map((testCase) => caseInRun(testCase, request, host));
  const defaults: ModelDefaults = {
    model: request.model ?? suite?.model ?? null,
    provider: request.provider ?? suite?.provider ?? null,
  };
  const modelApiKeys = lowerCaseNames(request.modelApiKeys ?? {});
  requireExecutableModels(catalogue, cases, defaults, modelApiKeys);

  const selected = await selectServers(store, scope.projectId, suite, request);
  requireEnabled(selected, connections);
  requireServersOfSteps(cases, selected);
  const used = new Set(cases.flatMap((testCase) => usedServers(testCase, selected)));
  const servers = connectable(
    selected.filter((server) => used.has(server)),
    connections,
  ).map((server) => (host === null ? server : { ...server, client: host.client }));
  await requireFreeSlot(store, scope.organizationId, maxConcurrentRuns);
  const settings = runSettings(suite, request);
  const { userId } = scope;
  return { suite, cases, defaults, modelApiKeys, userId, settings, host, selected, servers };
}

async function storeRun(
  store: Store,
  scope: Scope,
  creation: RunCreationRequest,
  { draft, preflight, instanceId }: { draft: RunDraft; preflight: Preflight; instanceId: string },
): Promise<CreatedRun> {
  const { request } = creation;
  const { suite, cases, defaults, modelApiKeys, settings, host, selected, servers } = draft;
  await store.projects.touch(scope.projectId);
  const suiteId = suite?.id ?? (await addSuite(store, scope.projectId, request, selected));
  const committed = await store.testCases.upsert(suiteId, request.tests ?? []);
  if (committed.length > 0) await store.suites.touch(suiteId);
  const titles = cases.map(({ title }) => title);
  const source = { suite, suiteId, titles, request, defaults, host, instanceId };
  const { runId, iterations } = await addRun(store, scope, source);
  const { findings, told, kept } = preflight;
  const reply = {
    runId,
    suiteId,
    status: 'running',
    servers: selected.map(({ id, name }) => ({ id, name })),
    caseUpsert: { committed, failed: [] },
    ...told,
  };
  const repeatKey = repeatKeyOf(scope, creation);
  if (repeatKey !== null) await rememberCreation(store, repeatKey, request, reply);
  const executed = { ...{ runId, servers, findings, iterations, settings }, modelApiKeys, kept };
  return { plan: { ...executed, userId: scope.userId }, reply };
}

const iterationsOf = ({ runs }: TestCase, { iterationOverride }: RunCreate): number =>
  iterationOverride ?? runs ?? 1;

function requireBoundedIterations(cases: readonly TestCase[], request: RunCreate): void {
  const message = tooManyIterations(cases.map((testCase) => iterationsOf(testCase, request)));
  if (message === null) return;
  const path = request.iterationOverride === undefined ? ['tests'] : ['iterationOverride'];
  throw validationFailure([{ path, message }]);
}

/** The suite to run again, or null where the request brings a new one. */
async function requireSuite(
  store: Store,
  projectId: string,
  request: RunCreate,
): Promise<SuiteRecord | null> {
  if (request.suiteId === undefined) return null;
  const suite = await store.suites.find(projectId, request.suiteId);
  if (suite === undefined) throw notFound('eval suite', request.suiteId);
  return suite;
}

/** The host that the run names; null: it names none. */
async function findHost(
  store: Store,
  projectId: string,
  { namedHostId, hostId }: RunCreate,
): Promise<HostProfile | null> {
  const id = namedHostId ?? hostId;
  if (id === undefined) return null;
  if (hostId !== undefined && hostId !== id) {
    const message = 'names another host than namedHostId, which means the same';
    throw validationFailure([{ path: ['hostId'], message }]);
  }
  return profileOf(await requireHost(store, projectId, id));
}

function selectServers(
  store: Store,
  projectId: string,
  suite: SuiteRecord | null,
  { serverIds }: RunCreate,
): Promise<ServerRecord[]> {
  return serverIds === undefined && suite !== null
    ? requireSavedSelection(store, suite.id)
    : requireServers(store, projectId, serverIds ?? []);
}

async function requireFreeSlot(
  store: Store,
  organizationId: string,
  maxConcurrentRuns: number,
): Promise<void> {
  if ((await store.runs.countExecuting(organizationId)) < maxConcurrentRuns) return;
  throw new ApiFailure(
    'RATE_LIMITED',
    `The organization already has ${maxConcurrentRuns} active eval run(s), the most it may have.`,
    { details: { reason: ERROR_REASON.concurrentRunLimit, maxConcurrentRuns } },
  );
}

function addSuite(
  store: Store,
  projectId: string,
  request: RunCreate,
  servers: readonly ServerRecord[],
): Promise<string> {
  return store.suites.add({
    projectId,
    name: request.suiteName ?? '',
    description: request.suiteDescription ?? null,
    model: request.model ?? null,
    provider: request.provider ?? null,
    minimumPassRatePercent: request.passCriteria?.minimumPassRate ?? null,
    execution: suiteExecution(request),
    serverIds: servers.map(({ id }) => id),
  });
}

/** What of a run's settings is kept with a suite that is made for it. */
function suiteExecution({ execution = {} }: RunCreate): SuiteExecution {
  const { concurrency, isolation } = execution;
  return {
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(isolation === undefined ? {} : { isolation }),
  };
}

/** Who may send requests to a service that others share may not run programs on its machine. */
function refuseCommands({ execution = {} }: RunCreate): void {
  const problems = (['setup', 'teardown'] as const)
    .filter((name) => execution[name] !== undefined)
    .map((name) => ({
      path: ['execution', name],
      message: 'this service runs no commands; only one that is started for a suite does',
    }));
  if (problems.length > 0) throw validationFailure(problems);
}

function runSettings(suite: SuiteRecord | null, { execution = {} }: RunCreate): RunSettings {
  const { concurrency, isolation, setup, teardown } = { ...suite?.execution, ...execution };
  return { concurrency, isolation, setup, teardown };
}

interface RunSource {
  suite: SuiteRecord | null;
  suiteId: string;
  /** Of the cases to execute, in their order. */
  titles: readonly string[];
  request: RunCreate;
  defaults: ModelDefaults;
  host: HostProfile | null;
  instanceId: string;
}

async function addRun(
  store: Store,
  { organizationId, projectId }: Scope,
  { suite, suiteId, titles, request, defaults, host, instanceId }: RunSource,
): Promise<{ runId: string; iterations: IterationPlan[] }> {
  const ofSuite = await store.testCases.ofSuite(suiteId);
  const stored = new Map(ofSuite.map((row) => [row.title, row]));
  const executed = titles.flatMap((title) => stored.get(title) ?? []);
  const planned = executed.flatMap(({ id, definition }) => {
    const inRun = caseInRun(definition, request, host);
    const testCase = { ...inRun, ...chooseModel(inRun, defaults), id };
    const length = iterationsOf(definition, request);
    const configHash = hashOfCase(testCase);
    return Array.from({ length }, (_, index) => ({
      ...{ testCase, configHash, iterationNumber: index + 1 },
    }));
  });
  const runId = await store.runs.add({
    organizationId,
    projectId,
    suiteId,
    minimumPassRatePercent:
      request.passCriteria?.minimumPassRate ??
      suite?.minimumPassRatePercent ??
      DEFAULT_MINIMUM_PASS_RATE_PERCENT,
    plannedIterations: planned.length,
    notes: request.notes ?? null,
    namedHostId: host?.id ?? null,
    by: { instanceId },
  });
  const iterationIds = await store.iterations.addAll(
    planned.map(({ testCase, iterationNumber, configHash }) => {
      const { id: testCaseId, title, model, provider } = testCase;
      return { runId, testCaseId, title, iterationNumber, model, provider, configHash };
    }),
  );
  const iterations = planned.flatMap(({ configHash: _, ...plan }, index) => {
    const iterationId = iterationIds[index];
    return iterationId === undefined ? [] : { iterationId, ...plan };
  });
  return { runId, iterations };
}

function lowerCaseNames(keys: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name.toLowerCase(), key]));
}
