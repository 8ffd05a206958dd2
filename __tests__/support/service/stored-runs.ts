import { createClient } from '../../../src/client/client.ts';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import type { ReadIteration } from '../../../src/contract/resources/iteration.ts';
import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { RecordingLogger } from '../client/recording-logger.ts';

/** A run of a service with everything in it. */
export type StoredRun = ReadRun & { rows: ReadIteration[] };

/** All runs a key can see, the oldest first. */
export async function readStoredRuns(service: {
  baseUrl: string;
  apiKey: string;
}): Promise<StoredRun[]> {
  const { baseUrl, apiKey } = service;
  const client = createClient({
    ...{ baseUrl, apiKey, version: '1.2.3', clock: systemClock, logger: new RecordingLogger() },
    bucket: new RateBucket({ burst: 1e6, perSecond: 1e6, clock: systemClock }),
  });
  const runs: StoredRun[] = [];
  for await (const project of client.projects.list()) {
    for await (const suite of client.suites.list(project.id)) {
      for await (const run of client.suites.runs(project.id, suite.id)) {
        const rows: ReadIteration[] = [];
        for await (const row of client.runs.iterations(project.id, run.id)) rows.push(row);
        runs.push({ ...run, rows });
      }
    }
  }
  return runs.sort((a, b) => (a.runNumber ?? 0) - (b.runNumber ?? 0));
}
