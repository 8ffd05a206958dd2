/** Cases from the field, in `shared/cases/results`: `expect.json` has counts and the verdict. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ReportFile } from '../../../src/report/report.ts';
import { callProgram } from '../../support/program.ts';

const FOLDER = join(import.meta.dirname, '../../../../shared/cases/results');
const withCases = existsSync(FOLDER) ? test : test.skip;

withCases.each([
  ['01-trx2junit-status-one', 'results.xml', 'expect.json'],
  ['01-trx2junit-status-one', 'failing.xml', 'expect-failing.json'],
  ['02-vitest-skip-fails-file', 'vitest.json', 'expect.json'],
  ['02-vitest-skip-fails-file', 'hook.json', 'expect-hook.json'],
  ['03-karma-skipped-with-failure', 'TESTS-Chrome_Headless.xml', 'expect.json'],
  ['04-maestro-warning', 'report.xml', 'expect.json'],
  ['04-maestro-warning', 'stopped.xml', 'expect-stopped.json'],
  ['06-pytest-subtests', 'green.xml', 'expect.json'],
  ['06-pytest-subtests', 'red.xml', 'expect-red.json'],
  ['08-pest-file-names-the-test', 'reports/junit.xml', 'expect.json'],
])('%s: %s', async (folder, file, expectation) => {
  const expected = JSON.parse(readFileSync(join(FOLDER, folder, expectation), 'utf8'));
  const { report, verdict } = await ingest(join(FOLDER, folder), file);
  const outcomes = report.cases.flatMap(({ iterations }) => iterations);
  const count = (is: string) => outcomes.filter(({ outcome }) => outcome === is).length;
  const skipped = report.cases.filter((one) => one.skipped !== null).length;
  const observed = { passed: count('passed'), failed: count('failed'), skipped };
  expect({ ...observed, verdict: verdict.value }).toEqual(expected);
});

const PLACE = { file: 'tests/Feature/CartTest.php', line: 9 };
const ASSERTION = { message: expect.stringMatching(/^Failed asserting that/) };
withCases.each([
  ['an annotation stands on a file that is there', 'reports/junit.xml', [PLACE]],
  ['equal assertions are equal messages', 'phpunit.xml', [ASSERTION, ASSERTION, ASSERTION]],
])('08: %s', async (_what, file, failures) => {
  const { report } = await ingest(join(FOLDER, '08-pest-file-names-the-test'), file);
  const iterations = report.cases.flatMap((one) => one.iterations);
  expect(iterations.flatMap((one) => one.failures)).toMatchObject(failures);
});

async function ingest(workspace: string, file: string): Promise<ReportFile> {
  const { out } = await callProgram(workspace, 'ingest', file, '--json');
  return JSON.parse(out);
}
