import { expect, test } from '@jest/globals';
import { gate } from '../../../src/gate/gate.ts';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';
import { emptyReport } from '../../../src/report/empty-report.ts';
import type { Failure } from '../../../src/report/failure.ts';
import type { Found } from '../../../src/sources/results/discover.ts';
import { addEvidence } from '../../../src/sources/results/evidence.ts';
import { newRoom, Reading } from '../../../src/sources/results/read/reading.ts';
import { casesOf } from '../../../src/sources/results/to-report.ts';
import { parsedCase } from '../../support/parsed-case.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 100 * DAY;
const FILE = { path: 'a.xml', real: '/a.xml', modifiedAt: NOW };
const NOTHING = { files: [], unmatched: [], outside: [], copies: [], near: [] };

function judge(
  given: Partial<Found>,
  config: Partial<Parameters<typeof addEvidence>[3]> = {},
  outcome: 'passed' | 'failed' | null = 'passed',
  reading = new Reading(newRoom()),
) {
  const report = emptyReport('results', 's');
  const found: Found = { ...NOTHING, files: [FILE], ...given };
  if (outcome !== null && found.files.length > 0) reading.add(parsedCase({ outcome }));
  report.cases = casesOf([reading.cases], '/none', new Redactor());
  const read = new Map(found.files.map((file) => [file, reading]));
  addEvidence(report, found, read, { ifNoFiles: 'error', testOutcome: 'unknown', ...config }, NOW);
  const reasons = (list: Failure[]) =>
    list.map((one) => (one.kind === 'results' ? `${one.reason} ${one.file}${one.detail}` : ''));
  const { failures, warnings, problems, isAllowedEmpty } = report;
  const isInvalid = gate(report, { minPassRate: null }).value === 'invalid';
  return {
    ...{ failures: reasons(failures), warnings: reasons(warnings) },
    ...{
      problems,
      isAllowedEmpty,
      isInvalid,
      lines: failures.map((one) => 'line' in one && one.line),
    },
  };
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
    const judged = judge({ files: [], unmatched: ['x'] }, { ifNoFiles, testOutcome });
    expect(judged).toMatchObject({ failures, warnings, isAllowedEmpty, isInvalid });
  },
);

test('globs that only exclude are a mistake', () => {
  const { problems } = judge({ files: [], near: ['a.xml'] }, { ifNoFiles: 'ignore' });
  expect(problems).toMatchObject([{ data: { code: 'no-match', near: ['a.xml'] } }]);
});

test.each([
  ['error', ['no-match x']],
  ['warn', ['no-match x']],
  ['ignore', []],
] as const)('one line matches nothing, %s', (ifNoFiles, failures) => {
  const judged = judge({ unmatched: ['x'] }, { ifNoFiles });
  expect(judged).toMatchObject({ failures, warnings: [], isAllowedEmpty: false });
});

test.each([
  ['success', 'passed', []],
  ['failure', 'passed', ['step failure']],
  ['failure', 'failed', []],
  ['cancelled', 'failed', ['step cancelled']],
  ['skipped', 'passed', ['step skipped']],
] as const)('step %s, a test %s', (testOutcome, outcome, failures) => {
  expect(judge({}, { testOutcome }, outcome).failures).toEqual(failures);
});

test('what is found is at its file', () => {
  const reading = new Reading(newRoom());
  reading.trouble('damaged', { line: 3, detail: '!' });
  const given = { outside: ['../b'], copies: [{ path: 'c', sameAs: 'a.xml' }] };
  const warnings = ['outside ../b', 'copies ca.xml'];
  const judged = judge(given, {}, null, reading);
  expect(judged).toMatchObject({ failures: ['damaged a.xml!'], lines: [3], warnings });
  expect(judge({}, {}, null)).toMatchObject({ failures: [], warnings: ['no-tests a.xml'] });
});

test.each([
  [NOW - 2 * DAY, null, 1],
  [NOW, NOW - 2 * DAY, 1],
  [NOW, -1e30, 1],
  [NOW - DAY / 2, NOW - DAY / 2, 0],
  [null, null, 0],
])('written at %s, tests ran at %s: old %s', (modifiedAt, startedAt, count) => {
  const reading = new Reading(newRoom());
  reading.startedAt = startedAt;
  const { warnings } = judge({ files: [{ ...FILE, modifiedAt }] }, {}, 'passed', reading);
  expect(warnings).toHaveLength(count);
});
