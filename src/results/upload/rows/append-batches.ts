import pLimit from 'p-limit';
import type { IngestAppended } from '../../../contract/resources/ingest.ts';
import { bearsOut } from '../../../model/declared-counts.ts';
import { countOf, formatCount } from '../../../model/quantity.ts';
import { tellProgress } from '../../progress.ts';
import type { UploadContext } from '../upload-context.ts';
import { EvidenceError } from './row-audit.ts';
import type { RowBatch } from './row-batches.ts';

/** The rate bucket sets the pace; more than a few at once would only wait for it. */
const REQUESTS_AT_ONCE = 3;

type AppendContext = Pick<UploadContext, 'client' | 'clock' | 'logger' | 'options'>;

/**
 * Appends all batches to a run. After a failure no further one is sent, and what was sent may be
 * sent again: the service knows the rows by their ids.
 * @throws the first failure, once no request is under way any more; EvidenceError where the
 * service did not take every row.
 */
export async function appendBatches(
  { client, clock, logger, options }: AppendContext,
  run: { projectId: string; runId: string },
  batches: readonly RowBatch[],
): Promise<void> {
  const limit = pLimit(REQUESTS_AT_ONCE);
  const results = countOf(
    batches.reduce((sum, { rows }) => sum + rows.length, 0),
    'result',
  );
  const tell = tellProgress(
    { clock, logger },
    (count) => `Sent ${formatCount(count)} of ${results}.`,
    1,
  );
  const failures: unknown[] = [];
  await limit.map(batches, async ({ rows }, index) => {
    if (failures.length > 0) return;
    try {
      const reply = await client.ingest.append(run.projectId, { runId: run.runId, rows }, options);
      checkAppended(reply, rows.length, index + 1, batches.length);
      tell(rows.length);
    } catch (error) {
      failures.push(error);
    }
  });
  if (failures.length > 0) throw failures[0];
}

function checkAppended(
  { inserted, skipped, total }: Pick<IngestAppended, 'inserted' | 'skipped' | 'total'>,
  sent: number,
  number: number,
  requests: number,
): void {
  // The run may hold more than this request brought, and never less.
  if (bearsOut(inserted + skipped, sent) && bearsOut(total, sent, 'fewer')) return;
  throw new EvidenceError(
    `Of the ${sent} rows of request ${number} of ${requests} the service says that it stored ` +
      `${inserted} and knew ${skipped}, and that the run has ${total} in all.`,
  );
}
