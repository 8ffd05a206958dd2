/** Who renews tokens, where the database fails on the way. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createSecretKeeper } from '../../../../src/redaction/secret-keeper.ts';
import type { RemoteConnection } from '../../../../src/service/mcp/server-connection.ts';
import { KeyRing } from '../../../../src/service/servers/oauth/key-ring.ts';
import {
  type GrantKeeping,
  ServerGrants,
} from '../../../../src/service/servers/oauth/server-grants.ts';
import { FakeClock } from '../../../support/client/fake-clock.ts';
import { HttpServer } from '../../../support/service/mcp/scripted-servers.ts';
import { onEveryEngine } from '../../../support/service/storage/stores.ts';

let endpoint: HttpServer;
let status: number;
beforeEach(async () => {
  status = 200;
  endpoint = await HttpServer.start((_, response) =>
    response.writeHead(status).end(JSON.stringify({ access_token: 'renewed-t0ken' })),
  );
});
afterEach(() => endpoint.stop());

onEveryEngine((at) => {
  it('an instance that comes to nothing leaves it to others, if not at its first try', async () => {
    const { projectId, userId } = await at.addProject();
    const { servers, instances, oauthGrants } = at.store;
    const url = 'http://127.0.0.1/mcp';
    const name = 'library';
    const serverId = await servers.upsert(projectId, {
      ...{ name, enabled: true, transportType: 'http', url },
    });
    const connection: RemoteConnection = { transport: 'http', url, headers: {} };
    const server = { id: serverId, userId, name, connection };
    const keys = new KeyRing({ keys: 'random' });
    const join = async (instanceId: string, kept: GrantKeeping['store']) => {
      await instances.add({ id: instanceId, process: null });
      const grants = new ServerGrants(keys, { clock: new FakeClock() });
      grants.open({ store: kept, now: () => at.now, instanceId: () => instanceId });
      return grants;
    };
    const askFor = async (grants: ServerGrants) => {
      const provider = await grants.tokensFor(server, createSecretKeeper());
      const { signal } = new AbortController();
      return provider?.({ serverName: name, url, refused: null }, signal);
    };
    let failures = 2;
    const failing = await join('one', {
      oauthGrants: {
        ...oauthGrants,
        async release(...args) {
          failures -= 1;
          if (failures >= 0) throw new Error('The connection was lost.');
          await oauthGrants.release(...args);
        },
      },
    });
    const other = await join('two', at.store);
    await failing.keep(server, {
      ...{ serverUrl: url, accessToken: 'first-t0ken', refreshToken: 'refresh-t0ken' },
      ...{ obtainedAt: 0, expiresAt: 0, client: { id: 'client-7' }, resource: null, refusal: null },
      place: {
        ...{ issuer: 'http://127.0.0.1', tokenEndpoint: endpoint.url },
        ...{ zone: 'loopback', clientAuth: 'none' },
      },
    });
    status = 503;
    await expect(askFor(failing)).rejects.toThrow('answered HTTP 503');
    status = 200;
    expect(await askFor(other)).toBe('renewed-t0ken');
  });
});
