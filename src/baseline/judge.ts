import type { BaselineChoice } from '../inputs/values.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import type { BaselineFacts, BaselineReason } from '../report/baseline.ts';
import type { Policy } from '../report/policy.ts';
import type { Baseline, RunReport } from '../report/report.ts';
import { redactNames } from '../report/report-reader.ts';
import { IMAGE_LIMIT, trace } from '../report/trace.ts';
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
  terms: { wanted: BaselineChoice; policy: Policy; redactor: Redactor; now: number },
): Baseline {
  const { facts, others = [] } = baseline;
  if (facts.state !== 'found' || baseline.report === null) return baseline;
  const { wanted, policy, redactor, now } = terms;
  const nameOf = ({ suite }: RunReport) => redactor.text(suite.name, NAME_LIMIT);
  const first = { origin: facts.origin, report: baseline.report };
  const own = [first, ...others].find(
    (one) =>
      head.source === 'diff' ||
      (one.report.source === head.source && nameOf(one.report) === nameOf(head)),
  );
  const { origin, report } = own ?? first;
  redactNames(report, redactor);
  redactTraces(report, head, redactor);
  const source = redactor.text(sourceOf(wanted), NAME_LIMIT);
  // Snapshots and checkouts have no time, and the name of the input.
  const isDated = head.source !== 'diff' || origin.createdAtMs !== 0;
  if (!isDated) origin.branch = source;
  const ageMs = isDated ? now - origin.createdAtMs : 0;
  const ageDays = Math.max(0, ageMs / DAY_MS);
  let reason: BaselineReason | null = null;
  // A run that failed early may not know the name of its suite.
  if (own === undefined && head.cases.length > 0) reason = 'other-suite';
  else if (ageMs < -CLOCK_DIFFERENCE_MS) reason = 'future';
  else if (ageDays > (policy['baseline-max-age-days'] ?? ageDays)) reason = 'too-old';
  const found: BaselineFacts = { state: 'found', origin, ageDays: isDated ? ageDays : null };
  if (reason === null) return Object.assign(baseline, { facts: found, report });
  const known = { reason, source, detail: '', permission: null, origin };
  return { facts: { state: 'unusable', ...known }, report: null };
}

/** Redacts the traces of cases that are shown, and leaves out the others. */
function redactTraces({ cases }: RunReport, head: RunReport, redactor: Redactor): void {
  const shown = new Set(head.cases.map(({ identity }) => identity));
  for (const { identity, iterations } of cases) {
    for (const one of iterations) {
      const kept = shown.has(identity) ? redactor.json(one.trace, IMAGE_LIMIT) : null;
      // A secret that is a word of ours, or stands in an image, leaves no trace.
      one.trace = trace.safeParse(kept).data ?? null;
    }
  }
}
