import { expect, test } from '@jest/globals';
import { BASELINE_REASONS, type BaselineFacts } from '../../src/report/baseline.ts';
import type { CasePair } from '../../src/report/verdict.ts';
import { describeBaseline, describeSample, listDifferences } from '../../src/words/baseline.ts';
import { comparisonWith, missingBaseline } from '../support/comparisons.ts';

const origin = { commit: '81d00b2c1d', branch: 'main', createdAtMs: 0, run: '5', key: null };

test.each([
  [{}, 2.9, '20 cases compared with main at 81d00b2, 2 days old.'],
  [{}, 0.5, '20 cases compared with main at 81d00b2, less than a day old.'],
  [{}, 1, '20 cases compared with main at 81d00b2, 1 day old.'],
  [{ branch: null, commit: null }, null, '20 cases compared with an earlier run.'],
])('found: %j, %p days', (members, ageDays, sentence) => {
  const facts: BaselineFacts = { state: 'found', origin: { ...origin, ...members }, ageDays };
  expect(describeBaseline(facts, 20)).toBe(sentence);
});

test.each([
  [
    missingBaseline(),
    'No baseline (`auto`): no earlier run has a report. Let this workflow run on the base branch too.',
  ],
  [
    missingBaseline({ state: 'unknown', reason: 'no-permission', permission: 'actions: read' }),
    'No baseline (`auto`): the token lacks a permission. Add it to `permissions` of the job: `actions: read`.',
  ],
  [
    missingBaseline({
      state: 'unusable',
      reason: 'unreachable',
      source: 'run:5',
      detail: 'HTTP 502',
    }),
    'Baseline `run:5` cannot be used: it cannot be read (HTTP 502). Run the job again.',
  ],
])('%j', (facts, sentence) => {
  expect(describeBaseline(facts, 0)).toBe(sentence);
});

test.each(BASELINE_REASONS)('%s says what to do', (reason) => {
  expect(describeBaseline(missingBaseline({ reason }), 0)).toMatch(
    /^No baseline \(`auto`\): [^.]+\. [A-Z]/,
  );
});

const pair = (title: string, before: CasePair['before'], after: CasePair['after']): CasePair => ({
  identity: title,
  title,
  isSampled: true,
  before,
  after,
  pValue: null,
});

test('differences: each kind with its number and its first five cases', () => {
  const all = { passed: 5, total: 5 };
  const some = { passed: 2, total: 5 };
  const comparison = comparisonWith({
    regressed: [pair('a', all, some)],
    newlyFailing: [pair('b', all, { passed: 4, total: 5 })],
    added: Array.from({ length: 7 }, (_, at) => pair(`n${at}`, null, all)),
  });
  expect(listDifferences(comparison)).toEqual([
    { kind: '1 regressed', cases: 'a (5 of 5 → 2 of 5)' },
    { kind: '1 newly failing, not significant', cases: 'b (5 of 5 → 4 of 5)' },
    {
      kind: '7 added',
      cases: `${[0, 1, 2, 3, 4].map((at) => `n${at} (none → 5 of 5)`).join(', ')} and 2 more`,
    },
  ]);
});

test('the sample: what changed, and what it can show', () => {
  const effect = { change: -0.14, low: -0.22, high: 0.06 };
  const smallestDrop = { drop: 0.13, seen: 0.34 };
  expect(describeSample(comparisonWith({ effect, smallestDrop }))).toBe(
    'The pass rate of cases with a model changed by −14 points (−22 to 6). A drop of 13 points is seen in 80 % of runs; one case that stops working is seen in 34 %.',
  );
  expect(describeSample(comparisonWith({}))).toBe('');
});
