import type { Check, CheckId, CheckOutcome, Reason } from '../../report/verdict.ts';

/** A check that says nothing yet. */
export function newCheck(id: CheckId, unit: Check['unit'], threshold: number | null): Check {
  return {
    id,
    gates: true,
    outcome: 'undecided',
    unit,
    threshold,
    observed: null,
    counts: null,
    interval: null,
    pValue: null,
    reason: null,
    subjects: [],
    subjectCount: 0,
  };
}

/** Why a check is as it is. */
export function because(
  code: Reason['code'],
  count: number | null = null,
  names: string[] = [],
): Reason {
  return { code, count, names };
}

/**
 * Decides a check whose missing results count both ways: it passes if it passes even when all of
 * them failed, and fails if it fails even when all of them passed.
 */
export function decideBothWays(ifAllPass: boolean, ifAllFail: boolean): CheckOutcome {
  if (ifAllFail) return 'passed';
  return ifAllPass ? 'undecided' : 'failed';
}
