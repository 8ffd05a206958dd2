import { hasEnded, summaryOf } from '../evals/outcome.ts';
import { bodyRefusal } from '../refusals.ts';
import type { Core, Handlers } from '../request.ts';
import { MAX_LEFT_OUT, type ReadRow, readRows, storedId } from './rows.ts';
import { addRows, endRun, findRun, openRun, type ReportedRun } from './runs.ts';
import type { Uploads } from './uploads.ts';

/** Results of runs that were executed elsewhere. Each request is one transaction. */
export function ingestHandlers(core: Core, uploads: Uploads) {
  const { database, surroundings } = core;
  const { now, redactor } = surroundings;
  return {
    startRun: ({ project, body }) =>
      database.transaction().execute(async (queries) => {
        const { run, isReused } = await openRun(queries, core, project, body);
        return { ...outcomeOf(run), reused: isReused };
      }),
    reportRun: async ({ project, body }) => {
      const rows = readRows(body.results, redactor);
      return database.transaction().execute(async (queries) => {
        const { run } = await openRun(queries, core, project, body);
        // A repeated report changes nothing.
        if (hasEnded(run)) return outcomeOf(run);
        const filled = await addRows(queries, run, rows, now());
        const ended = await endRun(queries, filled.run, now());
        return { ...outcomeOf(ended), leftOut: leftOutOf(rows) };
      });
    },
    appendIterations: async ({ project, body }) => {
      const rows = readRows(body.results, redactor);
      return database.transaction().execute(async (queries) => {
        const open = await findRun(queries, project, body.runId, now());
        const { run, inserted } = await addRows(queries, open, rows, now());
        return {
          ok: true,
          inserted,
          skipped: rows.length - inserted,
          total: run.passed + run.failed,
          leftOut: leftOutOf(rows),
        };
      });
    },
    finalizeRun: ({ project, body }) =>
      database.transaction().execute(async (queries) => {
        const run = await findRun(queries, project, body.runId, now());
        const sent = body.externalRunId ?? null;
        if (sent !== null && storedId(sent) !== run.externalRunId) {
          const data = { code: 'value' as const, value: sent, nearest: null, known: [] };
          throw bodyRefusal([{ path: ['externalRunId'], data }]);
        }
        return outcomeOf(await endRun(queries, run, now()));
      }),
    createUploadUrl: async ({ project, origin }) => {
      return { ok: true, uploadUrl: uploads.createAddress(project.id, origin) };
    },
  } satisfies Partial<Handlers>;
}

function outcomeOf(run: ReportedRun) {
  const { id: runId, suiteId, projectId, status, result } = run;
  return { ok: true as const, suiteId, runId, projectId, status, result, summary: summaryOf(run) };
}

function leftOutOf(rows: readonly ReadRow[]): string[] | undefined {
  const all = rows.flatMap(({ leftOut }) => leftOut);
  return all.length === 0 ? undefined : all.slice(0, MAX_LEFT_OUT);
}
