import { failuresOf } from '../report/counts.ts';
import { countsAs, isAtStart, isOfProgram } from '../report/counts-as.ts';
import type { Policy, PolicyFacts } from '../report/policy.ts';
import type { Baseline, Outcome, RunReport, Verdict } from '../report/report.ts';
import type { Check } from '../report/verdict.ts';
import { checkBudgets } from './checks/budgets.ts';
import { checkCaseRates, checkModelRates } from './checks/case-rates.ts';
import { because, settle } from './checks/check.ts';
import { checkPassRate, defaultChecks } from './checks/pass-rate.ts';
import { isGating } from './checks/regression.ts';
import { markMissingTools } from './checks/removed-tools.ts';
import { compare } from './comparison/comparison.ts';
import { compareRefused } from './comparison/refused.ts';
import { type CaseTally, collectEvidence, type Evidence } from './evidence.ts';
import { Looking, type LookPlan, type Looks } from './looks/looking.ts';
import { quarantineStates } from './quarantine.ts';

/** What a report is judged by. */
export interface Terms {
  policy: Policy;
  facts: PolicyFacts | null;
  /** Null if no baseline is wanted. */
  baseline: Baseline | null;
  /** Epoch milliseconds, for what expires. */
  now: number;
  /** Absent if nothing can be run afresh: what one look at sampled cases shows decides. */
  looks?: Looks;
}

/** A verdict, and what fresh iterations can change of it; null: nothing. */
export interface Judgement {
  verdict: Verdict;
  plan: LookPlan | null;
}

/**
 * Judges a report by a policy. Mistakes of the user come first, since nothing else counts then. Marks
 * failures of missing tools in the report, and of refused cases, by what the baseline knows.
 */
export const gate = (report: RunReport, terms: Terms): Verdict => judge(report, terms).verdict;

/**
 * Judges as `gate` does, by the fresh iterations so far, and plans the next ones. Run them, add them
 * to `looks.fresh`, and judge again, until there is no plan. A suspect that is not looked at to the
 * end leaves the verdict incomplete.
 */
export function judge(report: RunReport, terms: Terms): Judgement {
  const { policy, facts, baseline, now, looks } = terms;
  markMissingTools(report, baseline?.report ?? null);
  const quarantine = quarantineStates(policy.quarantine ?? [], report, now);
  const active = quarantine.filter(({ state }) => state === 'active').map((entry) => entry.case);
  const leftOut = new Set(active);
  const refused = compareRefused(report, policy.regression === 'off' ? null : baseline, leftOut);
  const looking = looks === undefined ? null : new Looking(looks);
  const evidence = collectEvidence(report, ({ title }) => leftOut.has(title), looking);
  const rule = hasOwnRule(policy) ? 'policy' : 'default';
  const verdict: Verdict = {
    value: 'invalid',
    checks: [],
    rule,
    policy: facts,
    comparison: refused,
    quarantine,
    looks: null,
  };
  const failures = failuresOf(
    report,
    evidence.tallies.map(({ one }) => one),
  );
  const isInvalid = failures.some((failure) => countsAs(failure) === 'invalid');
  if (report.problems.length > 0 || isInvalid) return { verdict, plan: null };
  // The code under test broke cases, and nothing is measured that a check could judge.
  if (refused !== null) {
    verdict.value = 'failed';
    return { verdict, plan: null };
  }
  const { checks, comparison, excused } = compare(evidence, baseline, policy);
  verdict.comparison = comparison;
  verdict.checks = checkResults(evidence, policy, excused, checks.some(isGatingRegression));
  verdict.checks.push(...checks, ...checkBudgets(evidence, baseline, policy));
  verdict.looks = looking?.facts ?? null;
  const { tallies, quarantined } = evidence;
  const titles = tallies.length > 0 ? [] : quarantined.map(({ title }) => title);
  const asksRate = RATES.some((id) => policy[id] !== undefined);
  const isContradictory = evidence.isContradictory || (!asksRate && failsWithoutCause(report));
  for (const check of verdict.checks) {
    if (titles.length > 0 && check.reason?.code === 'no-results') {
      check.reason = because('quarantined', titles.length, titles);
    }
    if (!isContradictory || check.outcome === 'notApplicable') continue;
    settle(check, 'undecided', because('contradiction'));
  }
  const isFresh = [...(looks?.fresh.values() ?? [])].some(({ after }) => after.passed > 0);
  const hasPassed = evidence.counts.passed > 0 || isFresh || policy['min-pass-rate'] === 0;
  const mayPass = hasPassed && !failures.some(isAtStart) && !report.failures.some(isOfProgram);
  verdict.value = decideVerdict(verdict.checks, mayPass);
  if (isContradictory || !looking?.plan.items.length) return { verdict, plan: null };
  if (verdict.value !== 'failed') return { verdict, plan: looking.plan };
  // What failed stays so, whatever else is looked at.
  for (const { reason } of verdict.checks)
    if (reason?.code === 'not-looked') reason.code = 'not-needed';
  return { verdict, plan: null };
}

/** What the user can set to say which results are good enough. */
const RATES = ['min-pass-rate', 'min-pass-rate-by-model', 'min-case-pass-rate'] as const;
const hasOwnRule = (policy: Policy): boolean =>
  RATES.some((id) => policy[id] !== undefined) || isGating(policy.regression);

/** Whether a whole run failed for its service, and nothing of it did. A rate replaces its criteria. */
const failsWithoutCause = ({ run, cases, warnings }: RunReport): boolean =>
  run?.status === 'completed' &&
  run.result === 'failed' &&
  cases.every(({ iterations }) => iterations.every(({ outcome }) => outcome === 'passed')) &&
  !warnings.some((one) => one.kind === 'results' && one.reason === 'foreign-cases');

const isGatingRegression = ({ id, gates, outcome, reason }: Check): boolean =>
  id === 'no-regression' && gates && outcome !== 'notApplicable' && reason?.code !== 'no-baseline';

/** The checks of the results themselves. The default ones are about cases of which no rate is asked. */
function checkResults(
  evidence: Evidence,
  policy: Policy,
  excused: ReadonlySet<CaseTally>,
  isCompared: boolean,
): Check[] {
  const { tallies, isOpen } = evidence;
  const rate = policy['min-pass-rate'];
  const byModel = policy['min-pass-rate-by-model'];
  const byCase = policy['min-case-pass-rate'];
  const confidence = policy['pass-rate-confidence'];
  const ofCases = byCase === undefined ? null : checkCaseRates(evidence, byCase);
  const others = ofCases?.others ?? tallies;
  const checks: Check[] = [];
  if (rate !== undefined) {
    const share = confidence === undefined ? null : confidence / 100;
    checks.push(checkPassRate('min-pass-rate', tallies, rate / 100, isOpen, share));
  } else if (ofCases === null || others.length > 0) {
    checks.push(...defaultChecks(others, excused, isOpen, isCompared, evidence.looking));
  }
  if (byModel !== undefined) checks.push(checkModelRates(evidence, byModel));
  if (ofCases !== null) checks.push(ofCases.check);
  return checks;
}

/** The checks that gate decide, if one of them applies. */
function decideVerdict(checks: readonly Check[], mayPass: boolean): Outcome {
  const outcomes = checks.filter(({ gates }) => gates).map(({ outcome }) => outcome);
  if (outcomes.includes('failed')) return 'failed';
  const isMet = outcomes.includes('passed') && !outcomes.includes('undecided');
  return isMet && mayPass ? 'passed' : 'incomplete';
}
