import type { CallOptions } from '../client/call-options.ts';
import type { EvalApiClient } from '../client/eval-api-client.ts';
import type { Clock } from '../clock.ts';
import { RUN_STATUSES, type Run, TERMINAL_STATUSES } from '../contract/run.ts';
import { errorMessage } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { Problem } from '../model/run-report.ts';
import { formatElapsed, formatProgress } from './progress.ts';
import { isTransient, problemOf } from './trouble.ts';

/** How often to ask: a share of the time the run has taken, between two limits. */
export interface PollSchedule {
  firstMs: number;
  share: number;
  mostMs: number;
}

/** A run of half an hour costs some 150 of the 1800 requests its key is granted meanwhile. */
export const REMOTE_SCHEDULE: PollSchedule = { firstMs: 500, share: 0.12, mostMs: 12_000 };
/** The embedded service is there for this run only. */
export const EMBEDDED_SCHEDULE: PollSchedule = { firstMs: 100, share: 0.05, mostMs: 2_000 };

/** Wait before the next look, so that the end is noticed soon after it came, but few looks spent. */
export function pollDelayMs({ firstMs, share, mostMs }: PollSchedule, elapsedMs: number): number {
  return Math.min(Math.max(firstMs, elapsedMs * share), mostMs);
}

export interface WatchOptions {
  schedule: PollSchedule;
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
  client: EvalApiClient,
  { projectId, runId }: { projectId: string; runId: string },
  options: WatchOptions,
): Promise<WatchedRun> {
  const { clock, schedule, signal, deadlineAtMs } = options;
  const startedAtMs = clock.now();
  const teller = new ProgressTeller(options.logger);
  let run: Run | null = null;
  let lastTrouble: unknown;
  try {
    for (;;) {
      const look = await lookAt(client, projectId, runId, { signal, deadlineAtMs });
      if ('run' in look) {
        run = look.run;
        lastTrouble = undefined;
        teller.tell(run, clock.now() - startedAtMs);
        if (TERMINAL_STATUSES.includes(run.status)) return { run, terminal: true, problem: null };
      } else {
        if (lastTrouble === undefined) teller.tellTrouble(look.trouble);
        lastTrouble = look.trouble;
      }
      const remainingMs = deadlineAtMs - clock.now();
      if (remainingMs <= 0) break;
      const delayMs = pollDelayMs(schedule, clock.now() - startedAtMs);
      await clock.sleep(Math.min(delayMs, remainingMs), signal);
      // At the deadline itself no request can be answered any more.
      if (delayMs >= remainingMs) break;
    }
  } catch (error) {
    const cause = signal.aborted ? signal.reason : error;
    const problem = problemOf(cause);
    if (problem.kind !== 'timeout') return { run, terminal: false, problem };
  }
  const problem = deadlineProblem(run, clock.now() - startedAtMs, lastTrouble);
  return { run, terminal: false, problem };
}

/** @throws what will not pass by itself, the end of the deadline included. */
async function lookAt(
  client: EvalApiClient,
  projectId: string,
  runId: string,
  options: CallOptions,
): Promise<{ run: Run } | { trouble: unknown }> {
  try {
    return { run: await client.run(projectId, runId, options) };
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

  tellTrouble(trouble: unknown): void {
    this.#logger.warning(`Cannot see the run for now, trying on: ${errorMessage(trouble)}`);
  }
}
