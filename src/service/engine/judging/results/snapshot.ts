import type { ResultAssertion } from '../../../../contract/cases/result-assertion.ts';
import { followPath } from '../../../../json-path/json-path.ts';
import type { Redactor } from '../../../../redaction/redactor.ts';
import { type Worked, workInTime } from '../../../../resilience/bounded-work.ts';
import { asIndentedJson, asJson, type Difference, differences, isObject } from './json-values.ts';
import { type JudgedResult, jsonOf, type ResultComplaint } from './judged-result.ts';

type SnapshotAssertion = Extract<ResultAssertion, { type: 'matchesSnapshot' }>;
type Mask = NonNullable<SnapshotAssertion['mask']>[number];

/** What stands in a snapshot where a value may be anything. */
const MASKED = '[masked]';
const VALUE_LENGTH = 80;

/** Holds the value of a result against the one of the suite file; without one it fails. */
export function judgeSnapshot(
  assertion: SnapshotAssertion,
  result: JudgedResult,
  redactor: Redactor,
): ResultComplaint | null {
  const { subject } = result;
  const json = jsonOf(result, assertion.in);
  if ('refused' in json && assertion.in !== undefined) {
    return { reason: `There is nothing to hold against the snapshot: ${json.refused}.` };
  }
  const value = masked('refused' in json ? result.text : json.value, assertion.mask ?? []);
  if ('refused' in value) {
    return { reason: `The result of ${subject} could not be masked: ${value.refused}.` };
  }
  const observed = asIndentedJson(value.value);
  if (!Object.hasOwn(assertion, 'snapshot')) {
    return {
      reason: `There is no snapshot yet to hold the result of ${subject} against. Where it is right, write it down as \`snapshot\`: ${asJson(value.value)}`,
      observed,
    };
  }
  const found = differences(assertion.snapshot, value.value);
  if (found.length === 0) return null;
  return {
    reason: `The result of ${subject} is not that of the snapshot: ${found.map((one) => describe(one, redactor)).join('; ')}.`,
    expected: asIndentedJson(assertion.snapshot),
    observed,
  };
}

function describe(difference: Difference, redactor: Redactor): string {
  const { path, expected, observed } = difference;
  const short = (value: unknown) => redactor.excerpt(asJson(value), VALUE_LENGTH);
  if (!('expected' in difference)) return `${path} is new: ${short(observed)}`;
  if (!('observed' in difference)) return `${path} is gone, which was ${short(expected)}`;
  return `${path} is ${short(observed)}, not ${short(expected)}`;
}

function masked(value: unknown, masks: readonly Mask[]): Worked<unknown> {
  if (masks.length === 0) return { value };
  const copy = workInTime(() => ({ value: structuredClone(value) }));
  if ('refused' in copy) return copy;
  let root = copy.value;
  for (const mask of masks) {
    const step = 'path' in mask ? maskPath(root, mask.path) : maskPattern(root, mask.pattern);
    if ('refused' in step) return step;
    root = step.value;
  }
  return { value: root.value };
}

/** A value in a holder, so that all of it may be replaced too. */
interface Holder {
  value: unknown;
}

function maskPath(root: Holder, path: string): Worked<Holder> {
  const found = followPath(path, root.value);
  if ('refused' in found) return { refused: `${path}: ${found.refused}` };
  for (const place of found.value.places) {
    const keys = ['value', ...place];
    const last = keys.pop();
    // What is around it may be masked already.
    const parent = keys.reduce<unknown>(memberOf, root);
    if (last !== undefined && typeof parent === 'object' && parent !== null) {
      Reflect.set(parent, last, MASKED);
    }
  }
  return { value: root };
}

const memberOf = (parent: unknown, key: string | number): unknown =>
  typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;

function maskPattern(root: Holder, pattern: string): Worked<Holder> {
  return workInTime(() => {
    const form = new RegExp(pattern, 'g');
    const replaced = (value: unknown): unknown => {
      if (typeof value === 'string') return value.replace(form, MASKED);
      if (Array.isArray(value)) return value.map(replaced);
      if (!isObject(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item)]));
    };
    return { value: replaced(root.value) };
  });
}
