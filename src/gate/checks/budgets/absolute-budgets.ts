import { nearestRank } from '../../../model/counts.ts';
import type { Price } from '../../../model/policy.ts';
import type { RunReport } from '../../../model/run-report.ts';
import type {
  CaseExcess,
  Check,
  CheckId,
  Reason,
  Unit,
  UntoldFigure,
} from '../../../model/verdict.ts';
import { type CheckBase, decide, undecided } from '../../evidence/decision.ts';
import {
  credible,
  doubtOfUse,
  type Measure,
  type MeasuredUse,
  measureDurations,
  measureUse,
} from '../../evidence/measured-use.ts';
import type { Population } from '../../evidence/population.ts';
import {
  costMeasure,
  tellsTokens,
  tokenMeasure,
  unpricedModels,
} from '../../evidence/token-use.ts';

/** Sums of prices stray in their last digits. */
const ROUNDING = 1e-9;
const MAX_NAMED = 20;
const MINUTE_MS = 60_000;

/** Calls that are read of an iteration; one with as many may have made more. */
const MOST_CALLS_READ = 1_000;

/** Tokens of all iterations together. */
export function checkTotalTokens(report: RunReport, limit: number, population: Population): Check {
  const use = measureUse(report, tokenMeasure(report), population);
  const check = budgetCheck({ id: 'max-total-tokens', unit: 'tokens', limit }, use, population);
  if (!tellsTokens(report)) return nothingTold(check, 'tokens', use, population);
  return decideSum(check, use, doubtOfUse(use, 'tokens', population));
}

/** What the tokens of all iterations cost, by the user's prices and no others. */
export function checkCost(
  report: RunReport,
  { limit, prices }: { limit: number; prices: ReadonlyMap<string, Price> },
  population: Population,
): Check {
  const use = measureUse(report, costMeasure(report, prices), population);
  const check = budgetCheck({ id: 'max-cost', unit: 'currency', limit }, use, population);
  if (!tellsTokens(report)) return nothingTold(check, 'tokens', use, population);
  return decideSum(check, use, noPriceOf(report, prices) ?? doubtOfUse(use, 'tokens', population));
}

/** That models ran of which no price is given; null where none did. */
export function noPriceOf(
  report: RunReport,
  prices: ReadonlyMap<string, Price> = new Map(),
): Reason | null {
  const models = unpricedModels(report, prices);
  if (models.length === 0) return null;
  const more = Math.max(0, models.length - MAX_NAMED);
  return { code: 'no-price', models: models.slice(0, MAX_NAMED), more };
}

function decideSum(base: CheckBase, { uses }: MeasuredUse, doubt: Reason | null): Check {
  const sum = uses.reduce((total, { value }) => total + value, 0);
  const isWithin = sum <= (base.threshold ?? 0) * (1 + ROUNDING);
  const check = { ...base, observed: uses.length === 0 ? null : sum };
  const prospects = { atBest: isWithin, atWorst: isWithin && doubt === null };
  return decide(check, { obstacle: null, doubt }, prospects);
}

/** Tool calls of each iteration. Cases that make more are named. */
export function checkToolCalls(report: RunReport, limit: number, population: Population): Check {
  const use = measureUse(report, callsMeasure(report, limit), population);
  const base = budgetCheck({ id: 'max-tool-calls', unit: 'calls', limit }, use, population);
  if (use.uses.length === 0) return nothingTold(base, 'tool-calls', use, population);
  const most = new Map<string, CaseExcess>();
  for (const { testCase, value } of use.uses) {
    const { id, title } = testCase;
    if (value > (most.get(id)?.most ?? -1)) most.set(id, { title, most: value });
  }
  const cases = [...most.values()].sort((one, other) => other.most - one.most);
  const over = cases.filter((one) => one.most > limit);
  const doubt = doubtOfUse(use, 'tool-calls', population);
  const decided = decide(
    { ...base, observed: cases[0]?.most ?? null },
    { obstacle: null, doubt },
    { atBest: over.length === 0, atWorst: over.length === 0 && doubt === null },
  );
  if (decided.outcome !== 'failed') return decided;
  const more = Math.max(0, over.length - MAX_NAMED);
  return { ...decided, reason: { code: 'cases-over', cases: over.slice(0, MAX_NAMED), more } };
}

/** Tool calls of an iteration; null where nobody tells them, or not whether there were more. */
export function callsMeasure({ source, cases }: RunReport, limit = 0): Measure {
  // An eval program need not report them: one that never does has told of none.
  const areTold =
    source === 'run' ||
    (source === 'command' &&
      cases.some(({ iterations }) =>
        iterations.some(({ actualToolCalls }) => actualToolCalls.length > 0),
      ));
  return ({ actualToolCalls: { length } }) =>
    areTold && (length < MOST_CALLS_READ || length > limit) ? length : null;
}

/** What 95 of 100 iterations took at most. What is missing may have taken no time, or all there is. */
export function checkP95Latency(report: RunReport, limit: number, population: Population): Check {
  const use = measureDurations(report, population);
  const check = budgetCheck(
    { id: 'max-p95-latency-ms', unit: 'milliseconds', limit },
    use,
    population,
  );
  if (use.uses.length === 0) return nothingTold(check, 'duration', use, population);
  const ascending = Float64Array.from(use.uses, ({ value }) => value).sort();
  const unknown = use.untold + use.missing;
  const rank = nearestRank(ascending.length + unknown, 0.95);
  const atBest = rank < unknown ? 0 : (ascending[rank - unknown] ?? 0);
  const atWorst = ascending[rank] ?? Number.POSITIVE_INFINITY;
  const { obstacle } = population;
  return decide(
    { ...check, observed: ascending[nearestRank(ascending.length, 0.95)] ?? null },
    { obstacle, doubt: doubtOfUse(use, 'duration', population) },
    {
      atBest: !Number.isFinite(unknown) || atBest <= limit,
      atWorst: (population.doubt === null || population.isCounted) && atWorst <= limit,
    },
  );
}

/** From the start of the run to its end. */
export function checkDuration(report: RunReport, limit: number, population: Population): Check {
  const { run } = report;
  const base = budgetCheck(
    { id: 'max-duration-minutes', unit: 'minutes', limit },
    { uses: [], untold: 0, missing: 0 },
    population,
  );
  const tookMs = run === null ? null : runTimeMs(run);
  const check = {
    ...base,
    sampleSize: population.counts.total,
    observed: tookMs === null ? null : tookMs / MINUTE_MS,
  };
  if (population.obstacle !== null) return undecided(check, population.obstacle);
  if (tookMs === null) return undecided(check, { code: 'run-time-unknown' });
  return { ...check, outcome: tookMs <= limit * MINUTE_MS ? 'passed' : 'failed' };
}

/** What a run took, by its service's own clock. */
export function runTimeMs({
  execution,
  createdAtMs,
  completedAtMs,
}: NonNullable<RunReport['run']>): number | null {
  if (execution !== undefined) return credible(execution.wallMs);
  return createdAtMs === null || completedAtMs === null
    ? null
    : credible(completedAtMs - createdAtMs);
}

interface BudgetTitle {
  id: CheckId;
  unit: Unit;
  limit: number;
}

function budgetCheck(
  { id, unit, limit }: BudgetTitle,
  { uses }: MeasuredUse,
  { sampleOf }: Population,
): CheckBase {
  const sampleSize = uses.length;
  return { id, gates: true, unit, threshold: limit, sampleOf, sampleSize, observed: null };
}

/** Where not one iteration tells the figure, it is not 0. */
function nothingTold(
  check: CheckBase,
  figure: UntoldFigure,
  { untold, uses }: MeasuredUse,
  { obstacle, doubt, counts }: Population,
): Check {
  const sample = { ...check, sampleSize: 0, observed: null };
  if (counts.total === 0 || obstacle !== null) {
    return undecided(sample, obstacle ?? doubt ?? { code: 'nothing-to-judge' });
  }
  return undecided(sample, { code: 'not-told', figure, count: untold + uses.length });
}
