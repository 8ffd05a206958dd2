import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readActionMetadata, resolveInputs } from '../../support/documents/action-metadata.ts';
import { byEffort, tellFigures, timeLimitMs } from '../../support/effort.ts';
import { slowCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { runAction } from '../../support/runner/action-runner.ts';
import { CommandFiles } from '../../support/runner/command-files.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import {
  ACTION_FOLDER,
  createJobFolders,
  type JobFolders,
  jobEnvironment,
  NODE_24,
} from '../../support/runner/job-environment.ts';

const SECRET = 'secret-of-the-change-over';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Starts the main step of the bundle, which then does not end by itself. */
function start(): { child: ChildProcess; folders: JobFolders } {
  const workspace = new EvalWorkspace({
    'suite.yaml': suiteFile({ servers: ['everything'], tests: [slowCase(600)] }),
  });
  const folders = createJobFolders(workspace.folder);
  cleanUps.push(
    () => workspace.remove(),
    () => rm(folders.root, { recursive: true }),
  );
  const { variables } = resolveInputs(
    readActionMetadata(ACTION_FOLDER),
    { 'suite-file': 'suite.yaml', comment: 'never', 'model-api-keys': `openai=${SECRET}` },
    { token: SECRET, workspace: workspace.folder },
  );
  const files = new CommandFiles(join(folders.temp, '_runner_file_commands'));
  const child = spawn(NODE_24, [join(ACTION_FOLDER, 'dist/index.js')], {
    cwd: workspace.folder,
    env: {
      ...jobEnvironment(folders, { name: 'push', payload: {} }),
      ...{ ...variables, ...files.variables, TMPDIR: folders.temp, JOB_SECRET: SECRET },
    },
    detached: true,
    stdio: 'ignore',
  });
  return { child, folders };
}

/** What `/proc` has on a process; nothing once it has ended. */
const told = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** Processes whose folder is that of the job, its servers among them. */
function processesIn(folder: string): string[] {
  return readdirSync('/proc').filter((pid) => told(Number(pid), 'environ').includes(folder));
}

function filesWithSecret(folder: string): string[] {
  return globSync('**', { cwd: folder }).filter((name) => {
    const path = join(folder, name);
    return statSync(path).isFile() && readFileSync(path, 'latin1').includes(SECRET);
  });
}

type Moment = 'renewed' | 'serving' | number;

/** Waits for a moment of the process, or its end. */
async function until(moment: Moment, child: ChildProcess): Promise<void> {
  if (typeof moment === 'number') return delay(moment);
  const { pid = 0 } = child;
  const children = () => told(pid, `task/${pid}/children`).split(' ').filter(Boolean);
  const isNow = () =>
    moment === 'renewed'
      ? told(pid, 'cmdline').startsWith(`${NODE_24}\0`) &&
        told(pid, 'cmdline').includes('--environment-on-standard-input')
      : children().some((child) => told(Number(child), 'cmdline').includes('service/index.js'));
  while (child.exitCode === null && child.signalCode === null && !isNow()) {
    await new Promise(setImmediate);
  }
}

const MOMENTS = byEffort<Moment[]>({
  ci: [30, 'renewed', 200, 'serving'],
  soak: ['renewed', 'serving', ...Array.from({ length: 60 }, (_, index) => index * 10)],
});

describe('an action that is ended while it leaves its environment behind', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'leaves no process and no secret in a file, and is not green, on %s',
    async (signal) => {
      const ends: string[] = [];
      for (const moment of MOMENTS) {
        const { child, folders } = start();
        const exited = once(child, 'exit');
        await until(moment, child);
        child.kill(signal);
        const [exitCode, endedBy] = await exited;
        ends.push(endedBy ?? `code ${exitCode}`);
        expect(exitCode).not.toBe(0);
        // Servers go with the service, and that with the action.
        while (processesIn(folders.temp).length > 0) await delay(20);
        expect(filesWithSecret(folders.root)).toEqual([]);
      }
      const counts = [...Map.groupBy(ends, (end) => end)].map(
        ([end, all]) => `${all.length} ${end}`,
      );
      tellFigures(`${ends.length} ended: ${counts.join(', ')}`);
    },
    timeLimitMs(30_000),
  );
});

/** Makes Node one that cannot replace its process. */
const UNRENEWABLE = { NODE_OPTIONS: '--import=data:text/javascript,process.execve=undefined' };

describe('an action that starts no servers', () => {
  it.each([
    ['results of a service', { 'base-url': 'hosted', 'api-key': 'sk_x', suite: 's', project: 'p' }],
    ['result files', { results: 'none.xml', 'if-no-files': 'warn' }],
    ['a collected report', { mode: 'publish', 'report-path': 'none' }],
  ])('does not renew its process for %s', async (_what, inputs: Record<string, string>) => {
    const server = createServer((_request, response) => response.writeHead(401).end('{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanUps.push(async () => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const hosted = { 'base-url': `http://127.0.0.1:${port}/api/v1` };
    const result = await runAction({
      inputs: { ...inputs, ...(inputs['base-url'] ? hosted : {}), 'artifact-name': 'never' },
      env: UNRENEWABLE,
    });
    cleanUps.push(result.dispose);
    expect(result.outputs['verdict']).toMatch(/^(invalid|incomplete)$/);
    expect(result.log).not.toContain('Servers under test');
  });
});

describe('an action that cannot leave its environment behind', () => {
  it('says so, and runs the evals all the same', async () => {
    const workspace = new EvalWorkspace({ 'suite.yaml': suiteFile() });
    cleanUps.push(() => workspace.remove());
    const result = await runAction({
      workspace: workspace.folder,
      inputs: { 'suite-file': 'suite.yaml', comment: 'never', 'artifact-name': 'never' },
      env: UNRENEWABLE,
    });
    cleanUps.push(result.dispose);
    expect(result.outputs['verdict']).toBe('passed');
    expect(result.annotations).toEqual([
      {
        kind: 'notice',
        message: expect.stringMatching(
          /^Servers under test can read the job's secrets in the environment/,
        ),
      },
    ]);
  });
});
