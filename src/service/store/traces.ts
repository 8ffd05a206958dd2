import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Trace, traceSchema } from '../../contract/trace.ts';
import { jsonColumn, prepareCommand, prepareQuery } from './query.ts';

const traceRow = z.object({ document: jsonColumn(traceSchema) });

export function createTraces(database: DatabaseSync) {
  const byIteration = prepareQuery(
    database,
    traceRow,
    'SELECT document FROM traces WHERE iterationId = :iterationId',
  );
  const insert = prepareCommand(
    database,
    'INSERT OR REPLACE INTO traces (iterationId, document) VALUES (:iterationId, :document)',
  );

  return {
    find: (iterationId: string): Trace | undefined => byIteration.one({ iterationId })?.document,
    save(iterationId: string, trace: Trace): void {
      insert({ iterationId, document: JSON.stringify(trace) });
    },
  };
}
