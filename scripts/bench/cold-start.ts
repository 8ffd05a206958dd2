import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import {
  readActionMetadata,
  resolveInputs,
} from '../../__tests__/support/documents/action-metadata.ts';
import { CommandFiles } from '../../__tests__/support/runner/command-files.ts';
import {
  ACTION_FOLDER,
  createJobFolders,
  type JobFolders,
  jobEnvironment,
  NODE_24,
} from '../../__tests__/support/runner/job-environment.ts';
import { type Measurement, timing } from './rig/measurement.ts';

const REPEATS = 15;
const BUDGET_MS = 150;

/** Time from the start of the process to the action's first HTTP request, beside bare Node's. */
export async function measureColdStart(): Promise<Measurement[]> {
  const folders = createJobFolders(undefined);
  const server = createServer((_request, response) => response.writeHead(401).end('{}'));
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const env = actionEnvironment(folders, server);
    const bare: number[] = [];
    const action: number[] = [];
    // Turns are taken, so that a busy moment of the machine hits both.
    for (let turn = 0; turn < REPEATS; turn += 1) {
      bare.push(await timeBareNode());
      action.push(await timeToFirstRequest(server, env));
    }
    return [
      timing('bare node', bare),
      timing('dist/index.js to its first request', action, BUDGET_MS),
    ];
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folders.root, { recursive: true });
  }
}

function actionEnvironment(folders: JobFolders, server: Server): Record<string, string> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP listener');
  const inputs = resolveInputs(
    readActionMetadata(ACTION_FOLDER),
    {
      'base-url': `http://127.0.0.1:${address.port}/api/v1`,
      'api-key': 'sk_bench',
      project: 'p_1',
      suite: 'st_1',
    },
    { token: 'ghs_bench', workspace: folders.workspace },
  );
  return {
    ...jobEnvironment(folders, { name: 'push', payload: {} }),
    ...inputs.variables,
    ...new CommandFiles(join(folders.temp, 'files')).variables,
  };
}

async function timeBareNode(): Promise<number> {
  const start = performance.now();
  const child = spawn(NODE_24, ['-e', 'console.log(1)'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const elapsedMs = performance.now() - start;
  await once(child, 'exit');
  return elapsedMs;
}

async function timeToFirstRequest(
  server: Server,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const requested = once(server, 'request');
  const start = performance.now();
  const child = spawn(NODE_24, [join(ACTION_FOLDER, 'dist/index.js')], { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const ended = exited.then(() => {
    throw new Error('the action ended before it sent a request');
  });
  try {
    await Promise.race([requested, ended]);
    return performance.now() - start;
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
}
