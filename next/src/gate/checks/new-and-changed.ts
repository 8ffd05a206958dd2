import type { Policy } from '../../report/policy.ts';
import type { ReportCase } from '../../report/report.ts';
import type { Check } from '../../report/verdict.ts';
import { hasResults, type Pairing, rateOf } from '../comparison/pairing.ts';
import { type CaseTally, type Evidence, sumOf } from '../evidence.ts';
import { because, decideBothWays, decideEach, newCheck } from './check.ts';

/**
 * Decides whether sampled cases without a counterpart in the baseline pass at least once, as all
 * of them must without a baseline. Null if there are none, or other checks ask something of each.
 */
export function checkNewAndChanged(
  { isOpen }: Evidence,
  pairing: Pairing,
  policy: Policy,
): Check | null {
  const tallies = unpairedOf(pairing).filter(({ one }) => one.isSampled && !isRated(one, policy));
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
  if (check.outcome === 'failed') check.reason = because('not-confirmed');
  if (check.outcome === 'undecided') {
    check.reason = because('missing-results', isOpen ? null : check.counts.missing);
  }
  return check;
}

/** New ones, and of the others those that did not fail before: a change made them no worse. */
function unpairedOf({ added, changed, notRun, ambiguous }: Pairing): CaseTally[] {
  const whole = changed.filter(({ before }) => rateOf(before) !== 0);
  const others = [...whole, ...notRun, ...ambiguous].flatMap(({ after }) => after);
  return added.concat(others).filter((one) => hasResults(one) || one.missing > 0);
}

/** Whether the policy asks a rate of a case. */
function isRated({ title, tags, iterations }: ReportCase, policy: Policy): boolean {
  const rates = policy['min-case-pass-rate'];
  if (policy['min-pass-rate'] !== undefined || typeof rates === 'number') return true;
  const isNamed = (rule: Record<string, number> | undefined, name: string | null) =>
    rule !== undefined && name !== null && Object.hasOwn(rule, name);
  return (
    rates?.all !== undefined ||
    isNamed(rates?.cases, title) ||
    tags.some((tag) => isNamed(rates?.tags, tag)) ||
    iterations.some(({ model }) => isNamed(rates?.models, model))
  );
}
