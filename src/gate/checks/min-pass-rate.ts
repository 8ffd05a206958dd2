import { meetsRate } from '../../model/counts.ts';
import type { Policy } from '../../model/policy.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Check, Interval, Sample } from '../../model/verdict.ts';
import { tallyCases } from '../evidence/case-tallies.ts';
import { type CheckBase, type Prospects, undecided } from '../evidence/decision.ts';
import { type Population, sampleFrom } from '../evidence/population.ts';
import { exactInterval, neededSampleSize } from '../statistics/pass-rate.ts';
import { decideByRate, rateCheck } from './rate-decision.ts';

/** Of the interval that is shown where nobody asks for a bound. */
const SHOWN_CONFIDENCE = 0.95;
/** Bounds are solved for, and met exactly where all of a sample passes that is just large enough. */
const ROUNDING = 1e-9;

/** How many passed of how many; passes of unseen cases are sums of pass rates. */
interface Share {
  passed: number;
  total: number;
}

/** A pass rate, and what it would be if all that is missing had passed, or failed. */
interface RateEvidence {
  sample: Sample;
  counted: Share;
  atBest: Share;
  /** Null where nobody knows how many are missing. */
  atWorst: Share | null;
}

type Wanted = Pick<Policy, 'passRateConfidence' | 'inference'> & { rate: number };

/**
 * Whether enough of the iterations passed: by the rate itself, or by its exact lower bound, of
 * these iterations or, for unseen cases, of the pass rates of the cases.
 */
export function checkMinPassRate(
  report: RunReport,
  { rate, passRateConfidence, inference }: Wanted,
  population: Population,
): Check {
  const evidence =
    inference === 'unseen-cases' ? caseEvidence(report, population) : iterationEvidence(population);
  const check: CheckBase = { ...rateCheck('min-pass-rate', rate, population), ...evidence.sample };
  if (passRateConfidence === undefined) {
    const shown = isSampled(report) ? shownInterval(evidence.counted) : undefined;
    const isMet = (share: Share) => meetsRate(share, rate);
    return decideByRate(
      { ...check, ...(shown && { interval: shown }) },
      population,
      prospects(evidence, population, { rate, isMet }),
    );
  }
  return checkLowerBound(check, { rate, confidence: passRateConfidence }, { evidence, population });
}

/** Passes where the bound is at least the rate. */
function checkLowerBound(
  base: CheckBase,
  { rate, confidence }: { rate: number; confidence: number },
  { evidence, population }: { evidence: RateEvidence; population: Population },
): Check {
  const alpha = 1 - confidence;
  const boundOf = ({ passed, total }: Share) => exactInterval(passed, total, alpha);
  const { counted, atBest } = evidence;
  const check: CheckBase = {
    ...base,
    heldBy: 'lower-bound',
    ...(counted.total > 0 && {
      interval: { low: boundOf(counted).lower, high: 1, confidence },
    }),
  };
  const clears = ({ lower }: { lower: number }) => lower >= rate - ROUNDING;
  const size = atBest.total;
  if (population.obstacle === null && Number.isFinite(size)) {
    const isTooSmall = !clears(boundOf({ passed: size, total: size }));
    // What surely misses the rate does so in a small sample too.
    if (isTooSmall && boundOf(atBest).upper >= rate) {
      const needed = neededSampleSize(rate, alpha);
      return undecided(check, { code: 'sample-too-small', size, needed });
    }
  }
  const isMet = (share: Share) => clears(boundOf(share));
  return decideByRate(check, population, prospects(evidence, population, { rate, isMet }));
}

function prospects(
  { counted, atBest, atWorst }: RateEvidence,
  { doubt, counts }: Population,
  { rate, isMet }: { rate: number; isMet: (share: Share) => boolean },
): Prospects {
  if (doubt === null) return { atBest: isMet(counted), atWorst: isMet(counted) };
  // Any number of further passes comes as near to all of them as one likes.
  const couldBeAny = counts.failed === 0 || rate < 1;
  return {
    atBest: Number.isFinite(atBest.total) ? isMet(atBest) : couldBeAny,
    atWorst: atWorst !== null && isMet(atWorst),
  };
}

/** These cases: the iterations are the sample. */
function iterationEvidence(population: Population): RateEvidence {
  const { counts, expectedTotal, isCounted } = population;
  const counted = { passed: counts.passed, total: counts.total };
  return {
    sample: sampleFrom(population),
    counted,
    atBest: { passed: expectedTotal - counts.failed, total: expectedTotal },
    atWorst: isCounted ? { passed: counts.passed, total: expectedTotal } : null,
  };
}

/** Unseen cases: the cases are the sample, and each is worth its pass rate. */
function caseEvidence({ cases }: RunReport, population: Population): RateEvidence {
  const tallies = tallyCases(cases, population.expectedTotal);
  const total = tallies.cases.length + tallies.folded;
  const sum = (rateOf: (tally: (typeof tallies.cases)[number]) => number) =>
    tallies.cases.reduce((passed, tally) => passed + rateOf(tally), tallies.folded);
  const ran = tallies.cases.filter((tally) => tally.total > tally.missing);
  const counted = {
    passed: ran.reduce((all, one) => all + one.passed / (one.total - one.missing), tallies.folded),
    total: ran.length + tallies.folded,
  };
  const isKnown = tallies.unassigned === 0;
  return {
    sample: {
      sampleOf: 'case',
      sampleSize: counted.total,
      observed: counted.total === 0 ? null : counted.passed / counted.total,
    },
    counted,
    // What is of no case in particular may be of cases that nobody knows.
    atBest: {
      passed: isKnown ? sum((one) => (one.passed + one.missing) / one.total) : 0,
      total: isKnown ? total : Number.POSITIVE_INFINITY,
    },
    atWorst:
      isKnown && population.isCounted
        ? { passed: sum((one) => one.passed / one.total), total }
        : null,
  };
}

/** Of results that could have been others: tests that do the same each time are no sample. */
function isSampled({ cases }: RunReport): boolean {
  return cases.some(({ iterations }) => {
    const kinds = new Set(iterations.map(({ outcome }) => outcome));
    return (
      (kinds.has('passed') && (kinds.has('failed') || kinds.has('error'))) ||
      iterations.some(({ model, tokens }) => model !== null || tokens.total !== null)
    );
  });
}

function shownInterval({ passed, total }: Share): Interval | undefined {
  if (total === 0) return undefined;
  const { lower, upper } = exactInterval(passed, total, (1 - SHOWN_CONFIDENCE) / 2);
  return { low: lower, high: upper, confidence: SHOWN_CONFIDENCE };
}
