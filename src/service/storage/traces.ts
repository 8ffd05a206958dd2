import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Trace, traceSchema } from '../../contract/resources/trace.ts';
import { jsonColumn, prepareCommand, prepareQuery } from './query.ts';
import type { SealedFile } from './sealed-file.ts';

export interface SavedTrace {
  iterationId: string;
  trace: Trace;
}

/** What iterations left behind, by their ids. */
export interface Traces {
  /** @throws BrokenSealError where it is not the one that was saved. */
  find(iterationId: string): Trace | undefined;
  saveAll(traces: readonly SavedTrace[]): void;
}

const traceRow = z.object({ document: jsonColumn(traceSchema) });

/** Traces within the database. */
export function createTraces(database: DatabaseSync): Traces {
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
    find: (iterationId) => byIteration.one({ iterationId })?.document,
    saveAll(traces) {
      for (const { iterationId, trace } of traces) {
        insert({ iterationId, document: JSON.stringify(trace) });
      }
    },
  };
}

const placeRow = z.object({
  offset: z.number(),
  length: z.number(),
  nonce: z.number(),
  tag: z.instanceof(Uint8Array),
});

/**
 * Traces beside a database in memory, which has no room for them: there are only their places and
 * tags. So the iteration a trace belongs to, and through it the run, is told by memory alone.
 */
export function createSealedTraces(database: DatabaseSync, file: SealedFile): Traces {
  database.exec(`
    CREATE TABLE sealedTraces (
      iterationId TEXT PRIMARY KEY REFERENCES iterations (id) ON DELETE CASCADE,
      offset INTEGER NOT NULL,
      length INTEGER NOT NULL,
      nonce INTEGER NOT NULL,
      tag BLOB NOT NULL
    ) STRICT
  `);
  const byIteration = prepareQuery(
    database,
    placeRow,
    'SELECT offset, length, nonce, tag FROM sealedTraces WHERE iterationId = :iterationId',
  );
  const insert = prepareCommand(
    database,
    `INSERT OR REPLACE INTO sealedTraces (iterationId, offset, length, nonce, tag)
     VALUES (:iterationId, :offset, :length, :nonce, :tag)`,
  );

  return {
    find(iterationId) {
      const place = byIteration.one({ iterationId });
      if (place === undefined) return undefined;
      return traceSchema.parse(JSON.parse(file.read(iterationId, place)));
    },
    saveAll(traces) {
      for (const { iterationId, trace } of traces) {
        insert({ iterationId, ...file.append(iterationId, JSON.stringify(trace)) });
      }
    },
  };
}
