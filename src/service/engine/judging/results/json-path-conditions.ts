import type { ResultAssertion } from '../../../../contract/cases/result-assertion.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { type FoundNodes, followPath } from '../../../../json-path/json-path.ts';
import type { Redactor } from '../../../../redaction/redactor.ts';
import { workInTime } from '../../../../resilience/bounded-work.ts';
import { containsText } from '../bounded/text-search.ts';
import { asIndentedJson, asJson, isEqual, isObject } from './json-values.ts';
import { type JudgedResult, jsonOf, type ResultComplaint } from './judged-result.ts';

type PathAssertion = Extract<ResultAssertion, { type: 'jsonPath' }>;

const QUOTE_LENGTH = 200;

/** Judges what a path leads to. */
export function judgePath(
  assertion: PathAssertion,
  result: JudgedResult,
  redactor: Redactor,
): ResultComplaint | null {
  const { path } = assertion;
  const json = jsonOf(result, assertion.in);
  if ('refused' in json) {
    return { reason: `${path} leads nowhere in the result of ${result.subject}: ${json.refused}.` };
  }
  const found = followPath(path, json.value);
  if ('refused' in found) {
    return {
      reason: `${path} could not be followed in the result of ${result.subject}: ${found.refused}.`,
    };
  }
  // Many values take their time together, though each of them is judged soon.
  const judged = workInTime(
    () => countComplaint(assertion, found.value) ?? valueComplaint(assertion, found.value),
  );
  if ('refused' in judged) {
    return {
      reason: `${path} could not be judged in the result of ${result.subject}: ${judged.refused}.`,
    };
  }
  const complaint = judged.value;
  if (complaint === null) return null;
  const quote = (value: unknown) => redactor.excerpt(asJson(value), QUOTE_LENGTH);
  const seen =
    found.value.values.length === 0
      ? `it leads nowhere in ${quote(json.value)}`
      : complaint.seen(quote);
  return {
    reason: `Expected ${path} of the result of ${result.subject} ${complaint.wanted}, but ${seen}.`,
    ...(complaint.expected === undefined ? {} : { expected: complaint.expected }),
    observed: asIndentedJson(found.value.values.length === 0 ? json.value : whole(found.value)),
  };
}

const whole = ({ values, isSingular }: FoundNodes) => (isSingular ? values[0] : values);

interface PathComplaint {
  wanted: string;
  expected?: string;
  seen: (quote: (value: unknown) => string) => string;
}

/** How many there are: of what one path leads to its items, of many paths what they lead to. */
function countOf({ values, isSingular }: FoundNodes): number | null {
  if (!isSingular || values.length === 0) return values.length;
  const [value] = values;
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : null;
}

function countComplaint(assertion: PathAssertion, found: FoundNodes): PathComplaint | null {
  const { exists, count, minCount, maxCount } = assertion;
  const { values } = found;
  if (exists !== undefined && exists !== values.length > 0) {
    return {
      wanted: exists ? 'to lead somewhere' : 'to lead nowhere',
      seen: (quote) => `it leads to ${quote(whole(found))}`,
    };
  }
  if (count === undefined && minCount === undefined && maxCount === undefined) return null;
  const wanted = [
    ...(count === undefined ? [] : [`exactly ${count}`]),
    ...(minCount === undefined ? [] : [`at least ${minCount}`]),
    ...(maxCount === undefined ? [] : [`at most ${maxCount}`]),
  ].join(' and ');
  const number = countOf(found);
  if (number === null) {
    return {
      wanted: `to hold ${wanted}`,
      seen: (quote) => `${quote(values[0])} is neither a list nor an object`,
    };
  }
  const isMet =
    (count === undefined || number === count) &&
    (minCount === undefined || number >= minCount) &&
    (maxCount === undefined || number <= maxCount);
  return isMet
    ? null
    : {
        wanted: `to hold ${wanted}`,
        seen: (quote) => `it holds ${number}: ${quote(whole(found))}`,
      };
}

interface Condition {
  wanted: string;
  expected?: string;
  /** True where the value meets it, else false or why it could not be judged. */
  isMet: (value: unknown) => boolean | string;
}

function valueComplaint(assertion: PathAssertion, { values }: FoundNodes): PathComplaint | null {
  for (const { wanted, expected, isMet } of conditionsOf(assertion)) {
    const told = { wanted, ...(expected === undefined ? {} : { expected }) };
    if (values.length === 0) return { ...told, seen: () => 'it leads nowhere' };
    for (const value of values) {
      const met = isMet(value);
      if (met === true) continue;
      const why = typeof met === 'string' ? ` (${met})` : '';
      return { ...told, seen: (quote) => `there is ${quote(value)}${why}` };
    }
  }
  return null;
}

function conditionsOf(assertion: PathAssertion): Condition[] {
  const { equals, contains, matches, min, max } = assertion;
  const conditions: Condition[] = [];
  if (Object.hasOwn(assertion, 'equals')) {
    const expected = asIndentedJson(equals);
    const wanted = `to be ${asJson(equals)}`;
    conditions.push({ wanted, expected, isMet: (value) => isEqual(equals, value) });
  }
  if (Object.hasOwn(assertion, 'contains')) {
    const wanted = `to contain ${asJson(contains)}`;
    conditions.push({ wanted, isMet: (value) => holds(value, contains) });
  }
  if (matches !== undefined) {
    const form = new RegExp(matches);
    const isMet = (value: unknown) => {
      if (typeof value !== 'string') return 'which is no text';
      const isLong = value.length > LIMITS.regexInputLength;
      return isLong ? `longer than ${LIMITS.regexInputLength} characters` : form.test(value);
    };
    conditions.push({ wanted: `to match ${matches}`, isMet });
  }
  if (min !== undefined) {
    const isMet = (value: unknown) => typeof value === 'number' && value >= min;
    conditions.push({ wanted: `to be a number of at least ${min}`, isMet });
  }
  if (max !== undefined) {
    const isMet = (value: unknown) => typeof value === 'number' && value <= max;
    conditions.push({ wanted: `to be a number of at most ${max}`, isMet });
  }
  return conditions;
}

function holds(value: unknown, sought: unknown): boolean | string {
  if (Array.isArray(value)) return value.some((item) => isEqual(sought, item));
  if (typeof value !== 'string') return 'which is neither a text nor a list';
  return typeof sought === 'string' ? containsText(value, sought, false) : false;
}
