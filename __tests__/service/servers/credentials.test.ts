/** Tokens and headers that remote servers get. */
import { expect, test } from '@jest/globals';
import { type Connection, plainOptions } from '../../../src/service/mcp/connection.ts';
import { useServer } from '../../support/connections.ts';
import { serveHttp } from '../../support/http-server.ts';
import { serveRaw } from '../../support/servers/remote.ts';
import { remoteServer, serviceWith } from '../../support/service.ts';

const raw = await serveRaw();
/** Passes on requests that have the right token. */
const guard = await serveHttp(async ({ headers, method = '' }, response, body) => {
  if (headers.authorization !== 'Bearer fresh') return response.writeHead(401).end();
  const type = { 'content-type': 'application/json' };
  const answer = await fetch(`${raw.origin}/plain`, { method, body, headers: type });
  return response.writeHead(answer.status, type).end(await answer.text());
});

/** Calls a tool of the guarded server. `tokens` are given one after the other. */
async function callWith(tokens: (string | null)[], headers: Record<string, string> = {}) {
  const server = remoteServer('guarded', `${guard.origin}/mcp`, headers);
  const rejected: string[] = [];
  const left = [...tokens];
  const credentials = {
    token: async () => (left.length > 1 ? left[0] : left.at(-1)) ?? null,
    renew: async (token: string) => {
      rejected.push(token);
      left.shift();
      return left[0] ?? null;
    },
  };
  const work = (connection: Connection) => connection.call('a', {});
  return { ...(await useServer(server, work, plainOptions(credentials))), rejected };
}

const ANSWER = { content: [{ type: 'odd' }] };
const REFUSED = { reason: 'credentials', status: 401, hasCredentials: true };
const FRESH = { authorization: 'Bearer fresh' };
test.each([
  ['a token', ['fresh'], {}, { rejected: [], ...ANSWER }],
  ['a token that is renewed', ['old', 'fresh'], {}, { rejected: ['old'], ...ANSWER }],
  ['none', [null], {}, { ...REFUSED, hasCredentials: false }],
  ['one that cannot be renewed', ['old', null], {}, { rejected: ['old'], ...REFUSED }],
  ['one that is renewed for nothing', ['old', 'old'], {}, { rejected: ['old'], ...REFUSED }],
  ['a header in place of tokens', ['old'], FRESH, { rejected: [], ...ANSWER }],
])('%s', async (_name, tokens, headers, expected) => {
  expect(await callWith(tokens, headers)).toMatchObject(expected);
});

test('what the credentials throw comes through', async () => {
  const cause = new Error('the token endpoint is down');
  const fail = () => Promise.reject(cause);
  const server = remoteServer('guarded', guard.origin);
  const options = plainOptions({ token: fail, renew: fail });
  await expect(useServer(server, async () => null, options)).rejects.toBe(cause);
});

test('headers go to the server, and not in place of those of the protocol', async () => {
  raw.requests.length = 0;
  const headers = { 'X-Team': 'red', 'Content-Type': 'text/plain' };
  const server = remoteServer('plain', `${raw.origin}/plain`, headers);
  const names = await useServer(server, async (connection) => {
    await connection.loadTools();
    return [...connection.tools.keys()];
  });
  expect(names).toEqual(['a', 'b']);
  for (const { headers: sent } of raw.requests) {
    expect(sent).toMatchObject({ 'x-team': 'red', 'content-type': 'application/json' });
  }
});

test('a run uses the tokens of the user who creates it', async () => {
  const servers = [remoteServer('guarded', `${guard.origin}/mcp`)];
  const service = await serviceWith(servers);
  const { id } = (await service.send(`${service.project}/servers`)).body.items[0];
  const steps = [{ id: 'a', kind: 'toolCall', toolName: 'a' }];
  const body = { suiteName: 's', serverIds: [id], tests: [{ title: 't', steps }] };
  const run = async () => {
    const { runId } = (await service.send(`${service.project}/eval-runs`, body)).body;
    return (await service.iterationsOf(runId))[0];
  };
  const failures = [{ kind: 'server', reason: 'credentials' }];
  expect(await run()).toMatchObject({ result: null, failures });
  const tokens = { access_token: 'fresh', expires_in: 3_600 };
  const grant = { serverUrl: `${guard.origin}/mcp`, tokens };
  const path = `${service.project}/servers/${id}/oauth/import-tokens`;
  expect((await service.send(path, grant)).status).toBe(200);
  expect(await run()).toMatchObject({ result: 'passed', failures: [] });
  const report = await service.send(`${service.project}/servers/${id}/doctor`, {});
  expect(report.body).toMatchObject({ status: 'ready', checks: { oauth: { status: 'ok' } } });
  const ended = { ...grant, tokens: { access_token: 'old', expires_in: 3_600 } };
  expect((await service.send(path, ended)).status).toBe(200);
  expect(await run()).toMatchObject({ result: null, failures });
});
