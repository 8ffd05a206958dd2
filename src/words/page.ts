import type { ReportFile } from '../report/report.ts';
import { describeComparison } from './baseline.ts';
import { firstOf, inTime } from './lines.ts';
import { count } from './verdicts.ts';

/** Title of what a run was. */
export const ENVIRONMENT = 'Environment';
/** What a case is compared with, and itself. */
export const RUNS = ['Before', 'Now'];

/** Names and values of what a run was, as far as they are known. */
export function describeEnvironment(
  { report, verdict, origin }: Pick<ReportFile, 'report' | 'verdict' | 'origin'>,
  version: string,
): [name: string, value: string][] {
  const { suite, servers, run } = report;
  const durationMs = run?.durationMs ?? null;
  const rows: [string, string | null][] = [
    ['Suite file', suite.file],
    ['Servers', firstOf(servers.map(({ name }) => name))],
    ['Commit', origin.commit],
    ['Branch', origin.branch],
    ['Workflow run', origin.run],
    ['Started at', new Date(origin.createdAtMs).toISOString()],
    ['Duration', durationMs === null ? null : inTime(durationMs)],
    ['Baseline', describeComparison(report, verdict)],
    ['Version of the action', version],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

type LeftOut = Record<'causes' | 'details' | 'traces', number> & { cases: readonly string[] };

/** Says what has no room in the HTML report, and where it is. `cases`: their states. Empty: nothing. */
export function describeLeftOut({ causes, cases, details, traces }: LeftOut): string {
  const byState = Map.groupBy(cases, (state) => state);
  const some = [
    causes > 0 && count(causes, 'cause'),
    ...Array.from(byState, ([state, own]) => count(own.length, `${state} case`)),
    details > 0 && `details of ${count(details, 'case')}`,
    traces > 0 && `calls and conversations of ${count(traces, 'case')}`,
  ].filter(Boolean);
  if (some.length === 0) return '';
  return `Left out to fit: ${some.join(', ')}. The JSON report has all: \`report.json\` of the artifact, or of \`--output\`.`;
}
