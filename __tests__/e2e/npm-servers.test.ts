/** The whole action on servers that others published, each with a suite of what it does and refuses. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { byEffort, timeLimitMs } from '../support/effort.ts';
import { fetchServers, NPM_SERVERS, workspaceFor } from '../support/npm-servers/npm-servers.ts';
import { itUnless } from '../support/obstacles.ts';
import { runAction } from '../support/runner/action-runner.ts';

const SAMPLE = ['filesystem', 'memory', 'everything'];

/** CI has those that this checkout depends on, the soak all of them, fetched anew. */
const servers = byEffort({
  ci: NPM_SERVERS.filter(({ name }) => SAMPLE.includes(name)),
  soak: NPM_SERVERS,
});

describe('a server of somebody else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-servers-'));
  let modules: string | undefined;
  beforeAll(async () => {
    if (byEffort({ ci: false, soak: true })) modules = await fetchServers(folder);
  }, timeLimitMs(60_000));
  afterAll(() => rm(folder, { recursive: true }));

  for (const server of servers) {
    itUnless(server.obstacle ?? null, `${server.name}: does and refuses what it says`, async () => {
      const workspace = workspaceFor(server, modules);
      const result = await runAction({
        workspace: workspace.folder,
        inputs: { 'suite-file': 'suite.yaml' },
      });
      try {
        expect({ log: result.log, outputs: result.outputs }).toMatchObject({
          outputs: { verdict: 'passed', failed: '0' },
        });
        expect(result).toMatchObject({ exitCode: 0, leftProcessesBehind: false });
      } finally {
        await Promise.all([result.dispose(), workspace.remove()]);
      }
    });
  }
});
