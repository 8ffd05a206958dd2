import { countIterations } from '../report/counts.ts';
import { countsAs } from '../report/counts-as.ts';
import type { Failure } from '../report/failure.ts';
import type { Outcome, RunReport, Verdict } from '../report/report.ts';
import { checkPassRate } from './checks/pass-rate.ts';

/** What the gate requires. */
export interface Policy {
  /** Share from 0 to 1; null if the user set none, so that all must pass. */
  minPassRate: number | null;
}

/** Judges a report by a policy. Mistakes of the user come first, since nothing else counts then. */
export function gate(report: RunReport, { minPassRate }: Policy): Verdict {
  const failures = allFailures(report);
  const isInvalid = failures.some((failure) => countsAs(failure) === 'invalid');
  if (report.problems.length > 0 || isInvalid) return { value: 'invalid', checks: [] };
  const counts = countIterations(report.cases);
  // A suite knows how many iterations it plans. What a result file has lost is not known.
  const isOpen = report.source === 'results' && report.failures.length > 0;
  const id = minPassRate === null ? 'run-result' : 'min-pass-rate';
  const check = checkPassRate(id, counts, minPassRate ?? 1, isOpen);
  const values = { passed: 'passed', failed: 'failed', undecided: 'incomplete' } as const;
  const mayPass = hasStarted(failures) && (counts.passed > 0 || minPassRate === 0);
  const value: Outcome = values[check.outcome];
  return { value: value === 'passed' && !mayPass ? 'incomplete' : value, checks: [check] };
}

/** All failures of a report: of the run, then of each iteration. */
const allFailures = ({ failures, cases }: RunReport): Failure[] =>
  failures.concat(cases.flatMap(({ iterations }) => iterations.flatMap((one) => one.failures)));

/** Whether no server failed before it was called. */
const hasStarted = (failures: readonly Failure[]): boolean =>
  failures.every((failure) => failure.kind !== 'server' || failure.phase === 'call');
