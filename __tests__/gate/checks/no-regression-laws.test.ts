import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RegressionMode } from '../../../src/model/policy.ts';
import type { CaseReport, IterationReport } from '../../../src/model/run-report.ts';
import { samples } from '../../support/effort.ts';
import { type Asked, held, modelCase, ORIGIN, plainCase } from '../../support/gate/two-reports.ts';
import { runReport } from '../../support/render/sample-reports.ts';

interface Sides {
  baseline: CaseReport[];
  head: CaseReport[];
}

/** Cases of both kinds of which some pass, and all that was planned ended. */
const sides: fc.Arbitrary<Sides> = fc
  .array(
    fc.record({
      make: fc.constantFrom(plainCase, modelCase),
      baseline: fc.tuple(fc.nat(5), fc.constantFrom(0, 0, 1, 3)),
      head: fc.tuple(fc.nat(5), fc.constantFrom(0, 0, 1, 4)),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((cases) => {
    const side = (of: 'baseline' | 'head') =>
      cases.map(({ make, ...one }, index) =>
        make(`case ${index}`, one[of], { planned: one[of][0] + one[of][1] }),
      );
    return { baseline: side('baseline'), head: side('head') };
  });

const asked: fc.Arbitrary<Asked> = fc.record({
  mode: fc.constantFrom<RegressionMode>('gate', 'gate', 'strict', 'statistical'),
  regression: fc.record({
    confidence: fc.constantFrom(0.9, 0.95),
    minEffect: fc.constantFrom(0.01, 0.2),
    confirm: fc.constantFrom('auto' as const, 'never' as const),
  }),
  policy: fc.record({
    inference: fc.constantFrom('these-cases' as const, 'unseen-cases' as const),
  }),
});

/** What may be lost of a head on its way; each number picks which. */
type Loss = (head: readonly CaseReport[], pick: number) => CaseReport[];

const change =
  (what: (one: CaseReport, pick: number) => CaseReport): Loss =>
  (head, pick) =>
    head.map((one, index) => (index === pick % head.length ? what(one, pick) : one));

const withIterations = (to: (one: IterationReport) => IterationReport) => (one: CaseReport) => ({
  ...one,
  iterations: one.iterations.map(to),
});

const LOSSES: readonly [[string, Loss], ...[string, Loss][]] = [
  [
    'the result of an iteration',
    change((one, pick) => {
      const at = pick % Math.max(1, one.iterations.length);
      return { ...one, iterations: one.iterations.filter((_, index) => index !== at) };
    }),
  ],
  [
    'how an iteration ended',
    change((one, pick) => {
      const at = pick % Math.max(1, one.iterations.length);
      const iterations = one.iterations.map((iteration, index) =>
        index === at ? { ...iteration, outcome: 'unfinished' as const } : iteration,
      );
      return { ...one, iterations };
    }),
  ],
  ['all results of a case', change((one) => ({ ...one, iterations: [] }))],
  [
    'token counts',
    change(
      withIterations((one) => ({ ...one, tokens: { input: null, output: null, total: null } })),
    ),
  ],
  [
    'the name of a model',
    change(withIterations((one) => ({ ...one, model: null, provider: null }))),
  ],
  ['durations', change(withIterations((one) => ({ ...one, durationMs: null })))],
];

describe('a comparison with a baseline', () => {
  it.each(LOSSES)('never becomes a pass by the loss of %s', (_, lose) => {
    fc.assert(
      fc.property(
        sides,
        asked,
        fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }),
        ({ baseline, head }, policy, picks) => {
          const whole = held(baseline, head, policy).check;
          const rest = picks.reduce((left, pick) => lose(left, pick), head);
          const { check } = held(baseline, rest, policy);
          if (check.outcome === 'passed') expect(whole.outcome).toBe('passed');
          if (check.outcome === 'failed') expect(whole.outcome).toBe('failed');
        },
      ),
      samples({ ci: 500, soak: 100_000 }),
    );
  });

  it('never becomes a pass by the loss of a case of which the run tells that it was there', () => {
    fc.assert(
      fc.property(sides, asked, fc.nat(99), ({ baseline, head }, policy, pick) => {
        const total = head.reduce((sum, { planned = 0 }) => sum + planned, 0);
        const report = (cases: CaseReport[]) => {
          const { run, ...rest } = runReport(cases);
          return {
            ...rest,
            run: run && { ...run, declared: { total, passed: null, failed: null } },
          };
        };
        const lost = head[pick % head.length];
        const rest = head.filter((one) => one !== lost);
        if (
          lost?.iterations.length === 0 ||
          held(baseline, report(rest), policy).check.outcome !== 'passed'
        )
          return;
        expect(held(baseline, report(head), policy).check.outcome).toBe('passed');
      }),
      samples({ ci: 500, soak: 100_000 }),
    );
  });

  it.each([
    ['head', 1e-9],
    // What is missing of a baseline is taken to be alike in all cases, which it need not be.
    ['baseline', 0.01],
  ] as const)(
    'never tells of a smaller drop for iterations that are lost of the %s',
    (of, slack) => {
      const drop = ({ baseline, head }: Sides) =>
        held(baseline, head, { mode: 'statistical' }).verdict.comparison?.smallestDrop ?? 1;
      const [[, lose]] = LOSSES;
      fc.assert(
        fc.property(sides, fc.array(fc.nat(99), { minLength: 1, maxLength: 4 }), (both, picks) => {
          const rest = picks.reduce((left, pick) => lose(left, pick), both[of]);
          // A case of which a side has nothing is not compared.
          const isCompared = rest.every(
            ({ iterations }, at) => iterations.length > 0 || both[of][at]?.iterations.length === 0,
          );
          if (!isCompared && of === 'baseline') return;
          expect(drop({ ...both, [of]: rest })).toBeGreaterThanOrEqual(drop(both) - slack);
        }),
        samples({ ci: 300, soak: 50_000 }),
      );
    },
  );

  it('sees no regression where both sides are the same, and none that only one of two sides has', () => {
    fc.assert(
      fc.property(sides, asked, ({ baseline, head }, policy) => {
        expect(held(baseline, baseline, policy).check.outcome).not.toBe('failed');
        const outcomes = [held(baseline, head, policy), held(head, baseline, policy)];
        if (policy.mode !== 'statistical') return;
        expect(outcomes.filter(({ check }) => check.outcome === 'failed').length).toBeLessThan(2);
      }),
      samples({ ci: 500, soak: 20_000 }),
    );
  });

  it('is the same whenever it is made', () => {
    fc.assert(
      fc.property(sides, asked, ({ baseline, head }, policy) => {
        const once = () =>
          JSON.stringify(held(baseline, head, { ...policy, origin: ORIGIN }).verdict);
        expect(once()).toBe(once());
      }),
      samples({ ci: 100, soak: 2_000 }),
    );
  });
});
