import type { TestOutcome } from './reading.ts';

/** What producers call an outcome, in lower case and without separators. */
const WORDS: Readonly<Record<TestOutcome, string>> = {
  passed:
    'pass passed passing success successful successfully succeeded ok okay true yes run ran ' +
    'complete completed done executed finished expected fixed flaky bpass warning',
  failed:
    'fail failed failing failure failures ko notok unsuccessful unexpected regression false no xpass',
  error:
    'error errored errors broken broke timeout timedout interrupted crash crashed abort aborted ' +
    'kill killed cancel canceled cancelled terminated exception fatal panic panicked blocked hung',
  skipped:
    'skip skipped skipping notrun notexecuted disabled suppressed ignore ignored pending todo ' +
    'excluded filtered xfail xfailed bfail bxfail bxpass',
};
const OUTCOMES = new Map<string, TestOutcome>();
for (const outcome of ['passed', 'failed', 'error', 'skipped'] as const) {
  for (const word of WORDS[outcome].split(' ')) OUTCOMES.set(word, outcome);
}
const LONGEST_WORD = 40;

/** What a producer means by its word for an outcome, in any spelling. Null: not known. */
export function outcomeOfWord(word: string): TestOutcome | null {
  if (word.length > LONGEST_WORD) return null;
  return OUTCOMES.get(word.toLowerCase().replace(/[\s_-]+/g, '')) ?? null;
}

/** Whether the test counts as failed. */
export const isBad = (outcome?: TestOutcome | null) => outcome === 'failed' || outcome === 'error';

/** An attribute with its word, and what the word means; null: not known. */
export interface Stated {
  said: string;
  outcome: TestOutcome | null;
}

/** Attributes that state an outcome, with the numbers that do. trx2junit writes `status="1"`. */
const STATING = new Map([
  ...['result', 'outcome', 'state', 'verdict'].map((name) => [name, /(?!)/] as const),
  ['status', /^[01]$/],
  ...['success', 'successful', 'passed'].map((name) => [name, /^\d+$/] as const),
]);
/** An unknown word outweighs a good one. */
const GRAVITY = ['passed', null, 'skipped', 'failed', 'error'];

/**
 * The gravest that attributes of an element state. Null: nothing.
 *
 * @param owner numbers of a suite are counts: `passed="0"`
 */
export function statedOutcome(
  attributes: ReadonlyMap<string, string>,
  owner: 'case' | 'suite',
): Stated | null {
  let gravest: Stated | null = null;
  for (const [attribute, value] of attributes) {
    const numbers = STATING.get(attribute);
    const word = numbers === undefined ? '' : value.trim();
    if (word === '') continue;
    const isNumber = owner === 'case' && numbers?.test(word) === true;
    const outcome = isNumber ? (Number(word) === 0 ? 'failed' : 'passed') : outcomeOfWord(word);
    if (gravest === null || GRAVITY.indexOf(outcome) > GRAVITY.indexOf(gravest.outcome)) {
      gravest = { said: `${attribute}: ${word}`, outcome };
    }
  }
  return gravest;
}
