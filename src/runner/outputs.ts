import * as core from '@actions/core';
import type { Calibration } from '../model/calibration.ts';
import { hasCases } from '../model/choices/report-source.ts';
import { type Counts, countReport, passRate } from '../model/counts.ts';
import type { RunReport } from '../model/run-report.ts';
import { healthOf } from '../model/servers/diagnosis.ts';
import type { Verdict } from '../model/verdict.ts';

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
  'false-alarm-rate',
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

/**
 * What a service, or a fork by the report it leaves, may put into an output: a word that no shell,
 * no expression and no workflow command finds anything in, even where a workflow pastes it.
 */
const SAFE_VALUE = /^[A-Za-z0-9_][A-Za-z0-9._:-]{0,199}$/;

type SaidOutput = 'status' | 'result' | 'run-id' | 'suite-id';

/** The outputs in words that are not ours; empty where there are none. */
function saidOutputs(report: RunReport | null): Readonly<Record<SaidOutput, string>> {
  return {
    status: report?.run?.status ?? '',
    result: report?.run?.result ?? '',
    'run-id': report?.run?.id ?? '',
    'suite-id': report?.suite.id ?? '',
  };
}

/**
 * Whether it is the ids of several runs that are judged as one: that there is no single one is as
 * documented, and nothing that anybody has to look into.
 */
function isListOfIds(value: string): boolean {
  const ids = value.split(', ');
  return ids.length > 1 && ids.every((id) => SAFE_VALUE.test(id));
}

/** Why outputs are left empty though the report has a value for them, a sentence each. */
export function outputNotices(report: RunReport | null): string[] {
  return Object.entries(saidOutputs(report))
    .filter(([, value]) => value !== '' && !SAFE_VALUE.test(value) && !isListOfIds(value))
    .map(
      ([name]) =>
        `Output ${name} is left empty: its value is longer than 200 characters or has others than ` +
        'letters, digits, ".", "_", ":" and "-". The report has it.',
    );
}

/**
 * Outputs of a verdict; what is not known, or not safe to hand to later steps, is empty. Of the
 * texts of others only those of a safe alphabet come through; the rest is ours, or numbers.
 */
export function outputsOf(
  report: RunReport | null,
  verdict: Verdict,
  places: ReportPlaces,
): ActionOutputs {
  const counts = report && countsOf(report);
  const said = saidOutputs(report);
  return {
    verdict: verdict.value,
    status: safe(said.status),
    result: safe(said.result),
    'run-id': safe(said['run-id']),
    'suite-id': safe(said['suite-id']),
    total: String(counts?.total ?? ''),
    passed: String(counts?.passed ?? ''),
    failed: String(counts?.failed ?? ''),
    'pass-rate': counts ? formatPassRate(passRate(counts)) : '',
    'false-alarm-rate': '',
    'report-path': places.reportPath ?? '',
    'summary-path': places.summaryPath ?? '',
    'comment-url': places.commentUrl ?? '',
    'artifact-url': places.artifactUrl ?? '',
  };
}

/** Outputs where nothing was judged, and a policy was tried out instead. */
export function calibrationOutputs(
  { within }: Calibration,
  { reportPath }: ReportPlaces,
): ActionOutputs {
  const none = Object.fromEntries(OUTPUT_NAMES.map((name) => [name, ''])) as ActionOutputs;
  // Rounded up, so that it never reads better than it is.
  const percent = Math.ceil(within.rate * 10_000 - 1e-6) / 100;
  return { ...none, 'false-alarm-rate': String(percent), 'report-path': reportPath ?? '' };
}

/** Of cases, or of servers where those were looked at. */
function countsOf(report: RunReport): Pick<Counts, 'total' | 'passed' | 'failed'> {
  if (hasCases(report)) return countReport(report);
  const found = (report.diagnoses ?? []).map(healthOf);
  return {
    total: found.length,
    passed: found.filter((health) => health === 'passed').length,
    failed: found.filter((health) => health === 'failed').length,
  };
}

function safe(value: string): string {
  return SAFE_VALUE.test(value) ? value : '';
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
