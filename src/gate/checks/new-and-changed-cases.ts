import { meetsRate } from '../../model/counts.ts';
import type { CaseRates } from '../../model/policy.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Check, Reason } from '../../model/verdict.ts';
import type { CaseResults } from '../comparison/case-results.ts';
import type { Namesakes, Pairing } from '../comparison/pairing.ts';
import { decide } from '../evidence/decision.ts';
import { missingFrom, type Population } from '../evidence/population.ts';
import { rateOf } from './case-rates.ts';

const MAX_NAMED = 20;

/** What new and changed cases are judged in the light of. */
interface Circumstances {
  population: Population;
  /** What is asked of some cases by name, tag or model; absent: of none. */
  caseRates: CaseRates | undefined;
}

/**
 * Holds cases that have nothing to be compared with against what gates where there is no baseline: the
 * pass criterion of the run, or that all tests of result files pass. Null where none of them ran.
 * Those that missed it there as well are left out: that a failing case changes makes it no worse.
 * Of those that a rate of their own is asked of, another check tells.
 */
export function checkNewAndChangedCases(
  { run }: Pick<RunReport, 'run'>,
  pairing: Pairing,
  { population, caseRates }: Circumstances,
): Check | null {
  const rate = run?.criterion ?? 1;
  const cases = withoutCounterpart(pairing, rate).filter((one) => !isRated(one, caseRates));
  const [passed, failed, missing] = (['passed', 'failed', 'missing'] as const).map((kind) =>
    cases.reduce((sum, one) => sum + one[kind], 0),
  ) as [number, number, number];
  const ended = passed + failed;
  if (ended + missing === 0) return null;
  const isWhole = population.doubt === null;
  // What was not read may be of these cases.
  const unread = isWhole ? 0 : missingFrom(population);
  const most = ended + (isWhole ? missing : Math.max(missing, unread));
  const atBest = Number.isFinite(most)
    ? meetsRate({ passed: most - failed, total: most }, rate)
    : failed === 0 || rate < 1;
  const atWorst =
    (isWhole || population.isCounted) && meetsRate({ passed, total: ended + missing }, rate);
  const decided = decide(
    {
      ...{ id: 'new-and-changed-cases', gates: true, unit: 'fraction', threshold: rate },
      ...{ sampleOf: population.sampleOf, sampleSize: ended },
      observed: ended === 0 ? null : passed / ended,
    },
    population,
    { atBest, atWorst },
  );
  return decided.outcome === 'failed' && rate === 1
    ? { ...decided, reason: naming(cases) }
    : decided;
}

/**
 * They are not in the baseline or were skipped there, do something else or on other servers, or share
 * their name with others.
 */
function withoutCounterpart(pairing: Pairing, rate: number): CaseResults[] {
  const { added, changed, otherServers, notRun, ambiguous } = pairing;
  const others = [...changed, ...otherServers, ...notRun].filter(
    ({ baseline }) => !wasBroken(baseline, rate),
  );
  return [
    ...added,
    ...others.map(({ head }) => head),
    ...ambiguous.flatMap((group) => newlyBroken(group, rate)),
  ];
}

/** Perhaps: of a case whose results are missing nobody knows whether it is worse now. */
function wasBroken({ passed, failed, missing }: CaseResults, rate: number): boolean {
  const ended = passed + failed;
  return ended === 0 ? missing > 0 : !meetsRate({ passed, total: ended }, rate);
}

/** Without the worst, as many as were broken there: which they are nobody knows, but how many. */
function newlyBroken({ baseline, head }: Namesakes, rate: number): CaseResults[] {
  const before = baseline.filter((one) => wasBroken(one, rate)).length;
  const short = head
    .filter(({ passed, failed, missing }) => {
      return !meetsRate({ passed, total: passed + failed + missing }, rate);
    })
    .sort((one, other) => other.failed - one.failed || other.missing - one.missing);
  const broken = new Set(short.slice(0, before));
  return head.filter((one) => !broken.has(one));
}

function isRated({ testCase }: CaseResults, rates: CaseRates | undefined): boolean {
  if (rates === undefined) return false;
  return (testCase === null ? rates.others : rateOf(testCase, rates)) !== null;
}

/** Where all have to pass it is clear which miss it. */
function naming(judged: readonly CaseResults[]): Reason {
  const cases = judged
    .filter(({ failed }) => failed > 0)
    .map(({ identity, title, passed, failed, missing }) => {
      const total = passed + failed + missing;
      return { title: title ?? identity, passed, total, least: total };
    });
  return {
    ...{ code: 'cases-below', cases: cases.slice(0, MAX_NAMED) },
    more: Math.max(0, cases.length - MAX_NAMED),
  };
}
