/** Two starts of a service with different configurations, on one database file. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { secretsOfServer } from '../../../src/api/servers-file.ts';
import type { ProjectSetup } from '../../../src/service/catalogue/config-file.ts';
import { applySetup } from '../../../src/service/catalogue/setup.ts';
import { emptyProject } from '../../../src/service/settings.ts';
import { type Database, openDatabase } from '../../../src/service/storage/database.ts';
import { folderWith } from '../../support/folder.ts';
import { localServer, remoteServer } from '../../support/service.ts';

let folder: string;
let database: Database;
beforeEach(() => {
  folder = folderWith();
  database = openDatabase(join(folder, 'db'));
});
afterEach(() => database.destroy());

const server = (name: string) => localServer(name, { command: 'node', args: [] });
const project = (name: string, rest: Partial<ProjectSetup>): ProjectSetup => {
  return { ...emptyProject(name), ...rest };
};

test('what stays keeps its id, what changed is updated, what left goes', async () => {
  const before = project('P', { servers: [server('same'), server('other'), server('gone')] });
  const after = project('P', {
    description: 'new',
    servers: [server('same'), { ...server('other'), command: 'deno' }],
  });
  const read = () => database.selectFrom('servers').selectAll().orderBy('seq').execute();
  await applySetup(database, [before], 1);
  const first = await read();
  await applySetup(database, [after], 2);
  const second = await read();
  const [same, other, gone] = first;
  expect(second).toEqual([
    same,
    { ...other, entry: expect.stringContaining('deno'), updatedAt: 2 },
    { ...gone, isEnabled: 0 },
  ]);
});

test('projects that left stay, and `Default` is always there', async () => {
  const setup = project('P', { servers: [server('a')] });
  const read = async () => {
    const names = await database.selectFrom('projects').select('name').orderBy('seq').execute();
    const servers = await database.selectFrom('servers').select('isEnabled').execute();
    return [names.map(({ name }) => name), servers.map((one) => one.isEnabled)];
  };
  await applySetup(database, null, 1);
  expect(await read()).toEqual([['Default'], []]);
  for (const projects of [[setup], null]) {
    await applySetup(database, projects, 2);
    expect(await read()).toEqual([['Default', 'P'], [1]]);
  }
  await applySetup(database, [], 3);
  expect(await read()).toEqual([['Default', 'P'], [0]]);
});

test('secrets of stored servers', () => {
  const args = ['--token', 'tok-en1', '--port', '80'];
  const local = localServer('s', { args, env: { X: 'Hunter!2' } });
  expect(secretsOfServer(local)).toEqual(['tok-en1', 'Hunter!2']);
  const headers = { Authorization: 'Bearer b-1', Accept: 'text/html' };
  const remote = remoteServer('r', 'https://u:pass-1@x.test/', headers);
  expect(secretsOfServer(remote)).toEqual(expect.arrayContaining(['pass-1', 'b-1']));
});
