import { countCase } from '../counts.ts';
import type { CaseReport, Digest, PackedHistory, RunReport } from '../run-report.ts';
import { unpackCases } from './folded-cases.ts';

/** How a case came out in one run: all of its iterations passed, none did, or some. */
export type RunOutcome = 'passed' | 'failed' | 'varied';

/** How a case came out in recent runs in which it did the same. */
export interface CaseHistory {
  identity: Digest;
  /** Null where that is not known, as of result files. */
  definition: Digest | null;
  /** The oldest first; runs that say nothing of it are not among them. */
  outcomes: readonly RunOutcome[];
}

/** Older runs say little of the code of today. */
export const MOST_RUNS = 30;

/** So many are one text: few texts for whoever counts values, short ones for whoever writes them. */
const CASES_PER_TEXT = 1_000;

const LETTERS: Readonly<Record<RunOutcome, string>> = { passed: 'p', failed: 'f', varied: 'v' };
const OUTCOMES: Readonly<Record<string, RunOutcome>> = { p: 'passed', f: 'failed', v: 'varied' };

/**
 * Histories as texts, each case as `identity,definition,p12f1p3;`: passed twelve times, failed once,
 * passed three times. The definition is left out where it is not known, a case without outcomes
 * altogether.
 */
export function packHistory(cases: Iterable<CaseHistory>): PackedHistory[] {
  const packed = [...cases].flatMap(({ identity, definition, outcomes }) => {
    const of = definition === null ? '' : `,${definition}`;
    return outcomes.length === 0 ? [] : `${identity}${of},${runLengths(outcomes)};`;
  });
  const texts: PackedHistory[] = [];
  for (let at = 0; at < packed.length; at += CASES_PER_TEXT) {
    texts.push(packed.slice(at, at + CASES_PER_TEXT).join('') as PackedHistory);
  }
  return texts;
}

function runLengths(outcomes: readonly RunOutcome[]): string {
  const runs: { outcome: RunOutcome; length: number }[] = [];
  for (const outcome of outcomes.slice(-MOST_RUNS)) {
    const last = runs.at(-1);
    if (last?.outcome === outcome) last.length += 1;
    else runs.push({ outcome, length: 1 });
  }
  return runs.map(({ outcome, length }) => `${LETTERS[outcome]}${length}`).join('');
}

const PACKED = /([0-9a-f]{16})(?:,([0-9a-f]{16}))?,((?:[pfv]\d{1,2}){1,30});/y;
const RUN_LENGTH = /([pfv])(\d{1,2})/g;

/** The cases of a packed text one by one; null, and then no more, where it goes on with none. */
function* casesIn(text: string): Generator<CaseHistory | null> {
  for (let at = 0; at < text.length; ) {
    PACKED.lastIndex = at;
    const found = PACKED.exec(text);
    if (found === null) {
      yield null;
      return;
    }
    const [whole, identity, definition, lengths = ''] = found;
    const outcomes = [...lengths.matchAll(RUN_LENGTH)].flatMap(([, letter = '', length]) => {
      const outcome = OUTCOMES[letter];
      return outcome === undefined ? [] : Array<RunOutcome>(Number(length)).fill(outcome);
    });
    yield {
      identity: identity as Digest,
      definition: definition === undefined ? null : (definition as Digest),
      outcomes: outcomes.slice(-MOST_RUNS),
    };
    at += whole.length;
  }
}

/** Each case of such texts. */
export function* unpackHistory(texts: readonly PackedHistory[]): Generator<CaseHistory> {
  for (const text of texts) {
    for (const history of casesIn(text)) {
      if (history === null) throw new Error('A history was not read by the reader of reports.');
      yield history;
    }
  }
}

/** Whether a text of anybody can be unpacked. */
export function isPackedHistory(text: string): boolean {
  for (const history of casesIn(text)) if (history === null) return false;
  return true;
}

/**
 * What a later report carries of how cases came out: what this one carries, and how its own cases
 * did. With another definition a case begins anew, and one that is no more is forgotten.
 */
export function historyAfter({ cases, caseHistory = [] }: RunReport): PackedHistory[] {
  const former = new Map<Digest, CaseHistory>();
  for (const history of unpackHistory(caseHistory)) former.set(history.identity, history);
  const histories = new Map<Digest, CaseHistory>();
  for (const { identity, definition, outcome } of outcomesOf(cases)) {
    const known = former.get(identity);
    const earlier = known?.definition === definition ? known.outcomes : [];
    const outcomes = outcome === null ? earlier : [...earlier, outcome].slice(-MOST_RUNS);
    // Of two cases of one identity nobody knows which is which later.
    histories.set(identity, {
      ...{ identity, definition },
      outcomes: histories.has(identity) ? [] : outcomes,
    });
  }
  return packHistory(histories.values());
}

function* outcomesOf(
  cases: readonly CaseReport[],
): Generator<Omit<CaseHistory, 'outcomes'> & { outcome: RunOutcome | null }> {
  for (const testCase of cases) {
    const { identity, definition = null, folded } = testCase;
    if (identity !== undefined) yield { identity, definition, outcome: runOutcome(testCase) };
    if (folded === undefined) continue;
    for (const one of unpackCases(folded)) {
      const outcome = one.passed > 0 ? 'passed' : null;
      yield { identity: one.identity, definition: null, outcome };
    }
  }
}

/** Null where it says nothing, or where what is missing could have made it another. */
function runOutcome(testCase: CaseReport): RunOutcome | null {
  const { total, passed, failed, unfinished, flaky } = countCase(testCase);
  if (flaky > 0 || (passed > 0 && failed > 0)) return 'varied';
  const isShort = unfinished > 0 || total < (testCase.planned ?? 0);
  if (isShort || total === 0) return null;
  return passed > 0 ? 'passed' : 'failed';
}
