import type { ReportCase, RunReport } from './report.ts';

/**
 * By what a case is the same in a report and in its baseline: its identity, or if only one of them
 * has it its definition, since a new title does not change a case.
 */
export function pairingKey(report: RunReport, baseline: RunReport) {
  const own = new Set(report.cases.map(({ identity }) => identity));
  const common = new Set(baseline.cases.map((one) => one.identity).filter((one) => own.has(one)));
  return ({ identity, definition }: ReportCase): string =>
    common.has(identity) ? identity : (definition ?? identity);
}
