/** Reports that other jobs leave for a job that publishes. */
import type { ReportCase, RunReport } from '../../src/report/report.ts';
import { partOf } from '../../src/sources/evals/selection.ts';
import { storedText } from './baselines.ts';

/** Where a report comes from that does not say it. */
const NOWHERE = { commit: null, branch: null, createdAtMs: 5, run: null, key: null };

/** The text of a `report.json` of these cases, of a job of this run if not said otherwise. */
export const reportText = (cases: ReportCase[], more: Partial<RunReport> = {}, origin = {}) =>
  storedText({ cases, ...more }, { origin: { ...NOWHERE, ...origin } });

/** A report for each part of a suite, the first one first. */
export function partTexts(cases: readonly ReportCase[], total: number): string[] {
  const listed = cases.map(({ identity, title, planned }) => ({ identity, title, planned }));
  return Array.from({ length: total }, (_, at) => {
    const own = cases.filter(({ identity }) => partOf(identity, total) === at + 1);
    return reportText(own, { shard: { part: at + 1, total, cases: listed }, isPart: true });
  });
}
