import { meetsRate, passRate } from '../model/counts.ts';
import { formatCount, formatExactPercent, formatPercent } from '../model/quantity.ts';
import type { RunFacts } from '../model/run-report.ts';
import type { Check } from '../model/verdict.ts';
import { describeUnfinished, type Population } from './population.ts';

/** `19 of 20 iterations passed (95%)`. */
export function describeCounts({ counts, noun }: Population): string {
  const rate = passRate(counts);
  if (rate === null) return `no ${noun}s`;
  const nouns = counts.total === 1 ? noun : `${noun}s`;
  const share = `${formatCount(counts.passed)} of ${formatCount(counts.total)} ${nouns} passed`;
  return `${share} (${formatPercent(rate)})`;
}

/** A check that nothing more can be said of than that its evidence is not there. */
function undecided(check: Omit<Check, 'outcome' | 'reason'>, reason: string): Check {
  return { ...check, outcome: 'undecided', reason };
}

function decided(check: Omit<Check, 'outcome' | 'reason'>, met: boolean): Check {
  return { ...check, outcome: met ? 'passed' : 'failed', reason: null };
}

function describeResult(run: RunFacts | null): string {
  if (run === null) return 'no run';
  if (run.status !== 'completed') return describeUnfinished(run.status);
  return run.result === null ? 'no result' : `the service says ${run.result}`;
}

/** The service's own judgement by the pass criteria of its suite. */
export function checkRunResult(run: RunFacts | null, population: Population): Check {
  const check = {
    id: 'run-result',
    title: 'Result of the run',
    expected: "the suite's pass criteria met",
    actual: describeResult(run),
  };
  if (run?.foreignCases !== undefined) return checkOwnCases(run, population);
  if (population.obstacle !== null) return undecided(check, population.obstacle);
  if (!run?.result) return undecided(check, 'the service gave no result');
  if (population.doubt === null) return decided(check, run.result === 'passed');
  return run.result === 'failed' && failureStands(run, population)
    ? decided(check, false)
    : undecided(check, population.doubt);
}

/**
 * Whether a service's `failed` holds, whatever is missing: not where it may fail a run for what
 * never ran or cannot be told. What it counts as failed among results that were not read is
 * believed; where the suite's own criterion holds, any failure may miss it.
 */
function failureStands({ declared, criterion }: RunFacts, population: Population): boolean {
  const { failed, total } = population.counts;
  const unread = Math.max(0, (declared?.total ?? 0) - total);
  const unreadFailed = Math.min(unread, Math.max(0, (declared?.failed ?? 0) - failed));
  const allFailed = failed + unreadFailed;
  if (allFailed === 0) return false;
  return criterion === undefined || !couldMeet(criterion, allFailed, population);
}

/**
 * The same where cases ran that were not asked for: then the service judged something else, and
 * the cases that were asked for are held against the run's criteria here.
 */
function checkOwnCases({ criterion = 1 }: RunFacts, population: Population): Check {
  const check = {
    id: 'run-result',
    title: 'Result of the run',
    expected: `at least ${formatExactPercent(criterion)} of the suite file's cases`,
    actual: describeCounts(population),
  };
  return judgeRate(check, criterion, population);
}

/** @param minPassRate least fraction of iterations that must pass. */
export function checkMinPassRate(minPassRate: number, population: Population): Check {
  const check = {
    id: 'min-pass-rate',
    title: 'Pass rate',
    expected: `at least ${formatExactPercent(minPassRate)}`,
    actual: describeCounts(population),
  };
  return judgeRate(check, minPassRate, population);
}

const BY_MODEL = { id: 'min-pass-rate-by-model', title: 'Pass rate by model' };

/** @param rate least fraction of the iterations on that model that must pass. */
export function checkModelRate(
  { name, rate }: { name: string; rate: number },
  population: Population,
): Check {
  const check = {
    id: BY_MODEL.id,
    title: `Pass rate on ${name}`,
    expected: `at least ${formatExactPercent(rate)}`,
    actual: describeCounts(population),
  };
  const isEmpty = population.obstacle === null && population.counts.total === 0;
  return isEmpty
    ? undecided(check, population.doubt ?? `no iteration ran on ${name}`)
    : judgeRate(check, rate, population);
}

/** Where there is no model to judge. */
export function undecidedModelRate(rate: number, reason: string): Check {
  const expected = `at least ${formatExactPercent(rate)} on each`;
  return undecided({ ...BY_MODEL, expected, actual: 'no model' }, reason);
}

function judgeRate(
  check: Omit<Check, 'outcome' | 'reason'>,
  minPassRate: number,
  population: Population,
): Check {
  const { counts, obstacle, doubt } = population;
  if (obstacle !== null) return undecided(check, obstacle);
  if (doubt === null) return decided(check, meetsRate(counts, minPassRate));
  return couldMeet(minPassRate, counts.failed, population)
    ? undecided(check, doubt)
    : decided(check, false);
}

/** Whether the rate would be met if all but these had passed. */
function couldMeet(rate: number, failed: number, { expectedTotal }: Population): boolean {
  if (!Number.isFinite(expectedTotal)) return failed === 0 || rate < 1;
  return meetsRate({ passed: expectedTotal - failed, total: expectedTotal }, rate);
}

/** What result files are held against where no pass rate is asked for. One failure decides. */
export function checkAllPassed(population: Population): Check {
  const check = {
    id: 'all-passed',
    title: 'All tests passed',
    expected: 'every test passed',
    actual: describeCounts(population),
  };
  const { counts, obstacle, doubt } = population;
  if (obstacle !== null) return undecided(check, obstacle);
  if (counts.failed > 0) return decided(check, false);
  if (doubt !== null) return undecided(check, doubt);
  return decided(check, true);
}
