import type { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { formatIssues } from '../contract/wire/validation.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import { createSecretKeeper, type SecretKeeper } from '../redaction/secret-keeper.ts';
import type { RetryPolicy } from '../resilience/retry-policy.ts';
import { ApiCaller } from './api-caller.ts';
import { RequestShapeError } from './errors/api-error.ts';
import { RateBucket } from './rate/rate-bucket.ts';
import { DEFAULT_RETRY_POLICY } from './retry/retry-policy.ts';
import { type Connection, openConnection } from './transport/connection.ts';
import { createTransport, type Transport } from './transport/transport.ts';

/** What it takes to use the API, whichever part of it. */
export interface ApiClientOptions {
  /** With the version segment: `https://evals.example.com/api/v1`. */
  baseUrl: string;
  apiKey: string;
  /** Version of this action, for `User-Agent`. */
  version: string;
  clock: Clock;
  logger: Logger;
  /** Takes secrets out of what a service says; learns the key and what is sent beside it. */
  secrets?: SecretKeeper;
  transport?: Transport;
  /** To be shared by all clients of a process that use the same key. */
  bucket?: RateBucket;
  retryPolicy?: RetryPolicy;
  /** Of one try, its answer's body included. */
  requestTimeoutMs?: number;
  random?: () => number;
}

/** The API, opened for calls. */
export interface ApiAccess {
  caller: ApiCaller;
  connection: Connection;
  transport: Transport;
  secrets: SecretKeeper;
}

/** @throws ConfigurationError for an unusable address or key. */
export function openApi(options: ApiClientOptions, defaultTimeoutMs: number): ApiAccess {
  const { clock, logger, transport = createTransport() } = options;
  const { secrets = createSecretKeeper() } = options;
  const { rateBurst: burst, ratePerSecond: perSecond } = LIMITS;
  const connection = openConnection(options.baseUrl, options.apiKey);
  secrets.learn(connection.apiKey);
  const caller = new ApiCaller({
    connection,
    secrets,
    userAgent: `mcp-eval-gate-action/${options.version}`,
    transport,
    bucket: options.bucket ?? new RateBucket({ burst, perSecond, clock }),
    clock,
    logger,
    random: options.random ?? Math.random,
    requestTimeoutMs: options.requestTimeoutMs ?? defaultTimeoutMs,
    retryPolicy: options.retryPolicy ?? DEFAULT_RETRY_POLICY,
  });
  return { caller, connection, transport, secrets };
}

/**
 * What we send is held to the strict contract before it goes out.
 * @param what names the request in the error. @throws RequestShapeError.
 */
export function checkedBody<Body>(schema: z.ZodType<Body>, body: unknown, what: string): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new RequestShapeError(what, formatIssues(parsed.error));
}
