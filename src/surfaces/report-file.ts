import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { findNews } from '../render/findings.ts';
import { type Links, renderMarkdown } from '../render/markdown.ts';
import type { Origin } from '../report/baseline.ts';
import type { Baseline, ReportFile, RunReport, Verdict } from '../report/report.ts';

/** Cases that are in memory as text at once. */
const PIECE = 200;
const MARKDOWN_LIMIT = 16 * 2 ** 20;
const NO_LINKS: Links = { run: null, report: null, file: () => null };

/** A report with what it is compared with. */
export interface Result {
  file: ReportFile;
  baseline: Baseline | null;
  /** Words of a command that runs the suite again as it was. */
  options?: string[];
  /** Path of the terminal program; undefined: not known where people read. */
  program?: string | undefined;
}

/**
 * What the file `report.json` holds.
 *
 * @param origin `createdAtMs` is when the run started
 */
export function reportFileOf(report: RunReport, verdict: Verdict, origin: Origin): ReportFile {
  const generatedAt = new Date(origin.createdAtMs).toISOString();
  return { schemaVersion: 1, generatedAt, origin, verdict, report };
}

/**
 * Writes reports to a file: JUnit XML, Markdown or HTML if its name ends so, else JSON, a report or a
 * list. A page is about one report: others have files of their own, such as `report-2.html`.
 *
 * @returns the path
 */
export async function writeReports(
  path: string,
  results: readonly Result[],
  isList = false,
  links = NO_LINKS,
): Promise<string> {
  const reports = results.map(({ file }) => file);
  const format = extname(path).toLowerCase();
  if (format === '.xml') {
    // Its library loads only if it is needed.
    const { renderJunit } = await import('../render/junit.ts');
    return writeWhole(path, renderJunit(reports));
  }
  if (format === '.html') {
    const { renderHtml } = await import('../render/html.ts');
    const { default: program } = await import('../page/program.json', { with: { type: 'json' } });
    const { default: own } = await import('../../package.json', { with: { type: 'json' } });
    for (const [at, { file, ...result }] of results.entries()) {
      const { report, verdict, origin } = file;
      const findings = findNews(report, verdict);
      const source = { ...result, report, verdict, findings, links, origin };
      const html = renderHtml({ ...source, version: own.version }, program);
      const other = `${path.slice(0, -format.length)}-${at + 1}${format}`;
      await writeWhole(at === 0 ? path : other, html);
    }
    return path;
  }
  if (format !== '.md') return writeWhole(path, piecesOf(reports, isList || reports.length === 0));
  const layout = { limit: MARKDOWN_LIMIT, unit: 'bytes', links, before: '' } as const;
  const documents = reports.map(({ report, verdict, origin: { commit } }) =>
    renderMarkdown(findNews(report, verdict), { ...layout, commit }),
  );
  return writeWhole(path, documents.join('\n'));
}

/** Under its name stands all of a file, or what was there before. */
export async function writeWhole(path: string, content: string | Iterable<string>) {
  await mkdir(dirname(path), { recursive: true });
  // A link, a pipe or a device stays what it is.
  const isPlain = lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
  // Those who watch the folder ignore a hidden file.
  const target = isPlain ? join(dirname(path), `.${randomUUID()}`) : path;
  try {
    await writeFile(target, content);
    if (isPlain) await rename(target, path);
  } catch (error) {
    if (isPlain) await rm(target, { force: true });
    if (error instanceof Error) error.message = error.message.replace(target, path);
    throw error;
  }
  return path;
}

/** JSON with a line for each case. */
function* piecesOf(reports: readonly ReportFile[], isList: boolean): Generator<string> {
  if (isList) yield '[\n';
  let separator = '';
  for (const file of reports) {
    const { cases } = file.report;
    const frame = JSON.stringify({ ...file, report: { ...file.report, cases: [] } }, null, 2);
    // The report comes last. Changes of tools have lists of that name too.
    const place = frame.lastIndexOf('"cases": []') + '"cases": ['.length;
    yield `${separator}${frame.slice(0, place)}`;
    for (let at = 0; at < cases.length; at += PIECE) {
      const lines = cases.slice(at, at + PIECE).map((one) => `\n${JSON.stringify(one)}`);
      yield `${at > 0 ? ',' : ''}${lines.join(',')}`;
    }
    yield `${frame.slice(place)}\n`;
    separator = ',';
  }
  if (isList) yield ']\n';
}
