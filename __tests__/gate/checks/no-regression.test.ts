import { describe, expect, it } from '@jest/globals';
import type { CaseReport, Digest, Problem } from '../../../src/model/run-report.ts';
import type { CheckOutcome } from '../../../src/model/verdict.ts';
import {
  type Asked,
  alike,
  type Ended,
  held,
  modelCase,
  plainCase,
} from '../../support/gate/two-reports.ts';
import { runFacts, runReport } from '../../support/render/sample-reports.ts';

/** Cases on both sides, and what becomes of the check. */
interface Row {
  what: string;
  baseline: CaseReport[];
  head: CaseReport[];
  asked?: Asked;
  outcome: CheckOutcome;
  reason?: string;
}

const plain = (title: string, ended: Ended) => plainCase(title, ended);
const rest = alike(4, [1], plainCase, 'other');

function expectRow({ baseline, head, asked = {}, outcome, reason }: Row): void {
  const { check } = held(baseline, head, asked);
  expect({ outcome: check.outcome, reason: check.reason?.code }).toEqual({ outcome, reason });
}

describe('deterministic cases', () => {
  it.each<Row>([
    {
      what: 'pass as they did',
      baseline: [plain('a', [1]), ...rest],
      head: [plain('a', [1]), ...rest],
      outcome: 'passed',
    },
    {
      what: 'fail that passed there',
      baseline: [plain('a', [1]), ...rest],
      head: [plain('a', [0, 1]), ...rest],
      outcome: 'failed',
    },
    {
      what: 'fail on both sides',
      baseline: [plain('a', [0, 1]), ...rest],
      head: [plain('a', [0, 1]), ...rest],
      outcome: 'passed',
    },
    {
      what: 'are mended',
      baseline: [plain('a', [0, 1]), ...rest],
      head: [plain('a', [1]), ...rest],
      outcome: 'passed',
    },
    {
      what: 'are new, and fail, which is judged by itself',
      baseline: rest,
      head: [plain('a', [0, 1]), ...rest],
      outcome: 'passed',
    },
    {
      what: 'are no more',
      baseline: [plain('a', [1]), ...rest],
      head: rest,
      outcome: 'passed',
    },
    {
      what: 'do something else',
      baseline: [{ ...plain('a', [1]), definition: 'a'.repeat(16) as Digest }, ...rest],
      head: [{ ...plain('a', [0, 1]), definition: 'b'.repeat(16) as Digest }, ...rest],
      outcome: 'passed',
    },
    {
      what: 'failed there all together',
      baseline: [plain('a', [0, 1])],
      head: [plain('a', [0, 1])],
      outcome: 'undecided',
      reason: 'nothing-to-lose',
    },
    {
      what: 'have nothing in common',
      baseline: [plain('a', [1])],
      head: [plain('b', [1])],
      outcome: 'undecided',
      reason: 'nothing-shared',
    },
    {
      what: 'did not run',
      baseline: [plain('a', [1]), ...rest],
      head: [{ ...plain('a', [0]), planned: 1 }, ...rest],
      outcome: 'undecided',
      reason: 'results-missing',
    },
    {
      what: 'did not run, and had failed',
      baseline: [plain('a', [0, 1]), ...rest],
      head: [{ ...plain('a', [0]), planned: 1 }, ...rest],
      outcome: 'passed',
    },
    {
      what: 'failed once of twice that was planned, and may vary',
      baseline: [plain('a', [2]), ...rest],
      head: [{ ...plain('a', [0, 1]), planned: 2 }, ...rest],
      outcome: 'undecided',
      reason: 'results-missing',
    },
    {
      what: 'failed once of twice that was planned, and are all held to every iteration',
      baseline: [plain('a', [2]), ...rest],
      head: [{ ...plain('a', [0, 1]), planned: 2 }, ...rest],
      asked: { mode: 'strict' },
      outcome: 'failed',
    },
    {
      what: 'vary only there, and pass here',
      baseline: [plain('a', [1, 1]), ...rest],
      head: [plain('a', [2]), ...rest],
      outcome: 'passed',
    },
    {
      what: 'vary only here, in too few iterations',
      baseline: [plain('a', [2]), ...rest],
      head: [plain('a', [1, 1]), ...rest],
      outcome: 'undecided',
      reason: 'test-could-not-fail',
    },
  ])('$what', expectRow);
});

describe('sampled cases', () => {
  it.each<Row>([
    {
      what: 'pass as often',
      baseline: alike(20, [4, 1]),
      head: alike(20, [4, 1]),
      outcome: 'passed',
    },
    {
      what: 'pass much less often',
      baseline: alike(20, [5]),
      head: alike(20, [3, 2]),
      outcome: 'failed',
    },
    {
      what: 'pass a bit less often, as by chance',
      baseline: alike(20, [4, 1]),
      head: [...alike(19, [4, 1]), modelCase('case 20', [3, 2])],
      outcome: 'passed',
    },
    {
      what: 'pass less often, by less than matters',
      baseline: alike(20, [5]),
      head: alike(20, [3, 2]),
      asked: { regression: { minEffect: 0.41 } },
      outcome: 'passed',
    },
    {
      what: 'are too few',
      baseline: alike(3, [1]),
      head: alike(3, [1]),
      outcome: 'undecided',
      reason: 'test-could-not-fail',
    },
    {
      what: 'are too few, and fail',
      baseline: alike(3, [1]),
      head: alike(3, [0, 1]),
      outcome: 'undecided',
      reason: 'test-could-not-fail',
    },
    {
      what: 'fail, all held to every iteration',
      baseline: alike(3, [1]),
      head: [...alike(2, [1]), modelCase('case 3', [0, 1])],
      asked: { mode: 'strict' },
      outcome: 'failed',
    },
    {
      what: 'never passed',
      baseline: alike(5, [0, 5]),
      head: alike(5, [0, 5]),
      outcome: 'undecided',
      reason: 'nothing-to-lose',
    },
    {
      what: 'never passed, beside others that did',
      baseline: [...alike(5, [0, 5]), ...rest],
      head: [...alike(5, [0, 5]), ...rest],
      outcome: 'passed',
    },
    {
      what: 'are deterministic ones, by the test as is asked',
      baseline: alike(20, [1], plainCase),
      head: [...alike(19, [1], plainCase), plain('case 20', [0, 1])],
      asked: { mode: 'statistical' },
      outcome: 'passed',
    },
    {
      what: 'got worse whatever became of one that is missing',
      baseline: alike(20, [5]),
      head: [...alike(19, [3, 2]), { ...modelCase('case 20', [4]), planned: 5 }],
      outcome: 'failed',
    },
    {
      what: 'got worse if one that is missing failed',
      baseline: alike(10, [1]),
      head: [
        ...alike(3, [0, 1]),
        ...alike(10, [1]).slice(3, 9),
        { ...modelCase('case 10', [0]), planned: 1 },
      ],
      outcome: 'undecided',
      reason: 'results-missing',
    },
    {
      what: 'did not get worse whatever became of one that is missing',
      baseline: alike(20, [5]),
      head: [...alike(19, [5]), { ...modelCase('case 20', [4]), planned: 5 }],
      outcome: 'passed',
    },
    {
      what: 'got worse on tasks like these',
      baseline: alike(20, [5]),
      head: alike(20, [3, 2]),
      asked: { policy: { inference: 'unseen-cases' } },
      outcome: 'failed',
    },
    {
      what: 'got worse only in one task of many',
      baseline: alike(20, [5]),
      head: [...alike(19, [5]), modelCase('case 20', [0, 5])],
      asked: { policy: { inference: 'unseen-cases' } },
      outcome: 'passed',
    },
    {
      what: 'are one task, which tells nothing of others',
      baseline: alike(1, [9]),
      head: alike(1, [0, 9]),
      asked: { policy: { inference: 'unseen-cases' } },
      outcome: 'undecided',
      reason: 'test-could-not-fail',
    },
  ])('$what', expectRow);

  it('say how many iterations they would need, and the numbers that they were judged by', () => {
    const few = held(alike(3, [1]), alike(3, [1])).check;
    expect(few.reason).toMatchObject({ code: 'test-could-not-fail', needed: 2 });
    expect(few.reason).toHaveProperty('bestPValue', expect.closeTo(0.0625));
    const { check } = held(alike(20, [5]), alike(20, [3, 2]));
    expect(check).toMatchObject({ sampleSize: 100, threshold: -0.01, gates: true });
    expect(check.observed).toBeCloseTo(-0.4);
    expect(check.interval?.confidence).toBeCloseTo(0.9);
    expect(check.pValue).toBeLessThan(1e-9);
    expect(check.regression?.smallestDrop).toBeCloseTo(0.0619, 4);
  });

  it('of a report that does not tell their kind are all of them', () => {
    const former = runReport(alike(3, [1], plainCase), { formerVersion: 1 });
    const { check, verdict } = held(former, alike(3, [0, 1], plainCase));
    expect(check).toMatchObject({ outcome: 'undecided', pValue: expect.closeTo(0.0625) });
    expect(verdict.comparison).toMatchObject({
      rules: [{ rule: 'statistical', ground: 'former-version', cases: { count: 3 } }],
      notes: [{ code: 'former-version' }],
    });
  });
});

describe('evidence that is not whole', () => {
  const NETWORK: Problem = { kind: 'network', message: 'The connection was reset.' };
  const judged = (head: CaseReport[], more: Parameters<typeof runReport>[1]) =>
    held([plain('a', [1]), ...rest], runReport(head, more)).check;

  it('never passes, and fails only by what stands', () => {
    const problems = [NETWORK];
    expect(judged([plain('a', [1]), ...rest], { problems })).toMatchObject({
      outcome: 'undecided',
      reason: { code: 'problem', message: NETWORK.message },
    });
    expect(judged([plain('a', [0, 1]), ...rest], { problems }).outcome).toBe('failed');
  });

  it('decides nothing of a run that did not complete', () => {
    const run = runFacts({ status: 'cancelled' });
    expect(judged([plain('a', [0, 1]), ...rest], { run })).toMatchObject({
      outcome: 'undecided',
      reason: { code: 'run-unfinished' },
    });
  });

  it('does not pass where a case that the run declares is not in it', () => {
    const declared = { total: 5, passed: 4, failed: 1 };
    expect(judged(rest, { run: runFacts({ declared }) }).outcome).toBe('undecided');
  });
});
