/** The service over HTTP, with a real MCP server. */
import { once } from 'node:events';
import { get } from 'node:http';
import { expect, test } from '@jest/globals';
import { localServer, serviceWith } from '../support/service.ts';

const env = { SAY: '\u001b[1mtoken \u200bghp_16C7e42F292c6912\u001b[0mE7710c838347Ae178B4a' };
const servers = [localServer('calculator', { env })];
const service = await serviceWith(servers);
service.redactor.add('SAY', ['ghp_16C7e42F292c6912E7710c838347Ae178B4a']);

const send = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  service.send(path, body, { headers });
const project = () => service.project;

const call = { id: 'a', kind: 'toolCall', toolName: 'say', arguments: {} };

async function suiteOf(...steps: unknown[]) {
  const serverIds = [(await send(`${project()}/servers`)).body.items[0].id];
  return { name: 's', serverIds, tests: [{ title: 't', steps }] };
}

test.each([
  ['a web page', '/projects', { origin: 'https://page.test' }, 403, 'FORBIDDEN'],
  ['a damaged path', '/projects/%ff/servers', {}, 404, 'NOT_FOUND'],
])('%s is refused', async (_name, path, headers, status, code) => {
  const response = await send(path, undefined, headers);
  expect(response).toMatchObject({ status, body: { code } });
});

test.each([
  ['/chat-sessions?status=archived&before=200', 200],
  ['/chat-sessions?before=200&cursor=x', 400],
  ['/chat-sessions?projectId=p', 404],
  ['/chatboxes', 200],
  ['/chatboxes?cursor=x', 400],
  ['/chatboxes/c', 404],
])('chats: %s', async (path, status) => {
  const response = await send(path.startsWith('/chatboxes') ? `${project()}${path}` : path);
  expect(response.status).toBe(status);
  if (status === 200) expect(response.body).toEqual({ items: [] });
});

test('a body is refused with all that is wrong', async () => {
  const suite = await suiteOf({ ...call, tool: 'x' }, { ...call, kind: 'tool' });
  const response = await send(`${project()}/eval-suites`, { ...suite, nam: 's' });
  expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  const paths = response.body.details.issues.map(({ path }: { path: string }) => path);
  expect(paths.sort()).toEqual(['nam', 'tests[0].steps[0].tool', 'tests[0].steps[1].kind']);
});

test.each([
  ['too large', `"${'x'.repeat(33 * 1024 * 1024)}"`, { maxBytes: 33_554_432 }],
  ['too deep', `{"a":${'['.repeat(101)}${']'.repeat(101)}}`, {}],
  ['too many values', `{"a":[${'0,'.repeat(1_000_000)}0]}`, {}],
])('a body that is %s is refused', async (_name, body, details) => {
  const response = await send(`${project()}/eval-suites`, body);
  expect(response).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  expect(response.body.details ?? {}).toEqual(details);
});

test('half characters are replaced, so that what is stored can be found', async () => {
  const suite = await suiteOf({ ...call, toolName: 'x' });
  const text = JSON.stringify({ ...suite, name: 'NAME' }).replace('NAME', '\\ud800 half');
  const { status, body } = await send(`${project()}/eval-suites`, text);
  expect({ status, name: body.name }).toEqual({ status: 201, name: '\ufffd half' });
});

test('a run: created, read, redacted', async () => {
  const assertion = { type: 'textEquals', text: 'x' };
  const suite = await suiteOf(call, { id: 'b', kind: 'assert', assertion });
  const { suiteId } = (await send(`${project()}/eval-suites`, suite)).body;
  const { runId } = (await send(`${project()}/eval-runs`, { suiteId })).body;
  const [iteration] = await service.iterationsOf(runId);
  expect(iteration).toMatchObject({
    error: 'The result of `say` is not "x": "token ***".',
    failures: [{ kind: 'assertion', observed: 'token ***' }],
  });
});

test('a request for another host is refused', async () => {
  const { hostname, port } = new URL(service.origin);
  const headers = { host: 'page.test', authorization: `Bearer ${service.key}` };
  const request = get({ hostname, port, path: '/api/v1/projects', headers });
  const [response] = await once(request, 'response');
  response.resume();
  expect(response.statusCode).toBe(403);
});
