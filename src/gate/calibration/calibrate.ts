import type { FreshResults } from '../../model/baseline.ts';
import type { Alarms, AlarmsByIterations, Calibration } from '../../model/calibration.ts';
import { DEFAULT_REGRESSION_CONFIDENCE, type Policy } from '../../model/policy.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { smallestDrop } from '../statistics/comparison/smallest-drop.ts';
import { falseAlarmsWithin, type PlannedCase } from '../statistics/false-alarms/within-run.ts';
import { adviceOn } from './advice.ts';
import { driftOf } from './drift.ts';
import { type PseudoRuns, pseudoRuns, type Template, templateOf } from './pseudo-reports.ts';
import { judgeAgainst, type Trial } from './trial.ts';
import { VerdictCount } from './verdict-count.ts';

/** Iterations of a case that are tried out. */
const ITERATIONS = [1, 3, 5, 10, 20] as const;
const MOST_RUNS = 2_000;
const FEWEST_RUNS = 50;
/** Made up for one estimate at most, so that all of them are had in a minute. */
const MOST_ITERATIONS = 1_500_000;
/** By custom. */
const POWER = 0.8;

/** In what a policy is tried out. */
export interface CalibrationSettings {
  /** Whether head and baseline are to run in one session, as with a checkout of the base. */
  isOneSession: boolean;
  /** Comparisons that are made up for one estimate, where there is time for as many. */
  mostRuns?: number;
}

/** A report and when it was written. */
export interface DatedReport {
  report: RunReport;
  generatedAtMs: number;
}

/**
 * How often a policy would have blocked a suite if nothing had changed: with no drift between
 * sessions, from the newest report alone, and with that drift, from eight or more. The same reports
 * give the same answer.
 * @param dated reports of the same base.
 */
export function calibrate(
  dated: readonly DatedReport[],
  policy: Policy,
  { isOneSession, mostRuns = MOST_RUNS }: CalibrationSettings,
): Calibration {
  const ascending = dated.toSorted((one, other) => one.generatedAtMs - other.generatedAtMs);
  const last = ascending.at(-1);
  if (last === undefined) throw new Error('Nothing is calibrated without a report.');
  const reports = ascending.map(({ report }) => report);
  const { report: newest, generatedAtMs: nowMs } = last;
  const template = templateOf(newest, reports.slice(0, -1));
  const trial = { template, policy, context: { isOneSession, nowMs }, mostRuns };
  const planned = template.sampled.map(({ seen, ended }) => ({
    ...{ seen, baseline: ended.length, head: ended.length },
  }));
  const { alarms: within, rates } = alarmsOf(planned, trial);
  const counts = planned.map(({ head }) => head);
  const iterations = counts.length === 0 ? null : rangeOf(counts);
  const confidence = policy.regression?.confidence ?? DEFAULT_REGRESSION_CONFIDENCE;
  const found = {
    suite: newest.suite.name,
    reports: reports.length,
    cases: { sampled: planned.length, fixed: countFixed(template) },
    ...{ iterations, confidence, within },
    byIterations:
      iterations === null
        ? []
        : ITERATIONS.map((count) => withIterations(count, trial, { within, iterations })),
    between: driftOf(reports, trial, 1 - confidence),
  };
  return { ...found, advice: adviceOn(found, policy, rates) };
}

function rangeOf(counts: readonly number[]): NonNullable<Calibration['iterations']> {
  const least = counts.reduce((one, other) => Math.min(one, other));
  const most = counts.reduce((one, other) => Math.max(one, other));
  return { least, most };
}

function countFixed({ fixed }: Template): number {
  return fixed.reduce((sum, { folded }) => sum + (folded?.cases ?? 1), 0);
}

function alarmsOf(
  planned: readonly PlannedCase[],
  trial: Trial,
): { alarms: Alarms; rates: number[] } {
  const seed = seedOf(trial.template);
  const made = pseudoRuns(trial.template, seed + 1);
  const count = new VerdictCount();
  const rates: number[] = [];
  const alarms = falseAlarmsWithin(
    planned,
    (pairs, rerun) => {
      const baseline = made.report(pairs.map((pair) => pair.baseline));
      const head = made.report(pairs.map((pair) => pair.head));
      const verdict = judgeAgainst({ baseline, head }, trial, (places, iterations) =>
        freshResults(made, places, (place) => rerun(place, iterations)),
      );
      rates.push(...heldRates(verdict));
      return count.add(verdict);
    },
    { seed, runs: runsFor(planned, trial) },
  );
  return { alarms: count.alarms(alarms), rates };
}

/** What `min-pass-rate` was held against. */
function heldRates({ checks }: Verdict): number[] {
  const check = checks.find(({ id }) => id === 'min-pass-rate');
  const held = check?.heldBy === 'lower-bound' ? check.interval?.low : check?.observed;
  return held == null ? [] : [held];
}

function freshResults(
  made: PseudoRuns,
  places: readonly number[],
  rerun: (place: number) => { baseline: readonly boolean[]; head: readonly boolean[] },
): FreshResults {
  const results = places.map((place) => ({ place, ...rerun(place) }));
  return {
    baseline: made.rerun(new Map(results.map(({ place, baseline }) => [place, baseline]))),
    head: made.rerun(new Map(results.map(({ place, head }) => [place, head]))),
  };
}

function withIterations(
  iterations: number,
  trial: Trial,
  within: Pick<Calibration, 'within' | 'iterations'>,
): AlarmsByIterations {
  const { sampled } = trial.template;
  const planned = sampled.map(({ seen }) => ({ seen, baseline: iterations, head: iterations }));
  const pairs = sampled.map(({ seen: { passed, total } }) => ({
    baseline: { passed: (passed / total) * iterations, total: iterations },
    head: { passed: 0, total: iterations },
  }));
  const { confidence = DEFAULT_REGRESSION_CONFIDENCE } = trial.policy.regression ?? {};
  const { least, most } = within.iterations ?? {};
  const isAsIs = least === iterations && most === iterations;
  return {
    iterations,
    alarms: isAsIs ? within.within : alarmsOf(planned, trial).alarms,
    smallestDrop: smallestDrop(pairs, { alpha: 1 - confidence, power: POWER }),
  };
}

/** As many as there is time for; once where nothing is left to chance. */
function runsFor(planned: readonly PlannedCase[], { template, mostRuns }: Trial): number {
  if (planned.length === 0) return 1;
  const sampled = planned.reduce((sum, { baseline, head }) => sum + baseline + head, 0);
  const most = Math.floor(MOST_ITERATIONS / (sampled + 2 * countFixed(template)));
  return Math.min(mostRuns, Math.max(FEWEST_RUNS, most));
}

/** Of 32 bits, by what was seen of each case (FNV-1a). */
function seedOf({ sampled }: Template): number {
  let hash = 0x811c9dc5;
  for (const { testCase, seen } of sampled) {
    for (const character of `${testCase.identity}:${seen.passed}/${seen.total};`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
  }
  return hash >>> 0;
}
