import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { explainFailure } from '../../../../src/publish/github/api/permissions.ts';
import { clientOf, contextOf } from '../../../support/github/rig.ts';

const PATH = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const PLACE = { owner: 'acme', repo: 'weather-mcp', issue_number: 1 };

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Answers in turn; `reset` breaks the connection, `hang` never answers, `stall` stops midway. */
type Step = Answer | 'reset' | 'hang' | 'stall';

const SUCCESS: Answer = { status: 200, body: '[]' };
const HTML: Answer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<html>Sign in to the proxy</html>',
};

let server: Server;
let url: string;
let steps: Step[];
let served: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const step = steps[Math.min(served, steps.length - 1)] ?? SUCCESS;
    served += 1;
    if (step === 'reset') request.socket.destroy();
    else if (step === 'stall') {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[{"id": 1');
    } else if (step !== 'hang') {
      const headers = { 'content-type': 'application/json', ...step.headers };
      response.writeHead(step.status, headers).end(step.body ?? '{"message":"no"}');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});
beforeEach(() => {
  served = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function call(method: 'GET' | 'POST', answers: Step[], times = {}) {
  steps = answers;
  const { client, clock } = await clientOf({ url }, 'token', times);
  const outcome = await client
    .request(`${method} ${PATH}`, { ...PLACE, ...(method === 'POST' ? { body: 'Hello' } : {}) })
    .then(
      () => 'answered',
      (error: unknown) => error,
    );
  return { outcome, slept: clock.slept };
}

const NO = '{"message":"no"}';
const SECONDARY = '{"message":"You have exceeded a secondary rate limit."}';

describe('retries', () => {
  it.each<{ name: string; method: 'GET' | 'POST'; answers: Step[]; requests: number }>([
    { name: 'a read after 503', method: 'GET', answers: [{ status: 503 }, SUCCESS], requests: 2 },
    { name: 'a read after a reset', method: 'GET', answers: ['reset', SUCCESS], requests: 2 },
    { name: 'a read after an HTML page', method: 'GET', answers: [HTML, SUCCESS], requests: 2 },
    {
      name: 'a write after a rate limit without headers',
      method: 'POST',
      answers: [{ status: 403, body: SECONDARY }, SUCCESS],
      requests: 2,
    },
    { name: 'a write after 429', method: 'POST', answers: [{ status: 429 }, SUCCESS], requests: 2 },
  ])('$name', async ({ method, answers, requests }) => {
    expect((await call(method, answers)).outcome).toBe('answered');
    expect(served).toBe(requests);
  });

  it.each<{ name: string; method: 'GET' | 'POST'; step: Step; requests: number }>([
    { name: 'a read for ever', method: 'GET', step: { status: 502 }, requests: 4 },
    { name: 'a write after 500', method: 'POST', step: { status: 500 }, requests: 1 },
    { name: 'a write after a reset', method: 'POST', step: 'reset', requests: 1 },
    { name: 'what is forbidden', method: 'GET', step: { status: 403, body: NO }, requests: 1 },
    { name: 'what is not found', method: 'GET', step: { status: 404 }, requests: 1 },
    { name: 'what is invalid', method: 'POST', step: { status: 422 }, requests: 1 },
  ])('not $name', async ({ method, step, requests }) => {
    expect((await call(method, [step])).outcome).toBeInstanceOf(Error);
    expect(served).toBe(requests);
  });
});

describe('rate limits', () => {
  const soon = () => String(Math.floor(Date.now() / 1000) + 30);

  it.each<{ name: string; headers: () => Record<string, string>; least: number; most: number }>([
    {
      name: 'Retry-After seconds',
      headers: () => ({ 'retry-after': '7' }),
      least: 7_000,
      most: 7_000,
    },
    {
      name: 'a Retry-After date',
      headers: () => ({ 'retry-after': new Date(Date.now() + 20_000).toUTCString() }),
      least: 1_000,
      most: 20_000,
    },
    {
      name: 'the reset time',
      headers: () => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }),
      least: 1_000,
      most: 30_000,
    },
    { name: 'a minute where nothing is said', headers: () => ({}), least: 60_000, most: 60_000 },
  ])('wait $name', async ({ headers, least, most }) => {
    const { outcome, slept } = await call('GET', [{ status: 429, headers: headers() }, SUCCESS]);
    expect(outcome).toBe('answered');
    expect(slept).toHaveLength(1);
    expect(slept[0]).toBeGreaterThanOrEqual(least);
    expect(slept[0]).toBeLessThanOrEqual(most);
  });

  it('are not waited for beyond the deadline', async () => {
    const { outcome, slept } = await call('GET', [
      { status: 403, headers: { 'retry-after': '3600' } },
    ]);
    expect(slept).toEqual([]);
    const context = contextOf({ number: 1, branch: 'b', headSha: 'a', olderSha: 'b' });
    expect(explainFailure('comment', outcome, context)).toContain(
      'rate limit did not lift in time',
    );
  });
});

describe('time', () => {
  it.each<Step>(['hang', 'stall'])('a request that would %s is given up', async (step) => {
    const { outcome } = await call('GET', [step], { requestTimeoutMs: 50, deadlineMs: 400 });
    expect(outcome).toMatchObject({ name: 'RequestTimeoutError' });
    expect(served).toBeLessThanOrEqual(4);
  });

  it('no request begins after the deadline', async () => {
    const { outcome } = await call('GET', [SUCCESS], { deadlineMs: 0 });
    expect(outcome).toMatchObject({ name: 'ApiDeadlineError' });
    expect(served).toBe(0);
  });

  it('cancelling ends a request at once', async () => {
    const controller = new AbortController();
    const pending = call('GET', ['hang'], { signal: controller.signal });
    setImmediate(() => controller.abort(new Error('The job was cancelled.')));
    expect((await pending).outcome).toMatchObject({ message: 'The job was cancelled.' });
  });
});

describe('errors', () => {
  it('quote the start of a page that came for an answer', async () => {
    const { outcome } = await call('POST', [HTML]);
    expect(outcome).toMatchObject({
      name: 'UnexpectedBodyError',
      message: expect.stringContaining('Sign in to the proxy'),
    });
  });

  it('never hold the token', async () => {
    steps = [{ status: 403, body: NO }];
    const { client, logger } = await clientOf({ url }, 'ghs_secretToken');
    const context = contextOf({ number: 1, branch: 'b', headSha: 'a', olderSha: 'b' });
    const reason = await client
      .request(`GET ${PATH}`, PLACE)
      .then(String, (error: unknown) => explainFailure('comment', error, context));
    expect(`${reason} ${logger.lines.join(' ')}`).not.toContain('ghs_secretToken');
  });

  it('tell a server that cannot be reached', async () => {
    const { client } = await clientOf({ url: 'http://127.0.0.1:9' }, 'token');
    const error: unknown = await client.request(`GET ${PATH}`, PLACE).catch((thrown) => thrown);
    const context = contextOf({ number: 1, branch: 'b', headSha: 'a', olderSha: 'b' });
    expect(explainFailure('check-run', error, context)).toMatch(
      /^The check run was not written: no usable answer from https:\/\/api\.github\.com/,
    );
  });
});
