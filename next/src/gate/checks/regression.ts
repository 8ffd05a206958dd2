import type { BaselineFacts } from '../../report/baseline.ts';
import type { Policy } from '../../report/policy.ts';
import type { Check } from '../../report/verdict.ts';
import type { Compared } from '../comparison/lists.ts';
import { rateOf } from '../comparison/pairing.ts';
import { NO_CASES } from '../comparison/strict.ts';
import { type Evidence, sumOf } from '../evidence.ts';
import { because, newCheck } from './check.ts';

const MAX_SUBJECTS = 20;

/** What comparisons are if there is nothing to compare with. */
export function checkWithoutBaseline({ state }: BaselineFacts, policy: Policy): Check {
  const check = newCheck('no-regression', 'cases', null);
  const isRequired = state === 'unusable' || policy['on-missing-baseline'] === 'incomplete';
  check.outcome = isRequired ? 'undecided' : 'notApplicable';
  check.reason = because('no-baseline');
  return check;
}

/**
 * Decides whether cases are worse than in the baseline: deterministic ones each by itself, sampled
 * ones together. By default it is about sampled ones only, since `all-passed` gates the others. If
 * there are only others, it informs.
 *
 * @param isJudgedAlone whether another check judges new and changed cases
 */
export function checkRegression(
  { tallies, isOpen }: Evidence,
  { pairing, sampled, ...compared }: Compared,
  policy: Policy,
  isJudgedAlone: boolean,
): Check {
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
  check.subjects = regressed.slice(0, MAX_SUBJECTS).map(({ before, after }) => {
    return { name: after.one.title, threshold: rateOf(before), observed: rateOf(after) };
  });
  check.subjectCount = regressed.length;
  const reason = sampled?.reason ?? null;
  if (counted.length === 0) {
    const isChanged = pairing.changed.length > 0 && isJudgedAlone;
    check.outcome = isChanged ? 'notApplicable' : 'undecided';
    check.reason = because('no-common-case');
  } else if (regressed.length > 0) {
    check.outcome = 'failed';
    check.reason = strict.regressed.length > 0 ? null : reason;
  } else if (isOpen || strict.open.length > 0 || reason?.code === 'missing-results') {
    check.reason = because('missing-results', isOpen ? null : check.counts.missing);
  } else if (strict.canFail && (reason === null || reason.count === null)) {
    // Sampled cases that never passed show nothing, and the others do.
    check.outcome = 'passed';
  } else {
    check.reason = sampled === null ? because('cannot-fail') : reason;
    // By default `sampled-cases` judges what is too little to be compared.
    const otherwise = isOfSampled ? 'notApplicable' : 'undecided';
    check.outcome = sampled?.outcome === 'passed' ? 'passed' : otherwise;
  }
  return check;
}
