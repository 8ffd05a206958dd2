import { countCases, sumCounts } from '../../model/counts.ts';
import { countOf, formatCount, formatPercent } from '../../model/quantity.ts';
import type { CaseReport } from '../../model/run-report.ts';
import type { Repeats } from '../../model/verdict.ts';
import { type CaseFacts, type CaseState, type Facts, STATE_ICONS } from '../facts/facts.ts';
import type { Section } from '../markdown/document.ts';
import { type Column, fold, table } from '../markdown/table.ts';
import { code, inline } from '../text/escape.ts';
import { formatDuration, formatTokens, squares, squaresLegend } from '../text/format.ts';
import { oncePer } from '../text/once-per.ts';
import { describeRepeats, passAllTitle } from '../words/repeats-words.ts';

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
  rowSteps: [10_000, 2_000, ...SUMMARY_TABLE.rowSteps],
};

/** As many as a telephone has room for beside a title. */
const SQUARES_SHOWN = 5;

const STATE_COLUMN: Column = { title: '', align: 'center' };
const CASE_COLUMN: Column = { title: 'Case', align: 'left' };
const OUTCOME_COLUMN: Column = { title: 'Outcome', align: 'left' };
/** Kept together, and as wide as the squares, which are in one line so. */
const ITERATIONS_COLUMN: Column = { title: 'Iterations&nbsp;passed', align: 'left' };

/** Three columns, for which a telephone has room; what else is known stands small below the title. */
function columnsOf({ repeats }: Facts): readonly Column[] {
  return [STATE_COLUMN, CASE_COLUMN, repeats ? ITERATIONS_COLUMN : OUTCOME_COLUMN];
}

/** What a row tells, given how likely several tries in a row pass. */
function cellsOf(facts: Facts, repeats: Repeats | undefined): (item: CaseFacts) => string[] {
  const chances = new Map(repeats?.cases.map(({ id, passAll }) => [id, passAll]));
  const namesModels = modelsDiffer(facts);
  return (item) => {
    const { state, title, testCase, durationMs, tokens, models } = item;
    const chance = chances.get(testCase.id);
    const figures = [
      ...(repeats === undefined || chance === undefined
        ? []
        : [`${passAllTitle(repeats)} ${formatPercent(chance)}`]),
      ...(durationMs === null ? [] : [formatDuration(durationMs)]),
      ...(tokens === null ? [] : [`${formatTokens(tokens)} tokens`]),
    ].map((figure) => figure.replaceAll(' ', '&nbsp;'));
    if (namesModels && models.length > 0) figures.push(modelsCell(models));
    const below = figures.length === 0 ? '' : `<br><sub>${figures.join(' · ')}</sub>`;
    return [STATE_ICONS[state], `${title}${below}`, howOften(item, facts)];
  };
}

function howOften(item: CaseFacts, { repeats }: Facts): string {
  const { counts, testCase } = item;
  if (!repeats) return outcomeCell(item);
  if (counts.total === 0) return skippedCell(testCase);
  return `${squares(counts, SQUARES_SHOWN)} ${formatCount(counts.passed)}&nbsp;of&nbsp;${formatCount(counts.total)}`;
}

/** Every case in a row, those that passed last. */
export function caseTableSection(
  facts: Facts,
  repeats?: Repeats,
  { rowSteps, unfoldedRows }: CaseTablePlan = SUMMARY_TABLE,
): Section | null {
  const count = facts.cases.length;
  if (count === 0) return null;
  // Of the steps that show every row, one is enough.
  const needed = rowSteps.filter((_, step) => (rowSteps[step + 1] ?? 0) < count);
  const columns = columnsOf(facts);
  const row = oncePer(cellsOf(facts, repeats));
  return {
    title: `table of ${countOf(countCases(facts.report.cases), 'case')}`,
    levels: needed.map((limit, step) => ({
      keep: 5 + step,
      render: () => draw(facts, limit, { columns, row, unfoldedRows, repeats }),
    })),
  };
}

interface Drawing {
  columns: readonly Column[];
  row(item: CaseFacts): readonly string[];
  unfoldedRows: number;
  repeats: Repeats | undefined;
}

function draw(facts: Facts, limit: number, drawing: Drawing): string {
  const { columns, row, unfoldedRows, repeats } = drawing;
  const shown = facts.cases.slice(0, limit);
  const parts = [
    table(
      columns,
      shown.map((item) => row(item)),
    ),
  ];
  const total = countCases(facts.report.cases);
  const more = total - countCases(shown.map(({ testCase }) => testCase));
  if (more > 0) parts.push(`${countOf(more, 'more case')}: see the report.`);
  if (facts.repeats) {
    const legend = squaresLegend(sumCounts(shown.map(({ counts }) => counts)));
    parts.push(`<sub>Iterations, failures first: ${legend}</sub>`);
  }
  if (repeats !== undefined) parts.push(`<sub>${describeRepeats(repeats)}</sub>`);
  const body = parts.join('\n\n');
  const title = `Cases (${formatCount(total)})`;
  if (shown.length <= unfoldedRows) return `### ${title}\n\n${body}`;
  return fold(`<strong>${title}</strong>`, body);
}

const OUTCOME_WORDS: Readonly<Record<CaseState, string>> = {
  failing: 'failed',
  unfinished: 'unfinished',
  flaky: 'passed after a retry',
  passed: 'passed',
  skipped: 'skipped',
};

/** How the only iteration of a case ended. */
function outcomeCell({ testCase, state }: CaseFacts): string {
  const [only] = testCase.iterations;
  if (state === 'skipped') return skippedCell(testCase);
  return only?.outcome === 'error' ? 'error' : OUTCOME_WORDS[state];
}

const REASON_LENGTH = 120;

/** That a case was skipped and, where that is known, why. */
function skippedCell({ iterations }: CaseReport): string {
  const reason = iterations.find(({ error }) => error !== null)?.error;
  return reason == null ? 'skipped' : `skipped: ${inline(reason, REASON_LENGTH)}`;
}

/** Where all cases have the same models, that is no news of any of them. */
function modelsDiffer({ cases }: Facts): boolean {
  const known = cases.map(({ models }) => models.join('\n')).filter((models) => models !== '');
  return new Set(known).size > 1;
}

function modelsCell(models: readonly string[]): string {
  const named = models.slice(0, 2).map((model) => code(model, 60));
  const more = models.length - named.length;
  return more > 0 ? `${named.join(', ')} +${formatCount(more)}` : named.join(', ');
}
