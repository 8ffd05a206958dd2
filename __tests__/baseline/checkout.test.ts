import { expect, test } from '@jest/globals';
import { readConfig } from '../../src/inputs/config.ts';
import { isOfHead } from '../../src/session/base.ts';
import { findCheckout } from '../../src/session/checkout.ts';
import { folderWith } from '../support/folder.ts';
import { environmentIn } from '../support/program.ts';

const [A, B] = ['a'.repeat(40), 'b'.repeat(40)];
const WORKSPACE = folderWith({
  '.git/HEAD': `${A}\n`,
  '.git/worktrees/tree/HEAD': `${B}\n`,
  'src/index.ts': '',
  'detached/.git/HEAD': `${'c'.repeat(40)}\n`,
  'branch/.git/HEAD': 'ref: refs/heads/main\n',
  'branch/.git/packed-refs': `# pack-refs\n${'d'.repeat(40)} refs/heads/main\n`,
  'tree/.git': 'gitdir: ../.git/worktrees/tree\n',
  'elsewhere/.git': 'gitdir: ../../tree\n',
});

test.each([
  ['a detached commit', 'c', 'detached'],
  ['a branch', 'd', 'branch'],
  ['what `git worktree` made', 'b', 'tree'],
  ['the head itself is none', 'a', null],
  ['another commit', 'e', null],
])('%s', async (_, letter, folder) => {
  const others: string[] = [];
  const commits = [null, undefined, letter.repeat(40)];
  expect(await findCheckout(WORKSPACE, commits, (name) => others.push(name))).toBe(folder);
  if (folder === null) expect(others.sort()).toEqual(['branch', 'detached', 'tree']);
});

const LOCAL = { command: 'node', args: ['server.mjs'] };
const [HERE, ELSEWHERE] = ['http://127.0.0.1:3000', 'https://mcp.example.test'].map((url) => ({
  url,
}));
const [BASE, ROOT] = ['workspaceFolder', 'ROOT'].map((name) => `$\{${name}}`);
const runs = (...args: string[]) => ({ ...LOCAL, args });
test.each<[string, object, object | null, boolean]>([
  ['starts there', LOCAL, null, false],
  ['starts there, by a variable', runs(`${BASE}/s.mjs`), null, false],
  ['is of the head', runs(`${ROOT}/server.mjs`), null, true],
  ['has an option of the head', runs(`--app=${ROOT}/server.mjs`), null, true],
  ['imports from the head', { ...LOCAL, env: { PYTHONPATH: `${ROOT}/src` } }, null, true],
  ['starts in the head', { ...LOCAL, cwd: '..' }, null, true],
  ['starts in a folder of the base', { ...runs('../s.mjs'), cwd: 'packages' }, null, false],
  ['listens on this machine', HERE ?? {}, LOCAL, true],
  ['is another service', ELSEWHERE ?? {}, LOCAL, false],
  ['is the only one, another service', ELSEWHERE ?? {}, null, true],
])('a server that %s', async (_, one, other, expected) => {
  const list = JSON.stringify({ mcpServers: other ? { one, other } : { one } });
  const folder = folderWith({ '.mcp.json': list, 'base/.mcp.json': list });
  const { config } = readConfig(new Map([['suite-file', 's']]), ['suite-file']);
  const environment = environmentIn(folder, [], { ROOT: folder });
  expect(await isOfHead('base', config, environment)).toBe(expected);
});
