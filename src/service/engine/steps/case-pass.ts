import { capturesAnything, fillIn } from '../../../contract/cases/captures.ts';
import { isOnResult } from '../../../contract/cases/result-assertion.ts';
import { asksServer, type ServerStep } from '../../../contract/cases/server-step.ts';
import type { Step } from '../../../contract/cases/test-case.ts';
import type { AssertionResult } from '../../../contract/resources/trace.ts';
import { assertionResult, type CaseRecord } from '../case-record.ts';
import { currentSegment, type IterationContext } from '../iteration-context.ts';
import type { JudgedResult } from '../judging/results/judged-result.ts';
import { judgeResult } from '../judging/results/result-assertions.ts';
import type { SpanScope } from '../transcript/span-recorder.ts';
import { captureValues } from './captured-values.ts';
import { runPromptStep } from './prompt-step.ts';
import { runServerStep } from './server-step.ts';

type AssertStep = Extract<Step, { kind: 'assert' }>;

/** One pass through the steps of a case. */
export class CasePass {
  readonly #context: IterationContext;
  readonly #assertions = new Map<number, AssertionResult[]>();
  readonly #stepFailures: string[] = [];
  readonly #captured = new Map<string, unknown>();
  #lastResult: JudgedResult | null = null;
  /** Why the steps that are left cannot be carried out; null where they can. */
  #standstill: string | null = null;

  constructor(context: IterationContext) {
    this.#context = context;
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
      const step = fillsIn ? fillIn(written, this.#captured) : written;
      const isWell = await this.#runStep(step, { ...place, parentId: span.id });
      span.end(isWell ? 'ok' : 'error');
      if (this.#standstill !== null) {
        const left = testCase.steps.length - stepIndex - 1;
        const more = left > 0 ? ' The steps after it were not carried out.' : '';
        this.#stepFailures.push(`${this.#standstill}${more}`);
        return;
      }
    }
  }

  record(): CaseRecord {
    const { testCase, segments, spans } = this.#context;
    spans.endAll();
    return {
      testCase,
      segments,
      assertions: this.#assertions,
      stepFailures: this.#stepFailures,
      spans: spans.spans,
    };
  }

  async #runStep(step: Step, scope: SpanScope): Promise<boolean> {
    if (asksServer(step)) return this.#ask(step, scope);
    switch (step.kind) {
      case 'prompt':
        await runPromptStep(this.#context, step, scope);
        return true;
      case 'assert':
        return this.#assert(step);
      case 'interact':
        throw new Error(
          'This service renders no widgets, so "interact" steps cannot be carried out.',
        );
    }
  }

  /** What the step expects is judged where it ended as it should; else there is nothing to judge. */
  async #ask(step: ServerStep, scope: SpanScope): Promise<boolean> {
    const { result, failure } = await runServerStep(this.#context, step, scope);
    this.#lastResult = result;
    const { capture } = step;
    if (failure !== null) {
      if (capture === undefined) this.#stepFailures.push(failure);
      else this.#standstill = failure;
      return false;
    }
    let isWell = true;
    for (const assertion of step.expect ?? []) {
      const verdict = await judgeResult(assertion, result, this.#context.redactor);
      this.#keep({ predicate: assertion, ...verdict, scope: 'prompt' });
      isWell &&= verdict.passed;
    }
    const { values, problem } = captureValues(capture ?? {}, result);
    for (const [name, value] of values) this.#captured.set(name, value);
    this.#standstill = problem && this.#context.redactor.text(`Step "${step.id}": ${problem}`);
    return isWell && problem === null;
  }

  async #assert({ assertion }: AssertStep): Promise<boolean> {
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

  #keep(result: AssertionResult): boolean {
    const { promptIndex } = currentSegment(this.#context);
    this.#assertions.set(promptIndex, [...(this.#assertions.get(promptIndex) ?? []), result]);
    return result.passed;
  }
}
