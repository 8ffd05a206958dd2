import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { reportFile } from '../../src/report/report.ts';
import { reportFileOf, writeReports } from '../../src/surfaces/report-file.ts';
import { resultsOf, testOf } from '../support/results.ts';

const fileOf = (number: number) => {
  const cases = Array.from({ length: number }, (_, at) => testOf(`"cases": [] ${at}`, at));
  return reportFileOf(resultsOf(cases), { value: 'passed', checks: [] }, 0);
};

test.each([[[0]], [[1]], [[450]], [[]], [[2, 0, 200]]])('reports of %j cases', async (numbers) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const files = numbers.map(fileOf);
  const path = await writeReports(join(folder, 'new/report.json'), files, files.length > 1);
  const written = JSON.parse(readFileSync(path, 'utf8'));
  expect(written).toEqual(files.length === 1 ? files[0] : files);
  for (const one of [written].flat()) expect(reportFile.safeParse(one).success).toBe(true);
  rmSync(folder, { recursive: true });
});
