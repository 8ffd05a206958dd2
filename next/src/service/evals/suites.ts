import { findCaseMisfits } from '../../api/case-rules.ts';
import type { ParsedBody, Reply } from '../../api/routes.ts';
import { pathText } from '../../api/validation.ts';
import { placeOfFile } from '../../report/place.ts';
import { bodyRefusal, refusalOf } from '../refusals.ts';
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
  const suiteId = newId('st');
  const suite = { id: suiteId, projectId, name, serverIds: JSON.stringify(serverIds), createdAt };
  const cases = tests.map(({ title, runs = 1, steps }) => {
    return { id: newId('tc'), suiteId, title, runs, steps: JSON.stringify(steps) };
  });
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('suites').values(suite).execute();
    // One by one: SQLite bounds the number of values of a statement.
    for (const one of cases) await transaction.insertInto('testCases').values(one).execute();
  });
  return { suiteId, name };
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
    if (row === undefined)
      throw refusalOf('NOT_FOUND', { reason: 'unknown-id', what: 'server', id });
    return row;
  });
}
