import { expect, test } from '@jest/globals';
import { BASELINE_REASONS, type BaselineFacts } from '../../src/report/baseline.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { RunReport } from '../../src/report/report.ts';
import type { CasePair } from '../../src/report/verdict.ts';
import { describeComparison, describeSample, listDifferences } from '../../src/words/baseline.ts';
import { MESSAGES } from '../../src/words/messages.ts';
import type { Source } from '../../src/words/verdicts.ts';
import { comparisonWith, missingBaseline } from '../support/comparisons.ts';
import { serverOf, verdictOf } from '../support/reports.ts';

const origin = { commit: '81d00b2c1d', branch: 'main', createdAtMs: 0, run: '5', key: null };
const of = (source: Source) => emptyReport(source, '');
function describe(baseline: BaselineFacts, compared: number, report: RunReport): string {
  const comparison = comparisonWith({ baseline, compared });
  return describeComparison(report, { ...verdictOf('passed'), comparison });
}

test.each([
  [{}, 2.9, '20 cases compared with main at 81d00b2, 2 days old.'],
  [{}, 0.5, '20 cases compared with main at 81d00b2, less than a day old.'],
  [{}, 1, '20 cases compared with main at 81d00b2, 1 day old.'],
  [{}, 1e295, '20 cases compared with main at 81d00b2.'],
  [{ branch: null, commit: null }, null, '20 cases compared with the baseline.'],
])('found: %j, %p days', (members, ageDays, sentence) => {
  const facts: BaselineFacts = { state: 'found', origin: { ...origin, ...members }, ageDays };
  expect(describe(facts, 20, of('evals'))).toBe(sentence);
  expect(describe(facts, 1, of('results'))).toBe(sentence.replace('20 cases', '1 test'));
  const servers = [serverOf({ a: null, b: null }), serverOf({ c: null })];
  const compared = (number: number) => describe(facts, number, { ...of('diff'), servers });
  expect(compared(2)).toBe(sentence.replace('20 cases', '2 servers with 3 tools'));
  expect(compared(1)).toBe(sentence.replace('20 cases', '1 server'));
});

test('lists that one side does not know', () => {
  const baseline: BaselineFacts = { state: 'found', origin, ageDays: null };
  const leftOut = ['s/prompts', 't/prompts'];
  const comparison = comparisonWith({ baseline, compared: 1, leftOut });
  expect(describeComparison(of('diff'), { ...verdictOf('passed'), comparison })).toMatch(
    / Not known on both sides: s\/prompts, t\/prompts\.$/,
  );
});

test.each([
  [{ what: '.mcp.json' }, '`.mcp.json`'],
  [{ what: 'src/a.mjs', server: 'one' }, 'server `one` has `src/a.mjs`'],
])('what a base has of the head: %j', (ofHead, sentence) => {
  expect(MESSAGES.ofHead(ofHead)).toBe(sentence);
});

const NAMED = { source: 'run:5', detail: 'HTTP 502' };
test.each([
  [
    missingBaseline(),
    'No baseline (`auto`): no earlier run of this step has a report. Each run on the base branch leaves one.',
  ],
  [
    missingBaseline({ state: 'unknown', reason: 'no-permission', permission: 'actions: read' }),
    'No baseline (`auto`): the token lacks a permission. Add it to `permissions` of the job: `actions: read`.',
  ],
  [
    missingBaseline({ state: 'unusable', reason: 'unreachable', ...NAMED }),
    'Baseline `run:5` cannot be used: it cannot be read (HTTP 502). Run the job again.',
  ],
])('%j', (facts, sentence) => {
  expect(describe(facts, 0, of('evals'))).toBe(sentence);
});

test.each(['missing', 'malformed'] as const)('a file: %s', (reason) => {
  const facts = missingBaseline({ reason, source: 'file:a.html' });
  expect(describe(facts, 0, of('evals'))).toMatch(
    / Name a report that `--output report\.json` wrote\.$/,
  );
  expect(describe(facts, 0, of('diff'))).toMatch(/`tools --snapshot`, or `checkout:PATH`\.$/);
});

test.each(BASELINE_REASONS)('%s says what to do', (reason) => {
  expect(describe(missingBaseline({ reason }), 0, of('evals'))).toMatch(
    /^No baseline \(`auto`\): [^.]+\. [A-Z]/,
  );
});

const pair = (title: string, before: CasePair['before'], after: CasePair['after']): CasePair => {
  return { identity: title, title, isSampled: true, before, after, pValue: null };
};

test('differences: each kind with its number and its first five cases', () => {
  const all = { passed: 5, total: 5 };
  const some = { passed: 2, total: 5 };
  const comparison = comparisonWith({
    regressed: [
      { ...pair('a', all, some), fresh: { before: all, after: some } },
      { ...pair('d', all, some), fresh: { before: null, after: some } },
    ],
    newlyFailing: [
      { ...pair('b', all, { passed: 4, total: 5 }), fresh: { before: null, after: null } },
    ],
    stopped: [pair('c', all, { passed: 0, total: 5 })],
    unlisted: { added: 2_900 },
    added: Array.from({ length: 7 }, (_, at) => pair(`n${at}`, null, all)),
  });
  expect(listDifferences(comparison)).toEqual([
    {
      kind: '1 stopped working, which the test of all cases together cannot show',
      cases: 'c (5 of 5 → 0 of 5)',
    },
    {
      kind: '2 regressed',
      cases: 'a (5 of 5 → 2 of 5, then 5 of 5 → 2 of 5), d (5 of 5 → 2 of 5, then 2 of 5)',
    },
    {
      kind: '1 with fewer passes, no regression shown',
      cases: 'b (5 of 5 → 4 of 5, no fresh result)',
    },
    {
      kind: '2,907 added',
      cases: `${[0, 1, 2, 3, 4].map((at) => `n${at} (none → 5 of 5)`).join(', ')} and 2,902 more`,
    },
  ]);
});

test('the sample: what changed, and what it can show', () => {
  const effect = { change: -0.14, low: -0.22, high: 0.06 };
  const smallestDrop = { drop: 0.13, seen: 0.34 };
  expect(describeSample(comparisonWith({ effect, smallestDrop }))).toBe(
    'The mean pass rate changed by −14 points (−22 to 6). This sample detects a drop of 13 points in 80 % of runs. It detects one broken case in 34 %.',
  );
  expect(describeSample(comparisonWith({}))).toBe('');
});
