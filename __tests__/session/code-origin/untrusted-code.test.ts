import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FORK, git, HOME } from '../../support/session/forked-repository.ts';
import { pullPayload } from '../../support/session/guarded-events.ts';
import { EMBEDDED, type GuardedJob, REMOTE } from '../../support/session/guarded-job.ts';
import { guardEachTest } from '../../support/session/guarded-tests.ts';

const guarded = guardEachTest();

describe('several checkouts in one workspace', () => {
  const job = () => guarded.jobOf('workflow_dispatch');
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
    const workspace = guarded.repository.checkout('main');
    guarded.repository.checkout('fork', join(workspace, 'pr'));
    withConfig(workspace, server);
    expect(await guarded.refusalOf(workspace, job())).toContain('The checkout in `pr`, at commit');
  });

  it('finds ours beside a fork’s, wherever each lies', async () => {
    const workspace = guarded.repository.checkout('fork');
    guarded.repository.checkout('main', join(workspace, 'base'));
    const inputs = {
      suite: { kind: 'file', file: 'base/evals/suite.yaml' },
      service: { ...EMBEDDED, mcpConfigFile: 'base/.mcp.json' },
    } as const;
    const refusal = await guarded.refusalOf(workspace, { ...job(), inputs });
    expect(refusal).toContain('The checkout in the workspace, at commit');
    expect(refusal).not.toContain('`base`');
  });

  it('needs no checkout in the workspace itself', async () => {
    const workspace = guarded.repository.newFolder();
    guarded.repository.checkout('main', join(workspace, 'base'));
    const inputs = {
      suite: { kind: 'file', file: 'base/evals/suite.yaml' },
      service: { ...EMBEDDED, mcpConfigFile: 'base/.mcp.json' },
    } as const;
    expect(await guarded.refusalOf(workspace, { ...job(), inputs })).toBe('');
    writeFileSync(join(workspace, 'server.js'), '');
    // Servers start in the workspace, where this file is of no checkout.
    expect(await guarded.refusalOf(workspace, { ...job(), inputs })).toContain(
      '`server.js` is in no git',
    );
  });

  it('passes over another project that nothing names, and not over one that is named', async () => {
    const workspace = guarded.repository.checkout('main');
    const tools = join(workspace, 'tools');
    mkdirSync(tools);
    git(tools, 'init', '-q');
    git(tools, 'commit', '-q', '--allow-empty', '-m', 'another project');
    expect(await guarded.refusalOf(workspace, job())).toBe('');
    withConfig(workspace, { command: 'node', args: ['x'], cwd: 'tools' });
    expect(await guarded.refusalOf(workspace, job())).toContain(`The checkout in \`tools\``);
  });

  it('does not lose itself in folders that cannot be', async () => {
    const workspace = guarded.repository.checkout('main');
    const long = 'a/'.repeat(500_000);
    withConfig(workspace, { command: long, args: [long], cwd: long });
    expect(await guarded.refusalOf(workspace, job())).toContain(
      '`a path that is too long` is in no git',
    );
  });

  it('follows links to where the code is', async () => {
    const workspace = guarded.repository.checkout('main');
    guarded.repository.checkout('fork', join(workspace, 'a/b'));
    symlinkSync('a/b/evals', join(workspace, 'linked'));
    const inputs = { suite: { kind: 'file', file: 'linked/suite.yaml' } } as const;
    const hosted = { ...job(), inputs: { ...inputs, service: REMOTE } };
    expect(await guarded.refusalOf(workspace, hosted)).toContain('The checkout in `a/b`');
  });

  it('does not take what lies outside of the workspace for ours', async () => {
    const elsewhere = guarded.repository.newFolder();
    writeFileSync(join(elsewhere, 'mcp.json'), '{"mcpServers":{}}');
    const inputs = { service: { ...EMBEDDED, mcpConfigFile: join(elsewhere, 'mcp.json') } };
    const own = guarded.repository.checkout('main');
    for (const [workspace, event] of [
      [own, 'issue_comment of a fork'],
      [own, "fork's workflow_run"],
      [own, 'repository_dispatch'],
      [guarded.repository.checkout('behind'), 'workflow_dispatch'],
    ] as const) {
      const refusal = await guarded.refusalOf(workspace, { ...guarded.jobOf(event), inputs });
      expect(refusal).toContain('is in no git checkout');
    }
    // Nothing of others is in these: a step has written it.
    for (const event of ['push', 'release', 'workflow_dispatch']) {
      const workspace = guarded.repository.checkout(event === 'release' ? 'tagged' : 'main');
      expect(await guarded.refusalOf(workspace, { ...guarded.jobOf(event), inputs })).toBe('');
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
      const workspace = guarded.repository.checkout('main');
      artifact(workspace, path);
      const refusal = await guarded.refusalOf(workspace, guarded.jobOf("fork's workflow_run"));
      expect(refusal).toContain(`has \`${path}\`, which is not as that commit has it`);
      // In a job that is about no fork it is what a step built.
      expect(await guarded.refusalOf(workspace, guarded.jobOf('push'))).toBe('');
      expect(await guarded.refusalOf(workspace, guarded.jobOf('own workflow_run'))).toBe('');
    },
  );

  it('is refused with a `.git` that says it were ours', async () => {
    const workspace = guarded.repository.newFolder();
    for (const path of ['.mcp.json', 'server.js', 'evals/suite.yaml']) artifact(workspace, path);
    artifact(workspace, '.git/HEAD');
    writeFileSync(join(workspace, '.git/HEAD'), guarded.commits.main);
    const refusal = await guarded.refusalOf(workspace, guarded.jobOf("fork's workflow_run"));
    expect(refusal).toContain('which is not as that commit has it');
  });

  it('is not what an install fetched', async () => {
    const workspace = guarded.repository.checkout('main');
    artifact(workspace, 'node_modules/a-package/index.js');
    expect(await guarded.refusalOf(workspace, guarded.jobOf("fork's workflow_run"))).toBe('');
  });

  it('matters on a hosted service where it is the suite file', async () => {
    const workspace = guarded.repository.checkout('main');
    artifact(workspace, 'dist/server.js');
    const job = { ...guarded.jobOf("fork's workflow_run"), inputs: { service: REMOTE } };
    expect(await guarded.refusalOf(workspace, job)).toBe('');
    artifact(workspace, 'evals/suite.yaml');
    expect(await guarded.refusalOf(workspace, job)).toContain('has `evals/suite.yaml`');
  });

  it('matters where a link leads to the suite file, and the link does not', async () => {
    const workspace = guarded.repository.newFolder();
    const base = guarded.repository.checkout('main', join(workspace, 'base'));
    symlinkSync('base/evals', join(workspace, 'linked'));
    const suite = { kind: 'file', file: 'linked/suite.yaml' } as const;
    const job = { ...guarded.jobOf("fork's workflow_run"), inputs: { service: REMOTE, suite } };
    expect(await guarded.refusalOf(workspace, job)).toBe('');
    artifact(base, 'evals/suite.yaml');
    expect(await guarded.refusalOf(workspace, job)).toContain('`base`');
    expect(await guarded.refusalOf(workspace, job)).toContain('has `evals/suite.yaml`');
  });

  it('cannot be told where GitHub does not say what the commit has', async () => {
    const workspace = guarded.repository.checkout('main');
    const answers: [body: unknown, status: number, told: RegExp][] = [
      [{ message: 'no' }, 403, /`contents: read`/],
      [{ tree: [], truncated: true }, 200, /more files than GitHub lists(?!.*contents: read)/],
      [{}, 200, /^incomplete/],
    ];
    for (const [body, status, told] of answers) {
      guarded.github.fault = () => Response.json(body, { status });
      expect(await guarded.refusalOf(workspace, guarded.jobOf("fork's workflow_run"))).toMatch(
        told,
      );
    }
  });
});

describe('names and addresses of a repository', () => {
  it('differ in case and are the same', async () => {
    const head = { full_name: HOME.toUpperCase() };
    const payload = {
      repository: { full_name: HOME },
      pull_request: { head: { sha: guarded.commits.featureMerge, repo: head } },
    };
    const job = { event: 'pull_request_target', payload };
    expect(await guarded.refusalOf(guarded.repository.checkout('featureMerge'), job)).toBe('');
    expect(guarded.github.requests).toEqual([]);
    const env = { GITHUB_REPOSITORY: HOME.toUpperCase() };
    const asked = { event: 'workflow_dispatch', env };
    expect(await guarded.refusalOf(guarded.repository.checkout('behind'), asked)).toBe('');
  });

  it('change, and the fork may have taken the old one', async () => {
    const payload = pullPayload(
      { id: 2, full_name: HOME },
      {
        sha: guarded.commits.fork,
        mergeSha: guarded.commits.forkMerge,
        base: guarded.commits.main,
      },
    );
    const job = { event: 'pull_request_target', payload };
    expect(await guarded.refusalOf(guarded.repository.checkout('fork'), job)).toContain(
      'is code of the fork',
    );
    const renamed = pullPayload(
      { id: 1, full_name: 'acme/old' },
      {
        sha: guarded.commits.rewritten,
        mergeSha: guarded.commits.rewritten,
        base: guarded.commits.main,
      },
    );
    const own = { event: 'pull_request_target', payload: renamed };
    expect(await guarded.refusalOf(guarded.repository.checkout('rewritten'), own)).toBe('');
  });

  it('are those of an enterprise’s server as well', async () => {
    const job = { event: 'workflow_dispatch', apiUrl: guarded.github.enterpriseUrl };
    expect(await guarded.refusalOf(guarded.repository.checkout('behind'), job)).toBe('');
    expect(await guarded.refusalOf(guarded.repository.checkout('fork'), job)).toContain(
      'not known',
    );
  });
});

describe('GitHub that does not tell', () => {
  const job = (more: Partial<GuardedJob> = {}) => ({ event: 'workflow_dispatch', ...more });
  const answer = (status: number) => () => Response.json({ message: 'no' }, { status });

  it.each([401, 403, 404])('refuses on an answer of %i, and says what to grant', async (status) => {
    guarded.github.fault = answer(status);
    const refusal = await guarded.refusalOf(guarded.repository.checkout('behind'), job());
    expect(refusal).toContain(`GitHub answered ${status}`);
    expect(refusal).toContain('`contents: read`');
    expect(refusal).not.toMatch(/^incomplete/);
  });

  it.each([402, 409, 423])('blames nobody on an answer of %i, which may pass', async (status) => {
    guarded.github.fault = answer(status);
    const refusal = await guarded.refusalOf(guarded.repository.checkout('behind'), job());
    expect(refusal).toMatch(new RegExp(`^incomplete: .*GitHub answered ${status}`));
  });

  it('refuses without a token', async () => {
    const refusal = await guarded.refusalOf(
      guarded.repository.checkout('behind'),
      job({ token: undefined }),
    );
    expect(refusal).toContain('there is no `github-token`');
  });

  it('does not start anything where it cannot be reached, and blames nobody', async () => {
    const nowhere = job({ apiUrl: 'http://127.0.0.1:9', inputs: { timeouts: { evalsMs: 50 } } });
    const refusal = await guarded.refusalOf(guarded.repository.checkout('behind'), nowhere);
    expect(refusal).toMatch(/^incomplete: .*could not be looked up/);
    guarded.github.fault = answer(502);
    const soon = job({ inputs: { timeouts: { evalsMs: 50 } } });
    expect(await guarded.refusalOf(guarded.repository.checkout('fork'), soon)).toMatch(
      /^incomplete/,
    );
  });

  it('tries again what may pass', async () => {
    let failures = 0;
    guarded.github.fault = () => {
      failures += 1;
      return failures === 1 ? Response.json({ message: 'no' }, { status: 502 }) : undefined;
    };
    expect(await guarded.refusalOf(guarded.repository.checkout('behind'), job())).toBe('');
    expect(failures).toBeGreaterThan(1);
  });

  it('is not taken at its word for half an answer', async () => {
    for (const body of [{ status: 'behind' }, { status: 'identical', merge_base_commit: null }]) {
      guarded.github.fault = (path) =>
        path.startsWith('/compare/') ? Response.json(body) : undefined;
      expect(await guarded.refusalOf(guarded.repository.checkout('fork'), job())).not.toBe('');
    }
  });

  it('needs to be asked about branches alone where pull requests may not be read', async () => {
    guarded.github.fault = (path) => (path.includes('/pulls') ? answer(403)() : undefined);
    expect(await guarded.refusalOf(guarded.repository.checkout('behind'), job())).toBe('');
    expect(await guarded.refusalOf(guarded.repository.checkout('fork'), job())).toContain(
      '`pull-requests: read`',
    );
  });
});

describe('what changes while it is looked at', () => {
  it('is refused', async () => {
    const workspace = guarded.repository.checkout('behind');
    guarded.github.fault = () => {
      git(workspace, 'fetch', '-q', guarded.repository.bare, guarded.commits.fork);
      git(workspace, 'checkout', '-q', '--detach', 'FETCH_HEAD');
      return undefined;
    };
    const refusal = await guarded.refusalOf(workspace, { event: 'workflow_dispatch' });
    expect(refusal).toContain('changed while it was looked at');
  });
});

describe('a refusal', () => {
  it('says which checkout, which commit, why, and what to do', async () => {
    const workspace = guarded.repository.checkout('main');
    guarded.repository.checkout('fork', join(workspace, 'pr'));
    const refusal = await guarded.refusalOf(workspace, guarded.jobOf('issue_comment of a fork'));
    for (const part of [
      'allow-untrusted-servers: ',
      `The checkout in \`pr\`, at commit ${guarded.commits.fork.slice(0, 12)}, `,
      'no branch, no tag and no pull request of its own has it',
      'the event `issue_comment`',
      'on `pull_request`',
      'check out a branch of this repository',
      'set this input to true',
    ]) {
      expect(refusal).toContain(part);
    }
    const target = await guarded.refusalOf(workspace, guarded.jobOf("fork's pull_request_target"));
    expect(target).toContain(`is code of the fork ${FORK}`);
  });
});
