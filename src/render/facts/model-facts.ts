import { type Counts, countIterations, passRate, totalTokens } from '../../model/counts.ts';
import { modelName } from '../../model/listed-names.ts';
import type { IterationReport, TokenCounts } from '../../model/run-report.ts';
import { percentile, sortedDurationsMs } from '../text/durations.ts';

export interface ModelFacts {
  /** With its provider before it, as far as that is known. */
  name: string;
  counts: Counts;
  medianDurationMs: number | null;
  tokens: TokenCounts;
}

/** Figures by model, the weakest first; iterations of no known model are left out. */
export function modelFacts(iterations: readonly IterationReport[]): ModelFacts[] {
  return [...iterationsByModel(iterations)]
    .map(([name, group]) => ({
      name,
      counts: countIterations(group),
      medianDurationMs: percentile(sortedDurationsMs(group), 0.5),
      tokens: totalTokens(group),
    }))
    .sort((a, b) => (passRate(a.counts) ?? 2) - (passRate(b.counts) ?? 2));
}

function iterationsByModel(iterations: readonly IterationReport[]): Map<string, IterationReport[]> {
  const byName = new Map<string, IterationReport[]>();
  // By the two names apart, since to put them together for every iteration takes its time.
  for (const [model, ofModel] of Map.groupBy(iterations, (iteration) => iteration.model)) {
    if (model === null) continue;
    for (const [provider, group] of Map.groupBy(ofModel, (iteration) => iteration.provider)) {
      const name = modelName({ model, provider });
      byName.set(name, [...(byName.get(name) ?? []), ...group]);
    }
  }
  return byName;
}
