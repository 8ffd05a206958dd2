import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../../support/service/service-fixture.ts';

const FIXTURE = join(import.meta.dirname, '../../support/service/fixtures/fill-disk.ts');

/** A limit on the size of files stands in for the size of the disk. */
const SCRIPT = 'ulimit -f 8000 && exec "$0" "$1" "$2"';

it('a transaction that finds the disk full says so, stores nothing and blocks nothing', async () => {
  const folder = await temporaryFolder();
  const database = join(folder.path, 'service.sqlite');
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    SCRIPT,
    ...[process.execPath, FIXTURE, database],
  ]);
  const [full, next] = stdout.trim().split('\n');
  expect(full).toMatch(/disk|full/i);
  expect(next).toBe('stored');
  await folder.remove();
});
