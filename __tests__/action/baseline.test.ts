/** A push leaves its report, and a pull request compares with it: steps over an emulated GitHub. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readArchivedFile } from '../../src/github/archive.ts';
import { eventVariables, pullPayload } from '../support/baselines.ts';
import { serveArtifactService } from '../support/github/artifact-store.ts';
import { GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { Job } from '../support/runner.ts';

let run = 0;
const kept: string[] = [];
const FILES = ['report.json', 'junit.xml', 'report.md'];
const job = new Job();
const suiteOf = (...cases: string[]) => `<testsuite name="s">${cases.join('')}</testsuite>`;
const passing = (name: string) => `<testcase name="${name}"/>`;

const github = await GitHubEmulator.start();
const service = await serveArtifactService(github.blobs, (name, archive) => {
  kept.push(name);
  for (const file of FILES) expect(readArchivedFile(archive, file).length).toBeGreaterThan(0);
  return github.addArtifact(run, name, archive);
});

async function runStep(event: string, commit: string, payload: object, more: object = {}) {
  const known = eventVariables(github, event, commit, payload);
  const result = await job.run({
    inputs: { results: 'a.xml', 'github-token': TOKEN, matrix: '{"node": 24, "os": "a b"}' },
    variables: { ...known, ...service.variables, ...more },
  });
  return { ...result, file: JSON.parse(readFileSync(result.outputs['report-path'] ?? '', 'utf8')) };
}

test('a pull request finds what the push to its base left', async () => {
  job.write('a.xml', suiteOf(passing('a'), passing('b')));
  const commit = github.commit('main');
  const repository = { id: 101, default_branch: 'main' };
  run = github.addRun({ commit });
  const more = { GITHUB_RUN_ID: String(run) };
  const push = await runStep('push', commit, { repository }, more);
  const url = /\/acme\/weather-mcp\/actions\/runs\/\d+\/artifacts\/\d+$/;
  expect(push.outputs).toMatchObject({ verdict: 'passed' });
  expect(push.outputs['artifact-url']).toMatch(url);
  // Another step of this job has the name.
  await runStep('push', commit, { repository }, { ...more, GITHUB_ACTION: 'other' });
  const stem = expect.stringMatching(/^mcp-eval-report\.evals\.24-a-b-[0-9a-f]{8}$/);
  expect(kept).toEqual([stem, `${kept[0]}..step-2`]);

  job.write('a.xml', suiteOf(passing('a'), '<testcase name="b"><failure/></testcase>'));
  github.commit('main');
  const head = { sha: github.commit('fix', {}, commit), ref: 'fix' };
  const base = { sha: github.branches.get('main') ?? '', ref: 'main' };
  service.failure = 403;
  const pull = await runStep('pull_request', head.sha, pullPayload(head, base));
  expect(pull.outputs).toMatchObject({ verdict: 'failed' });
  expect(pull.outputs['artifact-url']).toBe('');
  expect(pull.log.match(/::warning::/g)).toHaveLength(1);
  // What the client prints comes before the verdict.
  service.failure = null;
  github.blobs.redirect = 'http://127.0.0.1:9/';
  const late = { ...more, GITHUB_ACTION: 'third' };
  const { log } = await runStep('push', commit, { repository }, late);
  expect(log).toMatch(/Beginning upload.*::warning::[^\n]*HTTP 302.*failed/s);
  const origin = { commit, branch: 'main', run: String(run) };
  const baseline = { state: 'found', origin };
  expect(pull.file.verdict.comparison).toMatchObject({ baseline, compared: 2 });
});
