import { describe, expect, it } from '@jest/globals';
import { RedirectError } from '../../../src/client/errors/api-error.ts';
import {
  API_KEY,
  closeRigsAfterEach,
  rejectionOf,
  startRig,
} from '../../support/client/client-rig.ts';
import { inOrder, startScriptedServer } from '../../support/client/scripted-server.ts';

closeRigsAfterEach();

const ME = { json: { id: 'u_1', email: 'ada@example.test', name: 'Ada' } };

function redirect(status: number, location: string) {
  return { text: 'moved', status, headers: { location } };
}

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('a GET follows %d at the same origin', async (status) => {
    const { client, server } = await startRig(inOrder(redirect(status, '/api/v1/whoami'), ME));
    await expect(client.account.get()).resolves.toMatchObject({ id: 'u_1' });
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/v1/me', '/api/v1/whoami']);
    expect(server.requests[1]?.headers.authorization).toBe(`Bearer ${API_KEY}`);
  });

  it.each([307, 308])('a POST follows %d as a POST', async (status) => {
    const answers = inOrder(redirect(status, '/api/v1/elsewhere'), {
      json: { id: 'r_1', status: 'cancelled' },
    });
    const { client, server } = await startRig(answers);
    await client.runs.cancel('p_1', 'r_1');
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/projects/p_1/eval-runs/r_1/cancel',
      'POST /api/v1/elsewhere',
    ]);
  });

  it.each([301, 302, 303])('a POST does not become a GET by %d', async (status) => {
    const { client, server } = await startRig(inOrder(redirect(status, '/api/v1/elsewhere')));
    const error = await rejectionOf(client.runs.cancel('p_1', 'r_1'));
    expect(error).toBeInstanceOf(RedirectError);
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
  });

  it('the key never goes to another origin, and the error names both', async () => {
    const thief = await startScriptedServer(inOrder(ME));
    try {
      const { client, server } = await startRig(inOrder(redirect(307, `${thief.baseUrl}/me`)));
      const error = await rejectionOf(client.account.get());
      expect(error).toBeInstanceOf(RedirectError);
      expect(error.message).toContain(server.origin);
      expect(error.message).toContain(thief.origin);
      expect(thief.requests).toEqual([]);
    } finally {
      await thief.close();
    }
  });

  it.each([['https://127.0.0.1/api/v1/me'], ['//evil.example/me'], ['data:text/plain,{}']])(
    '%s is another origin',
    async (location) => {
      const { client } = await startRig(inOrder(redirect(302, location)));
      expect(await rejectionOf(client.account.get())).toBeInstanceOf(RedirectError);
    },
  );

  it('a loop ends', async () => {
    const { client, server } = await startRig(inOrder(redirect(302, '/api/v1/me')));
    expect((await rejectionOf(client.account.get())).message).toMatch(
      /redirects more than 5 times/,
    );
    // Six, three times: a proxy may have lost its session for a moment.
    expect(server.requests).toHaveLength(18);
  });
});
