import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { systemClock } from '../../../src/ports/clock.ts';
import {
  type ArtifactRequest,
  artifactName,
  publishArtifact,
} from '../../../src/publish/github/artifact.ts';
import { readEventContext } from '../../../src/runner/event-context.ts';
import type { Fault } from '../../support/fault-server.ts';
import { type ArtifactStore, startArtifactStore } from '../../support/github/artifact-store.ts';
import { recordedLogger } from '../../support/github/rig.ts';

const JOB_ENV = {
  GITHUB_REPOSITORY: 'acme/weather-mcp',
  GITHUB_RUN_ID: '100',
  GITHUB_JOB: 'evals',
  GITHUB_SERVER_URL: 'https://github.com',
};
const OUTSIDE = { ...process.env };

const SERVER_ERROR: Fault = { kind: 'answer', status: 500, body: { msg: 'broken' } };
const REFUSED: Fault = { kind: 'answer', status: 403, body: { msg: 'no' } };

let store: ArtifactStore;
let folder: string;
let files: string[];

beforeAll(async () => {
  store = await startArtifactStore();
  // The toolkit reports each step as workflow commands, which CI would obey.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  // The toolkit's client reads these from the process.
  Object.assign(process.env, store.env, { GITHUB_SERVER_URL: JOB_ENV.GITHUB_SERVER_URL });
  folder = await mkdtemp(join(tmpdir(), 'artifact-'));
  await mkdir(join(folder, 'traces'));
  files = [join(folder, 'report.json'), join(folder, 'traces', 'a.json')];
  for (const file of files) await writeFile(file, JSON.stringify({ file: file.slice(-6) }));
});
afterAll(async () => {
  jest.restoreAllMocks();
  for (const name of ['ACTIONS_RESULTS_URL', 'ACTIONS_RUNTIME_TOKEN', 'GITHUB_SERVER_URL']) {
    if (OUTSIDE[name] === undefined) delete process.env[name];
    else process.env[name] = OUTSIDE[name];
  }
  await store.close();
  await rm(folder, { recursive: true });
});

async function publish(overrides: Partial<ArtifactRequest> = {}) {
  const logger = recordedLogger();
  const result = await publishArtifact({
    name: 'eval-report',
    files,
    rootDirectory: folder,
    context: readEventContext(JOB_ENV, {}),
    env: store.env,
    logger,
    clock: systemClock,
    signal: new AbortController().signal,
    ...overrides,
  });
  return { result, notices: logger.notices };
}

describe('upload', () => {
  it('arrives whole, under its digest', async () => {
    const { result, notices } = await publish();
    const [stored] = await store.finalized();
    if (!stored) throw new Error('Nothing was stored.');
    const digest = createHash('sha256').update(stored.archive).digest('hex');
    expect(result).toEqual({
      status: 'published',
      name: 'eval-report-evals',
      id: 1,
      digest,
      url: 'https://github.com/acme/weather-mcp/actions/runs/100/artifacts/1',
    });
    expect(stored.hash).toBe(`sha256:${digest}`);
    const unpacked = Object.entries(unzipSync(stored.archive)).filter(
      ([name]) => !name.endsWith('/'),
    );
    expect(Object.fromEntries(unpacked.map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
      'report.json': '{"file":"t.json"}',
      'traces/a.json': '{"file":"a.json"}',
    });
    expect(notices).toEqual([]);
  });

  it('finds a free name where the job used the action before', async () => {
    await publish({ name: 'twice' });
    const { result } = await publish({ name: 'twice' });
    expect(result).toMatchObject({ status: 'published', name: 'twice-evals-2' });
  });
});

const CREATE = /CreateArtifact$/;
const FINALIZE = /FinalizeArtifact$/;
const BLOCK = /comp=block&/;
const BLOCK_LIST = /comp=blocklist/;

describe('an upload of several blocks', () => {
  let large: Partial<ArtifactRequest>;
  let content: Buffer;

  beforeAll(async () => {
    // Random bytes, for what can be compressed would fit one block of 8 MB.
    content = randomBytes(20 * 1024 * 1024);
    const file = join(folder, 'large.bin');
    await writeFile(file, content);
    large = { files: [file] };
  });

  it.each<{ name: string; path: RegExp; fault: Fault | null }>([
    { name: 'nothing', path: BLOCK, fault: null },
    { name: 'a reset', path: BLOCK, fault: { kind: 'reset' } },
    { name: 'a lost answer', path: BLOCK, fault: { kind: 'lose-answer' } },
    { name: 'a block list that is not taken', path: BLOCK_LIST, fault: SERVER_ERROR },
  ])('arrives whole after $name', async ({ path, fault }) => {
    const before = store.blobs.requests.length;
    if (fault) store.blobs.add({ path, skip: path === BLOCK ? 1 : 0, times: 1, fault });
    const { result, notices } = await publish({ ...large, name: 'large' });
    expect(result.status).toBe('published');
    expect(notices).toEqual([]);
    const requests = store.blobs.requests.slice(before);
    expect(requests.filter((request) => BLOCK.test(request.path)).length).toBeGreaterThan(2);
    expect(requests.flatMap((request) => request.fault ?? [])).toEqual(fault ? [fault.kind] : []);
    const stored = (await store.finalized()).at(-1);
    const unpacked = unzipSync(stored?.archive ?? new Uint8Array());
    expect(content.equals(unpacked['large.bin'] ?? new Uint8Array())).toBe(true);
  });

  it.each([BLOCK, BLOCK_LIST])('is told in one notice where %s is refused', async (path) => {
    store.blobs.add({ path, skip: path === BLOCK ? 1 : 0, times: 1, fault: REFUSED });
    const { result, notices } = await publish({ ...large, name: 'refused' });
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringMatching(/not uploaded as an artifact: ./)]);
    expect(notices.join()).not.toContain('sig=');
  });
});

describe('a service that fails', () => {
  it.each([CREATE, FINALIZE])('once at %s is asked again', async (path) => {
    store.service.add({ path, times: 1, fault: SERVER_ERROR });
    const { result, notices } = await publish({ name: 'again' });
    expect(result.status).toBe('published');
    expect(notices).toEqual([]);
  });

  it.each<{ path: RegExp; fault: Fault }>([
    { path: CREATE, fault: REFUSED },
    { path: CREATE, fault: { kind: 'reset' } },
    { path: FINALIZE, fault: REFUSED },
    { path: FINALIZE, fault: { kind: 'reset' } },
  ])('is told in one notice: $fault.kind at $path', async ({ path, fault }) => {
    store.service.add({ path, times: 1, fault });
    const { result, notices } = await publish({ name: 'failed' });
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringMatching(/not uploaded as an artifact: ./)]);
  });
});

describe('what keeps it from being uploaded', () => {
  it.each<{
    name: string;
    overrides: () => Partial<ArtifactRequest>;
    status: string;
    says: RegExp;
  }>([
    {
      name: 'GitHub Enterprise Server',
      overrides: () => ({
        context: readEventContext({ ...JOB_ENV, GITHUB_SERVER_URL: 'https://git.acme.test' }, {}),
      }),
      status: 'skipped',
      says: /Enterprise Server/,
    },
    { name: 'no runner', overrides: () => ({ env: {} }), status: 'skipped', says: /no runner/ },
    { name: 'no files', overrides: () => ({ files: [] }), status: 'skipped', says: /no files/ },
    {
      name: 'a file that is not there',
      overrides: () => ({ name: 'gone', files: [join(folder, 'gone.json')] }),
      status: 'degraded',
      says: /gone\.json/,
    },
    {
      name: 'the deadline',
      overrides: () => ({ name: 'late', timeoutMs: 0 }),
      status: 'degraded',
      says: /longer than 0 seconds/,
    },
    {
      name: 'cancelling',
      overrides: () => ({ name: 'cancelled', signal: AbortSignal.abort(new Error('cancelled')) }),
      status: 'degraded',
      says: /cancelled/,
    },
  ])('$name is told in one notice', async ({ overrides, status, says }) => {
    const { result, notices } = await publish(overrides());
    expect(result.status).toBe(status);
    expect(notices).toEqual([expect.stringMatching(says)]);
  });
});

describe('the name', () => {
  const named = (env: Record<string, string>, matrix = '') =>
    artifactName('report', readEventContext({ ...JOB_ENV, ...env }, {}, matrix));

  it('is of its own for each attempt', () => {
    expect(named({ GITHUB_RUN_ATTEMPT: '3' })).toBe('report-evals-attempt-3');
  });

  it('tells matrix legs apart that differ only in what a name may not hold', () => {
    const left = named({}, '{"path":"a/b","os":"linux"}');
    const right = named({}, '{"path":"a:b","os":"linux"}');
    expect(left).toMatch(/^report-evals-path-a-b-os-linux-[0-9a-f]{8}$/);
    expect(left).not.toBe(right);
  });
});
