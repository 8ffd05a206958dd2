import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type CommitName,
  FORK,
  ForkedRepository,
  git,
  HOME,
} from '../../support/github/forked-repository.ts';
import {
  EMBEDDED,
  forkRepo,
  type GuardedJob,
  ownRepo,
  REMOTE,
  refusalOf as refusalOfJob,
} from '../../support/github/guarded-job.ts';
import {
  type RepositoryServer,
  startRepositoryServer,
} from '../../support/github/repository-server.ts';

const MCP = { library: { command: 'node', args: ['server.js'] } };

let repository: ForkedRepository;
let github: RepositoryServer;
let commits: ForkedRepository['commits'];
const made: string[] = [];

beforeAll(async () => {
  const mcp = JSON.stringify({ mcpServers: MCP });
  repository = new ForkedRepository({
    '.mcp.json': mcp,
    'server.js': '',
    'evals/suite.yaml': 'name: smoke',
  });
  commits = repository.commits;
  github = await startRepositoryServer(repository);
});
beforeEach(() => {
  github.requests.length = 0;
  github.fault = null;
});
afterAll(async () => {
  await github.close();
  await repository.remove();
  for (const folder of made) rmSync(folder, { recursive: true });
});

type Job = GuardedJob;

const refusalOf = (workspace: string, job: Job) =>
  refusalOfJob({ repository, github }, workspace, job);

const pull = (head: unknown, sha: string, mergeSha: string, more = {}) => ({
  repository: ownRepo,
  pull_request: {
    number: head === ownRepo ? 1 : 2,
    merge_commit_sha: mergeSha,
    head: { sha, ref: 'x', repo: head },
    base: { sha: commits.main, ref: 'main', repo: ownRepo },
    ...more,
  },
});
const ownPull = () => pull(ownRepo, commits.feature, commits.featureMerge);
const forkPull = () => pull(forkRepo, commits.fork, commits.forkMerge);
const comment = (number: number) => ({
  repository: ownRepo,
  issue: { number, pull_request: { url: 'x' } },
});
const workflowRun = (head: unknown, sha: string, event = 'pull_request') => ({
  repository: ownRepo,
  workflow_run: { event, head_sha: sha, head_branch: 'main', head_repository: head },
});

/** Events, each with what GitHub says of it. */
const EVENTS: Readonly<Record<string, () => Job>> = {
  push: () => ({ event: 'push' }),
  'push of a tag': () => ({ event: 'push', ref: 'refs/tags/v1', sha: commits.tagged }),
  schedule: () => ({ event: 'schedule' }),
  workflow_dispatch: () => ({ event: 'workflow_dispatch' }),
  repository_dispatch: () => ({ event: 'repository_dispatch' }),
  merge_group: () => ({ event: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-2' }),
  release: () => ({ event: 'release', ref: 'refs/tags/v1', sha: commits.tagged }),
  check_run: () => ({ event: 'check_run' }),
  deployment_status: () => ({ event: 'deployment_status', ref: '', sha: commits.fork }),
  'issue_comment of a fork': () => ({ event: 'issue_comment', payload: comment(2) }),
  'issue_comment of an own branch': () => ({ event: 'issue_comment', payload: comment(1) }),
  'own pull_request': () => ({
    event: 'pull_request',
    ref: 'refs/pull/1/merge',
    sha: commits.featureMerge,
    payload: ownPull(),
  }),
  "fork's pull_request": () => ({
    event: 'pull_request',
    ref: 'refs/pull/2/merge',
    sha: commits.forkMerge,
    payload: forkPull(),
  }),
  "fork's pull_request_review": () => ({
    event: 'pull_request_review',
    ref: 'refs/pull/2/merge',
    sha: commits.forkMerge,
    payload: forkPull(),
  }),
  "fork's pull_request_target": () => ({ event: 'pull_request_target', payload: forkPull() }),
  'own pull_request_target': () => ({ event: 'pull_request_target', payload: ownPull() }),
  "fork's workflow_run": () => ({
    event: 'workflow_run',
    payload: workflowRun(forkRepo, commits.fork),
  }),
  'own workflow_run': () => ({
    event: 'workflow_run',
    payload: workflowRun(ownRepo, commits.feature),
  }),
  "fork's run of pull_request_target": () => ({
    event: 'workflow_run',
    payload: workflowRun(ownRepo, commits.fork, 'pull_request_target'),
  }),
  'an event nobody knows': () => ({ event: 'comet_sighted' }),
  'no event': () => ({ event: '' }),
};

type Outcome = 'runs' | 'refused';
type Requests = 'asks nobody' | 'asks';
type Checked = CommitName | 'no git';
type Row = [event: string, checkedOut: Checked, outcome: Outcome, requests?: Requests];

const ROWS: readonly Row[] = [
  ['push', 'main', 'runs', 'asks nobody'],
  ['push', 'no git', 'runs', 'asks nobody'],
  ['push', 'behind', 'runs', 'asks'],
  ['push', 'fork', 'refused', 'asks'],
  ['push', 'rewritten', 'refused', 'asks'],
  ['push of a tag', 'tagged', 'runs', 'asks nobody'],
  ['schedule', 'main', 'runs', 'asks nobody'],
  ['schedule', 'fork', 'refused'],
  ['workflow_dispatch', 'main', 'runs', 'asks nobody'],
  ['workflow_dispatch', 'feature', 'runs', 'asks'],
  ['workflow_dispatch', 'featureMerge', 'runs', 'asks'],
  ['workflow_dispatch', 'release', 'runs', 'asks'],
  ['workflow_dispatch', 'behind', 'runs', 'asks'],
  ['workflow_dispatch', 'older', 'runs', 'asks'],
  ['workflow_dispatch', 'merged', 'runs', 'asks'],
  ['workflow_dispatch', 'tagged', 'runs', 'asks'],
  ['workflow_dispatch', 'fork', 'refused', 'asks'],
  ['workflow_dispatch', 'forkMerge', 'refused', 'asks'],
  ['workflow_dispatch', 'forkOnly', 'refused', 'asks'],
  ['workflow_dispatch', 'rewritten', 'refused', 'asks'],
  ['workflow_dispatch', 'gone', 'refused', 'asks'],
  ['workflow_dispatch', 'no git', 'refused', 'asks nobody'],
  ['repository_dispatch', 'main', 'runs', 'asks nobody'],
  ['repository_dispatch', 'fork', 'refused'],
  ['repository_dispatch', 'no git', 'refused'],
  ['merge_group', 'main', 'runs', 'asks nobody'],
  ['merge_group', 'fork', 'refused'],
  ['release', 'tagged', 'runs', 'asks nobody'],
  ['release', 'no git', 'runs', 'asks nobody'],
  ['release', 'fork', 'refused'],
  ['check_run', 'main', 'runs', 'asks nobody'],
  ['check_run', 'fork', 'refused'],
  // Its commit is whatever someone deploys: that the event names it proves nothing.
  ['deployment_status', 'fork', 'refused', 'asks'],
  ['deployment_status', 'main', 'runs', 'asks'],
  ['issue_comment of a fork', 'main', 'runs', 'asks nobody'],
  ['issue_comment of a fork', 'fork', 'refused', 'asks'],
  ['issue_comment of a fork', 'forkMerge', 'refused', 'asks'],
  ['issue_comment of a fork', 'no git', 'refused'],
  ['issue_comment of an own branch', 'feature', 'runs', 'asks'],
  ['issue_comment of an own branch', 'featureMerge', 'runs', 'asks'],
  ['own pull_request', 'featureMerge', 'runs', 'asks nobody'],
  ['own pull_request', 'feature', 'runs', 'asks nobody'],
  ['own pull_request', 'main', 'runs', 'asks nobody'],
  ['own pull_request', 'no git', 'runs', 'asks nobody'],
  ['own pull_request', 'fork', 'refused', 'asks'],
  ["fork's pull_request", 'forkMerge', 'runs', 'asks nobody'],
  ["fork's pull_request", 'fork', 'runs', 'asks nobody'],
  ["fork's pull_request", 'no git', 'runs', 'asks nobody'],
  ["fork's pull_request_review", 'forkMerge', 'runs', 'asks nobody'],
  ["fork's pull_request_target", 'fork', 'refused', 'asks nobody'],
  ["fork's pull_request_target", 'forkMerge', 'refused', 'asks nobody'],
  ["fork's pull_request_target", 'forkOnly', 'refused', 'asks'],
  ["fork's pull_request_target", 'main', 'runs', 'asks'],
  ["fork's pull_request_target", 'no git', 'refused', 'asks nobody'],
  ['own pull_request_target', 'feature', 'runs', 'asks nobody'],
  ['own pull_request_target', 'fork', 'refused', 'asks'],
  ["fork's workflow_run", 'fork', 'refused'],
  ["fork's workflow_run", 'main', 'runs', 'asks'],
  ["fork's workflow_run", 'no git', 'refused', 'asks nobody'],
  ['own workflow_run', 'feature', 'runs', 'asks nobody'],
  ["fork's run of pull_request_target", 'fork', 'refused', 'asks'],
  ['an event nobody knows', 'main', 'runs', 'asks'],
  ['an event nobody knows', 'fork', 'refused', 'asks'],
  ['no event', 'fork', 'refused', 'asks'],
  ['no event', 'no git', 'refused', 'asks nobody'],
];

function workspaceAt(commit: Checked): string {
  if (commit !== 'no git') return repository.checkout(commit);
  const folder = mkdtempSync(join(tmpdir(), 'no-git-'));
  made.push(folder);
  mkdirSync(join(folder, 'evals'));
  writeFileSync(join(folder, 'evals/suite.yaml'), 'name: smoke');
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: MCP }));
  return folder;
}

const jobOf = (event: string): Job => EVENTS[event]?.() ?? { event };

describe('an event and what is checked out', () => {
  it.each(ROWS)('%s with %s %s', async (...row: Row) => {
    const [event, commit, outcome, requests] = row;
    const refusal = await refusalOf(workspaceAt(commit), jobOf(event));
    expect(refusal === '' ? 'runs' : 'refused').toBe(outcome);
    expect(refusal).not.toMatch(/^incomplete/);
    if (requests !== undefined) expect(github.requests.length > 0).toBe(requests === 'asks');
    expect(github.requests.length).toBeLessThan(20);
  });

  it.each(ROWS.filter(([, , outcome]) => outcome === 'refused'))(
    '%s with %s runs where that is allowed',
    async (event, commit) => {
      const allowed = { ...jobOf(event), inputs: { allowUntrustedServers: true } };
      expect(await refusalOf(workspaceAt(commit), allowed)).toBe('');
    },
  );

  it.each(ROWS.filter(([, , outcome]) => outcome === 'refused').slice(0, 4))(
    '%s with %s runs outside of GitHub Actions',
    async (event, commit) => {
      for (const variable of ['GITHUB_ACTIONS', 'GITHUB_REPOSITORY']) {
        const job = { ...jobOf(event), env: { [variable]: '' } };
        expect(await refusalOf(workspaceAt(commit), job)).toBe('');
      }
    },
  );
});

describe("secrets beside a fork's pull_request", () => {
  const tellsSecret = { library: { command: 'node', env: { KEY: '$' + '{LIBRARY_TOKEN}' } } };

  it.each<[name: string, job: Partial<Job>, secret: string | null]>([
    ['none', {}, null],
    ['a model key', { inputs: { modelApiKeys: { openai: 'sk-1' } } }, '`model-api-keys`'],
    ['a secret variable', { env: { LIBRARY_TOKEN: 'a-secret-token' } }, '`LIBRARY_TOKEN`'],
    [
      "the job's own token, which may only read",
      { env: { LIBRARY_TOKEN: 'ghs_of_the_job', 'INPUT_GITHUB-TOKEN': 'ghs_of_the_job' } },
      null,
    ],
    ['an empty variable', { env: { LIBRARY_TOKEN: '' } }, null],
    ['a variable that nothing names', { env: { OTHER_TOKEN: 'a-secret-token' } }, null],
    ['an identity', { env: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' } }, '`id-token: write`'],
    ['the key of a service', { inputs: { service: REMOTE } }, '`api-key`'],
  ])('%s', async (_name, job, secret) => {
    for (const commit of ['forkMerge', 'fork'] as const) {
      const workspace = repository.checkout(commit);
      writeFileSync(join(workspace, '.mcp.json'), JSON.stringify({ mcpServers: tellsSecret }));
      const refusal = await refusalOf(workspace, { ...jobOf("fork's pull_request"), ...job });
      if (secret === null) expect(refusal).toBe('');
      else expect(refusal).toContain(`a fork's pull request was given secrets here (${secret})`);
      // A public repository cannot be set to give them: what is there is no secret of it.
      const payload = { ...forkPull(), repository: { ...ownRepo, private: false } };
      const open = { ...jobOf("fork's pull_request"), ...job, payload };
      expect(await refusalOf(workspace, open)).toBe('');
    }
    const own = { ...jobOf('own pull_request'), ...job };
    expect(await refusalOf(repository.checkout('featureMerge'), own)).toBe('');
  });
});

describe('a suite file on a hosted service', () => {
  const hosted = (event: string, inputs: Job['inputs'] = {}) => ({
    ...jobOf(event),
    inputs: { service: REMOTE, ...inputs },
  });

  it('is refused where it is a fork’s, and says what it would have run on', async () => {
    const workspace = repository.checkout('fork');
    const refusal = await refusalOf(workspace, hosted("fork's pull_request_target"));
    expect(refusal).toContain('saved servers with the key in `api-key`');
    const comment = await refusalOf(workspace, hosted('issue_comment of a fork'));
    expect(comment).toContain('allow-untrusted-servers');
  });

  it('runs where it is our own, or the suite is kept by the service', async () => {
    const own = repository.checkout('main');
    expect(await refusalOf(own, hosted("fork's pull_request_target"))).toBe('');
    const saved = hosted("fork's pull_request_target", {
      suite: { kind: 'saved', suite: 'smoke' },
    });
    expect(await refusalOf(repository.checkout('fork'), saved)).toBe('');
  });

  it('is not judged by code that is beside it', async () => {
    const workspace = repository.checkout('main');
    repository.checkout('fork', join(workspace, 'pr'));
    expect(await refusalOf(workspace, hosted("fork's pull_request_target"))).toBe('');
    const inputs = { suite: { kind: 'file', file: 'pr/evals/suite.yaml' } } as const;
    const refusal = await refusalOf(workspace, hosted("fork's pull_request_target", inputs));
    expect(refusal).toContain('The checkout in `pr`');
  });
});

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
    const payload = pull({ id: 2, full_name: HOME }, commits.fork, commits.forkMerge);
    const job = { event: 'pull_request_target', payload };
    expect(await refusalOf(repository.checkout('fork'), job)).toContain('is code of the fork');
    const renamed = pull({ id: 1, full_name: 'acme/old' }, commits.rewritten, commits.rewritten);
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
  const job = (more: Partial<Job> = {}) => ({ event: 'workflow_dispatch', ...more });
  const answer = (status: number) => () => Response.json({ message: 'no' }, { status });

  it.each([401, 403, 404])('refuses on an answer of %i, and says what to grant', async (status) => {
    github.fault = answer(status);
    const refusal = await refusalOf(repository.checkout('behind'), job());
    expect(refusal).toContain(`GitHub answered ${status}`);
    expect(refusal).toContain('`contents: read`');
    expect(refusal).not.toMatch(/^incomplete/);
  });

  it('refuses without a token', async () => {
    const refusal = await refusalOf(repository.checkout('behind'), job({ token: undefined }));
    expect(refusal).toContain('there is no `github-token`');
  });

  it('does not start anything where it cannot be reached, and blames nobody', async () => {
    const nowhere = job({ apiUrl: 'http://127.0.0.1:9', inputs: { timeoutMs: 50 } });
    const refusal = await refusalOf(repository.checkout('behind'), nowhere);
    expect(refusal).toMatch(/^incomplete: .*could not be looked up/);
    github.fault = answer(502);
    const soon = job({ inputs: { timeoutMs: 50 } });
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
