import type { Facts } from '../../facts/facts.ts';
import type { Section } from '../../markdown/document.ts';
import { percentile } from '../../text/durations.ts';
import { formatDuration, formatTokens } from '../../text/format.ts';

/** Durations and tokens of all iterations, as far as they are known. */
export function totalsSection(facts: Facts): Section | null {
  const figures = totalFigures(facts);
  if (figures.length === 0) return null;
  // As a line, since so many columns do not fit the width of a telephone.
  const told = figures.map(({ title, figure }) => `${title} <strong>${figure}</strong>`);
  const draw = () => `### Totals\n\n${told.join(' · ')}`;
  return { title: 'totals', levels: [{ keep: 40, render: draw }] };
}

/** The figures that are known, each with its title. */
function totalFigures({
  report,
  totalDurationMs,
  wallMs,
  durationsMs,
  tokens,
  noun,
}: Facts): { title: string; figure: string }[] {
  // Percentiles of a part would pass for those of all; those of one duration are that one.
  const whole = report.cases.every(({ folded }) => folded === undefined);
  const percentiles = whole && durationsMs.length > 1 ? durationsMs : new Float64Array();
  const durations = [
    { title: 'Took', value: wallMs },
    { title: 'Summed', value: totalDurationMs },
    { title: `Median ${noun}`, value: percentile(percentiles, 0.5) },
    { title: '95th percentile', value: percentile(percentiles, 0.95) },
  ];
  const counts = [
    { title: 'Tokens', value: tokens.total },
    { title: 'Tokens in', value: tokens.input },
    { title: 'Tokens out', value: tokens.output },
  ];
  return [
    ...durations.map(({ title, value }) => ({ title, figure: formatDuration(value), value })),
    ...counts.map(({ title, value }) => ({ title, figure: formatTokens(value), value })),
  ].filter(({ value }) => value !== null);
}
