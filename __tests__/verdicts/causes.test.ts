/** Causes outside of the cases: servers, networks, models, commands. */
import { chmodSync } from 'node:fs';
import http from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { afterAll } from '@jest/globals';
import { folderWith } from '../support/folder.ts';
import { closedOrigin, serveHttp } from '../support/http-server.ts';
import { serveModel, type Turn, use } from '../support/model-emulator.ts';
import { ADDS, type Row, serverWith, testRows } from '../support/verdicts.ts';

/** The answers of remote servers, by the first label of their names: status, body, headers. */
const ANSWERS: Record<string, [number, string?, Record<string, string>?]> = {
  gateway: [502],
  unavailable: [503],
  rate: [429],
  login: [200, '<!doctype html><title>Log in</title>', { 'content-type': 'text/html' }],
  moved: [302, '', { location: 'https://login.example.test/?next=mcp' }],
  unauthorized: [401],
  forbidden: [403],
  broken: [500],
};
/** Stands for the network: all requests to remote servers come here. */
const proxy = await serveHttp(({ headers: { host = '' } }, response) => {
  const [name = ''] = host.split('.');
  if (name === 'silent') return undefined;
  const answer = ANSWERS[name];
  if (answer === undefined) return response.destroy();
  const [status, body = 'no', headers = {}] = answer;
  return response.writeHead(status, headers).end(body);
});
proxy.server.on('connect', ({ url = '' }, socket) => {
  socket.on('error', () => {}).write('HTTP/1.1 200 OK\r\n\r\n');
  if (url.endsWith(':443')) socket.once('data', () => socket.end('this is not TLS'));
  else proxy.server.emit('connection', socket);
});
const TURNS: Record<string, Turn> = {
  filter: { text: 'I', finish: 'content_filter' },
  length: { text: 'Once upon', finish: 'length' },
  turns: use('echo'),
};
const model = await serveModel(({ body }) => TURNS[body.messages.at(-1).content] ?? {});
afterAll(() => stopProxy());

const gone = await closedOrigin();
const { port } = new URL(gone);
const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const no_proxy = `localhost,127.0.0.1,.invalid,${own ?? hostname()}`;
const stopProxy = http.setGlobalProxyFromEnv({
  ...{ http_proxy: proxy.origin, https_proxy: proxy.origin, no_proxy },
});
const remote = (name: string, failure: object, more: object = {}): Row => {
  const url = name.includes(':') ? name : `http://${name}.example.test/mcp`;
  return { servers: { s: { url, ...more } }, failure: { kind: 'server', ...failure } };
};
const LATE = { reason: 'timeout', phase: 'connect' };
const unreachable = { reason: 'unreachable', isLocal: false };
const gateway = (status: number) => ({ reason: 'status', status, isLocal: false });
const local = (server: object, failure: object): Row => {
  return { servers: { s: server }, failure: { kind: 'server', ...failure } };
};
const node = (script: string) => ({ command: 'node', args: ['-e', script] });

/** Stands for the program that downloads packages. */
function npx(code: string): Row {
  const lines = `npm error code ${code}\\nnpm error no\\n`;
  const folder = folderWith({ npx: `#!/bin/sh\nprintf "${lines}" >&2; exit 1\n` });
  chmodSync(`${folder}/npx`, 0o755);
  return {
    servers: { s: { command: 'npx', args: ['-y', 'library'] } },
    variables: { PATH: `${folder}:${process.env['PATH']}` },
  };
}
/** The answer of a model, which its prompt asks for, in a case that holds if nothing comes. */
const answers = (reason: string): Row => ({
  cases: [`title: asks, prompt: ${reason}, model: acme/m, never: add`],
  settings: 'maxTurns: 1',
  inputs: { 'model-base-urls': `acme=${model.origin}/v1`, 'model-api-keys': 'acme=no-secret-1' },
  failure: { kind: 'model', reason },
});
const calls = (tool: string, failure: object): Row => {
  const servers = { s: serverWith() };
  return { cases: [`title: t, call: ${tool}`], settings: 'toolTimeout: 0.5', servers, failure };
};

const rows = {
  'trouble-program': { servers: { s: { command: 'no-such-program' } } },
  'trouble-folder': { servers: { s: { ...serverWith(), cwd: 'no-such-folder' } } },
  'trouble-package': npx('E404'),
  'trouble-setup-program': { settings: 'setup: [no-such-program]' },
  'trouble-dns': remote('http://no-such-server.invalid/mcp', unreachable),
  'trouble-refused': remote(`http://${own ?? hostname()}:${port}/mcp`, unreachable),
  'trouble-tls': remote('https://mcp.example.test/mcp', unreachable),
  'trouble-reset': remote('reset', unreachable),
  'trouble-silent': { ...remote('silent', LATE), settings: 'connectTimeout: 0.5' },
  'trouble-gateway': remote('gateway', gateway(502)),
  'trouble-unavailable': remote('unavailable', gateway(503)),
  'trouble-rate': remote('rate', gateway(429)),
  'trouble-login-page': remote('login', unreachable),
  'trouble-login-elsewhere': remote('moved', unreachable),
  'trouble-unauthorized': remote('unauthorized', { reason: 'credentials', status: 401 }),
  'trouble-forbidden': remote('forbidden', { reason: 'credentials', status: 403 }),
  'trouble-registry': { ...npx('E503'), failure: { reason: 'registry' } },
  'trouble-setup': { settings: 'setup: exit 3', failure: { kind: 'setup', exitCode: 3 } },
  'trouble-model': {
    ...answers('unreachable'),
    inputs: { 'model-base-urls': `acme=${gone}`, 'model-api-keys': 'acme=no-secret-1' },
  },
  'trouble-model-empty': answers('empty'),
  'trouble-model-filter': answers('filter'),
  'trouble-model-length': answers('length'),
  'trouble-model-turns': answers('turns'),
  'trouble-refused-credentials': remote(
    'forbidden',
    { reason: 'credentials', status: 403, hasCredentials: true },
    { headers: { authorization: 'Bearer 8f2b91c7d4e6' } },
  ),
  'trouble-server-error': remote('broken', { reason: 'status', status: 500 }),
  'trouble-answer': calls('break', { kind: 'tool-error', code: -32_603 }),
  'trouble-late': calls('hang', { kind: 'server', reason: 'timeout', phase: 'call' }),
  'trouble-crash': local(node('process.exit(3)'), { reason: 'crash', exitCode: 3 }),
  'trouble-crash-in-call': calls('crash', { kind: 'server', reason: 'crash', phase: 'call' }),
  'trouble-local': local({ url: gone }, { reason: 'unreachable' }),
  'trouble-teardown': { cases: [ADDS], settings: 'teardown: exit 4', warns: true },
};
// Most of them wait before a second attempt.
testRows(rows, 5);
