import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { RunReport } from '../../src/model/run-report.ts';
import { CollectedReportError } from '../../src/report-file/report-reader.ts';
import { readSeveralReports } from '../../src/report-file/several-reports.ts';
import { caseOf, runReport } from '../support/render/sample-reports.ts';
import { reportFileText } from '../support/report-file/archived-report.ts';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'several-reports-'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

const keep = (name: string, report: RunReport) =>
  writeFileSync(path.join(workspace, name), reportFileText(report));

it('reads reports of cases, and takes no other for one', async () => {
  keep('a.json', runReport([caseOf('a', ['passed'])]));
  expect(await readSeveralReports(['a.json', 'a.json'], workspace)).toMatchObject([
    { report: { cases: [{ title: 'a' }] }, generatedAtMs: 0 },
    { report: { cases: [{ title: 'a' }] } },
  ]);
  keep('doctor.json', runReport([], { source: 'doctor', diagnoses: [] }));
  const read = readSeveralReports(['a.json', 'doctor.json'], workspace);
  await expect(read).rejects.toThrow(CollectedReportError);
  await expect(read).rejects.toThrow('the report doctor.json is of mode doctor, without cases');
});

it('names all that are not there at once', async () => {
  const read = readSeveralReports(['a.json', 'b.json'], workspace);
  await expect(read).rejects.toMatchObject({ name: 'ConfigurationError', problems: [{}, {}] });
});
