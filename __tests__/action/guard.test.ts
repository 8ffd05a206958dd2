/** A fork's pull request in a job with a token that writes: steps over an emulated GitHub. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eventVariables, pullPayload } from '../support/baselines.ts';
import { FORK_ID, GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { inputs, jobWith, NOTED } from '../support/jobs.ts';

const github = await GitHubEmulator.start();

/** Runs a suite for a fork's pull request. The server writes a file when it starts. */
async function runStep(more: Record<string, string>, ...cases: string[]) {
  const job = jobWith(...cases);
  job.write('.mcp.json', JSON.stringify({ mcpServers: NOTED }));
  const end = { sha: github.commit('main'), ref: 'main' };
  const payload = pullPayload(end, end, FORK_ID);
  const { log, outputs } = await job.run({
    inputs: { ...inputs, 'github-token': TOKEN, baseline: 'none', comment: 'never', ...more },
    variables: eventVariables(github, 'pull_request_target', end.sha, payload),
  });
  const { report } = JSON.parse(readFileSync(outputs['report-path'] ?? '', 'utf8'));
  return { log, outputs, report, hasStarted: existsSync(join(job.workspace, 'started')) };
}

test('nothing of the workspace starts, and all other mistakes are listed', async () => {
  const { outputs, report, hasStarted } = await runStep({}, 'title: t, calls: a');
  expect([outputs['verdict'], hasStarted]).toEqual(['invalid', false]);
  const codes = report.problems.map(({ data }: { data: { code: string } }) => data.code);
  expect(codes[0]).toBe('untrusted');
  expect(codes.length).toBeGreaterThan(1);
});

test('with `allow-untrusted-servers` it runs, with one warning in log and report', async () => {
  const { outputs, report, log, hasStarted } = await runStep({ 'allow-untrusted-servers': 'true' });
  expect([outputs['verdict'], hasStarted]).toEqual(['passed', true]);
  expect(report.warnings).toMatchObject([{ reason: 'untrusted', detail: 'github-token' }]);
  expect(log.match(/^.*of a fork runs/gm)).toEqual([expect.stringMatching(/^::warning/)]);
});
