import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { totalOf } from '../report/counts.ts';
import type { Counts, RunReport, Verdict } from '../report/report.ts';

/** Words that no shell and no expression of a workflow obeys. */
const SAFE_WORD = /^\w[\w.:-]{0,199}$/;

/** Each output once, with its description. */
export const OUTPUTS = {
  verdict: '`passed`, `failed`, `incomplete` or `invalid`.',
  status: 'Status of the run, `cancelled` also if the action stops waiting for it.',
  result: 'The result of the run by the criteria of the suite, `passed` or `failed`.',
  'run-id': 'Id of the run.',
  'suite-id': 'Id of the suite.',
  total: 'Number of planned iterations, or of tests that were not skipped.',
  passed: 'Number of iterations or tests that passed.',
  failed: 'Number of iterations or tests that failed.',
  'pass-rate': 'Percent of `total` that passed, rounded down.',
  'report-path': 'Path of `report.json`.',
  'summary-path': 'Path of `report.md`. Empty without one.',
  'comment-url': 'Address of the comment of the pull request. Empty without one.',
  'check-url': 'Address of the check run. Empty without one.',
  'artifact-url': 'Address of the artifact with the report. Empty without one.',
};
export const REQUEST_OUTPUTS = {
  result: 'The answer as JSON. Empty if it has more than 64 KiB.',
  'result-path': 'Path of a file with the whole answer. Empty without one.',
  status: 'HTTP status of the answer. Empty without one.',
  'error-code': 'The error code of the API, or why there is no answer, such as `network`.',
  'is-error': 'Whether a tool returned an error, or a server is not ready: `true` or `false`.',
};
/** Outputs that say where the report is; empty: nowhere. */
type Place = Extract<keyof typeof OUTPUTS, `${string}-${'path' | 'url'}`>;

/**
 * Writes outputs of the step, one by one: what was written stands if the disk is full at the next.
 * The last value of a name wins.
 *
 * Own code, since the first write comes before anything else is loaded.
 * @param path the runner's `GITHUB_OUTPUT`
 */
export function writeOutputs(path: string, outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) {
    const border = `border_${randomUUID()}`;
    appendFileSync(path, `${name}<<${border}\n${value}\n${border}\n`);
  }
}

/** The outputs of a judged report, the verdict first. `counts` are those of the cases that count. */
export function outputsOf(
  report: RunReport,
  verdict: Verdict,
  counts: Counts,
  places: Partial<Record<Place, string>>,
): Record<string, string> {
  const { passed, failed } = counts;
  const total = totalOf(counts);
  const rate = total === 0 ? '' : (Math.floor((10_000 * passed) / total) / 100).toFixed(2);
  const known = new Map<string, string>(Object.entries(places));
  for (const [name, value] of foreignOutputs(report)) known.set(name, isSafe(value) ? value : '');
  const own = { total, passed, failed, verdict: verdict.value, 'pass-rate': rate };
  for (const [name, value] of Object.entries(own)) known.set(name, String(value));
  return Object.fromEntries(Object.keys(OUTPUTS).map((name) => [name, known.get(name) ?? '']));
}

/** Names of outputs that are empty because a workflow could obey their values. */
export function unsafeOutputs(report: RunReport): string[] {
  const unsafe = foreignOutputs(report).filter(([, value]) => !isSafe(value));
  return unsafe.map(([name]) => name);
}

const isSafe = (value: string) => value === '' || SAFE_WORD.test(value);

/** What services and result files say. */
function foreignOutputs({ run, suite }: RunReport): [name: string, value: string][] {
  const { id = '', status = '', result } = run ?? {};
  const ids = { 'run-id': id, 'suite-id': suite.id ?? '' };
  return Object.entries({ status, result: result ?? '', ...ids });
}
