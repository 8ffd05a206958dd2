import type { ReadIteration } from '../../../src/contract/resources/iteration.ts';
import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { clientOf } from './action-client.ts';

/** A run of a service with everything in it. */
export type StoredRun = ReadRun & { rows: ReadIteration[] };

/** All runs a key can see, the oldest first. */
export async function readStoredRuns(service: {
  baseUrl: string;
  apiKey: string;
}): Promise<StoredRun[]> {
  const { baseUrl, apiKey } = service;
  const client = clientOf({ baseUrl, key: apiKey });
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
