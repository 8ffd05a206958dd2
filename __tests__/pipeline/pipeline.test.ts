/** Stories of a step over an emulated GitHub, in this process, with result files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { ACTION_INPUTS, terminalInputs } from '../../src/inputs/rows.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import { findNews } from '../../src/render/findings.ts';
import { eventVariables, pullPayload } from '../support/baselines.ts';
import { folderWith } from '../support/folder.ts';
import { GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { environmentIn } from '../support/program.ts';
import { serviceWith } from '../support/service.ts';

const GATE = '.github/eval-gate.yml';
const CASES = '<testcase name="a"/><testcase name="b"><failure message="no"/></testcase>';
const JUNIT = `<testsuite name="s" tests="2" failures="1" errors="0">${CASES}</testsuite>`;

let folder = '';
const github = await GitHubEmulator.start();
beforeEach(() => {
  folder = folderWith({ 'a.xml': JUNIT });
  mkdirSync(join(folder, '.github'));
});

type Files = Record<string, string>;
/** Runs a step for a pull request into a commit with these files. */
function runStep(base: Files, inputs: Files = {}, more: Files = {}) {
  const commit = github.commit('main', base, '');
  const head = { sha: github.commit('feature', {}, commit), ref: 'feature' };
  const payload = pullPayload(head, { sha: commit, ref: 'main' });
  const variables = { ...eventVariables(github, 'pull_request', commit, payload), ...more };
  const given = new Map(Object.entries({ results: 'a.xml', 'github-token': TOKEN, ...inputs }));
  return runPipeline(given, ACTION_INPUTS, environmentIn(folder, [], variables));
}
const write = (content: string) => writeFileSync(join(folder, GATE), content);

test('names of the gate file are redacted as those of the report, with which they pair', async () => {
  const muted = { case: `s › b ${TOKEN}`, reason: TOKEN, owner: `@${TOKEN}` };
  const quarantine = [{ ...muted, expires: '2999-01-01' }];
  const rates = { cases: { [`s › b ${TOKEN}`]: 50 }, models: { [`a/${TOKEN}`]: 50 } };
  const prices = { [`a/${TOKEN}`]: { input: 1, output: 1 } };
  write(JSON.stringify({ quarantine, 'min-case-pass-rate': rates, prices }));
  writeFileSync(join(folder, 'a.xml'), JUNIT.replace('"b"', `"b ${TOKEN}"`));
  const { report, verdict } = await runStep({ [GATE]: readFileSync(join(folder, GATE), 'utf8') });
  expect(verdict).toMatchObject({ value: 'passed', quarantine: [{ state: 'active' }] });
  expect(JSON.stringify([report, verdict, findNews(report, verdict)])).not.toContain(TOKEN);
});

test('an upload says where its results come from, without secrets', async () => {
  const service = await serviceWith();
  const target = { 'base-url': service.origin, 'api-key': service.key };
  const variables = { GITHUB_JOB: 'secret-job', TOKEN: 'secret-job' };
  const { report, origin } = await runStep({}, target, variables);
  const { body } = await service.send(`${service.project}/eval-runs/${report.run?.id}`);
  const { commit, branch, key } = origin;
  for (const said of ['run=9000', 'event=pull_request', commit, branch, key]) {
    expect(body.notes).toContain(said);
  }
  expect(body.notes).not.toContain('secret');
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
