import type { Drift, DriftUnknown } from '../../model/calibration.ts';
import type { Policy } from '../../model/policy.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Tally } from '../statistics/comparison/case-pair.ts';
import { driftBetweenRuns, MIN_RUNS } from '../statistics/false-alarms/between-runs.ts';
import { isCounted, type Template } from './pseudo-reports.ts';
import { judgeAgainst, type Trial } from './trial.ts';
import { VerdictCount } from './verdict-count.ts';

/** Of the interval of the dispersion, two-sided. */
const CONFIDENCE = 0.9;

/** Every report held against every other, and how far their passes lie apart. */
export function driftOf(
  reports: readonly RunReport[],
  trial: Trial,
  alpha: number,
): Drift | DriftUnknown {
  const count = new VerdictCount();
  // What has run cannot be run again.
  const unconfirmed = { ...trial, policy: withoutConfirmation(trial.policy) };
  const drift = driftBetweenRuns(
    reports.map((report) => talliesOf(report, trial.template)),
    (one, other) => {
      const [baseline, head] = [reports[one], reports[other]];
      if (baseline === undefined || head === undefined) return false;
      return count.add(judgeAgainst({ baseline, head }, unconfirmed));
    },
    alpha,
  );
  if (drift === 'too-few-runs') return { code: drift, runs: reports.length, needed: MIN_RUNS };
  if (typeof drift === 'string') return { code: drift };
  const { runs, dispersion, interval, falseAlarmRate, observed } = drift;
  return {
    ...{ runs, dispersion, falseAlarmRate },
    interval: { low: interval.lower, high: interval.upper, confidence: CONFIDENCE },
    observed: count.alarms(observed),
  };
}

function withoutConfirmation(policy: Policy): Policy {
  const { regression } = policy;
  return regression === undefined
    ? policy
    : { ...policy, regression: { ...regression, confirm: 'never' } };
}

/** In the order of the template; of a case that does something else, or is not there, nothing. */
function talliesOf({ cases }: RunReport, { sampled }: Template): Tally[] {
  const byIdentity = new Map(cases.map((testCase) => [testCase.identity, testCase]));
  return sampled.map(({ testCase }) => {
    const same = byIdentity.get(testCase.identity);
    const counted =
      same?.definition === testCase.definition ? (same?.iterations ?? []).filter(isCounted) : [];
    const passed = counted.filter(({ outcome }) => outcome === 'passed').length;
    return { passed, total: counted.length };
  });
}
