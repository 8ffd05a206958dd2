import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createRateLimiter } from '../../../src/service/auth/rate-limiter.ts';
import { runKeyCommand } from '../../../src/service/command/key-commands.ts';
import { openStore } from '../../../src/service/storage/open-store.ts';
import type { Role } from '../../../src/service/storage/records.ts';
import { send } from '../../support/service/api-caller.ts';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../support/service/service-fixture.ts';

describe('authentication', () => {
  let fixture: ServiceFixture;
  beforeEach(async () => {
    fixture = await startFixture();
  });
  afterEach(() => fixture.close());

  async function withHeader(authorization: string | null) {
    const response = await fetch(`${fixture.service.baseUrl}/me`, {
      headers: authorization === null ? {} : { Authorization: authorization },
    });
    return { status: response.status, body: await response.json() };
  }

  describe('the Authorization header', () => {
    it.each([
      ['missing', null, /bearer token is required/],
      ['of another scheme', 'Basic dXNlcjpwYXNz', /malformed/],
      ['without a token', 'Bearer', /malformed/],
      ['with words after the token', 'Bearer sk_a b', /malformed/],
      ['with a token of another kind', 'Bearer ghp_123', /begin with "sk_"/],
      ['with an unknown key', `Bearer sk_${'A'.repeat(43)}`, /not known/],
    ])('%s is 401 UNAUTHORIZED', async (_, authorization, message) => {
      expect(await withHeader(authorization)).toEqual({
        status: 401,
        body: { code: 'UNAUTHORIZED', message: expect.stringMatching(message) },
      });
    });

    it('may write the scheme in any case', async () => {
      expect(await withHeader(`bearer ${fixture.api.key}`)).toMatchObject({ status: 200 });
    });
  });

  describe('keys', () => {
    it('answer for the account they act as', async () => {
      const { status, body } = await fixture.api.get('/me');
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: expect.any(String), email: expect.any(String) });
    });

    it('are refused from the moment they are revoked', async () => {
      const { id, key } = await fixture.service.createKey({ name: 'short-lived' });
      expect((await send(fixture.service.baseUrl, key, 'GET', '/me')).status).toBe(200);
      await runKeyCommand({ name: 'keys revoke', database: fixture.database, id });
      const { status, body } = await send(fixture.service.baseUrl, key, 'GET', '/me');
      expect(status).toBe(401);
      expect(body).toEqual({ code: 'UNAUTHORIZED', message: expect.stringContaining('revoked') });
    });

    it('are orphaned when their organization is gone', async () => {
      const { key } = await fixture.service.createKey({ name: 'guest', organization: 'Guests' });
      await runKeyCommand({
        name: 'organizations remove',
        database: fixture.database,
        organization: 'Guests',
      });
      const { status, body } = await send(fixture.service.baseUrl, key, 'GET', '/me');
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'UNAUTHORIZED', details: { reason: 'ORPHANED_KEY' } });
    });

    describe('act as their owner', () => {
      const changeRole = async (role: Role | null) => {
        const store = await openStore(fixture.database);
        const { baseUrl, key } = fixture.api;
        try {
          const [own] = (await send(baseUrl, key, 'GET', '/organizations')).body.items;
          const { id: userId } = (await send(baseUrl, key, 'GET', '/me')).body;
          await (role === null
            ? store.accounts.removeMember(own.id, userId)
            : store.accounts.setRole(own.id, userId, role));
        } finally {
          await store.close();
        }
        return send(baseUrl, key, 'GET', '/projects');
      };

      it.each(['owner', 'admin', 'member'] as const)('as %s', async (role) => {
        expect((await changeRole(role)).status).toBe(200);
        const { body } = await fixture.api.get('/organizations');
        expect(body.items).toMatchObject([{ myRole: role, isCreator: role === 'owner' }]);
      });

      it('and not at all where that is a guest, from that moment', async () => {
        const { status, body } = await changeRole('guest');
        expect([status, body]).toEqual([
          401,
          { code: 'UNAUTHORIZED', message: expect.stringMatching(/Guests/) },
        ]);
      });

      it('and are orphaned where that has left the organization', async () => {
        const { status, body } = await changeRole(null);
        expect([status, body.code, body.details]).toEqual([
          ...[401, 'UNAUTHORIZED', { reason: 'ORPHANED_KEY' }],
        ]);
      });
    });

    it('see the projects of their organization only', async () => {
      const { key } = await fixture.service.createKey({ name: 'guest', organization: 'Guests' });
      const { baseUrl } = fixture.service;
      const foreign = await send(baseUrl, key, 'GET', `/projects/${fixture.api.projectId}/servers`);
      expect(foreign.status).toBe(404);
      expect(foreign.body.code).toBe('NOT_FOUND');
      const own = await send(baseUrl, key, 'GET', '/projects');
      expect(own.body.items).toHaveLength(1);
      expect(own.body.items[0].id).not.toBe(fixture.api.projectId);
      const asked = `/projects?organizationId=${own.body.items[0].organizationId}`;
      expect((await fixture.api.get(asked)).body).toEqual({ items: [] });
    });

    it.each(['/keys', '/keys/key_1', '/api-keys', '/api-keys/key_1/revoke'])(
      'cannot touch %s',
      async (path) => {
        for (const method of ['GET', 'POST', 'DELETE']) {
          const answer = await send(fixture.service.baseUrl, fixture.api.key, method, path);
          expect(answer.status).toBe(403);
          expect(answer.body.code).toBe('FORBIDDEN');
        }
      },
    );

    it('appear in no line of the log', async () => {
      await fixture.api.get('/me');
      await withHeader(`Bearer sk_${'B'.repeat(43)}`);
      expect(fixture.logLines.some((line) => line.includes('/api/v1/me 200'))).toBe(true);
      expect(fixture.logLines.join('\n')).not.toMatch(/sk_/);
    });
  });

  describe('the request rate', () => {
    it('is limited for each key, and an orphaned key spends tokens while an invalid one has none', async () => {
      const limited = await startFixture({ rateLimit: { requestsPerMinute: 1, burst: 2 } });
      try {
        // Connecting has spent the burst of the first key.
        const refused = await limited.api.get('/me');
        expect(refused.status).toBe(429);
        expect(refused.body).toMatchObject({ code: 'RATE_LIMITED' });
        const wait = Number(refused.headers.get('Retry-After'));
        expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true);

        const { key } = await limited.service.createKey({ name: 'guest', organization: 'Guests' });
        const { database } = limited;
        await runKeyCommand({ name: 'organizations remove', database, organization: 'Guests' });
        const statuses = [];
        for (let request = 0; request < 3; request += 1) {
          statuses.push((await send(limited.service.baseUrl, key, 'GET', '/me')).status);
        }
        expect(statuses).toEqual([401, 401, 429]);

        for (let request = 0; request < 4; request += 1) {
          const unknown = await send(limited.service.baseUrl, 'sk_unknown', 'GET', '/me');
          expect(unknown.status).toBe(401);
        }
      } finally {
        await limited.close();
      }
    });

    it('grants the burst, then what the rate refills, and tells the wait in whole seconds', async () => {
      let nowMs = 1_000_000;
      const folder = await temporaryFolder();
      const store = await openStore({ temporaryFolder: folder.path }, () => nowMs);
      try {
        const limiter = createRateLimiter({ requestsPerMinute: 30, burst: 3 }, store);
        const takeFour = async () => {
          const waits: number[] = [];
          for (let request = 0; request < 4; request += 1) waits.push(await limiter.take('a'));
          return waits;
        };
        expect(await takeFour()).toEqual([0, 0, 0, 2]);
        expect(await limiter.take('b')).toBe(0);
        nowMs += 1_500;
        expect(await limiter.take('a')).toBe(1);
        nowMs += 500;
        expect(await limiter.take('a')).toBe(0);
        nowMs -= 60_000;
        expect(await limiter.take('a')).toBe(2);
        nowMs += 3_600_000;
        expect(await takeFour()).toEqual([0, 0, 0, 2]);
      } finally {
        await store.close();
        await folder.remove();
      }
    });
  });
});
