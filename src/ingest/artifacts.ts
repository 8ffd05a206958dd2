import { openAsBlob } from 'node:fs';
import type { CallOptions } from '../client/call-options.ts';
import type { IngestClient } from '../client/ingest-client.ts';
import { backoffMs, type RetryPolicy } from '../client/retry-policy.ts';
import type { Clock } from '../clock.ts';
import { errorMessage } from '../errors.ts';
import { isTransient } from '../run/trouble.ts';
import { detectFormat } from './detect.ts';

/** A result file on this machine. */
export interface ResultFile {
  /** Absolute. */
  readonly path: string;
  /** As people know it: relative to the workspace. */
  readonly name: string;
}

/** What it takes to upload files. */
export interface ArtifactParts {
  readonly client: IngestClient;
  readonly projectId: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly retryPolicy: RetryPolicy;
  readonly options: CallOptions;
}

export interface StoredArtifacts {
  /** Name of the file to the id of its upload. */
  readonly ids: ReadonlyMap<string, string>;
  /** Uploads that failed; the results lose nothing by it. */
  readonly warnings: readonly string[];
}

const TRIES = 3;
/** A service that took none of this many files is not asked to take the others. */
const MAX_FAILURES = 3;

/** Uploads the raw files one after another. Rejects only with the abort reason. */
export async function storeArtifacts(
  files: readonly ResultFile[],
  parts: ArtifactParts,
): Promise<StoredArtifacts> {
  const ids = new Map<string, string>();
  const warnings: string[] = [];
  for (const [index, file] of files.entries()) {
    if (warnings.length === MAX_FAILURES) {
      warnings.push(`${files.length - index} further result files were not uploaded.`);
      break;
    }
    try {
      ids.set(file.name, await storeFile(file, parts));
    } catch (error) {
      parts.options.signal?.throwIfAborted();
      warnings.push(`${file.name} itself was not uploaded: ${errorMessage(error)}`);
    }
  }
  return { ids, warnings };
}

async function storeFile(file: ResultFile, parts: ArtifactParts): Promise<string> {
  const { client, projectId, options } = parts;
  const content = await openAsBlob(file.path);
  const contentType = await contentTypeOf(content);
  for (let attempt = 1; ; attempt += 1) {
    // An address serves one upload, so that every try needs one of its own.
    const url = await client.uploadAddress(projectId, options);
    try {
      return await client.uploadArtifact({ url, content, contentType }, options);
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error;
      const delayMs = backoffMs(parts.retryPolicy, attempt, parts.random);
      await parts.clock.sleep(delayMs, options.signal);
    }
  }
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
