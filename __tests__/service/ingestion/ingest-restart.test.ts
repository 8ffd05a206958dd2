import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ApiCaller } from '../../support/service/api-caller.ts';
import { ingest, numberedRows } from '../../support/service/reporters/ingest-rows.ts';
import { SdkReporter } from '../../support/service/reporters/sdk-reporter.ts';
import { fullSdkRow } from '../../support/service/reporters/sdk-rows.ts';
import { temporaryFolder } from '../../support/service/service-fixture.ts';
import {
  runService,
  type ServiceProcess,
  spawnService,
} from '../../support/service/service-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let service: ServiceProcess;
let key: string;
const database = () => join(folder.path, 'service.sqlite');

async function startService(port = '0'): Promise<ApiCaller> {
  const options = ['--port', port, '--database', database(), '--burst', '1000'];
  service = spawnService(['serve', ...options], { ipc: true, cwd: folder.path });
  const { baseUrl } = await service.firstMessage;
  return ApiCaller.connect(String(baseUrl), key);
}
async function killService(): Promise<void> {
  service.child.kill('SIGKILL');
  await service.ended;
}

beforeEach(async () => {
  folder = await temporaryFolder();
  const { stdout } = await runService(
    ['keys', 'create', '--name', 'test', '--database', database()],
    folder.path,
  );
  key = stdout.split('\n')[0] ?? '';
});
afterEach(async () => {
  await killService();
  await folder.remove();
});

it('a run in the making outlives the death of the service and can be finished', async () => {
  const before = await startService();
  const run = { suiteName: 'sharded', externalRunId: 'ci-88', expectedIterations: 6 };
  const { runId } = (await before.post(ingest('runs/start'), run)).body;
  const rows = numberedRows(6);
  await before.post(ingest('runs/iterations'), { runId, results: rows.slice(0, 4) });
  await killService();

  const after = await startService();
  expect((await after.get(`~/eval-runs/${runId}`)).body).toMatchObject({
    status: 'running',
    result: null,
    completedAt: null,
    summary: { total: 6, passed: 4, failed: 0 },
  });
  const again = (await after.post(ingest('runs/start'), run)).body;
  expect(again).toMatchObject({ runId, reused: true, status: 'running' });
  const { body } = await after.post(ingest('runs/iterations'), { runId, results: rows });
  expect(body).toMatchObject({ inserted: 2, skipped: 4, total: 6 });
  const end = { runId, externalRunId: run.externalRunId };
  expect((await after.post(ingest('runs/finalize'), end)).body).toMatchObject({
    status: 'completed',
    result: 'passed',
    summary: { total: 6 },
  });
});

it('a reporter whose service is killed under it reports every row once', async () => {
  const before = await startService();
  const { origin, port } = new URL(before.baseUrl);
  const sdk = new SdkReporter({
    origin,
    apiKey: key,
    generation: 'current',
    // Longer than the published ones, so that a machine under load has started the service anew.
    waitsMs: [1_000, 5_000, 15_000],
  });
  const run = { suiteName: 'killed', externalRunId: 'sdk-1-a' };
  const results = Array.from({ length: 450 }, (_, index) => fullSdkRow(index + 1));
  const reporting = sdk.report({ ...run, results });
  while (sdk.sent.length < 3) await delay(1);
  await killService();
  const after = await startService(port);
  expect(await reporting).toMatchObject({ status: 'completed', summary: { total: 450 } });
  const { items } = (await after.get('~/eval-suites')).body;
  expect(items).toMatchObject([{ totals: { runs: 1, passed: 450, failed: 0 } }]);
});
