import { ERROR_REASON } from '../../contract/envelope.ts';
import type { RunCreate } from '../../contract/eval-requests.ts';
import type { RunCreated } from '../../contract/run.ts';
import { ApiFailure, notFound, validationFailure } from '../api-failure.ts';
import type { ServerConnections } from '../config/project-setup.ts';
import type { IterationPlan, ModelCatalogue, RunPlan, RunServer } from '../engine/plan.ts';
import type { Store } from '../store/store.ts';
import type { SuiteRecord } from '../store/suites.ts';
import { findForeignServers } from './case-rules.ts';
import { selectCases } from './case-selection.ts';
import { chooseModel, type ModelDefaults, requireExecutableModels } from './model-choice.ts';
import { overrideMatchOptions } from './run-knobs.ts';
import { findRepeat, rememberCreation } from './run-repeat.ts';
import { connectable, requireSavedSelection, requireServers } from './server-selection.ts';

/** Percent of iterations that must pass where neither the request nor the suite says it. */
export const DEFAULT_MINIMUM_PASS_RATE_PERCENT = 100;

export interface RunCreationParts {
  store: Store;
  catalogue: ModelCatalogue;
  connections: ServerConnections;
  maxConcurrentRuns: number;
}

interface Scope {
  organizationId: string;
  projectId: string;
  userId: string;
}

/** A run and what it executes; a repeated request finds the run it created, which goes on. */
export type CreatedRun = { plan: RunPlan; reply: RunCreated } | { plan: null; reply: RunCreated };

/**
 * Creates a run and plans what it executes; the caller starts it. A request is judged in the
 * order the API fixes (body, models, servers, free slot), and a refused one leaves no trace.
 * Throws ApiFailure.
 */
export function createRun(
  parts: RunCreationParts,
  scope: Scope,
  request: RunCreate,
  idempotencyKey: string | null = null,
): CreatedRun {
  const { store, catalogue, maxConcurrentRuns } = parts;
  return store.transaction(() => {
    const suite = requireSuite(store, scope.projectId, request);
    const repeatKey = idempotencyKey === null ? null : { ...scope, key: idempotencyKey };
    const repeated = repeatKey && findRepeat(store, repeatKey, request);
    if (repeated !== null) return { plan: null, reply: repeated };
    const cases = selectCases(store, suite, request);
    const defaults: ModelDefaults = {
      model: request.model ?? suite?.model ?? null,
      provider: request.provider ?? suite?.provider ?? null,
    };
    const modelApiKeys = lowerCaseNames(request.modelApiKeys ?? {});
    requireExecutableModels(catalogue, cases, defaults, modelApiKeys);

    const servers = selectServers(parts, scope.projectId, suite, request);
    const foreign = findForeignServers(cases, servers);
    if (foreign.length > 0) throw validationFailure(foreign);
    requireFreeSlot(store, scope.organizationId, maxConcurrentRuns);

    const suiteId = suite?.id ?? addSuite(store, scope.projectId, request, servers);
    const committed = store.testCases.upsert(suiteId, request.tests ?? []);
    if (committed.length > 0) store.suites.touch(suiteId);
    store.projects.touch(scope.projectId);
    const titles = cases.map(({ title }) => title);
    const { runId, iterations } = addRun(store, scope, {
      suite,
      suiteId,
      titles,
      request,
      defaults,
    });
    const reply = {
      runId,
      suiteId,
      status: 'running',
      servers: servers.map(({ id, name }) => ({ id, name })),
      caseUpsert: { committed, failed: [] },
    };
    if (repeatKey !== null) rememberCreation(store, repeatKey, request, reply);
    return { plan: { runId, servers, iterations, modelApiKeys }, reply };
  });
}

/** The suite to run again, or null where the request brings a new one. */
function requireSuite(store: Store, projectId: string, request: RunCreate): SuiteRecord | null {
  if (request.suiteId === undefined) return null;
  const suite = store.suites.find(projectId, request.suiteId);
  if (suite === undefined) throw notFound('eval suite', request.suiteId);
  return suite;
}

function selectServers(
  { store, connections }: RunCreationParts,
  projectId: string,
  suite: SuiteRecord | null,
  { serverIds }: RunCreate,
): RunServer[] {
  const selected =
    serverIds === undefined && suite !== null
      ? requireSavedSelection(store, suite.id)
      : requireServers(store, projectId, serverIds ?? []);
  return connectable(selected, connections);
}

function requireFreeSlot(store: Store, organizationId: string, maxConcurrentRuns: number): void {
  if (store.runs.countExecuting(organizationId) < maxConcurrentRuns) return;
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
  servers: readonly RunServer[],
): string {
  return store.suites.add({
    projectId,
    name: request.suiteName ?? '',
    description: request.suiteDescription ?? null,
    model: request.model ?? null,
    provider: request.provider ?? null,
    minimumPassRatePercent: request.passCriteria?.minimumPassRate ?? null,
    serverIds: servers.map(({ id }) => id),
  });
}

interface RunSource {
  suite: SuiteRecord | null;
  suiteId: string;
  /** Of the cases to execute, in their order. */
  titles: readonly string[];
  request: RunCreate;
  defaults: ModelDefaults;
}

function addRun(
  store: Store,
  { organizationId, projectId }: Scope,
  { suite, suiteId, titles, request, defaults }: RunSource,
): { runId: string; iterations: IterationPlan[] } {
  const stored = new Map(store.testCases.ofSuite(suiteId).map((row) => [row.title, row]));
  const executed = titles.flatMap((title) => stored.get(title) ?? []);
  const planned = executed.flatMap(({ id, definition }) => {
    const matchOptions = overrideMatchOptions(
      definition.matchOptions,
      request.matchOptionsOverride,
    );
    const testCase = {
      ...definition,
      ...chooseModel(definition, defaults),
      ...(matchOptions && { matchOptions }),
      id,
    };
    const count = request.iterationOverride ?? definition.runs ?? 1;
    return Array.from({ length: count }, (_, index) => ({ testCase, iterationNumber: index + 1 }));
  });
  const runId = store.runs.add({
    organizationId,
    projectId,
    suiteId,
    minimumPassRatePercent:
      request.passCriteria?.minimumPassRate ??
      suite?.minimumPassRatePercent ??
      DEFAULT_MINIMUM_PASS_RATE_PERCENT,
    plannedIterations: planned.length,
    notes: request.notes ?? null,
  });
  const iterations = planned.map(({ testCase, iterationNumber }) => {
    const { id: testCaseId, title, model, provider } = testCase;
    const iterationId = store.iterations.add({
      runId,
      testCaseId,
      title,
      iterationNumber,
      model,
      provider,
    });
    return { iterationId, iterationNumber, testCase };
  });
  return { runId, iterations };
}

function lowerCaseNames(keys: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name.toLowerCase(), key]));
}
