import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { z } from 'zod';

/** A run as a test puts it there; what is left out is of a push to main of the repository itself. */
export interface RunSeed {
  commit: string;
  branch?: string;
  event?: string;
  /** `owner/name` of where its code is from. */
  headRepository?: string;
  status?: string;
  /** File of its workflow. */
  workflow?: string;
  createdAtMs?: number;
}

interface StoredRun extends Required<RunSeed> {
  id: number;
}

interface Stored {
  id: number;
  runId: number;
  name: string;
  archive: Uint8Array;
  expired: boolean;
}

/** The part of GitHub that is about workflow runs, before an emulator that is the rest. */
export interface EmulatedActions {
  url: string;
  addRun(seed: RunSeed): number;
  addArtifact(runId: number, name: string, archive: Uint8Array): number;
  /** As after its days of retention: still listed, and gone. */
  expire(artifactId: number): void;
  /** The token may no longer ask for runs. */
  forbid(token: string): void;
  /** Headers of what asked the store for an archive. */
  downloads(): Record<string, string>[];
  forget(): void;
  close(): Promise<void>;
}

export async function startEmulatedActions(
  upstream: string,
  repository: string,
): Promise<EmulatedActions> {
  const runs = new Map<number, StoredRun>();
  const artifacts = new Map<number, Stored>();
  const forbidden = new Set<string>();
  const downloads: Record<string, string>[] = [];
  const [owner, repo] = repository.split('/');
  let lastId = 500;
  const nextId = () => (lastId += 1);

  const blobs = await listen(
    new Hono().get('/blobs/:id', ({ req }) => {
      downloads.push(Object.fromEntries(req.raw.headers));
      const stored = artifacts.get(Number(req.param('id')));
      return stored === undefined || stored.expired
        ? new Response('gone', { status: 404 })
        : new Response(Buffer.from(stored.archive));
    }),
  );

  const runJson = (run: StoredRun) => ({
    ...{ id: run.id, event: run.event, status: run.status, head_sha: run.commit },
    ...{ head_branch: run.branch, head_repository: { full_name: run.headRepository } },
    created_at: new Date(run.createdAtMs).toISOString(),
    html_url: `https://github.com/${repository}/actions/runs/${run.id}`,
  });
  const artifactJson = ({ id, name, archive, expired }: Stored) => {
    return { id, name, size_in_bytes: archive.byteLength, expired };
  };
  const notFound = (context: Context) => context.json({ message: 'Not Found' }, 404);

  const base = `/repos/${owner}/${repo}/actions`;
  const app = new Hono()
    .use(`${base}/*`, async (context, next) => {
      const token = context.req.header('authorization')?.replace(/^(?:Bearer|token) /, '') ?? '';
      if (!forbidden.has(token)) return next();
      return context.json({ message: 'Resource not accessible by integration' }, 403);
    })
    .get(`${base}/workflows/:file/runs`, (context) => {
      const {
        branch,
        status,
        event,
        head_sha: commit,
        per_page: size = '30',
      } = context.req.query();
      const found = [...runs.values()]
        .filter((run) => run.workflow === context.req.param('file'))
        .filter((run) => branch === undefined || run.branch === branch)
        .filter((run) => status === undefined || run.status === status)
        .filter((run) => commit === undefined || run.commit === commit)
        .filter((run) => event === undefined || run.event === event)
        .sort((a, b) => b.createdAtMs - a.createdAtMs);
      const page = found.slice(0, Number(size)).map(runJson);
      return context.json({ total_count: found.length, workflow_runs: page });
    })
    .get(`${base}/runs/:id`, (context) => {
      const run = runs.get(Number(context.req.param('id')));
      return run === undefined ? notFound(context) : context.json(runJson(run));
    })
    .get(`${base}/runs/:id/artifacts`, (context) => {
      const found = [...artifacts.values()].filter(
        ({ runId }) => runId === Number(context.req.param('id')),
      );
      const { per_page: size = '30', page = '1' } = context.req.query();
      const from = (Number(page) - 1) * Number(size);
      const listed = found.slice(from, from + Number(size)).map(artifactJson);
      return context.json({ total_count: found.length, artifacts: listed });
    })
    .get(`${base}/artifacts/:id/zip`, (context) => {
      const stored = artifacts.get(Number(context.req.param('id')));
      if (stored === undefined) return notFound(context);
      if (stored.expired) return context.json({ message: 'Artifact has expired' }, 410);
      return context.redirect(`${blobs.url}/blobs/${stored.id}?sig=secret`, 302);
    })
    // What is pushed there are commits without files.
    .get(`/repos/${owner}/${repo}/contents/*`, notFound)
    .get(`/repos/${owner}/${repo}/git/commits/:sha`, (context) =>
      context.json({ sha: context.req.param('sha') }),
    )
    .all('*', ({ req }) => {
      const { pathname, search } = new URL(req.url);
      return proxy(`${upstream}${pathname}${search}`, req);
    });
  const api = await listen(app);
  return {
    url: api.url,
    addRun(seed) {
      const id = nextId();
      const fromHere = { branch: 'main', event: 'push', headRepository: repository };
      const done = { status: 'completed', workflow: 'evals.yml', createdAtMs: Date.now() + id };
      runs.set(id, { ...fromHere, ...done, ...seed, id });
      return id;
    },
    addArtifact(runId, name, archive) {
      const id = nextId();
      artifacts.set(id, { id, runId, name, archive, expired: false });
      return id;
    },
    expire(id) {
      const stored = artifacts.get(id);
      if (stored !== undefined) stored.expired = true;
    },
    forbid: (token) => void forbidden.add(token),
    downloads: () => [...downloads],
    forget() {
      runs.clear();
      artifacts.clear();
      forbidden.clear();
      downloads.length = 0;
    },
    async close() {
      await api.close();
      await blobs.close();
    },
  };
}

async function listen(app: Hono): Promise<{ url: string; close(): Promise<void> }> {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
