import { randomUUID } from 'node:crypto';
import type { TestCase } from '../../api/cases/cases.ts';
import type { ParsedBody } from '../../api/operation.ts';
import { listPage } from '../http/pages.ts';
import type { Core, Handlers } from '../request.ts';
import type { Database, Queries } from '../storage/database.ts';
import { findRow, saveRow, touchProject } from '../storage/rows.ts';
import { findServers, refuseMisfits, type SavedServer } from './checks.ts';
import { passRateOf } from './outcome.ts';

/** Runs of the trend. */
const TREND = 10;

/** Suites and their cases. */
export function suiteHandlers(core: Core) {
  const { database, surroundings } = core;
  return {
    createEvalSuite: async ({ project, body }) => {
      const { name, tests, serverIds } = body;
      const servers = await findServers(database, project.id, serverIds);
      refuseMisfits(tests, servers, null);
      const now = surroundings.now();
      return database.transaction().execute(async (queries) => {
        const suiteId = await insertSuite(queries, project.id, body, now);
        const cases = await saveCases(queries, suiteId, tests, now);
        await touchProject(queries, project.id, now);
        return { suiteId, name, ...committed(servers, cases) };
      });
    },
    listEvalSuites: (request) => {
      const rows = database.selectFrom('suites').where('projectId', '=', request.project.id);
      return listPage(request, rows.selectAll(), async (row) => {
        const { id, name, projectId, passed, failed, runs, createdAt, updatedAt } = row;
        const totals = { passed, failed, runs };
        const latest = await latestRuns(database, id);
        return { id, name, projectId, totals, ...latest, createdAt, updatedAt };
      });
    },
    getEvalSuite: async ({ project, parameters }) => {
      const suite = await findRow(database, 'suites', project.id, parameters.suiteId);
      const { id, name, description, projectId, model, minimumPassRate } = suite;
      const servers = await findServers(database, projectId, JSON.parse(suite.serverIds));
      return {
        id,
        name,
        description: description ?? '',
        projectId,
        environment: { servers: servers.map((one) => one.name) },
        executionConfig: model === null ? null : { model, systemPrompt: '' },
        settings: {
          minimumAccuracy: minimumPassRate ?? 100,
          minimumIterations: 1,
          matchOptions: {},
          checks: [],
          judge: {},
        },
        // This service has neither.
        hosts: [],
        schedule: { enabled: false, intervalMinutes: null },
        createdAt: suite.createdAt,
        updatedAt: suite.updatedAt,
      };
    },
    listCases: async (request) => {
      const { project, parameters } = request;
      const suite = await findRow(database, 'suites', project.id, parameters.suiteId);
      const rows = database.selectFrom('testCases').where('suiteId', '=', suite.id);
      return listPage(request, rows.selectAll(), (row) => {
        const { id, title, createdAt, updatedAt } = row;
        const test: TestCase = JSON.parse(row.definition);
        const { steps, model, provider = null, runs: iterations = 1 } = test;
        const { isNegativeTest: isNegative = false } = test;
        const models = model === undefined ? [] : [{ model, provider }];
        return { id, title, steps, iterations, isNegative, models, createdAt, updatedAt };
      });
    },
  } satisfies Partial<Handlers>;
}

type NewSuite = Omit<ParsedBody<'createEvalSuite'>, 'tests'>;

/** Stores a suite without cases. Resolves to its id. */
export async function insertSuite(
  queries: Queries,
  projectId: string,
  { name, description, serverIds, model, provider, passCriteria }: NewSuite,
  now: number,
): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    projectId,
    name,
    description: description ?? null,
    serverIds: JSON.stringify(serverIds),
    model: model ?? null,
    provider: provider ?? null,
    minimumPassRate: passCriteria?.minimumPassRate ?? null,
    createdAt: now,
    updatedAt: now,
  };
  await queries.insertInto('suites').values(row).execute();
  return id;
}

/** The number of the next run of a suite: 1 for the first. */
export async function nextRunNumber(queries: Queries, suiteId: string): Promise<number> {
  const { last } = await queries
    .selectFrom('runs')
    .select(({ fn }) => fn.max<number | null>('runNumber').as('last'))
    .where('suiteId', '=', suiteId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export interface SavedCase {
  id: string;
  test: TestCase;
}

/**
 * Stores cases by their titles: a known title keeps its id, and an equal case its time. Resolves to
 * the cases as they are stored.
 */
export async function saveCases(
  queries: Queries,
  suiteId: string,
  tests: readonly TestCase[],
  now: number,
): Promise<SavedCase[]> {
  const saved: SavedCase[] = [];
  for (const test of tests) {
    const row = { suiteId, title: test.title, definition: JSON.stringify(test) };
    saved.push({ id: await saveRow(queries, 'testCases', row, now), test });
  }
  return saved;
}

/** How replies name the servers and cases of what was created. */
export const committed = (servers: readonly SavedServer[], cases: readonly SavedCase[]) => ({
  servers: servers.map(({ id, name }) => ({ id, name })),
  caseUpsert: { committed: cases.map(({ id, test }) => ({ id, name: test.title })), failed: [] },
});

async function latestRuns(database: Database, suiteId: string) {
  const runs = await database
    .selectFrom('runs')
    .select(['id', 'status', 'passed', 'failed', 'createdAt'])
    .where('suiteId', '=', suiteId)
    .orderBy('runNumber', 'desc')
    .limit(TREND)
    .execute();
  const rated = runs.map((run) => ({ ...run, passRate: passRateOf(run.passed, run.failed) }));
  const trend = rated.flatMap(({ passRate }) => (passRate === null ? [] : [passRate]));
  return { latestRun: rated[0] ?? null, passRateTrend: trend.reverse() };
}
