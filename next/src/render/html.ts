import { DOCUMENT } from '../words/document.ts';
import { describeLeftOut, PAGE } from '../words/page.ts';
import { describeCause } from '../words/verdicts.ts';
import { escapeHtml } from './escape.ts';
import { few } from './findings.ts';
import { MEASURES } from './fitting.ts';
import type { CaseDetail, PageData, PageSource } from './page-data.ts';
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
  const { script, style } = program;
  const { index, details } = pageDataOf(source);
  const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(program)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(`${index.sign} ${index.suite}: ${index.headline}`)}</title>
<style>${style}</style>
</head>
<body>
<div id="page">${withoutScript(index, source)}</div>
`;
  const end = `<script>${script}</script>\n</body>\n</html>\n`;
  yield head;
  const rows = index.cases.length;
  const causes = source.findings.causes.length - index.causes.length;
  const size = fitIndex(index, limit * INDEX_SHARE);
  const room = limit - RESERVE - size - bytesOf(head) - bytesOf(end);
  const left = yield* fittingDetails(details, index.cases.length, room);
  index.leftOut = describeLeftOut({ causes, rows: rows - index.cases.length, ...left });
  yield dataScript('index', jsonOf(index));
  yield end;
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
    const kept = Math.floor(0.9 * index.cases.length * Math.min(1, limit / size));
    if (size <= limit || index.cases.length === 0) return size;
    index.cases.length = kept;
    for (const cause of index.causes) cause.cases = cause.cases.filter((at) => at < kept);
  }
}

/** Writes details, and traces of the first of them, until they do not fit. */
function* fittingDetails(
  all: Iterable<CaseDetail>,
  most: number,
  limit: number,
): Generator<string, { details: number; traces: number }> {
  const left = { details: 0, traces: 0 };
  const empty = (at: number) => dataScript(`case-${at}`, jsonOf(EMPTY));
  const least = bytesOf(empty(most));
  let room = limit - most * least;
  const scripts: { script: string; detail: CaseDetail | null }[] = [];
  for (const detail of all) {
    if (scripts.length === most) break;
    const light = dataScript(`case-${scripts.length}`, jsonOf(withoutTraces(detail)));
    const more = bytesOf(light) - least;
    const fits = more <= room;
    if (fits) room -= more;
    else left.details += 1;
    const script = fits ? light : empty(scripts.length);
    scripts.push({ script, detail: fits && hasTraces(detail) ? detail : null });
  }
  for (const [at, { script, detail }] of scripts.entries()) {
    const whole = detail && dataScript(`case-${at}`, jsonOf(detail));
    const more = whole === null ? 0 : bytesOf(whole) - bytesOf(script);
    const fits = more <= room;
    if (fits) room -= more;
    else left.traces += 1;
    yield fits && whole !== null ? whole : script;
  }
  return left;
}

const hasTraces = ({ iterations, before }: CaseDetail) =>
  iterations.concat(before).some(({ trace }) => trace !== null);

function withoutTraces({ iterations, before }: CaseDetail): CaseDetail {
  const [own, base] = [iterations, before].map((all) =>
    all.map((one) => ({ ...one, trace: null })),
  );
  return { iterations: own ?? [], before: base ?? [] };
}

/** What people see without JavaScript. */
function withoutScript(index: PageData, { report, findings }: PageSource): string {
  const { sign, headline, facts, compared, problems, sections, environment, noun, causes } = index;
  const shown = findings.causes.slice(0, MAX_CAUSES).map((cause, at) => {
    const { sentence, advice, isNew, evidence, cases } = cause;
    const titles = few(cases, ({ title }) => title, `more ${noun}`, MAX_CASES);
    const isOpen = at === 0 ? ' open' : '';
    const summary = element('summary', describeCause(sentence, cases.length, isNew, report.source));
    const shownEvidence = evidence === null ? '' : element('pre', evidence.text);
    return `<details${isOpen}>${summary}${paragraph(advice)}${shownEvidence}${list(titles)}</details>`;
  });
  const more = few(causes.slice(shown.length), () => [], 'more cause', 0);
  const rows = environment.map(([name, value]) => element('dt', name) + element('dd', value));
  return [
    '<main class="static">',
    element('h1', `${sign} ${headline}`),
    [facts, compared].map(paragraph).join(''),
    list(problems),
    shown.length === 0 ? '' : element('h2', DOCUMENT.why(index.value, true)),
    shown.join('\n'),
    more.map(paragraph).join(''),
    ...sections.map(({ title, lines }) => element('h2', title) + list(lines)),
    element('h2', PAGE.environment),
    `<dl>${rows.join('')}</dl>`,
    `<noscript>${paragraph(PAGE.noScript)}</noscript>`,
    '</main>',
  ].join('\n');
}

/** Names between backticks become code. */
const element = (tag: string, text: string) =>
  `<${tag}>${tag === 'pre' ? escapeHtml(text) : escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>')}</${tag}>`;

const paragraph = (text: string) => (text === '' ? '' : element('p', text));

const list = (lines: readonly string[]) =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => element('li', line)).join('')}</ul>`;
