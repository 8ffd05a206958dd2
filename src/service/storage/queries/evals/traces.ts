import { type Trace, traceSchema } from '../../../../contract/resources/trace.ts';
import type { SealedFile } from '../../sealed-file.ts';
import type { TraceStore } from '../../store.ts';
import type { Access } from '../../tables.ts';
import { insertAll } from '../statements/insert.ts';

const readTrace = (document: string): Trace => traceSchema.parse(JSON.parse(document));

/** Traces within the database. */
export function createTraces(access: Access): TraceStore {
  return {
    async find(iterationId) {
      const row = await access.db
        .selectFrom('traces')
        .select('document')
        .where('iterationId', '=', iterationId)
        .executeTakeFirst();
      return row === undefined ? undefined : readTrace(row.document);
    },
    async saveAll(traces) {
      const rows = traces.map(({ iterationId, trace }) => ({
        iterationId,
        document: JSON.stringify(trace),
      }));
      await insertAll(access.db, 'traces', rows);
    },
  };
}

/**
 * Traces beside a database in memory, which has no room for them: there are only their places and
 * tags. So the iteration a trace belongs to, and through it the run, is told by memory alone.
 */
export function createSealedTraces(access: Access, file: SealedFile): TraceStore {
  return {
    async find(iterationId) {
      const place = await access.db
        .selectFrom('sealedTraces')
        .select(['offset', 'length', 'nonce', 'tag'])
        .where('iterationId', '=', iterationId)
        .executeTakeFirst();
      return place === undefined ? undefined : readTrace(file.read(iterationId, place));
    },
    async saveAll(traces) {
      const rows = traces.map(({ iterationId, trace }) => ({
        iterationId,
        ...file.append(iterationId, JSON.stringify(trace)),
      }));
      await insertAll(access.db, 'sealedTraces', rows);
    },
  };
}
