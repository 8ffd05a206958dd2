import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FORK, type ForkedRepository, git, HOME } from '../../support/session/forked-repository.ts';
import { jobOf as jobOfEvent, pullPayload } from '../../support/session/guarded-events.ts';
import {
  EMBEDDED,
  type GuardedJob,
  GuardedRepository,
  REMOTE,
} from '../../support/session/guarded-job.ts';
import type { RepositoryServer } from '../../support/session/repository-server.ts';

const MCP = { library: { command: 'node', args: ['server.js'] } };

let guarded: GuardedRepository;
let repository: ForkedRepository;
let github: RepositoryServer;
let commits: ForkedRepository['commits'];
const made: string[] = [];

beforeAll(async () => {
  guarded = await GuardedRepository.start({
    '.mcp.json': JSON.stringify({ mcpServers: MCP }),
    'server.js': '',
    'evals/suite.yaml': 'name: smoke',
  });
  ({ repository, github } = guarded);
  ({ commits } = repository);
});
beforeEach(() => guarded.reset());
afterAll(async () => {
  await guarded.close();
  for (const folder of made) rmSync(folder, { recursive: true });
});

const refusalOf = (workspace: string, job: GuardedJob) => guarded.refusalOf(workspace, job);
const jobOf = (event: string) => jobOfEvent(event, commits);

describe('several checkouts in one workspace', () => {
  const job = () => jobOf('workflow_dispatch');
  const withConfig = (workspace: string, server: unknown) =>
    writeFileSync(join(workspace, '.mcp.json'), JSON.stringify({ mcpServers: { one: server } }));

  it.each<[place: string, server: unknown]>([
    ['nothing', { command: 'npx', args: ['server'] }],
    ['the folder of a server', { command: 'node', args: ['x.js'], cwd: 'pr' }],
    ['a command', { command: './pr/server.js' }],
    ['an argument', { command: 'node', args: ['pr/server.js'] }],
    ['an option', { command: 'npm', args: ['--prefix=pr', 'start'] }],
    ['a line of a shell', { command: 'sh', args: ['-c', 'cd pr && node server.js'] }],
  ])("finds a fork's beside ours where %s names it", async (_place, server) => {
    const workspace = repository.checkout('main');
    repository.checkout('fork', join(workspace, 'pr'));
    withConfig(workspace, server);
    expect(await refusalOf(workspace, job())).toContain('The checkout in `pr`, at commit');
  });

  it('finds ours beside a fork’s, wherever each lies', async () => {
    const workspace = repository.checkout('fork');
    repository.checkout('main', join(workspace, 'base'));
    const inputs = {
      suite: { kind: 'file', file: 'base/evals/suite.yaml' },
      service: { ...EMBEDDED, mcpConfigFile: 'base/.mcp.json' },
    } as const;
    const refusal = await refusalOf(workspace, { ...job(), inputs });
    expect(refusal).toContain('The checkout in the workspace, at commit');
    expect(refusal).not.toContain('`base`');
  });

  it('needs no checkout in the workspace itself', async () => {
    const workspace = repository.newFolder();
    repository.checkout('main', join(workspace, 'base'));
    const inputs = {
      suite: { kind: 'file', file: 'base/evals/suite.yaml' },
      service: { ...EMBEDDED, mcpConfigFile: 'base/.mcp.json' },
    } as const;
    expect(await refusalOf(workspace, { ...job(), inputs })).toBe('');
    writeFileSync(join(workspace, 'server.js'), '');
    // Servers start in the workspace, where this file is of no checkout.
    expect(await refusalOf(workspace, { ...job(), inputs })).toContain('`server.js` is in no git');
  });

  it('passes over another project that nothing names, and not over one that is named', async () => {
    const workspace = repository.checkout('main');
    const tools = join(workspace, 'tools');
    mkdirSync(tools);
    git(tools, 'init', '-q');
    git(tools, 'commit', '-q', '--allow-empty', '-m', 'another project');
    expect(await refusalOf(workspace, job())).toBe('');
    withConfig(workspace, { command: 'node', args: ['x'], cwd: 'tools' });
    expect(await refusalOf(workspace, job())).toContain(`The checkout in \`tools\``);
  });

  it('does not lose itself in folders that cannot be', async () => {
    const workspace = repository.checkout('main');
    const long = 'a/'.repeat(500_000);
    withConfig(workspace, { command: long, args: [long], cwd: long });
    expect(await refusalOf(workspace, job())).toContain('`a path that is too long` is in no git');
  });

  it('follows links to where the code is', async () => {
    const workspace = repository.checkout('main');
    repository.checkout('fork', join(workspace, 'a/b'));
    symlinkSync('a/b/evals', join(workspace, 'linked'));
    const inputs = { suite: { kind: 'file', file: 'linked/suite.yaml' } } as const;
    const hosted = { ...job(), inputs: { ...inputs, service: REMOTE } };
    expect(await refusalOf(workspace, hosted)).toContain('The checkout in `a/b`');
  });

  it('does not take what lies outside of the workspace for ours', async () => {
    const elsewhere = repository.newFolder();
    writeFileSync(join(elsewhere, 'mcp.json'), '{"mcpServers":{}}');
    const inputs = { service: { ...EMBEDDED, mcpConfigFile: join(elsewhere, 'mcp.json') } };
    const own = repository.checkout('main');
    for (const [workspace, event] of [
      [own, 'issue_comment of a fork'],
      [own, "fork's workflow_run"],
      [own, 'repository_dispatch'],
      [repository.checkout('behind'), 'workflow_dispatch'],
    ] as const) {
      const refusal = await refusalOf(workspace, { ...jobOf(event), inputs });
      expect(refusal).toContain('is in no git checkout');
    }
    // Nothing of others is in these: a step has written it.
    for (const event of ['push', 'release', 'workflow_dispatch']) {
      const workspace = repository.checkout(event === 'release' ? 'tagged' : 'main');
      expect(await refusalOf(workspace, { ...jobOf(event), inputs })).toBe('');
    }
  });
});

describe('an artifact of a fork over an own checkout', () => {
  const artifact = (folder: string, path: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), 'what a fork built');
  };

  it.each(['dist/server.js', 'server.js', 'collected/.mcp.json', '.mcp.json'])(
    'is refused where the run of a fork may have made %s',
    async (path) => {
      const workspace = repository.checkout('main');
      artifact(workspace, path);
      const refusal = await refusalOf(workspace, jobOf("fork's workflow_run"));
      expect(refusal).toContain(`has \`${path}\`, which is not as that commit has it`);
      // In a job that is about no fork it is what a step built.
      expect(await refusalOf(workspace, jobOf('push'))).toBe('');
      expect(await refusalOf(workspace, jobOf('own workflow_run'))).toBe('');
    },
  );

  it('is refused with a `.git` that says it were ours', async () => {
    const workspace = repository.newFolder();
    for (const path of ['.mcp.json', 'server.js', 'evals/suite.yaml']) artifact(workspace, path);
    artifact(workspace, '.git/HEAD');
    writeFileSync(join(workspace, '.git/HEAD'), commits.main);
    const refusal = await refusalOf(workspace, jobOf("fork's workflow_run"));
    expect(refusal).toContain('which is not as that commit has it');
  });

  it('is not what an install fetched', async () => {
    const workspace = repository.checkout('main');
    artifact(workspace, 'node_modules/a-package/index.js');
    expect(await refusalOf(workspace, jobOf("fork's workflow_run"))).toBe('');
  });

  it('matters on a hosted service where it is the suite file', async () => {
    const workspace = repository.checkout('main');
    artifact(workspace, 'dist/server.js');
    const job = { ...jobOf("fork's workflow_run"), inputs: { service: REMOTE } };
    expect(await refusalOf(workspace, job)).toBe('');
    artifact(workspace, 'evals/suite.yaml');
    expect(await refusalOf(workspace, job)).toContain('has `evals/suite.yaml`');
  });

  it('matters where a link leads to the suite file, and the link does not', async () => {
    const workspace = repository.newFolder();
    const base = repository.checkout('main', join(workspace, 'base'));
    symlinkSync('base/evals', join(workspace, 'linked'));
    const suite = { kind: 'file', file: 'linked/suite.yaml' } as const;
    const job = { ...jobOf("fork's workflow_run"), inputs: { service: REMOTE, suite } };
    expect(await refusalOf(workspace, job)).toBe('');
    artifact(base, 'evals/suite.yaml');
    expect(await refusalOf(workspace, job)).toContain('`base`');
    expect(await refusalOf(workspace, job)).toContain('has `evals/suite.yaml`');
  });

  it('cannot be told where GitHub does not say what the commit has', async () => {
    const workspace = repository.checkout('main');
    const answers: [body: unknown, status: number, told: RegExp][] = [
      [{ message: 'no' }, 403, /`contents: read`/],
      [{ tree: [], truncated: true }, 200, /more files than GitHub lists(?!.*contents: read)/],
      [{}, 200, /^incomplete/],
    ];
    for (const [body, status, told] of answers) {
      github.fault = () => Response.json(body, { status });
      expect(await refusalOf(workspace, jobOf("fork's workflow_run"))).toMatch(told);
    }
  });
});

describe('names and addresses of a repository', () => {
  it('differ in case and are the same', async () => {
    const head = { full_name: HOME.toUpperCase() };
    const payload = {
      repository: { full_name: HOME },
      pull_request: { head: { sha: commits.featureMerge, repo: head } },
    };
    const job = { event: 'pull_request_target', payload };
    expect(await refusalOf(repository.checkout('featureMerge'), job)).toBe('');
    expect(github.requests).toEqual([]);
    const env = { GITHUB_REPOSITORY: HOME.toUpperCase() };
    const asked = { event: 'workflow_dispatch', env };
    expect(await refusalOf(repository.checkout('behind'), asked)).toBe('');
  });

  it('change, and the fork may have taken the old one', async () => {
    const payload = pullPayload(
      { id: 2, full_name: HOME },
      { sha: commits.fork, mergeSha: commits.forkMerge, base: commits.main },
    );
    const job = { event: 'pull_request_target', payload };
    expect(await refusalOf(repository.checkout('fork'), job)).toContain('is code of the fork');
    const renamed = pullPayload(
      { id: 1, full_name: 'acme/old' },
      { sha: commits.rewritten, mergeSha: commits.rewritten, base: commits.main },
    );
    const own = { event: 'pull_request_target', payload: renamed };
    expect(await refusalOf(repository.checkout('rewritten'), own)).toBe('');
  });

  it('are those of an enterprise’s server as well', async () => {
    const job = { event: 'workflow_dispatch', apiUrl: github.enterpriseUrl };
    expect(await refusalOf(repository.checkout('behind'), job)).toBe('');
    expect(await refusalOf(repository.checkout('fork'), job)).toContain('not known');
  });
});

describe('GitHub that does not tell', () => {
  const job = (more: Partial<GuardedJob> = {}) => ({ event: 'workflow_dispatch', ...more });
  const answer = (status: number) => () => Response.json({ message: 'no' }, { status });

  it.each([401, 403, 404])('refuses on an answer of %i, and says what to grant', async (status) => {
    github.fault = answer(status);
    const refusal = await refusalOf(repository.checkout('behind'), job());
    expect(refusal).toContain(`GitHub answered ${status}`);
    expect(refusal).toContain('`contents: read`');
    expect(refusal).not.toMatch(/^incomplete/);
  });

  it.each([402, 409, 423])('blames nobody on an answer of %i, which may pass', async (status) => {
    github.fault = answer(status);
    const refusal = await refusalOf(repository.checkout('behind'), job());
    expect(refusal).toMatch(new RegExp(`^incomplete: .*GitHub answered ${status}`));
  });

  it('refuses without a token', async () => {
    const refusal = await refusalOf(repository.checkout('behind'), job({ token: undefined }));
    expect(refusal).toContain('there is no `github-token`');
  });

  it('does not start anything where it cannot be reached, and blames nobody', async () => {
    const nowhere = job({ apiUrl: 'http://127.0.0.1:9', inputs: { timeouts: { evalsMs: 50 } } });
    const refusal = await refusalOf(repository.checkout('behind'), nowhere);
    expect(refusal).toMatch(/^incomplete: .*could not be looked up/);
    github.fault = answer(502);
    const soon = job({ inputs: { timeouts: { evalsMs: 50 } } });
    expect(await refusalOf(repository.checkout('fork'), soon)).toMatch(/^incomplete/);
  });

  it('tries again what may pass', async () => {
    let failures = 0;
    github.fault = () => {
      failures += 1;
      return failures === 1 ? Response.json({ message: 'no' }, { status: 502 }) : undefined;
    };
    expect(await refusalOf(repository.checkout('behind'), job())).toBe('');
    expect(failures).toBeGreaterThan(1);
  });

  it('is not taken at its word for half an answer', async () => {
    for (const body of [{ status: 'behind' }, { status: 'identical', merge_base_commit: null }]) {
      github.fault = (path) => (path.startsWith('/compare/') ? Response.json(body) : undefined);
      expect(await refusalOf(repository.checkout('fork'), job())).not.toBe('');
    }
  });

  it('needs to be asked about branches alone where pull requests may not be read', async () => {
    github.fault = (path) => (path.includes('/pulls') ? answer(403)() : undefined);
    expect(await refusalOf(repository.checkout('behind'), job())).toBe('');
    expect(await refusalOf(repository.checkout('fork'), job())).toContain('`pull-requests: read`');
  });
});

describe('what changes while it is looked at', () => {
  it('is refused', async () => {
    const workspace = repository.checkout('behind');
    github.fault = () => {
      git(workspace, 'fetch', '-q', repository.bare, commits.fork);
      git(workspace, 'checkout', '-q', '--detach', 'FETCH_HEAD');
      return undefined;
    };
    const refusal = await refusalOf(workspace, { event: 'workflow_dispatch' });
    expect(refusal).toContain('changed while it was looked at');
  });
});

describe('a refusal', () => {
  it('says which checkout, which commit, why, and what to do', async () => {
    const workspace = repository.checkout('main');
    repository.checkout('fork', join(workspace, 'pr'));
    const refusal = await refusalOf(workspace, jobOf('issue_comment of a fork'));
    for (const part of [
      'allow-untrusted-servers: ',
      `The checkout in \`pr\`, at commit ${commits.fork.slice(0, 12)}, `,
      'no branch, no tag and no pull request of its own has it',
      'the event `issue_comment`',
      'on `pull_request`',
      'check out a branch of this repository',
      'set this input to true',
    ]) {
      expect(refusal).toContain(part);
    }
    const target = await refusalOf(workspace, jobOf("fork's pull_request_target"));
    expect(target).toContain(`is code of the fork ${FORK}`);
  });
});
