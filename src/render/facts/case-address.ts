import type { CaseReport, IterationReport } from '../../model/run-report.ts';
import { oncePer } from '../text/once-per.ts';

/** What the HTML report is called wherever it lies. */
export const PAGE_NAME = 'report.html';

/** What each case of a report is addressed by in its page. */
export const caseKeys = oncePer((cases: readonly CaseReport[]): ReadonlyMap<CaseReport, string> => {
  const taken = new Set<string>();
  return new Map(
    cases.map((testCase, index) => {
      const { identity } = testCase;
      const key = identity === undefined || taken.has(identity) ? `n${index + 1}` : identity;
      taken.add(key);
      return [testCase, key];
    }),
  );
});

/** Where in the page a case is, or one of its iterations. */
export function caseAddress(
  keys: ReadonlyMap<CaseReport, string>,
  testCase: CaseReport,
  iteration?: Pick<IterationReport, 'number'>,
): string {
  const address = `#case=${keys.get(testCase) ?? ''}`;
  return iteration === undefined ? address : `${address}&iteration=${iteration.number}`;
}
