import { type Step, TEXT_LIMIT, type ToolCall } from '../../api/cases.ts';
import type { WireCall } from '../../api/evals.ts';
import { messageOf } from '../../lib/errors.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { countsAs, FailureError } from '../../report/counts-as.ts';
import type { Failure } from '../../report/failure.ts';
import type { Connection } from '../mcp/connection.ts';
import { type CallRecord, judge, judgeCall } from './judge.ts';

export interface IterationOutcome {
  /** `completed` if all steps were carried out. */
  status: 'completed' | 'failed' | 'cancelled';
  result: 'passed' | 'failed' | null;
  failures: Failure[];
  toolCalls: WireCall[];
}

export interface IterationTools {
  /** Connects to a server, or returns its connection. Throws a FailureError. */
  connect: (server: string | undefined) => Promise<{ name: string; connection: Connection }>;
  redactor: Redactor;
  signal: AbortSignal;
  /** Gets the stack of a mistake of ours. */
  onBug: (error: unknown) => void;
}

/** Runs the steps of a case in order, and judges what they did. Never rejects. */
export async function runIteration(
  steps: readonly Step[],
  tools: IterationTools,
): Promise<IterationOutcome> {
  const failures: Failure[] = [];
  const toolCalls: WireCall[] = [];
  let last: CallRecord | null = null;
  try {
    for (const step of steps) {
      tools.signal.throwIfAborted();
      if (step.kind === 'toolCall') {
        const args = tools.redactor.json(step.arguments, TEXT_LIMIT);
        toolCalls.push({ toolName: step.toolName, arguments: args });
        const call = await runCall(step, tools);
        const failure = judgeCall(step, call, tools.redactor);
        if (failure !== null) failures.push(failure);
        // The result of a failed call is not judged again.
        last = failure === null ? call : null;
      } else if (last !== null) {
        const missed = judge(step, last, tools.redactor);
        if (missed !== null) failures.push(missed);
      }
    }
    const isFailed = failures.length > 0;
    return { status: 'completed', result: isFailed ? 'failed' : 'passed', failures, toolCalls };
  } catch (error) {
    if (tools.signal.aborted) {
      failures.push({ kind: 'cancelled' });
      return { status: 'cancelled', result: null, failures, toolCalls };
    }
    if (error instanceof FailureError) failures.push(error.failure);
    else {
      tools.onBug(error);
      failures.push({ kind: 'bug', message: tools.redactor.text(messageOf(error), TEXT_LIMIT) });
    }
    const isFailed = failures.some((failure) => countsAs(failure) === 'failed');
    return { status: 'failed', result: isFailed ? 'failed' : null, failures, toolCalls };
  }
}

async function runCall(
  { serverName, toolName: tool, arguments: args }: ToolCall,
  { connect }: IterationTools,
): Promise<CallRecord> {
  const { name: server, connection } = await connect(serverName);
  if (!connection.tools.has(tool)) {
    const nearest = nearestName(tool, connection.tools.keys()) ?? null;
    throw new FailureError({ kind: 'missing-tool', server, tool, nearest, baselineHad: null });
  }
  return { server, tool, result: await connection.call(tool, args) };
}
