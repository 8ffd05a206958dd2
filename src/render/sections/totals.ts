import { reportDurationMs, totalTokens } from '../../model/counts.ts';
import type { Section } from '../document.ts';
import type { Facts } from '../facts.ts';
import { formatDuration, formatTokens, percentile } from '../format.ts';
import { table } from '../table.ts';
import { knownDurations } from './models.ts';

/** Durations and tokens of all iterations, as far as they are known. */
export function totalsSection({ report, iterations, noun }: Facts): Section | null {
  const durations = knownDurations(iterations);
  const tokens = totalTokens(iterations);
  const figures: [title: string, figure: string][] = [];
  if (durations.length > 0) {
    figures.push(['Duration, all', formatDuration(reportDurationMs(report))]);
  }
  // Percentiles of a part would pass for those of all.
  if (durations.length > 0 && report.cases.every(({ folded }) => folded === undefined)) {
    figures.push(
      [`Per ${noun}, p50`, formatDuration(percentile(durations, 0.5))],
      [`Per ${noun}, p95`, formatDuration(percentile(durations, 0.95))],
    );
  }
  if (tokens.total !== null) figures.push(['Tokens, all', formatTokens(tokens.total)]);
  if (tokens.input !== null) figures.push(['Tokens in', formatTokens(tokens.input)]);
  if (tokens.output !== null) figures.push(['Tokens out', formatTokens(tokens.output)]);
  if (figures.length === 0) return null;
  const columns = figures.map(([title]) => ({ title, align: 'right' as const }));
  const draw = () => `### Totals\n\n${table(columns, [figures.map(([, figure]) => figure)])}`;
  return { title: 'totals', levels: [{ keep: 40, render: draw }] };
}
