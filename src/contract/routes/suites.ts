import { LIMITS } from '../limits.ts';
import { runSchema } from '../resources/run.ts';
import {
  suiteCaseSchema,
  suiteCreatedSchema,
  suiteDetailSchema,
  suiteSchema,
} from '../resources/suite.ts';
import { route } from './route.ts';

const SUITES = '/projects/{projectId}/eval-suites';
const SUITE = `${SUITES}/{suiteId}` as const;
const CATALOGUE = { status: 200, pages: LIMITS.cataloguePage, wholeByDefault: true } as const;

export const suiteRoutes = {
  'suites.list': route({
    method: 'GET',
    path: SUITES,
    summary: 'The eval suites of a project, each with a summary of its latest run.',
    access: 'key',
    repeatable: true,
    reply: { ...CATALOGUE, items: suiteSchema },
    errors: [],
  }),
  'suites.create': route({
    method: 'POST',
    path: SUITES,
    summary: 'Creates a suite and its test cases.',
    notes: 'Cases that cannot be stored are named in `caseUpsert.failed`; the others are stored.',
    access: 'key',
    repeatable: false,
    request: async () => (await import('../resources/eval-requests.ts')).suiteCreateSchema,
    takesCases: true,
    reply: { status: 201, body: suiteCreatedSchema },
    errors: [],
  }),
  'suites.get': route({
    method: 'GET',
    path: SUITE,
    summary: 'A suite with its servers, models and settings.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, body: suiteDetailSchema },
    errors: [],
  }),
  'suites.cases.list': route({
    method: 'GET',
    path: `${SUITE}/cases`,
    summary: 'The test cases that a suite has saved.',
    notes: 'Services need not have this route.',
    access: 'key',
    repeatable: true,
    reply: { ...CATALOGUE, items: suiteCaseSchema },
    errors: [],
  }),
  'suites.runs.list': route({
    method: 'GET',
    path: `${SUITE}/runs`,
    summary: 'The runs of a suite, the newest first.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, items: runSchema, pages: LIMITS.suiteRunsPage },
    errors: [],
  }),
};
