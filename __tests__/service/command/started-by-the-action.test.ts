import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { ServiceStart } from '../../../src/contract/embedded/service-start.ts';
import { itUnless, NO_LINUX } from '../../support/obstacles.ts';
import { areGone, processesWith } from '../../support/process-table.ts';
import { ApiCaller } from '../../support/service/api-caller.ts';
import { toolCase } from '../../support/service/cases.ts';
import { temporaryFolder } from '../../support/service/service-fixture.ts';
import { type ServiceProcess, spawnService } from '../../support/service/service-process.ts';

const PASSWORD = 'proxy-password-0123456789';
const TOKEN = 'server-token-0123456789';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let proxy: Server;
let service: ServiceProcess | undefined;
/** What the proxy was told of who asks, by each request. */
let authorizations: (string | undefined)[];

beforeEach(async () => {
  folder = await temporaryFolder();
  authorizations = [];
  const note = ({ headers }: IncomingMessage) =>
    authorizations.push(headers['proxy-authorization']);
  proxy = createServer((request, response) => {
    note(request);
    response.writeHead(502).end();
  }).on('connect', (request, socket) => {
    note(request);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  service?.child.kill('SIGKILL');
  await service?.ended;
  service = undefined;
  proxy.close();
  await folder.remove();
});

function start(message: unknown): ServiceProcess {
  service = spawnService(['embedded'], { ipc: true, cwd: folder.path });
  service.child.send(Object(message));
  return service;
}

async function startMessage(environment: Record<string, string>): Promise<ServiceStart> {
  const mcpConfig = join(folder.path, '.mcp.json');
  const tools = { url: 'https://tools.example.test/mcp', headers: { 'x-token': `\${API_TOKEN}` } };
  return {
    type: 'start',
    options: {
      temporaryFolder: folder.path,
      mcpConfig,
      mcpConfigText: JSON.stringify({ mcpServers: { tools } }),
      requestsPerMinute: 6000,
      burst: 200,
      modelBaseUrls: { gateway: 'https://models.example.test/v1?key=model-key-0123456789' },
      serverSandbox: 'off',
      sandboxHidden: [],
    },
    environment,
  };
}

itUnless(
  NO_LINUX,
  'takes named values and the proxy with its password, and shows neither to other processes',
  async () => {
    const address = proxy.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const HTTPS_PROXY = `http://ada:${PASSWORD}@127.0.0.1:${port}`;
    const { child, firstMessage } = start(
      await startMessage({ HTTPS_PROXY, NODE_USE_ENV_PROXY: '1', API_TOKEN: TOKEN }),
    );
    const ready = await firstMessage;
    expect(ready).toMatchObject({ type: 'ready' });
    const api = await ApiCaller.connect(String(ready['baseUrl']), String(ready['apiKey']));
    await api.post('~/eval-runs', {
      suiteName: 's',
      serverIds: [api.serverId('tools')],
      tests: [toolCase('calls', 'echo', {})],
    });
    const expected = `Basic ${Buffer.from(`ada:${PASSWORD}`).toString('base64')}`;
    expect(new Set(authorizations)).toEqual(new Set([expected]));
    const seen = ['environ', 'cmdline'].map((file) => readFileSync(`/proc/${child.pid}/${file}`));
    expect(Buffer.concat(seen).toString()).not.toMatch(/0123456789/);
  },
);

itUnless(NO_LINUX, 'leaves nothing of a command that runs as it is killed', async () => {
  const mark = randomUUID();
  const message = await startMessage({ API_TOKEN: TOKEN });
  const options = { ...message.options, takesCommands: true };
  const { child, firstMessage, ended } = start({ ...message, options });
  const ready = await firstMessage;
  const api = await ApiCaller.connect(String(ready['baseUrl']), String(ready['apiKey']));
  const answer = api.post('~/eval-runs', {
    suiteName: 's',
    serverIds: [api.serverId('tools')],
    tests: [toolCase('calls', 'echo', {})],
    execution: { setup: `setsid sh -c 'sleep 300; : ${mark}' & sleep 300` },
  });
  // The service does not live to give one.
  answer.catch(() => {});
  while (processesWith(mark).length < 2) await delay(20);
  child.kill('SIGKILL');
  await ended;
  expect(await areGone(mark)).toBe(true);
});

it.each([
  ['no message of its own', { type: 'news' }, /not what it takes/],
  [
    'options it does not know',
    { type: 'start', options: {}, environment: {} },
    /not what it takes/,
  ],
])('does not start on %s, and says so', async (_title, message, reason) => {
  const { firstMessage, ended } = start(message);
  expect(await firstMessage).toMatchObject({
    type: 'failed',
    message: expect.stringMatching(reason),
  });
  expect((await ended).exitCode).toBe(1);
});

it('does not wait for one who is gone', async () => {
  service = spawnService(['embedded'], { ipc: true, cwd: folder.path });
  service.child.disconnect();
  expect((await service.ended).exitCode).toBe(1);
});

it('tells people who start it by hand what to use', async () => {
  service = spawnService(['embedded'], { ipc: false, cwd: folder.path });
  const { exitCode, stderr } = await service.ended;
  expect(exitCode).toBe(2);
  expect(stderr).toContain('use `serve`');
});
