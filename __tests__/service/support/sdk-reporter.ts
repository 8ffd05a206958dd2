import { setTimeout as delay } from 'node:timers/promises';

/** What a test run has to report. */
export interface SdkReport {
  suiteName: string;
  externalRunId: string;
  passCriteria?: { minimumPassRate: number };
  framework?: string;
  results: SdkRow[];
}

export interface SdkRow {
  caseTitle: string;
  passed: boolean;
  widgetSnapshots?: Record<string, unknown>[];
  [field: string]: unknown;
}

export interface SdkTarget {
  /** Origin of the service, without a path. */
  origin: string;
  apiKey: string;
  /** SDK 1.14.0 sends to `/sdk/v1/evals`; later ones to the project's ingestion routes. */
  generation: 'current' | '1.14.0';
}

const MAX_ROWS = 200;
const MAX_BYTES = 1024 * 1024;
const WAITS_MS = [10, 20, 40];

interface ReportBody {
  results?: unknown[];
  [field: string]: unknown;
}

class ReportError extends Error {
  readonly retryable: boolean;
  constructor(message: string, status: number) {
    super(message);
    this.retryable = status === 429 || status >= 500 || /network|fetch|timeout/.test(message);
  }
}

/**
 * A reporter that behaves on the wire as the published SDK does (wire reference, 9.3): one-shot
 * for small sets, chunks of 200 rows and about 1 MiB else, widget HTML uploaded before the rows
 * that show it, four attempts that ignore Retry-After, and the short cut for a reused run. Its
 * waits are shorter.
 */
export class SdkReporter {
  readonly #target: SdkTarget;
  /** Every request sent: the end of its path, and its rows if it had some. */
  readonly sent: { route: string; rows?: number }[] = [];

  constructor(target: SdkTarget) {
    this.#target = target;
  }

  async report({ results, ...run }: SdkReport): Promise<Record<string, unknown>> {
    const rows = results.map((row, index) => ({
      externalIterationId: `${run.externalRunId}-${index + 1}`,
      ...row,
    }));
    const whole = JSON.stringify({ ...run, results: rows });
    if (rows.length <= MAX_ROWS && Buffer.byteLength(whole) <= MAX_BYTES) {
      return this.#post('report', { ...run, results: await this.#withUploads(rows) });
    }
    const started = await this.#post('runs/start', { ...run });
    const finished = started['reused'] === true && started['status'] === 'completed';
    if (finished && started['result'] && started['summary']) return started;
    const { runId } = started;
    for (const chunk of chunksOf(rows)) {
      const chunkRows = await this.#withUploads(chunk);
      await this.#post('runs/iterations', { runId, results: chunkRows });
    }
    return this.#post('runs/finalize', { runId, externalRunId: run.externalRunId });
  }

  async #withUploads(rows: SdkRow[]): Promise<SdkRow[]> {
    return Promise.all(
      rows.map(async (row) => {
        if (row.widgetSnapshots === undefined) return row;
        const snapshots = row.widgetSnapshots.map((snapshot) => this.#uploadHtml(snapshot));
        return { ...row, widgetSnapshots: await Promise.all(snapshots) };
      }),
    );
  }

  async #uploadHtml({ widgetHtml, ...snapshot }: Record<string, unknown>) {
    const { uploadUrl } = await this.#post('artifacts/upload-url', {});
    const response = await fetch(String(uploadUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: String(widgetHtml),
    });
    const { storageId } = Object(await response.json());
    if (!response.ok || typeof storageId !== 'string') throw new Error('The upload failed.');
    this.sent.push({ route: 'upload' });
    return { ...snapshot, widgetHtmlBlobId: storageId };
  }

  async #post(route: string, body: ReportBody): Promise<Record<string, unknown>> {
    for (const waitMs of [...WAITS_MS, null]) {
      try {
        return await this.#attempt(route, body);
      } catch (error) {
        const retryable = error instanceof ReportError ? error.retryable : true;
        if (!retryable || waitMs === null) throw error;
        await delay(waitMs);
      }
    }
    throw new Error('unreachable');
  }

  async #attempt(route: string, body: ReportBody): Promise<Record<string, unknown>> {
    const { origin, apiKey, generation } = this.#target;
    const base =
      generation === 'current' ? '/api/v1/projects/default/eval-ingest' : '/sdk/v1/evals';
    this.sent.push({ route, ...(body.results ? { rows: body.results.length } : {}) });
    const response = await fetch(`${origin}${base}/${route}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const reply: Record<string, unknown> = Object(await response.json());
    if (response.ok && reply['ok'] === true) return reply;
    // Version 1.14.0 knows no other field for the message of an error.
    const message = reply['error'] ?? (generation === 'current' ? reply['message'] : undefined);
    throw new ReportError(String(message), response.status);
  }
}

function chunksOf(rows: SdkRow[]): SdkRow[][] {
  const chunks: SdkRow[][] = [];
  let chunk: SdkRow[] = [];
  for (const row of rows) {
    const bytes = Buffer.byteLength(JSON.stringify({ results: [...chunk, row] }));
    if (chunk.length > 0 && (chunk.length === MAX_ROWS || bytes > MAX_BYTES)) {
      chunks.push(chunk);
      chunk = [];
    }
    chunk.push(row);
  }
  return [...chunks, chunk];
}
