import { ranOn } from '../../model/cases/models-ran.ts';
import { countIterations } from '../../model/counts.ts';
import { type ModelOf, modelName } from '../../model/listed-names.ts';
import type { RatesByModel } from '../../model/policy.ts';
import type { IterationReport, RunReport } from '../../model/run-report.ts';
import type { Check, Reason } from '../../model/verdict.ts';
import { type CheckBase, undecided } from '../evidence/decision.ts';
import type { Population } from '../evidence/population.ts';
import { judgeRate, rateCheck } from './rate-decision.ts';

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
  const none = (reason: Reason) => [undecidedModelRate(others ?? 1, reason, whole)];
  if (asked.length === 0) return none({ code: 'no-model' });
  if (asked.length > MAX_MODELS) {
    return none({ code: 'too-many-models', count: asked.length, limit: MAX_MODELS });
  }
  const missing = whole.expectedTotal - whole.counts.total;
  const untold = untoldByModel(report);
  return asked.map(({ name, rate }) => {
    const counts = countIterations(byModel.get(name) ?? []);
    const count = untold.get(name) ?? 0;
    const expectedTotal = counts.total + missing + count;
    const population = { ...whole, counts, expectedTotal };
    return checkModelRate({ name, rate }, count === 0 ? population : inDoubt(population, count));
  });
}

/** What does not tell its model counts both ways. */
function inDoubt(population: Population, count: number): Population {
  return population.doubt === null
    ? { ...population, doubt: { code: 'not-told', figure: 'model', count }, isCounted: true }
    : population;
}

/** @param rate least fraction of the iterations on that model that must pass. */
function checkModelRate(
  { name, rate }: { name: string; rate: number },
  population: Population,
): Check {
  const check: CheckBase = {
    ...rateCheck('min-pass-rate-by-model', rate, population),
    about: { kind: 'model', name },
  };
  const isEmpty = population.obstacle === null && population.counts.total === 0;
  return isEmpty
    ? undecided(check, population.doubt ?? { code: 'model-not-run' })
    : judgeRate(check, rate, population);
}

/** Where there is no model to judge. */
function undecidedModelRate(rate: number, reason: Reason, whole: Population): Check {
  const { sampleOf } = whole;
  const nothing = { sampleOf, sampleSize: 0, observed: null };
  return undecided({ ...rateCheck('min-pass-rate-by-model', rate, whole), ...nothing }, reason);
}

/** Iterations that tell no model, in cases of which others do: they may be of any model of their case. */
function untoldByModel({ cases }: RunReport): Map<string, number> {
  const untold = new Map<string, number>();
  for (const { variant, iterations } of cases) {
    if (variant !== undefined) continue;
    const count = iterations.filter(
      (iteration) => iteration.model === null && iteration.outcome !== 'skipped',
    ).length;
    if (count === 0) continue;
    const models = iterations.flatMap((iteration) => ranOn(iteration, variant) ?? []);
    for (const name of new Set(models.map(modelName))) {
      untold.set(name, (untold.get(name) ?? 0) + count);
    }
  }
  return untold;
}

function iterationsByModel({ cases }: RunReport): Map<string, IterationReport[]> {
  const byModel = new Map<string, IterationReport[]>();
  const ofModel = (name: string) => {
    const known = byModel.get(name);
    if (known !== undefined) return known;
    const fresh: IterationReport[] = [];
    byModel.set(name, fresh);
    return fresh;
  };
  for (const { variant, iterations } of cases) {
    const isSkipped =
      iterations.length > 0 && iterations.every(({ outcome }) => outcome === 'skipped');
    if (variant !== undefined && !isSkipped) ofModel(modelName(variant));
    // Most iterations of a case run on the model of the one before, whose name is worked out once.
    let [last, lastOfModel]: [ModelOf | null, IterationReport[]] = [null, []];
    for (const iteration of iterations) {
      const ran = ranOn(iteration, variant);
      if (ran === null) continue;
      if (ran.model !== last?.model || ran.provider !== last.provider) {
        lastOfModel = ofModel(modelName(ran));
      }
      last = ran;
      lastOfModel.push(iteration);
    }
  }
  return byModel;
}
