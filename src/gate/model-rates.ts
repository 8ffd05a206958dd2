import { countIterations } from '../model/counts.ts';
import { type ModelOf, modelName } from '../model/listed-names.ts';
import { countOf } from '../model/quantity.ts';
import type { CaseReport, IterationReport, RunReport } from '../model/run-report.ts';
import type { Check, RatesByModel } from '../model/verdict.ts';
import { checkModelRate, undecidedModelRate } from './checks.ts';
import type { Population } from './population.ts';

/** A service may make up any number of them. */
const MAX_MODELS = 100;

/**
 * A check for each model of which a rate is asked: those that ran, those that a case was to run on,
 * and those that are named. What is missing of a run may be of any of them.
 */
export function checkModelRates(
  report: RunReport,
  { others, named }: RatesByModel,
  whole: Population,
): Check[] {
  const byModel = iterationsByModel(report);
  const names = [...new Set([...byModel.keys(), ...named.keys()])].sort();
  const asked = names.flatMap((name) => {
    const rate = named.get(name) ?? others;
    return rate === null ? [] : { name, rate };
  });
  if (asked.length === 0) return [undecidedModelRate(others ?? 1, 'no iteration ran on a model')];
  if (asked.length > MAX_MODELS) {
    const reason = `the results name ${countOf(asked.length, 'model')}, and ${MAX_MODELS} are told apart`;
    return [undecidedModelRate(others ?? 1, reason)];
  }
  const missing = whole.expectedTotal - whole.counts.total;
  return asked.map(({ name, rate }) => {
    const counts = countIterations(byModel.get(name) ?? []);
    const expectedTotal = counts.total + missing;
    return checkModelRate({ name, rate }, { ...whole, counts, expectedTotal });
  });
}

function iterationsByModel({ cases }: RunReport): Map<string, IterationReport[]> {
  const byModel = new Map<string, IterationReport[]>();
  const ofModel = (name: string) => {
    const known = byModel.get(name) ?? [];
    byModel.set(name, known);
    return known;
  };
  for (const { variant, iterations } of cases) {
    const isSkipped =
      iterations.length > 0 && iterations.every(({ outcome }) => outcome === 'skipped');
    if (variant !== undefined && !isSkipped) ofModel(modelName(variant));
    for (const iteration of iterations) {
      const ran = ranOn(iteration, variant);
      if (ran !== null) ofModel(modelName(ran)).push(iteration);
    }
  }
  return byModel;
}

/** What an iteration ran on, as far as it says; a service need not tell what its case was sent for. */
function ranOn(
  { model, provider }: IterationReport,
  variant: CaseReport['variant'],
): ModelOf | null {
  if (model === null) return variant ?? null;
  return { model, provider: provider ?? (model === variant?.model ? variant.provider : null) };
}
