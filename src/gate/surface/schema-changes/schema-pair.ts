import type { ChangeClass, ChangeKind } from '../../../model/regression/surface-change.ts';
import type { SchemaJudge } from '../containment/containment.ts';
import { isRecord, type Part, type SchemaDocument, valueKey } from '../containment/forms.ts';

/** A change within a schema, not yet told in words. */
export interface SchemaChange {
  place: string;
  class: ChangeClass;
  kind: ChangeKind;
  before: unknown;
  after: unknown;
}

export type Schema = Readonly<Record<string, unknown>>;

/** Two states of a schema, by which two parts of it are held against each other. */
export class SchemaPair {
  readonly direction: 'sent' | 'read';
  readonly before: SchemaDocument;
  readonly after: SchemaDocument;
  /** The same documents by the letter; made once, so that what is known of their parts is kept. */
  readonly #letter: Readonly<Record<'before' | 'after', SchemaDocument>>;
  readonly #judge: SchemaJudge;
  readonly #keys = new WeakMap<object, string | null>();

  constructor(before: unknown, after: unknown, direction: 'sent' | 'read', judge: SchemaJudge) {
    this.direction = direction;
    this.#judge = judge;
    // What callers send is as they were told before; what they read is as it is told now.
    this.before =
      direction === 'sent'
        ? { root: before, undeclared: 'nothing', closed: 'refuses' }
        : { root: before, undeclared: 'anything', closed: 'doubtful' };
    this.after = {
      root: after,
      undeclared: direction === 'sent' ? 'anything' : 'nothing',
      closed: 'refuses',
    };
    const letter = { undeclared: 'anything', closed: 'refuses' } as const;
    this.#letter = { before: { root: before, ...letter }, after: { root: after, ...letter } };
  }

  /** What it means for callers that one schema takes the place of another. */
  classOf(before: unknown, after: unknown): ChangeClass {
    const [was, is] = [this.#was(before), this.#is(after)];
    const { answer } =
      this.direction === 'sent' ? this.#judge.decide([was], [is]) : this.#judge.decide([is], [was]);
    return answer === 'contained' ? 'compatible' : answer === 'not' ? 'breaking' : 'unclear';
  }

  /** How the values differ that are right by the letter of both. */
  trendOf(before: unknown, after: unknown): 'narrowed' | 'widened' | 'changed' {
    const was: Part = { schema: before, document: this.#letter.before };
    const is: Part = { schema: after, document: this.#letter.after };
    const isInside = this.#judge.decide([is], [was]).answer === 'contained';
    const holdsAll = this.#judge.decide([was], [is]).answer === 'contained';
    return isInside === holdsAll ? 'changed' : isInside ? 'narrowed' : 'widened';
  }

  /** Whether a schema declares a property that its own `properties` lack, in what it is made of. */
  isDeclared(side: 'before' | 'after', schema: Schema, name: string): boolean {
    const part = side === 'before' ? this.#was(schema) : this.#is(schema);
    return this.#judge
      .formsOf([part])
      .some(
        (form) =>
          form.kind === 'object' && form.rules.some(({ properties }) => properties.has(name)),
      );
  }

  /** Null where it is nested too deeply to be told. */
  keyOf(schema: unknown): string | null {
    if (!isRecord(schema)) return valueKey(schema);
    const known = this.#keys.get(schema);
    if (known !== undefined) return known;
    const key = valueKey(schema);
    this.#keys.set(schema, key);
    return key;
  }

  #was(schema: unknown): Part {
    return { schema, document: this.before };
  }

  #is(schema: unknown): Part {
    return { schema, document: this.after };
  }
}
