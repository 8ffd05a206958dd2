import type { Origin } from '../report/baseline.ts';
import type { RunReport, Verdict } from '../report/report.ts';
import { describeBaseline } from './baseline.ts';
import { firstOf } from './lines.ts';
import { inTime } from './news.ts';
import { count } from './verdicts.ts';

/** Title of what a run was. */
export const ENVIRONMENT = 'Environment';

/** Names and values of what a run was, as far as they are known. */
export function describeEnvironment(run: {
  report: RunReport;
  verdict: Verdict;
  origin: Origin;
  version: string;
}): [name: string, value: string][] {
  const { report, origin, version } = run;
  const { comparison } = run.verdict;
  const duration = report.run?.durationMs ?? null;
  const rows: [string, string | null][] = [
    ['Suite file', report.suite.file],
    ['Servers', firstOf(report.servers.map(({ name }) => name))],
    ['Commit', origin.commit],
    ['Branch', origin.branch],
    ['Workflow run', origin.run],
    ['Started at', new Date(origin.createdAtMs).toISOString()],
    ['Duration', duration === null ? null : inTime(duration)],
    [
      'Baseline',
      comparison && describeBaseline(comparison.baseline, comparison.compared, report.source),
    ],
    ['Version of the action', version],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

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
