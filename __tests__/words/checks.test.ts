import { expect, test } from '@jest/globals';
import type { Counts } from '../../src/report/report.ts';
import { type Check, REASONS, type Reason, verdict } from '../../src/report/verdict.ts';
import * as words from '../../src/words/checks.ts';
import type { About } from '../../src/words/verdicts.ts';
import { bySentence } from '../support/by-sentence.ts';
import { checkWith } from '../support/reports.ts';

const { describeCheck, describeOutcome, describeReason, describeSubjects } = words;
const about: About = {
  source: 'evals',
  total: 20,
  regressed: 0,
  baseline: '',
  isExplained: false,
  isEmptyPart: false,
};
const RESULTS = { source: 'results' } as const;
const failed = { outcome: 'failed' } as const;
const passed = { outcome: 'passed' } as const;
const because = (code: Reason['code'], count: number | null = null, ...names: string[]) => ({
  reason: { code, count, names },
});
const subject = (name: string, observed: number | null, threshold: number | null = null) => {
  return { name, observed, threshold };
};
/** Failed by these subjects. */
const failedBy = (...subjects: Check['subjects']) => {
  return { ...failed, subjects, subjectCount: subjects.length };
};
const EIGHT = Array.from({ length: 8 }, (_, at) => subject(`c${at}`, 0.4, 0.6));
const TOOL = subject('s/t', null);
const NEW = checkWith('new-and-changed-cases', passed);
const USERS = [subject('a', 12_000), subject('b', 345)];
const COUNTS = { passed: 13, failed: 3, missing: 0 };
/** Of a rate of counted results. */
const counted = (counts: Counts, members: Partial<Check>) =>
  checkWith('min-pass-rate', { threshold: 0.8, observed: 13 / 16, counts, ...members });
/** Of a value in a unit, and of what is allowed or required. */
const measured = (
  id: Check['id'],
  [unit, observed, threshold]: [Check['unit'], number | null, number],
  members: Partial<Check>,
) => checkWith(id, { unit, observed, threshold, ...members });

const ROWS: [Check, string, Partial<About>?][] = [
  [
    checkWith('tools-compatible', { ...failedBy(TOOL), threshold: 0 }),
    '1 offer changed so that callers break: s/t.',
    { source: 'diff' },
  ],
  [checkWith('tools-compatible', failedBy(TOOL)), '1 offer changed: s/t.', { source: 'diff' }],
  [
    checkWith('tools-compatible', { ...passed, threshold: 0 }),
    'no offer changed so that callers break.',
  ],
  [
    counted({ passed: 1, failed: 1, missing: 0 }, because('missing-results')),
    '1 of 2 results passed; at least 80 % required. Missing results can change this. Run the job again.',
    { source: 'results', total: 1 },
  ],
  [
    measured('sampled-cases', ['cases', null, 3], {
      ...failedBy(subject('a', 0)),
      ...because('not-confirmed'),
    }),
    '1 case failed in all iterations: a. Fresh iterations did not check this. Run the job again if your change does not explain it.',
  ],
  [
    checkWith('sampled-cases', {
      ...failedBy(subject('a', 0)),
      ...because('failed-again', 13, 'a'),
    }),
    '1 case failed in all iterations. 13 of 13 iterations failed, fresh ones included: a. Only the head ran afresh, so a change of the model is not excluded.',
  ],
  [
    checkWith('no-regression', { ...failedBy(subject('a', 0.4, 1)), pValue: 0.0034 }),
    '2 cases regressed. Chance explains this in 0.34 % of runs.',
    { regressed: 2 },
  ],
  [checkWith('no-regression', { ...passed, threshold: 0 }), 'no case regressed.'],
  [checkWith('no-regression', passed), 'no case with a model regressed.', { regressed: 1 }],
  [
    checkWith('no-regression', { outcome: 'notApplicable', ...because('no-baseline') }),
    'does not apply. Why and what to do.',
    { baseline: 'Why and what to do.' },
  ],
  [NEW, 'no new or changed test passed too rarely.', RESULTS],
  [
    measured('gone-cases', ['tests', 6, 4], because('gone', 6, 'a', 'b')),
    '6 tests removed that passed before; at most 4 tests allowed. Removed: a, b and 4 more. `allow-removed: true` in the gate file of the base branch allows that.',
    RESULTS,
  ],
  [measured('expected-tests', ['tests', 1, 10], failed), '1 test; at least 10 tests required.'],
  ...bySentence<Check>({
    '13 of 16 iterations passed; all must pass.': checkWith('all-passed', {
      ...failed,
      threshold: 1,
      observed: 13 / 16,
      counts: COUNTS,
    }),
    '13 of 16 iterations passed (81.25 %, with confidence at least 58.31 %); at least 80 % required. Run at least 14 iterations. All must pass.':
      counted(COUNTS, { interval: [0.5831, 1], ...because('sample-too-small', 14) }),
    '13 of 16 iterations passed (81.25 %, with confidence between 54.35 % and 95.95 %); at least 80 % required.':
      counted(COUNTS, { ...passed, interval: [0.5435, 0.9595] }),
    '8 of 10 iterations passed, 1 without a result; at least 80 % required. 1 missing result can change this. Run the job again.':
      counted({ passed: 8, failed: 1, missing: 1 }, because('missing-results', 1)),
    'not decided; all must pass. Nothing has a result. Run the job again.': checkWith(
      'all-passed',
      { threshold: 1, ...because('no-results') },
    ),
    '0 of 0 iterations passed; at least 80 % required. Nothing has a result. Check that a case runs, and is not skipped.':
      counted({ passed: 0, failed: 0, missing: 0 }, because('no-results')),
    '1 model missed the required pass rate: a/m (50 %, 80 % required).': checkWith(
      'min-pass-rate-by-model',
      failedBy(subject('a/m', 0.5, 0.8)),
    ),
    'not decided; at least 80 % required. Did not run: a/m. Run them, or remove them from the policy.':
      checkWith('min-pass-rate-by-model', { threshold: 0.8, ...because('not-run', 1, 'a/m') }),
    '8 cases missed the required pass rate: c0 (40 %), c1 (40 %), c2 (40 %), c3 (40 %), c4 (40 %) and 3 more; at least 60 % required.':
      checkWith('min-case-pass-rate', { ...failedBy(...EIGHT), threshold: 0.6 }),
    'no case regressed. Suspected, and not confirmed by fresh iterations: a, b.': checkWith(
      'no-regression',
      { ...passed, ...because('cleared', 2, 'a', 'b') },
    ),
    'not decided. Suspected, and fresh iterations are missing: a. Run the job again.': checkWith(
      'no-regression',
      because('not-looked', 1, 'a'),
    ),
    'not decided. Suspected: a. Another check failed, so fresh iterations do not run.': checkWith(
      'no-regression',
      because('not-needed', 1, 'a'),
    ),
    'cases with a model got worse by 14 points together. Chance explains this in less than 0.01 % of runs.':
      checkWith('no-regression', { ...failed, observed: -0.14, pValue: 1e-9 }),
    'not decided. 16 iterations cannot show a regression. Run each case at least 4 times.':
      checkWith('no-regression', { counts: COUNTS, threshold: 0, ...because('cannot-fail', 4) }),
    'not decided. No result can fail this. Run each case more often, or lower `min-effect`.':
      checkWith('no-regression', because('cannot-fail')),
    'no case regressed; a drop of at least 30 points counts.': checkWith('no-regression', {
      ...passed,
      threshold: -0.3,
      observed: -0.29,
      pValue: 6e-7,
    }),
    '1 needed tool removed: s/t (now u).': checkWith('no-removed-tools', {
      ...failedBy({ ...TOOL, newName: 'u' }),
      unit: 'tools',
    }),
    '9 tests; at least 10 tests required. Tests are missing. Find out why, or lower `expected-tests`.':
      measured('expected-tests', ['tests', 9, 10], because('missing-results', 1)),
    '12,345 tokens: a (12,000 tokens), b (345 tokens); at most 10,000 tokens allowed. Find out why, or raise `max-total-tokens`.':
      measured('max-total-tokens', ['tokens', 12_345, 10_000], failedBy(...USERS)),
    '15.5 % more than in the baseline; at most 10 % more allowed. Find out why, or raise `max-total-tokens`.':
      measured('max-total-tokens', ['growth', 0.155, 0.1], { ...failed, interval: [0.12, 0.2] }),
    '5 tokens; at most 10 tokens allowed. Not known for 2 iterations.': measured(
      'max-total-tokens',
      ['tokens', 5, 10],
      because('unknown-values', 2),
    ),
    '1 case made too many calls: a (7 calls); at most 5 calls allowed. Find out why, or raise `max-tool-calls`.':
      measured('max-tool-calls', ['calls', 7, 5], failedBy(subject('a', 7, 5))),
    'p95 is 6,000.5 ms; at most 5,000 ms allowed. Find out why, or raise `max-p95-latency-ms`.':
      measured('max-p95-latency-ms', ['ms', 6_000.5, 5_000], { ...failed, pValue: 0.01 }),
    'the run took 12.5 min; at most 10 min allowed. The run did not end. Run the job again.':
      measured('max-duration-minutes', ['ms', 750_000, 600_000], because('not-ended')),
    'the tokens cost 0.00428; at most 5 allowed. There is no price for a/m. Add it to `prices`.':
      measured('max-cost', ['cost', 0.004_28, 5], because('no-price', 1, 'a/m')),
  }),
];

test.each(ROWS)('%#: %j', (check, sentence, members = {}) => {
  expect(describeCheck(check, { ...about, ...members })).toBe(`\`${check.id}\`: ${sentence}`);
});

test('what gates nothing says so', () => {
  const check = checkWith('no-regression', { ...passed, gates: false });
  expect(describeCheck(check, about)).toBe('`no-regression` (advisory): no case regressed.');
});

test('each check has a sentence for each outcome and each reason', () => {
  const { id, outcome } = verdict.shape.checks.element.shape;
  for (const one of id.options) {
    for (const as of outcome.options) {
      for (const code of REASONS) {
        const check = checkWith(one, { outcome: as, ...because(code) });
        expect(describeCheck(check, about)).toMatch(/^`[a-z0-9-]+`: [^{}]+\.$/);
        expect(describeCheck(check, about)).not.toMatch(/undefined|null|NaN|: \.|\n/);
      }
    }
  }
  expect(ROWS.map(([check]) => check.id)).toEqual(expect.arrayContaining([...id.options]));
});

test('parts of a sentence', () => {
  expect(describeReason(checkWith('max-cost'), about)).toBe('');
  expect(describeSubjects(checkWith('all-passed', failed), about)).toBe('');
  const most = measured('max-cost', ['cost', 5, 3], failedBy(subject('a', 4), subject('b', 1)));
  expect(describeOutcome(most, about)).toMatch(/cost 5, most by a \(4\); at most 3/);
  const check = checkWith('sampled-cases', { ...failed, subjectCount: 2 });
  expect(describeSubjects(check, about)).toBe('2 cases failed in all iterations');
});

test('a long name leaves room for others', () => {
  const subjects = Array.from({ length: 20 }, () => subject('x'.repeat(500), null));
  const check = checkWith('no-removed-tools', { ...failed, subjects, subjectCount: 99 });
  expect(describeCheck(check, about).length).toBeLessThan(500);
});
