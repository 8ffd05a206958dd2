import type { CallOptions } from '../../client/call-options.ts';
import type { RunEndpoints } from '../../client/endpoints/runs.ts';
import { ApiError, RedirectError } from '../../client/errors/api-error.ts';
import { isTransient } from '../../client/retry/retry-decision.ts';
import { type ReadRun, RUN_STATUSES, TERMINAL_STATUSES } from '../../contract/resources/run.ts';
import type { Problem } from '../../model/run-report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { problemOf } from '../../trouble/whose-trouble.ts';
import type { RunPace } from './pace.ts';
import { formatElapsed, formatProgress } from './progress.ts';

/** A run that is over by then is looked at no less for knowing how long others took. */
const COMPARED_AFTER_MS = 10_000;

/** What looks are made with. */
export interface RunReader {
  readonly runs: Pick<RunEndpoints, 'get'>;
}

export interface WatchOptions {
  pace: RunPace;
  /** How long earlier runs of the suite took; asked once, of a run that takes its time. */
  earlierDurationsMs(): Promise<readonly number[]>;
  /** How much slower than agreed the service wants its requests for now; 1 for not. */
  slowdown(): number;
  clock: Clock;
  logger: Logger;
  signal: AbortSignal;
  deadlineAtMs: number;
  /** Told of the run whenever it was seen; the watch waits for it. Never rejects. */
  onLook?(run: ReadRun, elapsedMs: number): Promise<void>;
}

/** How the watch ended. */
export interface WatchedRun {
  /** As last seen; null where it never was. */
  run: ReadRun | null;
  /** Whether the run reached its end. */
  terminal: boolean;
  /** Why the watch ended before the run did. */
  problem: Problem | null;
}

/**
 * Follows a run to its end, its deadline or trouble that does not pass; never throws for these. A
 * refusal is trouble that passes until it has come again and again: a proxy or a replica may be the
 * one who refuses.
 */
export async function watchRun(
  client: RunReader,
  { projectId, runId }: { projectId: string; runId: string },
  options: WatchOptions,
): Promise<WatchedRun> {
  const { clock, pace, signal, deadlineAtMs } = options;
  const startedAtMs = clock.now();
  const teller = new ProgressTeller(options.logger);
  let run: ReadRun | null = null;
  let lastTrouble: unknown;
  let misses = 0;
  const doubt = new Doubt();
  let compared = false;
  const elapsedMs = () => clock.now() - startedAtMs;
  try {
    for (;;) {
      const untilMs = deadlineAtMs - startedAtMs;
      const nextAtMs = pace.nextLookAtMs(elapsedMs(), untilMs, options.slowdown());
      await clock.sleep(Math.max(0, (nextAtMs ?? untilMs) - elapsedMs()), signal);
      if (nextAtMs === null) break;
      const look = await lookAt(client, projectId, runId, { signal, deadlineAtMs });
      pace.see(elapsedMs(), 'run' in look ? look.run : null);
      if ('run' in look) {
        run = look.run;
        lastTrouble = undefined;
        misses = 0;
        doubt.clear();
        teller.tell(run, elapsedMs());
        await options.onLook?.(run, elapsedMs());
        if (TERMINAL_STATUSES.includes(run.status)) return { run, terminal: true, problem: null };
      } else {
        misses += 1;
        teller.tellTrouble(look.trouble, misses);
        lastTrouble = look.trouble;
        const problem = doubt.confirmed(look.trouble, elapsedMs(), run !== null);
        if (problem !== null) return { run, terminal: false, problem };
      }
      if (!compared && elapsedMs() >= COMPARED_AFTER_MS) {
        compared = true;
        // Nobody waits for it: it decides nothing, and the run may end meanwhile.
        compare(pace, options);
      }
    }
  } catch (error) {
    const cause = signal.aborted ? signal.reason : error;
    const problem = problemOf(cause);
    if (problem.kind !== 'timeout') return { run, terminal: false, problem };
  }
  const problem = deadlineProblem(run, elapsedMs(), lastTrouble);
  return { run, terminal: false, problem };
}

/** @throws what will not pass by itself, the end of the deadline included. */
async function lookAt(
  client: RunReader,
  projectId: string,
  runId: string,
  options: CallOptions,
): Promise<{ run: ReadRun } | { trouble: unknown }> {
  try {
    // The next look comes anyway; further tries would be looks that the pace knows nothing of.
    return { run: await client.runs.get(projectId, runId, { ...options, maxAttempts: 1 }) };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (!isTransient(error) && !isRefusal(error)) throw error;
    return { trouble: error };
  }
}

function compare(pace: RunPace, { earlierDurationsMs, logger }: WatchOptions): void {
  earlierDurationsMs().then(
    (durationsMs) => pace.compare(durationsMs),
    (error: unknown) => logger.debug(`Earlier runs are not known: ${errorMessage(error)}`),
  );
}

/** An answer that says no, rather than none, or one of a service in trouble. */
function isRefusal(error: unknown): boolean {
  return error instanceof RedirectError || (error instanceof ApiError && !isTransient(error));
}

/** Refusals in a row that are believed, and how long they have to have lasted. */
const BELIEVED_REFUSALS = 3;
const BELIEVED_AFTER_MS = 5_000;
/** A replica may take longer to hear of a run that was just created. */
const UNSEEN_BELIEVED_AFTER_MS = 30_000;

/** Holds refusals back until they are to be believed. */
class Doubt {
  #count = 0;
  #sinceMs = 0;

  clear(): void {
    this.#count = 0;
  }

  /** What an error means for the run, once it is a refusal that has come often enough. */
  confirmed(error: unknown, atMs: number, seen: boolean): Problem | null {
    if (!isRefusal(error)) return null;
    if (this.#count === 0) this.#sinceMs = atMs;
    this.#count += 1;
    const absent = error instanceof ApiError && error.status === 404 && !seen;
    const patienceMs = absent ? UNSEEN_BELIEVED_AFTER_MS : BELIEVED_AFTER_MS;
    if (this.#count < BELIEVED_REFUSALS || atMs - this.#sinceMs < patienceMs) return null;
    const { kind, message } = problemOf(error);
    return { kind, message: `${message} The service said so ${this.#count} times in a row.` };
  }
}

function deadlineProblem(run: ReadRun | null, elapsedMs: number, trouble: unknown): Problem {
  if (trouble !== undefined) {
    const { kind, message } = problemOf(trouble);
    return { kind, message: `The run could not be followed until the deadline: ${message}` };
  }
  const state = run === null ? 'It was never seen.' : `Its status was ${run.status}.`;
  return {
    kind: 'timeout',
    message: `The run did not end within ${formatElapsed(elapsedMs)} (timeout-minutes). ${state}`,
  };
}

const MISSES_WORTH_A_WARNING = 3;

/** Logs what changed, and nothing twice. */
class ProgressTeller {
  readonly #logger: Logger;
  readonly #strangeStatuses = new Set<string>();
  #lastState = '';

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  tell(run: ReadRun, elapsedMs: number): void {
    const { status, summary } = run;
    const known = [...RUN_STATUSES, ...TERMINAL_STATUSES].includes(status);
    if (!known && !this.#strangeStatuses.has(status)) {
      this.#strangeStatuses.add(status);
      this.#logger.notice(`The run's status "${status}" is new to this version; waiting on.`);
    }
    const state = JSON.stringify([status, summary?.total, summary?.passed, summary?.failed]);
    if (state === this.#lastState) return;
    this.#lastState = state;
    this.#logger.info(formatProgress(run, elapsedMs));
  }

  /** One look that fails is nobody's concern. */
  tellTrouble(trouble: unknown, misses: number): void {
    const text = `Cannot see the run for now, trying on: ${errorMessage(trouble)}`;
    if (misses === 1) this.#logger.info(text);
    if (misses === MISSES_WORTH_A_WARNING) this.#logger.warning(text);
  }
}
