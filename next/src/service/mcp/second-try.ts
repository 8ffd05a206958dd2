import { sleep } from '../../lib/sleep.ts';
import { countsAs } from '../../report/counts-as.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';

const PAUSE_MS = 1_000;

/**
 * Does something with a server, and once more after a second if the network may have prevented it.
 *
 * @throws what `work` throws, with `attempts: 2` after two failures
 */
export async function tryTwice<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FailureError) || !mayPass(error.failure)) throw error;
    await sleep(PAUSE_MS, signal);
    if (signal.aborted) throw error;
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof FailureError && error.failure.kind === 'server') {
      error.failure.attempts = 2;
    }
    throw error;
  }
}

/** Whether it is between here and a server elsewhere, and no matter of credentials. */
const mayPass = (failure: Failure): boolean =>
  failure.kind === 'server' &&
  !failure.isLocal &&
  failure.reason !== 'credentials' &&
  countsAs(failure) === 'incomplete';
