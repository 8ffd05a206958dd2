import type { Trace } from '../../api/resources/trace.ts';
import type { Queries } from '../storage/database.ts';

/** Most characters of the traces that are kept in memory. Passed iterations get half of it. */
const MEMORY_BUDGET = 256 * 2 ** 20;

/** Stores traces: all in a file, within a budget in memory. */
export class TraceStore {
  #left: number;

  /** @param isInMemory whether the database is */
  constructor(isInMemory: boolean) {
    this.#left = isInMemory ? MEMORY_BUDGET : Number.POSITIVE_INFINITY;
  }

  /** Stores a trace, unless there is no room. Traces explain and decide nothing. */
  async store(
    queries: Queries,
    iterationId: string,
    value: Trace,
    hasPassed: boolean,
  ): Promise<void> {
    const trace = JSON.stringify(value);
    const reserved = hasPassed ? MEMORY_BUDGET / 2 : 0;
    if (this.#left - reserved < trace.length) return;
    this.#left -= trace.length;
    await queries.insertInto('traces').values({ iterationId, trace }).execute();
  }
}
