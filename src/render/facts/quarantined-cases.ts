import { caseNames } from '../../model/cases/case-names.ts';
import type { CaseReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';

/** Tells the cases that do not count, being in quarantine. */
export function quarantinedCases({ quarantine = [] }: Verdict): (testCase: CaseReport) => boolean {
  const names = new Set(quarantine.flatMap((note) => (note.state === 'active' ? note.case : [])));
  return (testCase) => names.size > 0 && [...caseNames(testCase)].some((name) => names.has(name));
}
