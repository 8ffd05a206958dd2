import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ReportCase } from '../../report/report.ts';
import type { Reading } from './read/reading.ts';

/**
 * Makes cases of the report: identity, title, redacted texts, places in the checkout.
 *
 * @param readings by path, in order of the paths: the same files give the same ids
 */
export function casesOf(
  _readings: ReadonlyMap<string, Reading>,
  _workspace: string,
  _redactor: Redactor,
): ReportCase[] {
  throw new Error('to be built');
}
