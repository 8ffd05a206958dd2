/** Who renews tokens, where the database fails on the way. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createSecretKeeper } from '../../../../src/redaction/secret-keeper.ts';
import { KeyRing } from '../../../../src/service/servers/oauth/key-ring.ts';
import {
  type GrantedServer,
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

/** Its first calls fail, as where the connection to a database is lost. */
function failing<Args extends readonly unknown[], Result>(
  times: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let failures = 0;
  return async (...args) => {
    failures += 1;
    if (failures <= times) throw new Error('The connection was lost.');
    return work(...args);
  };
}

onEveryEngine((at) => {
  const url = 'http://127.0.0.1/mcp';
  const name = 'library';
  const keys = new KeyRing({ keys: 'random' });
  let server: GrantedServer;
  beforeEach(async () => {
    const { projectId, userId } = await at.addProject();
    const id = await at.store.servers.upsert(projectId, {
      ...{ name, enabled: true, transportType: 'http', url },
    });
    server = { id, userId, name, connection: { transport: 'http', url, headers: {} } };
    await (await join('importer')).keep(server, {
      ...{ serverUrl: url, accessToken: 'first-t0ken', refreshToken: 'refresh-t0ken' },
      ...{ obtainedAt: 0, expiresAt: 0, client: { id: 'client-7' }, resource: null, refusal: null },
      place: {
        ...{ issuer: 'http://127.0.0.1', tokenEndpoint: endpoint.url },
        ...{ zone: 'loopback', clientAuth: 'none' },
      },
    });
  });

  const join = async (
    instanceId: string,
    how: Partial<GrantKeeping['store']['oauthGrants']> = {},
  ) => {
    await at.store.instances.add({ id: instanceId, process: null });
    const grants = new ServerGrants(keys, { clock: new FakeClock() });
    const store = { oauthGrants: { ...at.store.oauthGrants, ...how } };
    grants.open({ store, now: () => at.now, instanceId: () => instanceId });
    return grants;
  };
  const askFor = async (grants: ServerGrants) => {
    const provider = await grants.tokensFor(server, createSecretKeeper());
    const { signal } = new AbortController();
    return provider?.({ serverName: name, url, refused: null }, signal);
  };

  it('an instance that comes to nothing leaves it to others, if not at its first try', async () => {
    const one = await join('one', { release: failing(2, at.store.oauthGrants.release) });
    const other = await join('two');
    status = 503;
    await expect(askFor(one)).rejects.toThrow('answered HTTP 503');
    status = 200;
    expect(await askFor(other)).toBe('renewed-t0ken');
  });

  it('tokens are found, and kept, by an instance whose connection is lost meanwhile', async () => {
    const { find, replace } = at.store.oauthGrants;
    const one = await join('one', { find: failing(2, find), replace: failing(2, replace) });
    expect(await askFor(one)).toBe('renewed-t0ken');
    expect(await askFor(await join('two'))).toBe('renewed-t0ken');
    expect(endpoint.requests).toHaveLength(1);
  });
});
