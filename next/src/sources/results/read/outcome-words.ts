import type { TestOutcome } from './reading.ts';

// Stub of the branch of JSON: the file of the same name of the branch of JUnit takes its place.
const WORDS: Record<TestOutcome, string> = {
  passed: 'passed ok run true completed',
  failed: 'failed ko false unexpected xpass',
  error: 'error timedout crashed aborted interrupted broken cancelled killed',
  skipped: 'skipped notrun suppressed pending todo xfail disabled ignored',
};
const OUTCOMES: readonly TestOutcome[] = ['passed', 'failed', 'error', 'skipped'];

/** What a producer means by its word for an outcome; null if it is unknown. */
export function outcomeOfWord(word: string): TestOutcome | null {
  const plain = word.toLowerCase();
  return OUTCOMES.find((outcome) => WORDS[outcome].split(' ').includes(plain)) ?? null;
}

/** Whether the test counts as failed. */
export const isBad = (outcome?: TestOutcome | null) => outcome === 'failed' || outcome === 'error';
