import { type CaseHistory, historyAfter, unpackHistory } from '../model/cases/case-history.ts';
import type { Digest, RunReport } from '../model/run-report.ts';
import { surpriseOfFailure } from './statistics/flakiness.ts';
import { isSignificant } from './statistics/significance.ts';

/** Recent runs of cases that did the same there. */
export class Histories {
  readonly #byIdentity = new Map<Digest, CaseHistory>();

  /** What the head carries; else what its baseline does, and how that one came out. */
  constructor(baseline: RunReport, head: RunReport) {
    const carried = baseline.caseHistory === undefined ? [] : historyAfter(baseline);
    for (const history of unpackHistory(head.caseHistory ?? carried)) {
      this.#byIdentity.set(history.identity, history);
    }
  }

  /** Null where nothing is known. */
  of(identity: Digest, definition: Digest | null): CaseHistory | null {
    const history = this.#byIdentity.get(identity);
    return history?.definition === definition ? history : null;
  }
}

/** Whether a case came out in several ways in recent runs. */
export function variedBefore({ outcomes }: CaseHistory): boolean {
  return new Set(outcomes).size > 1 || outcomes.includes('varied');
}

/** Whether any of its iterations passed in a recent run. */
export function passedSometimes({ outcomes }: CaseHistory): boolean {
  return outcomes.some((one) => one !== 'failed');
}

/** How many recent runs there were, and in how many the case passed all its iterations. */
export function earlierPasses({ outcomes }: CaseHistory): { runs: number; passed: number } {
  return { runs: outcomes.length, passed: outcomes.filter((one) => one === 'passed').length };
}

/** How surprising it is that a case fails, by its recent runs; null where none is known. */
export function surpriseOf(history: CaseHistory | null): number | null {
  if (history === null) return null;
  const { runs, passed } = earlierPasses(history);
  return surpriseOfFailure(runs, passed);
}

/**
 * Whether a failure is no news of a case: it did not pass in some recent run of the same definition,
 * and among all runs a failure is not rarer than α. Without any earlier failure a case is not known
 * to be flaky, however few runs there were.
 */
export function isKnownFlaky(history: CaseHistory | null, alpha: number): boolean {
  if (history === null) return false;
  const { runs, passed } = earlierPasses(history);
  const surprise = surpriseOf(history);
  return passed < runs && surprise !== null && !isSignificant(surprise, alpha);
}
