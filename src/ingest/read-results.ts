import type { Problem } from '../model/run-report.ts';
import type { ResultFile } from './artifacts.ts';
import { caseIdentity } from './identity.ts';
import { parseResultFile } from './parse.ts';
import type { FileSummary, ParsedCase, ParseError, ResultFormat } from './parsed-case.ts';
import {
  ingestRow,
  type ResultRow,
  type RowOrigin,
  type RowSource,
  resultRow,
} from './result-row.ts';
import { type RowBatch, RowBatches } from './row-batches.ts';
import { createSourceLocator } from './source-location.ts';

/** Everything the result files of a job hold. */
export interface JobResults {
  /** Skipped ones included. */
  readonly rows: readonly ResultRow[];
  /** The rows to send, cut into requests. */
  readonly batches: readonly RowBatch[];
  /** The common format of the files; null where they differ or none is known. */
  readonly framework: ResultFormat | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly string[];
}

export interface ReadOptions {
  readonly format: 'auto' | ResultFormat;
  readonly mergeRetries: boolean;
  readonly workspace: string;
  readonly origin: RowOrigin;
  /** Name of a file to the id of its upload. */
  readonly artifactIds: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
}

/** Reads files, in the order of their names, so that a repeat gives the same rows the same ids. */
export async function readResults(
  files: readonly ResultFile[],
  { origin, artifactIds, ...options }: ReadOptions,
): Promise<JobResults> {
  const collector = new RowCollector(origin);
  const locate = createSourceLocator(options.workspace);
  const place = (parsed: ParsedCase) => locate(parsed) ?? { file: null, line: null };
  const summaries: FileSummary[] = [];
  for (const { path, name } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const source = { resultFile: name, artifactId: artifactIds.get(name) ?? null };
    const take = (parsed: ParsedCase) => collector.add({ ...parsed, ...place(parsed) }, source);
    summaries.push(await parseResultFile(path, { file: name, ...options }, take));
  }
  const formats = new Set(summaries.map((summary) => summary.format));
  const [framework = null] = formats;
  const problems = summaries.flatMap(({ errors }) => errors.map(damageProblem));
  return {
    ...collector.finish({ whole: problems.length === 0 }),
    framework: formats.size === 1 ? framework : null,
    problems,
    warnings: summaries.flatMap(({ file, warnings }) =>
      warnings.map((warning) => `${file}: ${warning}`),
    ),
  };
}

function damageProblem({ file, line, message, casesReadBefore }: ParseError): Problem {
  const read = `${casesReadBefore} ${casesReadBefore === 1 ? 'case was' : 'cases were'} read before`;
  return {
    kind: 'damaged-file',
    message: `${file} ${message} (${read}).`,
    location: { file, line },
  };
}

/** Turns cases into rows and cuts the rows into requests, in one pass. */
class RowCollector {
  readonly #origin: RowOrigin;
  readonly #batches = new RowBatches();
  readonly #rows: ResultRow[] = [];
  readonly #iterations = new Map<string, number>();
  #sent = 0;
  /** Held back, since the last row of a shard carries how many there are. */
  #held: { row: ResultRow; source: RowSource } | null = null;

  constructor(origin: RowOrigin) {
    this.#origin = origin;
  }

  add(parsed: ParsedCase, source: RowSource): void {
    const caseId = caseIdentity(parsed);
    const iteration = (this.#iterations.get(caseId) ?? 0) + 1;
    this.#iterations.set(caseId, iteration);
    const row = resultRow(parsed, { caseId, iteration }, this.#origin);
    this.#rows.push(row);
    if (row.status === 'skipped') return;
    this.#release({ shardRows: null });
    this.#sent += 1;
    this.#held = { row, source };
  }

  /** A shard of which not everything could be read does not say that these are all its rows. */
  finish({ whole }: { whole: boolean }): Pick<JobResults, 'rows' | 'batches'> {
    const complete = whole && this.#origin.shard !== null;
    this.#release({ shardRows: complete ? this.#sent : null });
    return { rows: this.#rows, batches: this.#batches.finish() };
  }

  #release({ shardRows }: Pick<ResultRow, 'shardRows'>): void {
    if (this.#held === null) return;
    const { row, source } = this.#held;
    this.#batches.add(ingestRow({ ...row, shardRows }, source));
  }
}
