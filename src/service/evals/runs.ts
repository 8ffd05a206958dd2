import type { Selectable } from 'kysely';
import type { Iteration, Run } from '../../api/resources/evals.ts';
import type { Failure } from '../../report/failure.ts';
import { describeFailure } from '../../words/failures.ts';
import { ITERATIONS_PAGE, listPage, RUNS_PAGE } from '../http/pages.ts';
import { notFound, refusalOf } from '../refusals.ts';
import type { Core, Handlers } from '../request.ts';
import type { GrantSource } from '../servers/access.ts';
import { findRow } from '../storage/rows.ts';
import type { Schema } from '../storage/schema.ts';
import { createRun } from './create-run.ts';
import { summaryOf } from './outcome.ts';
import type { RunQueue } from './queue.ts';

/** Runs, their iterations and traces. */
export function runHandlers(core: Core, queue: RunQueue, grants: GrantSource) {
  const { database } = core;
  return {
    createEvalRun: async (request) => {
      const { reply, plan } = await createRun(core, request, grants);
      if (plan !== null) queue.start(reply.runId, plan);
      return reply;
    },
    getEvalRun: async ({ project, parameters }) =>
      showRun(await findRow(database, 'runs', project.id, parameters.runId)),
    cancelEvalRun: async ({ project, parameters }) => {
      const { id } = await findRow(database, 'runs', project.id, parameters.runId);
      await queue.cancel(id);
      const run = await findRow(database, 'runs', project.id, id);
      const { status } = run;
      if (status === 'cancelled') return showRun(run);
      throw refusalOf('CONFLICT', { reason: 'run-ended', status }, { status });
    },
    listRuns: async (request) => {
      const { project, parameters } = request;
      const { id } = await findRow(database, 'suites', project.id, parameters.suiteId);
      const rows = database.selectFrom('runs').selectAll().where('suiteId', '=', id);
      const order = { order: 'runNumber', isNewestFirst: true };
      return listPage(request, rows, showRun, { size: RUNS_PAGE, ...order });
    },
    listIterations: async (request) => {
      const { project, parameters } = request;
      const { id } = await findRow(database, 'runs', project.id, parameters.runId);
      const rows = database.selectFrom('iterations').selectAll().where('runId', '=', id);
      return listPage(request, rows, showIteration, { size: ITERATIONS_PAGE });
    },
    getTrace: async ({ project, parameters: { runId, iterationId: id } }) => {
      await findRow(database, 'runs', project.id, runId);
      const row = await database
        .selectFrom('iterations')
        .leftJoin('traces', 'traces.iterationId', 'iterations.id')
        .select('traces.trace')
        .where('iterations.id', '=', id)
        .where('iterations.runId', '=', runId)
        .executeTakeFirst();
      if (row === undefined) throw notFound('iteration', id);
      if (row.trace !== null) return JSON.parse(row.trace);
      const details = { reason: 'TRACE_NOT_AVAILABLE' };
      throw refusalOf('NOT_FOUND', { reason: 'no-trace' }, details);
    },
  } satisfies Partial<Handlers>;
}

type RunRow = Selectable<Schema['runs']>;
type IterationRow = Selectable<Schema['iterations']>;

function showRun(row: RunRow): Run {
  const { id, suiteId, runNumber, status, statusReason, result, source, notes } = row;
  const { createdAt, completedAt } = row;
  const shown = { id, suiteId, runNumber, status, statusReason, result, source, notes };
  return { ...shown, summary: summaryOf(row), createdAt, completedAt };
}

function showIteration(row: IterationRow): Iteration {
  const { id, title, status, result, model, provider, startedAt, durationMs, tokensUsed } = row;
  const shown = { id, title, status, result, model, provider, startedAt, durationMs, tokensUsed };
  const failures: Failure[] = JSON.parse(row.failures);
  const { scores, evaluationConfig }: Reported = JSON.parse(row.reported ?? '{}');
  const described = failures.length === 0 ? null : failures.map(describeFailure).join('\n');
  return {
    ...shown,
    testCaseId: row.testCaseId ?? row.ingestedCaseId,
    iterationNumber: row.number,
    usage: row.usage === null ? null : JSON.parse(row.usage),
    actualToolCalls: JSON.parse(row.actualToolCalls),
    expectedToolCalls: JSON.parse(row.expectedToolCalls),
    error: row.error ?? described,
    failures,
    scores,
    evaluationConfig,
  };
}

/** What a reporter sent of these. */
type Reported = Pick<Iteration, 'scores' | 'evaluationConfig'>;
