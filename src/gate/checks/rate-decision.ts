import { meetsRate } from '../../model/counts.ts';
import type { Check, CheckId } from '../../model/verdict.ts';
import { type CheckBase, decide, type Prospects } from '../evidence/decision.ts';
import { missingFrom, type Population, sampleFrom } from '../evidence/population.ts';

/** What all checks of pass rates have in common. */
export function rateCheck(
  id: CheckId,
  threshold: number | null,
  population: Population,
): CheckBase {
  return { id, gates: true, unit: 'fraction', threshold, ...sampleFrom(population) };
}

/** Whether so great a fraction of the iterations passed, whatever became of those that are missing. */
export function judgeRate(check: CheckBase, rate: number, population: Population): Check {
  const { counts, doubt } = population;
  const isMet = meetsRate(counts, rate);
  const prospects =
    doubt === null
      ? { atBest: isMet, atWorst: isMet }
      : {
          atBest: couldMeet(rate, counts.failed, population),
          atWorst: surelyMeets(rate, population),
        };
  return decideByRate(check, population, prospects);
}

/** A pass in spite of what is missing says so. */
export function decideByRate(
  check: CheckBase,
  population: Population,
  prospects: Prospects,
): Check {
  const decided = decide(check, population, prospects);
  const count = missingFrom(population);
  return decided.outcome === 'passed' && population.doubt !== null && count > 0
    ? { ...decided, reason: { code: 'counted-as-failed', count } }
    : decided;
}

/** Whether the rate is met even if all that is missing had failed. */
export function surelyMeets(
  rate: number,
  { counts, expectedTotal, isCounted }: Population,
): boolean {
  return isCounted && meetsRate({ passed: counts.passed, total: expectedTotal }, rate);
}

/** Whether the rate would be met if all but these had passed. */
export function couldMeet(rate: number, failed: number, { expectedTotal }: Population): boolean {
  if (!Number.isFinite(expectedTotal)) return failed === 0 || rate < 1;
  return meetsRate({ passed: expectedTotal - failed, total: expectedTotal }, rate);
}
