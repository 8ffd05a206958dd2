/** The action is killed: its post step ends what it has left behind. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { inputs, jobWith } from '../support/jobs.ts';
import { isThere, onLinux, untilGone } from '../support/processes.ts';
import { BUNDLE, readOutputs } from '../support/runner.ts';
import { localServer, serverIdsOf, serviceWith } from '../support/service.ts';

const POST = join(BUNDLE, '../post.js');
const job = jobWith('title: never answered, call: wait');

const DEAF = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
/** Ignores the end of its input, has a child that has left its group, and says who they are. */
const SERVER = `const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}], { detached: true, stdio: 'ignore' });
require('node:fs').writeFileSync(process.env.MARK, process.pid + ' ' + child.pid);
${DEAF}`;

const post = (variables: Record<string, string>) =>
  execFileSync(process.execPath, [POST], { env: variables, encoding: 'utf8' });

onLinux('the post step ends what a killed action has left', async () => {
  const server = { command: process.execPath, args: ['-e', SERVER], env: { MARK: job.mark } };
  job.write('.mcp.json', JSON.stringify({ mcpServers: { calculator: server } }));
  const signal = { name: 'SIGKILL' as const, after: '' };
  const { exitCode, outputs } = await job.run({ inputs, entry: BUNDLE, signal });
  expect([exitCode, outputs['verdict']]).toEqual([null, 'incomplete']);
  expect(existsSync(job.mark)).toBe(true);
  const pids = readFileSync(job.mark, 'utf8').split(' ').map(Number);
  expect(pids.map(isThere)).toEqual([true, true]);

  const { 'process-mark': mark = '' } = readOutputs(readFileSync(job.file('state'), 'utf8'));
  expect(post({})).toBe('');
  const state = { 'STATE_process-mark': mark };
  expect(post(state)).not.toBe('');
  for (const pid of pids) await untilGone(pid);
  expect(post(state)).toBe('');
});

test('the post step cancels runs of a service of others', async () => {
  const service = await serviceWith([localServer('s', { env: { MARK: job.mark } })]);
  const { origin, key, send, project, endOf } = service;
  const serverIds = [...(await serverIdsOf(service)).values()];
  const start = async (toolName: string) => {
    const step = { id: 'a', kind: 'toolCall', toolName, arguments: {}, expectError: true };
    const suite = { suiteName: 's', serverIds, tests: [{ title: 't', steps: [step] }] };
    return (await send(`${project}/eval-runs`, suite)).body.runId as string;
  };
  const [waiting, ended] = [await start('wait'), await start('say')];
  await endOf(ended);
  const projectId = project.split('/').at(-1);
  const keep = (runId: string, address = origin) => JSON.stringify({ address, projectId, runId });
  const env = {
    'INPUT_API-KEY': key,
    STATE_run: keep(waiting),
    'STATE_run-2': keep(ended),
    'STATE_run-3': keep('gone', 'http://127.0.0.1:1'),
    'STATE_run-4': '{',
    'STATE_run-5': '',
  };
  const { stdout } = await promisify(execFile)(process.execPath, [POST], { env });
  expect(stdout.trim().split('\n')).toHaveLength(4);
  expect(stdout).not.toContain(key);
  expect(await endOf(waiting)).toMatchObject({ status: 'cancelled' });
  expect(await endOf(ended)).toMatchObject({ status: 'completed' });
}, 20_000);
