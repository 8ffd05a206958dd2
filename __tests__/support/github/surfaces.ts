import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { z } from 'zod';
import type { ActionResult } from '../runner/action-runner.ts';
import { ActionOnGitHub } from './action-on-github.ts';
import { type OpenedPullRequest, OWNER, REPO } from './emulated-github.ts';

export let action: ActionOnGitHub;
let count = 0;
const folders: string[] = [];

/** One action for the tests of a suite, on a GitHub of its own. */
export function startActionBeforeAll(): void {
  beforeAll(async () => {
    action = await ActionOnGitHub.start();
  });
  afterEach(async () => {
    await action.finish();
    action.rig.actions.forget();
    await action.rig.gateway.forget();
    expect(action.rig.gateway.takeViolations()).toEqual([]);
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });
  afterAll(() => action.close());
}

export const open = (options?: { fork: boolean }): Promise<OpenedPullRequest> => {
  count += 1;
  return action.rig.github.openPullRequest(`surfaces-${count}`, options);
};

const repositoryPath = `/repos/${OWNER}/${REPO}`;

export async function commentsOn({ number }: OpenedPullRequest) {
  const { call, tokens } = action.rig.github;
  const answer = await call(tokens.write, 'GET', `${repositoryPath}/issues/${number}/comments`);
  const comment = z.object({
    html_url: z.string(),
    body: z.string(),
    user: z.object({ login: z.string() }),
  });
  return z.array(comment).parse(answer);
}

export async function checksOn({ headSha }: OpenedPullRequest) {
  const { call, tokens } = action.rig.github;
  const path = `${repositoryPath}/commits/${headSha}/check-runs`;
  const check = z.object({
    name: z.string(),
    conclusion: z.string().nullable(),
    output: z.object({ title: z.string().nullable(), summary: z.string().nullable() }),
  });
  return z.object({ check_runs: z.array(check) }).parse(await call(tokens.write, 'GET', path))
    .check_runs;
}

export async function artifactNamed(start: string) {
  const stored = (await action.store.finalized()).filter(({ name }) => name.startsWith(start));
  return stored.at(-1) ?? raise(`no artifact ${start}`);
}

export const notices = ({ annotations }: ActionResult) =>
  annotations.filter(({ kind }) => kind === 'notice').map(({ message }) => message);

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  folders.push(folder);
  return folder;
}

function raise(message: string): never {
  throw new Error(message);
}
