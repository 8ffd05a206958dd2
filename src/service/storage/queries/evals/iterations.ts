import type { Selectable } from 'kysely';
import { newId } from '../../identifiers.ts';
import type { IterationRecord } from '../../records.ts';
import type { IterationStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { insertAll } from '../statements/insert.ts';
import { executeKept } from '../statements/kept-statements.ts';
import { optionalJson, readSlice } from '../statements/rows.ts';

const UNFINISHED = ['pending', 'running'] as const;

function readIteration({
  usage,
  actualToolCalls,
  expectedToolCalls,
  reported,
  ...row
}: Selectable<Tables['iterations']>): IterationRecord {
  return {
    ...row,
    usage: usage === null ? null : JSON.parse(usage),
    actualToolCalls: JSON.parse(actualToolCalls),
    expectedToolCalls: JSON.parse(expectedToolCalls),
    reported: reported === null ? null : JSON.parse(reported),
  };
}

export function createIterations(access: Access): IterationStore {
  const ofRun = (runId: string) =>
    access.db.selectFrom('iterations').selectAll().where('runId', '=', runId);

  return {
    async find(runId, id) {
      const row = await ofRun(runId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : readIteration(row);
    },
    ofRun: (runId, slice) => readSlice(ofRun(runId), slice, readIteration),
    addAll: (iterations) =>
      access.transaction(async ({ db }) => {
        const rows = iterations.map(({ configHash = null, ...iteration }) => ({
          ...iteration,
          configHash,
          id: newId('iteration'),
          status: 'pending' as const,
          actualToolCalls: '[]',
          expectedToolCalls: '[]',
        }));
        await insertAll(db, 'iterations', rows);
        return rows.map(({ id }) => id);
      }),
    async start(id, startedAt) {
      const { db } = access;
      await executeKept(db, {
        name: 'start iteration',
        build: () =>
          db
            .updateTable('iterations')
            .set({ status: 'running', startedAt })
            .where('id', '=', id)
            .where('status', '=', 'pending'),
        parameters: ['running', startedAt, id, 'pending'],
      });
    },
    async finish(id, { usage, actualToolCalls, expectedToolCalls, ...columns }) {
      const { db } = access;
      const values = {
        ...columns,
        usage: optionalJson(usage),
        actualToolCalls: JSON.stringify(actualToolCalls),
        expectedToolCalls: JSON.stringify(expectedToolCalls),
      };
      const { numAffectedRows } = await executeKept(db, {
        name: `finish iteration ${Object.keys(values).join()}`,
        build: () =>
          db
            .updateTable('iterations')
            .set(values)
            .where('id', '=', id)
            .where('status', 'in', UNFINISHED),
        parameters: [...Object.values(values), id, ...UNFINISHED],
      });
      return numAffectedRows !== undefined && numAffectedRows > 0n;
    },
    async endUnfinished(runId, { status, error }) {
      await access.db
        .updateTable('iterations')
        .set({ status, error })
        .where('runId', '=', runId)
        .where('status', 'in', UNFINISHED)
        .execute();
    },
  };
}
