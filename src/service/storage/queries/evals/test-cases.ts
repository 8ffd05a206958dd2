import type { Selectable } from 'kysely';
import { testCaseSchema } from '../../../../contract/cases/test-case.ts';
import { newId } from '../../identifiers.ts';
import type { TestCaseRecord } from '../../records.ts';
import type { TestCaseStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { insertAll } from '../statements/insert.ts';
import { readSlice } from '../statements/rows.ts';

/** Checked, since what is to be carried out may have been stored by another version. */
function readTestCase({
  suiteId,
  definition,
  ...row
}: Selectable<Tables['testCases']>): TestCaseRecord {
  return { ...row, definition: testCaseSchema.parse(JSON.parse(definition)) };
}

export function createTestCases(access: Access): TestCaseStore {
  const ofSuite = (suiteId: string) =>
    access.db.selectFrom('testCases').selectAll().where('suiteId', '=', suiteId);

  return {
    async find(suiteId, id) {
      const row = await ofSuite(suiteId).where('id', '=', id).executeTakeFirst();
      return row && readTestCase(row);
    },
    async ofSuite(suiteId) {
      return (await ofSuite(suiteId).orderBy('seq').execute()).map(readTestCase);
    },
    list: (suiteId, slice) => readSlice(ofSuite(suiteId), slice, readTestCase),
    async update(id, definition) {
      const { title } = definition;
      await access.db
        .updateTable('testCases')
        .set({ title, definition: JSON.stringify(definition), updatedAt: access.now() })
        .where('id', '=', id)
        .execute();
    },
    async remove(suiteId, id) {
      const { numDeletedRows } = await access.db
        .deleteFrom('testCases')
        .where('suiteId', '=', suiteId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    upsert: (suiteId, cases) =>
      access.transaction(async ({ db, lock }) => {
        if (cases.length === 0) return [];
        await lock('suites', suiteId);
        const updatedAt = access.now();
        const definitions = new Map(cases.map((one) => [one.title, JSON.stringify(one)]));
        const inSuite = db
          .selectFrom('testCases')
          .select(['id', 'title'])
          .where('suiteId', '=', suiteId)
          .orderBy('seq');
        const added = new Map(definitions);
        for (const before of await inSuite.select('definition').execute()) {
          const { id, title } = before;
          const definition = definitions.get(title);
          if (definition === undefined) continue;
          added.delete(title);
          if (definition === before.definition) continue;
          await db
            .updateTable('testCases')
            .set({ definition, updatedAt })
            .where('id', '=', id)
            .execute();
        }
        const rows = [...added].map(([title, definition]) => ({
          ...{ id: newId('testCase'), suiteId, title, definition },
          ...{ createdAt: updatedAt, updatedAt },
        }));
        await insertAll(db, 'testCases', rows);
        return (await inSuite.execute())
          .filter(({ title }) => definitions.has(title))
          .map(({ id, title }) => ({ id, name: title }));
      }),
  };
}
