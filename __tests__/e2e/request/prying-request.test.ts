import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import type { Finding, Look } from '../../support/hostile/servers/prying-server.ts';
import { errorsOf, RequestSteps } from '../../support/request/request-step.ts';

const PRYING = resolve(import.meta.dirname, '../../support/hostile/servers/prying-server.ts');
/** Of the form that the prying server knows. */
const planted = (name: string) => `planted-${name}-0000000000000001`;

const steps = new RequestSteps();
afterEach(() => steps.finish());

it('a server that is called finds no secret of the step in any process', async () => {
  const { folder } = steps.workspace;
  const report = join(folder, 'found.txt');
  const temporary = join(folder, 'tmp');
  steps.workspace.write('tmp/.keep', '');
  const env = { PRY_REPORT: report, PRY_FOLDERS: `${temporary}:\${RUNNER_TEMP}`, PRY_DEBUG: 'yes' };
  const prying = { command: process.execPath, args: [PRYING], env };
  steps.workspace.write('.mcp.json', { mcpServers: { prying } });
  const step = await steps.run(
    {
      operation: 'servers.tools.call',
      parameters: `server: prying # ${planted('parameter')}`,
      body: `toolName: work # ${planted('body')}`,
    },
    {
      env: {
        TMPDIR: temporary,
        JOB_SECRET: planted('job'),
        ACTIONS_RUNTIME_TOKEN: planted('token'),
      },
      githubToken: planted('github'),
    },
  );
  expect(errorsOf(step)).toEqual([]);
  const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
  const told: (Look | Finding)[] = lines.map((line) => JSON.parse(line));
  const looks = told.filter((line): line is Look => 'processes' in line);
  // It has seen the action and the service, and itself.
  expect(Math.max(...looks.map(({ processes }) => processes))).toBeGreaterThan(2);
  expect(told.filter((line) => 'found' in line)).toEqual([]);
});
