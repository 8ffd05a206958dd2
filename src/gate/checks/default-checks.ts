import { isOfRuns } from '../../model/choices/report-source.ts';
import type { RunFacts, RunReport } from '../../model/run-report.ts';
import type { Check } from '../../model/verdict.ts';
import { decide, undecided } from '../evidence/decision.ts';
import type { Population } from '../evidence/population.ts';
import { couldMeet, decideByRate, judgeRate, rateCheck, surelyMeets } from './rate-decision.ts';

/** What results are held against where nothing else is asked of them. */
export function defaultChecks(report: RunReport, population: Population): Check[] {
  return [isOfRuns(report) ? checkRunResult(report, population) : checkAllPassed(population)];
}

/** The service's own judgement by the pass criteria of its suite. */
function checkRunResult({ run, legs }: RunReport, population: Population): Check {
  // Of several runs each was judged by itself.
  const isJudgedElsewhere = run?.foreignCases !== undefined || legs !== undefined;
  if (run !== null && isJudgedElsewhere) return checkOwnCases(run, population);
  const check = {
    ...rateCheck('run-result', run?.criterion ?? null, population),
    stated: run && { status: run.status, result: run.result },
  };
  if (population.obstacle !== null) return undecided(check, population.obstacle);
  if (!run?.result) return undecided(check, { code: 'no-result' });
  const isWhole = population.doubt === null;
  return decideByRate(check, population, {
    atBest: run.result === 'passed' || !(isWhole || failureStands(run, population)),
    atWorst: run.result === 'passed' && (isWhole || passStands(run, population)),
  });
}

/** Whether a service's `passed` holds, whatever became of what is missing. */
function passStands({ criterion }: RunFacts, population: Population): boolean {
  return criterion !== undefined && surelyMeets(criterion, population);
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
 * The same where cases ran that do not count: then the service judged something else, and the cases
 * that do are held against the run's criteria here.
 */
function checkOwnCases({ criterion = 1 }: RunFacts, population: Population): Check {
  return judgeRate(rateCheck('run-result', criterion, population), criterion, population);
}

/** What result files are held against. One failure decides. */
function checkAllPassed(population: Population): Check {
  const atBest = population.counts.failed === 0;
  return decide(rateCheck('all-passed', 1, population), population, {
    atBest,
    atWorst: atBest && population.doubt === null,
  });
}
