import { LIMITS } from '../limits.ts';
import { runSchema } from '../resources/run.ts';
import {
  deletedSchema,
  suiteCaseSchema,
  suiteCreatedSchema,
  suiteDetailSchema,
  suiteSchema,
} from '../resources/suite.ts';
import { route } from './route.ts';

const SUITES = '/projects/{projectId}/eval-suites';
const SUITE = `${SUITES}/{suiteId}` as const;
const CASE = `${SUITE}/cases/{caseId}` as const;
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
  'suites.update': route({
    method: 'PATCH',
    path: SUITE,
    summary: 'Changes a suite.',
    notes: 'What is given stands in for what there is. Runs keep what they began with.',
    access: 'key',
    repeatable: true,
    request: async () => (await import('../resources/suite-changes.ts')).suiteUpdateSchema,
    reply: { status: 200, body: suiteDetailSchema },
    errors: [],
  }),
  'suites.delete': route({
    method: 'DELETE',
    path: SUITE,
    summary: 'Deletes a suite with its cases and all its runs.',
    notes:
      'It is unknown from then on, to a repeat as well. While a run of it is carried out, it is refused with CONFLICT.',
    access: 'key',
    repeatable: false,
    request: async () => (await import('../resources/suite-changes.ts')).deletionSchema,
    reply: { status: 200, body: deletedSchema },
    errors: ['CONFLICT'],
  }),
  'suites.cases.update': route({
    method: 'PATCH',
    path: CASE,
    summary: 'Changes a test case of a suite.',
    notes:
      'What is given stands in for what there is, null for nothing. The case as it is then is judged as a new one would be.',
    access: 'key',
    repeatable: true,
    request: async () => (await import('../resources/suite-changes.ts')).caseUpdateSchema,
    takesCases: true,
    reply: { status: 200, body: suiteCaseSchema },
    errors: ['CONFLICT'],
  }),
  'suites.cases.delete': route({
    method: 'DELETE',
    path: CASE,
    summary: 'Deletes a test case of a suite.',
    notes: 'It is unknown from then on, to a repeat as well. Its iterations stay with their runs.',
    access: 'key',
    repeatable: false,
    request: async () => (await import('../resources/suite-changes.ts')).deletionSchema,
    reply: { status: 200, body: deletedSchema },
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
