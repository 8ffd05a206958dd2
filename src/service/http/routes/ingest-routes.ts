import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  type IngestAppended,
  type IngestResult,
  type IngestStarted,
  ingestAppendSchema,
  ingestFinalizeSchema,
  ingestReportSchema,
  ingestStartSchema,
} from '../../../contract/resources/ingest.ts';
import { TERMINAL_STATUSES } from '../../../contract/resources/run.ts';
import { appendRows, finalizeRun, reportRun } from '../../ingestion/run-ingestion.ts';
import { startRun } from '../../ingestion/run-opening.ts';
import { ApiFailure } from '../../refusals/api-failure.ts';
import type { RunRecord } from '../../storage/records.ts';
import { summarizeRun } from '../representations.ts';
import { readBody } from '../request-body.ts';
import type { RequestEnvironment, ServiceContext } from '../service-context.ts';

/** A body of which nothing is asked but that it is a JSON object. */
const NO_FIELDS = z.looseObject({});

/** The five routes that take results of runs executed elsewhere. */
export function ingestRoutes(
  { store, uploads }: ServiceContext,
  { uploadsPath }: { uploadsPath: string },
) {
  const scopeOf = (c: Context<RequestEnvironment>) => {
    const { id: projectId, organizationId } = c.get('project');
    return { projectId, organizationId };
  };

  return new Hono<RequestEnvironment>()
    .post('/report', async (c) => {
      const request = await readBody(c, ingestReportSchema);
      const { run, reused } = await reportRun(store, scopeOf(c), request);
      return c.json({ ...presentOutcome(run), reused });
    })
    .post('/runs/start', async (c) => {
      const request = await readBody(c, ingestStartSchema);
      const { run, reused } = await startRun(store, scopeOf(c), request);
      return c.json(presentStart(run, reused));
    })
    .post('/runs/iterations', async (c) => {
      const { projectId } = scopeOf(c);
      const request = await readBody(c, ingestAppendSchema);
      const counts = await appendRows(store, projectId, request);
      const reply: IngestAppended = { ok: true, projectId, ...counts };
      return c.json(reply);
    })
    .post('/runs/finalize', async (c) => {
      const request = await readBody(c, ingestFinalizeSchema);
      return c.json(presentOutcome(await finalizeRun(store, scopeOf(c).projectId, request)));
    })
    .post('/artifacts/upload-url', async (c) => {
      await readBody(c, NO_FIELDS);
      if (uploads === null) {
        throw new ApiFailure('NOT_FOUND', 'This service keeps nothing, so it takes no files.');
      }
      const { projectId } = scopeOf(c);
      const token = uploads.issueTicket(projectId);
      // The address the caller has reached us by is one that it can reach.
      const uploadUrl = new URL(`${uploadsPath}/${token}`, c.req.url).href;
      return c.json({ ok: true, projectId, uploadUrl });
    });
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
