import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gate } from '../../src/gate/gate.ts';
import { countReport } from '../../src/model/counts.ts';
import type {
  CaseReport,
  IterationReport,
  Outcome,
  Problem,
  RunReport,
} from '../../src/model/run-report.ts';
import { samples } from '../support/effort.ts';
import { caseOf, iteration, runFacts, runReport } from '../support/render/sample-reports.ts';

const outcome = fc.constantFrom<Outcome>('passed', 'failed', 'error', 'skipped', 'unfinished');
const problem: fc.Arbitrary<Problem> = fc.oneof(
  fc.record<Problem>({
    kind: fc.constantFrom('execution', 'timeout', 'network', 'quota', 'evidence', 'damaged-file'),
    message: fc.string(),
  }),
  fc.record<Problem>({
    kind: fc.constant('evidence'),
    message: fc.string(),
    isShortfall: fc.constant(true),
  }),
);
const number = fc.option(fc.nat(12));

/** A case in which iterations may be missing, or there twice. */
const testCase = (title: string) =>
  fc
    .record({
      outcomes: fc.array(outcome, { maxLength: 6 }),
      planned: fc.option(fc.nat(7), { nil: undefined }),
      repeat: fc.constantFrom('none', 'none', 'none', 'id', 'number'),
    })
    .map(({ outcomes, planned, repeat }): CaseReport => {
      const whole = caseOf(title, outcomes);
      const [first, second, ...rest] = whole.iterations;
      const iterations =
        first === undefined || second === undefined || repeat === 'none'
          ? whole.iterations
          : [first, { ...second, [repeat]: first[repeat] }, ...rest];
      return { ...whole, iterations, ...(planned === undefined ? {} : { planned }) };
    });

const report: fc.Arbitrary<RunReport> = fc
  .record({
    source: fc.constantFrom('run' as const, 'ingest' as const),
    cases: fc.tuple(testCase('one'), testCase('other')),
    status: fc.constantFrom('completed', 'failed', 'cancelled', 'timed_out', 'odd'),
    result: fc.constantFrom('passed' as const, 'failed' as const, null),
    declared: fc.option(fc.record({ total: number, passed: number, failed: number })),
    criterion: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    foreignCases: fc.option(fc.constant<string[]>(['theirs']), { nil: undefined }),
    problems: fc.array(problem, { maxLength: 2 }),
  })
  .map(({ source, cases, problems, criterion, foreignCases, ...facts }) =>
    runReport(cases, {
      source,
      problems,
      run:
        source === 'run'
          ? {
              ...runFacts(facts),
              ...(criterion === undefined ? {} : { criterion }),
              ...(foreignCases === undefined ? {} : { foreignCases }),
            }
          : null,
    }),
  );

/** The same run, read in full, with all that was missing of it failed. */
function withMissingFailed(given: RunReport): RunReport {
  const cases = given.cases.map((whole): CaseReport => {
    const ended = whole.iterations.map((one): IterationReport => {
      return one.outcome === 'unfinished' ? { ...one, outcome: 'failed' } : one;
    });
    const counted = ended.filter(({ outcome: how }) => how !== 'skipped').length;
    return {
      ...whole,
      iterations: [...ended, ...failed(whole.title, (whole.planned ?? 0) - counted)],
    };
  });
  const total = countReport({ cases }).total;
  const unread = failed('unread', (given.run?.declared?.total ?? 0) - total);
  return {
    ...given,
    problems: [],
    run: given.run && { ...given.run, declared: null },
    cases:
      unread.length === 0 ? cases : [...cases, { ...caseOf('unread', []), iterations: unread }],
  };
}

function failed(title: string, count: number): IterationReport[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    iteration({ id: `${title} missing ${index}`, outcome: 'failed', number: 100 + index }),
  );
}

const minPassRate = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));

describe('whatever the report', () => {
  it('passes only on evidence that is whole, or of which it is known how much is missing', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        const verdict = gate(given, { minPassRate: wanted });
        if (verdict.value !== 'passed') return;
        const outcomes = given.cases.flatMap(({ iterations }) => iterations.map((i) => i.outcome));
        expect(outcomes.filter((o) => o !== 'skipped').length).toBeGreaterThan(0);
        expect(given.problems.every(({ isShortfall }) => isShortfall)).toBe(true);
        expect(given.run?.status ?? 'completed').toBe('completed');
        const gating = verdict.checks.filter(({ gates }) => gates);
        expect(gating.every((check) => check.outcome === 'passed')).toBe(true);
      }),
      samples({ ci: 2_000, soak: 200_000 }),
    );
  });

  it('says the same of what passed had all that is missing failed', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        if (gate(given, { minPassRate: wanted }).value !== 'passed') return;
        const atWorst = gate(withMissingFailed(given), { minPassRate: wanted });
        expect(atWorst.value).toBe('passed');
        const reasons = atWorst.checks.map(({ gates, reason }) => (gates ? reason : undefined));
        expect(reasons).not.toContainEqual(expect.anything());
      }),
      samples({ ci: 5_000, soak: 200_000 }),
    );
  });

  it('never passes a run that contradicts itself, or falls short by what could turn it', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        if (given.source !== 'run' || gate(given, { minPassRate: wanted }).value !== 'passed')
          return;
        const { criterion, foreignCases, result } = given.run ?? {};
        for (const { iterations, planned = 0 } of given.cases) {
          const counted = iterations.filter((i) => i.outcome !== 'skipped').length;
          if (wanted === null && criterion === undefined && !foreignCases)
            expect(counted).toBeGreaterThanOrEqual(planned);
          expect(new Set(iterations.map(({ id }) => id)).size).toBe(iterations.length);
          // A case may run on several hosts, which number alike: then each number repeats as often.
          const repeats = Map.groupBy(iterations, (i) => i.number);
          const often = new Set([...repeats.values()].map(({ length }) => length));
          expect(often.size).toBeLessThanOrEqual(1);
          if (iterations.length > 0 && !often.has(1))
            expect(repeats.size).toBeGreaterThanOrEqual(planned);
        }
        const counted = withMissingFailed(given)
          .cases.flatMap(({ iterations }) => iterations)
          .filter((i) => i.outcome !== 'skipped');
        const passed = counted.filter((i) => i.outcome === 'passed').length;
        const least = wanted ?? criterion ?? (foreignCases ? 1 : null);
        if (least === null) expect(passed).toBeGreaterThan(0);
        else expect(passed / counted.length).toBeGreaterThanOrEqual(least - 1e-6);
        if (wanted === null && foreignCases === undefined) expect(result).toBe('passed');
      }),
      samples({ ci: 5_000, soak: 200_000 }),
    );
  });

  it('lets the result of a run decide nothing where others than its own cases ran', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        if (!given.run?.foreignCases) return;
        const judge = (result: 'passed' | 'failed' | null) =>
          gate({ ...given, run: given.run && { ...given.run, result } }, { minPassRate: wanted })
            .value;
        expect(judge('passed')).toBe(judge('failed'));
        expect(judge('passed')).toBe(judge(null));
      }),
      samples({ ci: 2_000, soak: 200_000 }),
    );
  });

  it('fails only where something failed, in a run that completed', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        if (gate(given, { minPassRate: wanted }).value !== 'failed') return;
        const outcomes = given.cases.flatMap(({ iterations }) => iterations.map((i) => i.outcome));
        const judged = given.run?.result === 'failed';
        expect(judged || outcomes.some((o) => o === 'failed' || o === 'error')).toBe(true);
        expect(given.run?.status ?? 'completed').toBe('completed');
      }),
      samples({ ci: 2_000, soak: 200_000 }),
    );
  });

  it('gives every undecided check a reason', () => {
    fc.assert(
      fc.property(report, minPassRate, (given, wanted) => {
        for (const check of gate(given, { minPassRate: wanted }).checks) {
          if (check.outcome === 'undecided') expect(check.reason).toBeDefined();
          if (check.outcome === 'failed') expect(check.reason).toBeUndefined();
        }
      }),
      samples({ ci: 2_000, soak: 200_000 }),
    );
  });
});
