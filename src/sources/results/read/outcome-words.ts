import type { TestOutcome } from './reading.ts';

/** From each word of lists to the name of its list. */
export function byWord<Name extends string>(lists: Record<Name, string>): Map<string, Name> {
  // `Object.keys` forgets which names there are.
  const names = Object.keys(lists) as Name[];
  return new Map(names.flatMap((name) => lists[name].split(' ').map((word) => [word, name])));
}

/** What producers call an outcome, in lower case and without separators. */
const OUTCOMES = byWord<TestOutcome>({
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
});
const LONGEST_WORD = 40;

/** What a producer means by its word for an outcome, in any spelling. Null: not known. */
export function outcomeOfWord(word: string): TestOutcome | null {
  if (word.length > LONGEST_WORD) return null;
  return OUTCOMES.get(word.toLowerCase().replace(/[\s_-]+/g, '')) ?? null;
}

/** Whether the test counts as failed. */
export const isBad = (outcome?: TestOutcome | null) => outcome === 'failed' || outcome === 'error';

/** Attributes that state an outcome, with the numbers that do. trx2junit writes `status="1"`. */
const STATING = new Map([
  ...['result', 'outcome', 'state', 'verdict'].map((name) => [name, /(?!)/] as const),
  ['status', /^[01]$/],
  ...['success', 'successful', 'passed'].map((name) => [name, /^\d+$/] as const),
]);
/** An unknown word outweighs a good one. */
const GRAVITY = ['passed', null, 'skipped', 'failed', 'error'];

/**
 * The gravest outcome that attributes state, and how. Without any it is `passed`; null is a word
 * that is not known. Numbers of a suite are counts: `passed="0"`.
 */
export function statedOutcome(attributes: ReadonlyMap<string, string>, owner: 'case' | 'suite') {
  let gravest: { said: string; outcome: TestOutcome | null } = { said: '', outcome: 'passed' };
  for (const [name, numbers] of STATING) {
    const word = attributes.get(name)?.trim();
    if (!word) continue;
    const isNumber = owner === 'case' && numbers.test(word);
    const outcome = isNumber ? (Number(word) === 0 ? 'failed' : 'passed') : outcomeOfWord(word);
    if (GRAVITY.indexOf(outcome) > GRAVITY.indexOf(gravest.outcome)) {
      gravest = { said: `${name}: ${word}`, outcome };
    }
  }
  return gravest;
}
