/** Tokens that are imported for our example server behind a real authorization server. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeUnless } from '../../../support/obstacles.ts';
import type { Answer, ApiCaller } from '../../../support/service/api-caller.ts';
import { HttpServer } from '../../../support/service/mcp/scripted-servers.ts';
import { type OAuthRig, openOAuthRig } from '../../../support/service/oauth/oauth-rig.ts';
import {
  type ServiceFixture,
  startFixture,
  temporaryFolder,
} from '../../../support/service/service-fixture.ts';
import { ServiceInstance } from '../../../support/service/service-instance.ts';
import { LASTING_ENGINES, type TestDatabases } from '../../../support/service/storage/databases.ts';

const EVE = 'eve@example.test';
const SEARCH = { toolName: 'search_books', parameters: { query: 'a' } };

for (const engine of LASTING_ENGINES) {
  describeUnless(engine.obstacle, `imported tokens, on ${engine.name}`, () => {
    let databases: TestDatabases;
    let rig: OAuthRig;
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    let databaseUrl: string | undefined;
    let fixtures: ServiceFixture[];
    let answers: string[];

    const optionsOf = () => ({
      ...{ folder: folder.path, databaseUrl, refreshLimitMs: 1_000 },
      config: { mcpServers: { library: { url: rig.server.url } } },
      serviceConfig: {
        organizations: [{ name: 'Default', members: [{ email: EVE, role: 'admin' }] }],
      },
    });
    const addService = async (): Promise<ApiCaller> => {
      const fixture = await startFixture(optionsOf());
      fixtures.push(fixture);
      return fixture.api;
    };
    const ask = async (api: ApiCaller, operation: string, body: unknown = {}): Promise<Answer> => {
      const path = `~/servers/${api.serverId('library')}/${operation}`;
      const answer = await api.post(path, body);
      answers.push(JSON.stringify(answer.body));
      return answer;
    };
    /** Imports what somebody gets who logs in, which ends after so many seconds. */
    const logIn = async (api: ApiCaller, seconds = 3_600) => {
      const given = await rig.give(Math.max(seconds, 60));
      const told = rig.importOf({ ...given, expires_in: seconds });
      expect((await ask(api, 'oauth/import-tokens', told)).status).toBe(200);
      return given;
    };

    beforeAll(async () => {
      databases = await engine.open();
    });
    afterAll(() => databases.close());
    beforeEach(async () => {
      rig = await openOAuthRig();
      folder = await temporaryFolder();
      const place = await databases.create();
      databaseUrl = 'databaseUrl' in place ? place.databaseUrl : undefined;
      fixtures = [];
      answers = [];
    });
    afterEach(async () => {
      const lines = fixtures.flatMap(({ logLines }) => logLines);
      for (const fixture of fixtures) await fixture.close();
      await rig.close();
      const told = [...answers, ...lines].join('\n');
      const stored = databaseUrl === undefined ? filesOf(folder.path) : '';
      await folder.remove();
      for (const secret of rig.secrets()) {
        expect(told).not.toContain(secret);
        expect(stored).not.toContain(secret);
      }
    });

    it('are told of by the list of servers to who imported them, with whether a secret came along', async () => {
      const api = await addService();
      const told = async (who: ApiCaller) => {
        const { items } = (await who.get('~/servers')).body;
        return items.map((one: Record<string, unknown>) => [
          one['useOAuth'],
          one['hasClientSecret'],
        ]);
      };
      expect(await told(api)).toEqual([[false, false]]);
      await logIn(api);
      expect(await told(api)).toEqual([[true, true]]);
      const { clientInformation: _, ...rest } = rig.importOf(await rig.give(60));
      expect((await ask(api, 'oauth/import-tokens', rest)).status).toBe(200);
      expect(await told(api)).toEqual([[true, false]]);
    });

    it('are shown to the server, and told to nobody', async () => {
      const api = await addService();
      expect((await ask(api, 'validate')).body).toMatchObject({
        code: 'OAUTH_REQUIRED',
        details: { oauthRequired: true },
      });
      const given = await rig.give(600);
      const before = Date.now();
      const { status, body } = await ask(api, 'oauth/import-tokens', rig.importOf(given));
      expect([status, body.imported]).toEqual([200, true]);
      expect(body.expiresAt).toBeGreaterThanOrEqual(before + 600_000);
      expect(await ask(api, 'tools/call', SEARCH)).toMatchObject({ status: 200 });
      expect(await ask(api, 'doctor')).toMatchObject({ status: 200, body: { status: 'ready' } });
      expect(new Set(rig.server.shown)).toEqual(new Set([given.access_token]));
      expect(rig.authorization.refreshes).toEqual([]);
      const [fixture] = fixtures;
      const key = join(folder.path, 'data', 'service.sqlite.key');
      expect([fixture?.databasePath, statSync(key).mode & 0o777]).toEqual([
        ...[join(folder.path, 'data', 'service.sqlite'), 0o600],
      ]);
    });

    it('are renewed before they end, once for all services, and outlive these', async () => {
      const services = [await addService(), await addService()];
      const [api] = services;
      if (api === undefined) throw new Error('There is no service.');
      await logIn(api, 0);
      const all = Array.from({ length: 8 }, (_, index) =>
        ask(services[index % 2] ?? api, 'tools/call', SEARCH),
      );
      expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(rig.authorization.refreshes).toHaveLength(1);
      const later = await addService();
      expect((await ask(later, 'validate')).status).toBe(200);
      expect(rig.authorization.refreshes).toHaveLength(1);
    });

    it('are renewed where the server refuses them, each time with the newest', async () => {
      const api = await addService();
      const { access_token: first } = await logIn(api);
      await rig.authorization.revoke(first);
      expect((await ask(api, 'validate')).status).toBe(200);
      const second = rig.server.shown.at(-1) ?? '';
      await rig.authorization.revoke(second);
      expect((await ask(api, 'validate')).status).toBe(200);
      const used = rig.authorization.refreshes.map((one) => one.refresh_token);
      expect(new Set(used).size).toBe(2);
      expect(rig.authorization.refreshes[0]?.resource).toBe(rig.server.url);
    });

    it('that are renewed no more are refused with a reason, and asked for once', async () => {
      const api = await addService();
      const { access_token: token } = await logIn(api);
      await rig.authorization.revokeGrant(token);
      for (const operation of ['validate', 'tools', 'doctor']) {
        const { status, body } = await ask(api, operation);
        expect([status, body.code]).toEqual([401, 'OAUTH_REQUIRED']);
        expect(body.details).toMatchObject({ oauthRequired: true, reason: 'GRANT_REFUSED' });
        expect(body.message).toContain('invalid_grant');
      }
      expect(rig.authorization.refreshes).toHaveLength(1);
      await logIn(api);
      expect((await ask(api, 'validate')).status).toBe(200);
    });

    it('cannot be renewed while nobody answers: good ones are used, others are waited for in vain', async () => {
      const api = await addService();
      await logIn(api, 0);
      rig.authorization.mood = 'overloaded';
      expect(await ask(api, 'validate')).toMatchObject({
        ...{ status: 502, body: { code: 'SERVER_UNREACHABLE' } },
      });
      rig.authorization.mood = 'silent';
      const { status, body } = await ask(api, 'validate');
      expect([status, body.code]).toEqual([504, 'TIMEOUT']);
      expect(body.message).toContain('could not be renewed');
      rig.authorization.mood = 'well';
      expect((await ask(api, 'validate')).status).toBe(200);
    });

    it('are of use to the user alone who imported them', async () => {
      const api = await addService();
      await logIn(api);
      const [fixture] = fixtures;
      const other = await fixture?.service.createKey({
        ...{ name: 'other', organization: 'Default', user: EVE },
      });
      const { baseUrl, projectId } = api;
      const answer = await fetch(
        `${baseUrl}/projects/${projectId}/servers/${api.serverId('library')}/validate`,
        { method: 'POST', headers: { Authorization: `Bearer ${other?.key}` } },
      );
      expect([answer.status, rig.server.shown]).toEqual([401, []]);
      const list = await fetch(`${baseUrl}/projects/${projectId}/servers`, {
        headers: { Authorization: `Bearer ${other?.key}` },
      });
      expect(await list.json()).toMatchObject({ items: [{ useOAuth: false }] });
    });

    it('are shown to no other server that the configuration leads to later', async () => {
      const api = await addService();
      await logIn(api);
      await fixtures.pop()?.close();
      const seen: unknown[] = [];
      const other = await HttpServer.start((request, response) => {
        seen.push(request.headers.authorization);
        response.writeHead(401).end();
      });
      const moved = await startFixture({
        ...optionsOf(),
        config: { mcpServers: { library: { url: other.url } } },
      });
      fixtures.push(moved);
      expect((await ask(moved.api, 'validate')).status).toBe(401);
      expect(new Set(seen)).toEqual(new Set([undefined]));
      other.stop();
    });

    it('serve the evals of that user, whose traces do not have them', async () => {
      const api = await addService();
      await logIn(api, 0);
      const step = { id: 's', kind: 'toolCall', serverName: 'library', ...SEARCH };
      const { parameters: args, ...call } = step;
      const check = { type: 'toolCalledAtLeastOnce', toolName: SEARCH.toolName };
      const created = await api.post('~/eval-runs', {
        ...{ suiteName: 'library', serverIds: [api.serverId('library')] },
        tests: [
          {
            title: 'finds',
            steps: [
              { ...call, arguments: args },
              { id: 'c', kind: 'assert', assertion: check },
            ],
          },
        ],
      });
      expect(created.status).toBe(202);
      const run = await api.awaitRun(created.body.runId);
      expect([run.status, run.result]).toEqual(['completed', 'passed']);
      const iterations = await api.get(`~/eval-runs/${run.id}/iterations`);
      const id = iterations.body.items[0].id;
      const trace = await api.get(`~/eval-runs/${run.id}/iterations/${id}/trace`);
      answers.push(JSON.stringify([run, iterations.body, trace.body]));
      expect(rig.authorization.refreshes).toHaveLength(1);
    });

    it('are renewed by another service where one is killed that was about to', async () => {
      const api = await addService();
      await logIn(api, 0);
      rig.authorization.mood = 'silent';
      const doomed = await ServiceInstance.start(optionsOf());
      try {
        const pending = ask(doomed.api, 'validate').catch(() => null);
        while (rig.authorization.refreshes.length === 0) await new Promise(setImmediate);
        await doomed.end('SIGKILL');
        await pending;
      } finally {
        await doomed.end('SIGKILL');
      }
      rig.authorization.mood = 'well';
      expect((await ask(api, 'validate')).status).toBe(200);
      expect(rig.authorization.refreshes).toHaveLength(2);
    });
  });
}

/** All that is in the files of a database. */
function filesOf(folder: string): string {
  const path = join(folder, 'data', 'service.sqlite');
  return readFileSync(path).toString('latin1');
}
