/** What a server publishes of who may use it, right and wrong, and where that may lead. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpServer } from '../../../support/service/mcp/scripted-servers.ts';
import { CLIENT } from '../../../support/service/oauth/authorization-server.ts';
import { type OAuthRig, openOAuthRig } from '../../../support/service/oauth/oauth-rig.ts';
import {
  type OperatedService,
  startOperated,
} from '../../../support/service/servers/operated-service.ts';

let rig: OAuthRig;
/** A place that nothing may be asked of; it answers all with the same. */
let trap: HttpServer;
let trapAnswer: Record<string, unknown>;
let basic: HttpServer;
let service: OperatedService;

beforeEach(async () => {
  rig = await openOAuthRig();
  trapAnswer = {};
  trap = await HttpServer.start((_, response) => void response.end(JSON.stringify(trapAnswer)));
  basic = await HttpServer.start((_, response) =>
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="people"' }).end(),
  );
  const url = rig.server.url;
  service = await startOperated({
    library: { url },
    basic: { url: basic.url },
    own: { url, headers: { authorization: 'Bearer configured-t0ken' } },
    local: { command: 'node' },
  });
});
afterEach(async () => {
  await service.close();
  await rig.close();
  trap.stop();
  basic.stop();
});

const origin = (server: HttpServer) => new URL(server.url).origin;
const importInto = async (request: Record<string, unknown> = {}, server = 'library') => {
  const tokens = await rig.give(3_600);
  return service.post(server, 'oauth/import-tokens', { ...rig.importOf(tokens), ...request });
};

describe('check-oauth', () => {
  it('tells what the server publishes', async () => {
    const requirement = await service.client.servers.checkOAuth(service.place('library'));
    expect(requirement).toMatchObject({
      useOAuth: true,
      serverUrl: rig.server.url,
      authorization: {
        resource: rig.server.url,
        authorizationServers: [rig.authorization.issuer],
        scopes: ['read'],
        problem: null,
      },
    });
  });

  it('finds no OAuth where the server wants something else', async () => {
    const { body } = await service.post('basic', 'check-oauth');
    expect(body).toEqual({ useOAuth: false, serverUrl: basic.url });
  });

  it('finds the authorization server that an older server is itself', async () => {
    const older = await HttpServer.start(({ url = '', headers }, response) => {
      const issuer = `http://${headers.host}`;
      if (url !== '/.well-known/oauth-authorization-server') response.writeHead(401).end();
      else response.end(JSON.stringify({ issuer, token_endpoint: `${issuer}/token` }));
    });
    const other = await startOperated({ older: { url: older.url } });
    try {
      const { body } = await other.post('older', 'check-oauth');
      expect([body.useOAuth, body.authorization]).toEqual([
        true,
        { resource: null, authorizationServers: [origin(older)], scopes: [], problem: null },
      ]);
    } finally {
      await other.close();
      older.stop();
    }
  });

  it.each([
    ['is about another resource', () => ({ resource: 'https://other.example.test/mcp' })],
    ['does not describe a resource', () => ({ resource: 'nothing' })],
    ['does not describe a resource', () => ({ authorization_servers: 'nothing' })],
    [
      'names no authorization server by its address',
      () => ({ authorization_servers: ['urn:issuer', 'mailto:a@b.test', 'lost', null] }),
    ],
  ])('a document that %s is of no use, and says so', async (problem, claims) => {
    rig.server.claims = claims();
    const { body } = await service.post('library', 'check-oauth');
    expect([body.useOAuth, body.authorization.authorizationServers]).toEqual([true, []]);
    expect(body.authorization.problem).toContain(problem);
  });

  it('goes to no other place than the server for its document', async () => {
    rig.server.documentUrl = `${origin(trap)}/document`;
    const elsewhere = await service.post('library', 'check-oauth');
    expect(elsewhere.body.authorization.problem).toContain('at another one');
    rig.server.documentUrl = null;
    rig.server.claims = 'redirect';
    const led = await service.post('library', 'check-oauth');
    expect(led.body.authorization.problem).toContain('not followed');
    expect(trap.requests).toEqual([]);
  });
});

describe('an import', () => {
  it('by the client’s method says until when the token is good', async () => {
    const { serverUrl } = { serverUrl: rig.server.url };
    const [{ access_token: token }, before] = [await rig.give(60), Date.now()];
    const { imported, expiresAt } = await service.client.servers.importTokens(
      service.place('library'),
      { serverUrl, tokens: { access_token: token, expires_in: 60 } },
    );
    expect([imported, (expiresAt ?? 0) >= before + 60_000]).toEqual([true, true]);
    const { tools } = await service.client.servers.export(service.place('library'));
    expect(tools).not.toEqual([]);
  });

  it.each([
    ['library', { serverUrl: 'https://other.example.test/mcp' }, 'serverUrl'],
    ['library', { serverUrl: 'nowhere' }, 'serverUrl'],
    ['library', { oauthResourceUrl: 'https://other.example.test/' }, 'oauthResourceUrl'],
    [
      'library',
      { authorizationServerUrl: 'https://other.example.test/' },
      'authorizationServerUrl',
    ],
    ['own', {}, 'header `Authorization`'],
    ['local', {}, 'process'],
  ])('is refused for tokens that are not for %s: %j', async (server, request, words) => {
    const { status, body } = await importInto(request, server);
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.message).toContain(words);
  });

  it('asks for the authorization server where the server names several', async () => {
    const { issuer } = rig.authorization;
    rig.server.claims = { authorization_servers: [issuer, origin(trap)] };
    const unnamed = await importInto();
    expect([unnamed.status, unnamed.body.details.issues[0].path]).toEqual([
      ...[400, ['authorizationServerUrl']],
    ]);
    expect((await importInto({ authorizationServerUrl: issuer })).status).toBe(200);
    expect(trap.requests).toEqual([]);
  });

  it('is refused where the server names none by its address', async () => {
    rig.server.claims = { authorization_servers: ['urn:issuer'] };
    const { status, body } = await importInto();
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.message).toContain('names no authorization server by its address');
  });

  it('goes by the one that the server names among what is none', async () => {
    const { issuer } = rig.authorization;
    rig.server.claims = { authorization_servers: ['urn:issuer', 7, issuer, 'lost'] };
    expect((await importInto()).status).toBe(200);
  });

  it('takes the word of no authorization server that says it is another', async () => {
    const { issuer } = rig.authorization;
    trapAnswer = { issuer, token_endpoint: `${origin(trap)}/token` };
    rig.server.claims = { authorization_servers: [origin(trap)] };
    const { status, body } = await importInto();
    expect([status, body.message]).toEqual([400, expect.stringContaining('about another server')]);
  });

  it.each(['http://169.254.169.254', 'http://[fe80::1]', 'ftp://127.0.0.1'])(
    'is not led to %s',
    async (place) => {
      rig.server.claims = { authorization_servers: [place] };
      const { status, body } = await importInto();
      expect(status).toBe(502);
      expect(body.message).toContain('is not asked');
    },
  );

  it('keeps to the token endpoint that was found, whatever the server says later', async () => {
    const tokens = await rig.give(60);
    const told = { ...rig.importOf({ ...tokens, expires_in: 0 }), clientInformation: CLIENT };
    expect((await service.post('library', 'oauth/import-tokens', told)).status).toBe(200);
    trapAnswer = { issuer: origin(trap), token_endpoint: `${origin(trap)}/token` };
    rig.server.claims = { authorization_servers: [origin(trap)] };
    expect((await service.post('library', 'validate')).status).toBe(200);
    expect([trap.requests, rig.authorization.refreshes.length]).toEqual([[], 1]);
  });
});
