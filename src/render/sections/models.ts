import { type Counts, countIterations, passRate, totalTokens } from '../../model/counts.ts';
import { countOf, formatCount, formatPercent } from '../../model/quantity.ts';
import type { IterationReport } from '../../model/run-report.ts';
import type { Section } from '../document.ts';
import { code } from '../escape.ts';
import type { Facts } from '../facts.ts';
import { bar, formatDuration, formatTokens, percentile, UNKNOWN } from '../format.ts';
import { table } from '../table.ts';

export interface ModelFigures {
  name: string;
  iterations: IterationReport[];
  counts: Counts;
}

/** Figures by model, the weakest first; empty where there are not several. */
export function compareModels({ iterations }: Pick<Facts, 'iterations'>): ModelFigures[] {
  const byModel = new Map<string, IterationReport[]>();
  for (const iteration of iterations) {
    const { model, provider } = iteration;
    if (model === null) continue;
    const name =
      provider === null || model.startsWith(`${provider}/`) ? model : `${provider}/${model}`;
    const group = byModel.get(name);
    if (group) group.push(iteration);
    else byModel.set(name, [iteration]);
  }
  if (byModel.size < 2) return [];
  return [...byModel]
    .map(([name, group]) => ({ name, iterations: group, counts: countIterations(group) }))
    .sort((a, b) => (passRate(a.counts) ?? 2) - (passRate(b.counts) ?? 2));
}

/** Table of the figures by model, where there are several. */
export function modelsSection(facts: Facts): Section | null {
  const models = compareModels(facts);
  if (models.length === 0) return null;
  const draw = (limit: number) => {
    const rows = models.slice(0, limit).map(({ name, iterations, counts }) => {
      const rate = passRate(counts);
      return [
        code(name, 80),
        rate === null ? UNKNOWN : `<code>${bar(rate, 10)}</code>`,
        rate === null ? UNKNOWN : formatPercent(rate),
        `${formatCount(counts.passed)} of ${formatCount(counts.total)}`,
        formatDuration(percentile(knownDurations(iterations), 0.5)),
        formatTokens(totalTokens(iterations).total),
      ];
    });
    const more = models.length - rows.length;
    const rest = more > 0 ? `\n\n${countOf(more, 'more model')}: see the report.` : '';
    return `### Models\n\n${table(COLUMNS, rows)}${rest}`;
  };
  return {
    title: 'models',
    levels: [
      { keep: 25, render: () => draw(20) },
      { keep: 26, render: () => draw(3) },
    ],
  };
}

const COLUMNS = [
  { title: 'Model', align: 'left' },
  { title: 'Pass rate', align: 'left' },
  { title: '', align: 'right' },
  { title: 'Passed', align: 'right' },
  { title: 'Duration, median', align: 'right' },
  { title: 'Tokens', align: 'right' },
] as const;

/** Durations of the iterations that count, as far as they are known. */
export function knownDurations(iterations: readonly IterationReport[]): number[] {
  return iterations.flatMap(({ durationMs, outcome }) =>
    durationMs === null || outcome === 'skipped' ? [] : [durationMs],
  );
}
