import { type Selectable, sql } from 'kysely';
import { storedId } from '../../external-id.ts';
import { newId } from '../../identifiers.ts';
import type { NewRun, RunRecord } from '../../records.ts';
import type { RunStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { executeKept } from '../statements/kept-statements.ts';
import { changedRows, cutSlice, optionalJson } from '../statements/rows.ts';

/** As values in the statement itself: only then SQLite finds them by the index of such runs. */
const ACTIVE = (['pending', 'running'] as const).map((status) => sql.lit(status));

const readRun = ({ origin, execution, scores, ...row }: Selectable<Tables['runs']>): RunRecord => ({
  ...row,
  origin: origin === null ? null : JSON.parse(origin),
  execution: execution === null ? null : JSON.parse(execution),
  scores: scores === null ? null : JSON.parse(scores),
});

function storedOrigin({
  externalRunId,
  origin,
}: Extract<NewRun['by'], { origin: unknown }>): string {
  const isHashed = storedId(externalRunId) !== externalRunId;
  return JSON.stringify({ ...origin, ...(isHashed && { externalRunId }) });
}

export function createRuns(access: Access): RunStore {
  const runs = () => access.db.selectFrom('runs').selectAll();
  const ofProject = (projectId: string) => runs().where('projectId', '=', projectId);
  /** Ingested runs are not executed here: they take no slot, and a stopped service ends none. */
  const executing = () => runs().where('status', 'in', ACTIVE).where('source', '=', 'api');
  const first = async (query: ReturnType<typeof runs>) => {
    const row = await query.executeTakeFirst();
    return row === undefined ? undefined : readRun(row);
  };

  return {
    find: (projectId, id) => first(ofProject(projectId).where('id', '=', id)),
    findByExternalId: (projectId, externalRunId) =>
      first(ofProject(projectId).where('externalRunId', '=', storedId(externalRunId))),
    async ofSuite(suiteId, slice) {
      const rows = await runs()
        .where('suiteId', '=', suiteId)
        .where('seq', '<', slice.after ?? Number.MAX_SAFE_INTEGER)
        .orderBy('seq', 'desc')
        .limit(slice.limit + 1)
        .execute();
      return cutSlice(rows.map(readRun), slice);
    },
    findCompletedBefore: (suiteId, runNumber) =>
      first(
        runs()
          .where('suiteId', '=', suiteId)
          .where('status', '=', 'completed')
          .where('runNumber', '<', runNumber)
          .orderBy('runNumber', 'desc')
          .limit(1),
      ),
    async heldBy(instanceId) {
      const rows = await executing()
        .clearSelect()
        .select('id')
        .where('instanceId', '=', instanceId)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    async findHeld(id, instanceId) {
      const { rows } = await executeKept(access.db, {
        name: 'held run',
        build: () => executing().where('id', '=', id).where('instanceId', '=', instanceId),
        parameters: ['api', id, instanceId],
      });
      return rows[0] === undefined ? undefined : readRun(rows[0]);
    },
    async abandoned() {
      const rows = await executing()
        .clearSelect()
        .select('id')
        .where(({ eb, or, selectFrom }) =>
          or([
            // Of a service that knew of no instances.
            eb('instanceId', 'is', null),
            eb('instanceId', 'not in', selectFrom('instances').select('instances.id')),
          ]),
        )
        .execute();
      return rows.map(({ id }) => id);
    },
    async countExecuting(organizationId) {
      const { count } = await executing()
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organizationId', '=', organizationId)
        .executeTakeFirstOrThrow();
      return count;
    },
    async findExecuting(suiteId) {
      const query = executing().clearSelect().select('id').where('suiteId', '=', suiteId);
      return (await query.limit(1).executeTakeFirst())?.id;
    },
    totals: (suiteId) =>
      access.db
        .selectFrom('runs')
        .select(({ fn, val }) => [
          fn.countAll<number>().as('runs'),
          fn.coalesce(fn.sum<number>('passedIterations'), val(0)).as('passed'),
          fn.coalesce(fn.sum<number>('failedIterations'), val(0)).as('failed'),
        ])
        .where('suiteId', '=', suiteId)
        .executeTakeFirstOrThrow(),
    add: ({ by, ...run }) =>
      access.transaction(async ({ db, lock }) => {
        await lock('suites', run.suiteId);
        const { last } = await db
          .selectFrom('runs')
          .select(({ fn }) => fn.max<number | null>('runNumber').as('last'))
          .where('suiteId', '=', run.suiteId)
          .executeTakeFirstOrThrow();
        const id = newId('run');
        await db
          .insertInto('runs')
          .values({
            ...run,
            id,
            runNumber: (last ?? 0) + 1,
            status: 'running',
            ...('instanceId' in by
              ? { source: 'api', instanceId: by.instanceId }
              : {
                  source: 'sdk',
                  externalRunId: storedId(by.externalRunId),
                  origin: storedOrigin(by),
                  heardAt: access.now(),
                }),
            createdAt: access.now(),
          })
          .execute();
        return id;
      }),
    async countIterations(id, { passed, failed }) {
      const { db } = access;
      await executeKept(db, {
        name: 'count iterations',
        build: () =>
          db
            .updateTable('runs')
            .set((eb) => ({
              passedIterations: eb('passedIterations', '+', passed),
              failedIterations: eb('failedIterations', '+', failed),
            }))
            .where('id', '=', id),
        parameters: [passed, failed, id],
      });
    },
    async hear(id) {
      const heardAt = access.now();
      await access.db.updateTable('runs').set({ heardAt }).where('id', '=', id).execute();
      await access.db
        .updateTable('runs')
        .set({ status: 'running', completedAt: null, endReason: null })
        .where('id', '=', id)
        .where('endReason', 'is not', null)
        .execute();
    },
    async endSilent({ forMs, reason }) {
      const time = access.now();
      const result = await access.db
        .updateTable('runs')
        .set({ status: 'failed', endReason: reason, completedAt: time })
        .where('status', 'in', ACTIVE)
        .where('source', '=', 'sdk')
        // A service that knew of no silence has not noted when it heard of a run.
        .where(({ fn, ref }) => fn.coalesce(ref('heardAt'), ref('createdAt')), '<=', time - forMs)
        .executeTakeFirst();
      return changedRows(result);
    },
    async keepScores(id, scores) {
      await access.db
        .updateTable('runs')
        .set({ scores: JSON.stringify(scores) })
        .where('id', '=', id)
        .execute();
    },
    async end(id, { execution = null, ...outcome }) {
      const result = await access.db
        .updateTable('runs')
        .set({ ...outcome, execution: optionalJson(execution), completedAt: access.now() })
        .where('id', '=', id)
        .where('status', 'in', ACTIVE)
        .executeTakeFirst();
      return changedRows(result) > 0;
    },
  };
}
