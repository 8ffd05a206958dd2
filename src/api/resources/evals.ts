import * as z from 'zod';
import { failure } from '../../report/failure.ts';
import { problem } from '../../report/problem.ts';
import { MAX_CASES, MAX_RUNS, testCase } from '../cases/cases.ts';
import { execution } from './execution.ts';
import { id, membersOf, openObject, pageOf, texts, time, times } from './shapes.ts';
import { call } from './trace.ts';

const name = () => z.string().trim().min(1).max(500);
const serverIds = () => z.array(id()).min(1);
/** What suites and runs can set. */
const settings = {
  serverNames: z.array(z.string()).optional(),
  /** Model of cases that name none. */
  model: z.string().min(1).optional(),
  provider: z.string().min(1).optional(),
  /** `minimumPassRate` is in percent. */
  passCriteria: z.strictObject({ minimumPassRate: z.number().min(0).max(100) }).optional(),
};

/** Requests that decide what is judged are strict at every depth, so that no setting is ignored. */
export const suiteRequest = z.strictObject({
  name: name(),
  description: z.string().max(5_000).optional(),
  serverIds: serverIds(),
  ...settings,
  /** Accepted and not stored. */
  tags: z.array(z.string()).optional(),
  tests: z.array(testCase).min(1).max(MAX_CASES),
});

const serverReference = z.object({ id: id(), name: z.string().nullish() });
const startedServer = serverReference.extend({
  /** Null: it has not listed them, or the service does not say. */
  tools: z.array(z.object({ name: z.string(), inputSchema: openObject().nullish() })).nullish(),
});
const caseReference = z.object(texts('id', 'name'));
const caseUpsert = z
  .object({
    committed: z.array(caseReference).nullish(),
    failed: z.array(caseReference.extend({ error: z.string().nullish() })).nullish(),
  })
  .nullish();

export const createdSuite = z.object({
  suiteId: id(),
  name: z.string().nullish(),
  servers: z.array(serverReference).nullish(),
  caseUpsert,
});

export const suite = z.object({
  id: id(),
  ...texts('name', 'description', 'projectId'),
  environment: z.object({ servers: z.array(z.string()).nullish() }).nullish(),
  ...membersOf(openObject().nullish(), 'executionConfig', 'settings', 'schedule'),
  hosts: z.array(openObject()).nullish(),
  ...times,
});

export const cases = pageOf(
  z.object({
    id: id(),
    title: z.string(),
    steps: z.array(openObject()).nullish(),
    iterations: z.int().nullish(),
    isNegative: z.boolean().nullish(),
    models: z.array(openObject()).nullish(),
    ...times,
  }),
);

/**
 * Form A names a saved suite by `suiteId`; `tests` replace its cases of the same titles. Form B
 * creates a suite of `suiteName`, `tests` and `serverIds`.
 */
export const runRequest = z.strictObject({
  suiteId: id().optional(),
  suiteName: name().optional(),
  suiteDescription: z.string().max(5_000).optional(),
  tests: z.array(testCase).max(MAX_CASES).optional(),
  /** Saved cases to run; all without it. */
  caseIds: z.array(id()).min(1).optional(),
  serverIds: serverIds().optional(),
  ...settings,
  /** Keys by provider. They stay in memory. */
  modelApiKeys: z.record(z.string(), z.string().min(1)).optional(),
  /** A saved host whose settings the run takes. */
  namedHostId: id().optional(),
  hostId: id().optional(),
  notes: z.string().max(20_000).optional(),
  /** Iterations of each case, instead of its own number. */
  iterationOverride: z.int().min(1).max(MAX_RUNS).optional(),
  /** Has no effect: a suite id alone is always a rerun. */
  suiteRerun: z.boolean().optional(),
  idempotencyKey: z.string().min(1).max(256).optional(),
  execution: execution.optional(),
});

export const createdRun = z.object({
  runId: id(),
  ...texts('suiteId', 'status'),
  servers: z.array(startedServer).nullish(),
  caseUpsert,
  /** Whether an earlier request with the same idempotency key created it. */
  deduped: z.boolean().nullish(),
});

export const run = z.object({
  id: id(),
  /** Any text: a service may add statuses. */
  status: z.string(),
  /**
   * `result`: whether the run met its criteria; null without. `statusReason`: why there is no result.
   * `scoreIntegrity`: whether a service checked scores, and they hold. Ours checks none.
   */
  ...texts('suiteId', 'result', 'statusReason', 'source', 'notes', 'scoreIntegrity'),
  runNumber: z.int().nullish(),
  /** `total` is the plan while the run goes on, then the number of results. */
  summary: z
    .object({
      ...membersOf(z.int().nullish(), 'total', 'passed', 'failed'),
      /** Share from 0 to 1. */
      passRate: z.number().nullish(),
    })
    .nullish(),
  ...membersOf(time().nullish(), 'createdAt', 'completedAt'),
});
export type Run = z.infer<typeof run>;
export const runs = pageOf(run);

/** `details` of a refused run: servers that cannot start as they are configured. */
export const serverConfiguration = z.object({
  reason: z.literal('SERVER_CONFIGURATION'),
  servers: z.array(z.object({ failure })),
});

/** A mistake in a case that its schema does not see. */
const caseMisfit = z.object({
  /** Index of the case. */
  test: z.int(),
  /** Index of the step; null: the case as a whole. */
  step: z.int().nullable(),
  /** In the step, or else in the case, in the API's words, such as `['arguments', 'price']`. */
  path: z.array(z.union([z.string(), z.int()])),
  data: problem.shape.data,
});
export type CaseMisfit = z.infer<typeof caseMisfit>;

/** `details` of a refused suite or run: what is wrong in its cases. */
export const caseMisfits = z.object({
  reason: z.enum(['CASES', 'ARGUMENT_MISFIT', 'NO_EVIDENCE']),
  misfits: z.array(caseMisfit),
  servers: createdRun.shape.servers,
});

/** The servers of a run with their tools; null: not known. */
export type ToolLists = NonNullable<z.infer<typeof createdRun>['servers']>;
export type MisfitReason = z.infer<typeof caseMisfits>['reason'];

const iteration = z.object({
  id: id(),
  status: z.string(),
  /** `error` is for clients that do not read `failures`. */
  ...texts('runId', 'testCaseId', 'title', 'result', 'model', 'provider'),
  ...texts('error', 'scoreIntegrity'),
  iterationNumber: z.int().nullish(),
  startedAt: time().nullish(),
  ...membersOf(z.number().nullish(), 'durationMs', 'tokensUsed'),
  usage: openObject().nullish(),
  ...membersOf(z.array(call).nullish(), 'actualToolCalls', 'expectedToolCalls'),
  /** Sent by our service only. */
  failures: z.array(failure).nullish(),
  scores: z.unknown().optional(),
  evaluationConfig: z.unknown().optional(),
});
export type Iteration = z.infer<typeof iteration>;
export const iterations = pageOf(iteration);
export { trace } from './trace.ts';
