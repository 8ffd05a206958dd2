import type { DeclaredTotals } from '../parsed-case.ts';

/** The sum of what is known; null where nothing is. */
export function addKnown(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}

/** Both totals together, each as `addKnown` adds. */
export function addTotals(one: DeclaredTotals, other: DeclaredTotals): DeclaredTotals {
  return {
    tests: addKnown(one.tests, other.tests),
    failed: addKnown(one.failed, other.failed),
    ran: addKnown(one.ran, other.ran),
  };
}

/** Where nothing is declared. */
export const NO_TOTALS: DeclaredTotals = { tests: null, failed: null, ran: null };
