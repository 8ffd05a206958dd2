import type { RunReport } from '../../report/report.ts';
import { isFlaky, outcomesIn } from './history.ts';
import type { Pair } from './pairing.ts';

/** What becomes of cases that are compared one by one. */
export interface StrictResult {
  /** They passed before, fail here, and are not excused. */
  regressed: Pair[];
  /** They fail here, as their history says that they do now and then. */
  knownFlaky: Pair[];
  /** Those of them that count as no failure. */
  excused: Pair[];
  /** They may regress, by results that are missing. */
  open: Pair[];
  canFail: boolean;
}

export const NO_CASES = { regressed: [], knownFlaky: [], excused: [], open: [], canFail: false };

/**
 * Finds the cases that got worse: all iterations passed, and one fails, or one of a sampled case
 * passed, and none does. Only a deterministic case is known to be flaky, and is excused once: at one
 * commit of a pull request.
 *
 * @param failedBefore undefined: not known, so that no case is excused
 */
export function compareStrictly(
  pairs: readonly Pair[],
  baseline: RunReport,
  failedBefore?: ReadonlySet<string>,
): StrictResult {
  const able = pairs.filter(({ before, after: { one } }) =>
    one.isSampled ? before.passed > 0 : before.failed === 0,
  );
  /** `isLost`: as if all missing results had failed; else as if they had passed. */
  const isWorse = ({ before, after }: Pair, isLost = false) =>
    before.failed === 0
      ? after.failed + (isLost ? after.missing : 0) > 0
      : after.passed + (isLost ? 0 : after.missing) === 0;
  const failing = pairs.filter(({ after }) => after.failed > 0 && !after.one.isSampled);
  const outcomes = failing.length > 0 ? outcomesIn(baseline) : new Map<string, never>();
  const knownFlaky = failing.filter(({ before, after }) => {
    const hasFailed = [before, after].some(({ one }) => failedBefore?.has(one.identity));
    return !hasFailed && isFlaky(outcomes.get(before.one.identity)?.outcomes ?? '');
  });
  const excused = failedBefore === undefined ? [] : knownFlaky;
  const left = new Set(excused);
  return {
    regressed: able.filter((pair) => isWorse(pair) && !left.has(pair)),
    knownFlaky,
    excused,
    open: able.filter((pair) => isWorse(pair, true) && !isWorse(pair)),
    canFail: able.length > 0,
  };
}
