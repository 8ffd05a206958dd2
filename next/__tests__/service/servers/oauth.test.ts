/** Tokens that users import: whom they are for, how they are stored and refreshed. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { NETWORK } from '../../../src/service/servers/oauth/outbound.ts';
import { KEY_VARIABLE, KeyError } from '../../../src/service/servers/oauth/seal.ts';
import {
  openGrants,
  resourceOf,
  Site,
  startAuthorizationServer,
  TOKENS,
} from '../../support/oauth.ts';
import { organizationOf, startTestService } from '../../support/service.ts';

let issuer: Awaited<ReturnType<typeof startAuthorizationServer>>;
let server: Site;
let url: string;
let opened: Awaited<ReturnType<typeof openGrants>>[];

beforeEach(async () => {
  issuer = await startAuthorizationServer();
  server = await Site.start('127.0.0.1', resourceOf([issuer.site.origin]));
  url = `${server.origin}/mcp`;
  opened = [];
});
afterEach(async () => {
  for (const one of opened) await one.close();
  for (const site of [issuer.site, server]) site.close();
});

const open = async (setup: Partial<Parameters<typeof openGrants>[0]> = {}) => {
  const one = await openGrants({ url, ...setup });
  opened.push(one);
  return one;
};
const refusal = (code: string, reason?: string) => ({
  body: reason === undefined ? { code } : { code, details: { reason } },
});
const GRANT_REFUSED = refusal('OAUTH_REQUIRED', 'GRANT_REFUSED');
const HOUR = 3_600_000;

test('the API imports tokens, and refuses those that are for another server', async () => {
  const local = { name: 'local', command: 'node', args: [], env: {}, cwd: null, unset: [] };
  const remote = { name: 'remote', url: `${url}?tenant=a`, headers: {}, unset: [] };
  const own = { ...remote, name: 'own', headers: { authorization: 'Basic x' } };
  const service = await startTestService([organizationOf({ servers: [local, remote, own] })]);
  const list = async () => (await service.send(`${service.project}/servers`)).body.items;
  const ids = Object.fromEntries(
    (await list()).map((one: typeof local & { id: string }) => [one.name, one.id]),
  );
  const send = async (name: string, change: object) => {
    const path = `${service.project}/servers/${ids[name] ?? name}/oauth/import-tokens`;
    const { status } = await service.send(path, { serverUrl: url, tokens: TOKENS, ...change });
    return status;
  };
  expect(await send('local', {})).toBe(400);
  expect(await send('own', {})).toBe(400);
  expect(await send('sv_unknown', {})).toBe(404);
  for (const member of ['serverUrl', 'oauthResourceUrl']) {
    for (const address of ['https://other.test/mcp', 'nowhere', `${url}/below`]) {
      expect([member, address, await send('remote', { [member]: address })]).toContain(400);
    }
  }
  expect((await list()).map((one: { useOAuth: boolean }) => one.useOAuth)).not.toContain(true);
  const clientInformation = { clientId: 'c', clientSecret: 's3cret-of-client' };
  const tokens = { ...TOKENS, scope: 'read write' };
  expect(await send('remote', { oauthResourceUrl: server.origin, clientInformation, tokens })).toBe(
    200,
  );
  expect((await list())[1]).toMatchObject({
    useOAuth: true,
    hasClientSecret: true,
    oauthScopes: ['read', 'write'],
  });
  await service.close();
  expect(service.bugs).toEqual([]);
});

test.each([
  ['long', 3_600, 3_539, 3_541],
  ['short', 100, 79, 81],
])('a %s life is refreshed shortly before its end', async (_, expires_in, early, due) => {
  const { importTokens, credentials, clock } = await open();
  expect(await credentials().token()).toBeNull();
  const imported = await importTokens({ tokens: { ...TOKENS, expires_in } });
  expect(imported).toEqual({ imported: true, expiresAt: clock.now + expires_in * 1_000 });
  clock.now += early * 1_000;
  expect(await credentials().token()).toBe('access-t0ken-1');
  clock.now += (due - early) * 1_000;
  expect(await credentials().token()).toBe('access-t0ken-2');
  expect(await credentials().token()).toBe('access-t0ken-2');
  expect(issuer.refreshes().map(({ form }) => form)).toEqual([
    {
      grant_type: 'refresh_token',
      refresh_token: 'refresh-t0ken-1',
      client_id: 'client',
      resource: url,
    },
  ]);
});

test('a rejected token is refreshed, each time with the newest refresh token', async () => {
  const { importTokens, credentials } = await open();
  await importTokens({});
  expect(await credentials().renew('access-t0ken-1')).toBe('access-t0ken-2');
  // A late answer to the first token.
  expect(await credentials().renew('access-t0ken-1')).toBe('access-t0ken-2');
  expect(await credentials().renew('access-t0ken-2')).toBe('access-t0ken-3');
  expect(issuer.refreshes()).toHaveLength(2);
});

test('all who wait share one refresh, which ends even if nobody waits', async () => {
  const { grants, importTokens, credentials, redactor, clock } = await open();
  await importTokens({});
  clock.now += HOUR;
  const waiting = Array.from({ length: 8 }, () => credentials().token());
  waiting.push(...waiting.map(() => credentials().renew('access-t0ken-1')));
  // Who stops before the first read has ended misses the refresh.
  while (issuer.refreshes().length === 0) await new Promise(setImmediate);
  await grants.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['access-t0ken-2']));
  expect(issuer.refreshes()).toHaveLength(1);
  expect(redactor.text('access-t0ken-2 refresh-t0ken-2', 99)).toBe('*** ***');
});

test('a refreshed token is stored, if not at the first try', async () => {
  const { database, importTokens, credentials } = await open();
  await importTokens({});
  // The first two updates fail; FAIL keeps the count of them.
  await sql`CREATE TRIGGER full BEFORE UPDATE ON oauthGrants
    WHEN (SELECT count(*) FROM settings WHERE name LIKE 'try%') < 2 BEGIN
      INSERT INTO settings SELECT 'try' || count(*), '' FROM settings;
      SELECT RAISE(FAIL, 'disk is full');
    END`.execute(database);
  expect(await credentials().renew('access-t0ken-1')).toBe('access-t0ken-2');
  expect(await credentials().token()).toBe('access-t0ken-2');
  const tries = await database
    .selectFrom('settings')
    .where('name', 'like', 'try%')
    .selectAll()
    .execute();
  expect(tries).toHaveLength(2);
});

test('tokens that are imported during a refresh stay', async () => {
  const { importTokens, credentials } = await open();
  await importTokens({});
  issuer.refresh = async (received) => {
    await importTokens({ tokens: { access_token: 'another-t0ken' } });
    return issuer.rotate(received) ?? null;
  };
  expect(await credentials().renew('access-t0ken-1')).toBe('another-t0ken');
  expect(await credentials().token()).toBe('another-t0ken');
});

test('a refused grant is final until tokens are imported again', async () => {
  const { importTokens, credentials, clock } = await open();
  await importTokens({ tokens: { ...TOKENS, refresh_token: 'revoked-t0ken' } });
  clock.now += HOUR - 1;
  expect(await credentials().token()).toBe('access-t0ken-1');
  await expect(credentials().renew('access-t0ken-1')).rejects.toMatchObject(GRANT_REFUSED);
  clock.now += 1;
  await expect(credentials().token()).rejects.toMatchObject(GRANT_REFUSED);
  expect(issuer.refreshes()).toHaveLength(1);
  await importTokens({});
  expect(await credentials().token()).toBe('access-t0ken-1');
});

test.each([{ refresh_token: null }, { clientInformation: null }])(
  'tokens that nothing can refresh are used until they end: %j',
  async ({ refresh_token = TOKENS.refresh_token, ...change }) => {
    const { importTokens, credentials, clock } = await open();
    await importTokens({ tokens: { ...TOKENS, refresh_token }, ...change });
    expect(server.received).toEqual([]);
    clock.now += HOUR - 1;
    expect(await credentials().token()).toBe('access-t0ken-1');
    clock.now += 1;
    await expect(credentials().token()).rejects.toMatchObject(GRANT_REFUSED);
  },
);

const NEW = 'odd-t0ken';
test.each<[string, object | undefined, string | object]>([
  ['no expiry', { body: { access_token: NEW } }, NEW],
  ['nulls', { body: { access_token: NEW, expires_in: null, refresh_token: null } }, NEW],
  ['expiry as text', { body: { access_token: NEW, expires_in: '3600' } }, NEW],
  ['odd members', { body: { access_token: NEW, expires_in: {}, refresh_token: 7, scope: 1 } }, NEW],
  ['empty members', { body: { access_token: NEW, expires_in: '', refresh_token: '' } }, NEW],
  ['the rejected token', { body: { ...TOKENS, expires_in: 0.001 } }, GRANT_REFUSED],
  ['GitHub', { body: { error: 'bad_refresh_token' } }, GRANT_REFUSED],
  ['an unknown client', { status: 401, body: { error: 'invalid_client' } }, GRANT_REFUSED],
  [
    'a token with a line break',
    { body: { access_token: 'a\r\nb: c' } },
    refusal('SERVER_UNREACHABLE'),
  ],
  ['a redirect', { status: 307, location: '/other' }, refusal('SERVER_UNREACHABLE')],
  ['an outage', { status: 503, body: { error: 'invalid_grant' } }, refusal('SERVER_UNREACHABLE')],
  ['trouble', { status: 400, body: { error: 'slow_down' } }, refusal('SERVER_UNREACHABLE')],
  ['no object', { body: null }, refusal('SERVER_UNREACHABLE')],
  ['no JSON', { body: '<html>' }, refusal('SERVER_UNREACHABLE')],
  [
    'too much',
    { body: { access_token: NEW, more: 'x'.repeat(2 ** 18) } },
    refusal('SERVER_UNREACHABLE'),
  ],
  ['silence', undefined, refusal('TIMEOUT')],
])('an answer with %s', async (_, answer, outcome) => {
  const limits = { ...NETWORK.limits, refresh: answer === undefined ? 20 : 8_000 };
  const { importTokens, credentials, clock } = await open({ network: { limits } });
  await importTokens({});
  issuer.refresh = () => answer;
  const renewed = credentials().renew('access-t0ken-1');
  if (typeof outcome === 'string') {
    expect(await renewed).toBe(outcome);
    expect(await credentials().token()).toBe(outcome);
    expect(issuer.refreshes()).toHaveLength(1);
    issuer.refresh = issuer.rotate;
    expect(await credentials().renew(outcome)).toBe('access-t0ken-2');
    return;
  }
  await expect(renewed).rejects.toMatchObject(outcome);
  clock.now += HOUR - 1;
  expect(await credentials().token()).toBe('access-t0ken-1');
  clock.now += 1;
  issuer.refresh = issuer.rotate;
  // Only the final answer keeps tokens from being refreshed.
  const isFinal = Object(answer).body?.error === 'bad_refresh_token';
  if (isFinal) await expect(credentials().token()).rejects.toMatchObject(outcome);
  else expect(await credentials().token()).toBe('access-t0ken-2');
});

const BASIC = `Basic ${Buffer.from('a%26b:c+%25').toString('base64')}`;
test.each([
  [null, undefined, undefined, { client_id: 'a&b' }],
  ['c %', undefined, BASIC, {}],
  ['c %', 7, BASIC, {}],
  ['c %', ['client_secret_post', 'client_secret_basic'], BASIC, {}],
  ['c %', ['client_secret_post'], undefined, { client_id: 'a&b', client_secret: 'c %' }],
])('a client with secret %j and methods %j', async (clientSecret, methods, header, form) => {
  const { importTokens, credentials } = await open();
  issuer.metadata = { token_endpoint_auth_methods_supported: methods };
  await importTokens({ clientInformation: { clientId: 'a&b', clientSecret } });
  await credentials().renew('access-t0ken-1');
  const [refresh] = issuer.refreshes();
  expect(refresh?.headers.authorization).toBe(header);
  const { client_id, client_secret } = {
    client_id: undefined,
    client_secret: undefined,
    ...refresh?.form,
  };
  expect({ client_id, client_secret }).toEqual({
    client_id: undefined,
    client_secret: undefined,
    ...form,
  });
});

test('tokens belong to one user and one address', async () => {
  const { importTokens, credentials, other } = await open();
  await importTokens({});
  for (const one of [credentials(other), credentials(undefined, `${server.origin}/other`)]) {
    expect([await one.token(), await one.renew('access-t0ken-1')]).toEqual([null, null]);
  }
  expect(await credentials(undefined, `${url}?tenant=b`).token()).toBe('access-t0ken-1');
});

describe('what a server publishes', () => {
  const VALIDATION = 'VALIDATION_ERROR';
  const other = 'http://127.0.0.1:9/';
  test.each<[string, () => Site['answer'], string | null, object?]>([
    [
      'is found by its challenge',
      () =>
        ({ path, headers }) => {
          const origin = `http://${headers.host}`;
          if (path !== '/here?x')
            return { status: 401, challenge: `Bearer resource_metadata="${origin}/here?x"` };
          return { body: { resource: origin, authorization_servers: [issuer.site.origin] } };
        },
      null,
    ],
    [
      'is found without its path',
      () =>
        ({ path, headers }) => {
          if (path !== '/.well-known/oauth-protected-resource') return { status: 404, body: {} };
          return {
            body: {
              resource: `http://${headers.host}/`,
              authorization_servers: [issuer.site.origin],
            },
          };
        },
      null,
    ],
    ['has odd entries', () => resourceOf(['urn:x', 7, issuer.site.origin, 'lost', null]), null],
    [
      'is missing, and it is its own issuer',
      () =>
        ({ path, headers }) => {
          const origin = `http://${headers.host}`;
          if (path !== '/.well-known/openid-configuration') return null;
          return { body: { issuer: `${origin}/`, token_endpoint: `${origin}/t` } };
        },
      null,
    ],
    ['is missing altogether', () => () => null, VALIDATION],
    ['is missing, and the issuer is given', () => () => null, null, { isGiven: true }],
    ['has no usable entry', () => resourceOf(['urn:x', 'mailto:a@b.test']), VALIDATION],
    ['has several', () => resourceOf([issuer.site.origin, other]), VALIDATION],
    [
      'has several, and one is given',
      () => resourceOf([other, issuer.site.origin]),
      null,
      { isGiven: true },
    ],
    ['has another than the given one', () => resourceOf([other]), VALIDATION, { isGiven: true }],
    [
      'is about another resource',
      () => resourceOf([issuer.site.origin], { resource: 'https://other.test/mcp' }),
      VALIDATION,
    ],
    ['is no document', () => resourceOf([], { resource: 'x' }), VALIDATION],
    [
      'lies elsewhere',
      () => () => ({ status: 401, challenge: `Bearer resource_metadata=${other}` }),
      VALIDATION,
    ],
    [
      'redirects',
      () =>
        ({ method }) =>
          method === 'POST' ? {} : { status: 302, location: other },
      VALIDATION,
    ],
    ['is down', () => () => ({ status: 503 }), 'SERVER_UNREACHABLE'],
    [
      'names an issuer that is down',
      () => resourceOf(['http://127.0.0.1:1']),
      'SERVER_UNREACHABLE',
    ],
    ['stays silent', () => () => undefined, 'TIMEOUT', { documentMs: 20 }],
  ])(
    '%s',
    async (_, answer, code, {
      isGiven = false,
      documentMs = 5_000,
    }: { isGiven?: boolean; documentMs?: number } = {}) => {
      const limits = { ...NETWORK.limits, document: documentMs };
      const { importTokens, credentials } = await open({ network: { limits } });
      server.answer = answer();
      const imported = importTokens({
        authorizationServerUrl: isGiven ? issuer.site.origin : null,
      });
      if (code !== null) {
        await expect(imported).rejects.toMatchObject(refusal(code));
        expect(await credentials().token()).toBeNull();
      } else expect((await imported).imported).toBe(true);
    },
  );

  test.each([
    [{ issuer: 'http://other.test' }],
    [{ token_endpoint: 'nowhere' }],
    [{ token_endpoint: 'http://user:word@127.0.0.1/token' }],
  ])('its authorization server claims %j', async (metadata) => {
    issuer.metadata = metadata;
    await expect((await open()).importTokens({})).rejects.toMatchObject(refusal(VALIDATION));
  });

  test('is never asked for again', async () => {
    const { importTokens, credentials } = await open();
    await importTokens({});
    issuer.metadata = { token_endpoint: other };
    server.answer = resourceOf([other]);
    expect(await credentials().renew('access-t0ken-1')).toBe('access-t0ken-2');
  });
});

test('tokens outlive the service, encrypted with the key file that the first one creates', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oauth-'));
  const databaseFile = join(folder, 'service.sqlite');
  const run = async (environment = {}) => {
    const one = await openGrants({ url, databaseFile, environment });
    return Object.assign(one, { now: () => one.credentials().token().finally(one.close) });
  };
  const first = await run();
  await first.importTokens({ clientInformation: { clientId: 'c', clientSecret: 'client-s3cret' } });
  await first.credentials().renew('access-t0ken-1');
  await first.close();
  const key = readFileSync(`${databaseFile}.key`, 'utf8');
  expect(statSync(`${databaseFile}.key`).mode & 0o777).toBe(0o600);
  expect(readFileSync(databaseFile, 'latin1')).not.toMatch(/t0ken-|client-s3cret/);
  expect(await (await run()).now()).toBe('access-t0ken-2');
  writeFileSync(`${databaseFile}.key`, Buffer.alloc(32).toString('base64'));
  await expect((await run()).now()).rejects.toMatchObject(GRANT_REFUSED);
  expect(await (await run({ [KEY_VARIABLE]: key })).now()).toBe('access-t0ken-2');
  writeFileSync(`${databaseFile}.key`, 'no key');
  await expect(run()).rejects.toThrow(KeyError);
  rmSync(folder, { recursive: true });
});
