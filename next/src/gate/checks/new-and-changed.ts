import type { Policy } from '../../report/policy.ts';
import type { Check } from '../../report/verdict.ts';
import type { Pairing } from '../comparison/pairing.ts';
import { type CaseTally, type Evidence, hasResults, rateOf } from '../evidence.ts';
import { checkCaseRates } from './case-rates.ts';
import { checkPassedOnce } from './pass-rate.ts';

/**
 * Decides whether sampled cases without a counterpart in the baseline pass at least once, as all
 * of them must without a baseline. Null if there are none, or other checks ask something of each.
 */
export function checkNewAndChanged(
  evidence: Evidence,
  pairing: Pairing,
  policy: Policy,
): Check | null {
  const { 'min-pass-rate': rate, 'min-case-pass-rate': rates } = policy;
  if (rate !== undefined) return null;
  const all = rates === undefined ? evidence.tallies : checkCaseRates(evidence, rates).others;
  const unrated = new Set(all);
  const tallies = unpairedOf(pairing).filter((one) => one.one.isSampled && unrated.has(one));
  return tallies.length === 0 ? null : checkPassedOnce('new-and-changed-cases', tallies);
}

/** New ones, and of the others those that did not fail before: a change made them no worse. */
function unpairedOf({ added, changed, notRun, ambiguous }: Pairing): CaseTally[] {
  const whole = changed.filter(({ before }) => rateOf(before) !== 0);
  const others = [...whole, ...notRun, ...ambiguous].flatMap(({ after }) => after);
  return added.concat(others).filter((one) => hasResults(one) || one.missing > 0);
}
