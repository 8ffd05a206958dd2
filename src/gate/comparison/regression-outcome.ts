import type { FreshResults } from '../../model/baseline.ts';
import type { Suspicion } from '../../model/regression/suspicion.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Check, CheckOutcome, Reason } from '../../model/verdict.ts';
import { missingFrom, type Population } from '../evidence/population.ts';
import { resultsOf } from './case-results.ts';
import type { Compared } from './compared-reports.ts';

/** What the comparison is seen in the light of. */
interface Circumstances {
  report: RunReport;
  population: Population;
  suspicion: Suspicion | null;
  /** Sampled cases got worse, whatever became of what is missing, and need no confirmation. */
  isRegressed: boolean;
  /** Deterministic cases that broke count only as the suspicion says. */
  defersStrict: boolean;
  /** They might have, had what is missing come out otherwise. */
  isOpen: boolean;
  /** Whether a baseline that is too old or of other models will do. */
  isUnlikeAllowed: boolean;
  fresh: FreshResults | undefined;
  canRunAgain: boolean | undefined;
}

type Ended = Pick<Check, 'reason'> & { outcome: CheckOutcome };

/**
 * How a comparison ends. It fails only by what no missing result could turn, and passes only where
 * none could make it fail, and where something could have failed at all.
 */
export function decideRegression(
  { cases, strict, statistical, unlike }: Compared,
  circumstances: Circumstances,
): Ended {
  const { report, population, suspicion, isRegressed, isOpen, isUnlikeAllowed } = circumstances;
  const { defersStrict } = circumstances;
  const undecided = (reason: Reason): Ended => ({ outcome: 'undecided', reason });
  if (population.obstacle !== null) return undecided(population.obstacle);
  if (cases.length === 0) return undecided({ code: 'nothing-shared' });
  if (unlike !== null && !isUnlikeAllowed) return undecided(unlike);
  if (strict.regressed.length > 0 && !defersStrict) return { outcome: 'failed' };
  const unread = unreadResults(report, population);
  if (isRegressed && unread === null) return { outcome: 'failed' };
  const suspected = suspicion && outcomeOfSuspicion(suspicion, circumstances);
  if (suspected !== null && suspected.outcome !== 'passed') return suspected;
  if (unread !== null) return undecided(unread);
  const open = isOpen ? shortCases(cases) : strict.open.length;
  if (open > 0) return undecided({ code: 'results-missing', cases: open });
  if (suspected !== null) return suspected;
  const tooSmall = statistical?.tooSmall ?? null;
  const couldDrop = (statistical?.cases ?? []).some(({ baseline }) => baseline.passed > 0);
  if (!couldDrop && !strict.couldFail) return undecided({ code: 'nothing-to-lose' });
  if (tooSmall !== null && couldDrop)
    return undecided({ code: 'test-could-not-fail', ...tooSmall });
  return { outcome: 'passed' };
}

function shortCases(cases: Compared['cases']): number {
  return cases.filter(({ head }) => head.missing > 0).length;
}

/** Why there may be results of any case that were not read, other than those known to be missing. */
function unreadResults(report: RunReport, population: Population): Reason | null {
  const { doubt, isCounted } = population;
  if (doubt === null) return null;
  const known = resultsOf(report).results.reduce((sum, { missing }) => sum + missing, 0);
  return isCounted && missingFrom(population) <= known ? null : doubt;
}

function outcomeOfSuspicion(
  { outcome, suspects, wanted }: Suspicion,
  { fresh, canRunAgain }: Pick<Circumstances, 'fresh' | 'canRunAgain'>,
): Ended {
  if (outcome === 'confirmed') return { outcome: 'failed' };
  if (outcome === 'not-confirmed') return { outcome: 'passed', reason: { code: 'not-confirmed' } };
  if (outcome === 'undecided') return { outcome: 'undecided', reason: { code: 'head-alone' } };
  if (fresh !== undefined && wanted !== null) {
    return { outcome: 'undecided', reason: { code: 'look-incomplete', look: wanted.look } };
  }
  const code = canRunAgain === false ? 'cannot-look-again' : 'suspected';
  return { outcome: 'undecided', reason: { code, cases: suspects.length } };
}
