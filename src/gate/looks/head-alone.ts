import type { CheckOutcome, Reason } from '../../report/verdict.ts';
import { because } from '../checks/check.ts';
import type { CaseTally } from '../evidence.ts';
import { firstOf, judgeHead } from './judgement.ts';
import { LOOK, type Looking } from './looking.ts';

/**
 * Adds fresh iterations to cases that never passed, and that nothing is compared with. Those that are
 * left to run are missing results.
 *
 * @returns also why a check of these cases is as it is, by its outcome
 */
export function lookAgain(
  cases: readonly CaseTally[],
  looking: Looking,
): { tallies: CaseTally[]; reasons: Partial<Record<CheckOutcome, Reason | null>> } {
  const isDead = ({ passed, failed, missing }: CaseTally) => failed > 0 && passed + missing === 0;
  const suspects = cases.filter(isDead);
  const judged = (tally: CaseTally) => judgeHead(looking.freshOf(tally.one), LOOK);
  const isOpen = (tally: CaseTally) => typeof judged(tally) === 'number';
  const ones = suspects.map(({ one }) => one);
  const chosen = suspects.slice(0, looking.reserve(ones, LOOK));
  const early = firstOf(suspects, cases.length).slice(0, chosen.length);
  const next = early.some(isOpen) ? early : chosen;
  for (const { one } of next.filter(isOpen)) looking.ask(one, LOOK, false);
  const tallies = cases.map((tally) => {
    if (!isDead(tally)) return tally;
    const { passed, failed } = looking.freshOf(tally.one).after;
    const missing = isOpen(tally) ? LOOK - failed : 0;
    return { one: tally.one, passed, failed: tally.failed + failed, missing };
  });
  const reasonOf = (code: Reason['code'], some: readonly CaseTally[]) => {
    const names = some.map(({ one }) => one.title);
    return names.length === 0 ? null : because(code, names.length, names);
  };
  const failed = suspects.filter((tally) => judged(tally) === 'failed');
  return {
    tallies,
    reasons: {
      failed: failed.length === 0 ? null : looking.failedAgain(failed),
      undecided: reasonOf('not-looked', suspects.filter(isOpen)),
      passed: reasonOf('cleared', suspects),
    },
  };
}
