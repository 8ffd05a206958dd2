import type { Collected } from './collect.ts';
import { gate } from './gate/gate.ts';
import { verdictOnTrouble } from './gate/without-report.ts';
import type { Config } from './inputs/config.ts';
import { redactReport } from './model/redacted-report.ts';
import type { RunReport } from './model/run-report.ts';
import type { Verdict } from './model/verdict.ts';
import type { Logger } from './ports/logger.ts';
import type { Redactor } from './redaction/redactor.ts';
import { ExpectedError } from './trouble/errors.ts';

/** The results and what they are worth. `report` is null where none came about. */
export interface Judgement {
  report: RunReport | null;
  verdict: Verdict;
  /** The verdict does not fail the step: there was nothing to judge, and the user allows that. */
  excused: boolean;
}

interface JudgeContext {
  /** Takes out of the report what nobody is to see. */
  secrets: Redactor;
  logger: Pick<Logger, 'debug'>;
}

/** Holds results against the policy; those that a service refuses are as good as none. */
export function judge(
  { report: found, excused, refusal }: Omit<Collected, 'history'>,
  { minPassRatePercent }: Config['policy'],
  context: JudgeContext,
): Judgement {
  const report = redactReport(found, context.secrets);
  if (refusal !== null) return { report, verdict: verdictOn(refusal, context), excused };
  const minPassRate = minPassRatePercent === undefined ? null : minPassRatePercent / 100;
  return { report, verdict: gate(report, { minPassRate }), excused };
}

/** The judgement where no results came about. */
export function judgeTrouble(error: unknown, context: JudgeContext): Judgement {
  return { report: null, verdict: verdictOn(error, context), excused: false };
}

function verdictOn(error: unknown, { secrets, logger }: JudgeContext): Verdict {
  const isBug = error instanceof Error && !(error instanceof ExpectedError);
  if (isBug && error.stack) logger.debug(error.stack);
  return verdictOnTrouble(error, secrets.text);
}
