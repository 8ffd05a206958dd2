import type { Policy } from '../../report/policy.ts';
import type { Check } from '../../report/verdict.ts';
import type { Pairing } from '../comparison/pairing.ts';
import { type CaseTally, type Evidence, hasResults, rateOf } from '../evidence.ts';
import { checkCaseRates } from './case-rates.ts';
import { setSubjects } from './check.ts';
import { checkPassedOnce, checkPassRate } from './pass-rate.ts';
import { isGating } from './regression.ts';

/**
 * Decides whether cases without a counterpart in the baseline are good enough by themselves, so that
 * a new title hides no failure. Next to a pass rate they must reach it together, if a regression
 * gates. Without one, each sampled case must pass at least once, as without a baseline. Null if
 * there are none, or other checks ask something of each.
 */
export function checkNewAndChanged(
  evidence: Evidence,
  pairing: Pairing,
  policy: Policy,
): Check | null {
  const { 'min-pass-rate': rate, 'min-case-pass-rate': rates } = policy;
  const unpaired = unpairedOf(pairing);
  if (rate !== undefined) {
    if (!isGating(policy.regression) || unpaired.length === 0) return null;
    const check = checkPassRate('new-and-changed-cases', unpaired, rate / 100, evidence.isOpen);
    const rated = unpaired.map((tally) => ({ name: tally.one.title, observed: rateOf(tally) }));
    const low = rated.filter(({ observed }) => observed !== null && observed < rate / 100);
    setSubjects(check, low);
    return check;
  }
  const all = rates === undefined ? evidence.tallies : checkCaseRates(evidence, rates).others;
  const unrated = new Set(all);
  const tallies = unpaired.filter((one) => one.one.isSampled && unrated.has(one));
  if (tallies.length === 0) return null;
  return checkPassedOnce('new-and-changed-cases', tallies, evidence.looking);
}

/** New ones, and of the others those that did not fail before: a change made them no worse. */
function unpairedOf({ added, changed, notRun, ambiguous }: Pairing): CaseTally[] {
  const whole = changed.filter(({ before }) => rateOf(before) !== 0);
  const others = [...whole, ...notRun, ...ambiguous].flatMap(({ after }) => after);
  return added.concat(others).filter((one) => hasResults(one) || one.missing > 0);
}
