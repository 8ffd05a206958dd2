import type { RunReport } from '../../model/run-report.ts';
import type { Logger } from '../../ports/logger.ts';
import { ExpectedError, errorMessage } from '../../trouble/errors.ts';
import type { SuiteRun } from '../suite-run.ts';

/**
 * What became of the base: its results, or why there are none. A run that was cut short may have
 * left some.
 */
export type BaseOutcome = { report: RunReport } | { trouble: string; unfinished?: RunReport };

export interface BothSides {
  head: SuiteRun;
  base: BaseOutcome;
  /** What the comparison of both cannot show. */
  warnings: string[];
}

/** Why the base cannot be run. */
export class BaseError extends ExpectedError {
  override readonly name = 'BaseError';
}

/** The report of a base that ran to its end, or what cut it short. */
export function endedOrTrouble(report: RunReport): BaseOutcome {
  const { run, problems } = report;
  if (run?.status === 'completed') return { report };
  const trouble = problems[0]?.message ?? `its run ended as ${run?.status ?? 'unseen'}.`;
  return { trouble, unfinished: report };
}

/** What kept work from being done takes nothing from the head. */
export async function orTrouble<Done>(
  work: () => Promise<Done>,
  logger: Pick<Logger, 'debug'>,
): Promise<{ done: Done } | { trouble: string }> {
  try {
    return { done: await work() };
  } catch (error) {
    const isBug = error instanceof Error && !(error instanceof ExpectedError);
    if (isBug && error.stack) logger.debug(error.stack);
    return { trouble: errorMessage(error) };
  }
}

/** What became of the base is said at its end; until then it would stand between lines of the head. */
export function quiet(logger: Pick<Logger, 'debug'>): Logger {
  const whisper = (message: string) => logger.debug(`Base: ${message}`);
  return {
    ...{ debug: whisper, info: whisper, notice: whisper, warning: whisper, error: whisper },
    group: (title, body) => {
      whisper(title);
      return body();
    },
  };
}
