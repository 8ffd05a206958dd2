import type { BaselineFacts } from '../../report/baseline.ts';
import type { CasePair, Comparison } from '../../report/verdict.ts';
import { type CaseTally, sumOf } from '../evidence.ts';
import { hasResults, type Pair, type Pairing } from './pairing.ts';
import { isLess, type SampledResult } from './sampled.ts';
import type { StrictResult } from './strict.ts';

/** What the checks of a comparison decide by. */
export interface Compared {
  pairing: Pairing;
  strict: StrictResult;
  /** Null if the test compares no case. */
  sampled: SampledResult | null;
}

type List = 'regressed' | 'knownFlaky' | 'newlyFailing' | 'fixed' | 'stillFailing' | 'same';
/** Of each list. */
const MAX_PAIRS = 1_000;

/** Lists each case once, by what says most about it, the least likely changes first. */
export function comparisonOf(baseline: BaselineFacts, compared: Compared): Comparison {
  const { pairing, sampled } = compared;
  const { changed, added, removed, ambiguous, notRun } = pairing;
  const lists = Map.groupBy(pairing.pairs, listFinder(compared));
  const some = <One>(all: One[], of: (one: One) => CasePair) => all.slice(0, MAX_PAIRS).map(of);
  const pOf = (pair: Pair) => sampled?.singles.get(pair)?.pValue ?? null;
  const list = (name: List) => {
    const all = (lists.get(name) ?? []).sort((a, b) => (pOf(a) ?? 0) - (pOf(b) ?? 0));
    return some(all, (pair) => casePair([pair.before], [pair.after], pOf(pair)));
  };
  return {
    baseline,
    regressed: list('regressed'),
    newlyFailing: list('newlyFailing'),
    knownFlaky: list('knownFlaky'),
    fixed: list('fixed'),
    stillFailing: list('stillFailing'),
    changed: some(changed, ({ before, after }) => casePair([before], [after])),
    added: some(added, (one) => casePair([], [one])),
    removed: some(removed, (one) => casePair([one], [])),
    ambiguous: some(ambiguous, ({ before, after }) => casePair(before, after)),
    notRun: some(notRun, ({ before, after }) => casePair([before], [after])),
    compared: pairing.pairs.length,
    effect: sampled?.effect ?? null,
    smallestDrop: sampled?.smallestDrop ?? null,
  };
}

function listFinder({ strict, sampled }: Compared): (pair: Pair) => List {
  const regressed = new Set(strict.regressed.concat(sampled?.regressed ?? []));
  const flaky = new Set(strict.knownFlaky);
  return (pair) => {
    const { before, after } = pair;
    const isTested = sampled?.singles.has(pair) === true;
    // A case that varies is failing if less than half passes.
    const isFailing = ({ passed, failed }: CaseTally) => failed > (isTested ? passed : 0);
    if (flaky.has(pair)) return 'knownFlaky';
    if (regressed.has(pair)) return 'regressed';
    if (isFailing(before) && isFailing(after)) return 'stillFailing';
    if (isTested && isLess(pair)) return 'newlyFailing';
    return isFailing(before) && after.failed + after.missing === 0 ? 'fixed' : 'same';
  };
}

function casePair(
  before: readonly CaseTally[],
  after: readonly CaseTally[],
  pValue: number | null = null,
): CasePair {
  const one = after.concat(before)[0]?.one;
  const side = (tallies: readonly CaseTally[]) => {
    const { passed, failed } = sumOf(tallies);
    return tallies.some(hasResults) ? { passed, total: passed + failed } : null;
  };
  return {
    identity: one?.identity ?? '',
    title: one?.title ?? '',
    isSampled: one?.isSampled ?? false,
    before: side(before),
    after: side(after),
    pValue,
  };
}
