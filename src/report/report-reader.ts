import * as z from 'zod';
import { measureJson } from '../lib/json-size.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import { decode, parseJson } from '../lib/text.ts';
import { emptyReport } from './empty-report.ts';
import { type RunReport, reportFile } from './report.ts';
import { MAX_SCHEMA } from './schemas.ts';
import { snapshot } from './snapshot.ts';
import { OFFERS } from './verdict.ts';

export const MAX_REPORT_BYTES = 64 * 2 ** 20;
/** Those of 200,000 cases. */
const MAX_VALUES = 5_000_000;
const MAX_DEPTH = 100;

/** Another run judged by another policy. */
const storedReport = reportFile.omit({ verdict: true });
/** Several suites have a list. */
const storedReports = z.tuple([storedReport], storedReport);
export type Stored = z.infer<typeof storedReports>;

/**
 * Reads a `report.json` of another run: the results in it, not their verdicts. Its text is foreign. A
 * snapshot of servers is a report without cases, and without a time.
 *
 * @returns `malformed`: it is not a report of this version
 */
export function readStoredReports(
  content: Uint8Array | string,
): Stored | 'malformed' | 'too-large' {
  if (content.length > MAX_REPORT_BYTES) return 'too-large';
  // Few bytes of brackets need much memory once they are parsed.
  const { values, depth } = measureJson(content);
  if (values > MAX_VALUES || depth > MAX_DEPTH) return 'too-large';
  const text = typeof content === 'string' ? content : decode(content);
  const value = parseJson(text);
  const tools = snapshot.safeParse(value).data;
  if (tools !== undefined) {
    const report = Object.assign(emptyReport('diff', ''), { servers: tools.servers });
    const origin = { commit: null, branch: null, createdAtMs: 0, run: null, key: null };
    return [{ schemaVersion: 1, generatedAt: '', origin, report }];
  }
  const { data } = storedReports.safeParse(Array.isArray(value) ? value : [value]);
  return data ?? 'malformed';
}

/** Redacts the names in a report of another run. */
export function redactNames({ suite, servers, cases }: RunReport, redactor: Redactor): void {
  const shown = (text: string) => redactor.text(text, NAME_LIMIT);
  for (const tool of servers.flatMap((one) => OFFERS.flatMap((kind) => one[kind] ?? []))) {
    tool.name = shown(tool.name);
    if (tool.promises) tool.promises = tool.promises.map(shown);
    // What is cut is no JSON any more, and is not compared.
    for (const key of ['inputSchema', 'outputSchema', 'description', 'mediaType'] as const)
      if (tool[key]) tool[key] = redactor.text(tool[key], MAX_SCHEMA);
  }
  for (const one of cases) one.title = shown(one.title);
  for (const named of [suite, servers, cases.map(({ tools }) => tools)].flat(2)) {
    named.name = shown(named.name);
    if ('server' in named) named.server = shown(named.server);
  }
}
