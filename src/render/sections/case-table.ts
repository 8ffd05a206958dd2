import { caseDurationMs, countCases, totalTokens } from '../../model/counts.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type { Section } from '../document.ts';
import { code, inline } from '../escape.ts';
import { type CaseFacts, type Facts, STATE_ICONS } from '../facts.ts';
import { formatDuration, formatTokens, STRIP_LEGEND, strip, UNKNOWN } from '../format.ts';
import { type Column, fold, table } from '../table.ts';

/** How a surface shows the table. */
export interface CaseTablePlan {
  /** A table up to this many rows stands unfolded. */
  unfoldedRows: number;
  /** Rows shown, the most first. */
  rowSteps: readonly number[];
}

export const SUMMARY_TABLE: CaseTablePlan = {
  unfoldedRows: 25,
  rowSteps: [500, 200, 100, 50, 20, 10],
};

export const COMMENT_TABLE: CaseTablePlan = { unfoldedRows: 0, rowSteps: [50, 20, 10] };

export const WHOLE_TABLE: CaseTablePlan = {
  unfoldedRows: 25,
  rowSteps: [Number.POSITIVE_INFINITY, 10_000, 2_000, ...SUMMARY_TABLE.rowSteps],
};

interface CaseColumn extends Column {
  /** Shown only where some case has something to say in it. */
  when(facts: Facts): boolean;
  cell(item: CaseFacts): string;
}

const COLUMNS: readonly CaseColumn[] = [
  {
    title: '',
    align: 'center',
    when: () => true,
    cell: ({ state }) => STATE_ICONS[state],
  },
  {
    title: 'Case',
    align: 'left',
    when: () => true,
    cell: ({ testCase }) => inline(testCase.title, 120),
  },
  {
    title: 'Iterations',
    align: 'left',
    when: hasRepeats,
    cell: ({ testCase }) => `<code>${strip(testCase.iterations)}</code>`,
  },
  {
    title: 'Passed',
    align: 'right',
    when: () => true,
    cell: ({ counts }) =>
      counts.total === 0
        ? 'skipped'
        : `${formatCount(counts.passed)} of ${formatCount(counts.total)}`,
  },
  {
    title: 'Duration',
    align: 'right',
    when: ({ iterations }) => iterations.some(({ durationMs }) => durationMs !== null),
    cell: ({ testCase }) => formatDuration(caseDurationMs(testCase)),
  },
  {
    title: 'Tokens',
    align: 'right',
    when: ({ iterations }) => iterations.some(({ tokens }) => tokens.total !== null),
    cell: ({ testCase }) => formatTokens(totalTokens(testCase.iterations).total),
  },
  {
    title: 'Model',
    align: 'left',
    when: ({ iterations }) => iterations.some(({ model }) => model !== null),
    cell: modelsCell,
  },
];

/** Every case in a row, those that passed last. */
export function caseTableSection(
  facts: Facts,
  { rowSteps, unfoldedRows }: CaseTablePlan = SUMMARY_TABLE,
): Section | null {
  const count = facts.cases.length;
  if (count === 0) return null;
  // Of the steps that show every row, one is enough.
  const needed = rowSteps.filter((_, step) => (rowSteps[step + 1] ?? 0) < count);
  return {
    title: `table of ${countOf(count, 'case')}`,
    levels: needed.map((limit, step) => ({
      keep: 5 + step,
      render: () => draw(facts, limit, unfoldedRows),
    })),
  };
}

function draw(facts: Facts, limit: number, unfoldedRows: number): string {
  const columns = COLUMNS.filter(({ when }) => when(facts));
  const shown = facts.cases.slice(0, limit);
  const parts = [
    table(
      columns,
      shown.map((item) => columns.map(({ cell }) => cell(item))),
    ),
  ];
  const total = countCases(facts.report.cases);
  const more = total - countCases(shown.map(({ testCase }) => testCase));
  if (more > 0) parts.push(`${countOf(more, 'more case')}: see the report.`);
  if (hasRepeats(facts)) parts.push(`<sub>Iterations: ${STRIP_LEGEND}</sub>`);
  const body = parts.join('\n\n');
  const title = `Cases (${formatCount(total)})`;
  if (shown.length <= unfoldedRows) return `### ${title}\n\n${body}`;
  return fold(`<strong>${title}</strong>`, body);
}

function hasRepeats({ cases }: Facts): boolean {
  return cases.some(({ testCase }) => testCase.iterations.length > 1);
}

function modelsCell({ testCase }: CaseFacts): string {
  const models = new Set(testCase.iterations.flatMap(({ model }) => (model ? [model] : [])));
  if (models.size === 0) return UNKNOWN;
  const named = [...models].slice(0, 2).map((model) => code(model, 60));
  const more = models.size - named.length;
  return more > 0 ? `${named.join(', ')} +${formatCount(more)}` : named.join(', ');
}
