import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gate } from '../../src/gate/gate.ts';
import type { Policy } from '../../src/model/policy.ts';
import type {
  CaseReport,
  IterationReport,
  Outcome,
  RunReport,
} from '../../src/model/run-report.ts';
import { samples } from '../support/effort.ts';
import { caseOf, iteration, runFacts, runReport } from '../support/render/sample-reports.ts';

const figure = fc.nat(50);
const someIteration = fc.record({
  outcome: fc.constantFrom<Outcome>('passed', 'passed', 'passed', 'failed', 'error', 'skipped'),
  total: fc.option(figure, { freq: 8 }),
  durationMs: fc.option(figure, { freq: 8 }),
  calls: fc.nat(3),
});
type Drawn = typeof someIteration extends fc.Arbitrary<infer Value> ? Value : never;

function caseOfDrawn(title: string, drawn: readonly Drawn[]): CaseReport {
  const iterations = drawn.map(({ outcome, total, durationMs, calls }, index) =>
    iteration({
      ...{ id: `${title} ${index}`, number: index + 1, outcome, durationMs },
      ...{ model: 'm', provider: 'p', tokens: { input: total, output: 0, total } },
      actualToolCalls: Array.from({ length: calls }, () => ({ toolName: 't', arguments: {} })),
    }),
  );
  const planned = drawn.filter(({ outcome }) => outcome !== 'skipped').length;
  return { ...caseOf(title, []), iterations, planned, tags: [title] };
}

/** A run of up to three cases that was read in full, of which the service declares the counts. */
const wholeReport: fc.Arbitrary<RunReport> = fc
  .array(fc.array(someIteration, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })
  .map((cases) => runReport(cases.map((drawn, index) => caseOfDrawn('abc'.charAt(index), drawn))))
  .map((report) => {
    const outcomes = report.cases
      .flatMap(({ iterations }) => iterations)
      .map(({ outcome }) => outcome)
      .filter((outcome) => outcome !== 'skipped');
    const passed = outcomes.filter((outcome) => outcome === 'passed').length;
    const total = outcomes.length;
    const declared = { total, passed, failed: total - passed };
    const result = passed === total ? ('passed' as const) : ('failed' as const);
    return { ...report, run: { ...runFacts({ result }), declared } };
  });

const rate = fc.constantFrom(0, 0.3, 0.5, 0.8, 1);
const rates = fc.record({
  others: fc.option(rate),
  byCase: fc.dictionary(fc.constantFrom('a', 'b'), rate).map(asMap),
  byTag: fc.dictionary(fc.constantFrom('b', 'c'), rate).map(asMap),
  byModel: fc.dictionary(fc.constant('p/m'), rate).map(asMap),
});
function asMap<Value>(record: Record<string, Value>): Map<string, Value> {
  return new Map(Object.entries(record));
}
const limit = (most: number) =>
  fc.nat(most).map((value) => ({ kind: 'absolute' as const, limit: value }));

const policy: fc.Arbitrary<Policy> = fc.record(
  {
    minPassRate: fc.option(rate),
    passRateConfidence: fc.constantFrom(0.5, 0.8, 0.95),
    inference: fc.constantFrom('these-cases' as const, 'unseen-cases' as const),
    minCasePassRate: rates,
    budgets: fc.record(
      {
        maxTotalTokens: limit(200),
        maxToolCalls: limit(3),
        maxP95LatencyMs: limit(50),
        maxCost: limit(200),
        prices: fc.constantFrom(new Map([['p/m', { input: 1e6, output: 1 }]]), new Map()),
      },
      { requiredKeys: [] },
    ),
    quarantine: fc.constantFrom(
      [],
      [{ case: 'a', reason: 'r', owner: 'o', expiresAtMs: Number.MAX_SAFE_INTEGER }],
    ),
  },
  { requiredKeys: ['minPassRate'] },
);

/** The same with one of its iterations changed, or none where it has none left. */
function withIterations(
  report: RunReport,
  pick: number,
  change: (iterations: IterationReport[], index: number) => IterationReport[],
): RunReport {
  const places = report.cases.flatMap(({ iterations }, at) =>
    iterations.flatMap(({ outcome }, index) => (outcome === 'skipped' ? [] : [{ at, index }])),
  );
  const place = places[pick % Math.max(1, places.length)];
  return {
    ...report,
    cases: report.cases.map((one, at) =>
      at === place?.at ? { ...one, iterations: change(one.iterations, place.index) } : one,
    ),
  };
}

describe('whatever is asked', () => {
  const judge = (report: RunReport, asked: Policy) => gate(report, asked, { nowMs: 0 });

  it('does not pass for a result that is taken away of those that were planned', () => {
    fc.assert(
      fc.property(wholeReport, policy, fc.nat(), (whole, asked, pick) => {
        const short = withIterations(whole, pick, (all, index) => all.toSpliced(index, 1));
        if (judge(whole, asked).value !== 'passed') {
          expect(judge(short, asked).value).not.toBe('passed');
        }
      }),
      samples({ ci: 3_000, soak: 300_000 }),
    );
  });

  it('does not pass for a metric that is taken away', () => {
    const NOTHING = { input: null, output: null, total: null };
    const losses: Partial<IterationReport>[] = [{ tokens: NOTHING }, { durationMs: null }];
    fc.assert(
      fc.property(
        wholeReport,
        policy,
        fc.nat(),
        fc.constantFrom(...losses),
        (whole, asked, pick, loss) => {
          const less = withIterations(whole, pick, (all, index) =>
            all.map((one, at) => (at === index ? { ...one, ...loss } : one)),
          );
          if (judge(whole, asked).value !== 'passed') {
            expect(judge(less, asked).value).not.toBe('passed');
          }
        },
      ),
      samples({ ci: 3_000, soak: 300_000 }),
    );
  });

  it('does not fail for what is not known, and would not fail were it known to be good', () => {
    fc.assert(
      fc.property(wholeReport, policy, fc.nat(), (whole, asked, pick) => {
        if (judge(whole, asked).value !== 'passed') return;
        const short = withIterations(whole, pick, (all, index) => all.toSpliced(index, 1));
        expect(judge(short, asked).value).not.toBe('failed');
      }),
      samples({ ci: 3_000, soak: 300_000 }),
    );
  });

  it('gives every undecided check a reason', () => {
    fc.assert(
      fc.property(wholeReport, policy, fc.nat(), (whole, asked, pick) => {
        const short = withIterations(whole, pick, (all, index) => all.toSpliced(index, 1));
        for (const { outcome, reason } of judge(short, asked).checks) {
          if (outcome === 'undecided') expect(reason).toBeDefined();
        }
      }),
      samples({ ci: 1_000, soak: 100_000 }),
    );
  });

  it('lets nothing that only informs decide', () => {
    fc.assert(
      fc.property(wholeReport, policy, (whole, asked) => {
        const { value, checks } = judge(whole, asked);
        const deciding = checks.filter(({ gates }) => gates);
        const outcomes = new Set(deciding.map(({ outcome }) => outcome));
        expect(value === 'failed').toBe(outcomes.has('failed'));
        const replaced = asked.minPassRate !== null || asked.minCasePassRate !== undefined;
        expect(checks.find(({ id }) => id === 'run-result')?.gates).toBe(!replaced);
      }),
      samples({ ci: 1_000, soak: 100_000 }),
    );
  });
});
