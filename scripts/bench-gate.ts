/** Prints how long the gate takes for 10,000 cases of 10 iterations here and in the baseline. */
import { FOUND } from '../__tests__/support/comparisons.ts';
import { caseOf, reportOf } from '../__tests__/support/reports.ts';
import { historyWith } from '../src/gate/comparison/history.ts';
import { gate } from '../src/gate/gate.ts';
import type { RunReport } from '../src/report/report.ts';

const CASES = 10_000;
const ROUNDS = 5;

/** One iteration of each `failing`-th case fails, and one result of the second case is missing. */
function reportWith(isSampled: boolean, failing: number): RunReport {
  const cases = Array.from({ length: CASES }, (_, at) => {
    const outcomes = at % failing === 0 ? 'pppppppppf' : at === 1 ? 'ppppppppp?' : 'pppppppppp';
    return caseOf(`case ${at}`, outcomes, { isSampled });
  });
  return reportOf(cases);
}

for (const isSampled of [true, false]) {
  const [baseline, report] = [reportWith(isSampled, 10), reportWith(isSampled, 9)];
  report.history = historyWith(report, baseline);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    const terms = { facts: null, now: 0, baseline: { facts: FOUND, report: baseline } };
    const { value, comparison } = gate(report, { policy: { regression: 'gate' }, ...terms });
    if (comparison?.compared !== CASES) throw new Error(`${value}: not all cases are compared`);
    return performance.now() - start;
  });
  const sorted = times.toSorted((one, other) => one - other);
  const kind = isSampled ? 'sampled' : 'deterministic';
  console.log(`gate of ${CASES} ${kind} cases: median ${sorted[2]?.toFixed(0)} ms`);
}
