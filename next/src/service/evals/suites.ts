import { type Step, type TestCase, testCase } from '../../api/cases.ts';
import type { ParsedBody, Reply } from '../../api/routes.ts';
import { pathText } from '../../api/validation.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { placeOfFile } from '../../report/place.ts';
import type { Problem } from '../../report/problem.ts';
import { Refusal, refuseBody } from '../refusal.ts';
import { type Database, newId } from '../storage/database.ts';

/** Stores a suite and its cases. Refuses unknown servers, also those that only steps name. */
export async function createSuite(
  database: Database,
  projectId: string,
  body: ParsedBody<'createEvalSuite'>,
): Promise<Reply<'createEvalSuite'>> {
  const { name, serverIds, tests } = body;
  const servers = await selectedServers(database, projectId, serverIds);
  const problems = tests.flatMap((test, at) =>
    serverProblems(
      test,
      at,
      servers.map((one) => one.name),
    ),
  );
  if (problems.length > 0) throw refuseBody(problems);
  const suite = {
    id: newId('st'),
    projectId,
    name,
    serverIds: JSON.stringify(serverIds),
    minimumPassRate: body.passCriteria?.minimumPassRate ?? 100,
    createdAt: Date.now(),
  };
  const cases = tests.map(({ title, runs = 1, steps }) => ({
    id: newId('tc'),
    suiteId: suite.id,
    title,
    runs,
    steps: JSON.stringify(steps),
  }));
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('suites').values(suite).execute();
    // One by one: SQLite bounds the number of values of a statement.
    for (const one of cases) await transaction.insertInto('testCases').values(one).execute();
  });
  const committed = cases.map(({ id, title }) => ({ id, name: title }));
  return { suiteId: suite.id, name, caseUpsert: { committed } };
}

/** The servers with these ids, in this order. Refuses unknown ids. */
export async function selectedServers(database: Database, projectId: string, ids: string[]) {
  const rows = await database
    .selectFrom('servers')
    .selectAll()
    .where('projectId', '=', projectId)
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new Refusal('NOT_FOUND', `There is no server ${id}.`);
    return row;
  });
}

/** Steps as they were stored. */
export function readSteps(stored: string): Step[] {
  return testCase.shape.steps.parse(JSON.parse(stored));
}

function serverProblems({ steps }: TestCase, test: number, known: string[]): Problem[] {
  return steps.flatMap((step, at) => {
    if (step.kind !== 'toolCall') return [];
    const path = pathText(['tests', test, 'steps', at, 'serverName']);
    const { serverName: name } = step;
    if (name === undefined) {
      return known.length === 1
        ? []
        : [problemAt(path, { code: 'ambiguous', what: 'server', known })];
    }
    const nearest = nearestName(name, known) ?? null;
    const isKnown = known.includes(name);
    return isKnown
      ? []
      : [problemAt(path, { code: 'not-found', what: 'server', name, nearest, known })];
  });
}

function problemAt(path: string, data: Problem['data']): Problem {
  return { place: placeOfFile('', path), data };
}
