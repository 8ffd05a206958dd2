/** Stories of a step over an emulated GitHub, in this process, with result files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ACTION_INPUTS, terminalInputs } from '../../src/inputs/rows.ts';
import { readMarker } from '../../src/inputs/run-marker.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { environmentIn, folderWith } from '../support/program.ts';
import { organizationOf, startTestService } from '../support/service.ts';

const GATE = '.github/eval-gate.yml';
const CASES = '<testcase name="a"/><testcase name="b"><failure message="no"/></testcase>';
const JUNIT = `<testsuite name="s" tests="2" failures="1" errors="0">${CASES}</testsuite>`;

let github: GitHubEmulator;
let folder = '';
beforeAll(async () => {
  github = await GitHubEmulator.start();
});
afterAll(() => github.close());
beforeEach(() => {
  folder = folderWith({ 'a.xml': JUNIT });
  mkdirSync(join(folder, '.github'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a step for a pull request into a commit with these files. */
function runStep(
  base: Record<string, string>,
  inputs: Record<string, string> = {},
  more: Record<string, string> = {},
) {
  const commit = github.commit('main', base, '');
  const head = { sha: github.commit('feature', {}, commit), ref: 'feature', repo: { id: 101 } };
  const payload = { pull_request: { head, base: { sha: commit, ref: 'main' } } };
  const event = join(folder, 'event.json');
  writeFileSync(
    event,
    JSON.stringify({ repository: { id: 101, default_branch: 'main' }, ...payload }),
  );
  const variables = {
    ...github.variables,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_WORKFLOW_REF: 'acme/weather-mcp/.github/workflows/evals.yml@refs/pull/1/merge',
    GITHUB_JOB: 'evals',
    GITHUB_ACTION: 'gate',
    GITHUB_RUN_ID: '77',
    ...more,
  };
  const given = new Map(Object.entries({ results: 'a.xml', 'github-token': TOKEN, ...inputs }));
  return runPipeline(given, ACTION_INPUTS, environmentIn(folder, [], variables));
}
const write = (content: string) => writeFileSync(join(folder, GATE), content);

test('a pull request that lowers its own bar is judged by that of the base', async () => {
  write('min-pass-rate: 10');
  const { verdict, origin } = await runStep({ [GATE]: 'min-pass-rate: 60' });
  expect(verdict).toMatchObject({ value: 'failed', rule: 'policy' });
  expect(verdict.policy).toMatchObject({
    file: GATE,
    changes: [{ setting: 'min-pass-rate', from: '60', to: '10' }],
  });
  const key = expect.stringMatching(/^[0-9a-f]{16}$/);
  expect(origin).toMatchObject({ branch: 'feature', run: '77', key });
  expect(origin.commit).toMatch(/^[0-9a-f]{40}$/);
});

test('without a gate file anywhere, the default rule decides', async () => {
  const { verdict } = await runStep({});
  expect(verdict).toMatchObject({ value: 'failed', rule: 'default', policy: { file: null } });
});

test('a named gate file that is missing is invalid, with all other mistakes', async () => {
  write('min-pass-rate: 0.5');
  const wrong = {
    'gate-file': 'gate.yml',
    'max-cost': 'x',
    regression: 'strict',
    baseline: 'none',
  };
  const { verdict, report } = await runStep({}, wrong);
  expect(verdict).toMatchObject({ value: 'invalid', checks: [] });
  const found = report.problems.map(({ place, data }) => [place.source, data.code]);
  expect(found).toEqual([
    ['max-cost', 'type'],
    ['gate.yml', 'unreadable'],
    ['regression', 'conflict'],
  ]);
});

test('an unreadable base: results are shown, and nothing is decided', async () => {
  write('min-pass-rate: 10');
  const { verdict, report } = await runStep({}, { 'github-token': '' });
  expect(verdict).toMatchObject({ value: 'incomplete', checks: [] });
  expect(report.cases).toHaveLength(2);
  expect(report.failures).toMatchObject([{ kind: 'policy', reason: 'no-access' }]);
});

test('attempts are merged by the gate file of the base', async () => {
  const both = '<testcase name="a"><failure/></testcase><testcase name="a"/>';
  const suite = `<testsuite name="pytest" tests="2" failures="1" errors="0">${both}</testsuite>`;
  writeFileSync(join(folder, 'a.xml'), `<testsuites>${suite}</testsuites>`);
  const { verdict, report } = await runStep({ [GATE]: 'merge-retries: true' });
  expect({ value: verdict.value, cases: report.cases.length }).toEqual({
    value: 'passed',
    cases: 1,
  });
});

test('an upload says where its results come from, without secrets', async () => {
  const service = await startTestService([organizationOf({})]);
  const target = { 'base-url': service.origin, 'api-key': service.key };
  const variables = { GITHUB_JOB: 'secret-job', TOKEN: 'secret-job' };
  const { report, origin } = await runStep({}, target, variables);
  const { body } = await service.send(`${service.project}/eval-runs/${report.run?.id}`);
  const { commit, branch, key } = origin;
  const said = { event: 'pull_request', workflowRun: 77, commit, branch, key };
  expect(readMarker(body.notes)).toMatchObject(said);
  expect(body.notes).not.toContain('secret');
  await service.close();
});

test('a terminal asks no GitHub, also in a job: the file of the disk counts', async () => {
  write('min-pass-rate: 50\nregression: gate');
  const variables = { ...github.variables, GITHUB_EVENT_NAME: 'pull_request' };
  const environment = environmentIn(folder, [], variables);
  const before = github.requests.length;
  const known = terminalInputs('results');
  const judged = await runPipeline(new Map([['results', 'a.xml']]), known, environment);
  expect(judged.verdict).toMatchObject({ policy: { base: null, file: GATE } });
  expect(judged).toMatchObject({ report: { problems: [] }, origin: { commit: null, key: null } });
  expect(github.requests.length).toBe(before);
});
