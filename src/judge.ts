import type { Collected } from './collect.ts';
import { gate } from './gate/gate.ts';
import { verdictOnTrouble } from './gate/without-report.ts';
import type { Config } from './inputs/config.ts';
import { redactReport } from './model/redacted-report.ts';
import type { RunReport } from './model/run-report.ts';
import type { Policy, RatesByModel, Verdict } from './model/verdict.ts';
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

/** What is asked of results, in percent; of which of them depends on the mode. */
type AnyPolicy = Config['policy'] & { minPassRateByModelPercent?: RatesByModel | undefined };

interface JudgeContext {
  /** Takes out of the report what nobody is to see. */
  secrets: Redactor;
  logger: Pick<Logger, 'debug'>;
}

/** Holds results against the policy; those that a service refuses are as good as none. */
export function judge(
  { report: found, excused, refusal }: Omit<Collected, 'history'>,
  policy: AnyPolicy,
  context: JudgeContext,
): Judgement {
  const report = redactReport(found, context.secrets);
  if (refusal !== null) return { report, verdict: verdictOn(refusal, context), excused };
  return { report, verdict: gate(report, asFractions(policy)), excused };
}

function asFractions({ minPassRatePercent, minPassRateByModelPercent }: AnyPolicy): Policy {
  const fraction = (percent: number | null | undefined) => (percent == null ? null : percent / 100);
  const minPassRate = fraction(minPassRatePercent);
  if (minPassRateByModelPercent === undefined) return { minPassRate };
  const { others, named } = minPassRateByModelPercent;
  const byName = [...named].map(([name, percent]) => [name, percent / 100] as const);
  return {
    minPassRate,
    minPassRateByModel: { others: fraction(others), named: new Map(byName) },
  };
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
