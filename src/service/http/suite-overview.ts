import type { Suite } from '../../contract/suite.ts';
import type { RunRecord } from '../store/runs.ts';
import type { Store } from '../store/store.ts';
import type { SuiteRecord } from '../store/suites.ts';

/** How many runs the trend of a suite goes back. */
const TREND_RUNS = 10;

/** A suite as a list shows it, with its latest run. Rates are fractions. */
export function presentSuite(store: Pick<Store, 'runs'>, suite: SuiteRecord): Suite {
  const { id, name, projectId, createdAt, updatedAt } = suite;
  const { items: newestFirst } = store.runs.ofSuite(id, { after: null, limit: TREND_RUNS });
  const [latest] = newestFirst;
  return {
    id,
    name,
    projectId,
    createdAt,
    updatedAt,
    latestRun:
      latest === undefined
        ? null
        : {
            id: latest.id,
            status: latest.status,
            passRate: finishedPassRate(latest),
            passed: latest.passedIterations,
            failed: latest.failedIterations,
            createdAt: latest.createdAt,
          },
    totals: store.runs.totals(id),
    passRateTrend: newestFirst
      .map(finishedPassRate)
      .filter((rate) => rate !== null)
      .reverse(),
  };
}

/** Passed of the finished iterations; null where none has finished. */
function finishedPassRate({ passedIterations, failedIterations }: RunRecord): number | null {
  const finished = passedIterations + failedIterations;
  return finished === 0 ? null : passedIterations / finished;
}
