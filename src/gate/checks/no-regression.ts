import {
  DEFAULT_CONFIRM_ITERATIONS,
  DEFAULT_MIN_EFFECT,
  DEFAULT_REGRESSION_CONFIDENCE,
  type MissingBaselineRule,
  type Policy,
  type RegressionPolicy,
} from '../../model/policy.ts';
import type { Comparison } from '../../model/regression/comparison.ts';
import type { Suspicion } from '../../model/regression/suspicion.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Check, Reason } from '../../model/verdict.ts';
import { compareReports } from '../comparison/compared-reports.ts';
import { comparisonOf } from '../comparison/comparison.ts';
import type { PairedReports, PairedSearch } from '../comparison/paired-reports.ts';
import { decideRegression } from '../comparison/regression-outcome.ts';
import { isFlakyHere } from '../comparison/rules/rules.ts';
import { assessSuspicion } from '../comparison/suspicion.ts';
import { type CheckBase, undecided } from '../evidence/decision.ts';
import type { Population } from '../evidence/population.ts';
import type { GateContext } from '../gate-context.ts';
import { checkNewAndChangedCases } from './new-and-changed-cases.ts';
import { checkRemovedTools } from './no-removed-tools.ts';

/** What a comparison with a baseline comes to. */
export interface RegressionFinding {
  /** That of cases, of new and changed ones that nothing else is asked of, and of tools where these are known. */
  checks: Check[];
  comparison?: Comparison;
  suspicion?: Suspicion;
}

const INFORMING: RegressionPolicy = {
  mode: 'inform',
  confidence: DEFAULT_REGRESSION_CONFIDENCE,
  minEffect: DEFAULT_MIN_EFFECT,
  confirm: 'auto',
  maxConfirmIterations: DEFAULT_CONFIRM_ITERATIONS,
};

/** What results are judged in the light of. */
export interface Circumstances {
  context: GateContext;
  population: Population;
  search: PairedSearch;
}

/**
 * Holds a report against its baseline, case by case. Null where that is not asked for: no baseline
 * was looked for, and none is to gate.
 */
export function checkRegression(
  report: RunReport,
  policy: Policy,
  { context, population, search }: Circumstances,
): RegressionFinding | null {
  const { regression = INFORMING } = policy;
  const gates = regression.mode !== 'inform';
  if (regression.mode === 'off' || (search.outcome === 'not-asked' && !gates)) return null;
  const base: CheckBase = {
    ...{ id: 'no-regression', gates, unit: 'fraction', threshold: -regression.minEffect },
    ...{ sampleOf: population.sampleOf, sampleSize: 0, observed: null },
  };
  if (search.outcome !== 'found') {
    const onMissing = policy.baseline?.onMissing ?? 'not-applicable';
    const ended = withoutBaseline(search, onMissing);
    const gap = ended.outcome === 'passed' ? whatIsMissing(population) : null;
    return { checks: [gap === null ? { ...base, ...ended } : undecided(base, gap)] };
  }
  return checkAgainst(search, { report, policy, regression, context, population, base });
}

/** A first run passes by what it measured: of one that broke off, later runs would learn nothing. */
function whatIsMissing({ obstacle, doubt, isCounted }: Population): Reason | null {
  return obstacle ?? (isCounted ? null : doubt);
}

/** How whatever is held against a baseline comes out where there is none. */
export function withoutBaseline(
  search: Exclude<PairedSearch, { outcome: 'found' }>,
  onMissing: MissingBaselineRule,
): Pick<Check, 'outcome' | 'reason'> {
  if (search.outcome === 'not-asked') return { outcome: 'notApplicable' };
  const advice = search.outcome === 'none' && search.advice ? `. ${search.advice}` : '';
  const message = `${search.message}${advice}`;
  const reason: Reason = { code: 'no-baseline', message };
  if (search.outcome === 'unreadable') return { outcome: 'undecided', reason };
  if (onMissing === 'not-applicable') return { outcome: 'notApplicable', reason };
  return onMissing === 'pass' && search.outcome === 'none'
    ? { outcome: 'passed', reason: { code: 'first-run', message } }
    : { outcome: 'undecided', reason };
}

interface Asked {
  report: RunReport;
  policy: Policy;
  regression: RegressionPolicy;
  context: GateContext;
  population: Population;
  base: CheckBase;
}

function checkAgainst(paired: PairedReports, asked: Asked): RegressionFinding {
  const { report, policy, regression, context, population, base } = asked;
  const { baseline, pairing } = paired;
  const compared = compareReports(paired, report, {
    regression,
    inference: policy.inference ?? 'these-cases',
    ...{ maxAgeMs: policy.baseline?.maxAgeMs ?? null, nowMs: context.nowMs },
  });
  const { strict, statistical, cases } = compared;
  const alpha = 1 - regression.confidence;
  const isConfirmed = regression.confirm === 'auto' && baseline.origin.kind !== 'checkout';
  const { fresh, canRunAgain, canRunBase } = context;
  const {
    suspicion = null,
    isOpen = statistical?.isWorse.atWorst,
    defersStrict = false,
  } = base.gates && isConfirmed
    ? assessSuspicion(compared, { ...regression, alpha }, { report, fresh, canRunBase })
    : {};
  const isRegressed = suspicion === null && statistical?.isWorse.atBest === true;
  const ended = decideRegression(compared, {
    ...{ report, population, suspicion, isRegressed, defersStrict },
    isOpen: isOpen === true && !isRegressed,
    isUnlikeAllowed: policy.baseline?.onUnlike !== 'incomplete',
    ...{ fresh, canRunAgain },
  });
  const { effect } = statistical ?? {};
  const sampled = cases.reduce((sum, { head }) => sum + head.passed + head.failed, 0);
  const check: Check = {
    ...base,
    ...ended,
    sampleSize: sampled,
    observed: effect?.delta ?? null,
    ...(effect && {
      interval: {
        ...{ low: effect.interval.lower, high: effect.interval.upper },
        confidence: 2 * regression.confidence - 1,
      },
    }),
    ...(statistical !== null && { pValue: statistical.pValue }),
    regression: {
      ...{ strict: cases.length - (statistical?.cases.length ?? 0) },
      statistical: statistical?.cases.length ?? 0,
      regressed: {
        count: strict.regressed.length,
        titles: strict.regressed
          .slice(0, TITLES_TOLD)
          .map(({ head }) => head.title ?? head.identity),
      },
      flaky: cases.filter(isFlakyHere).length,
      smallestDrop: statistical?.smallestDrop ?? null,
    },
  };
  const comparison = comparisonOf({
    ...compared,
    ...{ origin: baseline.origin, confidence: regression.confidence },
  });
  const tools = checkRemovedTools(baseline.report, report, base.gates);
  const { minPassRate, minCasePassRate: caseRates } = policy;
  const unpaired =
    base.gates && minPassRate === null
      ? checkNewAndChangedCases(report, pairing, { population, caseRates })
      : null;
  return {
    checks: [...(tools.check ? [tools.check] : []), check, ...(unpaired ? [unpaired] : [])],
    comparison: {
      ...comparison,
      ...(tools.removed.length > 0 && { removedTools: tools.removed }),
    },
    ...(suspicion !== null && { suspicion }),
  };
}

const TITLES_TOLD = 10;
