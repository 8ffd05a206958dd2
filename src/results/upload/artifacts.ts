import { openAsBlob } from 'node:fs';
import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import { DeadlineError, NetworkError } from '../../client/errors/api-error.ts';
import { isRateRejection, isTransient } from '../../client/retry/retry-decision.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { retry } from '../../resilience/retry.ts';
import type { RetryPolicy } from '../../resilience/retry-policy.ts';
import { startTimeLimit, type TimeLimit } from '../../resilience/time-limit.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { createDecoder } from '../read/decode.ts';
import { detectFormat } from '../read/detect.ts';
import type { ResultFile } from '../read/discover.ts';

/** What it takes to upload files. */
export interface ArtifactParts {
  readonly client: EvalsClient;
  readonly projectId: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly retryPolicy: RetryPolicy;
  readonly options: CallOptions & { readonly deadlineAtMs: number };
  /** Knows the secrets of the job. */
  readonly redactor: Redactor;
}

export interface StoredArtifacts {
  /** Name of the file to the id of its upload. */
  readonly ids: ReadonlyMap<string, string>;
  /** Uploads that failed; the results lose nothing by it. */
  readonly warnings: readonly string[];
}

const TRIES = 3;
/** A service that took none while so many failed is not asked to take the others. */
const MAX_FAILURES = 3;
/** How much of the time raw files may take, and how much at most: the results are to follow them. */
const TIME_SHARE = 0.25;
const LONGEST_MS = 5 * 60_000;

/**
 * Uploads the raw files one after another, but for those with a secret in them: unlike the results
 * they cannot be rid of it and stay what they are. Rejects only with the abort reason.
 */
export async function storeArtifacts(
  files: readonly ResultFile[],
  parts: ArtifactParts,
): Promise<StoredArtifacts> {
  const { signal } = parts.options;
  const leftMs = Math.max(0, parts.options.deadlineAtMs - parts.clock.now());
  const timeMs = Math.min(leftMs * TIME_SHARE, LONGEST_MS);
  const limit = startTimeLimit(timeMs, signal);
  const deadlineAtMs = parts.clock.now() + timeMs;
  const options = { deadlineAtMs, signal: limit.signal, optional: true };
  try {
    return await storeOneByOne(files, { ...parts, options }, limit);
  } finally {
    limit.end();
  }
}

async function storeOneByOne(
  files: readonly ResultFile[],
  parts: ArtifactParts,
  limit: TimeLimit,
): Promise<StoredArtifacts> {
  const ids = new Map<string, string>();
  const warnings: string[] = [];
  let failures = 0;
  let unwanted = false;
  for (const [index, file] of files.entries()) {
    if (unwanted || (ids.size === 0 && failures >= MAX_FAILURES) || limit.isReached()) {
      warnings.push(`${files.length - index} further result files were not uploaded.`);
      break;
    }
    const notUploaded = `${file.name} itself was not uploaded`;
    try {
      const content = await openAsBlob(file.path);
      if (await holdsSecret(content, parts.redactor)) {
        warnings.push(`${notUploaded}: it holds a secret of this job.`);
      } else ids.set(file.name, await storeContent(content, parts));
    } catch (error) {
      if (!limit.isReached()) limit.signal.throwIfAborted();
      failures += 1;
      // The rate is for the results; a service that has not answered in time will not do so either.
      unwanted = isRateRejection(error) || isTimeout(error);
      const reason = limit.isReached() ? 'it took too long.' : errorMessage(error);
      warnings.push(`${notUploaded}: ${reason}`);
    }
  }
  return { ids, warnings };
}

async function storeContent(content: Blob, parts: ArtifactParts): Promise<string> {
  const { client, projectId, clock, random, options } = parts;
  const contentType = await contentTypeOf(content);
  // An address serves one upload, so that every try needs one of its own; what keeps the service
  // from giving one has been tried again by then.
  let hasAddress = false;
  const upload = async () => {
    hasAddress = false;
    const url = await client.artifacts.uploadAddress(projectId, options);
    hasAddress = true;
    return client.artifacts.upload({ url, content, contentType }, options);
  };
  return retry(upload, {
    policy: { ...parts.retryPolicy, maxAttempts: TRIES },
    judge: (error) => (hasAddress && isTransient(error) && !isTimeout(error) ? {} : null),
    ...{ clock, random, signal: options.signal },
  });
}

function isTimeout(error: unknown): boolean {
  if (error instanceof DeadlineError) return true;
  return error instanceof NetworkError && error.kind === 'timeout';
}

/** Looks at the file as text, in whatever encoding it is. */
async function holdsSecret(content: Blob, redactor: Redactor): Promise<boolean> {
  const decoder = createDecoder(() => undefined);
  const search = redactor.search();
  for await (const chunk of content.stream()) {
    if (search.finds(decoder.write(chunk))) return true;
  }
  return search.finds(decoder.end());
}

const HEAD_BYTES = 4 * 1024;
const CONTENT_TYPES = { xml: 'application/xml', json: 'application/json' };

/** Judged by the beginning of the content, as its format is. */
async function contentTypeOf(content: Blob): Promise<string> {
  const head = await content.slice(0, HEAD_BYTES).text();
  const detection = detectFormat(head, content.size <= HEAD_BYTES);
  return detection === null || detection.kind === 'other'
    ? 'application/octet-stream'
    : CONTENT_TYPES[detection.kind];
}
