import { failuresOf } from '../../report/counts.ts';
import type { RunReport } from '../../report/report.ts';
import type { Check, ToolChange } from '../../report/verdict.ts';
import type { Evidence } from '../evidence.ts';
import { listIn } from '../tools/tool-changes.ts';
import { because, newCheck, setSubjects, settle } from './check.ts';

/**
 * Decides whether the servers still have the tools that cases need, and that they had before. Null
 * if no case needs a tool. Lists that are not whole say nothing.
 */
export function checkRemovedTools(
  { report, tallies }: Evidence,
  base: RunReport,
  changes: readonly ToolChange[],
): Check | null {
  const needed = tallies.flatMap(({ one }) => one.tools.filter(({ kind }) => !kind));
  if (needed.length === 0) return null;
  const check = newCheck('no-removed-tools', 'tools', 0);
  const isKnown = ({ server }: { server: string }) =>
    [base, report].every((one) => listIn(one, server, 'tools'));
  if (!needed.some(isKnown)) {
    const servers = [...new Set(needed.map(({ server }) => server))];
    settle(check, 'notApplicable', because('no-tool-lists', servers.length, servers));
    return check;
  }
  const names = new Set(needed.map(({ server, name }) => `${server}/${name}`));
  const subjects = changes
    .filter(({ what }) => what === 'tool-removed' || what === 'tool-renamed')
    .map(({ server, tool, newName }) => ({ name: `${server}/${tool}`, newName }))
    .filter(({ name }) => names.has(name));
  check.outcome = subjects.length > 0 ? 'failed' : 'passed';
  check.observed = subjects.length;
  setSubjects(check, subjects);
  return check;
}

/**
 * Marks failures in place by whether the baseline had the tool that is missing: a name that no
 * report has is misspelt. What is not known stays null.
 */
export function markMissingTools(report: RunReport, baseline: RunReport | null): void {
  if (baseline === null) return;
  for (const failure of failuresOf(report, report.cases)) {
    if (failure.kind !== 'missing-tool') continue;
    const before = listIn(baseline, failure.server, 'tools');
    if (before !== null) failure.baselineHad = before.some(({ name }) => name === failure.tool);
  }
}
