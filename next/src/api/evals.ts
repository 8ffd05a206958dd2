import * as z from 'zod';
import { failure } from '../report/failure.ts';
import { MAX_CASES, testCase } from './cases.ts';

const id = () => z.string().min(1);
/** Epoch milliseconds. */
const time = () => z.number();

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().optional() });

export const projects = pageOf(z.object({ id: id(), name: z.string() }));

export const servers = pageOf(
  z.object({
    id: id(),
    name: z.string(),
    projectId: id(),
    enabled: z.boolean(),
    transportType: z.enum(['http', 'stdio']),
    createdAt: time(),
    updatedAt: time(),
  }),
);

export const suiteRequest = z.strictObject({
  name: z.string().trim().min(1).max(500),
  serverIds: z.array(id()).min(1),
  tests: z.array(testCase).min(1).max(MAX_CASES),
});

export const createdSuite = z.object({ suiteId: id(), name: z.string() });

export const runRequest = z.strictObject({
  suiteId: id(),
  /** Instead of the servers of the suite. */
  serverIds: z.array(id()).min(1).optional(),
});

const runStatus = z.enum(['pending', 'running', 'completed', 'failed', 'cancelled']);

export const createdRun = z.object({
  runId: id(),
  suiteId: id(),
  status: runStatus,
  servers: z.array(z.object({ id: id(), name: z.string() })),
});

export const run = z.object({
  id: id(),
  suiteId: id(),
  /** Any text: a service may add statuses. */
  status: z.string(),
  /** Whether the run met the suite's criteria; null if it has no result. */
  result: z.enum(['passed', 'failed']).nullable(),
  /** `total` is the plan while the run goes on, then the number of results. */
  summary: z.object({ total: z.int(), passed: z.int(), failed: z.int(), passRate: z.number() }),
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
