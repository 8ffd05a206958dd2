import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { emptyReport } from '../../src/report/empty-report.ts';
import { reportFile } from '../../src/report/report.ts';
import { type Result, reportFileOf, writeReports } from '../../src/surfaces/report-file.ts';
import { CHANGED, comparisonWith } from '../support/comparisons.ts';
import { FAILURES } from '../support/failures.ts';
import { folderWith } from '../support/folder.ts';
import * as reports from '../support/reports.ts';
import { resultsOf, testOf, warningsOf } from '../support/results.ts';

const { caseOf, checkWith, failingCase, reportOf, serverOf, verdictOf } = reports;
const origin = { commit: 'c', branch: 'b', createdAtMs: 0, run: '1', key: 'k' };
const fileOf = (number: number) => {
  const cases = Array.from({ length: number }, (_, at) => testOf(`"cases": [] ${at}`, at));
  return { file: reportFileOf(resultsOf(cases), verdictOf('passed'), origin), baseline: null };
};

const fail = () => {
  throw new Error('broken');
};

/** Writes reports, and reads them back. */
async function written(files: Result[]): Promise<unknown> {
  const folder = folderWith();
  const path = await writeReports(join(folder, 'new/report.json'), files, files.length > 1);
  const content = readFileSync(path, 'utf8');
  return JSON.parse(content);
}

test.each([[[0]], [[1]], [[450]], [[]], [[2, 0, 200]]])('reports of %j cases', async (numbers) => {
  const results = numbers.map(fileOf);
  const files = results.map(({ file }) => file);
  expect(await written(results)).toEqual(files.length === 1 ? files[0] : files);
});

test.each(['r.json', 'r.xml', 'r.md', 'r.html', 'R.XML'])(
  '%s is whole, or what was there',
  async (name) => {
    const folder = folderWith({ [name]: 'before' });
    const path = join(folder, name);
    const broken = fileOf(1);
    // Nothing can write it.
    Object.defineProperty(broken.file.report, 'cases', { enumerable: true, get: () => fail() });
    await expect(writeReports(path, [broken])).rejects.toThrow('broken');
    expect(readdirSync(folder)).toEqual([name]);
    expect(readFileSync(path, 'utf8')).toBe('before');
    await writeReports(path, [fileOf(1)]);
    expect(readdirSync(folder)).toEqual([name]);
    expect(readFileSync(path, 'utf8')).toMatch(/^(?:\{|<\?xml|<!doctype|#+ )/);
  },
);

test('a link stays one, and what it leads to is written', async () => {
  const folder = folderWith({ 'a.json': '' });
  symlinkSync('a.json', join(folder, 'b.json'));
  await writeReports(join(folder, 'b.json'), [fileOf(1)]);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toContain('schemaVersion');
});

const failures = FAILURES.map(({ failure }) => failure);
const tokens = { input: 1, output: null, total: 3 };
const measured = caseOf('m', 'pf?', { isSampled: true, definition: 'd', tags: ['t'] });
for (const one of measured.iterations) Object.assign(one, { tokens, model: 'p/m', toolCalls: 2 });
const servers = [serverOf({ a: '{"cases": []}', b: null }), { name: 't', tools: null }];
const toolChanges = [{ ...CHANGED, what: 'tool-removed' as const }];
const PARTIAL = { isPart: true, contradictions: 1 };
const problem = {
  place: { source: 's', isInput: false, line: 1, column: 2, path: '' },
  data: { code: 'tool-name', meant: 'x' } as const,
};

test.each([
  ['iterations of each outcome', reportOf([measured], { servers, ...PARTIAL })],
  ['each failure of a case', reportOf([failingCase('c', ...failures)])],
  ['each failure of the run', reportOf([caseOf('s', '', { skipped: 'later' })], { failures })],
  ['results with warnings', resultsOf([testOf('a', 1)], { warnings: warningsOf(2) })],
  ['problems', emptyReport('evals', 's', [problem])],
])('what is written can be read: %s', async (_what, report) => {
  const verdict = verdictOf('failed', [checkWith('all-passed', { threshold: 1 })]);
  verdict.comparison = comparisonWith({ toolChanges });
  const file = reportFileOf(report, verdict, origin);
  expect(reportFile.parse(await written([{ file, baseline: null }]))).toEqual(file);
});
