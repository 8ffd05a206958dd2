import { TERMINAL_STATUSES } from '../../../contract/resources/run.ts';
import type { comparisonRoutes } from '../../../contract/routes/comparison.ts';
import { ERROR_REASON } from '../../../contract/wire/envelope.ts';
import { ApiFailure, notFound, validationFailure } from '../../refusals/api-failure.ts';
import type { RunRecord } from '../../storage/records.ts';
import type { Store } from '../../storage/store.ts';
import type { Handlers } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';

const PREVIEW_CHARS = { default: 500, max: 8_000 };

/** Runs beside earlier ones. */
export function comparisonHandlers({
  store,
}: Pick<ServiceContext, 'store'>): Handlers<typeof comparisonRoutes> {
  return {
    'runs.compare': async ({ project, params, http }) => {
      const { readSide } = await import('../../evals/comparison/run-side.ts');
      const { compareRuns } = await import('../../evals/comparison/run-comparison.ts');
      const run = await store.runs.find(project.id, params.runId);
      if (run === undefined) throw notFound('eval run', params.runId);
      requireEnd(run);
      const baseRunId = http.query('baseRunId') || null;
      const baseRun = await findBaseline(store, run, baseRunId);
      requireEnd(baseRun);
      const suite = await store.suites.find(project.id, run.suiteId);
      const sideOf = (one: RunRecord) =>
        readSide(one, (slice) => store.iterations.ofRun(one.id, slice));
      const [base, compare] = [await sideOf(baseRun), await sideOf(run)];
      return {
        suite: { id: run.suiteId, name: suite?.name ?? '' },
        baseline: {
          policy: baseRunId === null ? 'previous_completed' : 'run',
          baseRunId: baseRun.id,
        },
        ...compareRuns(base, compare, readPreviewChars(http.query('previewChars'))),
      };
    },
  };
}

async function findBaseline(
  { runs }: Pick<Store, 'runs'>,
  { projectId, suiteId, runNumber }: RunRecord,
  baseRunId: string | null,
): Promise<RunRecord> {
  const found =
    baseRunId === null
      ? await runs.findCompletedBefore(suiteId, runNumber)
      : await runs.find(projectId, baseRunId);
  if (found === undefined) {
    const message =
      baseRunId === null
        ? 'The suite has no completed run before this one to compare it with.'
        : `There is no eval run ${JSON.stringify(baseRunId)} to compare with.`;
    throw new ApiFailure('NOT_FOUND', message, {
      details: { reason: ERROR_REASON.baselineNotFound },
    });
  }
  if (found.suiteId === suiteId) return found;
  const message = 'is a run of another suite, whose cases are others';
  throw validationFailure([{ path: ['baseRunId'], message }]);
}

/** A part of a run would be taken for all of it. */
function requireEnd({ id, status }: RunRecord): void {
  if (TERMINAL_STATUSES.includes(status)) return;
  throw new ApiFailure(
    'CONFLICT',
    `The run ${JSON.stringify(id)} has not ended: it is ${status}.`,
    {
      details: { runId: id, status },
    },
  );
}

/** Numbers out of range are clamped; what is no number is as good as absent. */
function readPreviewChars(text: string | undefined): number {
  const wanted = text?.trim() ? Math.trunc(Number(text)) : Number.NaN;
  if (Number.isNaN(wanted)) return PREVIEW_CHARS.default;
  return Math.min(PREVIEW_CHARS.max, Math.max(0, wanted));
}
