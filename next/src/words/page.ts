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

const LEFT_OUT = {
  causes: ['', 'cause'],
  rows: ['', 'case'],
  details: ['details of ', 'case'],
  traces: ['calls and conversations of ', 'case'],
} as const;

/** Says of how many things the HTML report has no room. Empty if it has all. */
export function describeLeftOut(left: Record<keyof typeof LEFT_OUT, number>): string {
  const some = Object.entries(LEFT_OUT).flatMap(([name, [what, noun]]) => {
    // The keys of both are the same.
    const number = left[name as keyof typeof LEFT_OUT];
    return number === 0 ? [] : [`${what}${count(number, noun)}`];
  });
  return some.length === 0 ? '' : `Left out to fit: ${some.join(', ')}. \`report.json\` has all.`;
}
