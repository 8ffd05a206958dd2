import { INGEST_LIMITS, type IngestRow } from '../../../contract/resources/ingest.ts';

/** Rows of one request, each as JSON. */
export interface RowBatch {
  readonly rows: readonly string[];
  readonly bytes: number;
}

/** Bytes of a request left to what stands around its rows: the run's id, or its whole start. */
const ENVELOPE_BYTES = 16 * 1024;
const MAX_BATCH_BYTES = INGEST_LIMITS.requestBytes - ENVELOPE_BYTES;

/** Says in a row that it is not whole. */
const TRIM_NOTE = '… (cut here: the row was larger than a request may be)';

/** Cuts rows into requests as they come, so that each is turned into JSON once. */
export class RowBatches {
  readonly #batches: RowBatch[] = [];
  #rows: string[] = [];
  #bytes = 0;

  add(row: IngestRow): void {
    const json = fittingJson(row);
    const bytes = Buffer.byteLength(json) + 1;
    const full = this.#rows.length === INGEST_LIMITS.rowsPerRequest;
    if (full || this.#bytes + bytes > MAX_BATCH_BYTES) this.#cut();
    this.#rows.push(json);
    this.#bytes += bytes;
  }

  /** All batches; nothing can be added afterwards. */
  finish(): readonly RowBatch[] {
    this.#cut();
    return this.#batches;
  }

  #cut(): void {
    if (this.#rows.length > 0) this.#batches.push({ rows: this.#rows, bytes: this.#bytes });
    this.#rows = [];
    this.#bytes = 0;
  }
}

/** JSON of the row, its longest texts cut until it fits a request by itself. */
function fittingJson(row: IngestRow): string {
  let json = JSON.stringify(row);
  let allowance = MAX_BATCH_BYTES;
  while (Buffer.byteLength(json) + 1 > MAX_BATCH_BYTES) {
    // A character takes up to six bytes as JSON, so a fixed share would not do for every text.
    allowance = Math.floor(allowance / 4);
    json = JSON.stringify(row, (_key, value: unknown) => trimmed(value, allowance));
  }
  return json;
}

function trimmed(value: unknown, maxLength: number): unknown {
  if (typeof value !== 'string' || value.length <= maxLength) return value;
  return value.slice(0, maxLength).toWellFormed() + TRIM_NOTE;
}
