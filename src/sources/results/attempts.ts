import { isBad } from './read/outcome-words.ts';
import type { ParsedCase, Reading } from './read/reading.ts';

/** What tells tests of one file apart. No two lists of names give the same. */
export const keyOf = ({ suites, className, name }: ParsedCase): string =>
  JSON.stringify([suites, className, name]);

/**
 * The tests of a file. Equal ones are attempts of one test if the user says so and the producer is
 * known to repeat what it tries again: of others they are parameters, projects or loops. Those that
 * stay apart are a warning of the reading.
 */
export function testsOf(reading: Reading, mergeRetries: boolean): ParsedCase[] {
  const { producer } = reading;
  // Gradle and gotestsum try again only what failed. An attempt of pytest may look passed.
  const isRetried = (one: ParsedCase) =>
    producer === 'pytest' || (producer === 'repeats' && isBad(one.outcome));
  const tests: ParsedCase[] = [];
  /** Of each test the place of its newest entry. */
  const newest = new Map<string, number>();
  let repeats = 0;
  for (const one of reading.cases) {
    const key = `${keyOf(one)}${JSON.stringify(one.file)}`;
    const at = newest.get(key) ?? -1;
    const before = tests[at];
    if (before && mergeRetries && one.isTest && isRetried(before)) tests[at] = joined(before, one);
    else newest.set(key, tests.push(one) - 1);
    if (before && newest.get(key) !== at) repeats += 1;
  }
  const isUnknown = mergeRetries && producer === null;
  if (repeats > 0) reading.warn(isUnknown ? 'unmerged' : 'repeats', { listed: repeats });
  return tests;
}

/** The last attempt that ran decides. */
function joined(before: ParsedCase, next: ParsedCase): ParsedCase {
  if (next.outcome === 'skipped') return before;
  if (before.outcome === 'skipped') return next;
  const { message, details, type } = next.message === '' && next.details === '' ? before : next;
  // More than one attempt and `passed` means flaky, which two passes are not.
  const isSteady = before.outcome === 'passed' && before.attempts === 1;
  const attempts = (isSteady && next.outcome === 'passed' ? 0 : before.attempts) + next.attempts;
  const isTimed = before.durationMs !== null || next.durationMs !== null;
  const durationMs = isTimed ? (before.durationMs ?? 0) + (next.durationMs ?? 0) : null;
  return { ...next, message, details, type, attempts, durationMs };
}
