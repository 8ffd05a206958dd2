import { runComparisonSchema } from '../resources/results/comparison.ts';
import { route } from './route.ts';

/** Apart from the other routes of runs, which each client that runs something loads. */
export const comparisonRoutes = {
  'runs.compare': route({
    method: 'GET',
    path: '/projects/{projectId}/eval-runs/{runId}/compare',
    summary: 'A run beside an earlier one of its suite, case by case.',
    notes:
      'Without a run to compare with, it is answered with NOT_FOUND and the reason `BASELINE_NOT_FOUND`. A run that has not ended is refused with CONFLICT.',
    access: 'key',
    repeatable: true,
    query: {
      baseRunId: 'A run of the same suite; otherwise the nearest completed one before.',
      previewChars: 'Characters of an error that are told at most, up to 8000; otherwise 500.',
    },
    reply: { status: 200, body: runComparisonSchema },
    errors: ['CONFLICT'],
  }),
};
