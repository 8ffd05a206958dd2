import type { IngestResult, IngestStarted } from '../../../contract/resources/ingest.ts';
import { TERMINAL_STATUSES } from '../../../contract/resources/run.ts';
import { ingestRoutes } from '../../../contract/routes/ingest.ts';
import { API_PATH } from '../../../contract/routes/route.ts';
import { summarizeRun } from '../../evals/run-criteria.ts';
import { appendRows, finalizeRun, reportRun } from '../../ingestion/run-ingestion.ts';
import { startRun } from '../../ingestion/run-opening.ts';
import { ApiFailure } from '../../refusals/api-failure.ts';
import type { ProjectRecord, RunRecord } from '../../storage/records.ts';
import type { Handlers } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';

/** Results of runs executed elsewhere, and their raw files. */
export function ingestHandlers({
  store,
  uploads,
}: Pick<ServiceContext, 'store' | 'uploads'>): Handlers<typeof ingestRoutes> {
  const requireUploads = () => {
    if (uploads !== null) return uploads;
    throw new ApiFailure('NOT_FOUND', 'This service keeps nothing, so it takes no files.');
  };

  return {
    'ingest.report': async ({ project, body }) => {
      const { run, reused } = await reportRun(store, scopeOf(project), body);
      return { ...presentOutcome(run), reused };
    },
    'ingest.start': async ({ project, body }) => {
      const { run, reused } = await startRun(store, scopeOf(project), body);
      return presentStart(run, reused);
    },
    'ingest.append': async ({ project: { id: projectId }, body }) => {
      const counts = await appendRows(store, projectId, body);
      return { ok: true, projectId, ...counts };
    },
    'ingest.finalize': async ({ project, body }) =>
      presentOutcome(await finalizeRun(store, project.id, body)),
    'ingest.capabilities': async () => ({ capabilities: { evalsHostConfig: 1 } }),
    'artifacts.uploadAddress': async ({ project: { id: projectId }, http }) => {
      const ticket = await requireUploads().issueTicket(projectId);
      const path = `${API_PATH}${ingestRoutes['artifacts.upload'].path}`;
      // The address the caller has reached us by is one that it can reach.
      const uploadUrl = new URL(path.replace('{ticket}', ticket), http.url).href;
      return { ok: true, projectId, uploadUrl };
    },
    'artifacts.upload': async ({ params, http }) => {
      const length = http.header('Content-Length');
      const header = {
        contentType: http.header('Content-Type') ?? null,
        sizeBytes: length === undefined ? null : Number(length),
      };
      const content = http.raw.body ?? emptyContent();
      return { storageId: await requireUploads().receive(params.ticket, header, content) };
    },
  };
}

function scopeOf({ id: projectId, organizationId }: ProjectRecord) {
  return { projectId, organizationId };
}

/** A run that goes on has neither result nor summary: its reporter is to send the rows. */
function presentStart(run: RunRecord, reused: boolean): IngestStarted {
  if (TERMINAL_STATUSES.includes(run.status)) return { ...presentOutcome(run), reused };
  const { id: runId, suiteId, projectId, status } = run;
  return { ok: true, suiteId, runId, projectId, reused, status };
}

function presentOutcome(run: RunRecord): IngestResult {
  const { id: runId, suiteId, projectId, status, result } = run;
  return { ok: true, suiteId, runId, projectId, status, result, summary: summarizeRun(run) };
}

async function* emptyContent(): AsyncGenerator<Uint8Array> {
  // An empty file has no body to read.
}
