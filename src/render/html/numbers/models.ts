import { type Counts, passRate } from '../../../model/counts.ts';
import { countOf, formatCount, formatPercent } from '../../../model/quantity.ts';
import type { CaseReport } from '../../../model/run-report.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { caseAddress, caseKeys } from '../../facts/case-address.ts';
import type { Facts } from '../../facts/facts.ts';
import type { ModelFacts } from '../../facts/model-facts.ts';
import { costsBy } from '../../facts/numbers/costs.ts';
import {
  type MatrixCell,
  type MatrixRow,
  modelMatrix,
  sumOfAll,
} from '../../facts/numbers/model-matrix.ts';
import type { Tone } from '../../facts/numbers/own-rate.ts';
import { MODEL_COLUMNS } from '../../sections/numbers/models.ts';
import { formatAmount, formatDuration, formatTokens, UNKNOWN } from '../../text/format.ts';
import { namedAddress, titledAddress } from '../data/case-index.ts';
import { attribute, box, grid, inner, omission, text } from '../markup.ts';

const MODELS_SHOWN = 200;
const COLUMNS_SHOWN = 8;
const ROWS_SHOWN = 50;
const NAME_LENGTH = 80;

/** Figures by model, the weakest first, where there are more than the matrix has columns. */
export function modelsBox({ models }: Facts): string {
  if (models.length <= COLUMNS_SHOWN) return '';
  const rows = models
    .slice(0, MODELS_SHOWN)
    .map(({ name, counts, medianDurationMs, tokens }) => [
      modelLink(name),
      rateWords(counts),
      `${formatCount(counts.passed)} of ${formatCount(counts.total)}`,
      formatDuration(medianDurationMs),
      formatTokens(tokens.total),
    ]);
  const more = models.length - rows.length;
  const rest = more > 0 ? omission(`${countOf(more, 'more model')} left out`) : '';
  return box('Models', `${grid(MODEL_COLUMNS, rows)}${rest}`, true);
}

/** What each case came to on each model, the weakest of both first; empty where there is one model. */
export function matrixBox({ models, report }: Facts, verdict: Verdict): string {
  if (models.length < 2) return '';
  const columns = models.slice(0, COLUMNS_SHOWN);
  const names = columns.map(({ name }) => name);
  const { rows } = modelMatrix(report.cases, names, costsBy(verdict));
  if (rows.length === 0) return '';
  const keys = caseKeys(report.cases);
  const head = names.map((name) => `<th scope="col">${modelLink(name)}</th>`);
  const lines = rows.slice(0, ROWS_SHOWN).map((row) => {
    const parts = names.map((name) => cellMarkup(row.cells.get(name), keys));
    const heading = inner(text(row.title, NAME_LENGTH), rowAddress(row, keys));
    return `<tr><th scope="row">${heading}</th>${parts.join('')}</tr>`;
  });
  const table = `<table class="matrix"><thead><tr><th scope="col">Case</th>${head.join('')}</tr></thead><tbody>${lines.join('\n')}</tbody><tfoot>${sums(columns, rows)}</tfoot></table>`;
  const omitted = [
    [rows.length - lines.length, 'more case'],
    [models.length - names.length, 'more model'],
  ] as const;
  const rest = omitted.flatMap(([more, noun]) => (more > 0 ? [countOf(more, noun)] : []));
  const words = rest.length === 0 ? '' : omission(`${rest.join(' and ')} left out`);
  return box('Case × model', `<div class="scroll" tabindex="0">${table}</div>${words}`, true);
}

/** A model by its name, which leads to its cases. */
function modelLink(name: string): string {
  return inner(text(name, NAME_LENGTH), namedAddress('model', name));
}

/** A case; of one that is several on several models, all of them. */
function rowAddress({ title, cases }: MatrixRow, keys: ReadonlyMap<CaseReport, string>): string {
  const [first, ...others] = cases;
  return first === undefined || others.length > 0 ? titledAddress(title) : caseAddress(keys, first);
}

/** What the models came to over all of their cases. */
function sums(models: Facts['models'], cases: readonly MatrixRow[]): string {
  const rows: [title: string, figure: (model: ModelFacts) => string][] = [
    ['Pass rate', ({ counts }) => rateWords(counts)],
    ['Median duration', ({ medianDurationMs }) => formatDuration(medianDurationMs)],
    ['Tokens', ({ tokens }) => formatTokens(tokens.total)],
  ];
  const costs = new Map(
    models.map(({ name }) => {
      const ofModel = cases.flatMap(({ cells }) => cells.get(name) ?? []);
      return [name, sumOfAll(ofModel.map(({ cost }) => cost))];
    }),
  );
  if ([...costs.values()].some((cost) => cost !== null)) {
    rows.push(['Cost', ({ name }) => costWords(costs.get(name) ?? null)]);
  }
  return rows
    .map(([title, figure]) => {
      const figures = models.map((model) => `<td>${figure(model)}</td>`);
      return `<tr><th scope="row">${title}</th>${figures.join('')}</tr>`;
    })
    .join('\n');
}

function costWords(cost: number | null): string {
  return cost === null ? UNKNOWN : formatAmount(cost);
}

function rateWords(counts: Counts): string {
  const rate = passRate(counts);
  return rate === null ? UNKNOWN : formatPercent(rate);
}

function cellMarkup(cell: MatrixCell | undefined, keys: ReadonlyMap<CaseReport, string>): string {
  if (cell === undefined) return `<td>${UNKNOWN}</td>`;
  const { counts, medianDurationMs, cost, example } = cell;
  const address = attribute(caseAddress(keys, example.testCase, example.iteration));
  const share = `${formatCount(counts.passed)}/${formatCount(counts.total)}`;
  const figures = [
    ...(medianDurationMs === null ? [] : [formatDuration(medianDurationMs)]),
    ...(cost === null ? [] : [formatAmount(cost)]),
  ];
  const small = figures.length === 0 ? '' : `<small>${figures.join(' · ')}</small>`;
  return `<td class="${toneOf(counts)}"><a href="${address}">${share}${small}</a></td>`;
}

function toneOf({ passed, total }: Counts): Tone {
  if (total === 0) return 'plain';
  if (passed === total) return 'good';
  return passed === 0 ? 'bad' : 'warn';
}
