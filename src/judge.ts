import type { Collected } from './collect.ts';
import { judgeHealth } from './gate/checks/servers-healthy.ts';
import { changedTools } from './gate/checks/surface-checks.ts';
import { gate } from './gate/gate.ts';
import { verdictOnTrouble } from './gate/without-report.ts';
import type { BaselineSearch, FreshResults } from './model/baseline.ts';
import type { PolicyFacts } from './model/policy.ts';
import { redactFacts, redactPolicy, redactReport, redactSearch } from './model/redacted-report.ts';
import type { RunReport } from './model/run-report.ts';
import type { Verdict } from './model/verdict.ts';
import type { PolicyInForce } from './policy/policy-in-force.ts';
import type { Clock } from './ports/clock.ts';
import type { Logger } from './ports/logger.ts';
import type { Redactor } from './redaction/redactor.ts';
import type { BorrowedSession } from './session/session.ts';
import { ExpectedError } from './trouble/errors.ts';

/** The results and what they are worth. `report` is null where none came about. */
export interface Judgement {
  report: RunReport | null;
  verdict: Verdict;
  /** What they were held against. */
  baseline: BaselineSearch;
  /** The verdict does not fail the step: there was nothing to judge, and the user allows that. */
  excused: boolean;
}

/** Results, and what they are held against. */
interface Judged
  extends Pick<Collected, 'report' | 'runAgain' | 'canRunBase' | 'excused' | 'refusal'> {
  baseline: BaselineSearch;
  /** Of cases that were run again. */
  fresh?: FreshResults;
}

interface JudgeContext {
  /** Takes out of the report what nobody is to see. */
  secrets: Redactor;
  logger: Pick<Logger, 'debug'>;
}

/** Holds results against the policy; those that a service refuses are as good as none. */
export function judge(
  { report: found, baseline: search, excused, refusal, runAgain, canRunBase, fresh }: Judged,
  { policy, facts }: Pick<PolicyInForce, 'policy' | 'facts'>,
  context: JudgeContext & { clock: Pick<Clock, 'now'> },
): Judgement {
  const report = redactReport(found, context.secrets);
  const baseline = redactSearch(search, context.secrets);
  const judged = { report, baseline, excused };
  if (refusal !== null) return { ...judged, verdict: verdictOn(refusal, facts, context) };
  const verdict = gate(report, redactPolicy(policy, context.secrets), {
    ...{ baseline, nowMs: context.clock.now(), canRunAgain: runAgain !== null },
    canRunBase: runAgain !== null && canRunBase === true,
    ...(fresh && { fresh }),
  });
  // What cases show when they are run again changes no tool.
  const surface = fresh === undefined ? changedTools(report, baseline) : undefined;
  return {
    ...judged,
    verdict: {
      ...verdict,
      policy: redactFacts(facts, context.secrets),
      ...(surface && { surface }),
    },
  };
}

/** Judges servers that were looked at, which no policy and no baseline is about. */
export function judgeServers(
  found: RunReport,
  { secrets }: Pick<JudgeContext, 'secrets'>,
): Judgement {
  const report = redactReport(found, secrets);
  const baseline: BaselineSearch = { outcome: 'not-asked' };
  return { report, verdict: judgeHealth(report.diagnoses ?? []), baseline, excused: false };
}

/** As `judge`; a regression that is only suspected is looked at again first, where that can be. */
export async function judgeConfirming(
  judged: Judged,
  asked: Pick<PolicyInForce, 'policy' | 'facts'>,
  context: JudgeContext & Pick<BorrowedSession, 'clock' | 'logger' | 'signal' | 'deadlineAtMs'>,
): Promise<Judgement> {
  const suspected = judge(judged, asked, context);
  const { suspicion } = suspected.verdict;
  const { runAgain, report: head, baseline } = judged;
  if (runAgain === null || suspicion == null || suspicion.wanted === null) return suspected;
  const { confirm } = await import('./evals/confirm/confirm.ts');
  const { clock, logger, signal, deadlineAtMs, secrets } = context;
  const first = { head, baseline: baseline.outcome === 'found' ? baseline.baseline.report : null };
  const { judgement, confirmation } = await confirm(suspected, suspicion, {
    judgeBy: (fresh) => judge({ ...judged, fresh }, asked, context),
    maxIterations: asked.policy.regression?.maxConfirmIterations ?? 0,
    ...{ runAgain, first, clock, logger, signal, deadlineAtMs },
  });
  const trouble = confirmation.trouble === null ? null : secrets.text(confirmation.trouble);
  const { surface } = suspected.verdict;
  const verdict = {
    ...{ ...judgement.verdict, confirmation: { ...confirmation, trouble } },
    ...(surface && { surface }),
  };
  return { ...judgement, verdict };
}

/**
 * The judgement where no results came about, or nobody can tell what is asked of them.
 * @param facts of the policy that was in force; null where it did not come to that.
 */
export function judgeTrouble(
  error: unknown,
  facts: PolicyFacts | null,
  context: JudgeContext,
  found: RunReport | null = null,
): Judgement {
  const report = found && redactReport(found, context.secrets);
  const baseline: BaselineSearch = { outcome: 'not-asked' };
  return { report, verdict: verdictOn(error, facts, context), baseline, excused: false };
}

function verdictOn(
  error: unknown,
  facts: PolicyFacts | null,
  { secrets, logger }: JudgeContext,
): Verdict {
  const isBug = error instanceof Error && !(error instanceof ExpectedError);
  if (isBug && error.stack) logger.debug(error.stack);
  const verdict = verdictOnTrouble(error, secrets.text);
  return facts === null ? verdict : { ...verdict, policy: redactFacts(facts, secrets) };
}
