import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Checkout, findCheckouts } from '../../../src/session/code-origin/checkouts.ts';
import { ForkedRepository, git } from '../../support/session/forked-repository.ts';

let repository: ForkedRepository;
let commits: ForkedRepository['commits'];

beforeAll(() => {
  repository = new ForkedRepository({ 'sub/file': '' });
  commits = repository.commits;
});
afterAll(() => repository.remove());

async function checkoutsIn(workspace: string, named = '.'): Promise<Checkout[]> {
  const { checkouts } = await findCheckouts(workspace, {
    places: [join(workspace, named)],
    words: [],
  });
  return checkouts;
}

async function headOf(workspace: string): Promise<Checkout['head'] | undefined> {
  return (await checkoutsIn(workspace)).find(({ folder }) => folder === '.')?.head;
}

const write = (folder: string, path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe('the commit of a checkout', () => {
  it.each<[name: string, make: (workspace: string) => unknown]>([
    ['is detached', () => undefined],
    ['is at a branch', (folder) => git(folder, 'checkout', '-q', '-b', 'topic/one')],
    [
      'is at a branch that is packed',
      (folder) => {
        git(folder, 'checkout', '-q', '-b', 'topic/one');
        git(folder, 'pack-refs', '--all');
      },
    ],
    [
      'is at a branch that moved since it was packed',
      (folder) => {
        git(folder, 'checkout', '-q', '-b', 'topic');
        git(folder, 'reset', '-q', '--hard', commits.main);
        git(folder, 'pack-refs', '--all');
        git(folder, 'reset', '-q', '--hard', commits.fork);
      },
    ],
    [
      'is at a branch of an odd name',
      (folder) => git(folder, 'checkout', '-q', '-b', 'fix(ü)/a,b=1'),
    ],
    ['is named like an own branch', (folder) => git(folder, 'checkout', '-q', '-b', 'main')],
    [
      'has several remotes',
      (folder) => git(folder, 'remote', 'add', 'fork', 'https://github.com/mallory/weather-mcp'),
    ],
  ])('%s', async (_name, make) => {
    const workspace = repository.checkout('fork');
    git(workspace, 'fetch', '-q', repository.bare, commits.main);
    make(workspace);
    expect(git(workspace, 'rev-parse', 'HEAD')).toBe(commits.fork);
    expect(await headOf(workspace)).toMatchObject({ kind: 'commit', sha: commits.fork });
  });

  it('is that of a shallow checkout', async () => {
    const workspace = repository.checkout('forkMerge', repository.newFolder(), '--depth=1');
    expect(readdirSync(join(workspace, '.git'))).toContain('shallow');
    expect(await headOf(workspace)).toMatchObject({
      sha: commits.forkMerge,
      pullRequests: [2],
    });
  });

  it.each<[name: string, head: string, reason: RegExp]>([
    ['a way out of the folder', 'ref: ../../x', /names no branch/],
    ['a way out below the refs', 'ref: refs/heads/../../../x', /names no branch/],
    ['a way out at the end', 'ref: refs/heads/..', /names no branch/],
    ['an absolute path', 'ref: /etc/passwd', /names no branch/],
    ['a branch that is not there', 'ref: refs/heads/none', /has no commit/],
    ['a circle', 'ref: refs/heads/circle', /circles/],
    ['half a commit', '0123456789abcdef', /names no branch/],
    ['another revision', 'main~1', /names no branch/],
    ['nothing', '', /names no branch/],
    ['too much', 'a'.repeat(1_000_000), /too long/],
    ['two lines', `${'a'.repeat(40)}\n${'b'.repeat(40)}`, /names no branch/],
    ['refs in tables', 'ref: refs/heads/.invalid', /names no branch/],
  ])('is unknown where HEAD has %s', async (_name, head, reason) => {
    const workspace = repository.checkout('main');
    write(workspace, '../x', commits.main);
    write(workspace, '.git/refs/heads/circle', 'ref: refs/heads/circle');
    write(workspace, '.git/HEAD', head);
    expect(await headOf(workspace)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(reason),
    });
  });

  it.each<[name: string, make: (workspace: string, other: string) => void, reason: RegExp]>([
    [
      '`.git` is a link',
      (folder, other) => symlinkSync(join(other, '.git'), join(folder, '.git')),
      /`\.git` is a link/,
    ],
    [
      'HEAD is a link',
      (folder, other) => {
        mkdirSync(join(folder, '.git'));
        symlinkSync(join(other, '.git/HEAD'), join(folder, '.git/HEAD'));
      },
      /`HEAD` is a link/,
    ],
    [
      'a folder of refs is a link',
      (folder, other) => {
        git(other, 'branch', 'main');
        write(folder, '.git/HEAD', 'ref: refs/heads/main');
        symlinkSync(join(other, '.git/refs'), join(folder, '.git/refs'));
      },
      /is a link/,
    ],
    [
      '`.git` leads out of the workspace',
      (folder, other) => write(folder, '.git', `gitdir: ${join(other, '.git')}\n`),
      /out of the workspace/,
    ],
    [
      'HEAD is a pipe',
      (folder) => {
        mkdirSync(join(folder, '.git'));
        execFileSync('mkfifo', [join(folder, '.git/HEAD')]);
      },
      /is none/,
    ],
    ['`.git` is empty', (folder) => mkdirSync(join(folder, '.git')), /has no commit/],
    ['`.git` is any file', (folder) => write(folder, '.git', 'main'), /names no folder/],
    [
      '`.git` leads nowhere',
      (folder) => write(folder, '.git', 'gitdir: nowhere'),
      /cannot be read \(ENOENT\)/,
    ],
  ])('is unknown where %s', async (_name, make, reason) => {
    const other = repository.checkout('main');
    const workspace = repository.newFolder();
    make(workspace, other);
    expect(await headOf(workspace)).toMatchObject({
      kind: 'unknown',
      reason: expect.stringMatching(reason),
    });
  });

  it('is unknown where a file leads to another checkout of the workspace', async () => {
    const workspace = repository.checkout('main');
    write(workspace, 'pr/.git', 'gitdir: ../.git');
    write(workspace, 'pr2/.git', 'gitdir: ../.git/modules/one');
    write(workspace, '.git/modules/one/HEAD', commits.main);
    write(workspace, '.git/modules/one/config', '[core]\n\tworktree = ../../../sub\n');
    git(workspace, 'worktree', 'add', '-q', '--detach', 'tree');
    write(workspace, 'pr3/.git', 'gitdir: ../.git/worktrees/tree');
    const kinds = (await checkoutsIn(workspace)).map(({ folder, head }) => [folder, head.kind]);
    expect(Object.fromEntries(kinds)).toEqual({
      '.': 'commit',
      pr: 'unknown',
      pr2: 'unknown',
      pr3: 'unknown',
      tree: 'commit',
    });
  });

  it('is that of a worktree, and a submodule has that of the checkout around it', async () => {
    const workspace = repository.checkout('main');
    git(workspace, 'fetch', '-q', repository.bare, commits.fork);
    git(workspace, 'worktree', 'add', '-q', 'tree', commits.fork);
    const project = repository.newFolder();
    git(project, 'init', '-q');
    git(project, 'commit', '-q', '--allow-empty', '-m', 'a project');
    git(workspace, 'submodule', '--quiet', 'add', project, 'parts/one');
    const found = await checkoutsIn(workspace, 'parts/one/file');
    expect(found).toMatchObject([
      { folder: '.', named: true, head: { sha: commits.main } },
      { folder: 'tree', named: false, head: { sha: commits.fork } },
    ]);
  });

  it('is read without running what the checkout configures', async () => {
    const workspace = repository.checkout('fork');
    const trap = join(repository.root, 'sprung');
    const program = `touch ${trap}`;
    appendFileSync(
      join(workspace, '.git/config'),
      `[core]\n\tfsmonitor = "${program}"\n\tsshCommand = "${program}"\n[alias]\n\trev-parse = "!${program}"\n`,
    );
    write(workspace, '.git/hooks/post-checkout', `#!/bin/sh\n${program}\n`);
    expect(await headOf(workspace)).toMatchObject({ sha: commits.fork });
    expect(readdirSync(repository.root)).not.toContain('sprung');
    // What is read is what git would say.
    git(workspace, '-c', 'core.fsmonitor=false', 'status');
  });
});

describe('checkouts of a workspace', () => {
  it('are those around what is named, and those beside it', async () => {
    const workspace = repository.checkout('main');
    repository.checkout('fork', join(workspace, 'a/b/pr'));
    repository.checkout('fork', join(workspace, 'node_modules/of-a-package'));
    const found = await findCheckouts(workspace, {
      places: [join(workspace, 'a/b/pr/sub/none.yaml')],
      words: [workspace, join(workspace, 'none'), '/usr/bin/env'],
    });
    expect(found).toMatchObject({
      checkouts: [
        { folder: '.', named: true },
        { folder: 'a/b/pr', named: true },
      ],
      outside: [],
      elsewhere: [],
    });
  });

  it('are found where the workspace is reached by a link', async () => {
    const real = repository.checkout('main');
    const workspace = `${real}-link`;
    symlinkSync(real, workspace);
    expect(await checkoutsIn(workspace, 'sub/file')).toMatchObject([
      { folder: '.', named: true, head: { sha: commits.main } },
    ]);
  });

  it('are none where there is no git', async () => {
    const workspace = repository.checkout('main');
    renameSync(join(workspace, '.git'), join(workspace, 'not-git'));
    const found = await findCheckouts(workspace, {
      places: [join(workspace, 'sub/file')],
      words: [join(workspace, 'README.md')],
    });
    expect(found).toEqual({
      checkouts: [],
      outside: ['sub/file', 'README.md'],
      elsewhere: [],
    });
    rmSync(workspace, { recursive: true });
  });
});
