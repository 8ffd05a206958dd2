import type { Trace, WireCall } from '../../api/resources/trace.ts';
import type { ModelFailure, RecordedCall, StepResult, TranscriptView } from '../../judge/record.ts';
import type { Failure } from '../../report/failure.ts';
import type { Surroundings } from '../surroundings.ts';

/** Most characters of one text of a trace. */
const TEXT_LIMIT = 256 * 2 ** 10;
/** Most characters of the values of a trace. Further ones are null. */
const TRACE_LIMIT = 4 * 2 ** 20;
/** Most characters of arguments that an iteration stores. Those of further calls are null. */
const ARGUMENTS_LIMIT = 400_000;

/** A prompt and what the model did with it. */
interface Segment extends Omit<TranscriptView, 'allCalls'> {
  calls: RecordedCall[];
}

/** Takes what a call ended with. */
export type EndCall = (end: { result: unknown; error: string | null; isWanted: boolean }) => void;

/** Tokens; null or undefined: the provider does not say. */
type Usage = Record<'inputTokens' | 'outputTokens' | 'totalTokens', number | null | undefined>;

type Span = NonNullable<Trace['spans']>[number];

/** What the steps of an iteration did: what assertions judge, and what is stored of it. */
export class Transcript {
  /** The last result, unless it failed: a result that is not what the step wants is not judged again. */
  last: StepResult | null = null;
  /** What the step that runs waits for. */
  waitedFor: Extract<Failure, { kind: 'limit' }>['waitedFor'] = null;
  readonly toolCalls: WireCall[] = [];
  /** Tokens of all prompts; null if there is none. */
  usage: Usage | null = null;
  /** Epoch milliseconds. */
  startedAt: number;
  readonly #surroundings: Surroundings;
  readonly #messages: NonNullable<Trace['messages']> = [];
  readonly #spans: Span[] = [];
  /** Of the call or answer that is under way. */
  #open: Span | null = null;
  readonly #segments: Segment[] = [];
  readonly #stepCalls: RecordedCall[] = [];
  #started: number | null = null;
  #step: { index: number; id: string | null } = { index: -1, id: null };
  #argumentsLeft = ARGUMENTS_LIMIT;
  #left = TRACE_LIMIT;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.startedAt = surroundings.now();
  }

  /** Starts the clock. What servers take to start does not count. */
  start(): void {
    this.startedAt = this.#surroundings.now();
    this.#started = performance.now();
  }

  get durationMs(): number {
    return this.#started === null ? 0 : Math.round(performance.now() - this.#started);
  }

  /** What is stored of it, as it is now. */
  record() {
    if (this.#open !== null) this.#open.endMs = this.#nowMs;
    // A call that goes on after the limit changes its own.
    const spans = this.#spans.map((span) => ({ ...span }));
    const trace: Trace = { traceVersion: 1, messages: [...this.#messages], spans };
    const { startedAt, durationMs, usage, toolCalls } = this;
    return { startedAt, durationMs, usage, toolCalls, trace };
  }

  beginStep(index: number, id: string | null): void {
    this.#step = { index, id };
  }

  /** A failure with the step in which it happened. Assertions know theirs. */
  placed(failure: Failure): Failure {
    const isKnown = failure.kind === 'assertion' || !('step' in failure) || failure.step !== null;
    return isKnown ? failure : { ...failure, step: this.#step.id };
  }

  /** Starts the part of a prompt, to which the calls and turns after it belong. */
  beginPrompt(prompt: string): void {
    this.usage ??= { inputTokens: 0, outputTokens: 0, totalTokens: 0 };
    this.#segments.push({ calls: [], answer: '', tokens: 0, turns: 0, noAnswer: null });
    this.#messages.push({ role: 'user', content: this.#keep(prompt) });
  }

  /** Starts the time of an answer of the model. */
  beginTurn(): void {
    this.#beginSpan('answer', 'llm', null).messageStartIndex = this.#messages.length;
  }

  /** Records an answer of the model. Its text is the answer of the prompt until another one comes. */
  addTurn(text: string, { inputTokens, outputTokens, totalTokens }: Usage): void {
    const segment = this.#segments.at(-1);
    const { usage } = this;
    if (segment === undefined || usage === null) throw new Error('an answer without a prompt');
    if (this.#open !== null) this.#endSpan(this.#open, 'ok');
    segment.answer = text;
    segment.turns += 1;
    segment.tokens = add(segment.tokens, totalTokens);
    usage.inputTokens = add(usage.inputTokens, inputTokens);
    usage.outputTokens = add(usage.outputTokens, outputTokens);
    usage.totalTokens = add(usage.totalTokens, totalTokens);
    if (text !== '') this.#messages.push({ role: 'assistant', content: this.#keep(text) });
  }

  /** Says why the last prompt has no answer. */
  endWithoutAnswer(failure: ModelFailure): void {
    const segment = this.#segments.at(-1);
    if (segment !== undefined) segment.noAnswer = { ...failure, step: this.#step.id };
  }

  /**
   * Records a call that is about to be made, or another request of a step.
   *
   * @param toolName as the server has it; of another request, its method
   * @param by what makes it
   */
  beginCall(
    toolName: string,
    args: Record<string, unknown>,
    by: 'model' | 'step' | 'request',
    isErrorExpected = false,
  ): EndCall {
    const shown = this.#surroundings.redactor.text(toolName, TEXT_LIMIT);
    this.#argumentsLeft -= JSON.stringify(args).length;
    const input = this.#argumentsLeft < 0 ? null : this.#keep(args);
    const isCall = by !== 'request';
    if (isCall) this.toolCalls.push({ toolName: shown, arguments: input });
    const content = [{ type: 'tool-call', toolName: shown, input }];
    this.#messages.push({ role: 'assistant', content });
    const call: RecordedCall = { toolName, arguments: args, error: null, isErrorExpected };
    const calls = by === 'model' ? this.#segments.at(-1)?.calls : undefined;
    if (isCall) (calls ?? this.#stepCalls).push(call);
    const span = this.#beginSpan(isCall ? 'call' : shown, 'tool', isCall ? shown : null);
    return ({ result, error, isWanted }) => {
      call.error = error;
      const output = this.#keep(result);
      const answered = [{ type: 'tool-result', toolName: shown, output }];
      this.#messages.push({ role: 'tool', content: answered });
      this.#endSpan(span, isWanted ? 'ok' : 'error');
    };
  }

  /** What assertions about calls and answers judge: the last prompt, or the whole case. */
  view(scope: 'prompt' | 'case'): TranscriptView {
    const last = this.#segments.slice(-1);
    const segments = scope === 'prompt' ? last : this.#segments;
    const ofModel = segments.flatMap(({ calls }) => calls);
    const hasPrompt = this.#segments.length > 0;
    return {
      calls: hasPrompt ? ofModel : this.#stepCalls,
      allCalls: [...this.#stepCalls, ...ofModel],
      answer: hasPrompt ? (last[0]?.answer ?? '') : (this.last?.text ?? ''),
      tokens: segments.reduce<number | null>((all, { tokens }) => add(all, tokens), 0),
      turns: segments.reduce((turns, segment) => turns + segment.turns, 0),
      noAnswer: segments.find(({ noAnswer }) => noAnswer !== null)?.noAnswer ?? null,
    };
  }

  get #nowMs(): number {
    return this.startedAt + this.durationMs;
  }

  #beginSpan(name: string, category: 'tool' | 'llm', toolName: string | null): Span {
    const startMs = this.#nowMs;
    const span: Span = {
      id: `span-${this.#spans.length}`,
      name,
      category,
      startMs,
      endMs: startMs,
      stepIndex: this.#step.index,
      authoredStepId: this.#step.id,
      // Until it has ended.
      status: 'error',
      toolName,
    };
    this.#spans.push(span);
    this.#open = span;
    return span;
  }

  #endSpan(span: Span, status: 'ok' | 'error'): void {
    span.endMs = this.#nowMs;
    span.status = status;
    if (this.#open === span) this.#open = null;
  }

  /** Makes a value fit to be stored; null if there is no room for it. */
  #keep(value: unknown): unknown {
    const kept = this.#surroundings.redactor.json(value, TEXT_LIMIT);
    const { length } = JSON.stringify(kept) ?? '';
    if (length > this.#left) return null;
    this.#left -= length;
    return kept;
  }
}

function add(one: number | null | undefined, other: number | null | undefined): number | null {
  return typeof one === 'number' && typeof other === 'number' ? one + other : null;
}
