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
} from '../contract/ingest.ts';
import { LIMITS } from '../contract/limits.ts';
import { formatIssues } from '../contract/validation.ts';
import { ApiCaller } from './api-caller.ts';
import { RequestShapeError } from './api-error.ts';
import { apiPath } from './api-path.ts';
import { type ArtifactTarget, sendArtifact } from './artifact-upload.ts';
import type { CallOptions } from './call-options.ts';
import { type Connection, openConnection } from './connection.ts';
import type { EvalApiClientOptions } from './eval-api-client.ts';
import { RateBucket } from './rate-bucket.ts';
import { DEFAULT_RETRY_POLICY } from './retry-policy.ts';
import { createTransport, type Transport } from './transport.ts';

/** The service may take this long over a request. Source: wire.md, 2.4. */
const DEFAULT_REQUEST_TIMEOUT_MS = 65_000;

/**
 * The five ingest routes, and the addresses they give. `projectId` may be the literal `default`.
 * Methods throw what those of EvalApiClient throw, and QuotaError.
 */
export class IngestClient {
  readonly #caller: ApiCaller;
  readonly #connection: Connection;
  readonly #transport: Transport;

  /** @throws ConfigurationError for an unusable address or key. */
  constructor(options: EvalApiClientOptions) {
    const { clock, logger } = options;
    const { rateBurst: burst, ratePerSecond: perSecond } = LIMITS;
    this.#connection = openConnection(options.baseUrl, options.apiKey);
    this.#transport = options.transport ?? createTransport();
    this.#caller = new ApiCaller({
      connection: this.#connection,
      userAgent: `mcp-eval-gate-action/${options.version}`,
      transport: this.#transport,
      bucket: options.bucket ?? new RateBucket({ burst, perSecond, clock }),
      clock,
      logger,
      random: options.random ?? Math.random,
      requestTimeoutMs: options.requestTimeoutMs ?? DEFAULT_REQUEST_TIMEOUT_MS,
      retryPolicy: options.retryPolicy ?? DEFAULT_RETRY_POLICY,
    });
  }

  /** Creates the run of `externalRunId`, or finds it where there is one. */
  async start(projectId: string, body: IngestStart, options?: CallOptions): Promise<IngestStarted> {
    return this.#post(
      ingestPath(projectId, 'runs', 'start'),
      { body: checked(ingestStartSchema, body, 'runs/start') },
      ingestStartedSchema,
      options,
    );
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
    return this.#post(
      ingestPath(projectId, 'runs', 'finalize'),
      { body: checked(ingestFinalizeSchema, body, 'runs/finalize') },
      ingestResultSchema,
      options,
    );
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
    const level = JSON.stringify(checked(ingestStartSchema, run, 'report'));
    const json = `${level.slice(0, -1)},"results":[${rows.join(',')}]}`;
    const path = ingestPath(projectId, 'report');
    return this.#caller.call(
      { method: 'POST', path, json, reply: ingestResultSchema, repeatable: false },
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
    return sendArtifact(target, this.#transport, this.#connection, options);
  }

  #post<Reply>(
    path: string,
    content: { body?: unknown; json?: string },
    reply: z.ZodType<Reply>,
    options?: CallOptions,
  ): Promise<Reply> {
    return this.#caller.call(
      { method: 'POST', path, ...content, reply, repeatable: true },
      options,
    );
  }
}

function ingestPath(projectId: string, ...rest: string[]): string {
  return apiPath('projects', projectId, 'eval-ingest', ...rest);
}

/** What we send is held to the contract before it goes out. */
function checked<Body>(schema: z.ZodType<Body>, body: unknown, what: string): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new RequestShapeError(what, formatIssues(parsed.error));
}
