import type { BaselineSearch } from '../../model/baseline.ts';
import type { CaseReport, Digest, RunReport } from '../../model/run-report.ts';

/**
 * Finds the cases of a report in its baseline, by their identity where that is of one case on both
 * sides.
 */
export function baselineCases(
  { cases }: RunReport,
  baseline: BaselineSearch | undefined,
): (testCase: CaseReport) => CaseReport | undefined {
  if (baseline?.outcome !== 'found') return () => undefined;
  const [here, there] = [cases, baseline.baseline.report.cases].map(byIdentity);
  return ({ identity }) =>
    identity !== undefined && here?.get(identity) ? (there?.get(identity) ?? undefined) : undefined;
}

/** Null where several have it. */
function byIdentity(cases: readonly CaseReport[]): Map<Digest, CaseReport | null> {
  const found = new Map<Digest, CaseReport | null>();
  for (const testCase of cases) {
    const { identity } = testCase;
    if (identity !== undefined) found.set(identity, found.has(identity) ? null : testCase);
  }
  return found;
}
