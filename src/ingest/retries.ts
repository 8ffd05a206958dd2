import { joinParts } from './identity.ts';
import { addKnown } from './known-sums.ts';
import type { ParsedCase } from './parsed-case.ts';

/** Joins the attempts of one test that a runner wrote as cases of their own. */
export interface RetryMerger {
  add(attempt: ParsedCase): void;
  /** The tests, in the order of their first attempts. */
  finish(): Iterable<ParsedCase>;
}

/**
 * Takes cases of one file that are equal in suite path, class, name and source file for attempts of
 * one test, in their order. The last attempt that ran decides; one that passed after another had
 * not is flaky. It is for the user to say that they are: parameterised tests repeat names as well.
 */
export function createRetryMerger(): RetryMerger {
  const tests = new Map<string, ParsedCase>();
  return {
    add(attempt) {
      const key = joinParts(attempt, attempt.file ?? '');
      const before = tests.get(key);
      tests.set(key, before ? joinAttempts(before, attempt) : attempt);
    },
    finish: () => tests.values(),
  };
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
