/**
 * A schema as a whole, and how it is read: by the letter, or as a contract between callers and a
 * server, in which nobody sends or counts on what nobody has declared.
 */
export interface SchemaDocument {
  root: unknown;
  /** What `additionalProperties` means where it is absent and properties are declared. */
  undeclared: 'anything' | 'nothing';
  /** Whether `additionalProperties: false` is sure to refuse others, or may do so. */
  closed: 'refuses' | 'doubtful';
}

/** A schema where it stands. */
export interface Part {
  schema: unknown;
  document: SchemaDocument;
}

/** Schemas that all hold at once. */
export type Parts = readonly Part[];

/** `no` and `yes` are proven. */
export type Answer = 'yes' | 'no' | 'unknown';

/** Conditions beside a form that nobody here can work out, each as the text that it is told by. */
export type Doubts = readonly string[];

export interface ValuesForm {
  kind: 'values';
  /** By their keys. */
  values: ReadonlyMap<string, unknown>;
  doubts: Doubts;
}

export interface NumberForm {
  kind: 'number';
  isInteger: boolean;
  /** It is a multiple of each. */
  steps: readonly number[];
  least: number;
  most: number;
  /** Whether the bounds themselves are left out. */
  isAbove: boolean;
  isBelow: boolean;
  doubts: Doubts;
}

export interface StringForm {
  kind: 'string';
  minLength: number;
  maxLength: number;
  patterns: readonly string[];
  formats: readonly string[];
  doubts: Doubts;
}

export interface ArrayRule {
  prefix: readonly unknown[];
  rest: unknown;
  document: SchemaDocument;
}

export interface ArrayForm {
  kind: 'array';
  minItems: number;
  maxItems: number;
  isUnique: boolean;
  rules: readonly ArrayRule[];
  doubts: Doubts;
}

export interface ObjectRule {
  properties: ReadonlyMap<string, unknown>;
  /** Patterns of names, and the schemas of such properties. */
  patterns: readonly (readonly [pattern: string, schema: unknown])[];
  /** Schema of all other properties; undefined where nothing is said of them. */
  others: unknown;
  /** Whether it says which properties there are. */
  declares: boolean;
  document: SchemaDocument;
}

export interface ObjectForm {
  kind: 'object';
  required: ReadonlySet<string>;
  minProperties: number;
  maxProperties: number;
  names: Parts;
  rules: readonly ObjectRule[];
  doubts: Doubts;
}

/** One way of being right. A schema is right for what has one of its forms. */
export type Form = ValuesForm | NumberForm | StringForm | ArrayForm | ObjectForm;

/** Whether a value is right, and by which conditions that hangs where it is unknown. */
export interface Acceptance {
  answer: Answer;
  doubts: Doubts;
}

/** What is known of a form within another one. */
export interface FormComparison {
  isContained: boolean;
  /** Values that might be in the one and not in the other, still to be held against both. */
  candidates: readonly unknown[];
}

/** How one set of values lies to another; a witness is in the one and not in the other. */
export type Containment =
  | { answer: 'contained' }
  | { answer: 'not'; witness: unknown }
  | { answer: 'unknown' };

/** What the parts of the decision ask of the whole. */
export interface Judge {
  /** No forms: nothing is right. */
  formsOf(parts: Parts): readonly Form[];
  decide(inner: Parts, outer: Parts): Containment;
  accepts(parts: Parts, value: unknown): Acceptance;
  /** Makes a doubt one that single values can be held to. */
  learn(doubt: string, test: (value: unknown) => Acceptance): void;
  /** Whether a value meets what a doubt stands for. */
  test(doubt: string, value: unknown): Acceptance;
  /** Takes a step of the work that there may be; false where there is none left. */
  mayStep(): boolean;
  /** A value that may be right; null where none is known. */
  sample(parts: Parts): { value: unknown } | null;
}

export const YES: Acceptance = { answer: 'yes', doubts: [] };
export const NO: Acceptance = { answer: 'no', doubts: [] };

/** Unknown for the given reasons. */
export function doubted(doubts: Doubts): Acceptance {
  return doubts.length === 0 ? YES : { answer: 'unknown', doubts };
}

/** All of them at once. */
export function allOf(acceptances: Iterable<Acceptance>): Acceptance {
  const doubts: string[] = [];
  for (const one of acceptances) {
    if (one.answer === 'no') return NO;
    for (const doubt of one.doubts) doubts.push(doubt);
  }
  return doubted(doubts);
}

const MOST_NESTING = 60;

/**
 * What equal values have in common: JSON with its members in order. Null where a value is nested too
 * deeply to be worth it.
 */
export function valueKey(value: unknown, depth = 0): string | null {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (depth === MOST_NESTING) return null;
  const isList = Array.isArray(value);
  const members = isList
    ? value.map((item) => valueKey(item, depth + 1))
    : Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, member]) => {
          const key = valueKey(member, depth + 1);
          return key === null ? null : `${JSON.stringify(name)}:${key}`;
        });
  if (members.includes(null)) return null;
  return isList ? `[${members.join(',')}]` : `{${members.join(',')}}`;
}

/** Whether two values are the same, members in whatever order; without recursion, however deep they are. */
export function isSameJson(one: unknown, other: unknown): boolean {
  const left: [unknown, unknown][] = [[one, other]];
  for (let pair = left.pop(); pair !== undefined; pair = left.pop()) {
    const [mine, theirs] = pair;
    if (mine === theirs) continue;
    const areObjects = [mine, theirs].every((part) => typeof part === 'object' && part !== null);
    if (!areObjects || Array.isArray(mine) !== Array.isArray(theirs)) return false;
    const members = new Map(Object.entries(theirs as object));
    const own = Object.entries(mine as object);
    if (own.length !== members.size) return false;
    for (const [name, member] of own) {
      if (!members.has(name)) return false;
      left.push([member, members.get(name)]);
    }
  }
  return true;
}

/** What is in either. */
export function unionOf<Item>(one: Iterable<Item>, other: Iterable<Item>): Set<Item> {
  return new Set([...one, ...other]);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
