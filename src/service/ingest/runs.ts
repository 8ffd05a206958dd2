import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { ParsedBody } from '../../api/operation.ts';
import { describeRunEnd } from '../../words/messages.ts';
import { hasEnded, resultOf } from '../evals/outcome.ts';
import { insertSuite, nextRunNumber } from '../evals/suites.ts';
import { notFound, refusalOf } from '../refusals.ts';
import type { Core, Project } from '../request.ts';
import type { Queries } from '../storage/database.ts';
import { touchProject } from '../storage/rows.ts';
import type { Schema } from '../storage/schema.ts';
import type { Surroundings } from '../surroundings.ts';
import { caseIdOf, cleaned, iterationOf, type ReadRow, storedId } from './rows.ts';

const HOUR_MS = 3_600_000;
const SILENCE_HOURS = 24;

export type ReportedRun = Selectable<Schema['runs']>;
export type ReportedRuns = ReturnType<typeof reportedRuns>;

/** The reported runs of a project, in a transaction. Others take no rows: they count as unknown. */
export function reportedRuns(queries: Queries, surroundings: Surroundings, project: Project) {
  const now = surroundings.now();
  const { id: projectId } = project;
  const all = queries
    .selectFrom('runs')
    .selectAll()
    .where('projectId', '=', projectId)
    .where('externalRunId', 'is not', null);

  /** Changes a run. Adds to the totals of its suite, and notes that the project has changed. */
  const change = async (
    { id, suiteId }: ReportedRun,
    values: Updateable<Schema['runs']>,
    { runs = 0, passed = 0, failed = 0 } = {},
  ): Promise<ReportedRun> => {
    const totals = sql`runs = runs + ${runs}, passed = passed + ${passed}, failed = failed + ${failed}`;
    await sql`UPDATE suites SET ${totals}, updatedAt = ${now} WHERE id = ${suiteId}`.execute(
      queries,
    );
    await touchProject(queries, projectId, now);
    return queries
      .updateTable('runs')
      .set({ ...values, touchedAt: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  };

  /** Finds a run, and notes that its reporter is there. A run that ended for its silence goes on. */
  const find = async (id: string): Promise<ReportedRun> => {
    const run = await all.where('id', '=', id).executeTakeFirst();
    if (run === undefined) throw notFound('run', id);
    // All other ends of a reporter's run have a result, or another status.
    const isSilent = run.status === 'failed' && run.result === null;
    if (hasEnded(run) && !isSilent) return run;
    return change(run, { status: 'running', statusReason: null, completedAt: null });
  };

  /** Finds the run of an `externalRunId`, or creates it, and its suite if there is none. */
  const open = async (body: ParsedBody<'startRun'>) => {
    const { externalRunId, suiteName: name, evaluationConfigHash = null } = body;
    const found = await all.where('externalRunId', '=', storedId(externalRunId)).executeTakeFirst();
    const suite = await queries
      .selectFrom('suites')
      .select(['id', 'minimumPassRate'])
      .where('projectId', '=', projectId)
      .where('name', '=', name)
      .orderBy('seq')
      .executeTakeFirst();
    if (found !== undefined) {
      const { id: runId, suiteId, evaluationConfigHash: known } = found;
      if (suite?.id !== suiteId) {
        throw refusalOf('CONFLICT', { reason: 'run-suite' }, { runId, suiteId });
      }
      if (known !== null && (evaluationConfigHash ?? known) !== known) {
        throw refusalOf('CONFLICT', { reason: 'run-scoring' }, { runId });
      }
      return { run: await find(runId), isReused: true };
    }
    const { notes = null, suiteDescription: description = null } = body;
    const shown = cleaned({ notes, description }, surroundings.redactor);
    const created = { name, description: shown.description ?? undefined, serverIds: [] };
    const suiteId = suite?.id ?? (await insertSuite(queries, projectId, created, now));
    const run = await queries
      .insertInto('runs')
      .values({
        id: randomUUID(),
        suiteId,
        projectId,
        runNumber: await nextRunNumber(queries, suiteId),
        status: 'running',
        source: 'sdk',
        notes: shown.notes,
        minimumPassRate: body.passCriteria?.minimumPassRate ?? suite?.minimumPassRate ?? null,
        planned: Math.min(Math.ceil(body.expectedIterations ?? 0), Number.MAX_SAFE_INTEGER),
        externalRunId: storedId(externalRunId),
        evaluationConfigHash,
        createdAt: now,
        touchedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { run: await change(run, {}, { runs: 1 }), isReused: false };
  };

  /** Adds the rows that a run does not have. A run that has ended takes none. */
  const addRows = async (run: ReportedRun, rows: readonly ReadRow[]) => {
    const known = await knownIds(queries, run, rows);
    const added = rows.filter(({ row: { externalIterationId: id } }) => {
      if (!id) return true;
      const isNew = !known.has(storedId(id));
      known.add(storedId(id));
      return isNew;
    });
    if (added.length === 0) return { run, inserted: 0 };
    const { id: runId, suiteId, status } = run;
    if (hasEnded(run)) throw refusalOf('CONFLICT', { reason: 'run-ended', status }, { status });
    const caseIds = added.map(({ row }) => caseIdOf(suiteId, row));
    const numbers = await lastNumbers(queries, runId, caseIds);
    const iterations = added.map((read, at) => {
      const { [at]: ingestedCaseId = '' } = caseIds;
      const number = (numbers.get(ingestedCaseId) ?? 0) + 1;
      numbers.set(ingestedCaseId, number);
      return iterationOf(read, { runId, ingestedCaseId, number });
    });
    // One statement: a request has few rows.
    await queries.insertInto('iterations').values(iterations).execute();
    const traces = iterations.flatMap(({ id: iterationId }, at) => {
      const trace = added[at]?.trace ?? null;
      return trace === null ? [] : [{ iterationId, trace: JSON.stringify(trace) }];
    });
    if (traces.length > 0) await queries.insertInto('traces').values(traces).execute();
    const passed = added.filter(({ row }) => row.passed).length;
    const failed = added.length - passed;
    const counts = { passed: run.passed + passed, failed: run.failed + failed };
    return { run: await change(run, counts, { passed, failed }), inserted: added.length };
  };

  /** Ends a run by its criteria. Without rows there is nothing to judge: it failed in both senses. */
  const end = async (run: ReportedRun): Promise<ReportedRun> => {
    if (hasEnded(run)) return run;
    const { passed, failed, minimumPassRate } = run;
    return change(run, {
      status: passed + failed === 0 ? 'failed' : 'completed',
      result: resultOf(passed, failed, minimumPassRate),
      completedAt: now,
    });
  };

  return { find, open, addRows, end };
}

async function knownIds(queries: Queries, { id }: ReportedRun, rows: readonly ReadRow[]) {
  const ids = rows.flatMap(({ row }) => row.externalIterationId ?? []).map(storedId);
  const known = await queries
    .selectFrom('iterations')
    .select('externalIterationId')
    .where('runId', '=', id)
    .where('externalIterationId', 'in', ids)
    .execute();
  return new Set(known.map(({ externalIterationId }) => externalIterationId));
}

/** Each number is one look into the index, also for a case of many iterations. */
async function lastNumbers(queries: Queries, runId: string, caseIds: string[]) {
  const { rows } = await sql<{ id: string; last: number | null }>`
    SELECT DISTINCT value AS id, (
      SELECT max(number) FROM iterations WHERE runId = ${runId} AND ingestedCaseId = value
    ) AS last FROM json_each(${JSON.stringify(caseIds)})`.execute(queries);
  return new Map(rows.map(({ id, last }) => [id, last ?? 0]));
}

/**
 * Ends the reported runs whose reporters are gone. The reporter's next request reopens a run.
 */
export async function endSilentRuns({ database, surroundings }: Core): Promise<void> {
  const limitMs = SILENCE_HOURS * HOUR_MS;
  const silent = await database
    .selectFrom('runs')
    .select('id')
    // A literal, since the index of active runs has it.
    .where(sql<boolean>`status IN ('pending', 'running')`)
    .where('source', '=', 'sdk')
    .where('touchedAt', '<=', surroundings.now() - limitMs)
    .execute();
  // Requests that only read must not wait for another process that writes.
  if (silent.length === 0) return;
  const ids = silent.map(({ id }) => id);
  await database
    .updateTable('runs')
    .set((column) => ({
      status: 'failed',
      statusReason: describeRunEnd({ reason: 'silence', hours: SILENCE_HOURS }),
      completedAt: column('touchedAt', '+', limitMs),
    }))
    .where('id', 'in', ids)
    .execute();
}
