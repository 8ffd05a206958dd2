import type { BaselineFacts } from '../../report/baseline.ts';
import type {
  CasePair,
  Comparison,
  ComparisonList,
  Counts,
  ToolChange,
} from '../../report/verdict.ts';
import { type CaseTally, hasResults, sumOf } from '../evidence.ts';
import { isSignificant } from '../statistics/tally.ts';
import { emptyPairing, type Pair, type Pairing } from './pairing.ts';
import { isLess, type SampledResult } from './sampled.ts';
import { NO_CASES, type StrictResult } from './strict.ts';

/** What the checks of a comparison decide by. */
export interface Compared {
  pairing: Pairing;
  strict: StrictResult;
  /** Null if the test compares no case. */
  sampled: SampledResult | null;
}

/** No case is compared. */
export const NOTHING: Compared = { pairing: emptyPairing(), strict: NO_CASES, sampled: null };

/** Of each list. */
const MAX_PAIRS = 1_000;
/** Of a case that stopped working. */
const ALPHA = 0.05;

/** Lists each case once, by what says most about it, the least likely changes first. */
export function comparisonOf(
  baseline: BaselineFacts,
  compared: Compared,
  toolChanges: ToolChange[],
): Comparison {
  const { pairing, sampled } = compared;
  const { changed, added, removed, ambiguous, notRun } = pairing;
  const lists = Map.groupBy(pairing.pairs, listFinder(compared));
  const unlisted: Comparison['unlisted'] = {};
  const first = <One>(name: string, all: One[], most = MAX_PAIRS) => {
    if (all.length > most) unlisted[name] = all.length - most;
    return all.slice(0, most);
  };
  const some = <One>(name: ComparisonList, all: One[], of: (one: One) => CasePair) =>
    first(name, all).map(of);
  const pOf = (pair: Pair) => sampled?.singles.get(pair)?.pValue ?? null;
  const list = (name: ComparisonList) => {
    const all = (lists.get(name) ?? []).sort((a, b) => (pOf(a) ?? 0) - (pOf(b) ?? 0));
    return some(name, all, (pair) => {
      const listed = casePair([pair.before], [pair.after], pOf(pair));
      const fresh = sampled?.fresh.get(pair);
      if (fresh) listed.fresh = { before: sideOf([fresh.before]), after: sideOf([fresh.after]) };
      return listed;
    });
  };
  return {
    baseline,
    unlisted,
    regressed: list('regressed'),
    stopped: list('stopped'),
    newlyFailing: list('newlyFailing'),
    knownFlaky: list('knownFlaky'),
    fixed: list('fixed'),
    stillFailing: list('stillFailing'),
    changed: some('changed', changed, ({ before, after }) => casePair([before], [after])),
    added: some('added', added, (one) => casePair([], [one])),
    removed: some('removed', removed, (one) => casePair([one], [])),
    ambiguous: some('ambiguous', ambiguous, ({ before, after }) => casePair(before, after)),
    notRun: some('notRun', notRun, ({ before, after }) => casePair([before], [after])),
    toolChanges: first('toolChanges', toolChanges),
    compared: pairing.pairs.length,
    leftOut: [],
    before: sideOf(pairing.pairs.map((pair) => pair.before)),
    effect: sampled?.effect ?? null,
    smallestDrop: sampled?.smallestDrop ?? null,
  };
}

function listFinder({ strict, sampled }: Compared): (pair: Pair) => ComparisonList | 'same' {
  const regressed = new Set(strict.regressed.concat(sampled?.regressed ?? []));
  const flaky = new Set(strict.knownFlaky);
  return (pair) => {
    const { before, after } = pair;
    const single = sampled?.singles.get(pair);
    const isTested = single !== undefined;
    // A case that varies is failing if less than half passes.
    const isFailing = ({ passed, failed }: CaseTally) => failed > (isTested ? passed : 0);
    if (flaky.has(pair)) return 'knownFlaky';
    if (regressed.has(pair)) return 'regressed';
    if (isFailing(before) && isFailing(after)) return 'stillFailing';
    if (isTested && isLess(pair)) {
      const isDead = after.passed + after.missing === 0 && isSignificant(single.pValue, ALPHA);
      // Fresh iterations say more.
      return isDead && !sampled?.fresh.has(pair) ? 'stopped' : 'newlyFailing';
    }
    return isFailing(before) && after.failed + after.missing === 0 ? 'fixed' : 'same';
  };
}

function casePair(
  before: readonly CaseTally[],
  after: readonly CaseTally[],
  pValue: number | null = null,
): CasePair {
  const one = after.concat(before)[0]?.one;
  return {
    identity: one?.identity ?? '',
    title: one?.title ?? '',
    isSampled: one?.isSampled ?? false,
    before: sideOf(before),
    after: sideOf(after),
    pValue,
  };
}

function sideOf(sides: readonly Counts[]): CasePair['before'] {
  const { passed, failed } = sumOf(sides);
  return sides.some(hasResults) ? { passed, total: passed + failed } : null;
}
