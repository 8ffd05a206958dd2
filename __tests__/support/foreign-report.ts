/** One foreign text in every place of a report and its verdict, on all surfaces. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '../../src/action/environment.ts';
import { gate } from '../../src/gate/gate.ts';
import type { Redactor } from '../../src/lib/redaction/redactor.ts';
import { annotationsOf } from '../../src/render/annotations.ts';
import type { Findings } from '../../src/render/findings.ts';
import { findNews } from '../../src/render/findings.ts';
import { renderJunit } from '../../src/render/junit.ts';
import { type Layout, renderMarkdown } from '../../src/render/markdown.ts';
import { renderLines } from '../../src/render/terminal.ts';
import type { Failure } from '../../src/report/failure.ts';
import type { Problem } from '../../src/report/problem.ts';
import type { ReportCase, RunReport, Verdict } from '../../src/report/report.ts';
import { LOG_ANNOTATIONS, writeAnnotations } from '../../src/surfaces/annotations.ts';
import { outputsOf, writeOutputs } from '../../src/surfaces/outputs.ts';
import { reportFileOf } from '../../src/surfaces/report-file.ts';
import { ORIGIN } from './comparisons.ts';
import { FAILURES, failureOf } from './failures.ts';
import { folderWith } from './folder.ts';
import { caseOf, failingCase, iterationWith, reportOf } from './reports.ts';

/** Members of failures that hold foreign text. */
const FOREIGN =
  'server tool nearest message path expected observed condition detail stdout stderr signal model provider command output file code type operation'.split(
    ' ',
  );

/** A failure with a text in each of its places, cleaned and redacted as where it enters. */
function foreignFailure(failure: Failure, text: string, name: string): Failure {
  const members = Object.entries(failure).map(([key, value]) => {
    const isText = FOREIGN.includes(key) && (typeof value === 'string' || value === null);
    // JSON-RPC codes are numbers.
    if (!isText || (key === 'code' && failure.kind === 'tool-error')) return [key, value];
    return [key, /message|expected|observed|std|detail|output/.test(key) ? text : name];
  });
  return Object.fromEntries(members);
}

/** How many reports have each failure once. */
export const ROUNDS = 40;

/**
 * Its first line stands where names are read, all of it where messages are.
 *
 * @param round which of the failures it has; null: all
 */
export function foreignReport(
  raw: string,
  redactor: Redactor,
  round: number | null,
  isInvalid = false,
) {
  const [name, text] = [redactor.name(raw), redactor.text(raw, 20_000)];
  // One that is invalid ends all comparison.
  const all = FAILURES.filter(({ counts }) => isInvalid || counts !== 'invalid');
  const rows = all.filter((_, at) => round === null || at % ROUNDS === round % ROUNDS);
  const failures = rows.map(({ failure }) => foreignFailure(failure, text, name));
  const titled = (title: string, letters: string, members: Partial<ReportCase> = {}) => ({
    ...caseOf(title, letters, { tags: [name], tools: [{ server: name, name }], ...members }),
  });
  const tool = (title: string, type: string) => {
    const inputSchema = { properties: { [name]: { type } }, required: [`${type} ${name}`] };
    return { name: title, inputSchema: JSON.stringify(inputSchema) };
  };
  const failing = failures.map((failure, at) => failingCase(`${name} ${at}`, failure));
  const sampled = titled(`sampled ${name}`, 'pff', { isSampled: true });
  for (const one of sampled.iterations) one.model = name;
  const flaky = titled(`flaky ${name}`, '');
  flaky.iterations.push(iterationWith({ attempts: 2 }));
  const report = reportOf([titled(name, 'f'), ...failing, sampled, flaky], {
    suite: { id: name, name, file: name },
    run: { id: name, status: name, result: 'failed', durationMs: 1 },
    servers: [{ name, tools: [tool(name, 'number')] }],
    warnings: [foreignFailure(failureOf('a damaged file'), text, name)],
  });
  report.cases.push(titled(`skipped ${name}`, '', { skipped: name }));
  const place = { source: name, isInput: false, line: 1, column: 2, path: name };
  const problems: Problem[] = [
    { place, data: { code: 'unknown-key', key: name, nearest: name, known: [name] } },
    { place, data: { code: 'value', value: name, nearest: null, known: [name] } },
    { place, data: { code: 'syntax', format: 'YAML', detail: text } },
  ];
  if (isInvalid) report.problems = problems;
  const before = reportOf([titled(name, 'p'), titled(`gone ${name}`, 'p'), sampled], {
    servers: [{ name, tools: [tool(name, 'string'), tool(`gone ${name}`, 'string')] }],
  });
  const entry = { reason: name, owner: name, expires: '2030-01-01' };
  const policy = {
    'min-pass-rate': 90,
    'min-pass-rate-by-model': { [name]: 90 },
    'min-case-pass-rate': { cases: { [`unknown ${name}`]: 80 }, tags: { [name]: 70 } },
    'max-cost': 1,
    prices: {},
    quarantine: [
      { case: `sampled ${name}`, ...entry },
      { case: `unknown ${name}`, ...entry },
    ],
  };
  const change = { setting: name, subject: name, from: name, to: name };
  const origin = { ...ORIGIN, commit: '81d00b2c1d', branch: name, run: name };
  const verdict = gate(report, {
    policy,
    facts: { base: 'a'.repeat(40), file: name, changes: [change] },
    baseline: { facts: { state: 'found', origin, ageDays: 1 }, report: before },
    now: 0,
  });
  return { report, verdict };
}

/** Begins all addresses that we write. */
export const WEB = 'https://github.example/';
const LINKS: Layout['links'] = {
  run: `${WEB}run`,
  report: `${WEB}report`,
  file: (file) => `${WEB}${encodeURIComponent(file.toWellFormed())}`,
};
const LAYOUTS: Record<string, Pick<Layout, 'limit' | 'unit'>> = {
  comment: { limit: 65_280, unit: 'units' },
  check: { limit: 65_535, unit: 'bytes' },
  short: { limit: 4_000, unit: 'bytes' },
};
const folder = folderWith();

export const documentsOf = (findings: Findings): [string, string][] =>
  Object.entries(LAYOUTS).map(([name, limit]) => [
    name,
    renderMarkdown(findings, { ...limit, links: LINKS, commit: null, before: '' }),
  ]);

/** What the other surfaces show, by their names. */
export function surfacesOf(report: RunReport, verdict: Verdict, redactor: Redactor) {
  const findings = findNews(report, verdict);
  const lines = renderLines(report, findings);
  let log = '';
  const write = (text: string) => {
    log += text;
  };
  const logger = createLogger(write, redactor, true);
  for (const line of lines) logger.info(line);
  logger.error(lines.at(-1) ?? '');
  const annotations = annotationsOf(findings, LOG_ANNOTATIONS);
  writeAnnotations(annotations, redactor, write);
  const outputs = join(folder, 'outputs');
  writeFileSync(outputs, '');
  writeOutputs(outputs, outputsOf(report, verdict, findings.counts, {}));
  const file = reportFileOf(report, verdict, ORIGIN);
  const written = { outputs: readFileSync(outputs, 'utf8'), report: JSON.stringify(file) };
  return { findings, annotations, lines, log, junit: renderJunit([file]), ...written };
}
