import type { Policy } from '../../report/policy.ts';
import type { Baseline, RunReport } from '../../report/report.ts';
import { type Check, type Comparison, OFFERS, type ToolChange } from '../../report/verdict.ts';
import { comparisonOf, NOTHING } from '../comparison/lists.ts';
import { findChanges, listIn } from '../tools/tool-changes.ts';
import { because, newCheck, setSubjects, settle } from './check.ts';

/**
 * Decides whether what servers offer still fits those who use it. Tools that are not known on a side
 * leave the check undecided, unless other ones show a break. So do sides without a common server,
 * and a baseline that cannot be had. One that is not there yet does not, by default.
 *
 * @param baseline null if none was looked for
 */
export function checkCompatible(
  report: RunReport,
  baseline: Baseline | null,
  policy: Policy,
): { check: Check; comparison: Comparison | null } {
  const { 'fail-on-change': mode = 'breaking' } = policy;
  // Without a threshold, each change counts.
  const check = newCheck('tools-compatible', 'tools', mode === 'any' ? null : 0);
  check.gates = mode !== 'never';
  const base = baseline?.report ?? null;
  if (baseline === null || base === null) {
    // What exists and cannot be read is another reason.
    const { facts } = baseline ?? {};
    const isFirst = facts?.state === 'none' && /^no-(?:run|servers)$/.test(facts.reason);
    const isAllowed = isFirst && policy['on-missing-baseline'] !== 'incomplete';
    settle(check, isAllowed ? 'notApplicable' : 'undecided', because('no-baseline'));
    return { check, comparison: baseline && comparisonOf(baseline.facts, NOTHING, []) };
  }
  const changes = findChanges(base, report);
  const comparison = comparisonOf(baseline.facts, NOTHING, changes);
  const chosen = new Set(report.servers.map(({ name }) => name));
  const all = new Set(base.servers.concat(report.servers).map(({ name }) => name));
  const wanted = report.isPart ? chosen : all;
  const lacking = (kind: ToolChange['kind']) =>
    [...wanted].filter((name) => [base, report].some((one) => !listIn(one, name, kind)));
  const isCommon = base.servers.some(({ name }) => chosen.has(name));
  const names = isCommon ? lacking('tools') : [...chosen];
  comparison.leftOut = OFFERS.flatMap((kind) =>
    lacking(kind).flatMap((name) => (names.includes(name) ? [] : [`${name}/${kind}`])),
  );
  comparison.compared = [...chosen].filter((name) => !names.includes(name)).length;
  const counted = changes.filter(({ effect }) => mode === 'any' || effect === 'breaking');
  const nameOf = ({ server, kind, tool }: ToolChange) =>
    `${kind === 'tools' ? '' : `${kind.slice(0, -1)} `}${server}/${tool}`;
  const subjects = Array.from(new Set(counted.map(nameOf)), (name) => ({ name }));
  check.observed = subjects.length;
  setSubjects(check, subjects);
  const outcome = names.length > 0 ? 'undecided' : 'passed';
  const reason = because('no-tool-lists', names.length, names);
  settle(check, subjects.length > 0 ? 'failed' : outcome, reason);
  return { check, comparison };
}
