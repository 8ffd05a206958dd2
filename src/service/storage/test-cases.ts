import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type TestCase, testCaseSchema } from '../../contract/cases/test-case.ts';
import { newId } from './identifiers.ts';
import {
  cutSlice,
  jsonColumn,
  prepareCommand,
  prepareQuery,
  type Slice,
  type SliceResult,
} from './query.ts';

const testCaseRow = z.object({
  seq: z.number(),
  id: z.string(),
  title: z.string(),
  definition: jsonColumn(testCaseSchema),
  createdAt: z.number(),
  updatedAt: z.number(),
});
/** `definition` is the case as it was written, with no defaults filled in. */
export type TestCaseRecord = z.infer<typeof testCaseRow>;

export function createTestCases(database: DatabaseSync, now: () => number) {
  const ofSuite = prepareQuery(
    database,
    testCaseRow,
    'SELECT * FROM testCases WHERE suiteId = :suiteId ORDER BY seq',
  );
  const sliceOfSuite = prepareQuery(
    database,
    testCaseRow,
    'SELECT * FROM testCases WHERE suiteId = :suiteId AND seq > :after ORDER BY seq LIMIT :count',
  );
  const upsert = prepareCommand(
    database,
    `INSERT INTO testCases (id, suiteId, title, definition, createdAt, updatedAt)
     VALUES (:id, :suiteId, :title, :definition, :time, :time)
     ON CONFLICT (suiteId, title) DO UPDATE SET
       definition = excluded.definition, updatedAt = excluded.updatedAt`,
  );

  return {
    ofSuite: (suiteId: string): TestCaseRecord[] => ofSuite.all({ suiteId }),
    list(suiteId: string, { after, limit }: Slice): SliceResult<TestCaseRecord> {
      return cutSlice(sliceOfSuite.all({ suiteId, after: after ?? 0, count: limit + 1 }), limit);
    },
    /** Adds cases; one whose title the suite already has replaces that one and keeps its id. */
    upsert(suiteId: string, cases: readonly TestCase[]): { id: string; name: string }[] {
      const time = now();
      for (const testCase of cases) {
        upsert({
          id: newId('testCase'),
          suiteId,
          title: testCase.title,
          definition: JSON.stringify(testCase),
          time,
        });
      }
      const titles = new Set(cases.map(({ title }) => title));
      return ofSuite
        .all({ suiteId })
        .filter(({ title }) => titles.has(title))
        .map(({ id, title }) => ({ id, name: title }));
    },
  };
}
