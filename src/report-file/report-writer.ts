import type { BaselineSearch } from '../model/baseline.ts';
import { hasCases } from '../model/choices/report-source.ts';
import { plainMessages } from '../model/conversation/plain-messages.ts';
import { countReport, passRate } from '../model/counts.ts';
import type { CaseReport, RunReport } from '../model/run-report.ts';
import { measureJson } from '../text/json-extent.ts';
import {
  MAX_REPORT_BYTES,
  MAX_REPORT_VALUES,
  REPORT_SCHEMA_ID,
  REPORT_SCHEMA_VERSION,
  type ReportFile,
} from './report-schema.ts';

type ReportedCase = NonNullable<ReportFile['report']>['cases'][number];

export interface ReportFileContent {
  report: RunReport | null;
  /** With its words. */
  verdict: ReportFile['verdict'];
  /** What the results were held against; absent where that is not known. */
  baseline?: BaselineSearch;
  /** Epoch milliseconds. */
  generatedAtMs: number;
  actionVersion: string;
}

/** The JSON report of results and the verdict on them. */
export function buildReportFile(content: ReportFileContent): ReportFile {
  const { report, verdict, baseline, generatedAtMs, actionVersion } = content;
  const counts = report && hasCases(report) ? countReport(report) : null;
  return {
    $schema: REPORT_SCHEMA_ID,
    schemaVersion: REPORT_SCHEMA_VERSION,
    generatedAt: new Date(generatedAtMs).toISOString(),
    action: { version: actionVersion },
    verdict,
    counts,
    passRate: counts && passRate(counts),
    ...(baseline && { baseline: toldOf(baseline) }),
    report: report && { ...report, cases: report.cases.map(withMessages) },
  };
}

/** Readers of former versions know a conversation by its plain texts. */
function withMessages(one: CaseReport): ReportedCase {
  const iterations = one.iterations.map((iteration) => {
    const { conversation } = iteration;
    return { ...iteration, messages: conversation ? plainMessages(conversation) : null };
  });
  return { ...one, iterations };
}

/** What the file tells of a baseline, whose own results have a file of theirs. */
function toldOf(search: BaselineSearch): NonNullable<ReportFile['baseline']> {
  const { outcome } = search;
  if ('message' in search) return { outcome, message: search.message };
  return outcome === 'found' ? { outcome, origin: search.baseline.origin } : { outcome };
}

/** How far the cases are indented in the file. */
const CASE_INDENT = ' '.repeat(6);
/** A line break stands in no string of JSON, so that this is found nowhere else. */
const NO_CASES = '\n    "cases": []';
/** Pieces of about this many characters are written at once. */
const PIECE_LENGTH = 256 * 1024;

/** The text of a report file, bit by bit: that of very many cases is longer than a string may be. */
export function* reportPieces(file: ReportFile): Generator<string> {
  const { report } = file;
  const frame = JSON.stringify({ ...file, report: report && { ...report, cases: [] } }, null, 2);
  const at = frame.indexOf(NO_CASES);
  if (report === null || report.cases.length === 0 || at < 0) {
    yield `${frame}\n`;
    return;
  }
  const open = at + NO_CASES.length - 1;
  let piece = frame.slice(0, open);
  let separator = '\n';
  for (const testCase of report.cases) {
    const text = JSON.stringify(testCase, null, 2).replaceAll('\n', `\n${CASE_INDENT}`);
    piece += `${separator}${CASE_INDENT}${text}`;
    separator = ',\n';
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n    ${frame.slice(open)}\n`;
}

/** How large a report file has become. */
export interface ReportExtent {
  bytes: number;
  values: number;
}

/** The pieces as they are, which are added to the extent on their way. */
export function* measuredPieces(pieces: Iterable<string>, extent: ReportExtent): Generator<string> {
  for (const piece of pieces) {
    extent.bytes += Buffer.byteLength(piece);
    // No piece ends within a string.
    extent.values += measureJson(piece).values;
    yield piece;
  }
}

/** Whether a job that publishes results of another one would read a report of that extent. */
export const isReadLater = ({ bytes, values }: ReportExtent): boolean =>
  bytes <= MAX_REPORT_BYTES && values <= MAX_REPORT_VALUES;
