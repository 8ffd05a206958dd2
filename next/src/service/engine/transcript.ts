import type { Trace, WireCall } from '../../api/resources/trace.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { Failure } from '../../report/failure.ts';
import type { Surroundings } from '../surroundings.ts';
import type { CallRecord } from './judge.ts';

/** Most characters of one text of a trace. */
const TEXT_LIMIT = 256 * 2 ** 10;
/** Most characters of the values of a trace. Further ones are null. */
const TRACE_LIMIT = 4 * 2 ** 20;
/** Most characters of arguments that an iteration stores. Those of further calls are null. */
const ARGUMENTS_LIMIT = 400_000;

/** What the steps of an iteration did: what assertions judge, and what is stored of it. */
export class Transcript {
  /** The last call, unless it failed: a result that is not what the step wants is not judged again. */
  last: CallRecord | null = null;
  /** What the step that runs waits for. */
  waitedFor: Extract<Failure, { kind: 'limit' }>['waitedFor'] = null;
  readonly toolCalls: WireCall[] = [];
  /** Epoch milliseconds. */
  startedAt: number;
  readonly #redactor: Redactor;
  readonly #now: () => number;
  readonly #messages: NonNullable<Trace['messages']> = [];
  readonly #spans: NonNullable<Trace['spans']> = [];
  #started: number | null = null;
  #step = { index: -1, id: '' };
  #call: { toolName: string; startMs: number } | null = null;
  #argumentsLeft = ARGUMENTS_LIMIT;
  #left = TRACE_LIMIT;

  constructor({ redactor, now }: Surroundings) {
    this.#redactor = redactor;
    this.#now = now;
    this.startedAt = now();
  }

  /** Starts the clock. What servers take to start does not count. */
  start(): void {
    this.startedAt = this.#now();
    this.#started = performance.now();
  }

  get durationMs(): number {
    return this.#started === null ? 0 : Math.round(performance.now() - this.#started);
  }

  get trace(): Trace {
    this.#endSpan('error');
    return { traceVersion: 1, messages: [...this.#messages], spans: [...this.#spans] };
  }

  beginStep(index: number, id: string): void {
    this.#step = { index, id };
  }

  /** Records a call that is about to be made, once if it is made again. The name is clean. */
  beginCall(toolName: string, args: Record<string, unknown>): void {
    if (this.#call !== null) return;
    this.#argumentsLeft -= JSON.stringify(args).length;
    const input = this.#argumentsLeft < 0 ? null : this.#keep(args);
    this.toolCalls.push({ toolName, arguments: input });
    const content = [{ type: 'tool-call', toolName, input }];
    this.#messages.push({ role: 'assistant', content });
    this.#call = { toolName, startMs: this.startedAt + this.durationMs };
  }

  /** Records what the call came back with, and whether that is what the step wants. */
  endCall(call: CallRecord, isWanted: boolean): void {
    const output = this.#keep(call.result);
    const content = [{ type: 'tool-result', toolName: call.tool, output }];
    this.#messages.push({ role: 'tool', content });
    this.#endSpan(isWanted ? 'ok' : 'error');
    this.last = isWanted ? call : null;
  }

  #endSpan(status: 'ok' | 'error'): void {
    if (this.#call === null) return;
    const { index, id } = this.#step;
    const { startMs, toolName } = this.#call;
    this.#call = null;
    this.#spans.push({
      id: `span-${index}`,
      name: 'call',
      category: 'tool',
      startMs,
      endMs: this.startedAt + this.durationMs,
      stepIndex: index,
      authoredStepId: id,
      status,
      toolName,
    });
  }

  /** Makes a value fit to be stored; null if there is no room for it. */
  #keep(value: object): unknown {
    const kept = this.#redactor.json(value, TEXT_LIMIT);
    const { length } = JSON.stringify(kept);
    if (length > this.#left) return null;
    this.#left -= length;
    return kept;
  }
}
