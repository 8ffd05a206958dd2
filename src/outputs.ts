import * as core from '@actions/core';
import { countReport, passRate } from './model/counts.ts';
import type { RunReport } from './model/run-report.ts';
import type { Verdict } from './model/verdict.ts';

/** Every output of action.yml. */
export const OUTPUT_NAMES = [
  'verdict',
  'status',
  'result',
  'run-id',
  'suite-id',
  'total',
  'passed',
  'failed',
  'pass-rate',
  'report-path',
  'summary-path',
  'comment-url',
  'artifact-url',
] as const;

export type ActionOutputs = Readonly<Record<(typeof OUTPUT_NAMES)[number], string>>;

/** Where the report is to be found; null or left out where it is not there. */
export interface ReportPlaces {
  /** Path of the JSON report. */
  reportPath?: string | null;
  /** Path of the full Markdown report. */
  summaryPath?: string | null;
  commentUrl?: string | null;
  artifactUrl?: string | null;
}

/** Outputs of a verdict; what is not known is empty. */
export function outputsOf(
  report: RunReport | null,
  verdict: Verdict,
  places: ReportPlaces,
): ActionOutputs {
  const counts = report && countReport(report);
  return {
    verdict: verdict.value,
    status: report?.run?.status ?? '',
    result: report?.run?.result ?? '',
    'run-id': report?.run?.id ?? '',
    'suite-id': report?.suite.id ?? '',
    total: String(counts?.total ?? ''),
    passed: String(counts?.passed ?? ''),
    failed: String(counts?.failed ?? ''),
    'pass-rate': counts ? formatPassRate(passRate(counts)) : '',
    'report-path': places.reportPath ?? '',
    'summary-path': places.summaryPath ?? '',
    'comment-url': places.commentUrl ?? '',
    'artifact-url': places.artifactUrl ?? '',
  };
}

/** Percent with at most two decimals, rounded down so that it never reads better than it is. */
function formatPassRate(fraction: number | null): string {
  if (fraction === null) return '';
  // Doubles fall a hair short of the decimals they stand for: 0.29 * 10000 is 2899.9999999999995.
  return String(Math.floor(fraction * 10_000 + 1e-6) / 100);
}

/** Writes all outputs; where they are written again, the runner takes the last. */
export function writeOutputs(outputs: ActionOutputs): void {
  for (const name of OUTPUT_NAMES) core.setOutput(name, outputs[name]);
}
