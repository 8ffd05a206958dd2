import type { Trace } from '../../api/resources/trace.ts';
import type { Queries } from '../storage/database.ts';

/** Most characters of the traces that are kept in memory. Passed iterations get half of it. */
const MEMORY_BUDGET = 256 * 2 ** 20;

/** Stores a trace, unless there is no room. Traces explain and decide nothing. */
export type StoreTrace = ReturnType<typeof traceStore>;

/**
 * Stores traces: all in a file, within a budget in memory.
 *
 * @param isInMemory whether the database is
 */
export function traceStore(isInMemory: boolean) {
  let left = isInMemory ? MEMORY_BUDGET : Number.POSITIVE_INFINITY;
  return async (queries: Queries, iterationId: string, value: Trace, hasPassed: boolean) => {
    const trace = JSON.stringify(value);
    const reserved = hasPassed ? MEMORY_BUDGET / 2 : 0;
    if (left - reserved < trace.length) return;
    left -= trace.length;
    await queries.insertInto('traces').values({ iterationId, trace }).execute();
  };
}
