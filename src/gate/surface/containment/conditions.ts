import {
  type Acceptance,
  doubted,
  isRecord,
  type Judge,
  NO,
  type Part,
  type SchemaDocument,
  YES,
} from './forms.ts';
import { conditionKey } from './references.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A condition that forms of values do not tell, by the text that it is known by. */
export interface Condition {
  key: string;
  /** Kind of values that it is about; absent: all. */
  kind?: 'array' | 'object';
  /** Whether a value meets it; absent where nobody finds out. */
  test?: (value: unknown) => Acceptance;
}

const REFERENCES = ['$dynamicRef', '$recursiveRef'];

/** Conditions mean by the letter what they say, whoever holds to them. */
function letterOf(document: SchemaDocument): SchemaDocument {
  const known = letters.get(document);
  if (known !== undefined) return known;
  const letter: SchemaDocument = { root: document.root, undeclared: 'anything', closed: 'refuses' };
  letters.set(document, letter);
  return letter;
}
const letters = new WeakMap<SchemaDocument, SchemaDocument>();

/** What is said beside all that forms tell. */
export function conditionsOf(schema: Schema, document: SchemaDocument, judge: Judge): Condition[] {
  const found: Condition[] = [];
  const keyOf = (condition: unknown) => conditionKey(condition, document);
  const accepts = (sub: unknown, value: unknown) => judge.accepts([partOf(sub, document)], value);
  const { contains, minContains, maxContains } = schema;
  if (contains !== undefined) {
    const key = keyOf({ contains, minContains, maxContains });
    const counts = [minContains ?? 1, maxContains ?? Infinity].map(Number);
    found.push({
      ...{ key, kind: 'array' },
      test: (value) => {
        const items = Array.isArray(value) ? value : [];
        return between(
          items.map((item) => accepts(contains, item)),
          counts[0],
          counts[1],
          key,
        );
      },
    });
  }
  const { unevaluatedItems, unevaluatedProperties } = schema;
  // What counts as evaluated hangs on everything beside it.
  if (unevaluatedItems !== undefined && unevaluatedItems !== true) {
    found.push({ key: keyOf({ unevaluatedItems }), kind: 'array' });
  }
  if (unevaluatedProperties !== undefined && unevaluatedProperties !== true) {
    found.push({ key: keyOf({ unevaluatedProperties }), kind: 'object' });
  }
  const { if: condition, then: met, else: unmet } = schema;
  if (condition !== undefined && (met !== undefined || unmet !== undefined)) {
    const key = `if ${keyOf([condition, met, unmet])}`;
    const test = (value: unknown) => {
      const { answer } = accepts(condition, value);
      if (answer === 'unknown') return doubted([key]);
      return accepts((answer === 'yes' ? met : unmet) ?? true, value);
    };
    found.push({ key, test });
  }
  for (const keyword of REFERENCES) {
    if (schema[keyword] !== undefined) found.push({ key: `${keyword} ${keyOf(document.root)}` });
  }
  return found;
}

/** That exactly one of some schemas is met. */
export function exactlyOne(schemas: readonly unknown[], document: SchemaDocument, judge: Judge) {
  const key = `oneOf ${conditionKey(schemas, document)}`;
  const test = (value: unknown) =>
    between(
      schemas.map((sub) => judge.accepts([partOf(sub, document)], value)),
      1,
      1,
      key,
    );
  return { key, test };
}

/** That a schema is not met. */
export function noneOf({ schema, document }: Part, judge: Judge): Condition {
  const key = `not ${conditionKey(schema, document)}`;
  const test = (value: unknown) =>
    between([judge.accepts([partOf(schema, document)], value)], 0, 0, key);
  return { key, test };
}

function partOf(schema: unknown, document: SchemaDocument): Part {
  return isRecord(schema) || typeof schema === 'boolean'
    ? { schema, document: letterOf(document) }
    : { schema: true, document };
}

/** Whether so many are met, and no more. */
function between(all: readonly Acceptance[], least = 1, most = Infinity, key = ''): Acceptance {
  const met = all.filter(({ answer }) => answer === 'yes').length;
  const possible = all.filter(({ answer }) => answer !== 'no').length;
  if (met > most || possible < least) return NO;
  return met >= least && possible <= most ? YES : doubted([key]);
}
