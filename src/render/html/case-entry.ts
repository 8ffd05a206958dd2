import { isFlaky } from '../../model/counts.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type {
  AssertionOutcome,
  CaseReport,
  FoldedCases,
  IterationReport,
} from '../../model/run-report.ts';
import { assertionDiff } from '../facts/assertion-diff.ts';
import { type CaseFacts, STATE_ICONS, STATE_WORDS } from '../facts/facts.ts';
import type { FailureDetail } from '../facts/failure-detail.ts';
import { type FailureGroup, failuresOf, traceExcerpt } from '../facts/failure-groups.ts';
import type { Column } from '../markdown/table.ts';
import { OUTCOME_WORDS } from '../sections/gate/gate-table.ts';
import { formatPlace, sourceAddress } from '../sections/place.ts';
import { caseName } from '../text/case-name.ts';
import { formatDuration, formatTokens, strip, UNKNOWN } from '../text/format.ts';
import type { ReportLinks } from '../view.ts';
import { anchor, escapeLines, grid, text } from './markup.ts';

const SIGNS_SHOWN = 20;

/** How an entry shows a case. */
export interface CaseEntry {
  detail: FailureDetail;
  open: boolean;
  /** Tells the cases that do not count. */
  isAside(testCase: CaseReport): boolean;
}

/** A case that unfolds to its iterations and, where some failed, to the evidence for it. */
export function caseEntry(
  item: CaseFacts,
  links: ReportLinks,
  { detail, open, isAside }: CaseEntry,
): string {
  const { testCase, state, bad } = item;
  const { location, folded } = testCase;
  const place = location === null ? [] : [placeLine(location, links)];
  const tags = testCase.tags === undefined ? [] : [tagsLine(testCase.tags)];
  const evidence = bad.length === 0 ? passedEvidence(testCase.iterations, detail) : [];
  const body = [
    ...place,
    ...tags,
    ...caseFailures(item, detail),
    iterationTable(item),
    ...evidence,
  ].join('\n');
  // Read by the page's script, which counts the cases it shows.
  const cases = folded ? ` data-cases="${folded.cases}"` : '';
  return `<details class="case" data-state="${state}"${cases}${open ? ' open' : ''}><summary>${summary(item, isAside(testCase))}</summary><div>${body}</div></details>`;
}

function summary(
  { testCase, counts, state, durationMs }: CaseFacts,
  isQuarantined: boolean,
): string {
  const { iterations } = testCase;
  const parts = [
    `<span aria-hidden="true">${STATE_ICONS[state]}</span> <span class="unseen">${STATE_WORDS[state]}:</span> <span class="title">${text(caseName(testCase))}</span>`,
  ];
  if (iterations.length > 1) {
    const passed = `${formatCount(counts.passed)} of ${formatCount(counts.total)} passed`;
    const signs = `<code aria-hidden="true">${strip(iterations, SIGNS_SHOWN)}</code>`;
    parts.push(`<span class="soft">${passed}</span>`, `<span class="soft">${signs}</span>`);
  }
  if (durationMs !== null) parts.push(`<span class="soft">${formatDuration(durationMs)}</span>`);
  if (isQuarantined) parts.push('<span class="soft">in quarantine</span>');
  return parts.join(' ');
}

function placeLine(
  location: NonNullable<CaseFacts['testCase']['location']>,
  links: ReportLinks,
): string {
  const label = `<code>${text(formatPlace(location))}</code>`;
  return `<p class="place">${anchor(label, sourceAddress(location, links))}</p>`;
}

function tagsLine(tags: readonly string[]): string {
  return `<p class="soft">Tags: ${text(tags.join(', '), REASON_LENGTH)}</p>`;
}

interface IterationColumn extends Column {
  /** Shown only where it says something of some iteration. */
  when(iterations: readonly IterationReport[]): boolean;
  cell(iteration: IterationReport): string;
  /** Says what neither the line of the case nor the evidence of its only iteration does. */
  added?: true;
}

const COLUMNS: readonly IterationColumn[] = [
  {
    title: 'Iteration',
    align: 'right',
    when: ({ length }) => length > 1,
    cell: ({ number }) => formatCount(number),
  },
  {
    title: 'Outcome',
    align: 'left',
    when: () => true,
    cell: (iteration) => `${iteration.outcome}${isFlaky(iteration) ? ' (flaky)' : ''}`,
  },
  {
    title: 'Duration',
    align: 'right',
    when: (iterations) => iterations.some(({ durationMs }) => durationMs !== null),
    cell: ({ durationMs }) => formatDuration(durationMs),
  },
  {
    title: 'Tokens',
    added: true,
    align: 'right',
    when: (iterations) => iterations.some(({ tokens }) => tokens.total !== null),
    cell: ({ tokens }) => formatTokens(tokens.total),
  },
  {
    title: 'Model',
    added: true,
    align: 'left',
    when: (iterations) => iterations.some(({ model }) => model !== null),
    cell: ({ model }) => (model === null ? UNKNOWN : text(model, 80)),
  },
  {
    title: 'Attempts',
    added: true,
    align: 'right',
    when: (iterations) => iterations.some(({ attempts }) => attempts > 1),
    cell: ({ attempts }) => formatCount(attempts),
  },
  {
    title: 'Why',
    align: 'left',
    when: (iterations) => iterations.some((one) => skipReason(one) !== null),
    cell: (iteration) => text(skipReason(iteration) ?? '', REASON_LENGTH),
  },
];

const REASON_LENGTH = 500;

/** Why an iteration was skipped, where that is known. */
const skipReason = ({ outcome, error }: IterationReport): string | null =>
  outcome === 'skipped' ? error : null;

function foldedLine({ passed, skipped = 0 }: FoldedCases): string {
  const parts = [
    ...(passed > 0 ? [`${countOf(passed, 'iteration')} passed at once.`] : []),
    ...(skipped > 0 ? [`${countOf(skipped, 'iteration')} skipped.`] : []),
  ];
  return `<p>${parts.join(' ')}</p>`;
}

function iterationTable({ testCase, bad }: CaseFacts): string {
  const { iterations, folded } = testCase;
  if (folded) return foldedLine(folded);
  if (iterations.length === 0) return '';
  const columns = COLUMNS.filter(({ when }) => when(iterations));
  const rows = iterations.map((iteration) => columns.map(({ cell }) => cell(iteration)));
  if (bad.length === 0) return grid(columns, rows);
  // Below evidence the table would pass for a part of it, and may have nothing to add.
  if (iterations.length > 1) return `<h3>All iterations</h3>${grid(columns, rows)}`;
  return columns.some(({ added }) => added) ? `<h3>Figures</h3>${grid(columns, rows)}` : '';
}

function caseFailures(item: CaseFacts, detail: FailureDetail): string[] {
  const { shown, hidden } = failuresOf(item, detail);
  const more = `<p>${countOf(hidden, 'more failing iteration')}: see <code>report.json</code>.</p>`;
  return [...shown.map((group) => groupFindings(group, detail)), ...(hidden > 0 ? [more] : [])];
}

function groupFindings(group: FailureGroup, detail: FailureDetail): string {
  const { title, count, error, diff, iteration, stack } = group;
  const findings: string[] = [];
  if (error.length > 0) findings.push(`<pre>${escapeLines(error)}</pre>`);
  if (diff.length > 0) findings.push(diffBlock(CALLS_TITLE, diff));
  if (iteration.assertions.length > 0) findings.push(assertionTable(iteration.assertions, detail));
  const results = assertionDiff(iteration.assertions, detail);
  if (results.length > 0) findings.push(diffBlock(RESULTS_TITLE, results));
  if (stack.length > 0) findings.push(`<h4>Stack</h4><pre>${escapeLines(stack)}</pre>`);
  if (findings.length === 0) findings.push('<p>No reason was given.</p>');
  const trace = traceExcerpt(iteration, detail);
  if (trace !== null) {
    findings.push(`<h4>${trace.title}</h4><pre>${escapeLines(trace.lines)}</pre>`);
  }
  const alike = count > 1 ? ', all in the same way' : '';
  return [`<h3>${title}${alike}</h3>`, ...findings].join('\n');
}

const DIFF_CLASSES: Readonly<Record<string, string>> = { '-': 'minus', '+': 'plus' };

/** What the first of iterations that all passed was judged by; nothing where that is not known. */
function passedEvidence(iterations: readonly IterationReport[], detail: FailureDetail): string[] {
  const first = iterations.find(({ messages }) => messages !== null);
  if (first === undefined || detail.messages === 0) return [];
  const trace = traceExcerpt(first, detail);
  const parts = [
    ...(first.assertions.length > 0 ? [assertionTable(first.assertions, detail)] : []),
    ...(trace === null ? [] : [`<h4>${trace.title}</h4><pre>${escapeLines(trace.lines)}</pre>`]),
  ];
  if (parts.length === 0) return [];
  const which = iterations.length > 1 ? ` of iteration ${formatCount(first.number)}` : '';
  return [`<h3>Evidence${which}</h3>`, ...parts];
}

const CALLS_TITLE = 'Tool calls: <code>-</code> expected, <code>+</code> actual';
const RESULTS_TITLE = 'Results: <code>-</code> expected, <code>+</code> observed';

/** @param title of ours, as HTML */
function diffBlock(title: string, diff: readonly string[]): string {
  const marked = escapeLines(diff)
    .split('\n')
    .map((line) => `<span class="${DIFF_CLASSES[line.charAt(0)] ?? 'plain'}">${line}</span>`);
  return `<h4>${title}</h4><pre>${marked.join('')}</pre>`;
}

const ASSERTION_COLUMNS = [
  { title: 'Assertion', align: 'left' },
  { title: 'Outcome', align: 'left' },
] as const;
const REASON_COLUMN = { title: 'Reason', align: 'left' } as const;

function assertionTable(
  assertions: readonly AssertionOutcome[],
  { assertions: limit, error }: FailureDetail,
): string {
  const shown = assertions
    .toSorted((one, other) => Number(one.passed) - Number(other.passed))
    .slice(0, limit);
  const reasons = shown.some(({ reason }) => reason);
  const rows = shown.map(({ label, passed, reason }) => [
    text(label),
    passed ? OUTCOME_WORDS.passed : OUTCOME_WORDS.failed,
    ...(reasons ? [text(reason ?? '', error.width)] : []),
  ]);
  const more = assertions.length - shown.length;
  const rest =
    more > 0 ? `<p>${countOf(more, 'more assertion')}: see <code>report.json</code>.</p>` : '';
  const columns = [...ASSERTION_COLUMNS, ...(reasons ? [REASON_COLUMN] : [])];
  return `<h4>Assertions</h4>${grid(columns, rows)}${rest}`;
}
