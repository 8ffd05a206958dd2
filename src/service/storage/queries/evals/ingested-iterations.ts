import { type Insertable, sql } from 'kysely';
import { storedId } from '../../external-id.ts';
import { newId } from '../../identifiers.ts';
import type { IngestedIteration } from '../../records.ts';
import type { IngestedIterationStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { insertAll } from '../statements/insert.ts';
import { inStatements, optionalJson } from '../statements/rows.ts';

type NewRow = Insertable<Tables['iterations']>;

export function createIngestedIterations(access: Access): IngestedIterationStore {
  return {
    async known(runId, externalIterationIds) {
      const known = await storedIds(access, runId, externalIterationIds.map(storedId));
      return new Set(externalIterationIds.filter((id) => known.has(storedId(id))));
    },
    addAll: (runId, iterations) =>
      access.transaction(async (tx) => {
        // What the run has, and the numbers of its cases, must be so until the rows are in it.
        await tx.lock('runs', runId);
        const given = iterations.flatMap(({ externalIterationId: id }) => id ?? []);
        const taken = await storedIds(tx, runId, given.map(storedId));
        const numbers = await lastNumbers(tx, runId, [
          ...new Set(iterations.map(({ ingestedCaseId }) => ingestedCaseId)),
        ]);
        const rows: NewRow[] = [];
        const ids = iterations.map((iteration) => {
          const id = newId('iteration');
          const externalId = iteration.externalIterationId ?? id;
          if (taken.has(storedId(externalId))) return null;
          taken.add(storedId(externalId));
          const iterationNumber = (numbers.get(iteration.ingestedCaseId) ?? 0) + 1;
          numbers.set(iteration.ingestedCaseId, iterationNumber);
          rows.push(newRow(iteration, { id, runId, externalId, iterationNumber }));
          return id;
        });
        await insertAll(tx.db, 'iterations', rows);
        return ids;
      }),
  };
}

async function storedIds(
  { db }: Access,
  runId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const some of inStatements(ids, 1)) {
    const rows = await db
      .selectFrom('iterations')
      .select('externalIterationId')
      .where('runId', '=', runId)
      .where('externalIterationId', 'in', some)
      .execute();
    for (const { externalIterationId: id } of rows) if (id !== null) known.add(id);
  }
  return known;
}

/** Each is read from the index by itself, so that a case of many iterations stays cheap. */
async function lastNumbers(
  { db }: Access,
  runId: string,
  caseIds: readonly string[],
): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const some of inStatements(caseIds, 1)) {
    const { rows } = await sql<{ id: string; last: number | null }>`
      with cases (id) as (values ${sql.join(some.map((id) => sql`(${id})`))})
      select id, (
        select max(${sql.ref('iterationNumber')}) from iterations
        where ${sql.ref('runId')} = ${runId} and ${sql.ref('ingestedCaseId')} = cases.id
      ) as last from cases`.execute(db);
    for (const { id, last } of rows) if (last !== null) numbers.set(id, last);
  }
  return numbers;
}

function newRow(
  { usage, actualToolCalls, expectedToolCalls, reported, ...columns }: IngestedIteration,
  {
    id,
    runId,
    externalId,
    iterationNumber,
  }: { id: string; runId: string; externalId: string; iterationNumber: number },
): NewRow {
  const externalIterationId = storedId(externalId);
  const isHashed = externalIterationId !== externalId;
  return {
    ...columns,
    id,
    runId,
    iterationNumber,
    status: 'completed',
    externalIterationId,
    usage: optionalJson(usage),
    actualToolCalls: JSON.stringify(actualToolCalls),
    expectedToolCalls: JSON.stringify(expectedToolCalls),
    reported: JSON.stringify({ ...reported, ...(isHashed && { externalIterationId: externalId }) }),
  };
}
