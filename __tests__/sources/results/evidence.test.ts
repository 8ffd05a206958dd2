import { expect, test } from '@jest/globals';
import { emptyReport } from '../../../src/report/empty-report.ts';
import type { Failure } from '../../../src/report/failure.ts';
import { resultsFailure } from '../../../src/report/failure.ts';
import type { Found } from '../../../src/sources/results/discover.ts';
import { newRoom, Reading } from '../../../src/sources/results/read/reading.ts';
import { addEvidence, addFindings } from '../../../src/sources/results/results.ts';
import { judge } from '../../support/gate.ts';
import { parsedCase } from '../../support/parsed-case.ts';
import { testOf } from '../../support/results.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 100 * DAY;
const FILE = { path: 'a.xml', real: '/a.xml', modifiedAt: NOW, size: 1 };

const reasons = (list: Failure[]) =>
  list.map((one) => (one.kind === 'results' ? `${one.reason} ${one.file}${one.detail}` : one.kind));

function foundIn(
  given: Partial<Found>,
  config: Parameters<typeof addEvidence>[2],
  hasFailed = false,
) {
  const report = emptyReport('results', 's');
  const found = { files: [FILE], unmatched: [], folders: [], warnings: [], near: [], ...given };
  if (found.files.length > 0) report.cases = [testOf('a', hasFailed ? 1 : null)];
  addEvidence(report, found, config);
  const isInvalid = judge(report).value === 'invalid';
  const { failures, warnings, problems, isAllowedEmpty } = report;
  const lists = { failures: reasons(failures), warnings: reasons(warnings) };
  return { ...lists, problems, isAllowedEmpty, isInvalid };
}

test.each([
  ['error', 'unknown', [], [], false, true],
  ['error', 'failure', ['no-match x', 'step failure'], [], false, false],
  ['error', 'skipped', ['no-match x', 'step skipped'], [], false, false],
  ['warn', 'success', [], ['no-match x'], true, false],
  ['warn', 'cancelled', ['step cancelled'], ['no-match x'], false, false],
  ['warn', 'skipped', ['step skipped'], ['no-match x'], true, false],
  ['ignore', 'unknown', [], [], true, false],
  ['ignore', 'failure', ['step failure'], [], false, false],
] as const)(
  'no file, %s, %s',
  (ifNoFiles, testOutcome, failures, warnings, isAllowedEmpty, isInvalid) => {
    const judged = foundIn({ files: [], unmatched: ['x'] }, { ifNoFiles, testOutcome });
    expect(judged).toMatchObject({ failures, warnings, isAllowedEmpty, isInvalid });
  },
);

test.each([
  ['exclusions only', { files: [], folders: [''] }, ['']],
  ['a folder', { files: [], folders: ['a'] }, ['a']],
  ['folders and a file', { folders: ['a', 'b'] }, ['a', 'b']],
])('no glob: %s', (_name, given, folders) => {
  const judged = foundIn(given, { ifNoFiles: 'ignore', testOutcome: 'unknown' });
  const problems = folders.map((folder) => ({ data: { code: 'no-glob', folder } }));
  expect(judged).toMatchObject({ problems, isAllowedEmpty: false });
});

test.each([
  ['error', ['no-match x']],
  ['warn', ['no-match x']],
  ['ignore', []],
] as const)('one line matches nothing, %s', (ifNoFiles, failures) => {
  const judged = foundIn({ unmatched: ['x'] }, { ifNoFiles, testOutcome: 'unknown' });
  expect(judged).toMatchObject({ failures, warnings: [], isAllowedEmpty: false });
});

test.each([
  [[FILE], [], []],
  [[FILE], ['x'], ['outside ../x']],
  [[], ['x'], ['outside ../x']],
])('a file outside the workspace', (files, unmatched, failures) => {
  const warnings = [resultsFailure('outside', { file: '../x' })];
  const config = { ifNoFiles: 'error', testOutcome: 'unknown' } as const;
  const judged = foundIn({ files, unmatched, warnings }, config);
  expect(judged).toMatchObject({ failures, problems: [] });
});

function findingsOf(reading: Reading, modifiedAt: number | null = NOW): string[] {
  const report = emptyReport('results', 's');
  addFindings(report, { ...FILE, modifiedAt }, reading, NOW);
  return reasons([...report.failures, ...report.warnings]);
}

test('what is found is at its file, and a failure outside all tests says enough', () => {
  const [reading, failed] = [new Reading(newRoom()), new Reading(newRoom())];
  expect(findingsOf(reading)).toEqual(['no-tests a.xml']);
  reading.trouble('damaged', { detail: '!' });
  expect(findingsOf(reading)).toContain('damaged a.xml!');
  failed.add(parsedCase({ isTest: false, outcome: 'error' }));
  expect(findingsOf(failed)).toEqual([]);
});

test.each([
  [NOW - 2 * DAY, null, 1],
  [NOW, NOW - 2 * DAY, 1],
  [NOW, -1e30, 1],
  [NOW - DAY / 2, NOW - DAY / 2, 0],
  [null, null, 0],
])('written at %s, tests ran at %s: old %s', (modifiedAt, startedAt, count) => {
  const reading = new Reading(newRoom());
  reading.add(parsedCase());
  reading.startedAt = startedAt;
  expect(findingsOf(reading, modifiedAt)).toHaveLength(count);
});
