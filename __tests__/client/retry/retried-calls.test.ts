import { describe, expect, it } from '@jest/globals';
import { ApiError, DeadlineError, NetworkError } from '../../../src/client/errors/api-error.ts';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import { DEFAULT_RETRY_POLICY } from '../../../src/client/retry/default-policy.ts';
import {
  API_KEY,
  closeRigsAfterEach,
  rejectionOf,
  startRig,
} from '../../support/client/client-rig.ts';
import { FakeClock } from '../../support/client/fake-clock.ts';
import { type Answer, inOrder } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

const ME = { json: { id: 'u_1', email: 'ada@example.test', name: 'Ada' } };
const RUN = { json: { id: 'r_1', status: 'cancelled' } };
const SUITE = { json: { suiteId: 'st_1' }, status: 201 };

const SUITE_BODY = {
  name: 'smoke',
  serverIds: ['sv_1'],
  model: 'acme/x',
  tests: [{ title: 't', steps: [{ id: 'a', kind: 'prompt' as const, prompt: 'hi' }] }],
};

function failure(status: number, headers: Record<string, string> = {}): Answer {
  return { json: { code: 'SOME_CODE', message: 'no' }, status, headers };
}

describe('which failures are tried again', () => {
  const retried = [429, 500, 502, 503, 504];
  const final = [401, 402, 403, 501];

  it.each(retried)('GET after %d', async (status) => {
    const { client, server } = await startRig(inOrder(failure(status), ME));
    await expect(client.account.get()).resolves.toMatchObject({ id: 'u_1' });
    expect(server.requests).toHaveLength(2);
  });

  it.each(final)('GET not after %d', async (status) => {
    const { client, server } = await startRig(inOrder(failure(status), ME));
    await expect(rejectionOf(client.account.get())).resolves.toMatchObject({ status, attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it('GET not after a trace that does not come back as it was written', async () => {
    const json = {
      code: 'INTERNAL_ERROR',
      details: { reason: 'TRACE_SEAL_BROKEN' },
      message: 'no',
    };
    const { client, server } = await startRig(inOrder({ json, status: 500 }, ME));
    await expect(rejectionOf(client.runs.trace('p_1', 'r_1', 'it_1'))).resolves.toMatchObject({
      reason: 'TRACE_SEAL_BROKEN',
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['server', 1],
    ['configuration', 1],
    ['surroundings', 2],
    [undefined, 2],
  ])('GET by whose doing trouble with an MCP server is: %s', async (blame, requests) => {
    const json = { code: 'SERVER_UNREACHABLE', details: { blame }, message: 'no' };
    const { client, server } = await startRig(inOrder({ json, status: 502 }, ME));
    await Promise.allSettled([client.account.get()]);
    expect(server.requests).toHaveLength(requests);
  });

  it.each(retried)('an idempotent POST after %d', async (status) => {
    const { client, server } = await startRig(inOrder(failure(status), RUN));
    await expect(client.runs.cancel('p_1', 'r_1')).resolves.toMatchObject({ id: 'r_1' });
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('a POST that creates, after 429', async () => {
    const { client, server } = await startRig(inOrder(failure(429), SUITE));
    await expect(client.suites.create('p_1', SUITE_BODY)).resolves.toMatchObject({
      suiteId: 'st_1',
    });
    expect(server.requests).toHaveLength(2);
  });

  it.each([500, 502, 503, 504])('a POST that creates not after %d', async (status) => {
    const { client, server } = await startRig(inOrder(failure(status), SUITE));
    await expect(rejectionOf(client.suites.create('p_1', SUITE_BODY))).resolves.toMatchObject({
      status,
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each(['reset', 'truncate', 'hang', 'hang in body'] as const)('GET after %s', async (fault) => {
    const { client, server } = await startRig(inOrder(fault, ME), { requestTimeoutMs: 500 });
    await expect(client.account.get()).resolves.toMatchObject({ id: 'u_1' });
    expect(server.requests).toHaveLength(2);
  });

  it('a gateway’s HTML page by its status', async () => {
    const page: Answer = { text: '<html>Bad gateway</html>', status: 502 };
    const { client } = await startRig(inOrder(page, ME));
    await expect(client.account.get()).resolves.toMatchObject({ id: 'u_1' });
  });

  it('a refused connection, until the tries are used up', async () => {
    const { client, server, clock } = await startRig(inOrder(ME));
    await server.close();
    const error = await rejectionOf(client.account.get());
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      kind: 'refused',
      wasSent: false,
      attempts: DEFAULT_RETRY_POLICY.maxAttempts,
      message: expect.stringMatching(/Nothing accepts connections.*GET \/me, after 6 attempts/),
    });
    expect(clock.sleeps).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  });
});

describe('how long it waits', () => {
  it('anything up to the exponential bound', async () => {
    const answers = inOrder(failure(503), failure(503), failure(503), ME);
    const { client, clock } = await startRig(answers, { random: () => 0.5 });
    await client.account.get();
    expect(clock.sleeps).toEqual([250, 500, 1_000]);
  });

  it('as long as Retry-After asks, in seconds or until a date', async () => {
    const atMs = new FakeClock().now() + 12_000;
    const answers = inOrder(
      failure(503, { 'retry-after': '5' }),
      failure(503, { 'retry-after': new Date(atMs).toUTCString() }),
      ME,
    );
    const { client, clock } = await startRig(answers);
    await client.account.get();
    expect(clock.sleeps).toEqual([5_000, 7_000]);
  });

  it('without Retry-After too', async () => {
    const { client, clock } = await startRig(inOrder(failure(429), ME));
    await client.account.get();
    expect(clock.sleeps.length).toBeGreaterThan(0);
  });

  it('within the budget of the policy', async () => {
    const retryPolicy = { ...DEFAULT_RETRY_POLICY, budgetMs: 3_000 };
    const { client, server } = await startRig(inOrder(failure(503)), { retryPolicy });
    await rejectionOf(client.account.get());
    // Waits of 500 and 1000 ms fit; one of 2000 more does not.
    expect(server.requests).toHaveLength(3);
  });

  it('never past the deadline: it fails at once with the last error', async () => {
    const { client, server, clock } = await startRig(
      inOrder(failure(503, { 'retry-after': '60' })),
    );
    const error = await rejectionOf(client.account.get({ deadlineAtMs: clock.now() + 30_000 }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 503, retryAfterMs: 60_000 });
    expect(clock.sleeps).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  it('longer than the budget when asked to, if the deadline allows', async () => {
    const answers = inOrder(failure(503, { 'retry-after': '300' }), ME);
    const { client, clock } = await startRig(answers);
    await client.account.get({ deadlineAtMs: clock.now() + 600_000 });
    expect(clock.sleeps).toEqual([300_000]);
  });

  it('not at all when the deadline has passed', async () => {
    const { client, server, clock } = await startRig(inOrder(ME));
    await expect(client.account.get({ deadlineAtMs: clock.now() - 1 })).rejects.toThrow(
      DeadlineError,
    );
    expect(server.requests).toEqual([]);
  });

  it('no longer than the deadline for an answer that does not come', async () => {
    const { client, clock } = await startRig(inOrder('hang'));
    const error = await rejectionOf(client.account.get({ deadlineAtMs: clock.now() + 200 }));
    expect(error).toMatchObject({
      kind: 'timeout',
      wasSent: true,
      message: expect.stringContaining('when `timeout-minutes` were over'),
    });
  });

  it('until the caller aborts', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled by the user');
    const { client } = await startRig(() => {
      controller.abort(reason);
      return 'hang';
    });
    expect(await rejectionOf(client.account.get({ signal: controller.signal }))).toBe(reason);
  });
});

describe('what others notice', () => {
  it('a rejection for the rate slows down every client of the bucket', async () => {
    const clock = new FakeClock();
    const bucket = new RateBucket({ burst: 10, perSecond: 1, clock });
    const shared = { bucket, clock };
    const limited = await startRig(inOrder(failure(429, { 'retry-after': '20' })), shared);
    const other = await startRig(inOrder(ME), shared);
    await rejectionOf(limited.client.account.get({ deadlineAtMs: clock.now() + 10_000 }));
    expect(clock.sleeps).toEqual([]);
    await other.client.account.get();
    expect(clock.sleeps).toEqual([20_000]);
  });

  it('a line in the log that names the failure and the wait, not the key', async () => {
    const page: Answer = { text: 'busy', status: 502 };
    const { client, logger } = await startRig(inOrder(failure(503), 'reset', page, ME));
    await client.account.get();
    expect(logger.lines).toEqual([
      'info: 503 SOME_CODE on GET /me; trying again in 0.5 s (try 2 of 6).',
      'info: Network failure (reset) on GET /me; trying again in 1.0 s (try 3 of 6).',
      'info: HTTP 502 on GET /me; trying again in 2.0 s (try 4 of 6).',
    ]);
    expect(logger.lines.join()).not.toContain(API_KEY);
  });
});
