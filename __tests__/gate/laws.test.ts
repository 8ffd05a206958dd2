import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '../../src/report/policy.ts';
import type { Baseline, Outcome, ReportCase, RunReport } from '../../src/report/report.ts';
import { FOUND } from '../support/comparisons.ts';
import { judge } from '../support/gate.ts';
import { caseOf, iterationWith, reportOf } from '../support/reports.ts';

const RUNS = { numRuns: 200, seed: 7 };
const result = fc.constantFrom<Outcome>('passed', 'passed', 'failed');
const value = fc.option(fc.nat(20), { freq: 8 });

/** A case of one model, or of none, of which results may be missing. */
const testCase = (title: string, outcome: fc.Arbitrary<Outcome>) =>
  fc
    .record({
      model: fc.constantFrom(null, 'p/a', 'p/b'),
      lost: fc.constantFrom(0, 0, 0, 1),
      given: fc.array(fc.tuple(outcome, value, value, value), { maxLength: 6 }),
    })
    .map(({ model, lost, given }): ReportCase => {
      const iterations = given.map(([own, total, toolCalls, durationMs], at) => {
        const tokens = model === null ? null : { input: total, output: 1, total };
        const members = { outcome: own, tokens, model, toolCalls, durationMs };
        return iterationWith({ id: `${title}${at}`, number: at + 1, ...members });
      });
      const planned = iterations.length + lost;
      const isSampled = model !== null;
      return caseOf(title, '', { isSampled, planned, iterations, tags: [title] });
    });

const reportWith = (outcome: fc.Arbitrary<Outcome>): fc.Arbitrary<RunReport> =>
  fc
    .tuple(fc.constantFrom('evals', 'results'), testCase('a', outcome), testCase('b', outcome))
    .map(([source, ...cases]) => reportOf(cases, { source }));

const history = caseOf('a', '').identity;
const baseline = fc.option(
  fc.tuple(reportWith(result), fc.boolean()).map(([report, isKnown]): Baseline => {
    report.history = [{ identity: history, definition: null, outcomes: 'pfpf' }];
    return { facts: FOUND, report, ...(isKnown ? { failedBefore: new Set<string>() } : {}) };
  }),
);

const rate = fc.constantFrom(0, 1, 30, 50, 75, 100);
const limit = fc.integer({ min: 1, max: 60 });
const policy: fc.Arbitrary<Policy> = fc.record(
  {
    'min-pass-rate': rate,
    'pass-rate-confidence': fc.constantFrom(50, 90),
    'min-pass-rate-by-model': fc.oneof(rate, fc.record({ 'p/a': rate })),
    'min-case-pass-rate': fc.oneof(
      rate,
      fc.record({ all: rate, tags: fc.record({ a: rate }), models: fc.record({ 'p/b': rate }) }),
      fc.record({ cases: fc.record({ a: rate }) }),
    ),
    'max-total-tokens': limit,
    'max-tool-calls': limit,
    'max-p95-latency-ms': limit,
    'max-cost': limit,
    prices: fc.constant({ 'p/a': { input: 1e6, output: 1e6 }, 'p/b': { input: 1e6, output: 0 } }),
    'expected-tests': fc.integer({ min: 1, max: 3 }),
    regression: fc.constantFrom('gate', 'inform', 'strict', 'statistical', 'off'),
    'on-missing-baseline': fc.constantFrom('not-applicable', 'incomplete'),
    quarantine: fc.constant([{ case: 'b', reason: 'r', owner: 'o', expires: '2026-01-02' }]),
  },
  { requiredKeys: [] },
);

test('without a pass, only `min-pass-rate: 0` passes', () => {
  const none = reportWith(fc.constantFrom<Outcome>('failed', 'incomplete', 'invalid'));
  const law = fc.property(none, policy, baseline, (report, terms, before) => {
    if (terms['min-pass-rate'] !== 0) expect(judge(report, terms, before).value).not.toBe('passed');
  });
  fc.assert(law, RUNS);
});

test('lost results turn no verdict into a pass', () => {
  const losses = fc.array(fc.constantFrom('keep', 'keep', 'remove', 'end'), { minLength: 12 });
  const given = fc.tuple(reportWith(result), policy, baseline, losses);
  const law = fc.property(given, ([report, terms, before, ways]) => {
    if (judge(report, terms, before).value === 'passed') return;
    const lossy = structuredClone(report);
    for (const [at, one] of lossy.cases.entries()) {
      const wayOf = (number: number) => ways[(6 * at + number) % ways.length];
      one.iterations = one.iterations.filter(({ number }) => wayOf(number) !== 'remove');
      for (const iteration of one.iterations) {
        if (wayOf(iteration.number) === 'end') iteration.outcome = 'incomplete';
      }
    }
    expect(judge(lossy, terms, before).value).not.toBe('passed');
  });
  fc.assert(law, RUNS);
});

test('checks decide the verdict, and say why they do not', () => {
  const law = fc.property(reportWith(result), policy, baseline, (report, terms, before) => {
    const { value: verdict, checks } = judge(report, terms, before);
    const gating = checks.filter(({ gates }) => gates).map(({ outcome }) => outcome);
    expect(verdict === 'failed').toBe(gating.includes('failed'));
    if (verdict === 'passed') {
      expect(gating).toContain('passed');
      expect(gating).not.toContain('undecided');
    }
    for (const { outcome, reason } of checks) {
      if (outcome === 'undecided') expect(reason).not.toBeNull();
      const isExcused = /^(?:known-flaky|still-failing)$/.test(reason?.code ?? '');
      if (outcome === 'passed' && !isExcused) expect(reason).toBeNull();
    }
  });
  fc.assert(law, RUNS);
});
