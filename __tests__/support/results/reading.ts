import { type ParseOptions, parseResultBytes } from '../../../src/results/read/parse.ts';
import type { FileSummary, ParsedCase } from '../../../src/results/read/parsed-case.ts';

export interface Reading {
  summary: FileSummary;
  cases: ParsedCase[];
}

/** Reads a result file given as text or bytes, in chunks of `chunkBytes`. */
export async function read(
  content: string | Uint8Array,
  options: Partial<ParseOptions> & { chunkBytes?: number } = {},
): Promise<Reading> {
  const { chunkBytes = 64 * 1024, ...parseOptions } = options;
  const cases: ParsedCase[] = [];
  const bytes = Buffer.from(content);
  const summary = await parseResultBytes(
    cut(bytes, chunkBytes),
    { file: 'result', ...parseOptions },
    (parsed) => cases.push(parsed),
  );
  return { summary, cases };
}

function* cut(bytes: Buffer, size: number): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

/** The counts of a summary that the file's content decides. */
export function countsOf({ summary }: Reading): Record<string, number> {
  const { tests, passed, failed, error, skipped, flaky } = summary;
  return { tests, passed, failed, error, skipped, flaky };
}

/** A JUnit document around the given content of one suite. */
export function suiteXml(content: string, attributes = ''): string {
  return `<?xml version="1.0"?><testsuite name="suite" ${attributes}>${content}</testsuite>`;
}

/** The one case that a suite with this content has. */
export async function readCase(content: string): Promise<ParsedCase> {
  const { cases, summary } = await read(suiteXml(content));
  const [only] = cases;
  if (only === undefined || cases.length > 1 || summary.errors.length > 0) {
    throw new Error(`not one case: ${JSON.stringify(summary)}`);
  }
  return only;
}
