import { DOCUMENT } from '../words/document.ts';
import { SECTION_TITLES } from '../words/news.ts';
import { describeLeftOut, ENVIRONMENT } from '../words/page.ts';
import { describeCause } from '../words/verdicts.ts';
import { CODE, escapeHtml } from './escape.ts';
import { type Cause, few, SYMBOLS } from './findings.ts';
import { MEASURES } from './fitting.ts';
import type { CaseDetail, IterationDetail, PageData, PageSource } from './page-data.ts';
import { pageDataOf } from './page-index.ts';

/** Most bytes of the file. */
export const HTML_LIMIT = 15_000_000;
/** Share of the index, which all of the page needs. */
const INDEX_SHARE = 0.5;
/** What is left out takes so much to say. */
const RESERVE = 1_000;
/** Without JavaScript: causes, and cases of each. */
const MAX_CAUSES = 50;
const MAX_CASES = 10;
const END = '</body>\n</html>\n';
const EMPTY: CaseDetail = { iterations: [], before: [] };

/** The built program of the page, with the hashes that its policy allows. */
export interface PageProgram {
  script: string;
  style: string;
  scriptHash: string;
  styleHash: string;
}

/**
 * Writes the HTML report in pieces: one file without network. Without JavaScript it shows verdict,
 * gate and causes. What does not fit is left out: traces, of cases that passed first, then details,
 * then rows.
 *
 * @param limit of its bytes
 */
export function* renderHtml(
  source: PageSource,
  program: PageProgram,
  limit = HTML_LIMIT,
): Generator<string> {
  const { index, details } = pageDataOf(source);
  const title = `${SYMBOLS[index.value]} ${index.suite}: ${index.headline}`;
  const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(program)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title.split(CODE).join(''))}</title>
<style>${program.style}</style>
</head>
<body>
<div id="page">${withoutScript(index, source)}</div>
`;
  const script = `<script>${program.script}</script>\n`;
  yield head;
  const states = index.cases.map(({ state }) => state);
  const causes = source.findings.causes.length - index.causes.length;
  const size = fitIndex(index, limit * INDEX_SHARE);
  const room = limit - RESERVE - size - bytesOf(head + script + END);
  const { scripts, left } = fitDetails(details.slice(0, index.cases.length), room);
  index.leftOut = describeLeftOut({ causes, cases: states.slice(index.cases.length), ...left });
  // Details come last: a browser draws the page before it has read them.
  yield dataScript('index', jsonOf(index));
  yield script;
  yield* scripts;
  yield END;
}

const policyOf = ({ scriptHash, styleHash }: PageProgram) =>
  `default-src 'none'; script-src ${scriptHash}; style-src ${styleHash}; img-src data:; base-uri 'none'; form-action 'none'`;

const bytesOf = MEASURES.bytes;

/** JSON that no tag can end, of one line. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const dataScript = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json}</script>\n`;

/** Drops the last rows of an index until it fits. @returns its bytes */
function fitIndex(index: PageData, limit: number): number {
  for (;;) {
    const size = bytesOf(jsonOf(index));
    if (size <= limit || index.cases.length === 0) return size;
    const kept = Math.floor((0.9 * index.cases.length * limit) / size);
    index.cases.length = kept;
    for (const cause of index.causes) cause.cases = cause.cases.filter((at) => at < kept);
  }
}

/** Scripts of the details, with as many details and then traces as fit, and how many do not. */
function fitDetails(details: readonly CaseDetail[], limit: number) {
  const left = { details: 0, traces: 0 };
  const scriptOf = (at: number, detail: CaseDetail) => dataScript(`case-${at}`, jsonOf(detail));
  const scripts = details.map((_, at) => scriptOf(at, EMPTY));
  let room = scripts.reduce((rest, one) => rest - bytesOf(one), limit);
  const replace = (at: number, detail: CaseDetail, what: keyof typeof left) => {
    const script = scriptOf(at, detail);
    const more = bytesOf(script) - bytesOf(scripts[at] ?? '');
    const isFit = more <= Math.max(0, room);
    if (isFit) {
      scripts[at] = script;
      room -= more;
    } else left[what] += 1;
    return isFit;
  };
  const bare = (one: IterationDetail): IterationDetail => ({ ...one, trace: null });
  const shown = details.map(({ iterations, before }, at) =>
    replace(at, { iterations: iterations.map(bare), before: before.map(bare) }, 'details'),
  );
  for (const [at, detail] of details.entries()) if (shown[at]) replace(at, detail, 'traces');
  return { scripts, left };
}

/** What people see without JavaScript. */
function withoutScript(index: PageData, { report, findings: { causes } }: PageSource): string {
  const { headline, facts, compared, problems, gate, sections, environment, noun } = index;
  const others = sections.filter(({ id }) => id !== 'gate');
  const describe = (cause: Cause) => {
    const { sentence, advice, isNew, evidence, cases } = cause;
    const summary = describeCause(sentence, cases.length, isNew, report.source);
    const titles = few(cases, ({ title }) => title, `more ${noun}`, MAX_CASES);
    const parts = [paragraph(advice), evidence && element('pre', evidence.text), list(titles)];
    const open = cause === causes[0] ? ' open' : '';
    return `<details${open}>${element('summary', summary)}${parts.join('')}</details>`;
  };
  const rows = environment.map(([name, value]) => element('dt', name) + element('dd', value));
  return [
    '<main class="static">',
    element('h1', headline),
    ...[facts, compared].map(paragraph),
    list(problems),
    causes.length === 0 ? '' : element('h2', DOCUMENT.why(index.value, true)),
    ...few(causes, describe, 'more cause', MAX_CAUSES),
    // All checks, also those that are no news.
    gate.length === 0 ? '' : element('h2', SECTION_TITLES.gate) + list(gate),
    ...others.map(({ title, lines }) => element('h2', title) + list(lines)),
    element('h2', ENVIRONMENT),
    `<dl>${rows.join('')}</dl>`,
    '</main>',
  ].join('\n');
}

/** An element with plain text. Names between backticks become code, but for evidence. */
function element(tag: string, text: string): string {
  const parts = (tag === 'pre' ? [text] : text.split(CODE)).map(escapeHtml);
  const markup = parts.map((part, at) => (at % 2 === 1 ? `<code>${part}</code>` : part));
  return `<${tag}>${markup.join('')}</${tag}>`;
}
const paragraph = (text: string) => (text === '' ? '' : element('p', text));
const list = (lines: readonly string[]) =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => element('li', line)).join('')}</ul>`;
