import type { z } from 'zod';
import {
  type IngestAppended,
  type IngestFinalize,
  type IngestResult,
  type IngestStart,
  type IngestStarted,
  ingestAppendedSchema,
  ingestFinalizeSchema,
  ingestResultSchema,
  ingestStartedSchema,
  ingestStartSchema,
  uploadAddressSchema,
} from '../contract/resources/ingest.ts';
import { tolerant } from '../contract/wire/tolerance.ts';
import type { Clock } from '../ports/clock.ts';
import { type ApiAccess, type ApiClientOptions, checkedBody, openApi } from './api-access.ts';
import { apiPath } from './api-path.ts';
import { type ArtifactTarget, sendArtifact } from './artifact-upload.ts';
import type { CallOptions } from './call-options.ts';

/** What an upload is held against: an answer with these unread would prove nothing. */
const OUTCOME = ['status', 'result', 'summary.total', 'summary.passed', 'summary.failed'];

/** The service may take this long over a request. Source: wire.md, 2.4. */
const DEFAULT_REQUEST_TIMEOUT_MS = 65_000;

/**
 * The five ingest routes, and the addresses they give. `projectId` may be the literal `default`.
 * Methods throw what those of EvalApiClient throw, and QuotaError.
 */
export class IngestClient {
  readonly #api: ApiAccess;
  readonly #clock: Clock;

  /** @throws ConfigurationError for an unusable address or key. */
  constructor(options: ApiClientOptions) {
    this.#api = openApi(options, DEFAULT_REQUEST_TIMEOUT_MS);
    this.#clock = options.clock;
  }

  /** Creates the run of `externalRunId`, or finds it where there is one. */
  async start(projectId: string, body: IngestStart, options?: CallOptions): Promise<IngestStarted> {
    const checked = checkedBody(ingestStartSchema, body, 'runs/start');
    const path = ingestPath(projectId, 'runs', 'start');
    return this.#post(path, { body: checked }, tolerant(ingestStartedSchema, OUTCOME), options);
  }

  /**
   * Appends rows, each the JSON of an IngestRow. Rows whose `externalIterationId` the run has
   * already are skipped by the service, so a repeat does no harm.
   */
  async append(
    projectId: string,
    { runId, rows }: { runId: string; rows: readonly string[] },
    options?: CallOptions,
  ): Promise<IngestAppended> {
    const json = `{"runId":${JSON.stringify(runId)},"results":[${rows.join(',')}]}`;
    const path = ingestPath(projectId, 'runs', 'iterations');
    return this.#post(path, { json }, ingestAppendedSchema, options);
  }

  /** Ends a run; ending it again answers the same. */
  async finalize(
    projectId: string,
    body: IngestFinalize,
    options?: CallOptions,
  ): Promise<IngestResult> {
    const checked = checkedBody(ingestFinalizeSchema, body, 'runs/finalize');
    const path = ingestPath(projectId, 'runs', 'finalize');
    return this.#post(path, { body: checked }, tolerant(ingestResultSchema, OUTCOME), options);
  }

  /**
   * A whole run in one request; `rows` as for `append`. The API does not say that it may be
   * repeated, so after a failure that leaves open what it did it is not.
   */
  async report(
    projectId: string,
    { run, rows }: { run: IngestStart; rows: readonly string[] },
    options?: CallOptions,
  ): Promise<IngestResult> {
    const level = JSON.stringify(checkedBody(ingestStartSchema, run, 'report'));
    const json = `${level.slice(0, -1)},"results":[${rows.join(',')}]}`;
    const path = ingestPath(projectId, 'report');
    return this.#api.caller.call(
      {
        method: 'POST',
        path,
        json,
        reply: tolerant(ingestResultSchema, OUTCOME),
        repeatable: false,
      },
      options,
    );
  }

  /** An absolute address that takes one artifact. */
  async uploadAddress(projectId: string, options?: CallOptions): Promise<string> {
    const path = ingestPath(projectId, 'artifacts', 'upload-url');
    return (await this.#post(path, {}, uploadAddressSchema, options)).uploadUrl;
  }

  /**
   * Sends an artifact to an address of `uploadAddress`, once: an address serves one upload.
   * @returns its id. @throws as the methods of the API; the key is not sent along.
   */
  async uploadArtifact(target: ArtifactTarget, options: CallOptions = {}): Promise<string> {
    return sendArtifact(target, { ...this.#api, clock: this.#clock }, options);
  }

  #post<Reply>(
    path: string,
    content: { body?: unknown; json?: string },
    reply: z.ZodType<Reply>,
    options?: CallOptions,
  ): Promise<Reply> {
    return this.#api.caller.call(
      { method: 'POST', path, ...content, reply, repeatable: true },
      options,
    );
  }
}

function ingestPath(projectId: string, ...rest: string[]): string {
  return apiPath('projects', projectId, 'eval-ingest', ...rest);
}
