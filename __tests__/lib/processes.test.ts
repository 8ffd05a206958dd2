import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { Processes, ProcessGroup } from '../../src/lib/processes.ts';
import { isThere, onLinux, untilGone } from '../support/processes.ts';

const SOURCE = join(import.meta.dirname, '../../src/lib/processes.ts');
const NEVER = 2 ** 31 - 1;
const env = { PATH: process.env['PATH'] ?? '' };

const started: ProcessGroup[] = [];
afterEach(async () => {
  for (const group of started) group.kill();
  await Promise.all(started.map((group) => group.stop()));
});

/** Starts a program that says something once it is ready. */
async function start(command: string, ...args: string[]) {
  const living = new Processes(randomUUID());
  const group = new ProcessGroup({ command, args, cwd: import.meta.dirname, env }, living);
  started.push(group);
  const [said] = await once(group.child.stdout, 'data');
  return { living, group, said: String(said).trim() };
}
const startNode = (code: string) => start(process.execPath, '-e', code);

const ENDLESS = "setInterval(() => {}, 1000); process.stdout.write('ready\\n');";
const DEAF = `process.on('SIGTERM', () => {}); ${ENDLESS}`;
/** Writes the number of a process that has left the group and holds the output. */
const DETACHED = `const { spawn } = require('node:child_process');
const options = { detached: true, stdio: ['ignore', 'inherit', 'inherit'] };
const child = spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}], options);
child.unref();
process.stdout.write(child.pid + '\\n');`;

test.each([
  ['ends with its input', 'process.stdin.resume(); console.log(1)', [NEVER, NEVER], [0, null]],
  ['ends at SIGTERM', ENDLESS, [0, NEVER], [null, 'SIGTERM']],
  ['ignores SIGTERM', DEAF, [0, 50], [null, 'SIGKILL']],
])('a process that %s', async (_name, code, [inputMs = 0, termMs = 0], [exitCode, signalCode]) => {
  const { living, group } = await startNode(code);
  expect([...living]).toEqual([group]);
  const stopped = group.stop({ inputMs, termMs, killMs: NEVER });
  expect(group.stop()).toBe(stopped);
  await stopped;
  await group.ended;
  expect(group.child).toMatchObject({ exitCode, signalCode });
  expect(living.size).toBe(0);
});

onLinux('what leaves the group is found by its mark, and other groups stay', async () => {
  const other = await startNode(ENDLESS);
  const { group, said, living } = await startNode(DETACHED);
  const pid = Number.parseInt(said, 10);
  await group.ended;
  expect(isThere(pid)).toBe(true);
  await group.stop();
  await untilGone(pid);
  expect(living.size).toBe(0);
  expect(isThere(other.group.child.pid ?? 0)).toBe(true);
});

onLinux('a group of which only a zombie is left is gone', async () => {
  // The shell leaves the group, and never asks how `true` has ended.
  const { group } = await start('sh', '-c', 'echo; (true & exec setsid sleep 600) & exit 0');
  await group.stop({ inputMs: NEVER, termMs: NEVER, killMs: NEVER });
});

onLinux('nothing survives the exit of the process that started it', async () => {
  const code = `import { once } from 'node:events';
import { ProcessGroup, Processes } from ${JSON.stringify(SOURCE)};
const living = new Processes('exit-test-' + process.pid);
living.killAtExit();
const start = { command: process.execPath, args: ['-e', ${JSON.stringify(`${DETACHED}${DEAF}`)}], cwd: '/', env: {} };
const { child } = new ProcessGroup(start, living);
const [said] = await once(child.stdout, 'data');
process.stdout.write(child.pid + ' ' + said, () => process.exit());`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code]);
  const pids = String(output).trim().split(/\s+/).map(Number).filter(Number.isInteger);
  expect(pids).toHaveLength(2);
  for (const pid of pids) await untilGone(pid);
});

test('a program that does not exist', async () => {
  const living = new Processes(randomUUID());
  const missing = { command: 'no-such-program', args: [], cwd: import.meta.dirname, env };
  const group = new ProcessGroup(missing, living);
  await expect(group.ended).rejects.toMatchObject({ code: 'ENOENT' });
  await group.stop();
  expect(living.size).toBe(0);
});
