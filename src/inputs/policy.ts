import {
  type BaselinePolicy,
  type Budgets,
  type CaseRates,
  DEFAULT_CONFIRM_ITERATIONS,
  DEFAULT_MIN_EFFECT,
  DEFAULT_REGRESSION_CONFIDENCE,
  type Policy,
  type RatesByModel,
  type RegressionPolicy,
} from '../model/policy.ts';
import type { PartOf } from './descriptor.ts';
import type { BASELINE_INPUTS } from './table/baseline.ts';
import type { POLICY_INPUTS } from './table/policy.ts';

/** What is asked of results, as people write it: rates in percent, and nothing but what is said. */
export interface PolicySettings
  extends Partial<PartOf<typeof POLICY_INPUTS, 'run', 'policy'>>,
    Partial<PartOf<typeof BASELINE_INPUTS, 'run', 'policy'>> {}

const DAY_MS = 86_400_000;

/** The policy that settings amount to: fractions, and the defaults of what is not said. */
export function policyOf(settings: PolicySettings): Policy {
  const { minPassRatePercent, minPassRateByModelPercent, minCasePassRatePercent } = settings;
  const { passRateConfidence, inference } = settings;
  const budgets = budgetsOf(settings);
  return {
    minPassRate: fraction(minPassRatePercent),
    ...(minPassRateByModelPercent && { minPassRateByModel: modelRates(minPassRateByModelPercent) }),
    ...(typeof passRateConfidence === 'number' && {
      passRateConfidence: asFraction(passRateConfidence),
    }),
    ...(inference && { inference }),
    ...(minCasePassRatePercent && { minCasePassRate: caseRates(minCasePassRatePercent) }),
    regression: regressionOf(settings),
    ...(Object.keys(budgets).length > 0 && { budgets }),
    baseline: baselineOf(settings),
  };
}

function regressionOf(settings: PolicySettings): RegressionPolicy {
  const { regression, regressionConfidencePercent, minEffectPercent } = settings;
  return {
    mode: regression ?? 'inform',
    confidence: fraction(regressionConfidencePercent) ?? DEFAULT_REGRESSION_CONFIDENCE,
    minEffect: fraction(minEffectPercent) ?? DEFAULT_MIN_EFFECT,
    confirm: settings.confirm ?? 'auto',
    maxConfirmIterations: settings.maxConfirmIterations ?? DEFAULT_CONFIRM_ITERATIONS,
  };
}

function budgetsOf(settings: PolicySettings): Budgets {
  const { maxTotalTokens, maxP95LatencyMs, maxToolCalls, maxDurationMinutes } = settings;
  const { maxCost, prices } = settings;
  return {
    ...(maxTotalTokens && { maxTotalTokens }),
    ...(maxP95LatencyMs && { maxP95LatencyMs }),
    ...(maxToolCalls && { maxToolCalls }),
    ...(maxDurationMinutes && { maxDurationMinutes }),
    ...(maxCost && { maxCost }),
    ...(prices && { prices }),
  };
}

function baselineOf(settings: PolicySettings): BaselinePolicy {
  const { onMissingBaseline, baselineMaxAgeDays, onUnlikeBaseline } = settings;
  return {
    onMissing: onMissingBaseline ?? 'not-applicable',
    maxAgeMs: baselineMaxAgeDays === undefined ? null : baselineMaxAgeDays * DAY_MS,
    onUnlike: onUnlikeBaseline ?? 'warn',
  };
}

function modelRates({ others, named }: RatesByModel): RatesByModel {
  return { others: fraction(others), named: fractions(named) };
}

function caseRates({ others, byCase, byTag, byModel }: CaseRates): CaseRates {
  return {
    others: fraction(others),
    byCase: fractions(byCase),
    byTag: fractions(byTag),
    byModel: fractions(byModel),
  };
}

const fractions = (percents: ReadonlyMap<string, number>) =>
  new Map([...percents].map(([name, percent]) => [name, asFraction(percent)] as const));

const fraction = (percent: number | null | undefined) =>
  percent == null ? null : asFraction(percent);

/** Doubles stray at the far end: 99.9 / 100 is 0.9990000000000001. */
const asFraction = (percent: number) => Number((percent / 100).toPrecision(12));
