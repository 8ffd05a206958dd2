import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { ToolCall, Usage } from '../../contract/resources/iteration.ts';
import { storedId } from './external-id.ts';
import { newId } from './identifiers.ts';
import type { ReportedDetails } from './iterations.ts';
import { prepareCommand, prepareQuery } from './query.ts';

/** An iteration that was executed elsewhere, and has ended. */
export interface IngestedIteration {
  title: string;
  /** Null: the iteration gets one of its own. */
  externalIterationId: string | null;
  externalCaseId: string | null;
  ingestedCaseId: string;
  result: 'passed' | 'failed';
  model: string | null;
  provider: string | null;
  durationMs: number | null;
  tokensUsed: number | null;
  usage: Usage | null;
  actualToolCalls: readonly ToolCall[];
  expectedToolCalls: readonly ToolCall[];
  error: string | null;
  reported: ReportedDetails;
}

export function createIngestedIterations(database: DatabaseSync) {
  const byExternalId = prepareQuery(
    database,
    z.object({ id: z.string() }),
    `SELECT id FROM iterations
     WHERE runId = :runId AND externalIterationId = :externalIterationId`,
  );
  // The highest number is read from the index, so that a case of many iterations stays cheap.
  const insert = prepareCommand(
    database,
    `INSERT INTO iterations (id, runId, title, iterationNumber, status, result, model, provider,
       durationMs, tokensUsed, usage, actualToolCalls, expectedToolCalls, error,
       externalIterationId, externalCaseId, ingestedCaseId, reported)
     VALUES (:id, :runId, :title,
       (SELECT coalesce(max(iterationNumber), 0) + 1 FROM iterations
        WHERE runId = :runId AND ingestedCaseId = :ingestedCaseId),
       'completed', :result, :model, :provider, :durationMs, :tokensUsed, :usage,
       :actualToolCalls, :expectedToolCalls, :error, :externalIterationId, :externalCaseId,
       :ingestedCaseId, :reported)
     ON CONFLICT (runId, externalIterationId) WHERE externalIterationId IS NOT NULL DO NOTHING`,
  );

  return {
    /** Those of the ids that the run has iterations of. */
    known: (runId: string, externalIterationIds: readonly string[]): Set<string> =>
      new Set(
        externalIterationIds.filter(
          (id) => byExternalId.one({ runId, externalIterationId: storedId(id) }) !== undefined,
        ),
      ),
    /**
     * Returns the ids of the iterations, in their order; null: the run has that one already, and it
     * stays as it was.
     */
    addAll: (runId: string, iterations: readonly IngestedIteration[]): (string | null)[] =>
      iterations.map((iteration) => add(runId, iteration)),
  };

  function add(runId: string, iteration: IngestedIteration): string | null {
    const { usage, actualToolCalls, expectedToolCalls, ...columns } = iteration;
    const id = newId('iteration');
    const externalId = columns.externalIterationId ?? id;
    const known = storedId(externalId);
    const reported = {
      ...columns.reported,
      ...(known !== externalId && { externalIterationId: externalId }),
    };
    const changed = insert({
      ...columns,
      runId,
      id,
      externalIterationId: known,
      usage: usage === null ? null : JSON.stringify(usage),
      actualToolCalls: JSON.stringify(actualToolCalls),
      expectedToolCalls: JSON.stringify(expectedToolCalls),
      reported: JSON.stringify(reported),
    });
    return changed > 0 ? id : null;
  }
}
