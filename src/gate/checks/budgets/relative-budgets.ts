import type { Baseline } from '../../../model/baseline.ts';
import { nearestRank } from '../../../model/counts.ts';
import { type Budgets, DEFAULT_REGRESSION_CONFIDENCE, type Policy } from '../../../model/policy.ts';
import type { RunReport } from '../../../model/run-report.ts';
import type { Check, Reason, UntoldFigure } from '../../../model/verdict.ts';
import type { PairedReports } from '../../comparison/paired-reports.ts';
import { type PairedUse, pairUse } from '../../comparison/paired-use.ts';
import { assessUnlikeness } from '../../comparison/unlikeness.ts';
import { type CheckBase, undecided } from '../../evidence/decision.ts';
import type { Measure } from '../../evidence/measured-use.ts';
import type { Population } from '../../evidence/population.ts';
import { costMeasure, tokenMeasure } from '../../evidence/token-use.ts';
import type { MeasuredCase } from '../../statistics/relative-budget/rank-sum.ts';
import { couldBeAbove, relativeUse } from '../../statistics/relative-budget/relative-budget.ts';
import { isSignificant } from '../../statistics/significance.ts';
import { type Circumstances, withoutBaseline } from '../no-regression.ts';
import { callsMeasure, noPriceOf, runTimeMs } from './absolute-budgets.ts';

const MINUTE_MS = 60_000;
/** 10 minutes and 10 % are some last digits more than 11. */
const ROUNDING = 1e-9;

interface Measured {
  of(report: RunReport, budgets: Budgets): Measure;
  figure: UntoldFigure;
  /** How a side is shown. */
  shown(values: readonly number[]): number;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** For people alone: of two sides, it differs by chance far more often than one thinks. */
function p95(values: readonly number[]): number {
  const ascending = Float64Array.from(values).sort();
  return ascending[nearestRank(ascending.length, 0.95)] ?? 0;
}

const MILLION = 1_000_000;

/** Ranks are of figures that are whole, and what an iteration costs is a small part of one. */
function inMillionths(report: RunReport, { prices = new Map() }: Budgets): Measure {
  const cost = costMeasure(report, prices);
  return (iteration, testCase) => {
    const amount = cost(iteration, testCase);
    return amount === null ? null : amount * MILLION;
  };
}

/** What is measured of each iteration, where that can be compared. */
const MEASURED = {
  'max-total-tokens': { of: tokenMeasure, figure: 'tokens', shown: mean },
  'max-tool-calls': { of: (report) => callsMeasure(report), figure: 'tool-calls', shown: mean },
  'max-p95-latency-ms': {
    of: () => (iteration) => iteration.durationMs,
    ...{ figure: 'duration', shown: p95 },
  },
  'max-cost': {
    of: inMillionths,
    figure: 'tokens',
    shown: (values) => mean(values) / MILLION,
  },
} as const satisfies Record<string, Measured>;

/** What may grow by so much over the baseline's. */
export interface RelativeBudget {
  id: keyof typeof MEASURED | 'max-duration-minutes';
  growth: number;
}

/**
 * Holds what the iterations of each case use against those of the baseline: by ranks within cases, so
 * that neither other cases nor single outliers decide. It fails where chance does not explain that so
 * much more than is allowed is used.
 */
export function checkRelativeBudget(
  report: RunReport,
  { id, growth }: RelativeBudget,
  circumstances: Circumstances & { policy: Policy },
): Check {
  const { policy, population, search } = circumstances;
  const base: CheckBase = {
    ...{ id, gates: true, unit: 'growth', threshold: growth, observed: null },
    ...{ sampleOf: population.sampleOf, sampleSize: 0 },
  };
  if (search.outcome !== 'found') {
    return { ...base, ...withoutBaseline(search, policy.baseline?.onMissing ?? 'not-applicable') };
  }
  if (population.obstacle !== null) return undecided(base, population.obstacle);
  return id === 'max-duration-minutes'
    ? againstRunTime(base, report, search.baseline)
    : againstUse(base, { report, paired: search, measured: MEASURED[id] }, circumstances);
}

/** Runs have one duration each, of which no chance is known. */
function againstRunTime(base: CheckBase, head: RunReport, baseline: Baseline): Check {
  const [before, after] = [baseline.report, head].map(({ run }) => run && runTimeMs(run));
  if (before == null || after == null || before === 0) {
    return undecided(base, { code: 'run-time-unknown' });
  }
  const observed = after / before - 1;
  const sides = { baseline: before / MINUTE_MS, head: after / MINUTE_MS };
  const check = { ...base, sampleSize: 1, observed, sides };
  const most = before * (1 + (base.threshold ?? 0)) * (1 + ROUNDING);
  return after <= most ? { ...check, outcome: 'passed' } : failed(check, baseline);
}

interface Compared {
  report: RunReport;
  paired: PairedReports;
  measured: Measured;
}

function againstUse(
  base: CheckBase,
  { report, paired: { baseline, pairing }, measured }: Compared,
  { policy, context, population }: Circumstances & { policy: Policy },
): Check {
  const budgets = policy.budgets ?? {};
  const { maxAgeMs = null, onUnlike } = policy.baseline ?? {};
  const ages = { maxAgeMs, nowMs: context.nowMs };
  const unlike = assessUnlikeness(baseline, report, pairing, ages).reason;
  if (unlike !== null && onUnlike === 'incomplete') return undecided(base, unlike);
  const use = pairUse(
    pairing,
    {
      baseline: { report: baseline.report, measure: measured.of(baseline.report, budgets) },
      head: { report, measure: measured.of(report, budgets) },
    },
    population,
  );
  const alpha = 1 - (policy.regression?.confidence ?? DEFAULT_REGRESSION_CONFIDENCE);
  const check = {
    ...base,
    ...figuresOf(use.known, { limit: base.threshold ?? 0, alpha, measured }),
  };
  const unpriced =
    base.id === 'max-cost'
      ? (noPriceOf(report, budgets.prices) ?? noPriceOf(baseline.report, budgets.prices))
      : null;
  const gap = gapIn(use, { measured, population, unpriced });
  if (use.known.length > 0) return decideByRanks(check, use, { alpha, baseline, gap });
  const lacking: Reason =
    pairing.pairs.length === 0
      ? { code: 'nothing-shared' }
      : { code: 'baseline-not-told', figure: measured.figure };
  return undecided(check, gap ?? lacking);
}

/** Numbers of what is known. */
function figuresOf(
  cases: readonly MeasuredCase[],
  { limit, alpha, measured }: { limit: number; alpha: number; measured: Measured },
): Partial<CheckBase> {
  const use = relativeUse(cases);
  if (use === null) return {};
  const { estimate, interval } = use.change(alpha);
  const { lower, upper } = interval;
  const [before, after] = [cases.flatMap((one) => one.baseline), cases.flatMap((one) => one.head)];
  return {
    sampleSize: after.length,
    observed: estimate,
    interval: { low: lower, high: upper, confidence: 1 - 2 * alpha },
    pValue: use.pValueAbove(limit),
    sides: { baseline: measured.shown(before), head: measured.shown(after) },
  };
}

function gapIn(
  { untold }: PairedUse,
  {
    measured,
    population,
    unpriced,
  }: { measured: Measured; population: Population; unpriced: Reason | null },
): Reason | null {
  if (unpriced !== null) return unpriced;
  return untold > 0
    ? { code: 'not-told', figure: measured.figure, count: untold }
    : population.doubt;
}

/** Counts what is not known both ways. */
function decideByRanks(
  check: CheckBase,
  { known, atBest, atWorst }: PairedUse,
  { alpha, baseline, gap }: { alpha: number; baseline: Baseline; gap: Reason | null },
): Check {
  const limit = check.threshold ?? 0;
  const shows = (pValue: number | null = null) => pValue !== null && isSignificant(pValue, alpha);
  const isOver = (cases: readonly MeasuredCase[]) => shows(relativeUse(cases)?.pValueAbove(limit));
  if (gap === null ? shows(check.pValue) : isOver(atBest)) return failed(check, baseline);
  if (gap !== null && (atWorst === null || isOver(atWorst))) return undecided(check, gap);
  return couldBeAbove(known, alpha) ? { ...check, outcome: 'passed' } : undecided(check, TOO_FEW);
}

const TOO_FEW: Reason = { code: 'budget-could-not-fail' };

/** Time differs between two sessions by whatever else their machines and providers do. */
function failed(check: CheckBase, { origin }: Baseline): Check {
  const isOfTime = check.id === 'max-p95-latency-ms' || check.id === 'max-duration-minutes';
  return isOfTime && origin.kind !== 'checkout'
    ? undecided(check, { code: 'other-session' })
    : { ...check, outcome: 'failed' };
}
