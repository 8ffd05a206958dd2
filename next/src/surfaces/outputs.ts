import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { totalOf } from '../report/counts.ts';
import type { Counts, RunReport, Verdict } from '../report/report.ts';

/** Words that no shell and no expression of a workflow obeys. */
const SAFE_WORD = /^\w[\w.:-]{0,199}$/;

/** Outputs that say where the report is; empty: nowhere. */
const PLACES = ['report-path', 'summary-path', 'comment-url', 'check-url', 'artifact-url'] as const;

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
  places: Partial<Record<(typeof PLACES)[number], string>>,
): Record<string, string> {
  const { passed, failed } = counts;
  const total = totalOf(counts);
  const rate = total === 0 ? '' : (Math.floor((10_000 * passed) / total) / 100).toFixed(2);
  const safe = foreignOutputs(report).map(([name, value]) => [name, isSafe(value) ? value : '']);
  return {
    verdict: verdict.value,
    ...Object.fromEntries(safe),
    total: String(total),
    passed: String(passed),
    failed: String(failed),
    'pass-rate': rate,
    ...Object.fromEntries(PLACES.map((name) => [name, places[name] ?? ''])),
  };
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
  const ids: [string, string][] = [
    ['run-id', id],
    ['suite-id', suite.id ?? ''],
  ];
  return [['status', status], ['result', result ?? ''], ...ids];
}
