import { beforeEach, expect, test } from '@jest/globals';
import * as z from 'zod';
import { GitHubError, type GitHubOptions } from '../../src/github/client.ts';
import { mergeBase } from '../../src/github/commits.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { clientOf } from '../support/github/client.ts';
import { type Fault, GitHubEmulator } from '../support/github/emulator.ts';

let emulator: GitHubEmulator;
beforeEach(async () => {
  emulator = await GitHubEmulator.start();
  emulator.commit('main');
});

/** A client whose clock moves only while it waits. */
function open(options: Partial<GitHubOptions> = {}) {
  const waits: number[] = [];
  let now = 0;
  const sleep = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  const github = clientOf(emulator, { now: () => now, sleep, ...options });
  return { github, waits };
}

/** The outcome of one request. */
async function ask(options: Partial<GitHubOptions> = {}) {
  const { github, waits } = open(options);
  const failure = await mergeBase(github, 'main', 'main').then(
    () => null,
    (error: unknown) => {
      if (error instanceof GitHubError) return error.failure;
      throw error;
    },
  );
  return { failure, waits, requests: emulator.requests.length };
}

test.each<[string, Fault, number]>([
  ['a refusal of the server', { status: 503 }, 1],
  ['a lost connection', 'reset', 3],
  ['half an answer', 'cut', 2],
  ['a page of a proxy', 'page', 1],
  ['a secondary limit without headers', { status: 403, message: 'secondary rate limit' }, 1],
])('repeats after %s', async (_name, fault, times) => {
  emulator.fail('/compare/', fault, times);
  expect(await ask()).toMatchObject({ failure: null, requests: times + 1 });
});

const LATE = { status: 403, headers: { 'retry-after': '3600' } };
const status = { what: 'status', permission: null };
test.each<[string, Fault, object, number]>([
  ['502 for ever', { status: 502 }, { ...status, status: 502 }, 4],
  ['pages of a proxy', 'page', { what: 'malformed', status: 200 }, 4],
  ['lost connections', 'reset', { what: 'unreachable', status: null }, 4],
  ['401', { status: 401 }, { ...status, status: 401 }, 1],
  ['403', { status: 403 }, { ...status, status: 403, permission: 'contents: read' }, 1],
  ['404', { status: 404 }, { ...status, status: 404, permission: 'contents: read' }, 1],
  ['422', { status: 422, message: 'no such commit' }, { ...status, status: 422 }, 1],
  ['a rate limit beyond the deadline', LATE, { what: 'limit', status: 403, permission: null }, 1],
])('fails after %s', async (_name, fault, failure, requests) => {
  emulator.fail('/compare/', fault);
  expect(await ask()).toMatchObject({ failure, requests });
});

test.each<[Fault, number]>([
  [{ status: 429, headers: { 'retry-after': '7' } }, 7_000],
  [{ status: 503, headers: { 'retry-after': '9' } }, 9_000],
  [{ status: 403, headers: { 'x-ratelimit-remaining': '0' } }, 60_000],
  [{ status: 429 }, 60_000],
  [{ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30' } }, 30_000],
  [{ status: 429, headers: { 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': '30' } }, 60_000],
])('waits as long as %j asks', async (fault, wait) => {
  emulator.fail('/compare/', fault, 1);
  expect(await ask()).toMatchObject({ failure: null, waits: [wait] });
});

test('ends a request at its limit, and all requests at theirs', async () => {
  emulator.fail('/compare/', 'slow');
  expect((await ask({ limitMs: 50 })).failure).toMatchObject({ what: 'limit', status: null });
});

test('ends with its signal', async () => {
  emulator.fail('/compare/', 'slow');
  const controller = new AbortController();
  const asked = ask({ signal: controller.signal });
  controller.abort(new Error('cancelled'));
  expect((await asked).failure).toMatchObject({ what: 'cancelled' });
});

test('cannot reach what does not listen', async () => {
  const { variables } = emulator;
  await emulator.close();
  const { failure } = await ask({ variables });
  emulator = await GitHubEmulator.start();
  expect(failure).toMatchObject({ what: 'unreachable', message: expect.stringContaining('ECONN') });
});

test('redacts what is answered', async () => {
  const redactor = new Redactor();
  redactor.add('key', ['s3cr3t-value-of-a-key']);
  emulator.fail('/compare/', { status: 422, message: 'no\u001b[31m s3cr3t-value-of-a-key' });
  const { failure } = await ask({ redactor });
  expect(failure?.message).toBe('no ***');
});

test('needs a token and a repository', () => {
  expect(() => open({ token: '' })).toThrow();
  expect(() => open({ variables: {} })).toThrow();
});

test('does not repeat what writes, except beyond a rate', async () => {
  const { github } = open();
  const call = { route: 'POST /repos/{owner}/{repo}/x', parameters: {}, permission: 'x: write' };
  emulator.fail('/x', { status: 429 }, 1);
  emulator.fail('/x', { status: 502 }, 1);
  const failure = { status: 502 };
  await expect(github.request(z.unknown(), call)).rejects.toMatchObject({ failure });
  expect(emulator.requests).toHaveLength(2);
});

test('repeats what is idempotent, and reads no content only where GitHub says so', async () => {
  const { github } = open();
  const route = 'DELETE /repos/{owner}/{repo}/x';
  const call = { route, parameters: {}, permission: 'x: write', isIdempotent: true };
  emulator.route('DELETE', /^x$/, () => ({ status: 204 }));
  emulator.fail('/x', 'lost', 1);
  emulator.fail('/x', 'page', 1);
  expect(await github.request(z.null(), call)).toBe(null);
  expect(emulator.requests).toHaveLength(3);
});
