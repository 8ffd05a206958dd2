import { gate } from '../../src/gate/gate.ts';
import type { Policy } from '../../src/report/policy.ts';
import type { Baseline, Check, RunReport, Verdict } from '../../src/report/report.ts';

/** Noon of 2 January 2026 in UTC. */
const NOW = Date.UTC(2026, 0, 2, 12);

export function judge(report: RunReport, policy: Policy = {}, baseline: Baseline | null = null) {
  return gate(report, { policy, facts: null, baseline, now: NOW });
}

/** The check of this id; fails if there is none. */
export function checkIn(verdict: Verdict, id: Check['id']): Check {
  const check = verdict.checks.find((one) => one.id === id);
  if (check === undefined) throw new Error(`no check ${id}`);
  return check;
}
