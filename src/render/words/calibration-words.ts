import type { Advice, Alarms, Calibration, Drift, DriftUnknown } from '../../model/calibration.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import { checkTitle } from './check-words.ts';

/** A calibration as people read it. Not yet escaped. */
export interface CalibrationWords {
  headline: string;
  /** What was looked at, and what came of it. */
  facts: string[];
  /** False alarms and the smallest drop, by how often each case runs. */
  table: { titles: string[]; rows: string[][] } | null;
  /** What could be set. */
  advice: string[];
}

/** The words of a calibration, the same on all surfaces. */
export function calibrationWords(calibration: Calibration): CalibrationWords {
  const { within, byIterations, between, advice } = calibration;
  const rows = byIterations.map(({ iterations, alarms, smallestDrop }) => [
    formatCount(iterations),
    share(alarms.rate),
    formatCount(alarms.judged),
    smallestDrop === null ? 'none' : points(smallestDrop),
  ]);
  const titles = ['Iterations of a case', 'False alarms', 'Runs tried', 'Smallest drop seen'];
  return {
    headline: headlineOf(within),
    facts: [
      casesOf(calibration),
      ...checksOf(within),
      'code' in between ? unknownDrift(between) : knownDrift(between),
    ],
    table: rows.length === 0 ? null : { titles, rows },
    advice: advice.length === 0 ? ['Nothing has to be set.'] : advice.map(describeAdvice),
  };
}

function headlineOf({ blocked, judged, rate, interval, undecided }: Alarms): string {
  const range = `${share(interval.low)} to ${share(interval.high)}`;
  const open = undecided === 0 ? '' : ` It could not decide ${formatCount(undecided)} of them.`;
  return (
    `Had nothing changed, this policy would have blocked ${formatCount(blocked)} of ` +
    `${countOf(judged, 'run')} (${share(rate)}; ${range}) where sessions do not drift.${open}`
  );
}

function casesOf({ cases, iterations, reports }: Calibration): string {
  const { least, most } = iterations ?? { least: 0, most: 0 };
  const each =
    least === most ? formatCount(least) : `${formatCount(least)} to ${formatCount(most)}`;
  const sampled =
    cases.sampled === 0
      ? 'No case leaves anything to chance'
      : `${countOf(cases.sampled, 'case')} of ${each} iterations each ${cases.sampled === 1 ? 'is' : 'are'} left to chance`;
  const fixed =
    cases.fixed === 0
      ? ''
      : `; ${countOf(cases.fixed, 'case')} without chance ${cases.fixed === 1 ? 'is' : 'are'} taken to come out as before`;
  return `Of ${countOf(reports, 'report')}: ${sampled}${fixed}.`;
}

function checksOf({ checks, judged }: Alarms): string[] {
  return checks.map((check) => {
    const { gates, failed, undecided } = check;
    const outcomes = [
      ...(failed > 0 ? [`failed in ${formatCount(failed)}`] : []),
      ...(undecided > 0 ? [`was undecided in ${formatCount(undecided)}`] : []),
    ];
    const role = gates ? '' : ' It only informs.';
    return `${checkTitle(check)} ${outcomes.join(' and ')} of ${formatCount(judged)}.${role}`;
  });
}

function unknownDrift(unknown: DriftUnknown): string {
  switch (unknown.code) {
    case 'too-few-runs':
      return `Drift between sessions is unknown: that takes ${unknown.needed} reports of the same base, and there ${unknown.runs === 1 ? 'is' : 'are'} ${unknown.runs}.`;
    case 'unlike-runs':
      return 'Drift between sessions is unknown: the reports have other cases, or ran them more or less often.';
    case 'nothing-varied':
      return 'Drift between sessions is unknown: no case ever varied.';
  }
}

function knownDrift({ runs, dispersion, interval, falseAlarmRate, observed }: Drift): string {
  const times = (value: number) => value.toFixed(2);
  return (
    `Between ${formatCount(runs)} runs, passes vary ${times(dispersion)} times as much as by chance ` +
    `(${times(interval.low)} to ${times(interval.high)}): a test of regressions would block ` +
    `${share(falseAlarmRate)} of the time. Of ${formatCount(observed.judged)} pairs of these runs the ` +
    `policy blocks ${formatCount(observed.blocked)}, without confirmation.`
  );
}

function describeAdvice(advice: Advice): string {
  switch (advice.code) {
    case 'min-pass-rate':
      return advice.highest <= 0.01
        ? 'No min-pass-rate of 2 or more is met often enough: look at the cases that fail.'
        : `Set min-pass-rate to ${Math.round(advice.highest * 100)} at most: more is missed too often by chance.`;
    case 'drift':
      return driftAdvice(advice);
    case 'more-runs':
      return `To learn how far sessions drift, add ${countOf(advice.count, 'report')} of the same base, such as those of a nightly run.`;
    case 'iterations':
      return `To see a drop of ${points(advice.target)}, run each case ${formatCount(advice.fewest)} times: then ${points(advice.smallestDrop)} are seen.`;
    case 'too-coarse':
      return `No number of iterations that was tried shows a drop of ${points(advice.target)}: add cases.`;
  }
}

function driftAdvice({
  leastConfidence,
  falseAlarmRate,
}: Extract<Advice, { code: 'drift' }>): string {
  const begin = `Sessions drift, which looks like a regression ${share(falseAlarmRate)} of the time: compare within one session (baseline: checkout) or let a regression be confirmed (confirm: auto)`;
  return leastConfidence === null
    ? `${begin}.`
    : `${begin}, or set regression-confidence to ${Number((leastConfidence * 100).toFixed(1))}.`;
}

/** Rounded up, so that no rate of false alarms reads better than it is. */
function share(rate: number): string {
  return `${Math.min(100, Math.ceil(rate * 1000 - 1e-9) / 10)}%`;
}

/** Percentage points of a drop, rounded up. */
function points(drop: number): string {
  return `${Math.ceil(drop * 1000 - 1e-9) / 10} points`;
}
