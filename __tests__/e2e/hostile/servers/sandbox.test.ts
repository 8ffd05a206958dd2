import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { tellFigures } from '../../../support/effort.ts';
import { suiteFile, toolCase } from '../../../support/evals/suite-builder.ts';
import { processesWith } from '../../../support/process-table.ts';
import { type ActionResult, runAction } from '../../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../../support/runner/eval-workspace.ts';
import { ACTION_FOLDER } from '../../../support/runner/job-environment.ts';
import { describeIn } from '../../../support/service/mcp/sandboxes.ts';

const SERVER = resolve(import.meta.dirname, '../../../support/hostile/servers/sandboxed-server.js');
const IN_WORKSPACE = '.github/actions/gate';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Takes what servers report; the network is what no sandbox closes. */
async function listen(): Promise<{ url: string; reports: string[][] }> {
  const reports: string[][] = [];
  const server: Server = createServer(async (request, response) => {
    reports.push(JSON.parse(await text(request)));
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  cleanUps.push(async () => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, reports };
}

interface Attack {
  result: ActionResult;
  /** What the server managed to do, each time its tool was called. */
  reports: string[][];
  /** Processes it left running that are still there a moment after the job. */
  left: number;
}

let attacks = 0;
async function attack(sandbox: string): Promise<Attack> {
  attacks += 1;
  const mark = `sandbox-attack-${process.pid}-${attacks}`;
  const { url, reports } = await listen();
  const home = mkdtempSync(join(tmpdir(), 'sandbox-home-'));
  cleanUps.push(() => rm(home, { recursive: true }));
  mkdirSync(join(home, '.ssh'));
  writeFileSync(join(home, '.ssh/id_test'), 'a key');
  chmodSync(join(home, '.ssh'), 0o700);
  chmodSync(home, 0o755);
  const workspace = new EvalWorkspace();
  cleanUps.push(() => workspace.remove());
  chmodSync(workspace.folder, 0o755);
  const action = join(workspace.folder, IN_WORKSPACE);
  for (const part of ['action.yml', 'package.json', 'dist']) {
    cpSync(join(ACTION_FOLDER, part), join(action, part), { recursive: true });
  }
  cpSync(SERVER, join(workspace.folder, 'server.mjs'));
  const hostile = {
    command: 'node',
    args: ['server.mjs', mark],
    env: {
      ...{ REPORT_TO: url, MARK: mark, ACTION: action, REAL_HOME: home },
      RUNNER: `\${RUNNER_TEMP}`,
      OUTPUT_FILE: `\${GITHUB_OUTPUT}`,
      EVENT_FILE: `\${GITHUB_EVENT_PATH}`,
    },
  };
  workspace.write('.mcp.json', { mcpServers: { hostile } });
  const tests = [toolCase('works', 'work', {}, 'hostile')];
  workspace.write('suite.yaml', suiteFile({ servers: ['hostile'], tests }));
  cleanUps.push(async () => {
    for (const { pid } of processesWith(mark)) process.kill(pid, 'SIGKILL');
  });
  const result = await runAction({
    actionFolder: action,
    workspace: workspace.folder,
    inputs: {
      ...{ 'suite-file': 'suite.yaml', comment: 'never', 'artifact-name': 'never' },
      'server-sandbox': sandbox,
    },
    env: { HOME: home },
  });
  cleanUps.push(result.dispose);
  for (let tries = 0; tries < 50 && processesWith(mark).length > 0; tries += 1) await delay(20);
  const left = processesWith(mark).length;
  tellFigures(`${sandbox}: managed ${reports.flat().join(', ') || 'nothing'}; left ${left}`);
  return { result, reports, left };
}

it('a server without a sandbox manages what one is kept from', async () => {
  const { reports } = await attack('off');
  expect(reports).toEqual([
    expect.arrayContaining([
      'sees processes of the action',
      'reads their environment',
      'may signal them',
      'lists the files of the runner',
      'writes an output of the step',
      'reads the event',
      'writes to the program of the post step',
      'moves the program away',
      'reads a key in the home',
      'writes to the workspace',
    ]),
  ]);
});

describeIn('bwrap', 'a server in bubblewrap', () => {
  it('manages nothing but to write to the workspace, and leaves nothing running', async () => {
    const { result, reports, left } = await attack('bwrap');
    expect(result.log).not.toMatch(/invalid/);
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '1' });
    expect(reports).toEqual([['writes to the workspace']]);
    expect(left).toBe(0);
  });
});

describeIn('user', 'a server of another user', () => {
  it('sees what runs, and reads and writes nothing of the job', async () => {
    const { result, reports } = await attack('user');
    expect(result.outputs).toMatchObject({ verdict: 'passed', total: '1' });
    expect(reports).toEqual([['sees processes of the action']]);
  });
});

it('a sandbox that cannot be had makes the job invalid, and no server is started', async () => {
  const workspace = new EvalWorkspace();
  cleanUps.push(() => workspace.remove());
  const started = join(workspace.folder, 'started.txt');
  const server = { command: 'sh', args: ['-c', `touch ${started}`] };
  workspace.write('.mcp.json', { mcpServers: { server } });
  const tests = [toolCase('works', 'work', {}, 'server')];
  workspace.write('suite.yaml', suiteFile({ servers: ['server'], tests }));
  // Nobody but its owner may enter that folder, so that servers of another user cannot.
  chmodSync(workspace.folder, 0o700);
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.yaml', 'server-sandbox': 'user', 'artifact-name': 'never' },
  });
  cleanUps.push(result.dispose);
  expect(result.outputs['verdict']).toBe('invalid');
  expect(result.exitCode).toBe(1);
  expect(result.log).toMatch(/server-sandbox: (?:the user `nobody` cannot read|.*sudo)/);
});
