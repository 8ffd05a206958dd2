import { restrictsCalls } from '../../api/cases/cases.ts';
import { fillIn } from '../../api/cases/references.ts';
import {
  type AssertStep,
  asksServer,
  type ServerStep,
  type Step,
  step as stepSchema,
} from '../../api/cases/steps.ts';
import { parse } from '../../api/validation.ts';
import { runBounded } from '../../judge/bounded.ts';
import { namesOf, type ToolCalledWith } from '../../judge/calls.ts';
import { limitMiss, missOf } from '../../judge/miss.ts';
import type { Miss, StepResult } from '../../judge/record.ts';
import type { Failure } from '../../report/failure.ts';
import { describeMistake } from '../../words/problems.ts';
import { assertionFailure, judgeAssertion, mayCallMore, type Place } from './judgement.ts';
import { askServer } from './server-step.ts';

/** Carries out the steps of a case, and judges what they do. */
export class CasePass {
  readonly #place: Place;
  readonly #add: (failure: Failure | null) => void;
  readonly #captured = new Map<string, unknown>();
  /** Assertions about calls of the last prompt, if they are judged together. */
  #expected: { id: string; assertion: ToolCalledWith }[] = [];

  /** @param add takes a failure; null: none. Throws once the iteration has ended */
  constructor(place: Place, add: (failure: Failure | null) => void) {
    this.#place = place;
    this.#add = add;
  }

  /**
   * Carries out the steps in order. Failures of steps do not stop later ones, unless these may need a
   * value that is missing. Throws a FailureError if the steps cannot go on.
   *
   * @param steps of the case, with the folder of the iteration
   * @returns whether all were carried out
   */
  async run(steps: readonly Step[]): Promise<boolean> {
    const { transcript } = this.#place;
    let hasPrompt = false;
    for (const [index, written] of steps.entries()) {
      transcript.beginStep(index, written.id);
      const step = this.#fill(written);
      if (step === null) return false;
      if (step.kind === 'prompt') {
        // What stands before the first prompt belongs to it.
        if (hasPrompt) await this.#judgeCalls();
        hasPrompt = true;
        // What it imports takes long to load.
        const { runPrompt } = await import('./prompt-step.ts');
        this.#add(await runPrompt(step, this.#place));
      } else if (step.kind === 'assert') await this.#assert(step);
      else if (!asksServer(step)) throw new Error(`the creation did not refuse ${step.kind}`);
      else if (!(await this.#ask(step))) return false;
    }
    await this.#judgeCalls();
    transcript.beginStep(-1, null);
    await this.#judgeCase();
    return true;
  }

  /** The step with captured values in it; null if it has failed with them. */
  #fill(written: Step): Step | null {
    const filled = fillIn(written, this.#captured);
    // An empty text, for example, is in all texts.
    const parsed = filled === null ? { misfits: [] } : parse(stepSchema, filled);
    if ('value' in parsed) return parsed.value;
    const [misfit] = parsed.misfits;
    const value = misfit?.path.reduce((part, key) => Object(part)[key], filled as unknown);
    const observed = JSON.stringify(value) ?? null;
    const miss =
      misfit && missOf(describeMistake(misfit.data), observed, null, misfit.path.join('.'));
    this.#fail('reference', miss ?? limitMiss('size'), written.id);
    return null;
  }

  async #assert({ id, assertion }: AssertStep): Promise<void> {
    if (restrictsCalls(this.#place.rules) && assertion.type === 'toolCalledWith') {
      this.#expected.push({ id, assertion });
    } else this.#add(await judgeAssertion(assertion, id, 'prompt', this.#place));
  }

  /** Returns whether the steps after this one can be carried out. */
  async #ask(step: ServerStep): Promise<boolean> {
    const { id, expect = [], capture } = step;
    const failure = await askServer(step, this.#place);
    this.#add(failure);
    if (failure !== null) return capture === undefined;
    for (const assertion of expect) {
      this.#add(await judgeAssertion(assertion, id, 'prompt', this.#place));
    }
    return capture === undefined || this.#capture(capture, id);
  }

  async #capture(captures: NonNullable<ServerStep['capture']>, step: string): Promise<boolean> {
    const { last: result } = this.#place.transcript;
    if (result === null) throw new Error('a step that has not failed has a result');
    const captured = await runBounded('capture', { captures, result });
    const limited = { values: [], miss: 'limit' in captured ? limitMiss(captured.limit) : null };
    const { values, miss } = 'value' in captured ? captured.value : limited;
    for (const [name, value] of values) this.#captured.set(name, value);
    if (miss !== null) this.#fail('capture', miss, step, result);
    return miss === null;
  }

  /** Judges all expected calls of a prompt together, if match rules restrict calls. */
  async #judgeCalls(): Promise<void> {
    const { transcript, rules } = this.#place;
    if (!restrictsCalls(rules)) return;
    const steps = this.#expected;
    this.#expected = [];
    const view = transcript.view('prompt');
    const input = { expected: steps.map(({ assertion }) => assertion), view, rules };
    const judged = await runBounded('judgeMatching', input);
    if ('limit' in judged) return this.#fail('matchOptions', limitMiss(judged.limit), null);
    const misses = judged.value;
    for (const { index, type, miss } of misses) {
      if (index !== null && mayCallMore(view.noAnswer)) this.#add(view.noAnswer);
      else this.#fail(type, miss, steps[index ?? -1]?.id ?? null);
    }
    // No answer has no calls that are too many.
    if (misses.length === 0 && rules.maxExtraCalls !== null) this.#add(view.noAnswer);
  }

  async #judgeCase(): Promise<void> {
    const { predicates, isNegativeTest = false } = this.#place.test;
    for (const assertion of predicates?.list ?? []) {
      this.#add(await judgeAssertion(assertion, null, 'case', this.#place));
    }
    if (!isNegativeTest) return;
    const { calls, noAnswer } = this.#place.transcript.view('case');
    const called = namesOf(calls);
    if (called === null) this.#add(noAnswer);
    else this.#fail('isNegativeTest', missOf('', called), null);
  }

  #fail(type: string, miss: Miss, step: string | null, result: StepResult | null = null): void {
    this.#add(assertionFailure(type, miss, step, result, this.#place.redactor));
  }
}
