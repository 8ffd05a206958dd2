import type { BaselineSource } from '../model/baseline.ts';
import type { Budget } from '../model/policy.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { PolicySettings } from './policy.ts';
import { BASELINE_INPUTS } from './table/baseline.ts';
import { POLICY_INPUTS } from './table/policy.ts';

/** Inputs of which a policy may be made. */
export const POLICY_TABLE = [...POLICY_INPUTS, ...BASELINE_INPUTS] as const;

export type PolicyInput = (typeof POLICY_TABLE)[number]['name'];

interface PolicySurroundings {
  /** What results are compared with; absent where that is said elsewhere. */
  baseline?: BaselineSource;
  /** Some settings could not be read: that one is missing is not told. */
  isPart?: boolean;
  /** Says where a setting was written. */
  placeOf?: (name: PolicyInput) => string;
}

interface Misfit {
  name: PolicyInput;
  message: string;
  /** It would fit beside another that is not there. */
  isAlone?: true;
}

/**
 * Settings that contradict each other, or that nothing would come of: left unheard, they would be
 * taken for a gate that is not there.
 */
export function policyProblems(
  settings: PolicySettings,
  { baseline, isPart = false, placeOf = (name) => name }: PolicySurroundings = {},
): ConfigurationProblem[] {
  const misfits = [
    ...rateMisfits(settings),
    ...regressionMisfits(settings),
    ...confirmMisfits(settings),
    ...costMisfits(settings),
    ...(baseline?.kind === 'none' ? withoutBaseline(settings) : []),
  ];
  const told = misfits.filter(({ isAlone }) => !(isPart && isAlone));
  return told.map(({ name, message }) => {
    const where = placeOf(name);
    return { where, message: where === name ? message : `${name}: ${message}` };
  });
}

function rateMisfits({
  minPassRatePercent,
  passRateConfidence,
  inference,
  regression,
}: PolicySettings): Misfit[] {
  if (minPassRatePercent !== undefined) return [];
  const misfits: Misfit[] = [];
  if (passRateConfidence !== undefined) {
    const message = 'is about `min-pass-rate`, which is not asked for.';
    misfits.push({ name: 'pass-rate-confidence', message, isAlone: true });
  }
  if (inference !== undefined && regression === 'off') {
    const message = 'is about `min-pass-rate` and `regression`, and neither is asked for.';
    misfits.push({ name: 'inference', message, isAlone: true });
  }
  return misfits;
}

function regressionMisfits(settings: PolicySettings): Misfit[] {
  if (settings.regression !== 'off') return [];
  const ofRegression = 'is of no use beside `regression: off`; remove one of them.';
  const ofBaseline =
    'is of no use beside `regression: off` where no budget is relative to the baseline; remove it.';
  const { minEffectPercent } = settings;
  return [
    ...given([['min-effect', minEffectPercent]]).map((name) => ({ name, message: ofRegression })),
    ...(relativeBudgets(settings).length > 0 ? [] : aboutBaseline(settings)).map((name) => ({
      ...{ name, message: ofBaseline, isAlone: true as const },
    })),
  ];
}

function confirmMisfits({ regression, confirm, maxConfirmIterations }: PolicySettings): Misfit[] {
  const mayBlock = isGating(regression);
  if (mayBlock && confirm === 'never' && maxConfirmIterations !== undefined) {
    const message = 'is of no use beside `confirm: never`; remove one of them.';
    return [{ name: 'max-confirm-iterations', message }];
  }
  if (mayBlock) return [];
  const message =
    'is about a regression that blocks; ask for one, as by `regression: gate`, or remove it.';
  const asked = given([
    ['confirm', confirm],
    ['max-confirm-iterations', maxConfirmIterations],
  ]);
  return asked.map((name) => ({ name, message, isAlone: true }));
}

function costMisfits({ maxCost, prices }: PolicySettings): Misfit[] {
  if (maxCost === undefined || prices !== undefined) return [];
  const message = 'needs `prices`: what tokens cost is never guessed.';
  return [{ name: 'max-cost', message, isAlone: true }];
}

/** What needs a baseline, and what is about one. */
function withoutBaseline(settings: PolicySettings): Misfit[] {
  const needed = 'needs a baseline, and `baseline: none` says that there is none.';
  const about =
    'is about a baseline, and `baseline: none` says that there is none; remove one of them.';
  const isOff = settings.regression === 'off';
  return [
    ...(isGating(settings.regression) ? [{ name: 'regression' as const, message: needed }] : []),
    ...relativeBudgets(settings).map((name) => ({ name, message: needed })),
    // What is of no use with these turned off is told so.
    ...(isOff ? [] : given([['min-effect', settings.minEffectPercent]])).map((name) => ({
      ...{ name, message: about },
    })),
    ...(isOff && relativeBudgets(settings).length === 0 ? [] : aboutBaseline(settings)).map(
      (name) => ({ name, message: about }),
    ),
  ];
}

function relativeBudgets(settings: PolicySettings): PolicyInput[] {
  const budgets: readonly (readonly [PolicyInput, Budget | undefined])[] = [
    ['max-total-tokens', settings.maxTotalTokens],
    ['max-p95-latency-ms', settings.maxP95LatencyMs],
    ['max-tool-calls', settings.maxToolCalls],
    ['max-duration-minutes', settings.maxDurationMinutes],
    ['max-cost', settings.maxCost],
  ];
  return budgets.flatMap(([name, budget]) => (budget?.kind === 'relative' ? name : []));
}

/** Settings of whatever is held against a baseline. */
function aboutBaseline(settings: PolicySettings): PolicyInput[] {
  return given([
    ['regression-confidence', settings.regressionConfidencePercent],
    ['on-missing-baseline', settings.onMissingBaseline],
    ['baseline-max-age-days', settings.baselineMaxAgeDays],
    ['on-unlike-baseline', settings.onUnlikeBaseline],
  ]);
}

const given = (settings: readonly (readonly [PolicyInput, unknown])[]): PolicyInput[] =>
  settings.flatMap(([name, value]) => (value === undefined ? [] : name));

const isGating = (mode: PolicySettings['regression']): boolean =>
  mode !== undefined && mode !== 'inform' && mode !== 'off';
