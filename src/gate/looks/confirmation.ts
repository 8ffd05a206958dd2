import type { RunReport } from '../../report/report.ts';
import { because } from '../checks/check.ts';
import { outcomesIn } from '../comparison/history.ts';
import type { Pair } from '../comparison/pairing.ts';
import {
  ascending,
  compareSampled,
  type DropRule,
  isLess,
  type SampledResult,
} from '../comparison/sampled.ts';
import { hasResults } from '../evidence.ts';
import { stratifiedTest } from '../statistics/stratified-test.ts';
import { reaches } from '../statistics/tally.ts';
import {
  firstOf,
  hasDrifted,
  type Judged,
  judgeBoth,
  judgeHead,
  judgeHeads,
  stratumOf,
} from './judgement.ts';
import { LOOK, type Looking } from './looking.ts';

/** The p up to which each look fails a case that is suspect alone. */
const ALONE = [0.005, 0.005] as const;

/** Most cases that are looked at together, next to the base. By default there is room for five others. */
const POOL = 15;

/** Cases that fresh iterations judge by one test. */
interface Suspects {
  pairs: readonly Pair[];
  judged: Judged | 'dropped' | 'unchecked';
}

/** What suspects mean for the check, the worst first. */
const MEANINGS = [
  ['failed', 'failed', 'confirmed'],
  ['dropped', 'failed', 'not-confirmed'],
  ['drifted', 'undecided', 'drifted'],
  ['open', 'undecided', 'not-looked'],
  ['worse', 'undecided', 'still-worse'],
  ['unchecked', 'passed', 'unchecked'],
  ['cleared', 'passed', 'cleared'],
] as const;

/**
 * Compares sampled cases as `compareSampled` does, and lets fresh iterations decide what that makes
 * suspect. A case that passed at least half of the time, and never does here, is suspect alone. Of
 * the others, those that are worse are suspect together.
 *
 * @param pairs at least one
 */
export function confirmSampled(
  pairs: readonly Pair[],
  baseline: RunReport,
  rule: DropRule,
  looking: Looking,
): SampledResult {
  const all = compareSampled(pairs, rule);
  const wasGood = goodIn(baseline, looking);
  const isDead = ({ after }: Pair) => hasResults(after) && after.passed === 0;
  const dead = pairs.filter((pair) => isDead(pair) && wasGood(pair));
  const others = dead.length === 0 ? pairs : pairs.filter((pair) => !dead.includes(pair));
  const { outcome, reason, singles } =
    others.length === pairs.length || others.length === 0 ? all : compareSampled(others, rule);
  const isWorse = (pair: Pair) =>
    outcome === 'failed' ? isLess(pair) : singles.get(pair)?.isCalled === true;
  const together = ascending(others.filter(isWorse), singles);
  const alone = ascending(dead, all.singles);
  const isUnrun = ({ after }: Pair) => looking.hasBaseFor(after.one) === null;
  const pool = together.filter((pair) => !isUnrun(pair));
  const suspects = lookAt(alone, pool, { ...rule, cases: pairs.length }, looking);
  if (pool.length < together.length) {
    // As clear a drop as a first look fails.
    const strict = compareSampled(others.filter(isUnrun), { ...rule, alpha: rule.alpha / 5 });
    const judged = strict.outcome === 'failed' ? 'dropped' : 'unchecked';
    suspects.push({ pairs: together.filter(isUnrun), judged });
  }
  decide(all, suspects, looking);
  // A case that was good could have failed alone.
  const isLacking = reason?.code === 'missing-results' || !pairs.some(wasGood);
  if (all.outcome === 'passed' && outcome === 'undecided' && isLacking) {
    all.outcome = outcome;
    all.reason = reason;
  }
  return all;
}

/** Whether at least half of a case passed before, by all that is known. Broken there, it needs a base. */
function goodIn(baseline: RunReport, looking: Looking): (pair: Pair) => boolean {
  let outcomes: ReturnType<typeof outcomesIn> | null = null;
  return ({ before: { one, passed, failed }, after }) => {
    if (reaches(passed, passed + failed, 1 / 2)) return true;
    if (passed === 0 && !(looking.hasBaseFor(after.one) ?? looking.hasBase)) return false;
    outcomes ??= outcomesIn(baseline);
    const word = outcomes.get(one.identity)?.outcomes ?? '';
    // What passed of a run that failed is not known.
    return word !== '' && reaches(word.replaceAll('f', '').length, word.length, 1 / 2);
  };
}

/**
 * Judges suspects by fresh iterations, and plans those that they lack.
 *
 * @param cases how many there are
 */
function lookAt(
  alone: readonly Pair[],
  together: readonly Pair[],
  { alpha, cases }: { alpha: number; cases: number },
  looking: Looking,
): Suspects[] {
  const { hasBase } = looking;
  const caseOf = ({ after }: Pair) => after.one;
  const freshOf = (pair: Pair) => looking.freshOf(caseOf(pair));
  const suspects = alone.map((pair): Suspects => {
    const isBoth = looking.hasBaseFor(caseOf(pair));
    const judged = isBoth ? judgeBoth([pair], freshOf, ALONE) : judgeHead(freshOf(pair), 2 * LOOK);
    return { pairs: [pair], judged };
  });
  const room = looking.reserve(alone.map(caseOf), (hasBase ? 4 : 2) * LOOK);
  const early = firstOf(suspects, cases).slice(0, room);
  const earlyPairs = early.flatMap(({ pairs }) => pairs);
  if (hasBase && hasDrifted(earlyPairs.map(freshOf))) {
    return [{ pairs: earlyPairs, judged: 'drifted' }];
  }
  const most = (hasBase ? 4 : 1) * LOOK;
  // Those that are the most likely to be worse stand for all, unless the bound takes some of them.
  const chosen = hasBase ? together.slice(0, POOL) : together;
  const number = looking.reserve(chosen.map(caseOf), most);
  const [pool, leftOut] = [chosen.slice(0, number), chosen.slice(number)];
  const next = suspects.slice(0, room);
  if (pool.length > 0) {
    const judged = hasBase
      ? judgeBoth(pool, freshOf, [alpha / 5, (3 * alpha) / 5])
      : judgeHeads(pool, freshOf, alpha);
    suspects.push({ pairs: pool, judged });
    next.push({ pairs: pool, judged });
  }
  if (leftOut.length > 0) suspects.push({ pairs: leftOut, judged: LOOK });
  const isOpen = ({ judged }: Suspects) => typeof judged === 'number';
  for (const { pairs, judged } of early.some(isOpen) ? early : next) {
    if (typeof judged !== 'number') continue;
    for (const pair of pairs) looking.ask(caseOf(pair), judged, hasBase);
  }
  return suspects;
}

/** Decides by the worst that fresh iterations show, and keeps them. */
function decide(result: SampledResult, suspects: readonly Suspects[], looking: Looking): void {
  const freshOf = ({ after }: Pair) => looking.freshOf(after.one);
  const stateOf = ({ judged }: Suspects) => (typeof judged === 'number' ? 'open' : judged);
  const meaning = MEANINGS.find(([state]) => suspects.some((one) => stateOf(one) === state));
  const [state, outcome, code] = meaning ?? [null, 'passed' as const, null];
  const those = suspects.filter((one) => stateOf(one) === state);
  const pairs = those.flatMap((one) => one.pairs);
  const names = pairs.map(({ after }) => after.one.title);
  const isFailed = outcome === 'failed';
  result.outcome = outcome;
  result.reason = code && because(code, names.length, names);
  result.regressed = isFailed ? pairs : [];
  // The table is about one look.
  result.smallestDrop = null;
  for (const pair of suspects.flatMap((one) => one.pairs)) result.fresh.set(pair, freshOf(pair));
  if (state !== 'failed') return;
  const strata = those.map((one) => one.pairs.map((pair) => stratumOf(freshOf(pair))));
  const chances = strata.map((some) => stratifiedTest(some).exact);
  result.pValue = looking.hasBase ? Math.min(...chances) : null;
  if (!looking.hasBase) result.reason = looking.failedAgain(pairs.map(({ after }) => after));
}
