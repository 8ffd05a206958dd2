import { passRate } from '../../../model/counts.ts';
import { countOf, formatCount, formatPercent } from '../../../model/quantity.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Section } from '../../markdown/document.ts';
import { table } from '../../markdown/table.ts';
import { code } from '../../text/escape.ts';
import { formatDuration, formatTokens, squares, UNKNOWN } from '../../text/format.ts';

/** Table of the figures by model, where there are several. */
export function modelsSection({ models }: Facts, limit = 20): Section | null {
  if (models.length < 2) return null;
  const draw = (shown: number) => {
    const rows = models.slice(0, shown).map(({ name, counts, medianDurationMs, tokens }) => {
      const rate = passRate(counts);
      return [
        code(name, 80),
        rate === null ? UNKNOWN : formatPercent(rate),
        // What is kept together keeps the squares above it in one line, however narrow the column.
        `${squares(counts, 5)}<br>${formatCount(counts.passed)}&nbsp;of&nbsp;${formatCount(counts.total)}&nbsp;passed`,
        formatDuration(medianDurationMs),
        formatTokens(tokens.total),
      ];
    });
    const more = models.length - rows.length;
    const rest = more > 0 ? `\n\n${countOf(more, 'more model')}: see the report.` : '';
    return `### Models\n\n${table(MODEL_COLUMNS, rows)}${rest}`;
  };
  return {
    title: 'models',
    levels: [
      { keep: 25, render: () => draw(limit) },
      { keep: 26, render: () => draw(3) },
    ],
  };
}

export const MODEL_COLUMNS = [
  { title: 'Model', align: 'left' },
  { title: 'Pass rate', align: 'left' },
  { title: 'Passed', align: 'right' },
  { title: 'Median duration', align: 'right' },
  { title: 'Tokens', align: 'right' },
] as const;
