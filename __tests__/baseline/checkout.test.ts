import { expect, test } from '@jest/globals';
import { findCheckout } from '../../src/session/checkout.ts';
import { folderWith } from '../support/folder.ts';

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
