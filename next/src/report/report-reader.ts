import type * as z from 'zod';
import { measureJson } from '../lib/json-size.ts';
import { decode, parseJson } from '../lib/text.ts';
import { reportFile } from './report.ts';

export const MAX_REPORT_BYTES = 64 * 2 ** 20;
const MAX_VALUES = 1_500_000;
const MAX_DEPTH = 100;
const MAX_CASES = 200_000;

/** Another run judged by another policy. */
const storedReport = reportFile.omit({ verdict: true });
export type StoredReport = z.infer<typeof storedReport>;

/**
 * Reads a `report.json` of another run: its results, not its verdict. Its text is foreign.
 *
 * @returns `malformed`: it is not a report of this version
 */
export function readStoredReport(
  content: Uint8Array | string,
): StoredReport | 'malformed' | 'too-large' {
  if (content.length > MAX_REPORT_BYTES) return 'too-large';
  // Few bytes of brackets need much memory once they are parsed.
  const { values, depth } = measureJson(content);
  if (values > MAX_VALUES || depth > MAX_DEPTH) return 'too-large';
  const text = typeof content === 'string' ? content : decode(content);
  const { data } = storedReport.safeParse(parseJson(text));
  if (data === undefined) return 'malformed';
  return data.report.cases.length > MAX_CASES ? 'too-large' : data;
}
