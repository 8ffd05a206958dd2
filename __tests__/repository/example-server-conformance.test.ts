/** The example server, held to the conformance scenarios of the protocol. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  judgeServer,
  REVISIONS,
  scenariosOf,
  surprises,
} from '../support/mcp-conformance/conformance.ts';
import { ACTION_FOLDER, NODE_24 } from '../support/runner/job-environment.ts';

let library: ChildProcess;
let url: string;
beforeAll(async () => {
  const args = ['examples/server/index.ts', '--http', '0'];
  const child = spawn(NODE_24, args, { cwd: ACTION_FOLDER, stdio: ['ignore', 'pipe', 'ignore'] });
  library = child;
  const [line] = await once(createInterface(child.stdout), 'line');
  url = String(line).replace('listening on ', '');
});
afterAll(async () => {
  library.kill();
  await once(library, 'close');
});

it.each(REVISIONS)('speaks %s as it must', async (revision) => {
  const outcome = await judgeServer(url, revision);
  expect([...outcome.keys()].sort()).toEqual(scenariosOf('server', revision).sort());
  expect(surprises('server', revision, outcome)).toEqual([]);
});
