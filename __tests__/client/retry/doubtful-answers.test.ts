import { describe, expect, it } from '@jest/globals';
import {
  ApiError,
  RedirectError,
  UnexpectedResponseError,
} from '../../../src/client/errors/api-error.ts';
import {
  type ClientRig,
  closeRigsAfterEach,
  rejectionOf,
  startRig,
} from '../../support/client/client-rig.ts';
import type { Answer } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

const ME: Answer = { json: { id: 'u_1', email: 'ada@example.test', name: 'Ada' } };
const refusal = (status: number): Answer => ({ status, json: { code: 'NO', message: 'no' } });
const LOGIN: Answer = { status: 200, text: '<html>Log in</html>' };
const PROXY: Answer = { status: 403, text: '<html>Blocked by the proxy</html>' };
const ELSEWHERE: Answer = {
  status: 302,
  text: '',
  headers: { location: 'https://login.example/' },
};

const ANSWERS: readonly [string, Answer][] = [
  ...[400, 401, 403, 404, 409, 410, 422].map((status): [string, Answer] => [
    String(status),
    refusal(status),
  ]),
  ['a login page', LOGIN],
  ['the page of a proxy', PROXY],
  ['a redirect to another origin', ELSEWHERE],
];

/** A service that grants the first request, then gives this answer so often, then grants again. */
async function doubted(answer: Answer, times: number): Promise<ClientRig> {
  let asked = 0;
  const rig = await startRig(() => {
    asked += 1;
    return asked > 1 && asked <= 1 + times ? answer : ME;
  });
  await rig.client.account.get();
  return rig;
}

describe('an answer that a proxy or a replica may have given', () => {
  it.each(ANSWERS)('%s is not believed once or twice', async (_what, answer) => {
    for (const times of [1, 2]) {
      const { client, server } = await doubted(answer, times);
      await expect(client.account.get()).resolves.toMatchObject({ id: 'u_1' });
      expect(server.requests).toHaveLength(2 + times);
    }
  });

  it.each(ANSWERS)('%s is believed the third time, and the count is told', async (_w, answer) => {
    const { client, server, clock } = await doubted(answer, Number.POSITIVE_INFINITY);
    const error = await rejectionOf(client.account.get());
    expect([ApiError, UnexpectedResponseError, RedirectError]).toContain(error.constructor);
    expect(error.message).toContain('after 3 attempts');
    expect(server.requests).toHaveLength(4);
    expect(clock.sleeps).toEqual([2_000, 4_000]);
  });

  it.each([401, 403])('%d to a key that was never granted is told at once', async (status) => {
    const { client, server } = await startRig(() => refusal(status));
    await expect(rejectionOf(client.account.get())).resolves.toMatchObject({ status, attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it.each([404, 409])('%d is asked again though nothing was granted yet', async (status) => {
    const { client, server } = await startRig(() => refusal(status));
    await expect(rejectionOf(client.account.get())).resolves.toMatchObject({ status, attempts: 3 });
    expect(server.requests).toHaveLength(3);
  });

  it('is not waited for beyond the deadline', async () => {
    const { client, clock, server } = await doubted(refusal(404), Number.POSITIVE_INFINITY);
    const error = await rejectionOf(client.account.get({ deadlineAtMs: clock.now() + 3_000 }));
    expect(error).toMatchObject({ status: 404, attempts: 2 });
    expect(server.requests).toHaveLength(3);
  });

  it('is believed at once where it decides nothing', async () => {
    const { client, server } = await doubted(refusal(404), Number.POSITIVE_INFINITY);
    await rejectionOf(client.account.get({ optional: true }));
    expect(server.requests).toHaveLength(2);
  });

  const SUITE = {
    name: 'smoke',
    serverIds: ['sv_1'],
    model: 'acme/x',
    tests: [{ title: 't', steps: [{ id: 'a', kind: 'prompt' as const, prompt: 'hi' }] }],
  };

  it.each([401, 403, 404])(
    'a %d to what creates is asked again: nothing was done',
    async (status) => {
      const { client, server } = await doubted(refusal(status), 9);
      await rejectionOf(client.suites.create('p_1', SUITE));
      expect(server.requests).toHaveLength(4);
    },
  );

  it.each([400, 409, 413, 422])('a %d to what creates is believed at once', async (status) => {
    const { client, server } = await doubted(refusal(status), 9);
    await rejectionOf(client.suites.create('p_1', SUITE));
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['a login page', LOGIN],
    ['a redirect', ELSEWHERE],
  ])(
    '%s to what creates leaves open what was done, so that it is not asked again',
    async (_what, answer) => {
      const { client, server } = await doubted(answer, 9);
      await rejectionOf(client.suites.create('p_1', SUITE));
      expect(server.requests).toHaveLength(2);
    },
  );
});
