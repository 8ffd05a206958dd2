import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import type { ReadRun } from '../../contract/resources/run.ts';
import type { CaseReport } from '../../model/run-report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { errorMessage } from '../../trouble/errors.ts';
import type { RunPlan } from '../launch/plan.ts';
import { formatProgress } from '../watch/progress.ts';
import { casesSoFar } from './collect.ts';

/** How far a run is, for whoever looks on. */
export interface RunProgress {
  /** In a line. */
  text: string;
  /** Cases as far as they came, without what only their traces tell; null where they were not read. */
  cases: readonly CaseReport[] | null;
}

interface ProgressOptions extends CallOptions {
  clock: Pick<Clock, 'now'>;
  logger: Pick<Logger, 'debug'>;
  /** Cases are read too where more of them have ended, and so long after the last time at least. */
  readCasesEveryMs: number;
  onProgress(progress: RunProgress, stop: () => void): void;
}

/** Of the time that the run goes on, the share that reading its cases may take. */
const SHARE_OF_READING = 0.1;

/** Tells how far a run is each time that it is looked at; never rejects. */
export function progressTeller(
  client: EvalsClient,
  ids: { projectId: string; runId: string },
  plan: RunPlan,
  { clock, logger, readCasesEveryMs, onProgress, ...options }: ProgressOptions,
): (run: ReadRun, elapsedMs: number) => Promise<void> {
  let seen = 0;
  let restsUntilMs = 0;
  const stop = () => {
    client.runs.cancel(ids.projectId, ids.runId, options).catch((error: unknown) => {
      // It may have come to its end by itself; else it goes on, and is watched to its end.
      logger.debug(`The run could not be stopped: ${errorMessage(error)}`);
    });
  };
  return async (run, elapsedMs) => {
    const { passed = 0, failed = 0 } = run.summary ?? {};
    const ended = Number(passed) + Number(failed);
    let cases: CaseReport[] | null = null;
    if (ended !== seen && clock.now() >= restsUntilMs) {
      seen = ended;
      const startedAtMs = clock.now();
      try {
        cases = await casesSoFar(client, ids, plan, options);
      } catch (error) {
        // It decides nothing: all of them are read when the run is over.
        logger.debug(`How far the cases are could not be read: ${errorMessage(error)}`);
      }
      const rest = (clock.now() - startedAtMs) / SHARE_OF_READING;
      restsUntilMs = clock.now() + Math.max(rest, readCasesEveryMs);
    }
    onProgress({ text: formatProgress(run, elapsedMs), cases }, stop);
  };
}
