import { passRate, reportDurationMs, totalTokens } from '../model/counts.ts';
import { countOf, formatCount, formatPercent } from '../model/quantity.ts';
import type { RunReport } from '../model/run-report.ts';
import type { Verdict } from '../model/verdict.ts';
import { CASE_STATES, type Facts, gatherFacts, STATE_ICONS } from './facts.ts';
import { formatDuration, formatTokens, percentile, UNKNOWN } from './format.ts';
import { describeHistory, formatDelta, historyPoints, sparkline } from './history.ts';
import { caseEntry, STATE_WORDS } from './html/case-entry.ts';
import { anchor, grid, text } from './html/markup.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_SHA256 } from './html/script.ts';
import { PAGE_STYLES, PAGE_STYLES_SHA256 } from './html/styles.ts';
import { KIND_WORDS } from './sections/alerts.ts';
import { OUTCOME_WORDS } from './sections/gate-table.ts';
import { countParts, VERDICT_WORDS } from './sections/headline.ts';
import { compareModels, knownDurations } from './sections/models.ts';
import { formatPlace } from './sections/place.ts';
import type { ReportView } from './view.ts';

/** Nothing from elsewhere, and no script or style but ours. */
const POLICY = `default-src 'none'; script-src 'sha256-${PAGE_SCRIPT_SHA256}'; style-src 'sha256-${PAGE_STYLES_SHA256}'; base-uri 'none'; form-action 'none'`;

/**
 * The whole report as one HTML page that loads nothing: search and filter by status, failing cases
 * first, light or dark as the reader's system is. Works without its script too, then unfiltered.
 */
export function renderHtmlReport(view: ReportView): string {
  const { report, verdict, environment } = view;
  const facts = report === null ? null : gatherFacts(report, view);
  const hasCases = facts !== null && facts.cases.length > 0;
  const suite = report === null ? '' : `: ${text(report.suite.name)}`;
  const title = `${VERDICT_WORDS[verdict.value]}${suite}`;
  const sections = [
    ...(report === null ? [] : [alerts(report)]),
    gate(verdict),
    ...(facts === null
      ? []
      : [cases(facts), models(facts), figures(facts), runHistory(facts), warnings(facts.report)]),
    section(
      'Environment',
      environment.length === 0
        ? ''
        : grid(
            ['What', 'Value'],
            environment.map(({ label, value }) => [text(label), text(value)]),
          ),
    ),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${PAGE_STYLES}</style>
</head>
<body class="verdict-${verdict.value}">
<header>
<h1>${title}</h1>
<p class="headline">${text(verdict.headline, 1000)}</p>
${facts === null ? '' : numbers(facts)}
${links(view)}
</header>
<main>
${sections.filter((part) => part !== '').join('\n')}
</main>
<footer>Report of the MCP eval gate.</footer>
${hasCases ? `<script>${PAGE_SCRIPT}</script>` : ''}
</body>
</html>
`;
}

function section(title: string, body: string): string {
  if (body === '') return '';
  const id = `section-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${body}\n</section>`;
}

function numbers(facts: Facts): string {
  const rate = passRate(facts.counts);
  const delta = rate === null ? null : formatDelta(facts.report, rate);
  const parts = [
    ...(rate === null ? [] : [`<strong>${formatPercent(rate)}</strong>`, rateBar(rate)]),
    ...countParts(facts),
    ...(delta === null ? [] : [delta]),
  ];
  return `<ul class="figures">${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`;
}

function rateBar(rate: number): string {
  return `<svg class="rate" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="Pass rate ${formatPercent(rate)}"><rect class="back" width="100" height="4"/><rect class="fill" width="${(rate * 100).toFixed(2)}" height="4"/></svg>`;
}

function links({ links: known = {} }: ReportView): string {
  const offered = [
    { label: 'Run at the service', address: known.run },
    { label: 'Artifacts of the workflow run', address: known.report },
  ];
  const shown = offered
    .map(({ label, address }) => ({ label, markup: anchor(label, address) }))
    .filter(({ label, markup }) => markup !== label);
  return shown.length === 0 ? '' : `<p>${shown.map(({ markup }) => markup).join(' · ')}</p>`;
}

function alerts({ notice, problems }: RunReport): string {
  const parts: string[] = [];
  if (notice !== null) parts.push(`<p class="alert">${text(notice, 2000)}</p>`);
  if (problems.length > 0) {
    const items = problems.map(({ kind, message, location }) => {
      const place = location ? ` (<code>${text(formatPlace(location))}</code>)` : '';
      return `<li>${KIND_WORDS[kind]}: ${text(message, 2000)}${place}</li>`;
    });
    parts.push(
      `<div class="alert problem" role="note"><strong>The evidence is not whole:</strong><ul>${items.join('')}</ul></div>`,
    );
  }
  return parts.join('\n');
}

function gate({ checks }: Verdict): string {
  if (checks.length === 0) return '';
  const reasons = checks.some(({ reason }) => reason !== null);
  const rows = checks.map(({ title, expected, actual, outcome, reason }) => [
    text(title),
    text(expected, 1000),
    text(actual, 1000),
    OUTCOME_WORDS[outcome],
    ...(reasons ? [text(reason ?? '', 1000)] : []),
  ]);
  const titles = ['Check', 'Wanted', 'Found', 'Outcome', ...(reasons ? ['Why'] : [])];
  return section('Gate', grid(titles, rows));
}

function cases(facts: Facts): string {
  if (facts.cases.length === 0) return '';
  const filters = CASE_STATES.flatMap((state) => {
    const count = facts.cases.filter((item) => item.state === state).length;
    if (count === 0) return [];
    const label = `${STATE_ICONS[state]} ${STATE_WORDS[state]} (${formatCount(count)})`;
    return [
      `<label><input type="checkbox" name="state" value="${state}" checked> ${label}</label>`,
    ];
  });
  const form = `<form id="filter" role="search" aria-label="Cases" hidden>
<label class="unseen" for="search">Search in the cases</label>
<input type="search" id="search" placeholder="Search titles, errors, tool calls…  ( / )" autocomplete="off">
<fieldset><legend>Show</legend>${filters.join('')}</fieldset>
<button type="reset">Show all</button>
</form>
<p id="shown" role="status" class="soft">${countOf(facts.cases.length, 'case')}</p>`;
  const entries = facts.cases.map((item, index) =>
    caseEntry(item, facts.links, index === 0 && item.state === 'failing'),
  );
  return section('Cases', `${form}\n${entries.join('\n')}`);
}

function models(facts: Facts): string {
  const rows = compareModels(facts).map(({ name, iterations, counts }) => {
    const rate = passRate(counts);
    return [
      text(name, 80),
      rate === null ? UNKNOWN : formatPercent(rate),
      `${formatCount(counts.passed)} of ${formatCount(counts.total)}`,
      formatDuration(percentile(knownDurations(iterations), 0.5)),
      formatTokens(totalTokens(iterations).total),
    ];
  });
  if (rows.length === 0) return '';
  return section(
    'Models',
    grid(['Model', 'Pass rate', 'Passed', 'Duration, median', 'Tokens'], rows),
  );
}

function figures({ report, iterations }: Facts): string {
  const tokens = totalTokens(iterations);
  const durationMs = reportDurationMs(report);
  if (durationMs === null && tokens.total === null) return '';
  return section(
    'Totals',
    grid(
      ['Duration', 'Tokens', 'Tokens in', 'Tokens out'],
      [
        [
          formatDuration(durationMs),
          ...[tokens.total, tokens.input, tokens.output].map(formatTokens),
        ],
      ],
    ),
  );
}

function runHistory({ report, counts }: Facts): string {
  const points = historyPoints(report, passRate(counts));
  if (points.length === 0) return '';
  return section(
    'Recent runs',
    `<p><span class="spark" aria-hidden="true">${sparkline(points)}</span> ${describeHistory(points)}</p>`,
  );
}

function warnings({ warnings: all }: RunReport): string {
  const items = all.map((warning) => `<li>${text(warning, 1000)}</li>`);
  return section('Warnings', items.length === 0 ? '' : `<ul>${items.join('')}</ul>`);
}
