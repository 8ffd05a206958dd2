import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from '@jest/globals';
import { folderWith } from '../support/folder.ts';
import { callProgram } from '../support/program.ts';

let folder: string;
beforeEach(() => {
  folder = folderWith();
});

const keys = (...args: string[]) => callProgram(folder, 'keys', ...args);
const rows = async () => {
  const { out } = await keys('list');
  return out.split('\n').map((row) => row.split('\t'));
};

test('keys are created, listed, and revoked by their id', async () => {
  const first = await keys('create', '--organization', 'Acme', '--name', 'laptop');
  const second = await keys('create', '--organization', 'Acme', '--user', 'local');
  expect([first.out, second.out]).toEqual(Array(2).fill(expect.stringMatching(/^sk_[\w-]{43}$/)));
  const [row = []] = await rows();
  expect(row.slice(1)).toEqual([
    `${first.out.slice(0, 9)}…`,
    'active',
    expect.stringMatching(/^\d{4}-.*Z$/),
    'Acme',
    'local',
    'laptop',
  ]);
  const [firstId, secondId] = (await rows()).map(([id = '']) => id);
  expect((await keys('revoke', firstId ?? '')).code).toBe(0);
  expect((await keys('revoke', secondId ?? '')).code).toBe(0);
  expect((await rows()).map(([, , state]) => state)).toEqual(['revoked', 'revoked']);
  const again = await keys('revoke', second.out);
  expect(again).toMatchObject({ code: 2, out: '' });
  expect(again.log.join('')).not.toContain(second.out);
});

test.each([
  ['no action', [], 2],
  ['a misspelt action', ['lst'], 2],
  ['no organization', ['create'], 2],
  ['no id', ['revoke'], 2],
  ['two ids', ['revoke', 'a', 'b'], 2],
  ['an unknown member', ['create', '--organization', 'Acme', '--user', 'ann@acme.test'], 2],
  ['a list without a database', ['list', '--database', 'no.sqlite'], 3],
  ['a database that is none', ['list', '--database', 'text'], 3],
])('%s', async (_name, args, code) => {
  writeFileSync(join(folder, 'text'), 'hello');
  expect(await keys(...args)).toMatchObject({ code, out: '', log: [expect.any(String)] });
  expect(existsSync(join(folder, 'no.sqlite'))).toBe(false);
});

test('an organization is not created for a member that it cannot have', async () => {
  await keys('create', '--organization', 'Acme', '--user', 'ann@acme.test');
  await keys('create', '--organization', 'Other');
  const database = new DatabaseSync(join(folder, 'mcp-eval-gate.sqlite'));
  const names = database.prepare('SELECT name FROM organizations').all();
  database.close();
  expect(names).toMatchObject([{ name: 'Other' }]);
});
