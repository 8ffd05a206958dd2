import { countOf } from '../model/quantity.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Check, Policy, Verdict, VerdictValue } from '../model/verdict.ts';
import { checkAllPassed, checkMinPassRate, checkRunResult, describeCounts } from './checks.ts';
import { checkModelRates } from './model-rates.ts';
import { assessPopulation, type Population } from './population.ts';

/**
 * Holds a report against the policy. A check fails only where missing evidence cannot turn it, and
 * passes only where none is missing; so trouble with the infrastructure is never `failed`, and
 * absent evidence never `passed`.
 */
export function gate(report: RunReport, policy: Policy): Verdict {
  const population = assessPopulation(report);
  const checks: Check[] = [];
  if (report.source === 'run') checks.push(checkRunResult(report.run, population));
  if (policy.minPassRate !== null) checks.push(checkMinPassRate(policy.minPassRate, population));
  else if (report.source === 'ingest') checks.push(checkAllPassed(population));
  const { minPassRateByModel } = policy;
  if (minPassRateByModel) checks.push(...checkModelRates(report, minPassRateByModel, population));
  const value = decide(checks);
  return { value, checks, headline: headline(value, checks, population) };
}

function decide(checks: readonly Check[]): VerdictValue {
  if (checks.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return checks.every(({ outcome }) => outcome === 'passed') ? 'passed' : 'incomplete';
}

function headline(value: VerdictValue, checks: readonly Check[], population: Population): string {
  const found = describeCounts(population);
  if (value === 'incomplete') {
    const reason = checks.find(({ outcome }) => outcome === 'undecided')?.reason ?? 'no evidence';
    return `Undecided: ${reason}; ${found}.`;
  }
  const minimum = checks.find(({ id }) => id === 'min-pass-rate');
  if (value === 'failed') {
    if (minimum?.outcome === 'failed') return `${found}, ${minimum.expected} wanted.`;
    const missed = checks.find(({ outcome }) => outcome === 'failed');
    if (missed?.id === 'min-pass-rate-by-model') {
      return `${missed.title}: ${missed.actual}, ${missed.expected} wanted.`;
    }
    return missed?.id === 'run-result'
      ? `${found}, which misses the suite's pass criteria.`
      : `${found}, all wanted.`;
  }
  const { counts, noun } = population;
  if (counts.passed === counts.total) {
    if (counts.total === 1) return `The only ${noun} passed.`;
    if (counts.total === 2) return `Both ${noun}s passed.`;
    return `All ${countOf(counts.total, noun)} passed.`;
  }
  return minimum
    ? `${found}, ${minimum.expected} wanted.`
    : `${found}, which meets the suite's pass criteria.`;
}

/** Whether the job ends red. */
export function isRed(verdict: Verdict, failOn: readonly VerdictValue[]): boolean {
  return failOn.includes(verdict.value);
}
