/** What a step, and the program at a terminal, end with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { publish } from '../../src/action/publish.ts';
import { finish } from '../../src/cli/verdict.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import type { BaselineFacts } from '../../src/report/baseline.ts';
import type { RunReport } from '../../src/report/report.ts';
import { reportFileOf } from '../../src/surfaces/report-file.ts';
import { comparisonWith, ORIGIN } from '../support/comparisons.ts';
import { folderWith } from '../support/folder.ts';
import { judge } from '../support/gate.ts';
import { environmentIn } from '../support/program.ts';
import { caseOf, reportOf, verdictOf } from '../support/reports.ts';
import { resultsOf, testOf, warningsOf } from '../support/results.ts';
import { readOutputs } from '../support/runner.ts';

let folder = '';
beforeEach(() => {
  folder = folderWith();
});

/** Publishes the verdict on a report, without a job. `commands` are for the log of the runner. */
async function step(report: RunReport, verdict = judge(report)) {
  const log: string[] = [];
  const commands: string[] = [];
  const path = join(folder, 'output');
  const environment = environmentIn(folder, log, { GITHUB_OUTPUT: path, RUNNER_TEMP: folder });
  const { config } = readConfig(new Map([['summary', 'false']]), []);
  const judged = { config, report, verdict, origin: ORIGIN, job: null, baseline: null };
  const code = await publish(judged, environment, (text) => commands.push(text));
  return { code, outputs: readOutputs(readFileSync(path, 'utf8')), log, commands, environment };
}

test.each([
  ['no results, which is allowed', resultsOf([], { isAllowedEmpty: true }), 'incomplete', 0, 0],
  ['no results', resultsOf([]), 'incomplete', 1, 3],
  ['a failure', resultsOf([testOf('a', 1)]), 'failed', 1, 1],
  ['warnings', resultsOf([testOf('a')], { warnings: warningsOf(12) }), 'passed', 0, 0],
])('%s', async (_name, report, verdict, ofStep, ofProgram) => {
  const { code, outputs, log, commands, environment } = await step(report);
  expect([code, outputs]).toMatchObject([ofStep, { verdict }]);
  const named = [...log, ...commands].filter((line) => line.includes('3.xml'));
  expect(named).toHaveLength(verdict === 'passed' ? 1 : 0);
  const file = reportFileOf(report, judge(report), ORIGIN);
  const ended = await finish([{ file, baseline: null }], false, 'out/r.json', environment);
  expect(ended).toBe(ofProgram);
  expect(JSON.parse(readFileSync(join(folder, 'out/r.json'), 'utf8'))).toEqual(file);
});

test('the outputs count no case in quarantine', async () => {
  const report = resultsOf([testOf('a', 1), testOf('b')]);
  const quarantine = [{ case: 'a', reason: 'r', owner: 'o', expires: '2026-01-31' }];
  const { outputs } = await step(report, judge(report, { quarantine }));
  expect(outputs).toMatchObject({ total: '1', failed: '0', 'pass-rate': '100.00' });
});

const absent = { source: 'auto', detail: '', origin: null };
const needed = { ...absent, permission: 'actions: read' };
const wanted = { ...absent, permission: null };
test.each<[BaselineFacts, RegExp | null]>([
  [{ ...needed, state: 'unknown', reason: 'no-permission' }, /actions: read/],
  [{ ...wanted, state: 'unusable', reason: 'ambiguous' }, /two jobs/],
  [{ ...wanted, state: 'none', reason: 'malformed' }, /version/],
  [{ ...wanted, state: 'none', reason: 'no-run' }, null],
])('one warning if nothing can be compared: %j', async (baseline, said) => {
  const verdict = { ...verdictOf('passed'), comparison: comparisonWith({ baseline }) };
  const { commands } = await step(resultsOf([testOf('a')]), verdict);
  const found = commands.filter((line) => line.includes('`auto`'));
  expect(found).toEqual(said === null ? [] : [expect.stringMatching(said)]);
});

test('no problem repeats the key', async () => {
  const key = 'sk_live_8f2b91c7d4e6a0';
  const named = { 'api-key': key, 'base-url': 'https://x.test', 'if-no-files': `is ${key}` };
  const inputs = new Map(Object.entries({ results: 'a.xml', ...named }));
  const { report } = await runPipeline(inputs, ACTION_INPUTS, environmentIn(folder, []));
  expect(report).toMatchObject({ source: 'results', problems: [{ data: { value: 'is ***' } }] });
});

test('the page names the program of a checkout in the repository', async () => {
  jest.replaceProperty(process, 'argv', ['node', join(folder, '.github/gate/dist/index.js')]);
  const suite = { id: null, name: 's', file: 's.yaml' };
  await step({ ...reportOf([caseOf('a', 'f')]), suite });
  jest.restoreAllMocks();
  const page = readFileSync(join(folder, 'mcp-eval-report/step/report.html'), 'utf8');
  const [start] = /"start":"[^"]*"/.exec(page) ?? [];
  expect(start).toBe('"start":"node .github/gate/dist/cli.js run s.yaml"');
});
