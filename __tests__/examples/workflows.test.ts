/** The workflows of `examples/`: jobs that publish what others measured, over an emulated GitHub. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { reportFile } from '../../src/report/report.ts';
import { eventVariables, jobVariables } from '../support/baselines.ts';
import { reportText } from '../support/collected.ts';
import { read as readDocument } from '../support/documents.ts';
import { serveArtifactService } from '../support/github/artifact-store.ts';
import { serveChecks } from '../support/github/checks.ts';
import { PULL, servePulls } from '../support/github/comments.ts';
import { FORK_ID, GitHubEmulator, REPOSITORY_ID, TOKEN } from '../support/github/emulator.ts';
import { caseOf, failingCase } from '../support/reports.ts';
import { Job } from '../support/runner.ts';

const github = await GitHubEmulator.start();
github.permissions.add('checks: write');
const checks = serveChecks(github);
const pulls = servePulls(github);
let run = 0;
const service = await serveArtifactService(github.blobs, (name, archive) =>
  github.addArtifact(run, name, archive),
);

const main = github.commit('main');
const head = github.commit('fix', {}, main);
const other = github.commit('other', {}, main);
pulls.addPull({ head, from: FORK_ID });
pulls.addPull({ head: other, number: 8, branch: 'other' });

const read = (name: string) => parse(readDocument(`examples/workflows/${name}`));
/** Inputs of the step with the action in a job of an example. */
const inputsOf = (name: string, job: string): Record<string, string> => ({
  'github-token': TOKEN,
  ...read(name).jobs[job].steps.at(-1).with,
});
const fileOf = ({ 'report-path': path = '' }: Record<string, string>) =>
  reportFile.parse(JSON.parse(readFileSync(path, 'utf8')));

/** Publishes what the run of a fork has left. */
async function publish(followed: number) {
  const job = new Job();
  const from = { id: FORK_ID, owner: { login: 'forker' } };
  const facts = { event: 'pull_request', head_sha: head, head_branch: 'fix' };
  const path = '.github/workflows/evals.yml@refs/heads/main';
  const workflow_run = { id: followed, path, head_repository: from, ...facts };
  const repository = { id: REPOSITORY_ID, default_branch: 'main' };
  const shown = await job.run({
    inputs: inputsOf('forks-publish.yml', 'publish'),
    variables: {
      ...eventVariables(github, 'workflow_run', main, { repository, workflow_run }),
      GITHUB_WORKFLOW_REF: 'acme/weather-mcp/.github/workflows/forks.yml@refs/heads/main',
      GITHUB_SERVER_URL: 'https://github.com',
    },
  });
  return { ...shown, file: fileOf(shown.outputs) };
}
const forkRun = () =>
  github.addRun({ commit: head, event: 'pull_request', branch: 'fix', repositoryId: FORK_ID });

test('a report of a fork decides neither its verdict nor where that is shown', async () => {
  const key = 'step';
  const base = github.addRun({ commit: main });
  const before = reportText([caseOf('[a](https://evil.example)', 'p')], {}, { key });
  github.addArtifact(base, 'mcp-eval-report.evals', { 'report.json': before });
  const message = `\u001b[31m\n::set-output name=verdict::passed\n${TOKEN} @everyone`;
  const failure = { kind: 'test', type: null, details: '', file: '../../x', line: 1 } as const;
  const forged = reportText(
    [failingCase('[a](https://evil.example)', { ...failure, message })],
    { isAllowedEmpty: true, isPart: true, suite: { id: '8', name: '<!-- x', file: '/etc/passwd' } },
    { key, commit: head, branch: 'main', pull: 8, address: 'https://evil.example' },
  );
  const followed = forkRun();
  const text = forged.replace('"value":"failed"', '"value":"passed"');
  github.addArtifact(followed, 'mcp-eval-report.evals', { 'report.json': text });
  const { exitCode, outputs, log, file } = await publish(followed);
  expect([exitCode, outputs['verdict']]).toEqual([1, 'failed']);
  expect(pulls.comments).toHaveLength(1);
  expect(github.requests.filter(({ path }) => path.includes(`/issues/${PULL}/`))).not.toEqual([]);
  expect(github.requests.filter(({ path }) => path.includes('/issues/8/'))).toEqual([]);
  expect(checks.all).toMatchObject([{ head_sha: head, conclusion: 'failure' }]);
  const texts = [log, outputs['comment-url'], pulls.comments[0]?.body, JSON.stringify(file)];
  expect(texts.join('\n')).not.toContain(TOKEN);
  expect(log).not.toMatch(/^::set-output/m);
  expect(pulls.comments[0]?.body).not.toMatch(/\]\(https:\/\/evil|passwd/);
  expect(file.origin).toMatchObject({ commit: head, branch: null });
  // Its base is what main left.
  expect(file.verdict.comparison?.baseline).toMatchObject({ origin: { commit: main } });
});

test('the jobs of a matrix run a part each, and a last job joins them', async () => {
  const TOTAL = read('shards.yml').jobs.evals.strategy.matrix.part.length;
  const titles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const cases = titles.map(
    (title) => `  - { title: ${title}, call: get-sum, with: { a: 1, b: 2 } }`,
  );
  run = github.addRun({ commit: main, status: 'in_progress' });
  const step = async (job: string, index: number) => {
    const one = new Job();
    one.write('evals/suite.yaml', `name: parts\ntests:\n${cases.join('\n')}\n`);
    const expressions = {
      'github.token': TOKEN,
      'toJSON(matrix)': JSON.stringify({ part: index + 1 }),
      'toJSON(strategy)': JSON.stringify({ 'job-index': index, 'job-total': TOTAL }),
    };
    const known = { ...jobVariables(github, 'push', main), ...service.variables };
    const variables = { ...known, GITHUB_RUN_ID: String(run), GITHUB_JOB: job };
    const shown = await one.run({ inputs: inputsOf('shards.yml', job), expressions, variables });
    return { ...shown, file: fileOf(shown.outputs) };
  };
  const parts = await Promise.all(Array.from({ length: TOTAL }, (_, at) => step('evals', at)));
  const ran = parts.flatMap(({ file }) => file.report.cases.map(({ title }) => title));
  expect([ran.toSorted(), parts.map(({ exitCode }) => exitCode)]).toEqual([
    titles.toSorted(),
    [0, 0, 0],
  ]);
  const { outputs, file, exitCode } = await step('publish', 0);
  expect([outputs['verdict'], outputs['total'], exitCode]).toEqual(['passed', '8', 0]);
  expect(file.report).toMatchObject({ isPart: false, failures: [], contradictions: 0 });
  expect(file.report.cases.map(({ title }) => title)).toEqual(titles);
});

test('code of forks runs in jobs that write nothing and get no secret', () => {
  for (const name of ['forks.yml', 'shards.yml']) {
    const { permissions, jobs, on } = read(name);
    expect(permissions).toEqual({ contents: 'read', actions: 'read' });
    expect([jobs.evals.permissions, Object.keys(on)]).toEqual([
      undefined,
      ['pull_request', 'push'],
    ]);
    expect(JSON.stringify(jobs)).not.toContain('secrets.');
  }
  expect(read('forks-publish.yml').jobs.publish.steps).toHaveLength(1);
});
