import { once } from 'node:events';
import type { Step, ToolCall } from '../../api/cases.ts';
import type { Execution } from '../../api/resources/execution.ts';
import type { Trace, WireCall } from '../../api/resources/trace.ts';
import { messageOf } from '../../lib/errors.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { countsAs } from '../../report/counts-as.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Connection } from '../mcp/connection.ts';
import type { Surroundings } from '../surroundings.ts';
import { judge, judgeCall } from './judge.ts';
import type { Slot } from './slot.ts';
import { Transcript } from './transcript.ts';

const ITERATION_LIMIT_MS = 300_000;

/** Where steps run. */
interface Place {
  slot: Slot;
  transcript: Transcript;
  redactor: Redactor;
}

/** What an iteration ended with. */
export interface IterationOutcome {
  /** `completed` if all steps were carried out. */
  status: 'completed' | 'failed' | 'cancelled';
  /** Null: incomplete. */
  result: 'passed' | 'failed' | null;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Of the steps: what servers take to start does not count. */
  durationMs: number;
  failures: Failure[];
  toolCalls: WireCall[];
  trace: Trace;
}

/** Runs the steps of a case in order, and judges what they did. Never rejects. */
export async function runIteration(
  steps: readonly Step[],
  slot: Slot,
  { iterationTimeoutMs = ITERATION_LIMIT_MS }: Execution,
  signal: AbortSignal,
  surroundings: Surroundings,
): Promise<IterationOutcome> {
  const { redactor, onBug } = surroundings;
  const transcript = new Transcript(surroundings);
  const failures: Failure[] = [];
  const end = (status: IterationOutcome['status'], result = resultOf(failures)) => {
    const { startedAt, durationMs, toolCalls, trace } = transcript;
    return { status, result, startedAt, durationMs, failures, toolCalls, trace };
  };
  try {
    const placed = await slot.prepare(steps);
    transcript.start();
    await withinLimit(iterationTimeoutMs, transcript, signal, async (limited) => {
      for (const [index, step] of placed.entries()) {
        limited.throwIfAborted();
        transcript.beginStep(index, step.id);
        const failure = await runStep(step, { slot, transcript, redactor });
        limited.throwIfAborted();
        if (failure !== null) failures.push(failure);
      }
    });
    return end('completed');
  } catch (error) {
    if (signal.aborted) {
      failures.push({ kind: 'cancelled' });
      return end('cancelled', null);
    }
    if (error instanceof FailureError) failures.push(error.failure);
    else {
      onBug(error);
      failures.push({ kind: 'bug', message: redactor.text(messageOf(error), TEXT_LIMIT) });
    }
    return end('failed');
  }
}

function resultOf(failures: readonly Failure[]): IterationOutcome['result'] {
  if (failures.length === 0) return 'passed';
  return failures.some((failure) => countsAs(failure) === 'failed') ? 'failed' : null;
}

/** Runs steps within a limit. Throws a FailureError when it ends, or the reason of the signal. */
async function withinLimit(
  limitMs: number,
  transcript: Transcript,
  signal: AbortSignal,
  work: (limited: AbortSignal) => Promise<void>,
): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    const { waitedFor } = transcript;
    const value = limitMs;
    const which = 'iteration';
    limit.abort(new FailureError({ kind: 'limit', which, value, path: null, waitedFor }));
  }, limitMs);
  const limited = AbortSignal.any([signal, limit.signal]);
  const ended = once(limited, 'abort');
  try {
    // A request does not end with the limit; its connection does.
    await Promise.race([work(limited), ended.then(() => limited.throwIfAborted())]);
  } finally {
    clearTimeout(timer);
    // Ends what waits for the signal.
    limit.abort();
  }
}

/** Carries out a step. Throws a FailureError if the steps after it cannot be carried out. */
async function runStep(step: Step, place: Place): Promise<Failure | null> {
  const { last } = place.transcript;
  switch (step.kind) {
    case 'toolCall':
      return callTool(step, place);
    case 'assert':
      return last === null ? null : judge(step, last, place.redactor);
    case 'prompt':
      throw new Error('the creation of the run did not refuse a prompt');
  }
}

async function callTool(step: ToolCall, { slot, transcript, redactor }: Place) {
  const server = redactor.text(slot.serverOf(step).entry.name, NAME_LIMIT);
  const tool = redactor.text(step.toolName, NAME_LIMIT);
  transcript.last = null;
  transcript.waitedFor = 'server';
  const result = await slot.use(step, async (connection) => {
    await checkTool(step, server, connection, redactor);
    transcript.beginCall(tool, step.arguments);
    return connection.call(step.toolName, step.arguments).catch((error) => {
      const failure = error instanceof FailureError ? error.failure : null;
      if (failure?.kind === 'server') failure.tool = tool;
      throw error;
    });
  });
  transcript.waitedFor = null;
  const call = { server, tool, result };
  const failure = judgeCall(step, call, redactor);
  transcript.endCall(call, failure === null);
  return failure;
}

/** Throws a FailureError if a server does not have the tool of a step. */
async function checkTool(
  { toolName, expectError }: ToolCall,
  server: string,
  connection: Connection,
  redactor: Redactor,
): Promise<void> {
  const { tools, badTools } = connection;
  const mayBeNew = !tools.has(toolName) && connection.mayChangeTools;
  if (connection.hasListChanged || mayBeNew) await connection.loadTools();
  // The call of a bad tool fails by what MCP does not allow in it.
  if (tools.has(toolName) || badTools.has(toolName)) return;
  const { listRefusal } = connection;
  if (listRefusal !== null && expectError === undefined) return;
  // The error of a tool that may not exist proves nothing.
  if (listRefusal !== null) throw listRefusal;
  const tool = redactor.text(toolName, NAME_LIMIT);
  const found = nearestName(toolName, tools.keys());
  const nearest = found === undefined ? null : redactor.text(found, NAME_LIMIT);
  throw new FailureError({ kind: 'missing-tool', server, tool, nearest, baselineHad: null });
}
