import type { Policy } from '../../report/policy.ts';
import type { Check } from '../../report/verdict.ts';
import type { Pairing } from '../comparison/pairing.ts';
import type { CaseTally, Evidence } from '../evidence.ts';
import { because, newCheck, settle } from './check.ts';

/** So many can go unasked, and this share. */
const MAX_GONE = 4;
const MAX_SHARE = 1 / 4;

/**
 * Asks whether many cases that passed in the baseline are gone: that hides what they would show. It
 * never fails, since they can be removed on purpose. Null if only a part of the suite ran.
 */
export function checkGoneCases(
  { report }: Evidence,
  { pairs, changed, ambiguous, removed }: Pairing,
  policy: Policy,
): Check | null {
  if (report.isPart) return null;
  const gone = removed.filter(hasPassed);
  const kept = pairs.concat(changed).map(({ before }) => before);
  const stayed = kept.concat(ambiguous.flatMap(({ before }) => before)).filter(hasPassed).length;
  const most = Math.max(MAX_GONE, Math.floor((gone.length + stayed) * MAX_SHARE));
  const unit = report.source === 'results' ? 'tests' : 'cases';
  const check = newCheck('gone-cases', unit, stayed === 0 ? 0 : most);
  check.gates = report.source === 'evals' || policy['expected-tests'] !== undefined;
  check.observed = gone.length;
  const titles = gone.map(({ one }) => one.title);
  const isMany = gone.length > (check.threshold ?? 0) && policy['allow-removed'] !== true;
  settle(check, isMany ? 'undecided' : 'passed', because('gone', gone.length, titles));
  return check;
}

const hasPassed = ({ one, passed, failed }: CaseTally): boolean =>
  passed > 0 && (one.isSampled || failed === 0);
