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
  const plain = () => word.toLowerCase().replace(/[\s_-]+/g, '');
  return OUTCOMES.get(word) ?? OUTCOMES.get(plain()) ?? null;
}

/** Whether the test counts as failed. */
export const isBad = (outcome: TestOutcome | null) => outcome === 'failed' || outcome === 'error';

/** What an attribute says of an outcome. */
export interface Stated {
  attribute: string;
  word: string;
  /** Null: a word that is not known. */
  outcome: TestOutcome | null;
}

/** Attributes that state an outcome, in a word or as yes and no. */
const STATING = new Map([
  ...['status', 'result', 'outcome', 'state', 'verdict'].map((name) => [name, 'word'] as const),
  ...['success', 'successful', 'passed'].map((name) => [name, 'yes-no'] as const),
]);
/** An unknown word outweighs a good one. */
const GRAVITY = ['passed', null, 'skipped', 'failed', 'error'];

/**
 * The gravest that attributes of an element state. Null: nothing.
 *
 * @param owner numbers and unknown words of a suite say nothing: `passed="0"` is a count
 */
export function statedOutcome(
  attributes: ReadonlyMap<string, string>,
  owner: 'case' | 'suite' = 'case',
): Stated | null {
  let gravest: Stated | null = null;
  for (const [attribute, value] of attributes) {
    const form = STATING.get(attribute);
    if (form === undefined) continue;
    const word = value.trim();
    if (word === '') continue;
    const ofNumber = owner === 'case' ? outcomeOfNumber(attribute, form, word) : null;
    const outcome = ofNumber ?? outcomeOfWord(word);
    if (gravest === null || GRAVITY.indexOf(outcome) > GRAVITY.indexOf(gravest.outcome)) {
      gravest = { attribute, word, outcome };
    }
  }
  return gravest;
}

/** Other numbers than 0 are a yes. trx2junit writes `status="1"` and `status="0"`. */
function outcomeOfNumber(attribute: string, form: string, word: string): TestOutcome | null {
  const isNumber =
    form === 'word' ? attribute === 'status' && /^[01]$/.test(word) : /^\d+$/.test(word);
  if (!isNumber) return null;
  return Number(word) === 0 ? 'failed' : 'passed';
}
