import { passRate } from '../../model/counts.ts';
import { countOf, formatCount, formatPercent } from '../../model/quantity.ts';
import type { Problem, RunReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { environmentFacts } from '../facts/environment-facts.ts';
import type { Facts } from '../facts/facts.ts';
import { describeHistory, historyPoints, sparkline } from '../facts/history.ts';
import type { Section } from '../markdown/document.ts';
import { KIND_WORDS, saysProblem } from '../sections/alerts.ts';
import { OUTCOME_WORDS, tellsReasons } from '../sections/gate-table.ts';
import { MODEL_COLUMNS } from '../sections/models.ts';
import { formatPlace } from '../sections/place.ts';
import { totalFigures } from '../sections/totals.ts';
import { formatDuration, formatTokens, UNKNOWN } from '../text/format.ts';
import type { ReportView } from '../view.ts';
import { anchor, grid, omission, section, text } from './markup.ts';

/** A list that is shortened where there is no room for it. */
function listSection(
  title: string,
  items: readonly string[],
  frame: (list: string) => string,
): Section {
  const draw = (limit: number) => {
    if (items.length === 0) return '';
    const shown = items.slice(0, limit).map((item) => `<li>${item}</li>`);
    const more = items.length - shown.length;
    const rest = more > 0 ? omission(`${formatCount(more)} more left out`) : '';
    return frame(`<ul>${shown.join('')}</ul>${rest}`);
  };
  return {
    title,
    levels: [
      { keep: 40, render: () => draw(1000) },
      { keep: 50, render: () => draw(20) },
    ],
  };
}

/** A section of bounded size. */
function fixedSection(title: string, render: () => string): Section {
  return { title, levels: [{ keep: 100, render }] };
}

export function noticeSection({ notice }: RunReport): Section {
  return fixedSection('notice', () =>
    notice === null ? '' : `<p class="alert">${text(notice, 2000)}</p>`,
  );
}

/** What kept the evidence from being whole, where the headline does not say it. */
export function problemsSection({ problems }: RunReport, verdict: Verdict): Section {
  const told = problems.every((problem) => saysProblem(verdict, problem));
  return listSection(
    'problems',
    told ? [] : problems.map(problemItem),
    (list) =>
      `<div class="alert problem" role="note"><strong>The evidence is not whole:</strong>${list}</div>`,
  );
}

function problemItem({ kind, message, location }: Problem): string {
  const place = location ? ` (<code>${text(formatPlace(location))}</code>)` : '';
  return `${KIND_WORDS[kind]}: ${text(message, 2000)}${place}`;
}

export function configurationSection({ checks }: Verdict): Section {
  const problems = checks.map(({ actual }) => text(actual, 1000));
  return listSection('configuration', problems.length > 1 ? problems : [], (list) => list);
}

const GATE_COLUMNS = ['Check', 'Wanted', 'Found', 'Outcome'].map((title) => ({
  title,
  align: 'left' as const,
}));
const WHY_COLUMN = { title: 'Why', align: 'left' } as const;

export function gateSection(verdict: Verdict): Section {
  const reasons = tellsReasons(verdict);
  const rows = verdict.checks.map(({ title, expected, actual, outcome, reason }) => [
    text(title),
    text(expected, 1000),
    text(actual, 1000),
    OUTCOME_WORDS[outcome],
    ...(reasons ? [text(reason ?? '', 1000)] : []),
  ]);
  const columns = [...GATE_COLUMNS, ...(reasons ? [WHY_COLUMN] : [])];
  return fixedSection('gate', () =>
    rows.length === 0 ? '' : section('Gate', grid(columns, rows)),
  );
}

const MODELS_SHOWN = 200;

export function modelsSection({ models }: Facts): Section {
  const rows = models.slice(0, MODELS_SHOWN).map((model) => {
    const { name, counts, medianDurationMs, tokens } = model;
    const rate = passRate(counts);
    return [
      text(name, 80),
      rate === null ? UNKNOWN : `${rateBar(rate)} ${formatPercent(rate)}`,
      `${formatCount(counts.passed)} of ${formatCount(counts.total)}`,
      formatDuration(medianDurationMs),
      formatTokens(tokens),
    ];
  });
  const more = models.length - rows.length;
  const rest = more > 0 ? omission(`${countOf(more, 'more model')} left out`) : '';
  return fixedSection('models', () =>
    models.length < 2 ? '' : section('Models', `${grid(MODEL_COLUMNS, rows)}${rest}`),
  );
}

/** Bar of a fraction; the figure stands beside it, so it says nothing to a screen reader. */
export function rateBar(rate: number): string {
  return `<svg class="rate" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="back" width="100" height="4"/><rect class="fill" width="${(rate * 100).toFixed(2)}" height="4"/></svg>`;
}

export function totalsSection(facts: Facts): Section {
  const figures = totalFigures(facts);
  const columns = figures.map(({ title }) => ({ title, align: 'right' as const }));
  const row = figures.map(({ figure }) => figure);
  return fixedSection('totals', () =>
    figures.length === 0 ? '' : section('Totals', grid(columns, [row])),
  );
}

export function runHistorySection({ report, counts }: Facts): Section {
  const points = historyPoints(report, passRate(counts));
  return fixedSection('recent runs', () =>
    points.length === 0
      ? ''
      : section(
          'Recent runs',
          `<p><span class="spark" aria-hidden="true">${sparkline(points)}</span> ${describeHistory(points)}</p>`,
        ),
  );
}

export function warningsSection({ warnings }: RunReport): Section {
  const items = warnings.map((warning) => text(warning, 1000));
  return listSection('warnings', items, (list) => section('Warnings', list));
}

const ENVIRONMENT_COLUMNS = [
  { title: 'What', align: 'left' },
  { title: 'Value', align: 'left' },
] as const;

export function environmentSection(view: ReportView): Section {
  const rows = environmentFacts(view).map(({ label, value, id, address }) => [
    text(label, 60),
    [text(value), ...(id ? [anchor(`<code>${text(id, 80)}</code>`, address)] : [])]
      .filter((part) => part !== '')
      .join(' '),
  ]);
  return fixedSection('environment', () =>
    rows.length === 0 ? '' : section('Environment', grid(ENVIRONMENT_COLUMNS, rows)),
  );
}
