import type { BaselineSearch } from '../model/baseline.ts';
import type { Policy } from '../model/policy.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Check, CheckId, Verdict, VerdictValue } from '../model/verdict.ts';
import { checkBudgets } from './checks/budgets/budgets.ts';
import { checkCaseRates } from './checks/case-rates.ts';
import { defaultChecks } from './checks/default-checks.ts';
import { checkMinPassRate } from './checks/min-pass-rate.ts';
import { checkModelRates } from './checks/model-rates.ts';
import { type Circumstances, checkRegression } from './checks/no-regression.ts';
import { judgeHealth } from './checks/servers-healthy.ts';
import { judgeSurface } from './checks/surface-checks.ts';
import { pairWithBaseline } from './comparison/paired-reports.ts';
import { assessPopulation, sampleFrom } from './evidence/population.ts';
import type { GateContext } from './gate-context.ts';
import { setAside } from './quarantine.ts';
import { repeatsOf } from './repeats.ts';

/**
 * Holds a report against the policy. A check fails only where missing evidence cannot turn it, and
 * passes only where none is missing, or so much as is known and could all have failed; so trouble
 * with the infrastructure is never `failed`, and absent evidence never `passed`.
 */
export function gate(report: RunReport, policy: Policy, context: GateContext = {}): Verdict {
  // A policy is about cases, of which there are none.
  if (report.source === 'doctor') return judgeHealth(report.diagnoses ?? []);
  if (policy.surface !== undefined) {
    const { checks, ...found } = judgeSurface(report, policy.surface, baselineOf(context));
    return { value: decideVerdict(checks), checks, ...found, troubles: [] };
  }
  const { judged, notes } = setAside(report, policy.quarantine ?? [], context.nowMs);
  const population = assessPopulation(judged);
  const search = pairWithBaseline(judged, policy, context);
  const circumstances = { context, population, search };
  const regression = checkRegression(judged, policy, circumstances);
  const asked = askedChecks(judged, policy, circumstances);
  asked.push(...(regression?.checks ?? []));
  const gates = !asked.some(replacesDefaults);
  const defaults = defaultChecks(judged, population).map((check) => ({ ...check, gates }));
  const checks = [...defaults, ...asked];
  const { comparison, suspicion } = regression ?? {};
  const repeats = repeatsOf(report);
  const { prices } = policy.budgets ?? {};
  return {
    ...{ value: decideVerdict(checks), checks, judged: sampleFrom(population), troubles: [] },
    ...(prices && { prices: [...prices].map(([model, price]) => ({ model, ...price })) }),
    ...(repeats && { repeats }),
    ...(notes.length > 0 && { quarantine: notes }),
    ...(comparison && { comparison }),
    ...(suspicion && { suspicion }),
  };
}

const baselineOf = ({ baseline = { outcome: 'not-asked' } }: GateContext): BaselineSearch =>
  baseline;

function askedChecks(report: RunReport, policy: Policy, circumstances: Circumstances): Check[] {
  const { population } = circumstances;
  const checks: Check[] = [];
  const { minPassRate, minPassRateByModel, minCasePassRate } = policy;
  if (minPassRate !== null) {
    checks.push(checkMinPassRate(report, { ...policy, rate: minPassRate }, population));
  }
  if (minPassRateByModel) checks.push(...checkModelRates(report, minPassRateByModel, population));
  if (minCasePassRate) checks.push(checkCaseRates(report, minCasePassRate, population));
  checks.push(...checkBudgets(report, policy, circumstances));
  return checks;
}

/** What says by itself which results are good enough. */
const REPLACING: readonly CheckId[] = ['min-pass-rate', 'min-case-pass-rate', 'no-regression'];

/** Whether what nobody asked for only informs beside this check. */
function replacesDefaults({ id, gates, outcome }: Check): boolean {
  return REPLACING.includes(id) && gates && outcome !== 'notApplicable';
}

/** What gates and applies decides; where there is nothing of the kind, nothing was measured. */
export function decideVerdict(checks: readonly Check[]): VerdictValue {
  const deciding = checks.filter(({ gates, outcome }) => gates && outcome !== 'notApplicable');
  if (deciding.some(({ outcome }) => outcome === 'failed')) return 'failed';
  const isMet = deciding.length > 0 && deciding.every(({ outcome }) => outcome === 'passed');
  return isMet ? 'passed' : 'incomplete';
}

/** Whether the job ends red. */
export function isRed(verdict: Verdict, failOn: readonly VerdictValue[]): boolean {
  return failOn.includes(verdict.value);
}
