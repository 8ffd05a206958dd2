import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { totalOf } from '../report/counts.ts';
import type { Counts, RunReport, Verdict } from '../report/report.ts';

/** Foreign ids that are safe in a workflow. */
const SAFE_ID = /^\w[\w.:-]{0,199}$/;

/**
 * Writes outputs of the step. The last value of a name wins.
 *
 * Own code, since the first write comes before anything else is loaded.
 * @param path the runner's `GITHUB_OUTPUT`
 */
export function writeOutputs(path: string, outputs: Readonly<Record<string, string>>): void {
  const lines = Object.entries(outputs).map(([name, value]) => {
    const border = `border_${randomUUID()}`;
    return `${name}<<${border}\n${value}\n${border}\n`;
  });
  appendFileSync(path, lines.join(''));
}

/** The outputs of a judged report. `counts` are those of the cases that count. */
export function outputsOf(
  report: RunReport,
  verdict: Verdict,
  counts: Counts,
  reportPath: string,
): Record<string, string> {
  const { passed, failed } = counts;
  const total = totalOf(counts);
  const rate = total === 0 ? '' : (Math.floor((10_000 * passed) / total) / 100).toFixed(2);
  const { id = '', status = '', result = null } = report.run ?? {};
  return {
    verdict: verdict.value,
    status,
    result: result ?? '',
    'run-id': safeId(id),
    'suite-id': safeId(report.suite.id ?? ''),
    total: String(total),
    passed: String(passed),
    failed: String(failed),
    'pass-rate': rate,
    'report-path': reportPath,
  };
}

const safeId = (id: string) => (SAFE_ID.test(id) ? id : '');
