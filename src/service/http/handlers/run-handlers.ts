import { BASE_PROJECT } from '../../../contract/embedded/service-start.ts';
import type { StepResult } from '../../../contract/resources/results/step-result.ts';
import { TERMINAL_STATUSES } from '../../../contract/resources/run.ts';
import type { Trace } from '../../../contract/resources/trace.ts';
import type { runRoutes } from '../../../contract/routes/runs.ts';
import { ERROR_REASON } from '../../../contract/wire/envelope.ts';
import { stepResults } from '../../evals/results/step-results.ts';
import { createRun } from '../../evals/run-creation.ts';
import { idempotencyKeyOf } from '../../evals/run-repeat.ts';
import { ApiFailure, notFound } from '../../refusals/api-failure.ts';
import type { RunRecord, Slice, SliceResult } from '../../storage/records.ts';
import { BrokenSealError } from '../../storage/sealed-file.ts';
import type { Store } from '../../storage/store.ts';
import { pagesOf } from '../pages/paging.ts';
import { presentIteration, presentRun } from '../representations.ts';
import type { Handlers, RouteRequest } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';

type RunRequest = RouteRequest<(typeof runRoutes)['runs.get']>;
type IterationRequest = Pick<
  RouteRequest<(typeof runRoutes)['runs.iterations.trace']>,
  'project' | 'params'
>;

/** Eval runs of a project, their iterations and traces. */
export function runHandlers(context: ServiceContext): Handlers<typeof runRoutes> {
  const { store, supervisor } = context;
  const requireRun = async ({
    project,
    params,
  }: Pick<RunRequest, 'project' | 'params'>): Promise<RunRecord> => {
    const run = await store.runs.find(project.id, params.runId);
    if (run === undefined) throw notFound('eval run', params.runId);
    return run;
  };

  const requireIteration = async (request: IterationRequest) => {
    const run = await requireRun(request);
    const { iterationId } = request.params;
    const iteration = await store.iterations.find(run.id, iterationId);
    if (iteration === undefined) throw notFound('iteration', iterationId);
    return { run, iteration };
  };

  return {
    'runs.create': async ({ project, caller, body, http }) => {
      const { id: projectId, organizationId } = project;
      const idempotencyKey = idempotencyKeyOf(http.header('Idempotency-Key'), body);
      const scope = { projectId, organizationId, userId: caller.user.id };
      const creation = { request: body, idempotencyKey, signal: http.raw.signal };
      const { plan, reply } = await createRun(context, scope, creation);
      const isOfBase = project.name === BASE_PROJECT;
      if (plan !== null) supervisor.start({ ...plan, isOfBase });
      return reply;
    },
    'runs.get': async (request) => presentRun(await requireRun(request)),
    'runs.cancel': async (request) => {
      const { id, status } = await requireRun(request);
      if (!TERMINAL_STATUSES.includes(status)) await supervisor.cancel(id);
      // It may have ended by itself meanwhile.
      const run = await requireRun(request);
      if (run.status === 'cancelled') return presentRun(run);
      throw new ApiFailure('CONFLICT', `The run has already ended: it is ${run.status}.`, {
        details: { status: run.status },
      });
    },
    'runs.iterations.list': async (request) => {
      const run = await requireRun(request);
      return pagesOf((slice) => store.iterations.ofRun(run.id, slice), presentIteration);
    },
    'runs.iterations.trace': async (request) => {
      const { iteration } = await requireIteration(request);
      const trace = await findTrace(store, iteration.id);
      if (trace !== undefined) return trace;
      throw new ApiFailure('NOT_FOUND', `The iteration is ${iteration.status} and has no trace.`, {
        details: { reason: ERROR_REASON.traceNotAvailable },
      });
    },
    'runs.iterations.steps': async (request) => {
      const { run, iteration } = await requireIteration(request);
      const { testCaseId } = iteration;
      const testCase = testCaseId && (await store.testCases.find(run.suiteId, testCaseId));
      const isAsItWas = testCase && testCase.updatedAt <= run.createdAt;
      const steps = isAsItWas ? testCase.definition.steps : [];
      const results = stepResults(iteration, steps, await findTrace(store, iteration.id));
      return pagesOf(partsOf(results), ({ step }) => step);
    },
  };
}

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

/** Parts of a list that is there as a whole. */
function partsOf(steps: readonly StepResult[]) {
  const numbered = steps.map((step, index) => ({ seq: index + 1, step }));
  return async ({ after, limit }: Slice): Promise<SliceResult<(typeof numbered)[number]>> => {
    const rest = numbered.slice(after ?? 0);
    return { items: rest.slice(0, limit), more: rest.length > limit };
  };
}
