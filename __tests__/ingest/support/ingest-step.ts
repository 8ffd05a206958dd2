/** A step of its own process: ingests one file and prints the report as JSON. */
import { RateBucket } from '../../../src/client/rate-bucket.ts';
import { systemClock } from '../../../src/clock.ts';
import { ingestResults } from '../../../src/ingest/ingest-results.ts';
import { RecordingLogger } from '../../client/support/recording-logger.ts';

const [baseUrl = '', apiKey = '', path = ''] = process.argv.slice(2);

const report = await ingestResults(
  {
    files: [{ path, name: 'a.xml' }],
    format: 'auto',
    mergeRetries: false,
    project: undefined,
    suiteName: 'unit',
    externalRunId: undefined,
    shard: null,
    finalize: 'auto',
    uploadArtifacts: false,
    minPassRatePercent: undefined,
    notes: undefined,
    timeoutMs: 60_000,
  },
  {
    baseUrl,
    apiKey,
    bucket: new RateBucket({ burst: 1e6, perSecond: 1e6, clock: systemClock }),
    version: '1.2.3',
    environment: process.env,
    workspace: '/',
    commitSha: '',
    clock: systemClock,
    logger: new RecordingLogger(),
    signal: new AbortController().signal,
  },
);
console.log(JSON.stringify(report));
