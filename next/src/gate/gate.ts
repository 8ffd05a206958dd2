import { countsAs } from '../report/counts-as.ts';
import type { Failure } from '../report/failure.ts';
import type { Policy, PolicyFacts } from '../report/policy.ts';
import type { Baseline, Outcome, RunReport, Verdict } from '../report/report.ts';
import type { Check } from '../report/verdict.ts';
import { checkPassRate } from './checks/pass-rate.ts';
import { collectEvidence } from './evidence.ts';

/** What a report is judged by, besides itself. */
export interface Terms {
  policy: Policy;
  facts: PolicyFacts | null;
  /** Null if no baseline is wanted. */
  baseline: Baseline | null;
  /** Epoch milliseconds, for what expires. */
  now: number;
}

/** Judges a report by a policy. Mistakes of the user come first, since nothing else counts then. */
export function gate(report: RunReport, { policy, facts }: Terms): Verdict {
  const failures = allFailures(report);
  const verdict: Verdict = {
    value: 'invalid',
    checks: [],
    rule: 'default',
    policy: facts,
    comparison: null,
    quarantine: [],
  };
  const isInvalid = failures.some((failure) => countsAs(failure) === 'invalid');
  if (report.problems.length > 0 || isInvalid) return verdict;
  const { counts, isOpen } = collectEvidence(report, () => false);
  const rate = policy['min-pass-rate'];
  if (rate !== undefined) verdict.rule = 'policy';
  const id = rate === undefined ? 'all-passed' : 'min-pass-rate';
  verdict.checks = [checkPassRate(id, counts, (rate ?? 100) / 100, isOpen)];
  const value = valueOf(verdict.checks);
  const mayPass = hasStarted(failures) && (counts.passed > 0 || rate === 0);
  verdict.value = value === 'passed' && !mayPass ? 'incomplete' : value;
  return verdict;
}

/** The checks that gate decide, if one of them applies. */
function valueOf(checks: readonly Check[]): Outcome {
  const outcomes = checks.filter(({ gates }) => gates).map(({ outcome }) => outcome);
  if (outcomes.includes('failed')) return 'failed';
  const isPassed = outcomes.includes('passed') && !outcomes.includes('undecided');
  return isPassed ? 'passed' : 'incomplete';
}

/** All failures of a report: of the run, then of each iteration. */
const allFailures = ({ failures, cases }: RunReport): Failure[] =>
  failures.concat(cases.flatMap(({ iterations }) => iterations.flatMap((one) => one.failures)));

/** Whether no server failed before it was called. */
const hasStarted = (failures: readonly Failure[]): boolean =>
  failures.every((failure) => failure.kind !== 'server' || failure.phase === 'call');
