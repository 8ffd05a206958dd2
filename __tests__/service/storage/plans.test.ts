/** No request reads a whole table: the plan of each of its statements uses an index. */
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from '@jest/globals';
import { createStatements } from '../../../src/service/storage/schema.ts';
import { localServer, serviceWith } from '../../support/service.ts';

const statements = new Set<string>();
const { prepare } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (sql, ...rest) {
  statements.add(sql);
  return prepare.call(this, sql, ...rest);
};
const service = await serviceWith([localServer('calculator')]);
afterAll(() => {
  DatabaseSync.prototype.prepare = prepare;
});

test('each statement uses an index', async () => {
  statements.clear();
  const get = async (path: string) => (await service.send(`${service.project}${path}`)).body;
  const step = { id: 'a', kind: 'toolCall', toolName: 'get-sum', arguments: { a: 1, b: 2 } };
  const tests = [{ title: 't', steps: [step] }];
  const serverIds = (await get('/servers?limit=1')).items.map(({ id }: { id: string }) => id);
  const body = { suiteName: 's', serverIds, tests, idempotencyKey: 'k' };
  const { runId, suiteId } = (await service.send(`${service.project}/eval-runs`, body)).body;
  const items = await service.iterationsOf(runId);
  await get(`/eval-runs/${runId}/iterations/${items[0].id}/trace`);
  for (const path of ['', '/runs', '/cases']) await get(`/eval-suites/${suiteId}${path}`);
  for (const path of ['/eval-suites', '/hosts']) await get(path);

  const database = new DatabaseSync(':memory:');
  for (const statement of createStatements()) database.exec(statement);
  const slow = [...statements].flatMap((sql) => {
    if (!/^\s*(?:select|update|delete|with)/i.test(sql)) return [];
    const plan = prepare.call(database, `EXPLAIN QUERY PLAN ${sql}`).all();
    const details = plan.map(({ detail }) => String(detail));
    return details
      .filter((detail) => /^SCAN|TEMP B-TREE/.test(detail))
      .map((detail) => [detail, sql]);
  });
  database.close();
  expect(statements.size).toBeGreaterThan(25);
  expect(slow).toEqual([]);
});
