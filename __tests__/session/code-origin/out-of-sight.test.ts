import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ForkedRepository, git } from '../../support/session/forked-repository.ts';
import {
  EMBEDDED,
  forkRepo,
  type GuardedJob,
  GuardedRepository,
  ownRepo,
} from '../../support/session/guarded-job.ts';
import type { RepositoryServer } from '../../support/session/repository-server.ts';

/** Code of forks where it would not be looked for, and what only looks like it. */

let guarded: GuardedRepository;
let repository: ForkedRepository;
let github: RepositoryServer;

beforeAll(async () => {
  guarded = await GuardedRepository.start({
    '.mcp.json': '{"mcpServers":{}}',
    'evals/suite.yaml': '',
  });
  ({ repository, github } = guarded);
});
beforeEach(() => guarded.reset());
afterAll(() => guarded.close());

const refusalOf = (workspace: string, job: GuardedJob) => guarded.refusalOf(workspace, job);

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function anotherProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '-q');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'another project');
}

const forksRun = (): GuardedJob => ({
  event: 'workflow_run',
  payload: {
    repository: ownRepo,
    workflow_run: {
      event: 'pull_request',
      head_sha: repository.commits.fork,
      head_repository: forkRepo,
    },
  },
});

describe('an artifact of a fork that brings a `.git` of its own', () => {
  it.each<[name: string, make: (workspace: string) => void]>([
    [
      'that says it were our commit',
      (folder) => write(folder, 'dist/.git/HEAD', repository.commits.main),
    ],
    [
      'that says it were another project',
      (folder) => write(folder, 'dist/.git/HEAD', '0'.repeat(40)),
    ],
    [
      'that says it were a worktree of ours',
      (folder) => {
        write(folder, 'dist/.git', 'gitdir: ../.git/worktrees/x');
        write(folder, '.git/worktrees/x/gitdir', join(folder, 'dist/.git'));
        write(folder, '.git/worktrees/x/HEAD', repository.commits.main);
      },
    ],
    [
      'that says it were a submodule of ours',
      (folder) => {
        write(folder, 'dist/.git', 'gitdir: ../.git/modules/x');
        write(folder, '.git/modules/x/config', '[core]\n\tworktree = ../../../dist\n');
      },
    ],
  ])('is not passed over: one %s', async (_name, make) => {
    const workspace = repository.checkout('main');
    make(workspace);
    write(workspace, 'dist/index.js', 'what a fork built');
    expect(await refusalOf(workspace, forksRun())).toContain('`dist');
  });
});

describe('a fork\u2019s checkout outside of the workspace', () => {
  it.each<[name: string, server: (elsewhere: string) => unknown]>([
    ['a server\u2019s folder', (path) => ({ command: 'node', args: ['server.js'], cwd: path })],
    ['a command', (path) => ({ command: join(path, 'server.js') })],
    ['an argument', (path) => ({ command: 'node', args: [join(path, 'server.js')] })],
    [
      'an address',
      (path) => ({ command: 'node', args: ['--import', `file://${join(path, 'README.md')}`] }),
    ],
    ['a variable', (path) => ({ command: 'python', env: { PYTHONPATH: `/usr/lib:${path}` } })],
    ['a link', () => ({ command: 'node', args: ['linked/README.md'] })],
  ])('is found where %s names it', async (name, server) => {
    const workspace = repository.checkout('main');
    const elsewhere = repository.checkout('fork');
    write(elsewhere, 'server.js', '');
    if (name === 'a link') symlinkSync(join(elsewhere, 'evals', '..'), join(workspace, 'linked'));
    write(workspace, '.mcp.json', JSON.stringify({ mcpServers: { one: server(elsewhere) } }));
    const refusal = await refusalOf(workspace, { event: 'workflow_dispatch' });
    expect(refusal).toContain(`The checkout in \`${elsewhere}\`, at commit`);
    // A link makes it one of the workspace.
    if (name === 'a link') return;
    github.requests.length = 0;
    // What lies there in a job that no fork has a part in, its workflow has fetched.
    expect(await refusalOf(workspace, { event: 'push' })).toBe('');
    expect(github.requests).toEqual([]);
  });

  it.each<[name: string, command: (elsewhere: string) => string | string[]]>([
    ['a line', (path) => `cd ${path} && ./seed.sh > "$ITERATION_TMP/seed"`],
    ['a list', (path) => ['node', `--import=${join(path, 'README.md')}`]],
  ])('is found where a command of the suite names it: %s', async (_name, command) => {
    const workspace = repository.checkout('main');
    const elsewhere = repository.checkout('fork');
    const job = { event: 'workflow_dispatch', commands: ['true', command(elsewhere)] };
    expect(await refusalOf(workspace, job)).toContain(
      `The checkout in \`${elsewhere}\`, at commit`,
    );
  });

  it('is found where a configuration outside of it names it', async () => {
    const workspace = repository.checkout('main');
    const made = repository.newFolder();
    const command = join(repository.checkout('fork'), 'README.md');
    write(made, 'mcp.json', JSON.stringify({ mcpServers: { one: { command } } }));
    const inputs = { service: { ...EMBEDDED, mcpConfigFile: join(made, 'mcp.json') } };
    const job = { event: 'workflow_dispatch', inputs };
    expect(await refusalOf(workspace, job)).toContain('The checkout in `/');
  });

  it('is not another project from which a program is started', async () => {
    const workspace = repository.checkout('main');
    const tools = repository.newFolder();
    anotherProject(tools);
    write(tools, 'bin/node', '');
    const server = { command: join(tools, 'bin/node'), args: ['server.js', '/', '..'] };
    write(workspace, '.mcp.json', JSON.stringify({ mcpServers: { one: server } }));
    expect(await refusalOf(workspace, { event: 'workflow_dispatch' })).toBe('');
  });
});

describe('what lies beside an own push', () => {
  const beside: [name: string, make: (folder: string) => void][] = [
    ['another project', anotherProject],
    ['a repository without a commit', (folder) => git(dirname(folder), 'init', '-q', folder)],
    ['a `.git` that leads away', (folder) => write(folder, '.git', 'gitdir: /srv/mirror')],
  ];

  it.each(beside)('needs no answer of GitHub: %s', async (_name, make) => {
    const workspace = repository.checkout('main');
    make(join(workspace, 'tools'));
    for (const status of [403, 404]) {
      github.fault = () => Response.json({ message: 'no' }, { status });
      expect(await refusalOf(workspace, { event: 'push' })).toBe('');
    }
  });

  it('is refused where GitHub knows it as of a fork', async () => {
    const workspace = repository.checkout('main');
    repository.checkout('fork', join(workspace, 'tools'));
    expect(await refusalOf(workspace, { event: 'push' })).toContain('The checkout in `tools`');
  });
});

describe('a commit that GitHub lacks', () => {
  it('is refused where the run names it, and says what it may be', async () => {
    const workspace = repository.checkout('main');
    git(workspace, 'commit', '-q', '--allow-empty', '-m', 'made by a step');
    const refusal = await refusalOf(workspace, { event: 'workflow_dispatch' });
    expect(refusal).toContain('lacks it, as what a step committed');
  });
});

describe('a branch without a common history', () => {
  it('keeps nobody from telling whose a commit is', async () => {
    const job = { event: 'workflow_dispatch' };
    const refusal = await refusalOf(repository.checkout('fork'), job);
    expect(github.requests.some((path) => path.startsWith('/compare/'))).toBe(true);
    expect(refusal).toContain('no branch, no tag and no pull request of its own has it');
    expect(refusal).not.toContain('`contents: read`');
    expect(await refusalOf(repository.checkout('behind'), job)).toBe('');
  });
});
