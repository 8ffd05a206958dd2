import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ACTION_FOLDER, NODE_24 } from '../support/runner/job-environment.ts';
import { ApiCaller } from '../support/service/api-caller.ts';

const SERVER = '__tests__/support/hostile/servers/phased-server.js';

/** As on a runner: neither the action nor Node has a folder of packages anywhere above it. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alone-'));
  copyFileSync(NODE_24, join(folder, 'node'));
  copyFileSync(join(ACTION_FOLDER, SERVER), join(folder, 'server.mjs'));
  cpSync(join(ACTION_FOLDER, 'dist'), join(folder, 'dist'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

it('the service of the bundle needs nothing but Node to run evals', async () => {
  const node = join(folder, 'node');
  const phased = { command: node, args: ['server.mjs'], env: { PHASES: join(folder, 'phases') } };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { phased } }));
  const flags = ['--port', '0', '--ephemeral-key', '--database', join(folder, 'evals.sqlite')];
  const service = spawn(node, [join(folder, 'dist/service/index.js'), 'serve', ...flags], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ baseUrl, apiKey }] = await once(service, 'message');
    const api = await ApiCaller.connect(String(baseUrl), String(apiKey));
    const step = { id: 'a', kind: 'toolCall', serverName: 'phased', toolName: 'work' };
    const { body } = await api.post('~/eval-runs', {
      suiteName: 's',
      serverIds: [api.serverId('phased')],
      tests: [{ title: 'works', steps: [{ ...step, arguments: {} }] }],
    });
    const look = async () => (await api.get(`~/eval-runs/${body.runId}`)).body;
    let run = await look();
    while (run.status === 'running') {
      await delay(250);
      run = await look();
    }
    expect({ posted: body, run }).toMatchObject({ run: { status: 'completed', result: 'passed' } });
  } finally {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
  }
});

it('the request of the bundle needs nothing but Node to call a tool', async () => {
  const node = join(folder, 'node');
  const phased = { command: node, args: ['server.mjs'], env: { PHASES: join(folder, 'phases') } };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { phased } }));
  const output = join(folder, 'output');
  writeFileSync(output, '');
  const step = spawn(node, [join(folder, 'dist/request/index.js')], {
    cwd: folder,
    env: {
      ...{ PATH: process.env['PATH'], RUNNER_TEMP: folder, GITHUB_OUTPUT: output },
      ...{ INPUT_OPERATION: 'servers.tools.call', INPUT_PARAMETERS: 'server: phased' },
      INPUT_BODY: 'toolName: work',
      'INPUT_RESULT-PATH': 'answer.json',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(step, 'exit');
  expect(code).toBe(0);
  const answer = JSON.parse(readFileSync(join(folder, 'answer.json'), 'utf8'));
  expect(answer).toMatchObject({ content: expect.any(Array) });
  expect(readFileSync(output, 'utf8')).toContain('answer.json');
});
