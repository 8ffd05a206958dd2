import { countsAs } from '../../report/counts-as.ts';
import { iterationWith } from '../../report/empty-case.ts';
import type { Failure } from '../../report/failure.ts';
import type { Problem } from '../../report/problem.ts';
import type { Baseline, ReportCase, RunReport } from '../../report/report.ts';
import type { Comparison } from '../../report/verdict.ts';
import { collectEvidence } from '../evidence.ts';
import { findToolChanges } from '../tools/tool-changes.ts';
import { comparisonOf } from './lists.ts';
import { emptyPairing, pairCases } from './pairing.ts';

/**
 * Compares cases of a refused run that ran in the baseline as they are, and that a changed tool no
 * longer takes, also those that another job found. Their problems become failures of theirs, in
 * place; all others stay mistakes of the user. Without such a case, the report loses those that did
 * not run, or, if another job found some, those failed.
 *
 * @returns null if no such case counts
 */
export function compareRefused(
  report: RunReport,
  baseline: Baseline | null,
  leftOut: ReadonlySet<string>,
): Comparison | null {
  const marked = report.cases.filter((one) => refusedTools(one).length > 0);
  if (marked.length === 0 && report.problems.every(({ cases }) => cases === undefined)) return null;
  const base = baseline?.report ?? null;
  const changes = base === null ? [] : findToolChanges(base, report);
  const servers = new Map(changes.map(({ tool, server }) => [tool, server]));
  const all = collectEvidence(report, () => false);
  const { pairs } = base === null ? emptyPairing() : pairCases(all, base);
  const byIdentity = new Map(pairs.map((pair) => [pair.after.one.identity, pair]));
  const found = new Set(
    pairs.filter(({ after }) => refusedTools(after.one).some((tool) => servers.has(tool))),
  );
  for (const one of report.problems) {
    const failure = failureOf(one, servers);
    one.cases = one.cases?.filter((identity) => {
      const pair = byIdentity.get(identity);
      if (failure === null || pair === undefined) return true;
      const { id, iterations } = pair.after.one;
      if (!found.has(pair)) iterations.push(iterationWith({ id, number: 1, outcome: 'invalid' }));
      iterations[0]?.failures.push(failure);
      found.add(pair);
      return false;
    });
  }
  report.problems = report.problems.filter(({ cases }) => cases?.length !== 0);
  if (found.size === 0) {
    if (marked.length === 0) report.cases = report.cases.filter((one) => one.iterations.length > 0);
    for (const one of marked.flatMap(({ iterations }) => iterations)) one.outcome = 'failed';
  }
  const pairing = emptyPairing();
  pairing.pairs = [...found].filter(({ after }) => !leftOut.has(after.one.title));
  if (baseline === null || pairing.pairs.length === 0) return null;
  const regressed = pairing.pairs.filter(({ before }) => before.passed > 0);
  const strict = { regressed, knownFlaky: [], excused: [], open: [], canFail: true };
  return comparisonOf(baseline.facts, { pairing, strict, sampled: null }, changes);
}

/** The tools that a case was refused for before. */
const refusedTools = ({ iterations }: ReportCase): string[] =>
  iterations.flatMap(({ outcome, failures }) =>
    failures.flatMap((one) => {
      const isPreflight = outcome === 'invalid' && 'tool' in one && one.step === null;
      return isPreflight && countsAs(one) === 'failed' ? (one.tool ?? []) : [];
    }),
  );

/** How a problem fails its cases. Null: it does not come from a changed tool. */
function failureOf({ place, data }: Problem, servers: ReadonlyMap<string, string>): Failure | null {
  const isTool = data.code === 'not-found' && data.what === 'tool';
  const tool = data.code === 'argument' ? data.tool : isTool ? data.name : '';
  const server = servers.get(tool);
  if (server === undefined) return null;
  const at = { tool, step: null, line: place.line };
  if (data.code !== 'argument')
    return { kind: 'missing-tool', server, nearest: null, baselineHad: true, ...at };
  const expected = data.kind === 'missing' ? 'a value' : data.expected || 'nothing';
  const texts = { path: data.path, expected, observed: data.observed || 'nothing' };
  return { kind: 'arguments', ...texts, isPreflight: true, fittedBefore: true, ...at };
}
