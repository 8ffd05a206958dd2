import { describe, expect, it } from '@jest/globals';
import type { Reason } from '../../../src/model/verdict.ts';
import { describeReason } from '../../../src/render/words/reason-words.ts';

const about = { kind: 'model' as const, name: 'openai/m' };

describe('a reason in words', () => {
  it.each<[Reason, string]>([
    [{ code: 'no-run' }, 'no run was seen'],
    [{ code: 'run-unfinished', status: 'timed_out' }, 'the run timed out'],
    [
      { code: 'run-unfinished', status: 'constructor' },
      "the run's status is constructor, not completed",
    ],
    [{ code: 'no-result' }, 'the service gave no result'],
    [{ code: 'problem', message: ' It rained. ', more: 0 }, 'It rained'],
    [{ code: 'problem', message: 'It rained', more: 1_234 }, 'It rained (and 1,234 more problems)'],
    [{ code: 'nothing-to-judge' }, 'there is not one test to judge'],
    [
      { code: 'more-than-declared', kind: 'passed', declared: 2, counted: 3 },
      'the counts disagree: 3 iterations passed were read, the service declares 2',
    ],
    [
      { code: 'more-than-declared', kind: 'total', declared: 4, counted: 5 },
      'the counts disagree: 5 iterations in all were read, the service declares 4',
    ],
    [
      { code: 'fewer-than-declared', kind: 'total', declared: 6, counted: 5 },
      'only 5 of the 6 iterations the service declares were read',
    ],
    [
      { code: 'fewer-than-declared', kind: 'passed', declared: 1_234, counted: 3 },
      'only 3 of the 1,234 passed iterations the service declares were read',
    ],
    [{ code: 'unfinished', count: 1 }, '1 test did not finish'],
    [{ code: 'counted-as-failed', count: 1 }, '1 missing test counts as failed'],
    [{ code: 'counted-as-failed', count: 2 }, '2 missing tests count as failed'],
    [{ code: 'model-not-run' }, 'no iteration ran on openai/m'],
    [{ code: 'no-model' }, 'no iteration ran on a model'],
    [
      { code: 'too-many-models', count: 1_001, limit: 100 },
      'the results name 1,001 models, and 100 are told apart',
    ],
    [
      { code: 'sample-too-small', size: 5, needed: 29 },
      '5 tests are too few to show a rate of 90%, whatever they say: 29 are needed',
    ],
    [
      { code: 'sample-too-small', size: 1, needed: null },
      'no number of tests can show a rate of 90%',
    ],
    [{ code: 'no-case-rated' }, 'none of the cases that a rate is asked of is here'],
    [
      { code: 'rated-unknown', names: ['serch', 'slow'], more: 4 },
      'a rate is asked of "serch", "slow" and 4 more too, which no case is called or tagged with or runs on',
    ],
    [
      {
        code: 'cases-below',
        cases: [
          { title: 'a\nb', passed: 1, total: 5, least: 4 },
          { title: 'c', passed: 3, total: 5, least: 4 },
        ],
        more: 1_000,
      },
      '1,002 cases miss it: "a b" (1 of 5, 4 wanted), "c" (3 of 5, 4 wanted) and 1,000 more',
    ],
  ])('%j', (reason, words) => {
    expect(describeReason(reason, { sampleOf: 'test', about, threshold: 0.9 })).toBe(words);
  });
});
