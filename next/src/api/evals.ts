import * as z from 'zod';
import { failure } from '../report/failure.ts';
import { testCase } from './cases.ts';

const id = () => z.string().min(1);
const time = () => z.number();

/** A page of items. `nextCursor` is left out on the last one. */
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().optional() });

export const projects = pageOf(z.object({ id: id(), name: z.string() }));

const savedServer = z.object({
  id: id(),
  name: z.string(),
  projectId: id(),
  enabled: z.boolean(),
  transportType: z.enum(['http', 'stdio']),
  createdAt: time(),
  updatedAt: time(),
});
export const servers = pageOf(savedServer);

const passCriteria = z.strictObject({
  /** Percent. */
  minimumPassRate: z.number().min(0).max(100),
});

export const suiteRequest = z.strictObject({
  name: z.string().trim().min(1).max(500),
  serverIds: z.array(id()).min(1),
  passCriteria: passCriteria.optional(),
  tests: z.array(testCase).min(1).max(10_000),
});

const committed = z.object({ committed: z.array(z.object({ id: id(), name: z.string() })) });
export const createdSuite = z.object({ suiteId: id(), name: z.string(), caseUpsert: committed });

export const runRequest = z.strictObject({
  suiteId: id(),
  serverIds: z.array(id()).min(1).optional(),
  notes: z.string().max(10_000).optional(),
});

const runStatus = z.enum(['pending', 'running', 'completed', 'failed', 'cancelled']);
export type RunStatus = z.infer<typeof runStatus>;

export const createdRun = z.object({
  runId: id(),
  suiteId: id(),
  status: runStatus,
  servers: z.array(z.object({ id: id(), name: z.string() })),
});

export const run = z.object({
  id: id(),
  suiteId: id(),
  status: z.string(),
  /** Whether the run met the suite's criteria; null if it has no result. */
  result: z.enum(['passed', 'failed']).nullable(),
  summary: z.object({ total: z.int(), passed: z.int(), failed: z.int(), passRate: z.number() }),
  source: z.string(),
  notes: z.string().nullable(),
  createdAt: time(),
  completedAt: time().nullable(),
});
export type Run = z.infer<typeof run>;

const call = z.object({ toolName: z.string(), arguments: z.unknown() });
export type WireCall = z.infer<typeof call>;

const iteration = z.object({
  id: id(),
  testCaseId: id().nullable(),
  title: z.string().nullable(),
  iterationNumber: z.int(),
  status: z.string(),
  result: z.enum(['passed', 'failed']).nullable(),
  startedAt: time().nullable(),
  durationMs: z.number().nullable(),
  actualToolCalls: z.array(call),
  /** For clients that do not read `failures`. */
  error: z.string().nullable(),
  /** Sent by our service only. */
  failures: z.array(failure).optional(),
});
export type Iteration = z.infer<typeof iteration>;
export const iterations = pageOf(iteration);

/** The body of every error. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
