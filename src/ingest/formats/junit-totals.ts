import { addKnown, addTotals, NO_TOTALS } from '../known-sums.ts';
import type { DeclaredTotals } from '../parsed-case.ts';

/** Gathers what the root and the suites of a JUnit file declare about their numbers. */
export interface JunitTotals {
  /** @param outermost that no other suite holds this one. */
  suite(attributes: Record<string, string>, outermost: boolean): void;
  root(attributes: Record<string, string>): void;
  /** The declared totals, and the other ways they may be meant. */
  readings(): [DeclaredTotals, ...DeclaredTotals[]];
}

/**
 * Nested suites declare totals with (PHPUnit, bun) or without those of the suites inside, so both
 * sums are readings; the root's own totals, where it has them, stand alone.
 */
export function createJunitTotals(): JunitTotals {
  let root = NO_TOTALS;
  let outermostSum = NO_TOTALS;
  let wholeSum = NO_TOTALS;
  return {
    suite(attributes, outermost) {
      const declared = totalsOf(attributes);
      wholeSum = addTotals(wholeSum, declared);
      if (outermost) outermostSum = addTotals(outermostSum, declared);
    },
    root(attributes) {
      root = addTotals(root, totalsOf(attributes));
    },
    readings() {
      const pick = (sums: DeclaredTotals): DeclaredTotals => ({
        tests: root.tests ?? sums.tests,
        failed: root.failed ?? sums.failed,
      });
      return [pick(outermostSum), pick(wholeSum)];
    },
  };
}

function totalsOf(attributes: Record<string, string>): DeclaredTotals {
  const failures = wholeNumber(attributes['failures']);
  const errors = wholeNumber(attributes['errors']);
  return { tests: wholeNumber(attributes['tests']), failed: addKnown(failures, errors) };
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
