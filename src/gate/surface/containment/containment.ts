import { arrayForm, compareArrays, sampleArray } from './arrays.ts';
import {
  type Acceptance,
  type Containment,
  doubted,
  type Form,
  type FormComparison,
  type Judge,
  NO,
  type Parts,
} from './forms.ts';
import { normalForm } from './normal-form.ts';
import { ANY_NUMBER, compareNumbers, sampleNumbers } from './numbers.ts';
import { objectForm } from './object-rules.ts';
import { compareObjects, sampleObjects, splitObject } from './objects.ts';
import { acceptForm, bothOf, settled, valuesForm } from './shapes.ts';
import { ANY_STRING, compareStrings, sampleStrings } from './strings.ts';

/** Steps that the decisions about one schema may take. What takes more is unknown. */
const MOST_STEPS = 60_000;
/** Steps that all the schemas of a comparison may take together. */
export interface Work {
  stepsLeft: number;
}
const MOST_DEPTH = 40;
const MOST_CANDIDATES = 60;
const MOST_SPLITS = 4;
const UNKNOWN: Containment = { answer: 'unknown' };
const CONTAINED: Containment = { answer: 'contained' };

/**
 * Decides whether all that is right by one schema is right by another. It says so only where that is
 * proven, and denies it only with a value that is right by the one and wrong by the other. It takes
 * a bounded number of steps in all, whatever the schemas are.
 */
export class SchemaJudge implements Judge {
  readonly #forms = new Map<string, readonly Form[]>();
  readonly #tests = new Map<string, (value: unknown) => Acceptance>();
  readonly #decided = new Map<string, Containment>();
  /** Pairs that are being decided: where one comes up again in its own parts, it is taken to hold. */
  readonly #open = new Set<string>();
  readonly #ids = new WeakMap<object, number>();
  #nextId = 0;
  /** How many pairs were taken to hold so far. */
  #assumed = 0;
  #depth = 0;
  readonly #work: Work;
  #stepsLeft = MOST_STEPS;

  constructor(work: Work = { stepsLeft: MOST_STEPS }) {
    this.#work = work;
  }

  formsOf(parts: Parts): readonly Form[] {
    const key = this.#keyOf(parts);
    const known = this.#forms.get(key);
    if (known !== undefined) return known;
    if (!this.#mayStep()) return this.#untold();
    // While it is worked out, its own parts see of it what is sure of all.
    this.#forms.set(key, this.#untold());
    this.#depth += 1;
    const forms = parts
      .map((part) => normalForm(part, this))
      .reduce<Form[] | null>((all, own) => (all === null ? own : bothOf(all, own, this)), null);
    this.#depth -= 1;
    const found = (forms ?? normalForm(ANYTHING, this)).flatMap((form) => settled(form, this));
    const kept = found.length > MOST_CANDIDATES ? this.#untold() : found;
    this.#forms.set(key, kept);
    return kept;
  }

  decide(inner: Parts, outer: Parts): Containment {
    if (outer.every(({ schema }) => schema === true)) return CONTAINED;
    const key = `${this.#keyOf(inner)}<${this.#keyOf(outer)}`;
    const known = this.#decided.get(key);
    if (known !== undefined) return known;
    if (this.#open.has(key)) {
      this.#assumed += 1;
      return CONTAINED;
    }
    if (!this.#mayStep()) return UNKNOWN;
    const assumedBefore = this.#assumed;
    this.#open.add(key);
    this.#depth += 1;
    const found = this.#decideForms(inner, outer);
    this.#depth -= 1;
    this.#open.delete(key);
    if (this.#open.size === 0) this.#assumed = assumedBefore;
    // What hangs on an assumption holds as long as that does.
    if (found.answer !== 'contained' || this.#assumed === assumedBefore) {
      this.#decided.set(key, found);
    }
    return found;
  }

  accepts(parts: Parts, value: unknown): Acceptance {
    if (!this.#mayStep()) return doubted([this.#tooMuch()]);
    this.#depth += 1;
    const answer = this.#acceptForms(this.formsOf(parts), value);
    this.#depth -= 1;
    return answer;
  }

  learn(doubt: string, test: (value: unknown) => Acceptance): void {
    this.#tests.set(doubt, test);
  }

  test(doubt: string, value: unknown): Acceptance {
    const test = this.#mayStep() ? this.#tests.get(doubt) : undefined;
    if (test === undefined) return doubted([doubt]);
    this.#depth += 1;
    const answer = test(value);
    this.#depth -= 1;
    return answer.answer === 'unknown' ? doubted([doubt]) : answer;
  }

  sample(parts: Parts): { value: unknown } | null {
    if (!this.#mayStep() || this.#depth > MOST_DEPTH / 2) return null;
    this.#depth += 1;
    const forms = this.formsOf(parts);
    const simple = forms.find(({ kind }) => kind !== 'array' && kind !== 'object') ?? forms[0];
    const values = simple === undefined ? [] : this.#samplesOf(simple);
    this.#depth -= 1;
    return values.length === 0 ? null : { value: values[0] };
  }

  #decideForms(inner: Parts, outer: Parts): Containment {
    const outerForms = this.formsOf(outer);
    let answer: Containment = CONTAINED;
    const verify = (value: unknown) =>
      this.accepts(inner, value).answer === 'yes' && this.accepts(outer, value).answer === 'no';
    for (const form of this.formsOf(inner)) {
      const found = this.#within(form, outerForms, verify, 0);
      if (found.answer === 'not') return found;
      if (found.answer === 'unknown') answer = UNKNOWN;
    }
    return answer;
  }

  #within(
    form: Form,
    outer: readonly Form[],
    verify: (value: unknown) => boolean,
    splits: number,
  ): Containment {
    if (!this.#mayStep()) return UNKNOWN;
    if (form.kind === 'values') return this.#valuesWithin(form, outer, verify);
    const candidates: unknown[] = [];
    for (const other of outer) {
      const found = this.#compare(form, other);
      if (found === null) continue;
      const isFree = other.doubts.every((doubt) => form.doubts.includes(doubt));
      if (found.isContained && isFree) return CONTAINED;
      for (const candidate of found.candidates.slice(0, MOST_CANDIDATES))
        candidates.push(candidate);
    }
    if (candidates.length === 0)
      candidates.push(...this.#samplesOf(form).slice(0, MOST_CANDIDATES));
    const witness = candidates.find(verify);
    if (witness !== undefined) return { answer: 'not', witness };
    const objects = outer
      .filter(({ kind }) => kind === 'object')
      .filter((one) => one.kind === 'object');
    if (form.kind !== 'object' || objects.length < 2 || splits === MOST_SPLITS) return UNKNOWN;
    const pieces = splitObject(form, objects, this)?.flatMap((piece) => settled(piece, this));
    if (pieces === undefined) return UNKNOWN;
    let answer: Containment = CONTAINED;
    for (const piece of pieces) {
      const found = this.#within(piece, outer, verify, splits + 1);
      if (found.answer === 'not') return found;
      if (found.answer === 'unknown') answer = UNKNOWN;
    }
    return answer;
  }

  #valuesWithin(
    { values, doubts }: Extract<Form, { kind: 'values' }>,
    outer: readonly Form[],
    verify: (value: unknown) => boolean,
  ): Containment {
    let answer: Containment = CONTAINED;
    for (const [key, value] of values) {
      const isHeld = outer.some((form) => {
        if (form.kind === 'values' && !form.values.has(key)) return false;
        const found = acceptForm(form, value, this);
        return found.answer !== 'no' && found.doubts.every((doubt) => doubts.includes(doubt));
      });
      if (isHeld) continue;
      if (verify(value)) return { answer: 'not', witness: value };
      answer = UNKNOWN;
    }
    return answer;
  }

  #compare(inner: Form, outer: Form): FormComparison | null {
    if (inner.kind === 'number' && outer.kind === 'number') return compareNumbers(inner, outer);
    if (inner.kind === 'string' && outer.kind === 'string')
      return compareStrings(inner, outer, this);
    if (inner.kind === 'array' && outer.kind === 'array') return compareArrays(inner, outer, this);
    if (inner.kind === 'object' && outer.kind === 'object') {
      return compareObjects(inner, outer, this);
    }
    return null;
  }

  #acceptForms(forms: readonly Form[], value: unknown): Acceptance {
    let best = NO;
    for (const form of forms) {
      const found = acceptForm(form, value, this);
      if (found.answer === 'yes') return found;
      if (best.answer === 'no') best = found;
    }
    return best;
  }

  #samplesOf(form: Form): unknown[] {
    switch (form.kind) {
      case 'values':
        return [...form.values.values()];
      case 'number':
        return sampleNumbers(form);
      case 'string':
        return sampleStrings(form, this);
      case 'array':
        return [sampleArray(form, this)];
      case 'object':
        return sampleObjects(form, this);
    }
  }

  /** Stands for what there was no time to work out. */
  #untold(): readonly Form[] {
    const doubt = this.#tooMuch();
    return EVERYTHING.map((form) => ({ ...form, doubts: [doubt] }));
  }

  /** Never the same: what is not worked out is like nothing else. */
  #tooMuch(): string {
    this.#nextId += 1;
    return `too much work, ${this.#nextId}`;
  }

  mayStep(): boolean {
    this.#stepsLeft -= 1;
    this.#work.stepsLeft -= 1;
    return this.#stepsLeft > 0 && this.#work.stepsLeft > 0;
  }

  #mayStep(): boolean {
    return this.mayStep() && this.#depth < MOST_DEPTH;
  }

  /** The same for the same schemas of the same documents. */
  #keyOf(parts: Parts): string {
    const keys = parts.map(({ schema, document }) => {
      const own = typeof schema === 'object' && schema !== null ? this.#idOf(schema) : `${schema}`;
      return `${own}@${this.#idOf(document)}`;
    });
    return keys.join('+');
  }

  #idOf(object: object): number {
    const known = this.#ids.get(object);
    if (known !== undefined) return known;
    this.#nextId += 1;
    this.#ids.set(object, this.#nextId);
    return this.#nextId;
  }
}

const LETTER = { root: true, undeclared: 'anything', closed: 'refuses' } as const;
const ANYTHING = { schema: true, document: LETTER };
const EVERYTHING: readonly Form[] = [
  valuesForm([null, true, false]),
  ...[ANY_NUMBER, ANY_STRING, arrayForm({}, LETTER), objectForm({}, LETTER)],
];
