import type { BaselineChoice } from '../inputs/values.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import type { BaselineReason } from '../report/baseline.ts';
import type { Policy } from '../report/policy.ts';
import type { Baseline, RunReport } from '../report/report.ts';
import { sourceOf } from './search.ts';

const DAY_MS = 86_400_000;
/** Clocks of runners differ by less: 5 minutes. */
const CLOCK_DIFFERENCE_DAYS = 300_000 / DAY_MS;

/**
 * Decides whether earlier results can be compared with those of this run, and redacts the names in
 * them, which are shown.
 *
 * @param redactor knows all secrets of the run
 * @param now epoch milliseconds
 */
export function judgeBaseline(
  baseline: Baseline,
  head: RunReport,
  {
    wanted,
    policy,
    redactor,
    now,
  }: {
    wanted: BaselineChoice;
    policy: Policy;
    redactor: Redactor;
    now: number;
  },
): Baseline {
  const { facts, report } = baseline;
  if (facts.state !== 'found' || report === null) return baseline;
  const { origin } = facts;
  redactNames(report, redactor);
  const isOther = report.source !== head.source || report.suite.name !== head.suite.name;
  const ageDays = (now - origin.createdAtMs) / DAY_MS;
  let reason: BaselineReason | null = null;
  // A run that failed early may not know the name of its suite.
  if (isOther && head.cases.length > 0) reason = 'other-suite';
  else if (ageDays < -CLOCK_DIFFERENCE_DAYS) reason = 'future';
  else if (ageDays > (policy['baseline-max-age-days'] ?? ageDays)) reason = 'too-old';
  if (reason === null) {
    return { facts: { state: 'found', origin, ageDays: Math.max(0, ageDays) }, report };
  }
  const source = redactor.text(sourceOf(wanted), NAME_LIMIT);
  const none = { detail: '', permission: null };
  return { facts: { state: 'unusable', reason, source, ...none, origin }, report: null };
}

function redactNames({ suite, servers, cases }: RunReport, redactor: Redactor): void {
  const shown = (text: string) => redactor.text(text, NAME_LIMIT);
  suite.name = shown(suite.name);
  for (const server of servers) {
    server.name = shown(server.name);
    server.tools = server.tools?.map(shown) ?? null;
  }
  for (const one of cases) {
    one.title = shown(one.title);
    for (const tool of one.tools) {
      tool.name = shown(tool.name);
      tool.server = shown(tool.server);
    }
  }
}
