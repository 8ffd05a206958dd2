/**
 * Where a report comes from: a run of the API, result files of a test runner, runs that an eval
 * program reported to a service, or servers that were asked what they offer, which has no cases.
 */
export const REPORT_SOURCES = ['run', 'ingest', 'command', 'diff'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** Whether such a report tells of cases; else what it found stands elsewhere in it. */
export function hasCases({ source }: { source: ReportSource }): boolean {
  return source !== 'diff';
}
