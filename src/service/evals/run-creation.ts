import { ERROR_REASON } from '../../contract/envelope.ts';
import type { RunCreate } from '../../contract/eval-requests.ts';
import type { RunCreated } from '../../contract/run.ts';
import type { TestCase } from '../../contract/test-case.ts';
import type { ValidationProblem } from '../../contract/validation.ts';
import { ApiFailure, notFound, validationFailure } from '../api-failure.ts';
import type { ServerConnections } from '../config/project-setup.ts';
import type { IterationPlan, ModelCatalogue, RunPlan, RunServer } from '../engine/plan.ts';
import type { Store } from '../store/store.ts';
import type { SuiteRecord } from '../store/suites.ts';
import { findCaseProblems, findForeignServers } from './case-rules.ts';
import { chooseModel, type ModelDefaults, requireExecutableModels } from './model-choice.ts';
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
}

/**
 * Creates a run and plans what it executes; the caller starts it. A request is judged in the
 * order the API fixes (body, models, servers, free slot), and a refused one leaves no trace.
 * Throws ApiFailure.
 */
export function createRun(
  parts: RunCreationParts,
  scope: Scope,
  request: RunCreate,
): { plan: RunPlan; reply: RunCreated } {
  const { store, catalogue, maxConcurrentRuns } = parts;
  return store.transaction(() => {
    const suite = requireSuite(store, scope.projectId, request);
    const cases = requireCases(store, suite, request);
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
    const { runId, iterations } = addRun(store, scope, { suite, suiteId, request, defaults });
    return {
      plan: { runId, servers, iterations, modelApiKeys },
      reply: {
        runId,
        suiteId,
        status: 'running',
        servers: servers.map(({ id, name }) => ({ id, name })),
        caseUpsert: { committed, failed: [] },
      },
    };
  });
}

/** The suite to run again, or null where the request brings a new one. */
function requireSuite(store: Store, projectId: string, request: RunCreate): SuiteRecord | null {
  if (request.suiteId === undefined) return null;
  const suite = store.suites.find(projectId, request.suiteId);
  if (suite === undefined) throw notFound('eval suite', request.suiteId);
  return suite;
}

/** The cases of the run: those of the suite, with those of the request in place of their likes. */
function requireCases(store: Store, suite: SuiteRecord | null, request: RunCreate): TestCase[] {
  const tests = request.tests ?? [];
  const problems = [
    ...(suite === null ? findFormProblems(request) : []),
    ...findCaseProblems(tests),
  ];
  if (problems.length > 0) throw validationFailure(problems);
  const stored = suite === null ? [] : store.testCases.ofSuite(suite.id);
  const byTitle = new Map(stored.map(({ title, definition }) => [title, definition]));
  for (const test of tests) byTitle.set(test.title, test);
  if (byTitle.size === 0) {
    // The suite of an ingested run has neither; that it cannot be run again is the reason to tell.
    if (suite !== null && request.serverIds === undefined) requireSavedSelection(store, suite.id);
    throw validationFailure([
      { path: ['tests'], message: 'the suite has no test cases; send some in tests' },
    ]);
  }
  return [...byTitle.values()];
}

function findFormProblems({ suiteName, tests, serverIds }: RunCreate): ValidationProblem[] {
  if (suiteName === undefined) {
    const message =
      'name the suite to run in suiteId, or a new one in suiteName, with tests and serverIds';
    return [{ path: [], message }];
  }
  const problems: ValidationProblem[] = [];
  if (tests === undefined || tests.length === 0) {
    problems.push({ path: ['tests'], message: 'a new suite needs at least one test' });
  }
  if (serverIds === undefined) {
    problems.push({ path: ['serverIds'], message: 'a new suite needs at least one server' });
  }
  return problems;
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
  request: RunCreate;
  defaults: ModelDefaults;
}

function addRun(
  store: Store,
  scope: Scope,
  { suite, suiteId, request, defaults }: RunSource,
): { runId: string; iterations: IterationPlan[] } {
  const planned = store.testCases.ofSuite(suiteId).flatMap(({ id, definition }) => {
    const testCase = { ...definition, ...chooseModel(definition, defaults), id };
    const count = request.iterationOverride ?? definition.runs ?? 1;
    return Array.from({ length: count }, (_, index) => ({ testCase, iterationNumber: index + 1 }));
  });
  const runId = store.runs.add({
    ...scope,
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
