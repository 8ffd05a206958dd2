import { count } from './verdicts.ts';

/** Names of what a run was, in the HTML report. */
export const ENVIRONMENT = {
  suite: 'Suite file',
  servers: 'Servers',
  commit: 'Commit',
  branch: 'Branch',
  run: 'Workflow run',
  startedAt: 'Started at',
  duration: 'Duration',
  baseline: 'Baseline',
  version: 'Version of the action',
} as const;

/** Titles of the HTML report without JavaScript. */
export const PAGE = { environment: 'Environment', noScript: 'Enable JavaScript for all cases.' };

/** How much of a report the HTML report does not show. */
export interface LeftOut {
  causes: number;
  rows: number;
  details: number;
  traces: number;
}

/** Says what did not fit into the file. Empty if all did. */
export function describeLeftOut({ causes, rows, details, traces }: LeftOut): string {
  const parts = [
    [causes, count(causes, 'cause')],
    [rows, count(rows, 'case')],
    [details, `details of ${count(details, 'case')}`],
    [traces, `calls and conversations of ${count(traces, 'case')}`],
  ] as const;
  const some = parts.flatMap(([number, text]) => (number > 0 ? [text] : []));
  return some.length === 0 ? '' : `Left out to fit: ${some.join(', ')}. \`report.json\` has all.`;
}
