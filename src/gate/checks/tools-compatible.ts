import type { Policy } from '../../report/policy.ts';
import type { Baseline, RunReport } from '../../report/report.ts';
import type { Check, Comparison } from '../../report/verdict.ts';
import { comparisonOf, NOTHING } from '../comparison/lists.ts';
import { findChanges } from '../tools/tool-changes.ts';
import { because, newCheck, setSubjects, settle } from './check.ts';
import { withoutBaseline } from './regression.ts';

/**
 * Decides whether what servers offer still fits those who use it. A list that is not known on a side
 * leaves the check undecided, unless another one shows a break.
 *
 * @param baseline null if none is wanted
 */
export function checkCompatible(
  report: RunReport,
  baseline: Baseline | null,
  policy: Policy,
): { check: Check; comparison: Comparison | null } {
  const check = newCheck('tools-compatible', 'tools', 0);
  const { 'fail-on-change': mode = 'breaking' } = policy;
  check.gates = mode !== 'never';
  const base = baseline?.report ?? null;
  if (baseline === null || base === null) {
    withoutBaseline(baseline?.facts ?? null, policy, check);
    return { check, comparison: baseline && comparisonOf(baseline.facts, NOTHING, []) };
  }
  const changes = findChanges(base, report);
  const comparison = comparisonOf(baseline.facts, NOTHING, changes);
  const names = base.servers.map(({ name }) => name);
  const pairs = report.servers.flatMap((after) => {
    const before = base.servers.find(({ name }) => name === after.name);
    return before ? { before, after } : [];
  });
  const unknown = pairs.filter(({ before, after }) => !before.tools || !after.tools);
  comparison.compared = pairs.length - unknown.length;
  const counted = changes.filter(({ effect }) => mode === 'any' || effect === 'breaking');
  const subjects = new Set(
    counted.map(({ server, tool }) => (tool === '' ? server : `${server}/${tool}`)),
  );
  check.observed = subjects.size;
  setSubjects(
    check,
    [...subjects].map((name) => ({ name, threshold: null, observed: null })),
  );
  const lists = unknown.map(({ after }) => after.name);
  if (counted.length > 0) check.outcome = 'failed';
  else if (unknown.length > 0 || names.length === 0) {
    settle(check, 'undecided', because('no-tool-lists', lists.length, lists));
  } else check.outcome = 'passed';
  if (pairs.some(({ before }) => before.others === undefined))
    check.reason ??= because('inputs-only');
  return { check, comparison };
}
