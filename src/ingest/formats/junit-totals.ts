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
  let root: DeclaredTotals = { tests: null, failed: null };
  let outermostSum: DeclaredTotals = { tests: null, failed: null };
  let wholeSum: DeclaredTotals = { tests: null, failed: null };
  return {
    suite(attributes, outermost) {
      const declared = totalsOf(attributes);
      wholeSum = sum(wholeSum, declared);
      if (outermost) outermostSum = sum(outermostSum, declared);
    },
    root(attributes) {
      root = sum(root, totalsOf(attributes));
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
  return { tests: wholeNumber(attributes['tests']), failed: add(failures, errors) };
}

function sum(one: DeclaredTotals, other: DeclaredTotals): DeclaredTotals {
  return { tests: add(one.tests, other.tests), failed: add(one.failed, other.failed) };
}

function add(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
