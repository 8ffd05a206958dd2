import { sql } from 'kysely';
import { describeRunEnd } from '../../words/messages.ts';
import type { Core } from '../request.ts';

const HOUR_MS = 3_600_000;
const SILENCE_HOURS = 24;

/**
 * Ends the reported runs of an organization whose reporters are gone. The reporter's next request
 * reopens a run.
 */
export async function endSilentRuns(
  { database, surroundings }: Core,
  organizationId: string,
): Promise<void> {
  const limitMs = SILENCE_HOURS * HOUR_MS;
  await database
    .updateTable('runs')
    .set((column) => ({
      status: 'failed',
      statusReason: describeRunEnd({ reason: 'silence', hours: SILENCE_HOURS }),
      completedAt: column('touchedAt', '+', limitMs),
    }))
    .where('organizationId', '=', organizationId)
    // A literal, since the index of active runs has it.
    .where(sql<boolean>`status IN ('pending', 'running')`)
    .where('source', '=', 'sdk')
    .where('touchedAt', '<=', surroundings.now() - limitMs)
    .execute();
}
