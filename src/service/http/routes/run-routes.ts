import { Hono } from 'hono';
import { LIMITS } from '../../../contract/limits.ts';
import { runCreateSchema } from '../../../contract/resources/eval-requests.ts';
import { TERMINAL_STATUSES } from '../../../contract/resources/run.ts';
import type { Trace } from '../../../contract/resources/trace.ts';
import { ERROR_REASON } from '../../../contract/wire/envelope.ts';
import { createRun } from '../../evals/run-creation.ts';
import { findUnheededMembers } from '../../evals/run-knobs.ts';
import { idempotencyKeyOf } from '../../evals/run-repeat.ts';
import { ApiFailure, notFound } from '../../refusals/api-failure.ts';
import type { RunRecord } from '../../storage/records.ts';
import { BrokenSealError } from '../../storage/sealed-file.ts';
import type { Store } from '../../storage/store.ts';
import { replyWithPage } from '../paging.ts';
import { presentIteration, presentRun } from '../representations.ts';
import { readBody } from '../request-body.ts';
import type { RequestEnvironment, ServiceContext } from '../service-context.ts';

async function findTrace(
  { traces }: Pick<Store, 'traces'>,
  iterationId: string,
): Promise<Trace | undefined> {
  try {
    return await traces.find(iterationId);
  } catch (error) {
    if (!(error instanceof BrokenSealError)) throw error;
    throw new ApiFailure(
      'INTERNAL_ERROR',
      'The trace is not the one that the service wrote: another program of this machine has changed the file it was in.',
      { details: { reason: ERROR_REASON.traceSealBroken } },
    );
  }
}

/** Eval runs of a project, their iterations and traces. */
export function runRoutes(context: ServiceContext) {
  const { store, cursors, supervisor } = context;
  const requireRun = async (projectId: string, runId: string): Promise<RunRecord> => {
    const run = await store.runs.find(projectId, runId);
    if (run === undefined) throw notFound('eval run', runId);
    return run;
  };

  return new Hono<RequestEnvironment>()
    .post('/eval-runs', async (c) => {
      const { id: projectId, organizationId } = c.get('project');
      const { id: userId } = c.get('caller').user;
      const request = await readBody(c, runCreateSchema, findUnheededMembers);
      const key = idempotencyKeyOf(c.req.header('Idempotency-Key'), request);
      const scope = { projectId, organizationId, userId };
      const creation = { request, idempotencyKey: key, signal: c.req.raw.signal };
      const { plan, reply } = await createRun(context, scope, creation);
      if (plan !== null) supervisor.start(plan);
      return c.json(reply, 202);
    })
    .get('/eval-runs/:runId', async (c) =>
      c.json(presentRun(await requireRun(c.get('project').id, c.req.param('runId')))),
    )
    .post('/eval-runs/:runId/cancel', async (c) => {
      const { id: projectId } = c.get('project');
      const { id: runId, status } = await requireRun(projectId, c.req.param('runId'));
      if (!TERMINAL_STATUSES.includes(status)) await supervisor.cancel(runId);
      // It may have ended by itself meanwhile.
      const run = await requireRun(projectId, runId);
      if (run.status !== 'cancelled') {
        throw new ApiFailure('CONFLICT', `The run has already ended: it is ${run.status}.`, {
          details: { status: run.status },
        });
      }
      return c.json(presentRun(run));
    })
    .get('/eval-runs/:runId/iterations', async (c) => {
      const run = await requireRun(c.get('project').id, c.req.param('runId'));
      return replyWithPage(
        c,
        cursors,
        LIMITS.iterationsPage,
        (slice) => store.iterations.ofRun(run.id, slice),
        presentIteration,
      );
    })
    .get('/eval-runs/:runId/iterations/:iterationId/trace', async (c) => {
      const run = await requireRun(c.get('project').id, c.req.param('runId'));
      const iterationId = c.req.param('iterationId');
      const iteration = await store.iterations.find(run.id, iterationId);
      if (iteration === undefined) throw notFound('iteration', iterationId);
      const trace = await findTrace(store, iteration.id);
      if (trace !== undefined) return c.json(trace);
      throw new ApiFailure('NOT_FOUND', `The iteration is ${iteration.status} and has no trace.`, {
        details: { reason: ERROR_REASON.traceNotAvailable },
      });
    });
}
