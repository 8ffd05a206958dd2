import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorsOf, RequestSteps } from '../../support/request/request-step.ts';
import { ACTION_FOLDER } from '../../support/runner/job-environment.ts';
import { FORK, ForkedRepository, HOME } from '../../support/session/forked-repository.ts';
import {
  type RepositoryServer,
  startRepositoryServer,
} from '../../support/session/repository-server.ts';

/** Whose code is checked out decides here as in mode `run`. */

const folder = mkdtempSync(join(tmpdir(), 'forked-request-'));
const marker = join(folder, 'started');
const env = { PHASES: join(folder, 'phases') };
const phased = { command: 'sh', args: ['-c', `touch '${marker}'; exec node server.mjs`], env };
const SERVER = join(ACTION_FOLDER, '__tests__/support/hostile/servers/phased-server.js');

let repository: ForkedRepository;
let github: RepositoryServer;
const steps = new RequestSteps();
beforeAll(async () => {
  repository = new ForkedRepository({
    '.mcp.json': JSON.stringify({ mcpServers: { phased } }),
    'server.mjs': readFileSync(SERVER, 'utf8'),
  });
  github = await startRepositoryServer(repository);
});
afterAll(async () => {
  await steps.finish();
  await github.close();
  await repository.remove();
  await rm(folder, { recursive: true });
});

async function ask(checkout: 'fork' | 'main', more: Readonly<Record<string, string>> = {}) {
  const home = { id: 1, full_name: HOME, default_branch: 'main' };
  const { fork: sha, forkMerge: merge_commit_sha, main } = repository.commits;
  const head = { sha, repo: { id: 2, full_name: FORK } };
  const pull_request = { number: 2, merge_commit_sha, head, base: { sha: main, repo: home } };
  const inputs = { operation: 'servers.validate', parameters: 'server: phased', ...more };
  return steps.run(inputs, {
    workspace: repository.checkout(checkout),
    event: { name: 'pull_request_target', payload: { repository: home, pull_request } },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: HOME,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: main,
    },
  });
}

describe('a request beside secrets', () => {
  it('starts no server of a fork', async () => {
    const step = await ask('fork');
    expect(step.conclusion).toBe('failure');
    expect(errorsOf(step)[0]).toMatch(/^allow-untrusted-servers: /);
    expect(existsSync(marker)).toBe(false);
  });

  it('starts those of an own branch, and what a maintainer answers for', async () => {
    expect(errorsOf(await ask('main'))).toEqual([]);
    expect(existsSync(marker)).toBe(true);
    expect(errorsOf(await ask('fork', { 'allow-untrusted-servers': 'true' }))).toEqual([]);
  });
});
