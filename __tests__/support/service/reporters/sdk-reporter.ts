import { setTimeout as delay } from 'node:timers/promises';

/** What a test run has to report. */
export interface SdkReport extends SdkRun {
  results: SdkRow[];
}

export interface SdkRun {
  suiteName: string;
  externalRunId: string;
  passCriteria?: { minimumPassRate: number };
  framework?: string;
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
  /** Of the later ones; `default` where it is left out. */
  project?: string;
  /** Waits between the attempts of a request; shorter than the published ones where not given. */
  waitsMs?: readonly number[];
}

/** Those of the published SDK, with up to a fifth more or less. */
export const PUBLISHED_WAITS_MS = [250, 750, 1750];
const SHORT_WAITS_MS = PUBLISHED_WAITS_MS.map((waitMs) => waitMs / 25);
const JITTER = 0.2;

const MAX_ROWS = 200;
const MAX_BYTES = 1024 * 1024;

interface ReportBody {
  results?: unknown[];
  [field: string]: unknown;
}

class ReportError extends Error {
  readonly retryable: boolean;
  constructor(message: string, status: number) {
    super(message);
    this.retryable =
      status === 429 || status >= 500 || /network|fetch|timeout|429|5\d\d/i.test(message);
  }
}

/**
 * A reporter that behaves on the wire as the published SDK does (wire reference, 9.3): one-shot
 * for small sets, chunks of 200 rows and about 1 MiB else, one request after the other, widget
 * HTML uploaded before the rows that show it, four attempts that ignore Retry-After, and the short
 * cut for a reused run.
 */
export class SdkReporter {
  readonly #target: SdkTarget;
  /** Every request sent: the end of its path, and its rows if it had some. */
  readonly sent: { route: string; rows?: number }[] = [];

  constructor(target: SdkTarget) {
    this.#target = target;
  }

  async report({ results, ...run }: SdkReport): Promise<Record<string, unknown>> {
    const rows = numbered(run, results);
    const whole = JSON.stringify({ ...run, results: rows });
    if (rows.length <= MAX_ROWS && Buffer.byteLength(whole) <= MAX_BYTES) {
      return this.#post('report', { ...run, results: await this.#withUploads(rows) });
    }
    const started = await this.start(run);
    if (isFinished(started)) return started;
    for (const chunk of chunksOf(rows)) await this.append(started['runId'], chunk);
    return this.finalize(started['runId'], run.externalRunId);
  }

  /** The streaming reporter: rows are sent as soon as they fill a request. */
  stream(run: SdkRun): SdkStream {
    return new SdkStream(this, run);
  }

  start(run: SdkRun): Promise<Record<string, unknown>> {
    return this.#post('runs/start', { ...run });
  }

  async append(runId: unknown, rows: SdkRow[]): Promise<Record<string, unknown>> {
    return this.#post('runs/iterations', { runId, results: await this.#withUploads(rows) });
  }

  finalize(runId: unknown, externalRunId: string): Promise<Record<string, unknown>> {
    return this.#post('runs/finalize', { runId, externalRunId });
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
    for (const waitMs of [...(this.#target.waitsMs ?? SHORT_WAITS_MS), null]) {
      try {
        return await this.#attempt(route, body);
      } catch (error) {
        const retryable = error instanceof ReportError ? error.retryable : true;
        if (!retryable || waitMs === null) throw error;
        await delay(waitMs * (1 - JITTER + 2 * JITTER * Math.random()));
      }
    }
    throw new Error('unreachable');
  }

  async #attempt(route: string, body: ReportBody): Promise<Record<string, unknown>> {
    const { origin, apiKey, generation, project = 'default' } = this.#target;
    const base =
      generation === 'current'
        ? `/api/v1/projects/${encodeURIComponent(project)}/eval-ingest`
        : '/sdk/v1/evals';
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

/** Rows on their way while the tests still run. */
export class SdkStream {
  readonly #reporter: SdkReporter;
  readonly #run: SdkRun;
  #rows: SdkRow[] = [];
  #count = 0;
  #runId: unknown;

  constructor(reporter: SdkReporter, run: SdkRun) {
    this.#reporter = reporter;
    this.#run = run;
  }

  async record(row: SdkRow): Promise<void> {
    this.#count += 1;
    this.#rows.push(...numbered(this.#run, [row], this.#count));
    const bytes = Buffer.byteLength(JSON.stringify({ results: this.#rows }));
    if (this.#rows.length === MAX_ROWS || bytes > MAX_BYTES) await this.#flush();
  }

  /** Where nothing was sent yet, everything goes at once. */
  async finalize(): Promise<Record<string, unknown>> {
    if (this.#runId === undefined) {
      return this.#reporter.report({ ...this.#run, results: this.#rows });
    }
    await this.#flush();
    return this.#reporter.finalize(this.#runId, this.#run.externalRunId);
  }

  async #flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    this.#runId ??= (await this.#reporter.start(this.#run))['runId'];
    const rows = this.#rows;
    this.#rows = [];
    await this.#reporter.append(this.#runId, rows);
  }
}

function numbered(run: SdkRun, rows: SdkRow[], first = 1): SdkRow[] {
  return rows.map((row, index) => ({
    externalIterationId: `${run.externalRunId}-${first + index}`,
    ...row,
  }));
}

function isFinished(started: Record<string, unknown>): boolean {
  const { reused, status, result, summary } = started;
  return reused === true && status === 'completed' && Boolean(result) && Boolean(summary);
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
