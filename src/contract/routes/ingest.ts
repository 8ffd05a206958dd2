import {
  capabilitiesSchema,
  ingestAppendedSchema,
  ingestAppendSchema,
  ingestFinalizeSchema,
  ingestReportedSchema,
  ingestReportSchema,
  ingestResultSchema,
  ingestStartedSchema,
  ingestStartSchema,
  openObjectSchema,
  storedArtifactSchema,
  uploadAddressSchema,
} from '../resources/ingest.ts';
import { API_PATH, OLD_REPORTER_PATH, route } from './route.ts';

const INGEST = '/projects/{projectId}/eval-ingest';

/** Below these all is answered in words for reporters, what is no route included. */
export const REPORTER_PATHS = [`${API_PATH}${INGEST}`, `${OLD_REPORTER_PATH}/evals`] as const;

const OLD_INGEST = `${OLD_REPORTER_PATH}/evals`;
const DEFAULT_PROJECT_NOTE = '`projectId` may be the literal `default`.';

/** Results of runs that are executed elsewhere. Errors carry their message in `error` too. */
export const ingestRoutes = {
  'ingest.report': route({
    method: 'POST',
    path: `${INGEST}/report`,
    aliases: [`${OLD_INGEST}/report`],
    summary: 'Takes a whole run in one request.',
    notes: `This service answers a repeat with the run of the first; another may make a second one. ${DEFAULT_PROJECT_NOTE}`,
    access: 'key',
    reporterErrors: true,
    repeatable: false,
    request: async () => ingestReportSchema,
    reply: { status: 200, body: ingestReportedSchema },
    errors: ['CONFLICT'],
  }),
  'ingest.start': route({
    method: 'POST',
    path: `${INGEST}/runs/start`,
    aliases: [`${OLD_INGEST}/runs/start`],
    summary: 'Opens the run of an `externalRunId`, or finds the one that there is.',
    notes: DEFAULT_PROJECT_NOTE,
    access: 'key',
    reporterErrors: true,
    repeatable: true,
    request: async () => ingestStartSchema,
    reply: { status: 200, body: ingestStartedSchema },
    errors: ['CONFLICT'],
  }),
  'ingest.append': route({
    method: 'POST',
    path: `${INGEST}/runs/iterations`,
    aliases: [`${OLD_INGEST}/runs/iterations`],
    summary: 'Appends finished iterations to an open run.',
    notes: `Rows whose \`externalIterationId\` the run has already are skipped; rows without one are new each time. ${DEFAULT_PROJECT_NOTE}`,
    access: 'key',
    reporterErrors: true,
    repeatable: true,
    request: async () => ingestAppendSchema,
    reply: { status: 200, body: ingestAppendedSchema },
    errors: ['CONFLICT'],
  }),
  'ingest.finalize': route({
    method: 'POST',
    path: `${INGEST}/runs/finalize`,
    aliases: [`${OLD_INGEST}/runs/finalize`],
    summary: 'Ends a run and judges it by its criteria.',
    notes: `To end it again is answered the same. ${DEFAULT_PROJECT_NOTE}`,
    access: 'key',
    reporterErrors: true,
    repeatable: true,
    request: async () => ingestFinalizeSchema,
    reply: { status: 200, body: ingestResultSchema },
    errors: [],
  }),
  'artifacts.uploadAddress': route({
    method: 'POST',
    path: `${INGEST}/artifacts/upload-url`,
    aliases: [`${OLD_INGEST}/artifacts/upload-url`],
    summary: 'An address that takes one raw file.',
    notes: DEFAULT_PROJECT_NOTE,
    access: 'key',
    reporterErrors: true,
    repeatable: true,
    request: async () => openObjectSchema,
    reply: { status: 200, body: uploadAddressSchema },
    errors: [],
  }),
  'artifacts.upload': route({
    method: 'POST',
    path: '/uploads/{ticket}',
    summary: 'Takes the file; its address serves one upload.',
    access: 'ticket',
    reporterErrors: true,
    repeatable: false,
    takesFile: true,
    reply: { status: 200, body: storedArtifactSchema },
    errors: ['VALIDATION_ERROR', 'CONFLICT'],
  }),
  'ingest.capabilities': route({
    method: 'GET',
    path: '/info',
    base: OLD_REPORTER_PATH,
    summary: 'What the service understands of what older reporters send.',
    access: 'anyone',
    repeatable: true,
    reply: { status: 200, body: capabilitiesSchema },
    errors: [],
  }),
};
