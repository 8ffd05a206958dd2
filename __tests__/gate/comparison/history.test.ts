import { expect, test } from '@jest/globals';
import { markMissingTools } from '../../../src/gate/checks/removed-tools.ts';
import { historyWith, isFlaky } from '../../../src/gate/comparison/history.ts';
import type { ReportCase, RunReport } from '../../../src/report/report.ts';
import { casesIn, compared, rowsOf } from '../../support/comparisons.ts';
import { caseOf, iterationWith, reportOf, serverOf } from '../../support/reports.ts';
import { seededRandom } from '../../support/seeded-random.ts';

/** The report of the last of these runs, each of which has the one before as its baseline. */
function reportAfter(runs: readonly ReportCase[][]): RunReport {
  return runs.reduce<RunReport | null>((baseline, cases) => {
    const report = reportOf(cases);
    report.history = historyWith(report, baseline);
    return report;
  }, null) as RunReport;
}
const runsOf = (word: string, members: Partial<ReportCase> = {}) =>
  reportAfter([...word].map((letter) => [caseOf('a', letter, members)]));

test('a report hands on at most 30 outcomes of runs before it, the newest last', () => {
  expect(runsOf('p').history).toEqual([]);
  expect(runsOf('pfp').history).toMatchObject([{ outcomes: 'pf', definition: null }]);
  const word = `ffff${'p'.repeat(29)}fp`;
  expect(word).toHaveLength(35);
  expect(runsOf(word).history).toMatchObject([{ outcomes: `${'p'.repeat(29)}f` }]);
});

test.each(
  rowsOf(`
    of several iterations | =a:pf , =a:pp , =a:p    | fp
    without a result      | =a:p , =a:p? , =a:p     | p
    that did not run      | =a:f , =a: , =a:        | f
    gone for a run        | =a:f , , =a:p           | none
    twice                 | =a:p , =a:p =a:f , =a:p | none
  `),
)('hands on the outcomes of a case %s', (_, runs = '', outcomes) => {
  const { history } = reportAfter(runs.split(',').map(casesIn));
  expect(history[0]?.outcomes ?? 'none').toBe(outcomes);
});

test.each([
  ['0 1 1', 'p'],
  ['1 1 1', 'fp'],
  ['- 1 1', 'fp'],
  ['1 - -', 'fp'],
])('hands on the outcomes of one definition: %s', (definitions, outcomes) => {
  const runs = definitions.split(' ').map((one, at) => {
    return [caseOf('a', at === 0 ? 'f' : 'p', { definition: one === '-' ? null : one })];
  });
  expect(reportAfter(runs).history).toMatchObject([{ outcomes }]);
});

test.each<[string, 'regressed' | 'knownFlaky', Partial<ReportCase>]>([
  ['pfpp', 'regressed', {}],
  ['pfpfp', 'knownFlaky', {}],
  [`pfpf${'p'.repeat(31)}`, 'regressed', {}],
  ['pfpfp', 'regressed', { isSampled: true }],
])('a case that fails after %s is listed as %s', (word, list, members) => {
  const policy = { regression: 'strict' } as const;
  const failing = [caseOf('a', 'f', members), caseOf('b', 'p')];
  const baseline = runsOf(word, members);
  baseline.cases.push(caseOf('b', 'p'));
  const { comparison, regression } = compared(baseline, reportOf(failing), policy);
  expect(comparison[list]).toMatchObject([{ title: 'a' }]);
  expect(regression?.outcome).toBe(list === 'regressed' ? 'failed' : 'passed');
});

test.each([
  [0.05, 0.029, 0.45],
  [0.1, 0.027, 0.82],
  [0.3, 0.09, 1],
])('a flake of %d is red %d a push, and hides a break in %d', (rate, red, hidden) => {
  const random = seededRandom(5);
  let flaky = 0;
  for (let round = 0; round < 4_000; round += 1) {
    const letters = Array.from({ length: 30 }, () => (random() >= rate ? 'p' : 'f'));
    if (isFlaky(letters.join(''))) flaky += 1 / 4_000;
  }
  expect(Math.abs(flaky - hidden)).toBeLessThan(0.03);
  // A flake that is known is red if it fails at another commit too.
  expect(rate * (1 - flaky + flaky * rate)).toBeCloseTo(red, 2);
});

test('another definition is not known as flaky', () => {
  const baseline = runsOf('pfpfp', { definition: '0' });
  baseline.cases = [caseOf('a', 'p', { definition: '1' })];
  const { comparison } = compared(baseline, [caseOf('a', 'f', { definition: '1' })]);
  expect(comparison.regressed).toMatchObject([{ title: 'a' }]);
});

test.each<[string, string, boolean | null]>([
  ['library', 'fee', true],
  ['library', 'fees', false],
  ['unlisted', 'fee', null],
  ['other', 'fee', null],
])('marks a missing tool: %s, %s', (server, tool, baselineHad) => {
  const data = { baselineHad: null, step: null, line: null };
  const failure = { kind: 'missing-tool' as const, server, tool, nearest: null, ...data };
  const iterations = [iterationWith({ failures: [failure] })];
  const report = reportOf([caseOf('a', 'f', { iterations })]);
  const servers = [serverOf({ fee: null }), { name: 'unlisted', tools: null }];
  markMissingTools(report, null);
  expect(failure.baselineHad).toBe(null);
  markMissingTools(report, reportOf([], { servers }));
  expect(failure.baselineHad).toBe(baselineHad);
});
