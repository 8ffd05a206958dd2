import type { RunCreate } from '../../contract/resources/eval-requests.ts';
import type { ReadRun, RunCreated } from '../../contract/resources/run.ts';
import type { Suite } from '../../contract/resources/suite.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { errorMessage } from '../../trouble/errors.ts';
import type { CallOptions } from '../call-options.ts';
import { ApiError, NetworkError, UnexpectedResponseError } from '../errors/api-error.ts';

/** The calls a creation is made of. */
export interface RunCreationCalls {
  create(): Promise<RunCreated>;
  suites(): AsyncIterable<Suite>;
  newestRuns(suiteId: string, limit: number): AsyncIterable<ReadRun>;
}

export interface RunCreationParts {
  calls: RunCreationCalls;
  clock: Clock;
  logger: Logger;
  /** The request as it is sent, its notes with the marker. */
  body: RunCreate;
  marker: string;
  options: CallOptions;
}

/** Waits before each look for a run whose creation may just be finishing. */
const LOOK_DELAYS_MS = [1_000, 4_000, 10_000];
const MAX_CREATIONS = 3;
const RUNS_PER_LOOK = 25;
const SUITES_PER_LOOK = 5;

/** Notes that carry the marker by which a run is recognised. */
export function notesWithMarker(notes: string | undefined, marker: string): string {
  return notes === undefined || notes === '' ? `[${marker}]` : `${notes}\n[${marker}]`;
}

/**
 * Creates one run, although an answer may get lost. Runs cost money: after a failure that leaves
 * open whether there is one, it looks for a run with the marker before it creates another.
 */
export class RunCreation {
  readonly #parts: RunCreationParts;
  /** Creations whose outcome is unknown. */
  #inDoubt = 0;

  constructor(parts: RunCreationParts) {
    this.#parts = parts;
  }

  /**
   * May be called again after it failed, and then looks first if an earlier creation is in doubt.
   * @throws the error of the creation, when there is surely no run or too many were in doubt.
   */
  async create(): Promise<RunCreated> {
    const { calls, logger } = this.#parts;
    if (this.#inDoubt > 0) {
      const found = await this.#look();
      if (found) return found;
    }
    for (;;) {
      try {
        return await calls.create();
      } catch (error) {
        if (!leavesDoubt(error)) throw error;
        this.#inDoubt += 1;
        logger.warning(
          `Creating the run failed in a way that leaves open whether there is one. Looking for it. ${errorMessage(error)}`,
        );
        const found = await this.#lookPatiently(error);
        if (found) return found;
        if (this.#inDoubt >= MAX_CREATIONS) throw error;
        logger.info('No run carries the marker of this one; creating it again.');
      }
    }
  }

  async #lookPatiently(failure: unknown): Promise<RunCreated | undefined> {
    const { clock, logger, options } = this.#parts;
    for (const delayMs of LOOK_DELAYS_MS) {
      if (clock.now() + delayMs >= (options.deadlineAtMs ?? Number.POSITIVE_INFINITY)) {
        logger.warning('The deadline comes before it is known whether there is a run.');
        throw failure;
      }
      await clock.sleep(delayMs, options.signal);
      try {
        const found = await this.#look();
        if (found) return found;
      } catch (error) {
        options.signal?.throwIfAborted();
        logger.warning(`Looking for the run failed, so there may be one. ${errorMessage(error)}`);
        throw failure;
      }
    }
    return undefined;
  }

  async #look(): Promise<RunCreated | undefined> {
    const { calls, logger, marker } = this.#parts;
    for (const suiteId of await this.#suiteIds()) {
      for await (const run of calls.newestRuns(suiteId, RUNS_PER_LOOK)) {
        if (!run.notes?.includes(`[${marker}]`)) continue;
        logger.info(`Found the run: ${run.id}.`);
        return { runId: run.id, suiteId: run.suiteId ?? suiteId, status: run.status };
      }
    }
    return undefined;
  }

  /** The suite named by id, or the newest ones of the name that form B was to create. */
  async #suiteIds(): Promise<string[]> {
    const { calls, body } = this.#parts;
    if (body.suiteId !== undefined) return [body.suiteId];
    const namesakes: Suite[] = [];
    for await (const suite of calls.suites()) {
      if (suite.name === body.suiteName) namesakes.push(suite);
    }
    return namesakes
      .sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0))
      .slice(0, SUITES_PER_LOOK)
      .map(({ id }) => id);
  }
}

/** Is it open, after this failure of a creation, whether the service created something? */
export function leavesDoubt(error: unknown): boolean {
  if (error instanceof NetworkError) return error.wasSent;
  if (error instanceof ApiError) return error.status >= 500;
  // An answer that cannot be read may have been a success, or that of a gateway in between.
  return error instanceof UnexpectedResponseError && !(error.status >= 400 && error.status < 500);
}
