import type { ResultAssertion } from '../api/cases/assertions.ts';
import { findNodes } from '../lib/json-path.ts';
import { type Difference, differences, isObject } from '../lib/json-values.ts';
import { cut } from '../lib/text.ts';
import type { Miss, StepResult } from './record.ts';
import { asJson, integerLimit, jsonOf, miss, sizeLimit } from './result-json.ts';

type SnapshotAssertion = Extract<ResultAssertion, { type: 'matchesSnapshot' }>;

/** What stands in a snapshot for a value that may differ. */
const MASKED = '[masked]';
const MAX_DIFFERENCES = 5;
/** UTF-16 units of one side of one of several differences. */
const MAX_SIDE = 400;

/** Compares a result with the snapshot of the suite file. */
export function judgeSnapshot(assertion: SnapshotAssertion, result: StepResult): Miss | null {
  const { snapshot, mask = [] } = assertion;
  const json = jsonOf(result, assertion.in);
  const isText = 'miss' in json && json.miss.kind === 'miss' && assertion.in === undefined;
  if ('miss' in json && !isText) return json.miss;
  const value = 'miss' in json ? result.text : json.value;
  const root = { value: mask.length === 0 ? value : structuredClone(value) };
  for (const one of mask) {
    if ('pattern' in one) root.value = maskPattern(root.value, new RegExp(one.pattern, 'g'));
    else if (!maskPath(root, one.path)) return sizeLimit(one.path);
  }
  const limit = integerLimit(root.value);
  if (limit !== null) return limit;
  if (snapshot === undefined) return miss('', asJson(root.value), 'missing');
  const found: Difference[] = [];
  for (const one of differences(snapshot, root.value)) {
    if (found.push(one) === MAX_DIFFERENCES) break;
  }
  return found.length === 0 ? null : missOf(found);
}

/** One difference as it is; several as objects that have the values by path. */
function missOf(found: Difference[]): Miss {
  const [first] = found;
  if (found.length === 1 && first !== undefined) {
    const { path, expected, observed } = first;
    if (expected === undefined) return miss('', asJson(observed), 'new', path);
    return miss(asJson(expected), observed === undefined ? null : asJson(observed), null, path);
  }
  const side = (name: 'expected' | 'observed') => {
    const there = found.filter((one) => one[name] !== undefined);
    const entries = there.map((one) => [one.path, shortened(one[name])]);
    return asJson(Object.fromEntries(entries));
  };
  return miss(side('expected'), side('observed'));
}

function shortened(value: unknown): unknown {
  const json = asJson(value);
  return json.length > MAX_SIDE ? cut(json, MAX_SIDE) : value;
}

/** Returns whether the path could be followed. The value has a holder, since all of it may go. */
function maskPath(root: { value: unknown }, path: string): boolean {
  const found = findNodes(path, root.value);
  if ('limit' in found) return false;
  for (const location of found.locations) {
    const keys = ['value', ...location];
    const last = keys.pop();
    const parent = keys.reduce<unknown>((part, key) => Object(part)[key], root);
    // What is around it may be masked already.
    if (typeof parent === 'object' && parent !== null) Reflect.set(parent, last ?? '', MASKED);
  }
  return true;
}

function maskPattern(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, MASKED);
  if (Array.isArray(value)) return value.map((item) => maskPattern(item, pattern));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, maskPattern(item, pattern)]);
  return Object.fromEntries(entries);
}
