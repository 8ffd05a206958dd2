import { LIMITS } from '../limits.ts';
import { iterationSchema } from '../resources/iteration.ts';
import { stepResultSchema } from '../resources/results/step-result.ts';
import { runCreatedSchema, runSchema } from '../resources/run.ts';
import { traceSchema } from '../resources/trace.ts';
import { route } from './route.ts';

const RUNS = '/projects/{projectId}/eval-runs';
const RUN = `${RUNS}/{runId}` as const;
const ITERATION = `${RUN}/iterations/{iterationId}` as const;

export const runRoutes = {
  'runs.create': route({
    method: 'POST',
    path: RUNS,
    summary: 'Creates a run, of a suite that is saved or of tests in the request, and starts it.',
    notes: `An organization has at most ${LIMITS.concurrentRunsPerOrganization} runs at once; another is refused with RATE_LIMITED and the reason \`CONCURRENT_RUN_LIMIT\`.`,
    access: 'key',
    repeatable: false,
    headers: {
      'Idempotency-Key':
        'A request with a key that the service has seen is answered with the run of the first, marked `deduped`.',
    },
    request: async () => (await import('../resources/eval-requests.ts')).runCreateSchema,
    takesCases: true,
    reply: { status: 202, body: runCreatedSchema },
    errors: ['CONFLICT'],
  }),
  'runs.get': route({
    method: 'GET',
    path: RUN,
    summary: 'Status, result and counts of a run.',
    notes: '`status` says whether execution has ended, `result` whether the criteria were met.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, body: runSchema },
    errors: [],
  }),
  'runs.cancel': route({
    method: 'POST',
    path: `${RUN}/cancel`,
    summary: 'Cancels a run that has not ended.',
    notes: 'To cancel a cancelled run does no harm; another that has ended is refused.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, body: runSchema },
    errors: ['CONFLICT'],
  }),
  'runs.iterations.list': route({
    method: 'GET',
    path: `${RUN}/iterations`,
    summary: 'The iterations of a run: outcome, tool calls, tokens and time of each.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, items: iterationSchema, pages: LIMITS.iterationsPage },
    errors: [],
  }),
  'runs.iterations.trace': route({
    method: 'GET',
    path: `${ITERATION}/trace`,
    summary: 'All messages of an iteration, and what was expected against what came.',
    notes:
      'An iteration without one is answered with NOT_FOUND and the reason `TRACE_NOT_AVAILABLE`.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, body: traceSchema },
    errors: [],
  }),
  'runs.iterations.steps': route({
    method: 'GET',
    path: `${ITERATION}/steps`,
    summary: 'What became of each step of an iteration, in the order in which they were written.',
    notes:
      'There are none of an iteration that was executed elsewhere. One without a trace still has its steps.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, items: stepResultSchema, pages: LIMITS.stepsPage, wholeByDefault: true },
    errors: [],
  }),
};
