import type { Policy } from '../../report/policy.ts';
import type { Check } from '../../report/verdict.ts';
import type { Pairing } from '../comparison/pairing.ts';
import { type CaseTally, type Evidence, hasResults, rateOf, sumOf } from '../evidence.ts';
import { checkCaseRates } from './case-rates.ts';
import { because, decideBothWays, decideEach, newCheck } from './check.ts';

/**
 * Decides whether sampled cases without a counterpart in the baseline pass at least once, as all
 * of them must without a baseline. Null if there are none, or other checks ask something of each.
 */
export function checkNewAndChanged(
  evidence: Evidence,
  pairing: Pairing,
  policy: Policy,
): Check | null {
  const { isOpen } = evidence;
  const { 'min-pass-rate': rate, 'min-case-pass-rate': rates } = policy;
  if (rate !== undefined) return null;
  const all = rates === undefined ? evidence.tallies : checkCaseRates(evidence, rates).others;
  const unrated = new Set(all);
  const tallies = unpairedOf(pairing).filter((one) => one.one.isSampled && unrated.has(one));
  if (tallies.length === 0) return null;
  const check = newCheck('new-and-changed-cases', 'cases', tallies.length);
  check.counts = sumOf(tallies);
  check.observed = tallies.filter(({ passed }) => passed > 0).length;
  const judged = tallies.map((tally) => ({
    name: tally.one.title,
    threshold: null,
    observed: rateOf(tally),
    outcome: decideBothWays(tally.passed + tally.missing > 0 || isOpen, tally.passed > 0),
  }));
  decideEach(check, judged);
  const lack = because('missing-results', isOpen ? null : check.counts.missing);
  if (check.outcome !== 'passed') {
    check.reason = check.outcome === 'failed' ? because('not-confirmed') : lack;
  }
  return check;
}

/** New ones, and of the others those that did not fail before: a change made them no worse. */
function unpairedOf({ added, changed, notRun, ambiguous }: Pairing): CaseTally[] {
  const whole = changed.filter(({ before }) => rateOf(before) !== 0);
  const others = [...whole, ...notRun, ...ambiguous].flatMap(({ after }) => after);
  return added.concat(others).filter((one) => hasResults(one) || one.missing > 0);
}
