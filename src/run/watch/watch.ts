import type { CallOptions } from '../../client/call-options.ts';
import type { EvalApiClient } from '../../client/eval-api-client.ts';
import type { Clock } from '../../clock.ts';
import { RUN_STATUSES, type Run, TERMINAL_STATUSES } from '../../contract/run.ts';
import { errorMessage } from '../../errors.ts';
import type { Logger } from '../../logger.ts';
import type { Problem } from '../../model/run-report.ts';
import { isTransient, problemOf } from '../trouble.ts';
import type { RunPace } from './pace.ts';
import { formatElapsed, formatProgress } from './progress.ts';

/** A run that is over by then is looked at no less for knowing how long others took. */
const COMPARED_AFTER_MS = 10_000;

/** What looks are made with. */
export type RunReader = Pick<EvalApiClient, 'run'>;

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
}

/** How the watch ended. */
export interface WatchedRun {
  /** As last seen; null where it never was. */
  run: Run | null;
  /** Whether the run reached its end. */
  terminal: boolean;
  /** Why the watch ended before the run did. */
  problem: Problem | null;
}

/** Follows a run to its end, its deadline or trouble that does not pass; never throws for these. */
export async function watchRun(
  client: RunReader,
  { projectId, runId }: { projectId: string; runId: string },
  options: WatchOptions,
): Promise<WatchedRun> {
  const { clock, pace, signal, deadlineAtMs } = options;
  const startedAtMs = clock.now();
  const teller = new ProgressTeller(options.logger);
  let run: Run | null = null;
  let lastTrouble: unknown;
  let misses = 0;
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
        teller.tell(run, elapsedMs());
        if (TERMINAL_STATUSES.includes(run.status)) return { run, terminal: true, problem: null };
      } else {
        misses += 1;
        teller.tellTrouble(look.trouble, misses);
        lastTrouble = look.trouble;
      }
      if (!compared && elapsedMs() >= COMPARED_AFTER_MS) {
        compared = true;
        pace.compare(await options.earlierDurationsMs());
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
): Promise<{ run: Run } | { trouble: unknown }> {
  try {
    // The next look comes anyway; further tries would be looks that the pace knows nothing of.
    return { run: await client.run(projectId, runId, { ...options, maxAttempts: 1 }) };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (!isTransient(error)) throw error;
    return { trouble: error };
  }
}

function deadlineProblem(run: Run | null, elapsedMs: number, trouble: unknown): Problem {
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

  tell(run: Run, elapsedMs: number): void {
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
