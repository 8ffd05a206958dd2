import type { BaselineFacts } from '../../report/baseline.ts';
import type { Policy } from '../../report/policy.ts';
import type { Check } from '../../report/verdict.ts';
import type { Compared } from '../comparison/lists.ts';
import { NO_CASES } from '../comparison/strict.ts';
import { type Evidence, rateOf, sumOf } from '../evidence.ts';
import { because, newCheck, setSubjects, settle } from './check.ts';

/** Trouble of GitHub, and what only the owner of the workflow can mend. */
const TROUBLE = /^(?:unreachable|no-permission|no-access|timeout)$/;

/** Whether the policy asks that regressions decide. */
export const isGating = (mode: Policy['regression']): boolean =>
  ['gate', 'strict', 'statistical'].includes(mode ?? '');

/**
 * Leaves a check undecided if it needs a baseline: the policy asks for one, or one that is named or
 * found cannot be used. By default that counts only where another name mends it, and for a base that
 * cannot run.
 *
 * @param facts null if no baseline is wanted
 * @param hasSuspects whether a case can be worse than before
 */
export function withoutBaseline(
  facts: BaselineFacts | null,
  policy: Policy,
  hasSuspects: boolean,
  check = newCheck('no-regression', 'cases', null),
): Check {
  const isAsked = check.unit === 'growth' || policy.regression !== undefined;
  const { reason = '', source = 'auto' } = facts?.state === 'unusable' ? facts : {};
  const isExcused = reason === 'cannot-run' ? !hasSuspects : TROUBLE.test(reason);
  const isMistaken = reason !== '' && (isAsked || (source !== 'auto' && !isExcused));
  const isRequired = isMistaken || policy['on-missing-baseline'] === 'incomplete';
  settle(check, isRequired ? 'undecided' : 'notApplicable', because('no-baseline'));
  return check;
}

/**
 * Decides whether cases are worse than in the baseline: deterministic ones each by itself, sampled
 * ones together. By default it is about sampled ones only, since `all-passed` gates the others. If
 * there are only others, it informs. Null if it decides nothing and has nothing to say.
 *
 * @param isJudgedAlone whether another check judges new and changed cases
 */
export function checkRegression(
  { tallies, isOpen }: Evidence,
  { pairing, sampled, ...compared }: Compared,
  policy: Policy,
  isJudgedAlone: boolean,
): Check | null {
  const isDefault = policy.regression === undefined;
  const isOfSampled = isDefault && sampled !== null;
  const strict = isOfSampled ? NO_CASES : compared.strict;
  const regressed = strict.regressed.concat(sampled?.regressed ?? []);
  const counted = pairing.pairs.filter(({ after: { one } }) => one.isSampled || !isOfSampled);
  const isFirstSampled = counted.length === 0 && tallies.some(({ one }) => one.isSampled);
  const least = sampled === null ? 0 : (policy['min-effect'] ?? 0) / 100;
  const check = newCheck('no-regression', sampled === null ? 'cases' : 'share', 0 - least);
  check.gates = !isDefault || isOfSampled || isFirstSampled;
  check.counts = sumOf(counted.map(({ after }) => after));
  check.observed = sampled === null ? regressed.length : (sampled.effect?.change ?? null);
  const isOnlyStrict = strict.regressed.length > 0 && sampled?.outcome !== 'failed';
  check.pValue = isOnlyStrict ? null : (sampled?.pValue ?? null);
  check.interval = sampled?.effect ? [sampled.effect.low, sampled.effect.high] : null;
  const subjects = regressed.map(({ before, after }) => {
    return { name: after.one.title, threshold: rateOf(before), observed: rateOf(after) };
  });
  setSubjects(check, subjects);
  const reason = sampled?.reason ?? null;
  if (counted.length === 0) {
    const isChanged = pairing.changed.length > 0 && isJudgedAlone;
    const isMeant = isChanged || policy['allow-removed'] === true;
    const code =
      sumOf(tallies).passed + sumOf(tallies).failed > 0 ? 'no-common-case' : 'no-results';
    settle(check, isMeant ? 'notApplicable' : 'undecided', because(code));
  } else if (regressed.length > 0) {
    check.outcome = 'failed';
    check.reason = strict.regressed.length > 0 ? null : reason;
  } else if (isOpen || strict.open.length > 0 || reason?.code === 'missing-results') {
    check.reason = because('missing-results', isOpen ? null : check.counts.missing);
  } else if (sampled?.outcome === 'passed' || (strict.canFail && !reason?.count)) {
    // Sampled cases that never passed show nothing, and the others do.
    check.outcome = 'passed';
    if (sampled?.outcome === 'passed') check.reason = reason;
  } else {
    check.reason = reason ?? because('all-failed-before');
    const { code } = check.reason;
    // By default `sampled-cases` judges what is too little to be compared.
    const isIdle = code === 'all-failed-before' || (isOfSampled && code === 'cannot-fail');
    check.outcome = isIdle ? 'notApplicable' : 'undecided';
  }
  return check.gates || check.outcome !== 'notApplicable' ? check : null;
}
