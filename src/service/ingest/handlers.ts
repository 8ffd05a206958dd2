import { hasEnded, summaryOf } from '../evals/outcome.ts';
import { bodyRefusal } from '../refusals.ts';
import type { Core, Handlers, Project } from '../request.ts';
import { MAX_LEFT_OUT, type ReadRow, readRows, storedId } from './rows.ts';
import { type ReportedRun, type ReportedRuns, reportedRuns } from './runs.ts';
import type { Uploads } from './uploads.ts';

/** Results of runs that were executed elsewhere. Each request is one transaction. */
export function ingestHandlers({ database, surroundings }: Core, uploads: Uploads) {
  const { redactor } = surroundings;
  const change = <T>(project: Project, work: (runs: ReportedRuns) => Promise<T>) =>
    database.transaction().execute((queries) => work(reportedRuns(queries, surroundings, project)));
  return {
    startRun: ({ project, body }) =>
      change(project, async (runs) => {
        const { run, isReused } = await runs.open(body);
        return { ...outcomeOf(run), reused: isReused };
      }),
    reportRun: async ({ project, body }) => {
      const rows = readRows(body.results, redactor);
      return change(project, async (runs) => {
        const { run } = await runs.open(body);
        // A repeated report changes nothing.
        if (hasEnded(run)) return outcomeOf(run);
        const filled = await runs.addRows(run, rows);
        return { ...outcomeOf(await runs.end(filled.run)), leftOut: leftOutOf(rows) };
      });
    },
    appendIterations: async ({ project, body }) => {
      const rows = readRows(body.results, redactor);
      return change(project, async (runs) => {
        const { run, inserted } = await runs.addRows(await runs.find(body.runId), rows);
        const total = run.passed + run.failed;
        const skipped = rows.length - inserted;
        return { ok: true, inserted, skipped, total, leftOut: leftOutOf(rows) };
      });
    },
    finalizeRun: ({ project, body }) =>
      change(project, async (runs) => {
        const run = await runs.find(body.runId);
        const sent = body.externalRunId ?? null;
        if (sent !== null && storedId(sent) !== run.externalRunId) {
          const data = { code: 'value' as const, value: sent, nearest: null, known: [] };
          throw bodyRefusal([{ path: ['externalRunId'], data }]);
        }
        return outcomeOf(await runs.end(run));
      }),
    createUploadUrl: async ({ origin }) => {
      return { ok: true, uploadUrl: uploads.createAddress(origin) };
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
