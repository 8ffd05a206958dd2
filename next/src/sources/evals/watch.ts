import { ServiceError } from '../../api/client/service-error.ts';
import { TERMINAL_STATUSES } from '../../api/operation.ts';
import type { Run } from '../../api/resources/evals.ts';
import { stackOf } from '../../lib/errors.ts';
import type { Failure } from '../../report/failure.ts';
import type { Session } from '../../session/session.ts';
import { describeWhat } from '../../words/failures.ts';
import { MESSAGES } from '../../words/messages.ts';
import { Pace } from './pace.ts';

/** Of a run that no look has seen. */
const UNSEEN = 'unknown';
/** Misses in a row after which people get a warning. */
const WORTH_A_WARNING = 3;
/** A proxy or a replica may be what refuses: it is believed after so many in a row and this time. */
const BELIEVED = 3;
const BELIEVED_AFTER_MS = 5_000;
/** A replica may take longer to know of a new run. */
const UNSEEN_AFTER_MS = 30_000;
/** A run that is cancelled has this time to end. The runner kills the process then. */
const GRACE_MS = 10_000;
/** Statuses of refusals that pass. */
const PASSING = [408, 425];

/** The run as it was last seen, and why the watch ended before the run did. */
export interface Watched {
  run: Run;
  failures: Failure[];
}

/**
 * Whether the post step of the job cancels a run that goes on. Requests would take time from what a
 * cancelled job has to write.
 */
export const isLeft = ({ isHosted, environment }: Session): boolean =>
  isHosted && environment.keep !== undefined;

/**
 * Looks at a run until it ends, the deadline comes, the job is cancelled, or the service refuses again
 * and again. Then a run that the post step does not cancel is cancelled here. With `bail`, so is a run
 * with a failed iteration.
 *
 * @param planned number of iterations
 */
export async function watchRun(
  runId: string,
  session: Session,
  bail: boolean,
  planned: number,
): Promise<Watched> {
  const { client, projectId, isHosted, deadline, environment, config } = session;
  const { logger, keep } = environment;
  const { clock } = client;
  const startedAt = clock.now();
  let run: Run = { id: runId, status: UNSEEN };
  const hasEnded = () => TERMINAL_STATUSES.includes(run.status);
  const tell = (isLast: boolean) => {
    const [passed, failed] = [run.summary?.passed ?? 0, run.summary?.failed ?? 0];
    const [elapsed, left] = [clock.now() - startedAt, deadline - clock.now()];
    logger.progress(MESSAGES.progress(passed + failed, planned, failed, elapsed, left), isLast);
  };

  /** Resolves to why it ends before the run, which is nothing if a failed iteration ends the run. */
  const look = async (until: number, endsEarly: boolean, signal?: AbortSignal) => {
    const since = clock.now();
    const elapsed = () => clock.now() - since;
    const pace = new Pace(isHosted);
    let troubles: Failure[] = [];
    let refusals: number[] = [];
    for (;;) {
      const at = pace.next(elapsed(), until - since);
      await clock.sleep(Math.max(0, (at ?? 0) - elapsed()), signal);
      if (signal?.aborted) return [{ kind: 'cancelled' } as const];
      if (at === null) {
        const ended: Failure = { kind: 'deadline', afterMs: config.timeoutMinutes * 60_000 };
        return [ended, ...troubles.slice(-1)];
      }
      const call = { parameters: { projectId, runId }, maxAttempts: 1, deadline: until, signal };
      try {
        run = await client.call('getEvalRun', call);
        pace.see(elapsed(), run);
        tell(hasEnded());
        if (hasEnded() || (endsEarly && (run.summary?.failed ?? 0) > 0)) return [];
        [troubles, refusals] = [[], []];
      } catch (error) {
        if (signal?.aborted && error === signal.reason) continue;
        if (!(error instanceof ServiceError)) throw error;
        const { failure } = error;
        pace.see(elapsed(), null);
        if (failure.reason !== 'deadline') troubles.push(failure);
        if (troubles.length === WORTH_A_WARNING) logger.warn(MESSAGES.unseen(describeWhat(failure)));
        // Trouble with the service of this process lasts.
        refusals = isHosted && passes(error) ? [] : [...refusals, elapsed()];
        const isNew = failure.status === 404 && run.status === UNSEEN;
        const patienceMs = isNew ? UNSEEN_AFTER_MS : BELIEVED_AFTER_MS;
        const lastedMs = elapsed() - (refusals[0] ?? elapsed());
        if (refusals.length >= BELIEVED && lastedMs >= patienceMs) return [failure];
      }
    }
  };

  const failures = await look(deadline, bail, environment.signal);
  if (!hasEnded() && !isLeft(session)) {
    await cancelRun(runId, session);
    await look(clock.now() + GRACE_MS, false);
  }
  if (!hasEnded()) tell(true);
  else if (isHosted) keep?.('run', '');
  return { run, failures };
}

/** Whether trouble of a service of others passes by itself. */
const passes = ({ repeat, failure: { status, reason } }: ServiceError): boolean =>
  repeat !== 'none' || reason === 'deadline' || (status ?? 0) >= 500 || PASSING.includes(status ?? 0);

async function cancelRun(runId: string, { client, projectId, environment }: Session) {
  const deadline = client.clock.now() + GRACE_MS / 2;
  try {
    await client.call('cancelEvalRun', { parameters: { projectId, runId }, deadline });
  } catch (error) {
    // It may have ended meanwhile. Else it is looked at further.
    if (!(error instanceof ServiceError)) throw error;
    environment.logger.debug(stackOf(error));
  }
}
