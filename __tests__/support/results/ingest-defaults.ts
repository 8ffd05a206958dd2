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
    timeoutMs: 10 * 60_000,
    ...options,
  };
}

type Given = 'baseUrl' | 'apiKey' | 'environment' | 'workspace';

/** The surroundings of a job that nobody cancels, on a service that never asks to wait. */
export function ingestDependencies(
  dependencies: Partial<IngestDependencies> & Pick<IngestDependencies, Given>,
): IngestDependencies {
  const neverAborted = new AbortController().signal;
  return {
    bucket: new RateBucket({ burst: 1e9, perSecond: 1e9, clock: systemClock }),
    serviceSignal: dependencies.signal ?? neverAborted,
    signal: neverAborted,
    secrets: createSecretKeeper(),
    version: '1.2.3',
    commitSha: '',
    clock: systemClock,
    logger: SILENT,
    ...dependencies,
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
