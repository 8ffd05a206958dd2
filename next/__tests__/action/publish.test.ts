/** What a step, and the program at a terminal, end with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { publish } from '../../src/action/publish.ts';
import { finish } from '../../src/cli/verdict.ts';
import { readConfig } from '../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../src/inputs/rows.ts';
import { runPipeline } from '../../src/pipeline/pipeline.ts';
import type { BaselineFacts } from '../../src/report/baseline.ts';
import { reportFileOf } from '../../src/surfaces/report-file.ts';
import { comparisonWith, ORIGIN } from '../support/comparisons.ts';
import { folderWith } from '../support/folder.ts';
import { judge } from '../support/gate.ts';
import { environmentIn } from '../support/program.ts';
import { verdictOf } from '../support/reports.ts';
import { resultsOf, testOf, warningsOf } from '../support/results.ts';
import { readOutputs } from '../support/runner.ts';

let folder = '';
beforeEach(() => {
  folder = folderWith();
});

test.each([
  ['no results, which is allowed', resultsOf([], { isAllowedEmpty: true }), 'incomplete', 0, 0],
  ['no results', resultsOf([]), 'incomplete', 1, 3],
  ['a failure', resultsOf([testOf('a', 1)]), 'failed', 1, 1],
  ['warnings', resultsOf([testOf('a')], { warnings: warningsOf(12) }), 'passed', 0, 0],
])('%s', async (_name, report, value, ofStep, ofProgram) => {
  const log: string[] = [];
  const path = join(folder, 'output');
  const variables = { GITHUB_OUTPUT: path, RUNNER_TEMP: folder };
  const environment = environmentIn(folder, log, variables);
  const origin = ORIGIN;
  const { config } = readConfig(new Map([['summary', 'false']]), []);
  const verdict = judge(report);
  expect(
    await publish(
      { config, report, verdict, origin, job: null, baseline: null },
      environment,
      (text) => log.push(text),
    ),
  ).toBe(ofStep);
  expect(readOutputs(readFileSync(path, 'utf8'))).toMatchObject({ verdict: value });
  expect(log.filter((line) => line.includes('3.xml'))).toHaveLength(value === 'passed' ? 1 : 0);
  const file = reportFileOf(report, verdict, origin);
  expect(await finish([{ file, baseline: null }], false, 'out/r.json', environment)).toBe(
    ofProgram,
  );
  expect(JSON.parse(readFileSync(join(folder, 'out/r.json'), 'utf8'))).toEqual(file);
});

test('the outputs count no case in quarantine', async () => {
  const path = join(folder, 'output');
  const environment = environmentIn(folder, [], { GITHUB_OUTPUT: path, RUNNER_TEMP: folder });
  const { config } = readConfig(new Map([['summary', 'false']]), []);
  const report = resultsOf([testOf('a', 1), testOf('b')]);
  const quarantine = [{ case: 'a', reason: 'r', owner: 'o', expires: '2026-01-31' }];
  const verdict = judge(report, { quarantine });
  await publish(
    { config, report, verdict, origin: ORIGIN, job: null, baseline: null },
    environment,
    () => {},
  );
  const numbers = { total: '1', failed: '0', 'pass-rate': '100.00' };
  expect(readOutputs(readFileSync(path, 'utf8'))).toMatchObject(numbers);
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
  const warnings: string[] = [];
  const environment = environmentIn(folder, [], { RUNNER_TEMP: folder });
  const { config } = readConfig(new Map([['summary', 'false']]), []);
  const verdict = { ...verdictOf('passed'), comparison: comparisonWith({ baseline }) };
  const origin = { commit: null, branch: null, createdAtMs: 0, run: null, key: null };
  await publish(
    { config, report: resultsOf([testOf('a')]), verdict, origin, job: null, baseline: null },
    environment,
    (text) => warnings.push(text),
  );
  const found = warnings.filter((line) => line.includes('`auto`'));
  expect(found).toEqual(said === null ? [] : [expect.stringMatching(said)]);
});

test('no problem repeats the key', async () => {
  const key = 'sk_live_8f2b91c7d4e6a0';
  const given = {
    results: 'a.xml',
    'api-key': key,
    'base-url': 'https://x.test',
    'if-no-files': `is ${key}`,
  };
  const inputs = new Map(Object.entries(given));
  const { report } = await runPipeline(inputs, ACTION_INPUTS, environmentIn(folder, []));
  expect(report).toMatchObject({ source: 'results', problems: [{ data: { value: 'is ***' } }] });
});
