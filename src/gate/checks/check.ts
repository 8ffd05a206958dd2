import type { Check, CheckId, CheckOutcome, Reason, Subject } from '../../report/verdict.ts';

/** Names and subjects of a check; of others there is a number. */
const MAX_NAMED = 20;

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

/** Why a check is as it is. Of many names, it keeps the first. */
export function because(
  code: Reason['code'],
  count: number | null = null,
  names: readonly string[] = [],
): Reason {
  return { code, count, names: names.slice(0, MAX_NAMED) };
}

/**
 * Decides a check whose missing results count both ways: it passes if it passes even when all of
 * them failed, and fails if it fails even when all of them passed.
 */
export function decideBothWays(ifAllPass: boolean, ifAllFail: boolean): CheckOutcome {
  if (ifAllFail) return 'passed';
  return ifAllPass ? 'undecided' : 'failed';
}

/** Sets an outcome, and why it is no decision if it is none. */
export function settle(check: Check, outcome: CheckOutcome, reason: Reason | null): void {
  check.outcome = outcome;
  if (outcome !== 'passed' && outcome !== 'failed') check.reason = reason;
}

/**
 * Decides a check of several subjects, each by itself. One that fails decides; one that is undecided
 * leaves the check undecided. The check names the subjects that decide, the worst first.
 */
export function decideEach(
  check: Check,
  judged: readonly (Subject & { outcome: CheckOutcome })[],
): void {
  const withOutcome = (wanted: CheckOutcome) => judged.filter(({ outcome }) => outcome === wanted);
  const failed = withOutcome('failed');
  const deciding = failed.length > 0 ? failed : withOutcome('undecided');
  check.outcome = deciding[0]?.outcome ?? (judged.length > 0 ? 'passed' : 'undecided');
  const distance = ({ threshold, observed }: Subject) =>
    Math.abs((threshold ?? 0) - (observed ?? threshold ?? 0));
  const worst = deciding.toSorted((one, other) => distance(other) - distance(one));
  setSubjects(check, worst);
}

/** Names what a check is about, and counts it. Of many, the check keeps the first. */
export function setSubjects(
  check: Check,
  subjects: readonly (Pick<Subject, 'name'> & Partial<Subject>)[],
): void {
  const first = subjects.slice(0, MAX_NAMED);
  check.subjects = first.map(({ name, threshold = null, observed = null, newName }) => {
    return { name, threshold, observed, ...(newName ? { newName } : {}) };
  });
  check.subjectCount = subjects.length;
}
