import type { BaselineChoice } from '../inputs/values.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import type { BaselineReason } from '../report/baseline.ts';
import type { Policy } from '../report/policy.ts';
import type { Baseline, RunReport } from '../report/report.ts';
import { sourceOf } from './find.ts';

const DAY_MS = 86_400_000;
/** Clocks of runners differ by less. */
const CLOCK_DIFFERENCE_MS = 300_000;

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
  redactNames(report, redactor);
  const { origin } = facts;
  const ageMs = now - origin.createdAtMs;
  const ageDays = Math.max(0, ageMs / DAY_MS);
  const suite = redactor.text(head.suite.name, NAME_LIMIT);
  const isOther = report.source !== head.source || report.suite.name !== suite;
  let reason: BaselineReason | null = null;
  // A run that failed early may not know the name of its suite.
  if (isOther && head.cases.length > 0) reason = 'other-suite';
  else if (ageMs < -CLOCK_DIFFERENCE_MS) reason = 'future';
  else if (ageDays > (policy['baseline-max-age-days'] ?? ageDays)) reason = 'too-old';
  if (reason === null) return { facts: { state: 'found', origin, ageDays }, report };
  const source = redactor.text(sourceOf(wanted), NAME_LIMIT);
  const unusable = { state: 'unusable', reason, source, detail: '', permission: null } as const;
  return { facts: { ...unusable, origin }, report: null };
}

function redactNames({ suite, servers, cases }: RunReport, redactor: Redactor): void {
  const shown = (text: string) => redactor.text(text, NAME_LIMIT);
  for (const server of servers) server.tools = server.tools?.map(shown) ?? null;
  for (const one of cases) one.title = shown(one.title);
  for (const named of [suite, servers, cases.map(({ tools }) => tools)].flat(2)) {
    named.name = shown(named.name);
    if ('server' in named) named.server = shown(named.server);
  }
}
