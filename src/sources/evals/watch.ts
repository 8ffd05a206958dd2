import { ServiceError } from '../../api/client/service-error.ts';
import { TERMINAL_STATUSES } from '../../api/operation.ts';
import type { Run } from '../../api/resources/evals.ts';
import { stackOf } from '../../lib/errors.ts';
import type { Failure, FailureOf } from '../../report/failure.ts';
import type { Session } from '../../session/session.ts';
import { describeWhat } from '../../words/failures.ts';
import { MESSAGES } from '../../words/messages.ts';

/** Of a run that no look has seen. */
const UNSEEN = 'unknown';
/**
 * A proxy or a replica may be what refuses. After so many looks in a row and this time it is believed.
 * A replica may take longer to know of a new run. People get a warning of as many misses.
 */
const IN_A_ROW = 3;
const BELIEVED_AFTER_MS = 5_000;
const UNSEEN_AFTER_MS = 30_000;
/**
 * Milliseconds between looks at a run: a share of its time so far, in bounds. The last one leaves other
 * jobs two thirds of the requests of a key.
 */
const HOSTED = { share: 0.7, shortest: 1_200, longest: 3_300 };
const EMBEDDED = { share: 0.05, shortest: 20, longest: 2_000 };
/** At the deadline itself no request can be answered. */
const LAST_LOOK_MS = 1_000;
/** A run that is cancelled has this time to end. The runner kills the process then. */
const GRACE_MS = 10_000;

/** Whether the post step cancels a run that goes on, since a cancelled job has no time for requests. */
export const isLeft = ({ isHosted, environment }: Session): boolean =>
  isHosted && environment.keep !== undefined;

/** Why a run has no results after its deadline. */
export const deadlineOf = ({ config, deadline, client }: Session): FailureOf<'deadline'> => {
  const leftMs = 100 * Math.max(0, Math.round((deadline - client.clock.now()) / 100));
  return { kind: 'deadline', afterMs: config.timeoutMinutes * 60_000, leftMs };
};

/**
 * When to look next at a run; null if there is no time for it before the deadline. Times are
 * milliseconds since its creation.
 */
export function nextLook(isHosted: boolean, now: number, deadline: number): number | null {
  const { share, shortest, longest } = isHosted ? HOSTED : EMBEDDED;
  const at = Math.ceil(now + Math.min(Math.max(shortest, now * share), longest));
  const last = deadline - LAST_LOOK_MS;
  if (at <= last) return at;
  return last < now + shortest / 2 ? null : last;
}

/**
 * Looks at a run until it ends, the deadline comes, the job is cancelled, or the service refuses
 * again and again. Then a run that the post step does not cancel is cancelled here. Returns the run as
 * last seen, and why the watch ended before it.
 */
export async function watchRun(
  runId: string,
  session: Session,
  planned: number,
): Promise<{ run: Run; failures: Failure[] }> {
  const { client, projectId, isHosted, deadline, environment } = session;
  const { logger, keep } = environment;
  const { clock } = client;
  const parameters = { projectId, runId };
  const startedAt = clock.now();
  let run: Run = { id: runId, status: UNSEEN };
  const hasEnded = () => TERMINAL_STATUSES.includes(run.status);
  const tell = (isLast: boolean) => {
    const [passed, failed] = [run.summary?.passed ?? 0, run.summary?.failed ?? 0];
    const done = passed + failed;
    // A service may not list the cases of a saved suite, or run a case once for each model.
    const total = Math.max(planned, run.summary?.total ?? 0, done);
    logger.progress(MESSAGES.progress(done, total, failed, clock.now() - startedAt), isLast);
  };

  /** Resolves to why it ends before the run. */
  const look = async (until: number, signal?: AbortSignal): Promise<Failure[]> => {
    const since = clock.now();
    const elapsed = () => clock.now() - since;
    let misses = 0;
    let trouble: Failure | null = null;
    let refusals: number[] = [];
    for (;;) {
      const at = nextLook(isHosted, elapsed(), until - since);
      await clock.sleep(Math.max(0, (at ?? 0) - elapsed()), signal);
      if (signal?.aborted) return [{ kind: 'cancelled' }];
      const isBlind = misses >= IN_A_ROW || run.status === UNSEEN;
      if (at === null) return [(isBlind ? trouble : null) ?? deadlineOf(session)];
      const call = { parameters, maxAttempts: 1, deadline: until, signal };
      try {
        run = await client.call('getEvalRun', call);
        tell(hasEnded());
        if (hasEnded()) return [];
        misses = 0;
        refusals = [];
      } catch (error) {
        if (signal?.aborted && error === signal.reason) continue;
        if (!(error instanceof ServiceError)) throw error;
        const { failure, repeat } = error;
        const status = failure.status ?? 0;
        misses += 1;
        if (failure.reason !== 'deadline') trouble = failure;
        if (misses === IN_A_ROW) logger.warn(MESSAGES.unseen(describeWhat(failure)));
        // Trouble with the service of this process does not pass.
        const passes = isHosted && (repeat !== 'none' || status >= 500);
        refusals = passes ? [] : [...refusals, elapsed()];
        const isNew = status === 404 && run.status === UNSEEN;
        const patienceMs = isNew ? UNSEEN_AFTER_MS : BELIEVED_AFTER_MS;
        const lastedMs = elapsed() - (refusals[0] ?? elapsed());
        if (refusals.length >= IN_A_ROW && lastedMs >= patienceMs) return [failure];
      }
    }
  };

  const failures = await look(deadline, environment.signal);
  if (!hasEnded() && !isLeft(session)) {
    const call = { parameters, deadline: clock.now() + GRACE_MS / 2 };
    // It may have ended meanwhile. Trouble takes no result away.
    await client.call('cancelEvalRun', call).catch((error) => logger.debug(stackOf(error)));
    await look(clock.now() + GRACE_MS);
  }
  if (!hasEnded()) tell(true);
  else if (isHosted) keep?.('run', '');
  return { run, failures };
}
