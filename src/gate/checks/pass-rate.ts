import { totalOf } from '../../report/counts.ts';
import type { Check, CheckId, CheckOutcome, Counts, Reason } from '../../report/verdict.ts';
import { type CaseTally, rateOf, sumOf } from '../evidence.ts';
import { lookAgain } from '../looks/head-alone.ts';
import type { Looking } from '../looks/looking.ts';
import { lowerBound, neededForBound, passRateInterval } from '../statistics/pass-rate.ts';
import { reaches } from '../statistics/tally.ts';
import { because, decideBothWays, decideEach, newCheck, settle } from './check.ts';

/** Confidence of an interval that is only shown. */
const SHOWN_CONFIDENCE = 0.95;

/** A case or a model: its results, and the share of them that must pass. */
export interface Rated {
  name: string;
  counts: Counts;
  threshold: number;
}

function lackOf(counts: Counts, isOpen: boolean): Reason {
  if (rateOf(counts) === null) return because('no-results');
  return because('missing-results', isOpen ? null : counts.missing);
}

/** Missing results count both ways. If the report is open, any number of them is missing. */
function decideRate(counts: Counts, threshold: number, isOpen: boolean): CheckOutcome {
  const { passed, failed, missing } = counts;
  if (rateOf(counts) === null) return 'undecided';
  if (isOpen) return decideBothWays(threshold < 1 || failed === 0, false);
  const isReached = (passing: number) => reaches(passing, totalOf(counts), threshold);
  return decideBothWays(isReached(passed + missing), isReached(passed));
}

/**
 * The check of one rate of all these cases.
 *
 * @param threshold share from 0 to 1
 * @param confidence from 0 to 1: the exact lower bound decides; null: the observed rate does
 */
export function checkPassRate(
  id: CheckId,
  tallies: readonly CaseTally[],
  threshold: number,
  isOpen: boolean,
  confidence: number | null = null,
): Check {
  const check = newCheck(id, 'share', threshold);
  const counts = sumOf(tallies);
  const { passed, failed } = counts;
  check.counts = counts;
  check.observed = rateOf(counts);
  settle(check, decideRate(counts, threshold, isOpen), lackOf(counts, isOpen));
  if (check.observed === null) return check;
  if (confidence !== null) {
    check.interval = [lowerBound(passed, passed + failed, confidence), 1];
    if (!isOpen) decideBound(check, counts, threshold, confidence);
  } else if (tallies.some(({ one }) => one.isSampled)) {
    const interval = passRateInterval(passed, passed + failed, SHOWN_CONFIDENCE);
    if (interval[0] < threshold && threshold < interval[1]) check.interval = interval;
  }
  return check;
}

/**
 * Decides by the lower bound. If it cannot reach the threshold even when all pass, the sample is too
 * small: the check fails only if the upper bound does not reach it either.
 */
function decideBound(check: Check, counts: Counts, threshold: number, confidence: number): void {
  const { passed, failed, missing } = counts;
  const total = totalOf(counts);
  const boundOf = (number: number) => lowerBound(number, total, confidence);
  const clears = (passing: number) => reaches(boundOf(passing), 1, threshold);
  const canClear = clears(total);
  const canPass = canClear ? clears(passed + missing) : reaches(1 - boundOf(failed), 1, threshold);
  const tooSmall = because('sample-too-small', neededForBound(threshold, confidence));
  const lack = canClear ? lackOf(counts, false) : tooSmall;
  check.reason = null;
  settle(check, decideBothWays(canPass, clears(passed)), lack);
}

/**
 * The check of rates that each case or model must reach. It observes the lowest of them, and does
 * not apply if all are `muted`: names in quarantine.
 */
export function checkRates(
  id: CheckId,
  rated: readonly Rated[],
  isOpen: boolean,
  muted: readonly string[] = [],
): Check {
  const [first = null, ...more] = new Set(rated.map(({ threshold }) => threshold));
  const check = newCheck(id, 'share', more.length === 0 ? first : null);
  const judged = rated.map(({ name, counts, threshold }) => {
    const observed = rateOf(counts);
    if (observed !== null) check.observed = Math.min(check.observed ?? 1, observed);
    return { name, threshold, observed, outcome: decideRate(counts, threshold, isOpen) };
  });
  decideEach(check, judged);
  const undecided = rated.filter((_, at) => judged[at]?.outcome === 'undecided');
  settle(check, check.outcome, lackOf(sumOf(undecided.map(({ counts }) => counts)), isOpen));
  const isMuted = rated.length === 0 && muted.length > 0;
  if (isMuted) settle(check, 'notApplicable', because('quarantined', muted.length, muted));
  return check;
}

/**
 * The checks of cases of which the policy asks no rate: each iteration must pass, or, of a sampled
 * case, one of them, until fresh iterations say more.
 *
 * @param excused cases that never passed before either, or are known to be flaky
 * @param isCompared whether a comparison with a baseline gates sampled cases
 */
export function defaultChecks(
  tallies: readonly CaseTally[],
  excused: ReadonlySet<CaseTally>,
  isOpen: boolean,
  isCompared: boolean,
  looking: Looking | null,
): Check[] {
  const checks: Check[] = [];
  const isCounted = (tally: CaseTally) => !excused.has(tally);
  const others = tallies.filter(({ one }) => !one.isSampled);
  const sampled = tallies.filter(({ one }) => one.isSampled);
  /** If a check leaves out all of its cases, another one decides if there is one. */
  const add = (check: Check, code: Reason['code'], own: readonly CaseTally[]) => {
    checks.push(check);
    const names = own.filter((tally) => excused.has(tally)).map(({ one }) => one.title);
    if (names.length === 0) return;
    const reason = because(code, names.length, names);
    const otherwise = tallies.some(isCounted) ? 'notApplicable' : 'undecided';
    if (names.length === own.length) settle(check, otherwise, reason);
    else check.reason ??= reason;
  };
  if (others.length > 0 || tallies.length === 0) {
    const check = checkPassRate('all-passed', others.filter(isCounted), 1, isOpen);
    add(check, 'known-flaky', others);
  }
  if (sampled.length === 0 || isCompared) return checks;
  const check = checkPassedOnce('sampled-cases', sampled.filter(isCounted), looking);
  add(check, 'still-failing', sampled);
  return checks;
}

/**
 * The check that each of these sampled cases passes at least once. Fresh iterations count, and those
 * that a case without a pass still needs are missing.
 */
export function checkPassedOnce(
  id: CheckId,
  cases: readonly CaseTally[],
  looking: Looking | null,
): Check {
  const looked = looking && lookAgain(cases, looking);
  const tallies = looked?.tallies ?? cases;
  const rated = tallies.map((counts) => {
    return { name: counts.one.title, counts, threshold: 1 / Math.max(1, totalOf(counts)) };
  });
  // Only result files can lack an unknown number of results.
  const check = checkRates(id, rated, false);
  check.counts = sumOf(tallies);
  if (check.outcome === 'failed') check.reason = because('not-confirmed');
  if (looked) check.reason = looked.reasons[check.outcome] ?? check.reason;
  return check;
}
