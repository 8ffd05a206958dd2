import { findText } from '../patterns/pattern-search.ts';
import { acceptArray, bothArrays, isArrayEmpty } from './arrays.ts';
import {
  type Acceptance,
  allOf,
  type Doubts,
  type Form,
  isRecord,
  type Judge,
  NO,
  unionOf,
  type ValuesForm,
  valueKey,
  YES,
} from './forms.ts';
import { acceptNumber, bothNumbers, fewNumbers, wholeBounds } from './numbers.ts';
import { bothObjects, partsOf } from './object-rules.ts';
import { acceptObject, isObjectEmpty } from './objects.ts';
import { acceptString, bothStrings } from './strings.ts';

/** Values, each once; one that is nested too deeply to be told is left out, with a doubt. */
export function valuesForm(values: readonly unknown[], doubts: Doubts = []): ValuesForm {
  const keyed = values.map((value) => [valueKey(value), value] as const);
  const told = keyed.flatMap(([key, value]) => (key === null ? [] : [[key, value] as const]));
  return {
    kind: 'values',
    values: new Map(told),
    doubts: told.length === keyed.length ? doubts : [...doubts, 'values nested too deeply'],
  };
}

/** Whether a value has a form. */
export function acceptForm(form: Form, value: unknown, judge: Judge): Acceptance {
  const answer = acceptShape(form, value, judge);
  if (answer.answer === 'no' || form.doubts.length === 0) return answer;
  return allOf([answer, ...form.doubts.map((doubt) => judge.test(doubt, value))]);
}

function acceptShape(form: Form, value: unknown, judge: Judge): Acceptance {
  switch (form.kind) {
    case 'values': {
      const key = valueKey(value);
      return key !== null && form.values.has(key) ? YES : NO;
    }
    case 'number':
      return typeof value === 'number' ? acceptNumber(form, value) : NO;
    case 'string':
      return typeof value === 'string' ? acceptString(form, value) : NO;
    case 'array':
      return Array.isArray(value) ? acceptArray(form, value, judge) : NO;
    case 'object':
      return isRecord(value) ? acceptObject(form, value, judge) : NO;
  }
}

/** What is in a form of the one and in a form of the other. */
export function bothOf(one: readonly Form[], other: readonly Form[], judge: Judge): Form[] {
  return one.flatMap((form) => other.flatMap((second) => both(form, second, judge)));
}

function both(one: Form, other: Form, judge: Judge): Form[] {
  if (one.kind === 'values') return filterValues(one, other, judge);
  if (other.kind === 'values') return filterValues(other, one, judge);
  if (one.kind === 'number' && other.kind === 'number') return [bothNumbers(one, other)];
  if (one.kind === 'string' && other.kind === 'string') return [bothStrings(one, other)];
  if (one.kind === 'array' && other.kind === 'array') return [bothArrays(one, other)];
  if (one.kind === 'object' && other.kind === 'object') return [bothObjects(one, other)];
  return [];
}

/** The values that have the form, and those that may have it, by what that hangs on. */
function filterValues({ values, doubts }: ValuesForm, form: Form, judge: Judge): Form[] {
  const found = Map.groupBy(values.values(), (value) => {
    const { answer, doubts: why } = acceptForm(form, value, judge);
    return answer === 'no' ? null : JSON.stringify(why);
  });
  return [...found].flatMap(([why, held]) =>
    why === null ? [] : [valuesForm(held, [...new Set([...doubts, ...JSON.parse(why)])])],
  );
}

/** As a list of values, where these are few; nothing where nothing has it. */
export function settled(form: Form, judge: Judge): Form[] {
  switch (form.kind) {
    case 'values':
      return form.values.size === 0 ? [] : [form];
    case 'number': {
      const few = fewNumbers(form);
      if (few === null) return [wholeBounds(form)];
      return few.length === 0 ? [] : [valuesForm(few, form.doubts)];
    }
    case 'string':
      return form.minLength > form.maxLength ? [] : [form];
    case 'array':
      return isArrayEmpty(form, judge) ? [] : [form];
    case 'object':
      return isObjectEmpty(form, judge) ? [] : [form];
  }
}

const MOST_LOOKED_INTO = 3;

/** Whether nothing has both forms. */
export function areApart(one: Form, other: Form, judge: Judge, depth = 0): boolean {
  if (one.kind === 'values' || other.kind === 'values') return both(one, other, judge).length === 0;
  if (one.kind !== other.kind) return true;
  if (one.kind === 'number' && other.kind === 'number') {
    return fewNumbers({ ...bothNumbers(one, other) })?.length === 0;
  }
  if (one.kind === 'string' && other.kind === 'string') {
    const { patterns, minLength, maxLength } = bothStrings(one, other);
    return (
      minLength > maxLength || (patterns.length > 1 && findText({ found: patterns }) === 'none')
    );
  }
  if (one.kind === 'object' && other.kind === 'object' && depth < MOST_LOOKED_INTO) {
    return [...unionOf(one.required, other.required)].some((name) => {
      const parts = [one, other].map((form) => partsOf(form, name, 'left-out', judge).parts);
      const [mine = [], theirs = []] = parts.map((own) => judge.formsOf(own));
      return mine.every((left) => theirs.every((right) => areApart(left, right, judge, depth + 1)));
    });
  }
  return false;
}
