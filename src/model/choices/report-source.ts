/**
 * Where a report comes from: a run of the API, result files of a test runner, runs that an eval
 * program reported to a service, or servers that were looked at or asked what they offer, which have
 * no cases.
 */
export const REPORT_SOURCES = ['run', 'ingest', 'command', 'doctor', 'diff'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** Whether the results are iterations of runs that a service keeps, whoever carried them out. */
export function isOfRuns({ source }: { source: ReportSource }): boolean {
  return source === 'run' || source === 'command';
}

/** Whether such a report tells of cases; else what it found stands elsewhere in it. */
export function hasCases({ source }: { source: ReportSource }): boolean {
  return source !== 'doctor' && source !== 'diff';
}
