import { CancelledError } from '../trouble/errors.ts';

/** The runner cancels a step with SIGINT, and ends it with SIGTERM seconds later. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Whether the job is cancelled, which from here on ends the process only where it is released. */
export interface Cancellation {
  readonly signal: AbortSignal;
  release(): void;
}

/** Takes the signals of the runner for the wish that work comes to an end. */
export function cancelOnSignals(): Cancellation {
  const controller = new AbortController();
  const cancel = () => controller.abort(new CancelledError('The job was cancelled.'));
  for (const name of SIGNALS) process.on(name, cancel);
  return {
    signal: controller.signal,
    release: () => {
      for (const name of SIGNALS) process.off(name, cancel);
    },
  };
}
