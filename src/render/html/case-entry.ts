import { caseDurationMs } from '../../model/counts.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type {
  AssertionOutcome,
  CaseReport,
  IterationReport,
  TraceMessage,
} from '../../model/run-report.ts';
import { cleanLine, cleanLines } from '../clean-text.ts';
import { type CaseFacts, type CaseState, STATE_ICONS } from '../facts.ts';
import { capitalize, formatDuration, formatTokens, strip, UNKNOWN } from '../format.ts';
import { stackOf, WHOLE_EVIDENCE } from '../sections/evidence.ts';
import { badIterations } from '../sections/failing-cases.ts';
import { formatPlace, sourceAddress } from '../sections/place.ts';
import { toolCallDiff } from '../sections/tool-call-diff.ts';
import type { ReportLinks } from '../view.ts';
import { anchor, escapeLines, grid, lines, text } from './markup.ts';

export const STATE_WORDS: Readonly<Record<CaseState, string>> = {
  failing: 'Failing',
  unfinished: 'Unfinished',
  flaky: 'Flaky',
  passed: 'Passed',
  skipped: 'Skipped',
};

const SIGNS_SHOWN = 20;

/** A case that unfolds to its iterations and, where some failed, to the evidence for it. */
export function caseEntry(item: CaseFacts, links: ReportLinks, open: boolean): string {
  const { testCase, counts, state } = item;
  const { location, iterations } = testCase;
  const parts = [
    `<span aria-hidden="true">${STATE_ICONS[state]}</span> <span class="unseen">${STATE_WORDS[state]}:</span> <span class="title">${text(testCase.title)}</span>`,
  ];
  if (iterations.length > 1) {
    const passed = `${formatCount(counts.passed)} of ${formatCount(counts.total)} passed`;
    const signs = `<code aria-hidden="true">${strip(iterations, SIGNS_SHOWN)}</code>`;
    parts.push(`<span class="soft">${passed}</span>`, `<span class="soft">${signs}</span>`);
  }
  const durationMs = caseDurationMs(testCase);
  if (durationMs !== null) parts.push(`<span class="soft">${formatDuration(durationMs)}</span>`);
  const place = location === null ? [] : [placeLine(location, links)];
  const ofSeveral = testCase.iterations.length > 1;
  const evidence = badIterations(testCase).map((iteration) => evidenceOf(iteration, ofSeveral));
  const body = [...place, ...evidence, iterationTable(testCase)].join('\n');
  return `<details class="case" data-state="${state}"${open ? ' open' : ''}><summary>${parts.join(' ')}</summary><div>${body}</div></details>`;
}

function placeLine(
  location: NonNullable<CaseFacts['testCase']['location']>,
  links: ReportLinks,
): string {
  const label = `<code>${text(formatPlace(location))}</code>`;
  return `<p class="place">${anchor(label, sourceAddress(location, links))}</p>`;
}

interface IterationColumn {
  title: string;
  cell(iteration: IterationReport): string;
}

/** A column that says nothing of any iteration of the case is left out. */
const COLUMNS: readonly IterationColumn[] = [
  { title: 'Iteration', cell: ({ number }) => formatCount(number) },
  { title: 'Outcome', cell: ({ outcome, flaky }) => `${outcome}${flaky ? ' (flaky)' : ''}` },
  { title: 'Duration', cell: ({ durationMs }) => formatDuration(durationMs) },
  { title: 'Tokens', cell: ({ tokens }) => formatTokens(tokens.total) },
  { title: 'Model', cell: ({ model }) => (model === null ? UNKNOWN : text(model, 80)) },
  {
    title: 'Attempts',
    cell: ({ attempts }) => (attempts > 1 ? formatCount(attempts) : UNKNOWN),
  },
];

function iterationTable({ iterations, folded }: CaseReport): string {
  const rest = folded ? `<p>${countOf(folded.passed, 'iteration')} passed at once.</p>` : '';
  if (iterations.length === 0) return rest;
  const drawn = COLUMNS.map(({ title, cell }) => ({ title, cells: iterations.map(cell) }));
  const columns = drawn.filter(({ cells }) => cells.some((cell) => cell !== UNKNOWN));
  const rows = iterations.map((_, row) => columns.map(({ cells }) => cells[row] ?? UNKNOWN));
  return `${grid(
    columns.map(({ title }) => title),
    rows,
  )}${rest}`;
}

function evidenceOf(iteration: IterationReport, ofSeveral: boolean): string {
  const { error, messages, number, outcome } = iteration;
  const how = outcome === 'error' ? 'could not be carried out' : 'failed';
  const title = ofSeveral ? `Iteration ${formatCount(number)} ${how}` : capitalize(how);
  const parts = [`<h3>${title}</h3>`];
  const stack = stackOf(iteration);
  if (error) parts.push(`<pre>${lines(error, WHOLE_EVIDENCE.error)}</pre>`);
  parts.push(diffOf(iteration), assertionsOf(iteration.assertions));
  if (stack !== null) {
    parts.push(`<h3>Stack</h3><pre>${lines(stack, WHOLE_EVIDENCE.stack)}</pre>`);
  }
  parts.push(messagesOf(messages ?? []));
  return parts.filter((part) => part !== '').join('\n');
}

const DIFF_CLASSES: Readonly<Record<string, string>> = { '-': 'minus', '+': 'plus' };

function diffOf(iteration: IterationReport): string {
  const diff = toolCallDiff(iteration, WHOLE_EVIDENCE.diffLines);
  if (diff.length === 0) return '';
  const marked = diff.map(
    (line) =>
      `<span class="${DIFF_CLASSES[line.charAt(0)] ?? 'plain'}">${escapeLines([line])}</span>`,
  );
  return `<h3>Tool calls (- expected, + actual)</h3><pre>${marked.join('')}</pre>`;
}

function assertionsOf(assertions: readonly AssertionOutcome[]): string {
  if (assertions.length === 0) return '';
  const rows = assertions
    .toSorted((one, other) => Number(one.passed) - Number(other.passed))
    .slice(0, WHOLE_EVIDENCE.assertions)
    .map(({ label, passed, reason }) => [
      text(label),
      passed ? '✅ met' : '❌ missed',
      reason ? text(reason, 1000) : UNKNOWN,
    ]);
  return `<h3>Assertions</h3>${grid(['Assertion', 'Outcome', 'Reason'], rows)}`;
}

function messagesOf(messages: readonly TraceMessage[]): string {
  if (messages.length === 0) return '';
  const shown = messages.slice(-WHOLE_EVIDENCE.messages);
  const earlier = messages.length - shown.length;
  const body = shown.flatMap(({ role, text: content }) => [
    `[${cleanLine(role, 40)}]`,
    ...cleanLines(content, WHOLE_EVIDENCE.message).map((line) => `  ${line}`),
  ]);
  const title =
    earlier === 0
      ? 'Messages'
      : `Last ${countOf(shown.length, 'message')}, ${formatCount(earlier)} earlier`;
  return `<h3>${title}</h3><pre>${escapeLines(body)}</pre>`;
}
