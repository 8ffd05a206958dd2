/**
 * Judges a very large report against a baseline as large, and prints how many milliseconds that took.
 * Arguments: how many cases, and iterations of each.
 */
import { caseOf, runReport } from '../../../__tests__/support/render/sample-reports.ts';
import { gate } from '../../../src/gate/gate.ts';
import { pseudoRandom } from '../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import type { BaselineSearch } from '../../../src/model/baseline.ts';
import type { Policy } from '../../../src/model/policy.ts';
import type { RunReport } from '../../../src/model/run-report.ts';

/** All that can be asked of results and takes its time. */
const POLICY: Policy = {
  minPassRate: 0.8,
  passRateConfidence: 0.95,
  minPassRateByModel: { others: 0.8, named: new Map() },
  minCasePassRate: { others: 0.2, byCase: new Map(), byTag: new Map(), byModel: new Map() },
  regression: {
    ...{ mode: 'gate', confidence: 0.95, minEffect: 0.01 },
    ...{ confirm: 'auto', maxConfirmIterations: 400 },
  },
  budgets: {
    maxTotalTokens: { kind: 'relative', growth: 0.1 },
    maxP95LatencyMs: { kind: 'relative', growth: 0.1 },
    maxToolCalls: { kind: 'absolute', limit: 5 },
  },
};

const [CASES = 0, ITERATIONS = 0] = process.argv.slice(2).map(Number);

/** No two iterations take alike, as with models. */
function largeReport(seed: number): RunReport {
  const random = pseudoRandom(seed);
  const amount = (least: number) => Math.round(least * Math.exp(1.5 * random.uniform()));
  return runReport(
    Array.from({ length: CASES }, (_, index) => {
      const outcomes = Array.from({ length: ITERATIONS }, () =>
        random.uniform() < 0.9 ? ('passed' as const) : ('failed' as const),
      );
      const whole = caseOf(`case ${index}`, outcomes);
      const iterations = whole.iterations.map((one) => {
        const [input, output] = [amount(1_000), amount(100)];
        const tokens = { input, output, total: input + output };
        return { ...one, durationMs: amount(1_000), tokens };
      });
      return { ...whole, iterations, planned: ITERATIONS };
    }),
  );
}

const [head, baseline] = [largeReport(1), largeReport(2)];
const search: BaselineSearch = {
  outcome: 'found',
  baseline: {
    report: baseline,
    origin: {
      kind: 'file',
      ...{ commit: null, branch: null, isMergeBase: null, createdAtMs: null, address: null },
    },
  },
};
const begin = performance.now();
gate(head, POLICY, { baseline: search });
console.log(performance.now() - begin);
