import { z } from 'zod';
import type { ReadRun } from '../../contract/resources/run.ts';
import { listNames, quotedName } from '../../model/listed-names.ts';
import { countOf } from '../../model/quantity.ts';
import type { CaseReport } from '../../model/run-report.ts';
import type { Redactor } from '../../redaction/redactor.ts';

/** Later services tell what their own gate makes of each case; members are those seen in replies. */
const summarySchema = z.looseObject({ cases: z.array(z.unknown()) });
const waivedSchema = z.looseObject({
  caseId: z.string(),
  verdict: z.string().regex(/^waived?$/i),
});
/** That somebody let a run pass their gate as a whole, for a while; null where nobody did. */
const gateWaiverSchema = z.looseObject({
  active: z.literal(true),
  reason: z.string().nullish().catch(null),
  expiresAt: z.number().nullish().catch(null),
});

export interface WaiverReading {
  /** A waiver holds for a while. */
  nowMs: number;
  redactor: Pick<Redactor, 'text'>;
}

/**
 * That the service waives cases, or the run as a whole, in a gate of its own, as warnings: this gate
 * judges them all the same. What cannot be read of it is as if it were not there, since nothing hangs
 * on it.
 */
export function waiverWarnings(
  run: ReadRun | null,
  cases: readonly CaseReport[],
  reading: WaiverReading,
): string[] {
  return [...gateWaiver(run, reading), ...waivedCases(run, cases)];
}

function gateWaiver(run: ReadRun | null, { nowMs, redactor }: WaiverReading): string[] {
  const waiver = gateWaiverSchema.safeParse(run?.['gateWaiver']);
  if (!waiver.success) return [];
  const { reason, expiresAt } = waiver.data;
  if (expiresAt != null && expiresAt <= nowMs) return [];
  const why = reason ? `: ${quotedName(redactor.text(reason))}` : '';
  return [`The service waives this run in its own gate, which is judged here all the same${why}.`];
}

function waivedCases(run: ReadRun | null, cases: readonly CaseReport[]): string[] {
  const summary = summarySchema.safeParse(run?.['verdictSummary']);
  if (!summary.success) return [];
  const titles = new Map(cases.map(({ serviceCaseId, title }) => [serviceCaseId, title]));
  const waived = new Set<string>();
  for (const one of summary.data.cases) {
    const read = waivedSchema.safeParse(one);
    if (read.success) waived.add(titles.get(read.data.caseId) ?? read.data.caseId);
  }
  if (waived.size === 0) return [];
  return [
    `The service waives ${countOf(waived.size, 'case')} in its own gate, which are judged here all the same: ${listNames([...waived])}.`,
  ];
}
