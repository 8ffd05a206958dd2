import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { upload } from '../../../src/sources/upload/upload.ts';
import { type Fault, startFaultyProxy } from '../../support/faulty-proxy.ts';
import { organizationOf, startTestService } from '../../support/service.ts';
import {
  environmentOf,
  quickClient,
  reportOf,
  storedOf,
  titlesOf,
  uploadUnderFaults,
} from '../../support/uploads.ts';

const PROGRAM = join(import.meta.dirname, '../../support/upload-program.ts');

test('20 uploads over a bad network lose and double nothing', async () => {
  expect(await Array.fromAsync(uploadUnderFaults(20))).toEqual([]);
});

test.each<[string, path: RegExp, faults: (Fault | null)[]]>([
  ['before the run starts', /start$/, ['hang']],
  ['before the first rows', /iterations$/, ['hang', 'hang', 'hang']],
  ['amid the rows', /iterations$/, [null, null, 'hang']],
  ['before the run is finalized', /finalize$/, ['hang']],
  ['after the answer to finalize is lost', /finalize$/, ['lose', 'hang']],
])('an upload killed %s can be repeated', async (_name, path, faults) => {
  const service = await startTestService([organizationOf({})]);
  const hanging = Promise.withResolvers<void>();
  const proxy = await startFaultyProxy(service.origin, (url) => {
    const fault = path.test(url) ? (faults.shift() ?? null) : null;
    if (fault === 'hang' && faults.length === 0) hanging.resolve();
    return fault;
  });
  const child = spawn(process.execPath, [PROGRAM, proxy.origin, service.key, '650'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  void exit.then(() => hanging.reject(new Error('it ended')));
  await hanging.promise;
  child.kill('SIGKILL');
  await exit;
  const report = reportOf(650);
  const projectId = service.project.slice('/projects/'.length);
  const client = quickClient(service.origin, service.key);
  await upload(report, new Map(), { client, projectId }, environmentOf());
  expect(report.warnings).toEqual([]);
  expect(await storedOf(client, projectId, report)).toEqual({
    runs: 1,
    status: 'completed',
    result: 'failed',
    summary: { total: 650, passed: 585, failed: 65, passRate: 0.9 },
    titles: titlesOf(report),
  });
  await proxy.close();
  await service.close();
  expect(service.bugs).toEqual([]);
});
