import { addKnown } from '../../model/counts.ts';

/** Totals the file states about itself; null where it does not. */
export interface DeclaredTotals {
  tests: number | null;
  /** Failures and errors together: producers divide them differently. */
  failed: number | null;
  /** The fewest tests that can have run: without the skipped, which some producers do not list. */
  ran: number | null;
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
