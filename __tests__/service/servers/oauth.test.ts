/** Tokens that users import: whom they are for, how they are refreshed and stored. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { NETWORK } from '../../../src/service/servers/oauth/outbound.ts';
import { KEY_VARIABLE, KeyError } from '../../../src/service/servers/oauth/seal.ts';
import { folderWith } from '../../support/folder.ts';
import { openGrants, rotation, Site, TOKENS } from '../../support/oauth.ts';
import { localServer, remoteServer, serviceWith } from '../../support/service.ts';

const [FIRST, SECOND, THIRD] = ['access-t0ken-1', 'access-t0ken-2', 'access-t0ken-3'];
const HOUR = 3_600_000;
const codeOf = (code: string, details = {}) => ({ body: { code, ...details } });
const REFUSED = codeOf('OAUTH_REQUIRED', { details: { reason: 'GRANT_REFUSED' } });
const DOWN = codeOf('SERVER_UNREACHABLE');
const INVALID = codeOf('VALIDATION_ERROR');
const LATE = codeOf('TIMEOUT');
const elsewhere = 'http://127.0.0.1:9/';

let issuer: Site;
let server: Site;
let url: string;
beforeEach(async () => {
  [issuer, server] = [await Site.start(), await Site.start()];
  issuer.publishEndpoint();
  issuer.other = rotation();
  server.publish([issuer.origin]);
  url = `${server.origin}/mcp`;
});

const open = (limits: Partial<typeof NETWORK.limits> = {}) =>
  openGrants(url, { limits: { ...NETWORK.limits, ...limits } });

test('the API imports tokens, and refuses those that are for another server', async () => {
  const remote = remoteServer('remote', `${url}?tenant=a`);
  const own = remoteServer('own', url, { authorization: 'Basic x' });
  const servers = [localServer('local'), remote, own];
  const service = await serviceWith(servers);
  const list = async () => (await service.send(`${service.project}/servers`)).body.items;
  const ids = (await list()).map(({ id }: { id: string }) => id);
  const send = (id: string, change = {}) => {
    const path = `${service.project}/servers/${id}/oauth/import-tokens`;
    return service.send(path, { serverUrl: url, tokens: TOKENS, ...change });
  };
  const importTo = async (id: string, change = {}) => (await send(id, change)).status;
  const [toLocal, toOwn] = [await importTo(ids[0]), await importTo(ids[2])];
  expect([toLocal, toOwn, await importTo('sv_x')]).toEqual([400, 400, 404]);
  for (const address of ['https://other.test/mcp', 'nowhere', `${url}/below`]) {
    expect(await importTo(ids[1], { serverUrl: address })).toBe(400);
    expect(await importTo(ids[1], { oauthResourceUrl: address })).toBe(400);
  }
  expect(await list()).toMatchObject(ids.map(() => ({ useOAuth: false })));
  const clientInformation = { clientId: 'c', clientSecret: 's3cret-of-client' };
  const tokens = { ...TOKENS, scope: 'read write' };
  const change = { oauthResourceUrl: server.origin, clientInformation, tokens };
  expect(await importTo(ids[1], change)).toBe(200);
  const shown = { useOAuth: true, hasClientSecret: true, oauthScopes: ['read', 'write'] };
  expect((await list())[1]).toMatchObject(shown);
  // A refusal never quotes a token, and an odd life is no failure.
  const refused = await send(ids[1], { tokens: { access_token: 'my-opaque-value-77\n' } });
  expect(refused).toMatchObject(INVALID);
  expect(JSON.stringify(refused.body)).not.toContain('opaque');
  for (const expires_in of [1e20, 1e308, -1, 0]) {
    expect(await importTo(ids[1], { tokens: { access_token: 't', expires_in } })).toBe(200);
  }
});

test.each([
  ['long', 3_600, 3_539, 3_541],
  ['short', 100, 79, 81],
])('a %s life is refreshed shortly before its end', async (_, expires_in, early, due) => {
  const { importTokens, token, clock } = await open();
  expect(await token()).toBeNull();
  const expiresAt = clock.now + expires_in * 1_000;
  const tokens = { ...TOKENS, expires_in };
  expect(await importTokens({ tokens })).toEqual({ imported: true, expiresAt });
  clock.now += early * 1_000;
  expect(await token()).toBe(FIRST);
  clock.now += (due - early) * 1_000;
  expect([await token(), await token()]).toEqual([SECOND, SECOND]);
  const { access_token: _token, expires_in: _seconds, ...sent } = TOKENS;
  const form = { grant_type: 'refresh_token', ...sent, client_id: 'client', resource: url };
  expect(issuer.refreshes).toMatchObject([{ form }]);
});

test('a rejected token is refreshed, each time with the newest refresh token', async () => {
  const { importTokens, renew } = await open();
  await importTokens();
  // The token endpoint is never looked for again.
  issuer.publishEndpoint({ token_endpoint: elsewhere });
  server.publish([elsewhere]);
  expect(await renew(FIRST)).toBe(SECOND);
  // A late answer to the first token.
  expect(await renew(FIRST)).toBe(SECOND);
  expect(await renew(SECOND)).toBe(THIRD);
  expect(issuer.refreshes).toHaveLength(2);
});

test('all who wait share one refresh, and the end of the service waits for it', async () => {
  const { grants, importTokens, token, renew, redactor, clock } = await open();
  await importTokens();
  clock.now += HOUR;
  const waiting = Array.from({ length: 16 }, (_, at) => (at % 2 === 0 ? token() : renew(FIRST)));
  const rotate = issuer.other;
  const events: string[] = [];
  issuer.other = async (received) => {
    void grants.close().then(() => events.push('closed'));
    await new Promise(setImmediate);
    events.push('answered');
    return rotate(received);
  };
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([SECOND]));
  await grants.close();
  expect(events).toEqual(['answered', 'closed']);
  expect(issuer.refreshes).toHaveLength(1);
  expect(redactor.text(`${SECOND} refresh-t0ken-2`, 99)).toBe('*** ***');
});

test('a refreshed token is stored, if not at the first try', async () => {
  const { database, importTokens, token, renew } = await open();
  await importTokens();
  // The first two updates fail. FAIL keeps the count of them.
  await sql`CREATE TRIGGER full BEFORE UPDATE ON oauthGrants
    WHEN (SELECT count(*) FROM settings WHERE name LIKE 'try%') < 2 BEGIN
      INSERT INTO settings SELECT 'try' || count(*), '' FROM settings;
      SELECT RAISE(FAIL, 'disk is full');
    END`.execute(database);
  expect([await renew(FIRST), await token()]).toEqual([SECOND, SECOND]);
  const settings = await database.selectFrom('settings').select('name').execute();
  expect(settings.filter(({ name }) => name.startsWith('try'))).toHaveLength(2);
});

test('tokens that are imported during a refresh stay', async () => {
  const { importTokens, token, renew } = await open();
  await importTokens();
  const rotate = issuer.other;
  issuer.other = async (received) => {
    await importTokens({ tokens: { access_token: 'another-t0ken' } });
    return rotate(received);
  };
  expect([await renew(FIRST), await token()]).toEqual(['another-t0ken', 'another-t0ken']);
});

test.each([{ tokens: { ...TOKENS, refresh_token: null } }, { clientInformation: null }])(
  'tokens that nothing can refresh are used until they end: %j',
  async (change) => {
    const { importTokens, token, clock } = await open();
    await importTokens(change);
    expect(server.received).toEqual([]);
    clock.now += HOUR - 1;
    expect(await token()).toBe(FIRST);
    clock.now += 1;
    await expect(token()).rejects.toMatchObject(REFUSED);
  },
);

const NEW = 'odd-t0ken';
test.each<[string, object]>([
  ['no more', {}],
  ['nulls', { expires_in: null, refresh_token: null }],
  ['an expiry as text', { expires_in: '3600' }],
  ['odd members', { expires_in: {}, refresh_token: 7, scope: 1 }],
  ['empty members', { expires_in: '', refresh_token: '' }],
])('a new token with %s is used, and refreshed with the former one', async (_, members) => {
  const { importTokens, token, renew } = await open();
  await importTokens();
  const rotate = issuer.other;
  issuer.other = () => ({ status: 200, body: { access_token: NEW, ...members } });
  expect([await renew(FIRST), await token()]).toEqual([NEW, NEW]);
  expect(issuer.refreshes).toHaveLength(1);
  issuer.other = rotate;
  expect(await renew(NEW)).toBe(SECOND);
});

test.each<[string, number, unknown, object, string?]>([
  ['the rejected token', 200, { ...TOKENS, expires_in: 0.001 }, REFUSED],
  ['a final error', 400, { error: 'invalid_grant' }, REFUSED, 'final'],
  ['the final error of GitHub', 200, { error: 'bad_refresh_token' }, REFUSED, 'final'],
  ['an unknown client', 401, { error: 'invalid_client' }, REFUSED],
  ['a token with a line break', 200, { access_token: 'a\r\nb: c' }, DOWN],
  ['a redirect', 307, TOKENS, DOWN],
  ['an outage', 503, { error: 'invalid_grant' }, DOWN],
  ['a rate limit', 429, { error: 'slow_down' }, DOWN],
  ['no object', 200, null, DOWN],
  ['no JSON', 200, '<html>', DOWN],
  ['too much', 200, { access_token: NEW, more: 'x'.repeat(2 ** 18) }, DOWN],
  ['silence', 0, null, LATE],
])('an answer with %s gives no token', async (_, status, body, refusal, end = '') => {
  const { importTokens, token, renew, clock } = await open(status === 0 ? { refresh: 20 } : {});
  await importTokens();
  const rotate = issuer.other;
  const headers = { location: '/other' };
  issuer.other = () => (status === 0 ? undefined : { status, headers, body });
  await expect(renew(FIRST)).rejects.toMatchObject(refusal);
  clock.now += HOUR - 1;
  expect(await token()).toBe(FIRST);
  clock.now += 1;
  // A limit of 20 ms is for silence alone.
  if (status === 0) return;
  issuer.other = rotate;
  const refreshes = issuer.refreshes.length;
  if (end === 'final') await expect(token()).rejects.toMatchObject(refusal);
  else expect(await token()).toBe(SECOND);
  expect(issuer.refreshes.length - refreshes).toBe(end === 'final' ? 0 : 1);
  await importTokens();
  expect(await token()).toBe(FIRST);
});

const BASIC = `Basic ${Buffer.from('a%26b:c+%25').toString('base64')}`;
test.each([
  [null, undefined, undefined, { client_id: 'a&b' }],
  ['c %', undefined, BASIC, {}],
  ['c %', 7, BASIC, {}],
  ['c %', ['client_secret_post', 'client_secret_basic'], BASIC, {}],
  ['c %', ['client_secret_post'], undefined, { client_id: 'a&b', client_secret: 'c %' }],
])('a client with secret %j and methods %j', async (clientSecret, methods, authorization, form) => {
  const { importTokens, renew } = await open();
  issuer.publishEndpoint({ token_endpoint_auth_methods_supported: methods });
  await importTokens({ clientInformation: { clientId: 'a&b', clientSecret } });
  await renew(FIRST);
  const [refresh] = issuer.refreshes;
  expect(refresh?.headers.authorization).toBe(authorization);
  const members = Object.entries(refresh?.form ?? {}).filter(([key]) => key.startsWith('client'));
  expect(Object.fromEntries(members)).toEqual(form);
});

test('tokens belong to one address', async () => {
  const { importTokens, credentialsOf } = await open();
  await importTokens();
  const other = credentialsOf(`${url}/other`);
  expect([await other.token(), await other.renew(FIRST)]).toEqual([null, null]);
  expect(await credentialsOf(`${url}?tenant=b`).token()).toBe(FIRST);
});

const challenge = (value: string) => {
  server.other = () => ({ status: 401, headers: { 'www-authenticate': value } });
};
const publishAt = (path: string, resource: string) => {
  server.documents = { [path]: { resource, authorization_servers: [issuer.origin] } };
};
const GIVEN = 'given';
/** Arrangements of what a server publishes, and how the import ends. */
const PUBLISHED: [string, object | null, () => void, string?][] = [
  ['odd entries', null, () => server.publish(['urn:x', 7, issuer.origin, 'lost', null])],
  ['no usable entry', INVALID, () => server.publish(['urn:x', 'mailto:a@b.test']), GIVEN],
  ['several entries', INVALID, () => server.publish([issuer.origin, elsewhere])],
  ['several entries', null, () => server.publish([elsewhere, issuer.origin]), GIVEN],
  ['another entry', INVALID, () => server.publish([elsewhere]), GIVEN],
  ['an entry that is down', DOWN, () => server.publish(['http://127.0.0.1:1'])],
  ['another resource', INVALID, () => server.publish([issuer.origin], 'https://other.test/mcp')],
  ['nothing', INVALID, () => server.publish(undefined, undefined)],
  ['nothing at all', null, () => (server.documents = {}), GIVEN],
  ['without path', null, () => publishAt('/.well-known/oauth-protected-resource', server.origin)],
  [
    'a document that its challenge names',
    null,
    () => {
      publishAt('/here?x', `${server.origin}/`);
      challenge(`Bearer resource_metadata="${server.origin}/here?x"`);
    },
  ],
  [
    'itself as authorization server',
    null,
    () => {
      const document = { issuer: `${server.origin}/`, token_endpoint: `${server.origin}/t` };
      server.documents = { '/.well-known/openid-configuration': document };
    },
  ],
  [
    'an issuer whose path reads as another host',
    INVALID,
    () => {
      const named = `${issuer.origin}//${new URL(server.origin).host}`;
      const document = { issuer: named, token_endpoint: `${server.origin}/t` };
      server.publish([named]);
      server.documents['/.well-known/openid-configuration'] = document;
    },
  ],
  ['elsewhere', INVALID, () => challenge(`resource_metadata=${elsewhere}`)],
  ['a document of another issuer', INVALID, () => issuer.publishEndpoint({ issuer: elsewhere })],
  ['no endpoint', INVALID, () => issuer.publishEndpoint({ token_endpoint: 'nowhere' })],
  [
    'a document while it is down',
    DOWN,
    () => {
      server.documents = {};
      server.other = () => ({ status: 503 });
    },
  ],
];
test.each(PUBLISHED)('a server publishes %s: %j', async (_, refusal, arrange, given = '') => {
  const { importTokens, token } = await open();
  arrange();
  const imported = importTokens({ authorizationServerUrl: given === GIVEN ? issuer.origin : null });
  if (refusal !== null) await expect(imported).rejects.toMatchObject(refusal);
  else expect((await imported).imported).toBe(true);
  expect(await token()).toBe(refusal === null ? FIRST : null);
});

test.each([{ document: 20 }, { discovery: 20 }])('a silent server ends at %j', async (limits) => {
  server.other = () => undefined;
  await expect((await open(limits)).importTokens()).rejects.toMatchObject(LATE);
});

test('tokens outlive the service, encrypted by the key file that it creates', async () => {
  const folder = folderWith();
  const databaseFile = join(folder, 'service.sqlite');
  const run = async (environment = {}) => {
    const one = await openGrants(url, {}, databaseFile, environment);
    return one.token().finally(one.close);
  };
  const first = await openGrants(url, {}, databaseFile);
  await first.importTokens({ clientInformation: { clientId: 'c', clientSecret: 'client-s3cret' } });
  await first.renew(FIRST);
  await first.close();
  const key = readFileSync(`${databaseFile}.key`, 'utf8');
  expect(statSync(`${databaseFile}.key`).mode & 0o777).toBe(0o600);
  expect(readFileSync(databaseFile, 'latin1')).not.toMatch(/t0ken-|client-s3cret/);
  expect(await run()).toBe(SECOND);
  writeFileSync(`${databaseFile}.key`, Buffer.alloc(32).toString('base64'));
  await expect(run()).rejects.toMatchObject(REFUSED);
  expect(await run({ [KEY_VARIABLE]: key })).toBe(SECOND);
  writeFileSync(`${databaseFile}.key`, 'no key');
  await expect(run()).rejects.toThrow(KeyError);
});
