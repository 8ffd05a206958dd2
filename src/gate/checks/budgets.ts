import { totalOf } from '../../report/counts.ts';
import { growthOf, type Policy } from '../../report/policy.ts';
import type { Baseline, Check } from '../../report/report.ts';
import { pairCases } from '../comparison/pairing.ts';
import { type CaseTally, type Evidence, measure } from '../evidence.ts';
import { atMost, binomial } from '../statistics/distributions.ts';
import { compareUse } from '../statistics/relative-budget.ts';
import { isSignificant } from '../statistics/tally.ts';
import { because, decideBothWays, decideEach, newCheck, settle } from './check.ts';
import { withoutBaseline } from './regression.ts';

const MINUTE_MS = 60_000;
/** Prices are of so many tokens. */
const MILLION = 1_000_000;
/** Sums of fractions miss their exact value by some last digits. */
const ROUNDING = 1e-9;
const PERCENTILE = 0.95;
const ALPHA = 0.05;
/** More than an iteration can use. */
const BOUNDLESS = 1e15;

type Measure = Parameters<typeof measure>[1];
type Decide = (check: Check, limit: number, evidence: Evidence, policy: Policy) => void;
const BUDGETS = [
  ['expected-tests', 'tests', decideTests],
  ['max-total-tokens', 'tokens', decideTokens],
  ['max-tool-calls', 'calls', decideCalls],
  ['max-p95-latency-ms', 'ms', decideLatency],
  ['max-duration-minutes', 'ms', decideDuration],
  ['max-cost', 'cost', decideCost],
] as const satisfies [keyof Policy, Check['unit'], Decide][];
/** Result files have tests and latencies, but no tokens, calls or run. */
const OF_RESULTS = ['expected-tests', 'max-p95-latency-ms'];

/** A check for each limit that the policy sets. */
export function checkBudgets(evidence: Evidence, base: Baseline | null, policy: Policy): Check[] {
  const isOfResults = evidence.report.source === 'results';
  return BUDGETS.flatMap(([id, unit, decide]) => {
    const budget = policy[id];
    if (budget === undefined) return [];
    const growth = growthOf(budget);
    const check = newCheck(id, growth === null ? unit : 'growth', growth ?? Number(budget));
    const applies = isOfResults ? OF_RESULTS.includes(id) : id !== 'expected-tests';
    if (!applies) check.outcome = 'notApplicable';
    else if (totalOf(evidence.counts) === 0) check.reason = because('no-results');
    else if (growth === null) decide(check, Number(budget), evidence, policy);
    else decideGrowth(check, evidence, base, policy);
    return check;
  });
}

/** Tests that did not run are missing results. */
function decideTests(check: Check, expected: number, { report }: Evidence): void {
  const ran = report.cases.filter(({ iterations }) => iterations.length > 0).length;
  check.observed = ran;
  settle(check, decideBothWays(true, ran >= expected), because('missing-results', expected - ran));
}

function decideTokens(check: Check, limit: number, evidence: Evidence): void {
  decideSum(check, limit, evidence, ({ tokens }) => tokens?.total ?? null);
}

/** Counts what tokens cost by the prices of the user. No price is guessed. */
function decideCost(check: Check, limit: number, evidence: Evidence, { prices }: Policy): void {
  const byModel = new Map(Object.entries(prices ?? {}));
  const withoutPrice = new Set<string>();
  decideSum(check, limit, evidence, ({ tokens, model }) => {
    const price = byModel.get(model ?? '');
    if (model !== null && price === undefined) withoutPrice.add(model);
    const { input = null, output = null } = tokens ?? {};
    if (price === undefined || input === null || output === null) return null;
    return (input * price.input + output * price.output) / MILLION;
  });
  if (check.outcome === 'undecided' && withoutPrice.size > 0)
    check.reason = because('no-price', withoutPrice.size, [...withoutPrice].sort());
}

/**
 * What is known can be too much already. Cases that ask no model use no tokens. If it is too much, the
 * check names the cases that used most.
 */
function decideSum(check: Check, limit: number, { tallies }: Evidence, of: Measure): void {
  const asking = tallies.filter(({ one }) => one.isSampled);
  const usedBy = (some: readonly CaseTally[]) =>
    measure(some, of).known.reduce((total, value) => total + value, 0);
  check.observed = usedBy(asking);
  const isWithin = check.observed <= limit * (1 + ROUNDING);
  const judged = (isWithin ? [] : asking).map((tally) => {
    const name = tally.one.title;
    return { name, threshold: null, observed: usedBy([tally]), outcome: 'failed' as const };
  });
  decideEach(check, judged);
  decideMost(check, isWithin, measure(asking, of).unknown);
}

/** What is not known can be any amount. */
function decideMost(check: Check, isWithin: boolean, unknown: number): void {
  const outcome = decideBothWays(isWithin, isWithin && unknown === 0);
  settle(check, outcome, because('unknown-values', unknown));
}

function decideCalls(check: Check, limit: number, { tallies }: Evidence): void {
  const of: Measure = ({ toolCalls }) => toolCalls;
  const judged = tallies.map((tally) => {
    const observed = measure([tally], of).known.reduce((most, one) => Math.max(most, one), 0);
    check.observed = Math.max(check.observed ?? 0, observed);
    const outcome = decideBothWays(false, observed <= limit);
    return { name: tally.one.title, threshold: limit, observed, outcome };
  });
  decideEach(check, judged);
  decideMost(check, check.outcome === 'passed', measure(tallies, of).unknown);
}

/**
 * Fails if the exact one-sided 95 % lower bound of the 95th percentile, an order statistic, exceeds
 * the limit: chance explains so few iterations within it in 5 % of runs at most. Else it passes. The
 * nearest-rank percentile is only shown: if the limit is true, it exceeds it in 40 % of runs.
 */
function decideLatency(check: Check, limit: number, { tallies, isOpen }: Evidence): void {
  const { values, unknown } = measure(tallies, ({ durationMs }) => durationMs);
  const ascending = Float64Array.from(values).sort();
  check.observed = ascending[Math.ceil(PERCENTILE * values.length - ROUNDING) - 1] ?? null;
  const within = values.filter((value) => value <= limit).length;
  const pOf = (few: number, total: number) => atMost(binomial(total, PERCENTILE), few);
  check.pValue = pOf(within, values.length);
  const isMet = (few: number) => !isSignificant(pOf(few, values.length + unknown), ALPHA);
  const outcome = decideBothWays(isMet(within + unknown) || isOpen, isMet(within) && !isOpen);
  settle(check, outcome, because('unknown-values', isOpen ? null : unknown));
}

/** The time of the run by the clock of the service. */
function decideDuration(check: Check, minutes: number, { report: { run } }: Evidence): void {
  check.threshold = minutes * MINUTE_MS;
  check.observed = run?.durationMs ?? null;
  if (run?.status !== 'completed' || run.durationMs === null) check.reason = because('not-ended');
  else check.outcome = decideBothWays(false, run.durationMs <= check.threshold);
}

/** Compares what the same cases use on both sides by ranks. */
function decideGrowth(
  check: Check,
  evidence: Evidence,
  baseline: Baseline | null,
  policy: Policy,
): void {
  if (!baseline?.report) return void withoutBaseline(baseline?.facts ?? null, policy, true, check);
  const isOfTime = check.id === 'max-p95-latency-ms';
  const of: Measure = ({ durationMs, tokens }) => (isOfTime ? durationMs : (tokens?.total ?? null));
  const sides = pairCases(evidence, baseline.report)
    .pairs.filter(({ after }) => isOfTime || after.one.isSampled)
    .map(({ before, after }) => ({ before: measure([before], of), after: measure([after], of) }));
  const { 'regression-confidence': confidence = 95 } = policy;
  const alpha = 1 - confidence / 100;
  /** As if all that is not known of this report were of one value. */
  const compareWith = (value: number) => {
    const cases = sides.map(({ before, after: { values, unknown } }) => {
      return { before: before.values, after: values.concat(Array<number>(unknown).fill(value)) };
    });
    return compareUse(cases, check.threshold ?? 0, alpha);
  };
  const [least, most] = [compareWith(0), compareWith(BOUNDLESS)];
  if (least === null || most === null) {
    check.reason = because(sides.length === 0 ? 'no-common-case' : 'unknown-values');
    if (sides.length === 0 && policy['allow-removed']) check.outcome = 'notApplicable';
    return;
  }
  check.observed = least.estimate;
  check.pValue = least.pValue;
  check.interval = Number.isFinite(least.interval[1]) ? least.interval : null;
  const isOver = (pValue: number) => isSignificant(pValue, alpha);
  const unknown = sides.reduce((sum, { after }) => sum + after.unknown, 0);
  const canPass = !isOver(most.pValue) && !evidence.isOpen;
  settle(check, decideBothWays(!isOver(least.pValue), canPass), because('unknown-values', unknown));
  if (check.outcome === 'passed' && !isOver(least.best))
    settle(check, 'undecided', because('cannot-fail'));
  // Time differs between two sessions by their machines and providers.
  if (check.outcome === 'failed' && isOfTime) settle(check, 'undecided', because('not-confirmed'));
}
