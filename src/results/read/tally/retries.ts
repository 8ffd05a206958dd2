import { addKnown } from '../../../model/counts.ts';
import { isBad, type ParsedCase } from '../parsed-case.ts';
import { joinParts } from './case-parts.ts';

/** Joins the attempts of one test that a runner wrote as cases of their own. */
export interface RetryMerger {
  add(attempt: ParsedCase, dialect: string | null): void;
  /** The tests, in the order of their first attempts. */
  finish(): Iterable<ParsedCase>;
}

/**
 * After what a producer tries a test again, and writes one more entry for it. Of every other
 * producer a repeated name is another case: a project, a parameter, a loop.
 */
const retriesAfter = new Map<string, 'failure' | 'any'>([
  ['gradle', 'failure'],
  // gotestsum.
  ['go', 'failure'],
  // What pytest-rerunfailures tries again has an entry without a failure.
  ['pytest', 'any'],
]);

/** Does this producer write an entry for each attempt of a test? */
export function repeatsEntries(dialect: string | null): boolean {
  return dialect !== null && retriesAfter.has(dialect);
}

/**
 * Takes cases of one file that are equal in suite path, class, name and source file for attempts of
 * one test, in their order. The last attempt that ran decides; one that passed after another had
 * not is flaky.
 */
export function createRetryMerger(): RetryMerger {
  const newest = new Map<string, number>();
  const tests: ParsedCase[] = [];
  return {
    add(attempt, dialect) {
      const key = joinParts(attempt, attempt.file ?? '');
      const index = newest.get(key);
      const before = index === undefined ? undefined : tests[index];
      if (index !== undefined && before && isAttemptOf(before, dialect)) {
        tests[index] = joinAttempts(before, attempt);
      } else newest.set(key, tests.push(attempt) - 1);
    },
    finish: () => tests,
  };
}

function isAttemptOf(before: ParsedCase, dialect: string | null): boolean {
  const after = dialect === null ? undefined : retriesAfter.get(dialect);
  return after === 'any' || (after === 'failure' && isBad(before.status));
}

function joinAttempts(before: ParsedCase, next: ParsedCase): ParsedCase {
  if (next.status === 'skipped') return before;
  if (before.status === 'skipped') return next;
  const changed = before.status !== 'passed' || before.flaky || next.flaky;
  const explained = next.message !== null || next.details !== null ? next : before;
  return {
    ...next,
    flaky: next.status === 'passed' && changed,
    attempts: before.attempts + next.attempts,
    durationMs: addKnown(before.durationMs, next.durationMs),
    message: explained.message,
    details: explained.details,
  };
}
