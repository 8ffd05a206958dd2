import { z } from 'zod';
import type { IngestStart } from '../../contract/resources/ingest.ts';
import { ciMetadataSchema, TERMINAL_STATUSES } from '../../contract/resources/run.ts';
import { DEFAULT_MINIMUM_PASS_RATE_PERCENT } from '../evals/run-criteria.ts';
import { ApiFailure, notFound, validationFailure } from '../refusals/api-failure.ts';
import type { RunRecord, SuiteRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

/** What is kept of what a reporter tells about its run. */
const runOriginSchema = z.object({
  framework: z.string().optional(),
  ci: z.object(ciMetadataSchema.shape).optional(),
  expectedIterations: z.number().optional(),
  tags: z.array(z.string()).optional(),
  serverNames: z.array(z.string()).optional(),
  hostConfigHash: z.string().optional(),
  evaluationConfigHash: z.string().optional(),
});

/** Where the results of a request go. */
export interface IngestScope {
  organizationId: string;
  projectId: string;
}

/** A run as it is after a request; `reused`: it was there before. */
export interface OpenedRun {
  run: RunRecord;
  reused: boolean;
}

/**
 * The run of `externalRunId` in the project, created where there is none. Throws ApiFailure, also
 * where that run is one of another suite.
 */
export async function startRun(
  store: Store,
  scope: IngestScope,
  request: IngestStart,
): Promise<OpenedRun> {
  const problem = hostConfigProblem(request);
  if (problem !== null) throw validationFailure([problem]);
  return store.transaction(async (tx) => {
    const { projectId } = scope;
    const { externalRunId } = request;
    await tx.lock('projects', projectId);
    const existing = await tx.runs.findByExternalId(projectId, externalRunId);
    if (existing !== undefined) {
      await requireSameSuite(tx, existing, request);
      requireSameScoring(existing, request);
      return { run: await hearOf(tx, existing), reused: true };
    }
    const suite = await ensureSuite(tx, projectId, request);
    const runId = await addRun(tx, scope, suite, request);
    await tx.projects.touch(projectId);
    return { run: await requireRun(tx, projectId, runId), reused: false };
  });
}

/**
 * An ingested run of the project. Runs that this service executes take no results from elsewhere,
 * so they are as unknown. Throws ApiFailure.
 */
export async function requireRun(
  store: Store,
  projectId: string,
  runId: string,
): Promise<RunRecord> {
  const run = await store.runs.find(projectId, runId);
  if (run === undefined || run.externalRunId === null) throw notFound('ingested run', runId);
  return run;
}

/** A run as it is once its reporter was heard of: what was ended for its silence goes on. */
export async function hearOf(store: Store, run: RunRecord): Promise<RunRecord> {
  const { id, projectId, status, endReason } = run;
  if (TERMINAL_STATUSES.includes(status) && endReason === null) return run;
  await store.runs.hear(id);
  return endReason === null ? run : requireRun(store, projectId, id);
}

function hostConfigProblem({ hostConfig, hostConfigHash }: IngestStart) {
  if ((hostConfig === undefined) === (hostConfigHash === undefined)) return null;
  const missing = hostConfig === undefined ? 'hostConfig' : 'hostConfigHash';
  return { path: [missing], message: 'is missing; send hostConfig and hostConfigHash together' };
}

async function requireSameSuite(
  store: Store,
  run: RunRecord,
  { suiteName, externalRunId }: IngestStart,
): Promise<void> {
  const suite = await store.suites.find(run.projectId, run.suiteId);
  if (suite === undefined || suite.name === suiteName) return;
  throw new ApiFailure(
    'CONFLICT',
    `The run ${JSON.stringify(externalRunId)} belongs to the suite ${JSON.stringify(suite.name)}, not to ${JSON.stringify(suiteName)}; send another externalRunId.`,
    { details: { runId: run.id, suiteId: suite.id } },
  );
}

/** Scores by different rules are no single run. A request that does not tell its rules is let in. */
function requireSameScoring(
  { id: runId, origin }: RunRecord,
  { evaluationConfigHash: sent }: IngestStart,
): void {
  const stored = origin?.evaluationConfigHash;
  if (stored === undefined || sent === undefined || stored === sent) return;
  throw new ApiFailure(
    'CONFLICT',
    'The run of this externalRunId was started with another evaluationConfigHash; send another externalRunId.',
    { details: { runId } },
  );
}

async function ensureSuite(
  store: Store,
  projectId: string,
  request: IngestStart,
): Promise<SuiteRecord> {
  const { suiteName: name, suiteDescription } = request;
  const existing = await store.suites.findByName(projectId, name);
  if (existing !== undefined) return existing;
  const id = await store.suites.add({
    projectId,
    name,
    description: suiteDescription ?? null,
    model: null,
    provider: null,
    minimumPassRatePercent: null,
    serverIds: [],
  });
  const added = await store.suites.find(projectId, id);
  if (added === undefined) throw new Error(`The suite ${id} was not stored.`);
  return added;
}

function addRun(
  store: Store,
  scope: IngestScope,
  suite: SuiteRecord,
  request: IngestStart,
): Promise<string> {
  const expectedIterations = Math.ceil(request.expectedIterations ?? 0);
  return store.runs.add({
    ...scope,
    suiteId: suite.id,
    minimumPassRatePercent:
      request.passCriteria?.minimumPassRate ??
      suite.minimumPassRatePercent ??
      DEFAULT_MINIMUM_PASS_RATE_PERCENT,
    plannedIterations: Math.min(expectedIterations, Number.MAX_SAFE_INTEGER),
    notes: request.notes ?? null,
    by: {
      externalRunId: request.externalRunId,
      origin: runOriginSchema.parse(request),
    },
  });
}
