import type { RunReport } from '../../report/report.ts';
import { historyOf } from '../statistics/known-flaky.ts';
import { outcomesIn } from './history.ts';
import type { Pair } from './pairing.ts';

/** What becomes of cases of which all iterations passed in the baseline. */
export interface StrictResult {
  /** They fail here. */
  regressed: Pair[];
  /** They fail here as they did before. */
  knownFlaky: Pair[];
  /** They may fail here, by results that are missing. */
  open: Pair[];
  canFail: boolean;
}

export const NO_CASES: StrictResult = { regressed: [], knownFlaky: [], open: [], canFail: false };

/**
 * Finds the cases that fail, and passed before. Only a deterministic case is known to be flaky, and
 * is excused once: at one commit of a pull request.
 */
export function compareStrictly(
  pairs: readonly Pair[],
  baseline: RunReport,
  failedBefore: ReadonlySet<string> = new Set(),
): StrictResult {
  const passing = pairs.filter(({ before }) => before.failed === 0);
  const failing = passing.filter(({ after }) => after.failed > 0);
  const outcomes = failing.length > 0 ? outcomesIn(baseline) : new Map<string, never>();
  const isFlaky = ({ before, after }: Pair) => {
    if (failedBefore.has(before.one.identity)) return false;
    const word = outcomes.get(before.one.identity)?.outcomes ?? '';
    const { stability } = historyOf([...word].map((letter) => letter === 'p'));
    return stability === 'flaky' && !after.one.isSampled;
  };
  return {
    regressed: failing.filter((pair) => !isFlaky(pair)),
    knownFlaky: failing.filter(isFlaky),
    open: passing.filter(({ after }) => after.failed === 0 && after.missing > 0),
    canFail: passing.length > 0,
  };
}
