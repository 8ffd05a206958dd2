import { unpackCases } from '../../model/cases/folded-cases.ts';
import { countCase } from '../../model/counts.ts';
import type { CaseReport, FoldedCases } from '../../model/run-report.ts';

/** How the iterations of one case ended. */
export interface CaseTally {
  testCase: CaseReport;
  passed: number;
  /** How many there should be; skipped ones are none. */
  total: number;
  /** Of these, how many did not run or did not end. */
  missing: number;
}

/** The evidence of each case by itself. */
export interface CaseTallies {
  /** Those that count: a case of which all was skipped is none. */
  cases: readonly CaseTally[];
  /** How many more there are, of which all that counts passed. */
  folded: number;
  /** Missing results that may be of any case, or of one that nobody knows. */
  unassigned: number;
}

/** @param expectedTotal how many iterations there should be of all cases. */
export function tallyCases(cases: readonly CaseReport[], expectedTotal: number): CaseTallies {
  const tallies: CaseTally[] = [];
  let folded = 0;
  let foldedPasses = 0;
  for (const testCase of cases) {
    if (testCase.folded === undefined) tallies.push(tallyOf(testCase));
    else {
      folded += passingCases(testCase.folded);
      foldedPasses += testCase.folded.passed;
    }
  }
  const assigned = tallies.reduce((sum, { total }) => sum + total, foldedPasses);
  return {
    cases: tallies.filter(({ total }) => total > 0),
    folded,
    unassigned: Math.max(0, expectedTotal - assigned),
  };
}

function tallyOf(testCase: CaseReport): CaseTally {
  const counts = countCase(testCase);
  const total = Math.max(testCase.planned ?? 0, counts.total);
  return {
    testCase,
    passed: counts.passed,
    total,
    missing: total - counts.total + counts.unfinished,
  };
}

/** Reports that do not keep each case have only their sums. */
function passingCases(folded: FoldedCases): number {
  if (folded.packed === undefined) return Math.min(folded.cases, folded.passed);
  let passing = 0;
  for (const { passed } of unpackCases(folded)) if (passed > 0) passing += 1;
  return passing;
}
