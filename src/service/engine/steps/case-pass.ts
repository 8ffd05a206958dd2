import { capturesAnything, fillIn } from '../../../contract/cases/captures.ts';
import { isOnResult } from '../../../contract/cases/result-assertion.ts';
import { asksServer, type ServerStep } from '../../../contract/cases/server-step.ts';
import { type Step, stepSchema } from '../../../contract/cases/test-case.ts';
import type { AssertionResult } from '../../../contract/resources/trace.ts';
import { formatIssues } from '../../../contract/wire/validation.ts';
import { assertionResult, type CaseRecord } from '../case-record.ts';
import { currentSegment, type IterationContext } from '../iteration-context.ts';
import type { JudgedResult } from '../judging/results/judged-result.ts';
import { judgeResult } from '../judging/results/result-assertions.ts';
import type { ResolvedTestCase } from '../plan.ts';
import type { SpanScope } from '../transcript/span-recorder.ts';
import { captureValues } from './captured-values.ts';
import { runPromptStep } from './prompt-step.ts';
import { runServerStep } from './server-step.ts';

type AssertStep = Extract<Step, { kind: 'assert' }>;

/** A step with what was captured before it, or why it cannot be carried out with that. */
function filledIn(
  written: Step,
  captured: ReadonlyMap<string, unknown>,
): { step: Step } | { refused: string } {
  const step = fillIn(written, captured);
  if (step === null) return { refused: 'the captured values that it names are too long together.' };
  // Such as an empty text to look for, which all texts hold.
  const parsed = stepSchema.safeParse(step);
  if (parsed.success) return { step };
  const problems = formatIssues(parsed.error).join('; ');
  return { refused: `it cannot be carried out with what was captured: ${problems}.` };
}

/** One pass through the steps of a case. */
export class CasePass {
  readonly #context: IterationContext;
  /** As they were carried out, with captured values in them; those that are left as they are written. */
  readonly #steps: Step[];
  readonly #assertions = new Map<number, AssertionResult[]>();
  readonly #stepFailures: string[] = [];
  readonly #captured = new Map<string, unknown>();
  #lastResult: JudgedResult | null = null;
  /** Why the steps that are left cannot be carried out; null where they can. */
  #standstill: string | null = null;

  constructor(context: IterationContext) {
    this.#context = context;
    this.#steps = [...context.testCase.steps];
  }

  /** The case as far as it was carried out. */
  get testCase(): ResolvedTestCase {
    return { ...this.#context.testCase, steps: this.#steps };
  }

  /**
   * Runs all steps, also after one failed, since each tells something, but not where a value is
   * missing that a later one may need. Throws when it cannot.
   */
  async run(): Promise<void> {
    const { testCase, signal, spans } = this.#context;
    const fillsIn = capturesAnything(testCase);
    let promptCount = 0;
    for (const [stepIndex, written] of testCase.steps.entries()) {
      signal.throwIfAborted();
      if (written.kind === 'prompt') promptCount += 1;
      const place = {
        promptIndex: Math.max(0, promptCount - 1),
        stepIndex,
        authoredStepId: written.id,
      };
      const span = spans.begin(written.kind, 'step', place);
      const filled = fillsIn ? filledIn(written, this.#captured) : { step: written };
      let reason: string | null;
      if ('refused' in filled) {
        reason = `Step "${written.id}": ${filled.refused}`;
        this.#standstill = reason;
      } else {
        this.#steps[stepIndex] = filled.step;
        reason = await this.#runStep(filled.step, { ...place, parentId: span.id });
      }
      if (reason === null) span.end('ok');
      else span.end('error', { reason });
      if (this.#standstill !== null) {
        const left = testCase.steps.length - stepIndex - 1;
        const more = left > 0 ? ' The steps after it were not carried out.' : '';
        this.#stepFailures.push(`${this.#standstill}${more}`);
        return;
      }
    }
  }

  record(): CaseRecord {
    const { segments, spans } = this.#context;
    spans.endAll();
    return {
      testCase: this.testCase,
      segments,
      assertions: this.#assertions,
      stepFailures: this.#stepFailures,
      spans: spans.spans,
    };
  }

  /** Returns what is wrong; null: nothing. */
  async #runStep(step: Step, scope: SpanScope): Promise<string | null> {
    if (asksServer(step)) return this.#ask(step, scope);
    switch (step.kind) {
      case 'prompt':
        await runPromptStep(this.#context, step, scope);
        return null;
      case 'assert':
        return this.#assert(step);
      case 'interact':
        throw new Error(
          'This service renders no widgets, so "interact" steps cannot be carried out.',
        );
    }
  }

  /** What the step expects is judged where it ended as it should; else there is nothing to judge. */
  async #ask(step: ServerStep, scope: SpanScope): Promise<string | null> {
    const { result, failure } = await runServerStep(this.#context, step, scope);
    this.#lastResult = result;
    const { capture } = step;
    if (failure !== null) {
      if (capture === undefined) this.#stepFailures.push(failure);
      else this.#standstill = failure;
      return failure;
    }
    const complaints: string[] = [];
    for (const assertion of step.expect ?? []) {
      const verdict = await judgeResult(assertion, result, this.#context.redactor);
      const complaint = this.#keep({ predicate: assertion, ...verdict, scope: 'prompt' });
      if (complaint !== null) complaints.push(complaint);
    }
    const { values, problem } = captureValues(capture ?? {}, result);
    for (const [name, value] of values) this.#captured.set(name, value);
    this.#standstill = problem && this.#context.redactor.text(`Step "${step.id}": ${problem}`);
    if (this.#standstill !== null) complaints.push(this.#standstill);
    return complaints.length === 0 ? null : complaints.join('\n');
  }

  async #assert({ assertion }: AssertStep): Promise<string | null> {
    const { testCase, redactor } = this.#context;
    if (isOnResult(assertion)) {
      const verdict =
        this.#lastResult === null
          ? { passed: false, reason: redactor.text('No step before it has a result.') }
          : await judgeResult(assertion, this.#lastResult, redactor);
      return this.#keep({ predicate: assertion, ...verdict, scope: 'prompt' });
    }
    const segment = currentSegment(this.#context);
    return this.#keep(assertionResult(assertion, [segment], testCase, 'prompt', redactor));
  }

  /** Returns why it failed; null where it passed. */
  #keep(result: AssertionResult): string | null {
    const { promptIndex } = currentSegment(this.#context);
    this.#assertions.set(promptIndex, [...(this.#assertions.get(promptIndex) ?? []), result]);
    return result.passed ? null : (result.reason ?? 'It does not hold.');
  }
}
