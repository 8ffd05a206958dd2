import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCases } from '../model/choices/report-source.ts';
import { countOf } from '../model/quantity.ts';
import type { Logger } from '../ports/logger.ts';
import { badgeEndpoint, badgeSvg } from '../render/badge.ts';
import { PAGE_NAME } from '../render/facts/case-address.ts';
import { renderHtmlReport } from '../render/html-report.ts';
import { renderReportMarkdown } from '../render/report-markdown.ts';
import type { ReportView } from '../render/view.ts';
import { worded } from '../render/words/verdict-words.ts';
import {
  MAX_REPORT_BYTES,
  MAX_REPORT_VALUES,
  REPORT_FILE_NAME,
} from '../report-file/report-schema.ts';
import {
  buildReportFile,
  isReadLater,
  measuredPieces,
  reportPieces,
} from '../report-file/report-writer.ts';
import { errorMessage } from '../trouble/errors.ts';
import { junitXml } from './junit-export.ts';
import { TRACE_FILE_NAME, type TraceFilesOptions, traceFiles } from './trace-files.ts';

/** The whole report in the runner's temporary folder, and what of it could be written. */
export interface ReportFiles {
  /** Null where not even the folder could be made. */
  folder: string | null;
  /** Path of the JSON report; null where it could not be written. */
  report: string | null;
  /** Path of the full Markdown report; null where it could not be written. */
  markdown: string | null;
  /** Paths of all files written. */
  all: readonly string[];
}

export interface ReportFilesContext {
  /** The runner's temporary folder. */
  temporaryFolder: string;
  /** Where else they are to be, over those of an earlier run; left out for a folder of their own. */
  folder?: string;
  actionVersion: string;
  /** Epoch milliseconds. */
  generatedAtMs: number;
  logger: Logger;
  /** All that the report has where this is left out. */
  traces?: TraceFilesOptions;
}

/**
 * Writes the report as JSON, Markdown, HTML, badge and JUnit XML, and its traces, to a folder no other
 * step or attempt uses. Each file is on its own: one that cannot be made is a warning.
 */
export async function writeReportFiles(
  view: ReportView,
  {
    temporaryFolder,
    folder: given,
    actionVersion,
    generatedAtMs,
    logger,
    ...more
  }: ReportFilesContext,
): Promise<ReportFiles> {
  const all: string[] = [];
  const attempt = async (what: string, write: () => Promise<string>): Promise<string | null> => {
    try {
      const file = await write();
      all.push(file);
      return file;
    } catch (error) {
      logger.warning(`${what} could not be written: ${errorMessage(error)}`);
      return null;
    }
  };
  const flag = given === undefined ? 'wx' : 'w';
  const folder = await makeFolder(temporaryFolder, given, logger);
  if (folder === null) return { folder, report: null, markdown: null, all };
  const keep = (what: string, name: string, make: () => string) =>
    attempt(what, () => write(path.join(folder, name), make(), flag));
  const { report: results } = view;
  const { traces = { choice: 'all' } } = more;

  // The JSON first: it is what all the others can be made from again.
  const extent = { bytes: 0, values: 0 };
  const pieces = reportPieces(
    buildReportFile({ ...view, verdict: worded(view.verdict), actionVersion, generatedAtMs }),
  );
  const report = await attempt('The JSON report', () =>
    write(path.join(folder, REPORT_FILE_NAME), measuredPieces(pieces, extent), flag),
  );
  if (report !== null && !isReadLater(extent)) {
    logger.notice(
      `The JSON report is too large for a later job to publish it: it has ${extent.bytes} bytes and some ${extent.values} values, and at most ${MAX_REPORT_BYTES} and ${MAX_REPORT_VALUES} are read. Split the suite where results are published by another job.`,
    );
  }
  const markdown = await keep('The Markdown report', 'report.md', () =>
    renderReportMarkdown({ ...view, links: { ...view.links, hasPage: true } }),
  );
  await keep('The HTML report', PAGE_NAME, () => renderHtmlReport(view));
  await keep('The badge', 'badge.svg', () => badgeSvg(view));
  await keep(
    'The endpoint of the badge',
    'badge.json',
    () => `${JSON.stringify(badgeEndpoint(view), null, 2)}\n`,
  );
  if (results !== null && hasCases(results)) {
    await keep('The JUnit export', 'junit.xml', () => junitXml(results));
    const onLeftOut = (count: number) =>
      logger.notice(
        `${countOf(count, 'trace')} had no room in \`traces/\`: all together would be larger than 50 MB.`,
      );
    for (const { name, text } of traceFiles(results, traces, onLeftOut)) {
      await keep('A trace', path.join('traces', name), () => text);
    }
  }
  return { folder, report, markdown, all };
}

async function makeFolder(
  temporaryFolder: string,
  given: string | undefined,
  logger: Logger,
): Promise<string | null> {
  try {
    const folder = given ?? (await mkdtemp(path.join(temporaryFolder, 'mcp-eval-report-')));
    const traces = path.join(folder, 'traces');
    await mkdir(traces, { recursive: true });
    // Those of an earlier run would be taken for traces of this one.
    const former = (await readdir(traces)).filter((name) => TRACE_FILE_NAME.test(name));
    await Promise.all(former.map((name) => rm(path.join(traces, name))));
    return folder;
  } catch (error) {
    logger.warning(`The report could not be written: ${errorMessage(error)}`);
    return null;
  }
}

async function write(
  file: string,
  text: string | Iterable<string>,
  flag: 'w' | 'wx',
): Promise<string> {
  await writeFile(file, text, { flag });
  return file;
}
