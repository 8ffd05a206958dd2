import type { ParsedCase } from '../../read/parsed-case.ts';
import type { FilesRead } from '../../read/read-files.ts';
import { caseIdentity } from '../../report/identity.ts';
import {
  ingestRow,
  type ResultRow,
  type RowOrigin,
  type RowSource,
  resultRow,
} from '../../report/result-row.ts';
import { type RowBatch, RowBatches } from './row-batches.ts';

/** The rows of a job, and how they are sent. */
export interface CollectedRows {
  /** Skipped ones included. */
  readonly rows: readonly ResultRow[];
  /** The rows to send, cut into requests. */
  readonly batches: readonly RowBatch[];
}

/** Everything the result files of a job hold. */
export type JobResults = FilesRead & CollectedRows;

/** Turns cases into rows and cuts the rows into requests, in one pass. */
export class RowCollector {
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
  finish({ whole }: { whole: boolean }): CollectedRows {
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
