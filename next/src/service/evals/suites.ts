import { findCaseMisfits } from '../../api/case-rules.ts';
import type { ParsedBody, Reply } from '../../api/operation.ts';
import { pathText } from '../../api/validation.ts';
import { placeOfFile } from '../../report/place.ts';
import { bodyRefusal, notFound } from '../refusals.ts';
import type { Core, Handlers } from '../request.ts';
import { type Database, newId } from '../storage/database.ts';

/** Stores a suite and its cases. Refuses unknown servers and cases that cannot run. */
export async function createSuite(
  database: Database,
  projectId: string,
  { name, serverIds, tests }: ParsedBody<'createEvalSuite'>,
  createdAt: number,
): Promise<Reply<'createEvalSuite'>> {
  const servers = await findServers(database, projectId, serverIds);
  const names = servers.map((server) => server.name);
  const problems = findCaseMisfits(tests, names).map(({ test, step, data }) => {
    const path = pathText(['tests', test, 'steps', step]);
    return { place: placeOfFile('', path), data };
  });
  if (problems.length > 0) throw bodyRefusal(problems);
  const suiteId = newId('suite');
  const suite = {
    id: suiteId,
    projectId,
    name,
    serverIds: JSON.stringify(serverIds),
    createdAt,
    updatedAt: createdAt,
  };
  const cases = tests.map(({ title, runs = 1, steps }) => {
    return {
      id: newId('case'),
      suiteId,
      title,
      runs,
      definition: JSON.stringify({ steps }),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('suites').values(suite).execute();
    // One by one: SQLite bounds the number of values of a statement.
    for (const one of cases) await transaction.insertInto('testCases').values(one).execute();
  });
  return { suiteId, name };
}

export function suiteHandlers({ database, surroundings }: Core) {
  return {
    createEvalSuite: ({ project, body }) =>
      createSuite(database, project.id, body, surroundings.now()),
  } satisfies Partial<Handlers>;
}

/** Finds servers by id, in this order. Refuses unknown ids. */
export async function findServers(database: Database, projectId: string, ids: string[]) {
  const rows = await database
    .selectFrom('servers')
    .selectAll()
    .where('projectId', '=', projectId)
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw notFound('server', id);
    return row;
  });
}
