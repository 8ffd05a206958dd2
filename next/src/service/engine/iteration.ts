import type { Step, ToolCall } from '../../api/cases.ts';
import type { WireCall } from '../../api/resources/trace.ts';
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

/** What an iteration ended with. */
export interface IterationOutcome {
  /** `completed` if all steps were carried out. */
  status: 'completed' | 'failed' | 'cancelled';
  result: 'passed' | 'failed' | null;
  durationMs: number;
  failures: Failure[];
  toolCalls: WireCall[];
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
  { redactor, onBug }: Surroundings,
): Promise<IterationOutcome> {
  const failures: Failure[] = [];
  const toolCalls: WireCall[] = [];
  const startedAt = performance.now();
  const end = (status: IterationOutcome['status'], result: IterationOutcome['result']) => {
    const durationMs = Math.round(performance.now() - startedAt);
    return { status, result, durationMs, failures, toolCalls };
  };
  let last: CallRecord | null = null;
  try {
    for (const step of steps) {
      signal.throwIfAborted();
      if (step.kind === 'toolCall') {
        const args = redactor.json(step.arguments, TEXT_LIMIT);
        toolCalls.push({ toolName: step.toolName, arguments: args });
        const call = await runCall(step, connect, redactor);
        const failure = judgeCall(step, call, redactor);
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
    const found = nearestName(toolName, connection.tools);
    const nearest = found === undefined ? null : shown(found);
    throw new FailureError({ kind: 'missing-tool', server, tool, nearest, baselineHad: null });
  }
  return { server, tool, result: await connection.call(toolName, args) };
}
