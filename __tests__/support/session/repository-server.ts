import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { FORK, type ForkedRepository, git, HOME } from './forked-repository.ts';

export interface RepositoryServer {
  /** As `GITHUB_API_URL` has it, without a path and with that of GitHub Enterprise Server. */
  url: string;
  enterpriseUrl: string;
  /** Paths that were asked for, without `/repos/…`. */
  requests: string[];
  /** Answers a request in place of the repository; undefined leaves it be. */
  fault: ((path: string) => Response | Promise<Response> | undefined) | null;
  close(): Promise<void>;
}

/**
 * The part of GitHub's API that tells of commits, out of a real repository. As on GitHub, the
 * commits of forks resolve, be it in a comparison.
 */
export async function startRepositoryServer(
  repository: ForkedRepository,
): Promise<RepositoryServer> {
  const state: Pick<RepositoryServer, 'requests' | 'fault'> = { requests: [], fault: null };
  const app = routes(repository, state);
  const top = new Hono().route('/api/v3', app).route('/', app);
  const server = serve({ fetch: top.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const url = `http://127.0.0.1:${port}`;
  return Object.assign(state, {
    url,
    enterpriseUrl: `${url}/api/v3`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  });
}

function routes(repository: ForkedRepository, state: Pick<RepositoryServer, 'requests' | 'fault'>) {
  const { bare, pulls } = repository;
  const app = new Hono();
  app.use('/repos/:owner/:repo/*', async (context, next) => {
    const { owner, repo } = context.req.param();
    const url = new URL(context.req.url);
    const path = decodeURIComponent(url.pathname.replace(/^.*?\/repos\/[^/]+\/[^/]+/, ''));
    state.requests.push(path);
    const fault = await state.fault?.(path);
    if (fault !== undefined) return fault;
    // GitHub takes the name of a repository in any case.
    if (`${owner}/${repo}`.toLowerCase() !== HOME.toLowerCase()) return missing(context);
    return next();
  });
  const at = '/repos/:owner/:repo';
  app.get(`${at}/commits/:sha/branches-where-head`, (context) => {
    const sha = context.req.param('sha');
    if (!resolves(bare, sha)) return noCommit(context, sha);
    return context.json(refs(bare, 'refs/heads').filter(({ commit }) => commit.sha === sha));
  });
  app.get(`${at}/commits/:sha/pulls`, (context) => {
    const sha = context.req.param('sha');
    if (!resolves(bare, sha)) return noCommit(context, sha);
    const of = [...pulls.values()].filter(({ head }) => isBehind(bare, sha, head.sha));
    // Whether GitHub leaves out pull requests within a fork is not documented.
    const within = { number: 1, head: { sha, repo: repo(FORK) }, base: { repo: repo(FORK) } };
    return context.json([within, ...of.map(({ number }) => pullOf(repository, number))]);
  });
  app.get(`${at}/pulls/:number`, (context) => {
    const number = Number(context.req.param('number'));
    return pulls.has(number) ? context.json(pullOf(repository, number)) : missing(context);
  });
  app.get(`${at}/git/trees/:sha`, (context) => {
    const sha = context.req.param('sha');
    return resolves(bare, sha) ? context.json(treeOf(bare, sha)) : missing(context);
  });
  app.get(`${at}/git/commits/:sha`, (context) => {
    const sha = context.req.param('sha');
    return resolves(bare, sha) ? context.json({ sha }) : missing(context);
  });
  app.get(`${at}/contents/:path{.+}`, (context) => {
    const found = contentOf(bare, context.req.query('ref') ?? '', context.req.param('path'));
    return found === null ? missing(context) : context.json(found);
  });
  app.get(`${at}/branches`, (context) => context.json(refs(bare, 'refs/heads')));
  app.get(`${at}/tags`, (context) => context.json(refs(bare, 'refs/tags')));
  app.get(`${at}/git/ref/:ref{.+}`, (context) => {
    const ref = `refs/${context.req.param('ref')}`;
    const found = refs(bare, ref).find(({ full }) => full === ref);
    if (found === undefined) return missing(context);
    return context.json({ ref, object: { type: 'commit', sha: found.commit.sha } });
  });
  app.get(`${at}/compare/:basehead{.+}`, (context) => {
    const [base = '', head = ''] = context.req.param('basehead').split('...');
    if (!resolves(bare, base) || !resolves(bare, head)) return missing(context);
    // GitHub answers so where two commits have no ancestor in common.
    if (!succeeds(bare, 'merge-base', base, head)) return missing(context);
    const merge = git(bare, 'merge-base', base, head);
    return context.json({ status: statusOf(bare, base, head), merge_base_commit: { sha: merge } });
  });
  return app;
}

function treeOf(bare: string, commit: string) {
  const lines = git(bare, 'ls-tree', '-r', '-l', '-z', commit).split('\0').filter(Boolean);
  const tree = lines.map((line) => {
    const [facts = '', path] = line.split('\t');
    const [mode, type, sha, size] = facts.split(/ +/);
    return { path, mode, type, sha, size: Number(size) };
  });
  return { sha: commit, tree, truncated: false };
}

/** As GitHub tells it: what a link leads to for the link, and a list for a folder. */
function contentOf(bare: string, commit: string, path: string) {
  const place = `${commit}:${path}`;
  if (!succeeds(bare, 'cat-file', '-e', place)) return null;
  if (git(bare, 'cat-file', '-t', place) === 'tree') return [{ type: 'file', path: `${path}/a` }];
  const content = execFileSync('git', ['cat-file', 'blob', place], {
    cwd: bare,
    maxBuffer: 16 * 1024 * 1024,
  });
  const size = content.length;
  // Of a larger one it tells that it is there.
  if (size > 1024 * 1024) return { type: 'file', size, encoding: 'none', content: '' };
  return { type: 'file', size, encoding: 'base64', content: content.toString('base64') };
}

const repo = (name: string) => ({ id: name === HOME ? 1 : 2, full_name: name });

function pullOf({ pulls }: ForkedRepository, number: number) {
  const pull = pulls.get(number);
  const head = pull?.head;
  return {
    number,
    head: { sha: head?.sha, ref: head?.ref, repo: head?.repo ? repo(head.repo) : null },
    base: { ref: 'main', repo: repo(HOME) },
    merge_commit_sha: pull?.mergeSha,
  };
}

function refs(bare: string, prefix: string) {
  const format = '%(refname) %(refname:lstrip=2) %(objectname) %(*objectname)';
  const lines = git(bare, 'for-each-ref', `--format=${format}`, prefix).split('\n');
  return lines.filter(Boolean).map((line) => {
    const [full = '', name = '', sha = '', peeled] = line.split(' ');
    return { full, name, commit: { sha: peeled || sha } };
  });
}

function resolves(bare: string, sha: string): boolean {
  return succeeds(bare, 'cat-file', '-e', `${sha}^{commit}`);
}

function isBehind(bare: string, sha: string, head: string): boolean {
  return succeeds(bare, 'merge-base', '--is-ancestor', sha, head);
}

function statusOf(bare: string, base: string, head: string): string {
  const behind = isBehind(bare, head, base);
  const ahead = isBehind(bare, base, head);
  if (behind && ahead) return 'identical';
  if (behind) return 'behind';
  return ahead ? 'ahead' : 'diverged';
}

function succeeds(bare: string, ...args: string[]): boolean {
  try {
    execFileSync('git', args, { cwd: bare, stdio: 'ignore' });
    return true;
  } catch {
    // The answer of git is its exit code.
    return false;
  }
}

const missing = (context: Context) => context.json({ message: 'Not Found' }, 404);
const noCommit = (context: Context, sha: string) =>
  context.json({ message: `No commit found for SHA: ${sha}` }, 422);
