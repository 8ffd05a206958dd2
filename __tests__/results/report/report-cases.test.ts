import { expect, it } from '@jest/globals';
import { identityOfResult } from '../../../src/identity/case-identity.ts';
import { unpackCases } from '../../../src/model/cases/folded-cases.ts';
import { caseDurationMs, countCases, countReport, sumKnown } from '../../../src/model/counts.ts';
import { reportCases } from '../../../src/results/report/report-cases.ts';
import { sampleRow } from '../../support/results/sample-row.ts';

it('folds passing cases beyond the limit and keeps all counts and times', () => {
  const rows = [
    ...Array.from({ length: 10 }, (_, index) => sampleRow(`p${index}`)),
    sampleRow('failing', { status: 'failed' }),
    sampleRow('flaky', { flaky: true }),
    sampleRow('skipped', { status: 'skipped' }),
  ];
  const cases = reportCases(rows, 3);
  expect(cases.map(({ title }) => title)).toEqual([
    ...['p0', 'p1', 'p2', 'failing', 'flaky', 'skipped'],
    '7 further passing cases',
  ]);
  expect(cases.at(-1)).toMatchObject({
    iterations: [],
    folded: { cases: 7, passed: 7, durationMs: 14 },
  });
  expect(countReport({ cases })).toEqual({
    ...{ total: 12, passed: 11, failed: 1 },
    ...{ unfinished: 0, skipped: 1, flaky: 1 },
  });
  expect(countCases(cases)).toBe(13);
  expect(sumKnown(cases, caseDurationMs)).toBe(26);
  expect([...unpackCases(cases.at(-1)?.folded ?? raise('nothing is folded'))]).toEqual(
    rows.slice(3, 10).map(({ caseId }) => ({
      ...{ identity: identityOfResult(caseId), passed: 1, skipped: 0, durationMs: 2 },
    })),
  );
});

function raise(message: string): never {
  throw new Error(message);
}
