/** A stateful GitHub with one repository, over HTTP: commits, branches, files, runs, artifacts. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { zipSync } from 'fflate';
import { type HttpServer, serveHttp } from '../http-server.ts';
import { type BlobStore, SIGNATURE, serveBlobs } from './artifact-store.ts';

export const OWNER = 'acme';
export const REPO = 'weather-mcp';
export const REPOSITORY_ID = 101;
export const FORK_ID = 202;
export const TOKEN = 'ghs_emulated0123456789';

export interface RunSeed {
  commit: string;
  branch?: string;
  event?: string;
  repositoryId?: number;
  status?: string;
  /** Path of its file. */
  workflow?: string;
  attempt?: number;
}
type Run = ReturnType<typeof runJson>;
/** As the API shows it, with what it does not show. */
interface StoredArtifact {
  id: number;
  runId: number;
  name: string;
  address: string;
  size_in_bytes: number;
  expired: boolean;
}

/** Replaces an answer. `slow` never answers; `cut` ends in the middle; `lost` does what is asked. */
export type Fault =
  | 'reset'
  | 'lost'
  | 'slow'
  | 'page'
  | 'cut'
  | { status: number; headers?: Record<string, string>; message?: string };
type Answer = { status?: number; json?: unknown; location?: string };
type Files = Record<string, string>;
type Query = Record<string, string>;
export type Handler = (parts: string[], query: Query, body: string) => Answer;
interface Route {
  method: string;
  pattern: RegExp;
  handler: Handler;
  /** Such as `issues: write`; without it `contents: read`, or `actions: read` below `actions/`. */
  permission: string | undefined;
}

const NOT_FOUND: Answer = { status: 404, json: { message: 'Not Found' } };
const FORBIDDEN: Answer = { status: 403, json: { message: 'Resource not accessible' } };
const PAGE = '<html><title>Sign in to the proxy</title></html>';

export class GitHubEmulator {
  /** What the token may do. Without `contents`, GitHub hides commits and files. */
  readonly permissions = new Set(['contents: read', 'actions: read']);
  readonly branches = new Map<string, string>();
  readonly blobs: BlobStore;
  readonly #server: HttpServer;
  readonly #commits = new Map<string, { parents: string[]; files: Record<string, string> }>();
  readonly #runs = new Map<number, Run>();
  readonly #artifacts = new Map<number, StoredArtifact>();
  readonly #faults: { path: string; fault: Fault; times: number }[] = [];
  readonly #routes: Route[] = [];
  #lastId = 500;

  private constructor(server: HttpServer, blobs: BlobStore) {
    this.#server = server;
    this.blobs = blobs;
    this.#addRoutes();
  }

  /** Starts on a free port. Its API has the base path of an Enterprise Server. */
  static async start(): Promise<GitHubEmulator> {
    let emulator: GitHubEmulator | undefined;
    const server = await serveHttp((...[request, response, body]) =>
      emulator?.answer(request, response, body),
    );
    emulator = new GitHubEmulator(server, await serveBlobs());
    return emulator;
  }

  get variables() {
    return {
      GITHUB_API_URL: `${this.#server.origin}/api/v3`,
      GITHUB_REPOSITORY: `${OWNER}/${REPO}`,
    };
  }

  /** All requests of the API so far. */
  get requests() {
    return this.#server.requests;
  }

  /** Adds a commit to a branch, or to a parent, and returns its SHA. Keeps the files of the parent. */
  commit(branch: string, files: Record<string, string> = {}, parent = this.branches.get(branch)) {
    const sha = hash('sha1', `commit ${this.newId()}`);
    const kept = this.#commits.get(parent ?? '')?.files;
    this.#commits.set(sha, { parents: parent ? [parent] : [], files: { ...kept, ...files } });
    this.branches.set(branch, sha);
    return sha;
  }

  /** Adds a run; by default a completed one of a push to `main` of this repository. */
  addRun(seed: RunSeed): number {
    const id = this.newId();
    this.#runs.set(id, runJson(id, seed));
    return id;
  }

  /** Stores an artifact: an archive, or files to pack. */
  addArtifact(runId: number, name: string, content: Uint8Array | Files, size?: number): number {
    const id = this.newId();
    const address = this.blobs.newAddress();
    const archive = content instanceof Uint8Array ? content : pack(content);
    this.blobs.files.set(address, archive);
    const size_in_bytes = size ?? archive.byteLength;
    this.#artifacts.set(id, { id, runId, name, address, size_in_bytes, expired: false });
    return id;
  }

  /** Ends the retention of an artifact: still listed, and gone. */
  expire(artifactId: number): void {
    const artifact = this.#artifacts.get(artifactId);
    if (artifact) artifact.expired = true;
  }

  /** Lets requests fail whose method and path contain a text, such as `POST /api/v3`. */
  fail(path: string, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#faults.push({ path, fault, times });
  }

  /** Adds a route below the repository's path, or of another path. A later route comes first. */
  route(method: string, pattern: RegExp, handler: Handler, permission?: string): void {
    this.#routes.unshift({ method, pattern, handler, permission });
  }

  newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  async close(): Promise<void> {
    await Promise.all([this.#server.close(), this.blobs.close()]);
  }

  answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const asked = `${request.method} ${request.url}`;
    const found = this.#faults.find((one) => one.times > 0 && asked.includes(one.path));
    const fault = found?.fault;
    if (found) found.times -= 1;
    if (fault === 'slow') return;
    if (fault === 'lost') this.#handle(request, pathname, Object.fromEntries(searchParams), body);
    if (fault === 'reset' || fault === 'lost') return void request.socket.destroy();
    const type = fault === 'page' ? 'text/html' : 'application/json';
    const headers = { 'content-type': type, ...(typeof fault === 'object' && fault.headers) };
    if (fault === 'page') return void response.writeHead(200, headers).end(PAGE);
    if (fault === 'cut') {
      response.writeHead(200, { ...headers, 'content-length': '1000' }).write('{"sha":');
      return void setImmediate(() => request.socket.destroy());
    }
    const asks = () => this.#handle(request, pathname, Object.fromEntries(searchParams), body);
    const injected = (one: { status: number; message?: string }): Answer => {
      return { status: one.status, json: { message: one.message ?? 'injected' } };
    };
    const { status = 200, json, location } = typeof fault === 'object' ? injected(fault) : asks();
    response.writeHead(status, location ? { location } : headers);
    response.end(status === 204 ? '' : JSON.stringify(json ?? ''));
  }

  #handle({ method, headers }: IncomingMessage, pathname: string, query: Query, body: string) {
    if (headers.authorization !== `token ${TOKEN}`) {
      return { status: 401, json: { message: 'Bad credentials' } };
    }
    const base = `/api/v3/repos/${OWNER}/${REPO}/`;
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    const isActions = path.startsWith('actions/');
    for (const { method: verb, pattern, handler, permission } of this.#routes) {
      const parts = verb === method ? pattern.exec(path) : null;
      if (!parts) continue;
      const needed = permission ?? (isActions ? 'actions: read' : 'contents: read');
      // GitHub hides commits and files.
      if (!this.permissions.has(needed)) return needed === 'contents: read' ? NOT_FOUND : FORBIDDEN;
      return handler(parts.slice(1).map(decodeURIComponent), query, body);
    }
    return NOT_FOUND;
  }

  #addRoutes(): void {
    const get = (pattern: RegExp, handler: Handler) => this.route('GET', pattern, handler);
    const id = ([text]: string[]) => Number(text);
    get(/^compare\/(.+)\.\.\.(.+)$/, ([base = '', head = ''], { page }) => {
      const known = new Set(this.#history(base));
      const sha = this.#history(head).find((one) => known.has(one));
      const files = page === '2' ? {} : { files: [{ filename: 'large' }] };
      return sha ? { json: { merge_base_commit: { sha }, commits: [], ...files } } : NOT_FOUND;
    });
    get(/^commits$/, (_, { sha = '', per_page: size = '30' }) => {
      const commits = this.#history(sha).slice(0, Number(size));
      return commits.length > 0 ? { json: commits.map((one) => ({ sha: one })) } : NOT_FOUND;
    });
    get(/^git\/commits\/(\w+)$/, ([sha = '']) =>
      this.#commits.has(sha) ? { json: { sha } } : NOT_FOUND,
    );
    get(/^commits\/(\w+)\/branches-where-head$/, ([sha = '']) => {
      if (!this.#commits.has(sha)) return { status: 422, json: { message: 'No commit found' } };
      const found = [...this.branches].filter(([, head]) => head === sha);
      return { json: found.map(([name]) => ({ name, commit: { sha } })) };
    });
    get(/^contents\/(.+)$/, ([path = ''], { ref = '' }) => {
      const text = this.#commits.get(this.branches.get(ref) ?? ref)?.files[path];
      if (text === undefined) return NOT_FOUND;
      const size = Buffer.byteLength(text);
      // In lines of 60 characters.
      const content = Buffer.from(text).toString('base64').replaceAll(/.{60}/g, '$&\n');
      const isLarge = size > 2 ** 20;
      const shown = isLarge ? { encoding: 'none', content: '' } : { encoding: 'base64', content };
      return { json: { type: 'file', size, ...shown } };
    });
    get(/^actions\/workflows\/([^/]+)\/runs$/, ([file = ''], query) => {
      const { per_page: size = '30', branch: head_branch, status, event, head_sha } = query;
      const wanted = Object.entries({ head_branch, status, event, head_sha });
      const isWanted = (run: Run) =>
        wanted.every(([key, value = run[key as keyof Run]]) => value === run[key as keyof Run]);
      const found = [...this.#runs.values()]
        .filter((run) => run.path.endsWith(`/${file}`) && isWanted(run))
        .sort((a, b) => b.created_at.localeCompare(a.created_at));
      const page = found.slice(0, Number(size));
      return { json: { total_count: found.length, workflow_runs: page } };
    });
    get(/^actions\/runs\/(\d+)$/, (parts) => {
      const run = this.#runs.get(id(parts));
      return run ? { json: run } : NOT_FOUND;
    });
    get(/^actions\/runs\/(\d+)\/artifacts$/, (parts, { per_page: size = '30', page = '1' }) => {
      const found = [...this.#artifacts.values()].filter((one) => one.runId === id(parts));
      const start = (Number(page) - 1) * Number(size);
      const artifacts = found.slice(start, start + Number(size));
      return { json: { total_count: found.length, artifacts } };
    });
    get(/^actions\/artifacts\/(\d+)\/zip$/, (parts) => {
      const artifact = this.#artifacts.get(id(parts));
      if (!artifact) return NOT_FOUND;
      if (artifact.expired) return { status: 410, json: { message: 'Artifact has expired' } };
      return { status: 302, location: `${artifact.address}${SIGNATURE}` };
    });
  }

  /** A commit or branch and what came before it, the newest first. */
  #history(name: string): string[] {
    const shas: string[] = [];
    let sha: string | undefined = this.branches.get(name) ?? name;
    while (sha !== undefined && this.#commits.has(sha)) {
      shas.push(sha);
      sha = this.#commits.get(sha)?.parents[0];
    }
    return shas;
  }
}

const pack = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([key, text]) => [key, Buffer.from(text)])));

const runJson = (id: number, seed: RunSeed) => ({
  id,
  event: seed.event ?? 'push',
  status: seed.status ?? 'completed',
  path: seed.workflow ?? '.github/workflows/evals.yml',
  head_sha: seed.commit,
  head_branch: seed.branch ?? 'main',
  head_repository: { id: seed.repositoryId ?? REPOSITORY_ID },
  repository: { id: REPOSITORY_ID },
  run_attempt: seed.attempt ?? 1,
  created_at: new Date(id * 60_000).toISOString(),
  html_url: `https://github.com/${OWNER}/${REPO}/actions/runs/${id}`,
});
