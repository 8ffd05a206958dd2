/** Prints how long a page of 100,000 runs takes over HTTP, the first 200 pages one after the other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organizationOf, SETTINGS, startTestService } from '../__tests__/support/service.ts';
import { openDatabase } from '../src/service/storage/database.ts';

const RUNS = 100_000;
const PAGES = 200;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const databaseFile = join(folder, 'service.sqlite');
const service = await startTestService([organizationOf({})], { databaseFile, settings: SETTINGS });
await fill();

const times: number[] = [];
const [suite] = (await service.send(`${service.project}/eval-suites`)).body.items;
const path = `${service.project}/eval-suites/${suite.id}/runs?limit=100`;
let cursor = '';
for (let page = 0; page < PAGES; page += 1) {
  const start = performance.now();
  const { body } = await service.send(`${path}${cursor}`);
  times.push(performance.now() - start);
  if (body.items.length !== 100) throw new Error(`page ${page} has ${body.items.length} runs`);
  cursor = `&cursor=${body.nextCursor}`;
}
const suites: number[] = [];
for (let at = 0; at < PAGES; at += 1) {
  const start = performance.now();
  await service.send(`${service.project}/eval-suites`);
  suites.push(performance.now() - start);
}
await service.close();
rmSync(folder, { recursive: true });
print(`a page of 100 of ${RUNS} runs`, times);
print('the list of suites', suites);

function print(what: string, all: number[]): void {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(0.9999)} ms`);
}

async function fill(): Promise<void> {
  const database = openDatabase(databaseFile);
  const { id: projectId, organizationId } = await database
    .selectFrom('projects')
    .select(['id', 'organizationId'])
    .executeTakeFirstOrThrow();
  const times = { createdAt: 1, updatedAt: 1 };
  const row = { id: 'st_1', projectId, name: 's', serverIds: '[]', runs: RUNS, ...times };
  await database.insertInto('suites').values(row).execute();
  await database.transaction().execute(async (queries) => {
    for (let from = 0; from < RUNS; from += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, at) => ({
        id: `r_${from + at}`,
        suiteId: 'st_1',
        projectId,
        organizationId,
        runNumber: from + at + 1,
        status: 'completed',
        result: 'passed',
        source: 'api',
        planned: 10,
        passed: 10,
        createdAt: 1,
        touchedAt: 1,
        completedAt: 2,
      }));
      await queries.insertInto('runs').values(rows).execute();
    }
  });
  await database.destroy();
}
