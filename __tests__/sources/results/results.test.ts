/** Stories on real files. They need the readers of all formats. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '../../../src/inputs/config.ts';
import { ACTION_INPUTS } from '../../../src/inputs/rows.ts';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';
import type { Environment } from '../../../src/session/environment.ts';
import { readResults } from '../../../src/sources/results/results.ts';
import { folderWith, writeIn } from '../../support/folder.ts';
import { judge } from '../../support/gate.ts';
import { environmentOf } from '../../support/uploads.ts';

const SECRET = 'ghs_a1B2c3D4e5F6g7H8i9J0';
let folder: string;
let workspace: string;

beforeEach(() => {
  folder = folderWith();
  workspace = join(folder, 'workspace');
  write('src/shop.test.ts', '');
});

const write = (name: string, content: string) => writeIn(workspace, { [name]: content });

const testcase = (name: string, result = '') => `<testcase name="${name}">${result}</testcase>`;
const junit = (...cases: string[]) =>
  `<testsuites><testsuite name="Shop">${cases.join('')}</testsuite></testsuites>`;

const MESSAGE = 'Error: no total\n    at f (x.ts:1:2)';
const NAME = { ancestorTitles: ['cart'], title: 'pays' };
const TEST = { ...NAME, status: 'failed', failureMessages: [MESSAGE] };
const FILE = { name: 'src/shop.test.ts', status: 'failed', message: '', assertionResults: [TEST] };
const JEST = { numTotalTests: 1, numFailedTests: 1, success: false, testResults: [FILE] };

async function run(inputs: Record<string, string>, given: Partial<Environment> = {}) {
  const all = new Map(Object.entries({ results: '*.xml', ...inputs }));
  const { config } = readConfig(all, ACTION_INPUTS);
  const variables = { GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'test' };
  const environment = environmentOf(variables, { workspace, ...given });
  const report = await readResults(config, environment);
  const reasons = (list: typeof report.failures) =>
    list.map((one) => (one.kind === 'results' ? `${one.reason} ${one.file}` : one.kind));
  const [failures, warnings] = [report.failures, report.warnings].map(reasons);
  return { report, value: judge(report).value, failures, warnings };
}

test('files of two formats are one report', async () => {
  write('a.xml', junit(testcase('pays'), testcase('ships', '<skipped message="later"/>')));
  write('jest.json', JSON.stringify(JEST));
  const { report, value } = await run({ results: '*.xml\n*.json' });
  expect(value).toBe('failed');
  expect(report).toMatchObject({ source: 'results', suite: { name: 'CI / test' }, failures: [] });
  const failures = [{ message: 'Error: no total', file: 'src/shop.test.ts' }];
  expect(report.cases).toMatchObject([
    { title: 'Shop › pays', iterations: [{ outcome: 'passed' }], skipped: null },
    { title: 'Shop › ships', iterations: [], skipped: 'later' },
    { title: 'src/shop.test.ts › cart › pays', iterations: [{ failures }] },
  ]);
});

test('a damaged file takes nothing from the others, and nothing passes', async () => {
  write('a.xml', junit(testcase('pays')).slice(0, -20));
  write('b.xml', junit(testcase('ships')));
  symlinkSync(join(workspace, 'gone'), join(workspace, 'c.xml'));
  const { report, failures } = await run({});
  expect(report.cases.map(({ title }) => title)).toEqual(['Shop › pays', 'Shop › ships']);
  expect(failures).toEqual(['damaged a.xml', 'unreadable c.xml']);
});

test('secrets of the job are in no text', async () => {
  write('a.xml', junit(testcase(SECRET, `<failure message="${SECRET}"/>`)));
  write(`${SECRET}.xml`, SECRET);
  const redactor = new Redactor();
  redactor.add('GITHUB_TOKEN', [SECRET]);
  const inputs = { results: `*.xml\n${SECRET}`, 'suite-name': SECRET };
  const { report } = await run(inputs, { redactor });
  expect(report.failures).toHaveLength(2);
  expect(JSON.stringify(report)).not.toContain(SECRET);
});

test('without a key nothing is sent', async () => {
  write('a.xml', junit(testcase('pays')));
  const judged = await run({ 'base-url': 'http://127.0.0.1:9' });
  expect(judged).toMatchObject({ value: 'passed', warnings: ['no-key '] });
});

test('what was read before the job is cancelled stays', async () => {
  write('a.xml', junit(testcase('pays')));
  const job = new AbortController();
  const now = () => {
    job.abort();
    return 0;
  };
  const { report, failures } = await run({}, { signal: job.signal, now });
  expect(failures).toEqual(['cancelled']);
  expect(report.cases).toHaveLength(1);
});
