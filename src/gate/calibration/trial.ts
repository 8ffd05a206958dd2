import type { BaselineSearch, FreshResults } from '../../model/baseline.ts';
import type { Policy } from '../../model/policy.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { gate } from '../gate.ts';
import type { Template } from './pseudo-reports.ts';

/** A policy that is tried out on a suite. */
export interface Trial {
  template: Template;
  policy: Policy;
  context: {
    /** Whether both sides run in one session. */
    isOneSession: boolean;
    /** What time it is, for what expires. */
    nowMs: number;
  };
  mostRuns: number;
}

/** Runs sampled cases again, by their places: so many iterations of each on both sides. */
type Rerun = (places: readonly number[], iterations: number) => FreshResults;

/** Of each suspect on each side. */
const BOTH_LOOKS = 10;

/** Judges a head whose baseline is a run of the same base, and confirms as the policy says. */
export function judgeAgainst(
  { baseline, head }: { baseline: RunReport; head: RunReport },
  { policy, context, template }: Trial,
  rerun?: Rerun,
): Verdict {
  const { isOneSession, nowMs } = context;
  const kind = isOneSession ? 'checkout' : 'artifact';
  const origin = {
    commit: null,
    branch: null,
    isMergeBase: null,
    createdAtMs: nowMs,
    address: null,
  };
  const search: BaselineSearch = {
    outcome: 'found',
    baseline: { report: baseline, origin: { kind, ...origin } },
  };
  const verdict = gate(head, policy, { baseline: search, nowMs });
  if (rerun === undefined || !verdict.suspicion?.wanted) return verdict;
  const suspects = verdict.suspicion.suspects.map(({ identity }) =>
    template.sampled.findIndex(({ testCase }) => testCase.identity === identity),
  );
  return gate(head, policy, { baseline: search, nowMs, fresh: rerun(suspects, BOTH_LOOKS) });
}
