import type { Step, ToolCall } from '../../api/cases.ts';
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
import { type CallRecord, judge, judgeCall } from './judge.ts';

/** Most characters of arguments that an iteration stores. Those of further calls are null. */
const MAX_STORED = 400_000;

/** What an iteration ended with. */
export interface IterationOutcome {
  /** `completed` if all steps were carried out. */
  status: 'completed' | 'failed' | 'cancelled';
  result: 'passed' | 'failed' | null;
  /** Epoch milliseconds. */
  startedAt: number;
  durationMs: number;
  failures: Failure[];
  toolCalls: WireCall[];
  trace: Trace;
}

/** Connects to a server of the run, or returns its connection. Throws a FailureError. */
type Connect = (
  server: string | undefined,
) => Promise<{ name: string; connection: Pick<Connection, 'tools' | 'call'> }>;

/** Runs the steps of a case in order, and judges what they did. Never rejects. */
export async function runIteration(
  steps: readonly Step[],
  connect: Connect,
  signal: AbortSignal,
  { redactor, onBug, now }: Surroundings,
): Promise<IterationOutcome> {
  const failures: Failure[] = [];
  const toolCalls: WireCall[] = [];
  const startedAt = now();
  const started = performance.now();
  const messages: NonNullable<Trace['messages']> = [];
  const spans: NonNullable<Trace['spans']> = [];
  const elapsed = () => Math.round(performance.now() - started);
  const end = (status: IterationOutcome['status'], result: IterationOutcome['result']) => {
    const trace = { traceVersion: 1, messages, spans };
    return { status, result, startedAt, durationMs: elapsed(), failures, toolCalls, trace };
  };
  let last: CallRecord | null = null;
  let room = MAX_STORED;
  try {
    for (const [stepIndex, step] of steps.entries()) {
      signal.throwIfAborted();
      if (step.kind === 'toolCall') {
        const { toolName } = step;
        room -= JSON.stringify(step.arguments).length;
        const args = room < 0 ? null : redactor.json(step.arguments, TEXT_LIMIT);
        toolCalls.push({ toolName, arguments: args });
        messages.push({
          role: 'assistant',
          content: [{ type: 'tool-call', toolName, input: args }],
        });
        const startMs = startedAt + elapsed();
        const call = await runCall(step, connect, redactor);
        const output = redactor.json(call.result, TEXT_LIMIT);
        messages.push({ role: 'tool', content: [{ type: 'tool-result', toolName, output }] });
        const failure = judgeCall(step, call, redactor);
        const status = failure === null ? 'ok' : 'error';
        const times = { startMs, endMs: startedAt + elapsed() };
        const id = `span-${stepIndex}`;
        const named = { authoredStepId: step.id, toolName: redactor.text(toolName, NAME_LIMIT) };
        spans.push({ id, name: 'call', category: 'tool', ...times, stepIndex, status, ...named });
        if (failure !== null) failures.push(failure);
        // The result of a failed call is not judged again.
        last = failure === null ? call : null;
      } else if (step.kind === 'prompt') {
        throw new Error('the creation of the run did not refuse a prompt');
      } else if (last !== null) {
        const missed = judge(step, last, redactor);
        if (missed !== null) failures.push(missed);
      }
    }
    return end('completed', failures.length > 0 ? 'failed' : 'passed');
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
    const isFailed = failures.some((failure) => countsAs(failure) === 'failed');
    return end('failed', isFailed ? 'failed' : null);
  }
}

async function runCall(
  { serverName, toolName, arguments: args }: ToolCall,
  connect: Connect,
  redactor: Redactor,
): Promise<CallRecord> {
  const { name, connection } = await connect(serverName);
  const shown = (text: string) => redactor.text(text, NAME_LIMIT);
  const [server, tool] = [shown(name), shown(toolName)];
  if (!connection.tools.has(toolName)) {
    const found = nearestName(toolName, connection.tools.keys());
    const nearest = found === undefined ? null : shown(found);
    throw new FailureError({ kind: 'missing-tool', server, tool, nearest, baselineHad: null });
  }
  return { server, tool, result: await connection.call(toolName, args) };
}
