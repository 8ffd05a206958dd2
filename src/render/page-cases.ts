import { brokenOf, countIterations, totalOf } from '../report/counts.ts';
import { pairingKey } from '../report/pairing.ts';
import type { Counts, ReportCase, RunReport } from '../report/report.ts';
import { inOrder, pastOf } from './causes.ts';
import { type CaseState, type PageSource, STATES } from './page-data.ts';

export interface PageCase {
  one: ReportCase;
  /** The same in the baseline; null: it has none. */
  before: ReportCase | null;
  state: CaseState;
  /** Place in the causes; null: it did not fail. */
  cause: number | null;
}

/**
 * The cases of a report, worst first: newly failing ones by their cause, then those that surely pass
 * least. Equal ones are in the order of the suite.
 */
export function orderCases(source: PageSource): PageCase[] {
  const { report, findings } = source;
  const causes = new Map<string, number>();
  for (const [at, { cases }] of findings.causes.entries())
    for (const { id } of cases) if (!causes.has(id)) causes.set(id, at);
  const pairOf = pairFinder(report, source.baseline?.report ?? null);
  const stateOf = stateFinder(source);
  const ranked = report.cases.map((one) => {
    const counts = countIterations([one]);
    const before = pairOf(one);
    const state = stateOf(one, counts, before);
    const isSound = state === 'passed' || state === 'skipped';
    const cause = isSound ? null : (causes.get(one.id) ?? null);
    const byCause = state === 'newly-failing' ? (cause ?? causes.size) : 0;
    const rate = isSound ? 0 : likelyRate(counts);
    const order = [STATES.indexOf(state), byCause, rate];
    return { shown: { one, before, state, cause }, order };
  });
  return ranked.sort(inOrder).map(({ shown }) => shown);
}

/** As many cases fail as in the headline. */
function stateFinder({ report, verdict: { comparison, quarantine }, verdict }: PageSource) {
  const muted = new Set(quarantine.map((one) => (one.state === 'active' ? one.case : '')));
  const broken = brokenOf(report.cases, verdict);
  const past = pastOf(comparison);
  // The lists of the comparison have an end.
  const hasMore = Object.keys(comparison?.unlisted ?? {}).length > 0;
  return (one: ReportCase, counts: Counts, before: ReportCase | null): CaseState => {
    const { title, skipped, identity, iterations } = one;
    if (skipped !== null) return 'skipped';
    if (muted.has(title)) return 'quarantined';
    if (broken.has(one)) {
      const isWorse = () => before !== null && rateOf(countIterations([before])) > rateOf(counts);
      const isNew = past.get(identity)?.isNew ?? (hasMore && isWorse());
      return isNew ? 'newly-failing' : 'failing';
    }
    if (counts.failed > 0) return 'flaky';
    if (counts.missing > 0 || counts.passed === 0) return 'missing';
    return iterations.some(({ attempts }) => attempts > 1) ? 'flaky' : 'passed';
  };
}

const rateOf = (counts: Counts) => counts.passed / Math.max(1, totalOf(counts));

/** The pass rate by the rule of succession: more iterations that fail are surer evidence. */
const likelyRate = ({ passed, failed }: Counts) => (passed + 1) / (passed + failed + 2);

/** Finds cases in the baseline, if each side has one of a key. */
function pairFinder(report: RunReport, base: RunReport | null) {
  if (base === null) return () => null;
  const keyOf = pairingKey(report, base);
  const here = Map.groupBy(report.cases, keyOf);
  const there = Map.groupBy(base.cases, keyOf);
  return (one: ReportCase): ReportCase | null => {
    const [before = null, ...others] = there.get(keyOf(one)) ?? [];
    return here.get(keyOf(one))?.length === 1 && others.length === 0 ? before : null;
  };
}
