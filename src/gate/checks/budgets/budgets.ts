import type { Budget, Policy } from '../../../model/policy.ts';
import type { RunReport } from '../../../model/run-report.ts';
import type { Check } from '../../../model/verdict.ts';
import type { Circumstances } from '../no-regression.ts';
import {
  checkCost,
  checkDuration,
  checkP95Latency,
  checkToolCalls,
  checkTotalTokens,
} from './absolute-budgets.ts';
import { checkRelativeBudget, type RelativeBudget } from './relative-budgets.ts';

/** A check for each budget that is set, each with evidence of its own. */
export function checkBudgets(
  report: RunReport,
  policy: Policy,
  circumstances: Circumstances,
): Check[] {
  const { population } = circumstances;
  const { budgets = {} } = policy;
  const { maxTotalTokens, maxToolCalls, maxP95LatencyMs, maxDurationMinutes, maxCost } = budgets;
  const prices = budgets.prices ?? new Map();
  const checks: [RelativeBudget['id'], Budget | undefined, (limit: number) => Check][] = [
    ['max-total-tokens', maxTotalTokens, (limit) => checkTotalTokens(report, limit, population)],
    ['max-tool-calls', maxToolCalls, (limit) => checkToolCalls(report, limit, population)],
    ['max-p95-latency-ms', maxP95LatencyMs, (limit) => checkP95Latency(report, limit, population)],
    [
      'max-duration-minutes',
      maxDurationMinutes,
      (limit) => checkDuration(report, limit, population),
    ],
    ['max-cost', maxCost, (limit) => checkCost(report, { limit, prices }, population)],
  ];
  return checks.flatMap(([id, budget, check]) => {
    if (budget === undefined) return [];
    return budget.kind === 'absolute'
      ? check(budget.limit)
      : checkRelativeBudget(report, { id, growth: budget.growth }, { ...circumstances, policy });
  });
}
