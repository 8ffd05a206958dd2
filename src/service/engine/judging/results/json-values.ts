import { isRounded } from '../../../../contract/wire/exact-numbers.ts';

type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place where a value is not the expected one, in the notation of JSON paths. */
export interface Difference {
  path: string;
  /** What is expected there and what there is; absent where there is nothing. */
  expected?: unknown;
  observed?: unknown;
}

const DIFFERENCES_TOLD = 5;

/**
 * The first places where two values differ; none where they are equal. Goes no deeper than the
 * expected one, and takes no number for another that it may have been before it was read.
 */
export function differences(expected: unknown, observed: unknown): Difference[] {
  const found: Difference[] = [];
  collect(expected, observed, '$', found);
  return found;
}

function collect(expected: unknown, observed: unknown, path: string, found: Difference[]): void {
  if (found.length >= DIFFERENCES_TOLD) return;
  if (Array.isArray(expected) && Array.isArray(observed)) {
    const length = Math.max(expected.length, observed.length);
    for (let at = 0; at < length && found.length < DIFFERENCES_TOLD; at += 1) {
      const place = `${path}[${at}]`;
      if (at >= expected.length) found.push({ path: place, observed: observed[at] });
      else if (at >= observed.length) found.push({ path: place, expected: expected[at] });
      else collect(expected[at], observed[at], place, found);
    }
    return;
  }
  if (isObject(expected) && isObject(observed)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(observed)])) {
      const place = `${path}${memberPath(key)}`;
      if (!Object.hasOwn(expected, key)) found.push({ path: place, observed: observed[key] });
      else if (!Object.hasOwn(observed, key)) found.push({ path: place, expected: expected[key] });
      else collect(expected[key], observed[key], place, found);
      if (found.length >= DIFFERENCES_TOLD) return;
    }
    return;
  }
  if (expected !== observed || isRounded(observed)) found.push({ path, expected, observed });
}

const memberPath = (key: string) =>
  /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;

export const isEqual = (expected: unknown, observed: unknown): boolean =>
  differences(expected, observed).length === 0;

/** A value as JSON; in words where that cannot be had. */
export function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return '[JSON that nests too deep to be written out]';
  }
}

/** Longer or deeper JSON is left on one line: its indentation would be many times as long. */
const INDENTED = { characters: 100_000, levels: 50 };

/** The same, a line a value. */
export function asIndentedJson(value: unknown): string {
  const json = asJson(value);
  if (json.length > INDENTED.characters || nestsDeeper(value, INDENTED.levels)) return json;
  return JSON.stringify(value, null, 2) ?? json;
}

/** Whether there are lists and objects in each other on more levels. */
export function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => nestsDeeper(item, levels - 1));
}
