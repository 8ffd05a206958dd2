import { createClient } from '../../../src/client/client.ts';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import type { Logger } from '../../../src/ports/logger.ts';
import { createSecretKeeper } from '../../../src/redaction/secret-keeper.ts';
import type { IngestDependencies, IngestOptions } from '../../../src/results/ingest-to-service.ts';

/** What to ingest, where only the files matter. */
export function ingestOptions(
  options: Partial<IngestOptions> & Pick<IngestOptions, 'files'>,
): IngestOptions {
  return {
    format: 'auto',
    mergeRetries: false,
    testOutcome: 'unknown',
    project: undefined,
    suiteName: 'unit',
    externalRunId: undefined,
    shard: null,
    finalize: 'auto',
    uploadArtifacts: false,
    minPassRatePercent: undefined,
    notes: undefined,
    ...options,
  };
}

type Given = 'environment' | 'workspace';

interface Reached {
  baseUrl: string;
  apiKey: string;
  timeoutMs?: number;
}

/** The surroundings of a job that nobody cancels, on a service that never asks to wait. */
export function ingestDependencies({
  baseUrl,
  apiKey,
  timeoutMs = 10 * 60_000,
  ...given
}: Partial<IngestDependencies> & Pick<IngestDependencies, Given> & Reached): IngestDependencies {
  const neverAborted = new AbortController().signal;
  const { clock = systemClock, logger = SILENT, retryPolicy, random } = given;
  const secrets = createSecretKeeper();
  const bucket = new RateBucket({ burst: 1e9, perSecond: 1e9, clock: systemClock });
  const access = {
    ...{ baseUrl, apiKey, bucket, clock, logger, secrets, version: '1.2.3' },
    ...(retryPolicy && { retryPolicy }),
    ...(random && { random }),
  };
  return {
    client: createClient(access),
    deadlineAtMs: clock.now() + timeoutMs,
    signal: neverAborted,
    commitSha: '',
    ...{ clock, logger, secrets, bucket },
    ...given,
  };
}

const SILENT: Logger = {
  debug: () => undefined,
  info: () => undefined,
  notice: () => undefined,
  warning: () => undefined,
  error: () => undefined,
  group: (_title, body) => body(),
};
