import { expect, test } from '@jest/globals';
import type { ReportCase } from '../../../src/report/report.ts';
import type { CasePair } from '../../../src/report/verdict.ts';
import { compared } from '../../support/comparisons.ts';
import { caseOf, reportOf } from '../../support/reports.ts';

const [DOES, ELSE] = ['0123456789abcdef', 'fedcba9876543210'];
const one = (title: string, members: Partial<ReportCase> = {}) => caseOf(title, 'p', members);
const does = (title: string, outcomes = 'p') => caseOf(title, outcomes, { definition: DOES });
const skipped = (title: string) => caseOf(title, '', { skipped: 'slow' });
const lost = (title: string) => caseOf(title, '', { planned: 1 });
const NONE = { compared: 0, changed: [], added: [], removed: [], ambiguous: [], notRun: [] };

test.each<[string, ReportCase[], ReportCase[], Partial<Record<keyof typeof NONE, unknown>>]>([
  [
    'by identity, in any order',
    [one('a'), one('b'), one('c')],
    [one('d'), one('b'), one('a')],
    { compared: 2, added: ['d'], removed: ['c'] },
  ],
  ['another definition', [does('a')], [one('a', { definition: ELSE })], { changed: ['a'] }],
  ['one definition', [does('a')], [does('a')], { compared: 1 }],
  ['a definition on one side', [one('a')], [does('a')], { compared: 1 }],
  ['a new title', [does('a')], [does('b')], { compared: 1 }],
  ['a definition that two cases have', [does('a'), does('b')], [does('c')], { ambiguous: ['c'] }],
  ['one identity twice here', [one('a')], [one('a'), one('a')], { ambiguous: ['a'] }],
  ['one identity twice there', [one('a'), one('a')], [one('a')], { ambiguous: ['a'] }],
  ['one identity twice, and new', [], [one('a'), one('a')], { added: ['a', 'a'] }],
  ['skipped there', [skipped('a')], [one('a')], { notRun: ['a'] }],
  ['skipped here', [one('a')], [skipped('a')], {}],
  ['skipped here by another title', [does('a')], [{ ...does('b'), skipped: 'slow' }], {}],
  ['in quarantine here', [one('quarantined')], [caseOf('quarantined', 'f')], {}],
  ['without results there', [lost('a')], [one('a')], { notRun: ['a'] }],
  ['with results to come here', [one('a')], [lost('a')], { compared: 1 }],
  ['nothing planned here', [one('a')], [caseOf('a', '')], { notRun: ['a'] }],
])('pairs cases: %s', (_, before, after, expected) => {
  const { comparison } = compared(before, after);
  const titles = (pairs: readonly CasePair[]) => pairs.map(({ title }) => title);
  expect({
    compared: comparison.compared,
    changed: titles(comparison.changed),
    added: titles(comparison.added),
    removed: titles(comparison.removed),
    ambiguous: titles(comparison.ambiguous),
    notRun: titles(comparison.notRun),
  }).toEqual({ ...NONE, ...expected });
});

test('cases that the user did not choose are not removed', () => {
  const part = reportOf([one('a')], { isPart: true });
  expect(compared([one('a'), one('b')], part).comparison.removed).toEqual([]);
});

test('a side has its numbers, or none', () => {
  const { comparison } = compared([skipped('a'), caseOf('b', 'ppf')], [one('a'), one('c')]);
  expect(comparison.notRun).toMatchObject([{ before: null, after: { passed: 1, total: 1 } }]);
  expect(comparison.removed).toMatchObject([{ before: { passed: 2, total: 3 }, after: null }]);
});
