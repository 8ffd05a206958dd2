import type { Suite, SuiteCase, SuiteDetail } from '../../contract/resources/suite.ts';
import { chooseModel } from '../evals/model-choice.ts';
import { DEFAULT_MINIMUM_PASS_RATE_PERCENT } from '../evals/run-criteria.ts';
import type { RunRecord, SuiteRecord, TestCaseRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

/** How many runs the trend of a suite goes back. */
const TREND_RUNS = 10;

/** A suite as a list shows it, with its latest run. Rates are fractions. */
export async function presentSuite(store: Pick<Store, 'runs'>, suite: SuiteRecord): Promise<Suite> {
  const { id, name, projectId, createdAt, updatedAt } = suite;
  const { items: newestFirst } = await store.runs.ofSuite(id, { after: null, limit: TREND_RUNS });
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
    totals: await store.runs.totals(id),
    passRateTrend: newestFirst
      .map(finishedPassRate)
      .filter((rate) => rate !== null)
      .reverse(),
  };
}

/** What the providers use where a request gives no temperature, which this service then does. */
const PROVIDERS_TEMPERATURE = 1;

/**
 * One suite. Every member has its documented type, since clients check it (wire reference, 6.9):
 * what this service does not know of a suite is what it would do without.
 */
export async function presentSuiteDetail(
  store: Pick<Store, 'servers'>,
  suite: SuiteRecord,
): Promise<SuiteDetail> {
  const { id, name, description, projectId, model, createdAt, updatedAt } = suite;
  const systemPrompt = '';
  const temperature = PROVIDERS_TEMPERATURE;
  const servers = await store.servers.ofSuite(id);
  return {
    id,
    name,
    description,
    projectId,
    environment: { servers: servers.map((server) => server.name) },
    executionConfig: model === null ? null : { model, systemPrompt, temperature },
    hosts: [],
    environmentIds: [],
    settings: {
      minimumAccuracy: suite.minimumPassRatePercent ?? DEFAULT_MINIMUM_PASS_RATE_PERCENT,
      minimumIterations: 1,
      matchOptions: {},
      checks: [],
      judge: {},
    },
    schedule: { enabled: false, intervalMinutes: null },
    createdAt,
    updatedAt,
  };
}

/** A case as it is stored, with the model that its suite gives it. */
export function presentCase(suite: SuiteRecord, stored: TestCaseRecord): SuiteCase {
  const { id, title, definition, createdAt, updatedAt } = stored;
  const { steps, runs, isNegativeTest, expectedOutput, scenario, matchOptions, predicates } =
    definition;
  const { model, provider } = chooseModel(definition, suite);
  return {
    id,
    title,
    steps,
    iterations: runs ?? 1,
    isNegative: isNegativeTest ?? false,
    models: model === null ? [] : [{ model, ...(provider !== null && { provider }) }],
    createdAt,
    updatedAt,
    ...(expectedOutput !== undefined && { expectedOutput }),
    ...(scenario !== undefined && { scenario }),
    ...(matchOptions !== undefined && { matchOptions }),
    ...(predicates !== undefined && { checks: predicates.list }),
  };
}

/** Passed of the finished iterations; null where none has finished. */
function finishedPassRate({ passedIterations, failedIterations }: RunRecord): number | null {
  const finished = passedIterations + failedIterations;
  return finished === 0 ? null : passedIterations / finished;
}
