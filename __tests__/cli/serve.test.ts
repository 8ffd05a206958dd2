/** `serve` as people run it: processes on one database file. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MESSAGES } from '../../src/words/messages.ts';
import { readRows } from '../support/database.ts';
import { callProgram, folderWith, type ServeProcess, startServe } from '../support/program.ts';
import { CALCULATOR } from '../support/runner.ts';
import { request } from '../support/service.ts';

const DATABASE = 'mcp-eval-gate.sqlite';
let folder: string;
let service: ServeProcess | null = null;
beforeEach(() => {
  folder = folderWith({});
});
afterEach(async () => {
  await service?.end('SIGKILL');
  service = null;
  rmSync(folder, { recursive: true });
});

const send = (path: string, body?: unknown) =>
  request(`${service?.origin}/api/v1${path}`, service?.key ?? '', body);
const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;

test('first start, two signals, second start', async () => {
  service = await startServe(folder);
  const { status, body } = await send('/projects');
  expect([status, body.items]).toMatchObject([200, [{ name: 'Default' }]]);
  for (const end of ['', '-wal', '-shm']) expect(modeOf(`${DATABASE}${end}`)).toBe(0o600);
  expect(modeOf(`${DATABASE}.artifacts`)).toBe(0o700);
  const first = service;
  // npm passes a second one on. Two of the same kind could arrive as one.
  expect(await service.end('SIGINT', 'SIGTERM')).toBe(0);

  service = await startServe(folder);
  expect(service.key).not.toBe(first.key);
  expect((await send('/projects')).body.items).toEqual(body.items);
  expect(await service.end('SIGTERM')).toBe(0);
});

/** Starts a service with a run that waits for its server. */
async function startWaitingRun(...args: string[]) {
  const mark = join(folder, 'called');
  const server = { ...CALCULATOR, env: { MARK: mark } };
  const project = { name: 'Default', mcpServers: { calculator: server } };
  const config = { projects: [project] };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  service = await startServe(folder, '--config', 'config.json', ...args);
  const path = `/projects/${(await send('/projects')).body.items[0].id}`;
  const serverIds = [(await send(`${path}/servers`)).body.items[0].id];
  const steps = [
    { id: 'a', kind: 'toolCall', toolName: 'wait', arguments: {} },
    { id: 'b', kind: 'assert', assertion: { type: 'textContains', needle: 'x' } },
  ];
  const suite = { name: 's', serverIds, tests: [{ title: 't', steps }] };
  const { suiteId } = (await send(`${path}/eval-suites`, suite)).body;
  const run = await send(`${path}/eval-runs`, { suiteId });
  expect(run.status).toBe(202);
  while (!existsSync(mark) || readFileSync(mark, 'utf8') === '') await wait(10);
  return { pid: Number(readFileSync(mark, 'utf8')), started: service };
}

const storedRun = () => readRows(join(folder, DATABASE), 'SELECT status FROM runs')[0].status;

test('a run that does not end in time is cancelled, and its server is gone', async () => {
  const { pid, started } = await startWaitingRun('--grace', '0');
  expect(await started.end('SIGTERM')).toBe(0);
  expect(storedRun()).toBe('cancelled');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a run can end before the service does', async () => {
  const { pid, started } = await startWaitingRun('--grace', '3600');
  const exit = started.end('SIGTERM');
  await started.logged(MESSAGES.stopping(3_600));
  process.kill(pid, 'SIGKILL');
  expect(await exit).toBe(0);
  expect(storedRun()).not.toBe('cancelled');
});

const wrongConfig = 'projects: [{ nam: x }, { name: a, description: 5, chats: [] }]\n';
test.each([
  ['all wrong options', ['--prot', '1', '--rate', 'x', '--burst', '0', 'y'], 2, 4],
  ['an option without its value', ['--config'], 2, 1],
  ['all that is wrong in files', ['--config', 'c.yaml', '--models-config', 'm.json'], 2, 4],
  ['a missing file', ['--config', 'no.yaml'], 2, 1],
  ['another version', ['--database', 'old.sqlite'], 3, 1],
  ['no database', ['--database', 'c.yaml'], 3, 1],
  ['a folder as database', ['--database', '.'], 3, 1],
  ['an address that is not here', ['--listen', '192.0.2.1'], 3, 1],
])('%s', async (_name, args, code, lines) => {
  writeFileSync(join(folder, 'c.yaml'), wrongConfig);
  writeFileSync(join(folder, 'm.json'), '{ "providers": { "openai": {} } }');
  const old = new DatabaseSync(join(folder, 'old.sqlite'));
  old.exec("CREATE TABLE settings (name, value); INSERT INTO settings VALUES ('version', '0')");
  old.close();
  const { code: observed, out, log } = await callProgram(folder, 'serve', ...args);
  expect({ code: observed, out }).toEqual({ code, out: '' });
  expect(log).toEqual(Array(lines).fill(expect.any(String)));
});

test('a taken port', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = Object(server.address());
  const { code, log } = await callProgram(folder, 'serve', '--port', String(port));
  server.close();
  expect({ code, log }).toEqual({ code: 3, log: [expect.stringContaining('--port 0')] });
});
