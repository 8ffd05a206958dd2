/** A pull request shows the verdict: steps over an emulated GitHub, which is an Enterprise Server. */
import { expect, test } from '@jest/globals';
import { eventVariables, pullPayload } from '../support/baselines.ts';
import { serveArtifactService } from '../support/github/artifact-store.ts';
import { serveChecks } from '../support/github/checks.ts';
import { PULL, servePulls } from '../support/github/comments.ts';
import { FORK_ID, GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { Job } from '../support/runner.ts';

const github = await GitHubEmulator.start();
github.permissions.add('checks: write');
const checks = serveChecks(github);
const pulls = servePulls(github);
const artifacts: number[] = [];
const service = await serveArtifactService(github.blobs, (name, archive) => {
  artifacts.push(github.addArtifact(1, name, archive));
  return artifacts.at(-1) ?? 0;
});

test('a pull request has a comment that leads to the artifact, a check run and outputs', async () => {
  const job = new Job();
  job.write('a.xml', '<testsuite name="s"><testcase name="b"><failure/></testcase></testsuite>');
  const base = { sha: github.commit('main'), ref: 'main' };
  const head = { sha: github.commit('fix', {}, base.sha), ref: 'fix' };
  pulls.addPull({ head: head.sha });
  const step = (from?: number) => {
    const payload = pullPayload(head, base, from);
    Object.assign(payload.pull_request, { number: PULL });
    const known = eventVariables(github, 'pull_request', head.sha, payload);
    return job.run({
      inputs: { results: 'a.xml', 'github-token': TOKEN, 'check-name': 'evals' },
      variables: { ...known, ...service.variables },
    });
  };
  const shown = await step();
  expect(shown).toMatchObject({ exitCode: 1, outputs: { verdict: 'failed' } });
  const { 'artifact-url': artifact = '', 'comment-url': comment } = shown.outputs;
  expect(artifact).toMatch(new RegExp(`/artifacts/${artifacts[0]}$`));
  expect([comment, shown.outputs['check-url']]).toEqual([
    expect.stringContaining(`#issuecomment-${pulls.comments[0]?.id}`),
    expect.stringContaining(`/runs/${checks.all[0]?.id}`),
  ]);
  expect(pulls.comments[0]?.body).toContain(artifact);
  expect(shown.log).not.toMatch(/^::warning::/m);
  expect(shown.log.trimEnd().split('\n').at(-1)).toMatch(/^::error::❌/);

  const requests = github.requests.length;
  const fork = await step(FORK_ID);
  expect(fork).toMatchObject({ exitCode: 1, outputs: { verdict: 'failed', 'comment-url': '' } });
  expect(fork.log.match(/^::notice::.*workflow_run/gm)).toHaveLength(1);
  const writes = github.requests.slice(requests).filter(({ method }) => method !== 'GET');
  expect([writes, artifacts.length, fork.summary !== '']).toEqual([[], 2, true]);
});
