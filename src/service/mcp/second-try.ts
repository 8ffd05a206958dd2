import { sleep } from '../../lib/sleep.ts';
import { countsAs } from '../../report/counts-as.ts';
import { FailureError } from '../../report/failure-error.ts';

const PAUSE_MS = 1_000;

/**
 * Does something with a server, and again after a second if the network to one elsewhere prevents it.
 *
 * @throws what `work` throws, with the number of attempts
 */
export async function tryTwice<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FailureError) || error.failure.kind !== 'server') throw error;
      const { failure } = error;
      failure.attempts = attempts;
      const isLasting =
        failure.isLocal || failure.reason === 'credentials' || countsAs(failure) !== 'incomplete';
      if (isLasting || attempts === 2) throw error;
      await sleep(PAUSE_MS, signal);
      if (signal.aborted) throw error;
    }
  }
}
