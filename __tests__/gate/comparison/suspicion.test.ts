import { describe, expect, it } from '@jest/globals';
import type { GateContext } from '../../../src/gate/gate-context.ts';
import type { FreshResults } from '../../../src/model/baseline.ts';
import type { RegressionPolicy } from '../../../src/model/policy.ts';
import type { CaseReport } from '../../../src/model/run-report.ts';
import {
  type Asked,
  alike,
  type Ended,
  held,
  modelCase,
  plainCase,
} from '../../support/gate/two-reports.ts';
import { runReport } from '../../support/render/sample-reports.ts';

const AUTO: Partial<RegressionPolicy> = { confirm: 'auto' };
const STORED = alike(20, [5]);
/** Two of twenty broke. */
const BROKEN = [...alike(18, [5]), modelCase('case 19', [0, 5]), modelCase('case 20', [0, 5])];

const fresh = (baseline: CaseReport[] | null, head: CaseReport[]): FreshResults => ({
  baseline: baseline && runReport(baseline),
  head: runReport(head),
});
/** Both suspects, which ended so. */
const both = (ended: Ended) => [modelCase('case 19', ended), modelCase('case 20', ended)];

function judged(results: FreshResults | null, asked: Asked = {}, head = BROKEN) {
  const context = results === null ? {} : { fresh: results };
  const regression = { ...AUTO, ...asked.regression };
  return held(STORED, head, { ...asked, regression, context });
}

describe('a regression against another session', () => {
  it('is suspected first, and says what is to be run', () => {
    const { verdict, check } = judged(null);
    expect(check).toMatchObject({ outcome: 'undecided', reason: { code: 'suspected', cases: 2 } });
    expect(verdict.value).toBe('incomplete');
    expect(verdict.suspicion).toMatchObject({
      trigger: 'all-cases',
      suspects: [{ title: 'case 19' }, { title: 'case 20' }],
      outcome: 'suspected',
      wanted: { look: 1, iterationsEach: 5 },
      looks: [],
    });
  });

  it.each<[string, Asked]>([
    ['nothing is to be confirmed', { regression: { confirm: 'never' } }],
    ['both sides ran in one session', { origin: { kind: 'checkout' } }],
    ['it only informs', { mode: 'inform' }],
  ])('is found at once where %s', (_, asked) => {
    const { verdict, check } = judged(null, asked);
    expect(check.outcome).toBe('failed');
    expect(verdict.suspicion).toBeUndefined();
  });

  describe('of deterministic cases', () => {
    const failing = (error: string, title = 'a'): CaseReport => {
      const one = plainCase(title, [0, 1]);
      return { ...one, iterations: one.iterations.map((each) => ({ ...each, error })) };
    };
    const judgedBy = (results: FreshResults | null, context: GateContext = { canRunBase: true }) =>
      held([plainCase('a', [1])], [failing('no such book after 12 ms')], {
        regression: AUTO,
        context: { ...context, ...(results && { fresh: results }) },
      });

    it('is found at once where the base cannot be run', () => {
      for (const found of [
        judgedBy(null, {}),
        judgedBy(fresh(null, [failing('no such book after 9 ms')])),
      ]) {
        expect(found.check.outcome).toBe('failed');
        expect(found.verdict.suspicion).toBeUndefined();
      }
    });

    it('is to be shown once more on each side where it can', () => {
      const { check, verdict } = judgedBy(null);
      expect(check).toMatchObject({ outcome: 'undecided', reason: { code: 'suspected' } });
      const wanted = { look: 1, iterationsEach: 1 };
      const suspects = [{ title: 'a' }];
      expect(verdict.suspicion).toMatchObject({ trigger: 'deterministic', wanted, suspects });
    });

    const OTHER = failing('out of memory');
    it.each<[string, FreshResults, string, object]>([
      [
        'upheld where the base passes and the head fails with the same cause',
        fresh([plainCase('a', [1])], [failing('no such book after 9 ms')]),
        'failed',
        { outcome: 'confirmed', wanted: null },
      ],
      [
        'cleared where both fail now',
        fresh([failing('no such book')], [failing('no such book')]),
        'passed',
        { outcome: 'not-confirmed', wanted: null },
      ],
      [
        'cleared where both pass now',
        fresh([plainCase('a', [1])], [plainCase('a', [1])]),
        'passed',
        { outcome: 'not-confirmed', wanted: null },
      ],
      [
        'undecided while a side is missing',
        fresh([], [failing('no such book')]),
        'undecided',
        { outcome: 'suspected', wanted: { look: 1, iterationsEach: 1 } },
      ],
      [
        'looked at as sampled ones are where the head fails of another cause',
        fresh([plainCase('a', [1])], [OTHER]),
        'undecided',
        { outcome: 'suspected', wanted: { look: 1, iterationsEach: 4 } },
      ],
      [
        'upheld by that',
        fresh(
          [plainCase('a', [5])],
          [{ ...OTHER, iterations: [...OTHER.iterations, ...plainCase('a', [0, 4]).iterations] }],
        ),
        'failed',
        { outcome: 'confirmed', wanted: null, looks: [{ number: 1 }] },
      ],
    ])('is %s', (_, results, outcome, suspicion) => {
      const { check, verdict } = judgedBy(results);
      expect(check.outcome).toBe(outcome);
      expect(verdict.suspicion).toMatchObject({ trigger: 'deterministic', ...suspicion });
    });

    it('comes first, and what is left are sampled ones', () => {
      const head = [...BROKEN, failing('no such book')];
      const stored = [...STORED, plainCase('a', [1])];
      const withBase = (results: FreshResults | null) =>
        held(stored, head, {
          regression: AUTO,
          context: { canRunBase: true, ...(results && { fresh: results }) },
        });
      expect(withBase(null).verdict.suspicion?.suspects).toHaveLength(1);
      const cleared = fresh([plainCase('a', [1])], [plainCase('a', [1])]);
      expect(withBase(cleared)).toMatchObject({
        check: { outcome: 'undecided' },
        verdict: {
          suspicion: { trigger: 'all-cases', wanted: { look: 1, iterationsEach: 5 } },
        },
      });
    });
  });

  it.each<[string, FreshResults, string, string | undefined, object]>([
    [
      'upheld at once',
      fresh(both([5]), both([0, 5])),
      'failed',
      undefined,
      { outcome: 'confirmed', wanted: null, looks: [{ number: 1 }] },
    ],
    [
      'cleared at once',
      fresh(both([5]), both([5])),
      'passed',
      'not-confirmed',
      { outcome: 'not-confirmed', wanted: null, looks: [{ number: 1, pValue: 1 }] },
    ],
    [
      'looked at twice',
      fresh(both([5]), both([4, 1])),
      'undecided',
      'look-incomplete',
      { outcome: 'suspected', wanted: { look: 2, iterationsEach: 5 }, looks: [{ number: 1 }] },
    ],
    [
      'upheld at the second look',
      fresh(both([10]), both([6, 4])),
      'failed',
      undefined,
      { outcome: 'confirmed', wanted: null, looks: [{ number: 1 }, { number: 2 }] },
    ],
    [
      'left where some results did not come',
      fresh(both([5]), [modelCase('case 19', [3])]),
      'undecided',
      'look-incomplete',
      { outcome: 'suspected', wanted: { look: 1, iterationsEach: 5 }, looks: [] },
    ],
    [
      'cleared by the head alone',
      fresh(null, both([5])),
      'passed',
      'not-confirmed',
      { outcome: 'not-confirmed', looks: [{ baseline: null, confirmsAt: null }] },
    ],
    [
      'never upheld by the head alone',
      fresh(null, both([0, 5])),
      'undecided',
      'head-alone',
      { outcome: 'undecided', wanted: null },
    ],
  ])('is %s', (_, results, outcome, code, suspicion) => {
    // A look is at the first iterations in the order they were planned.
    const { verdict, check } = judged(spread(results));
    expect({ outcome: check.outcome, code: check.reason?.code }).toEqual({ outcome, code });
    expect(verdict.suspicion).toMatchObject(suspicion);
  });

  it('of one case alone is suspected, and never blocks by itself', () => {
    const stored = alike(100, [4, 1]);
    const head = stored.map((one, at) => (at === 0 ? modelCase('case 1', [0, 5]) : one));
    const whole = [modelCase('case 1', [5]), ...stored.slice(1)];
    const now = held(whole, head, { regression: { ...AUTO, minEffect: 0.02 } });
    expect(now.verdict.suspicion).toMatchObject({
      trigger: 'single-cases',
      suspects: [{ title: 'case 1' }],
    });
    const never = held(whole, head, { regression: { confirm: 'never', minEffect: 0.02 } });
    expect(never.check.outcome).toBe('passed');
    expect(never.verdict.comparison?.regressed.named).toMatchObject([
      { title: 'case 1', isCalled: true },
    ]);
  });

  it('has as many suspects as may be run again', () => {
    const { verdict } = judged(null, { regression: { maxConfirmIterations: 39 } });
    expect(verdict.suspicion?.suspects).toHaveLength(1);
    const none = judged(null, { regression: { maxConfirmIterations: 10 } });
    expect(none.check.outcome).toBe('undecided');
  });

  it('is not looked for where deterministic cases fail anyway', () => {
    const more = [...BROKEN, plainCase('a', [0, 1])];
    const { check } = held([...STORED, plainCase('a', [1])], more, { regression: AUTO });
    expect(check.outcome).toBe('failed');
  });
});

/** Failed iterations among those that passed, so that each look has its share of them. */
function spread({ baseline, head }: FreshResults): FreshResults {
  const mixed = head.cases.map((one) => {
    const order = one.iterations.toSorted((a, b) => (a.number % 5) - (b.number % 5));
    const iterations = order.map((iteration, at) => ({ ...iteration, number: at + 1 }));
    return { ...one, iterations };
  });
  return { baseline, head: { ...head, cases: mixed } };
}
