import { countOf, formatCount, formatExactPercent, formatPercent } from '../../model/quantity.ts';
import type { Check, CheckId, CheckOutcome, RunStatement, Sample } from '../../model/verdict.ts';
import { BUDGET_TITLES, describeLimit, describeUse } from './budget-words.ts';
import { describeHealthy } from './health/diagnosis-words.ts';
import { describeReason, describeUnfinished } from './reason-words.ts';
import { describeNoRegression, describeRegression } from './regression-words.ts';
import { SURFACE_PHRASES } from './surface/surface-words.ts';

/** A check as people read it. Not yet escaped. */
export interface CheckWords {
  title: string;
  /** What was asked for, such as `at least 90%`. */
  expected: string;
  /** What was found, such as `19 of 20 iterations passed (95%)`. */
  actual: string;
  /** Why it came out so, where `expected` and `actual` do not say it. */
  reason: string | null;
}

/** Outcomes as they are named in running text. */
export const OUTCOME_NAMES: Readonly<Record<CheckOutcome, string>> = {
  ...{ passed: 'passed', failed: 'failed', undecided: 'undecided' },
  notApplicable: 'not applicable',
};

type Phrase = (check: Check) => string;
type Phrases = Readonly<Record<'expected' | 'actual', Phrase>> & {
  title(check: Pick<Check, 'about'>): string;
};

const PHRASES: Readonly<Record<CheckId, Phrases>> = {
  'run-result': {
    title: () => 'Result of the run',
    expected: (check) =>
      check.stated === undefined
        ? `${share(check)} of the cases that count`
        : "the suite's pass criteria met",
    actual: (check) =>
      check.stated === undefined ? describeSample(check) : describeStatement(check.stated),
  },
  'all-passed': {
    title: () => 'All tests passed',
    expected: () => 'every test passed',
    actual: describeSample,
  },
  'min-pass-rate': { title: () => 'Pass rate', expected: atLeast, actual: describeRate },
  'min-pass-rate-by-model': {
    title: ({ about }) => (about ? `Pass rate on ${about.name}` : 'Pass rate by model'),
    expected: (check) => (check.about ? atLeast(check) : `${atLeast(check)} on each`),
    actual: (check) => (check.about ? describeSample(check) : 'no model'),
  },
  'min-case-pass-rate': {
    title: () => 'Pass rate of each case',
    expected: (check) => (check.threshold === null ? 'of each what is asked' : atLeast(check)),
    actual: describeCases,
  },
  'no-removed-tools': {
    title: () => 'No removed tools',
    expected: () => 'every tool that a case needs and the baseline had',
    actual: ({ sampleSize, observed }) =>
      observed === null
        ? 'no case names a tool'
        : `${formatCount(Math.round(observed * sampleSize))} of ${countOf(sampleSize, 'case')} lost no tool`,
  },
  'new-and-changed-cases': {
    title: () => 'New and changed cases',
    expected: (check) => `${share(check)} of what cannot be compared`,
    actual: describeSample,
  },
  'no-regression': {
    title: () => 'No regression',
    expected: describeNoRegression,
    actual: describeRegression,
  },
  'servers-healthy': {
    title: () => 'Servers healthy',
    expected: () => 'every server',
    actual: describeHealthy,
  },
  ...SURFACE_PHRASES,
  ...budgetPhrases(),
};

function budgetPhrases(): Readonly<Record<keyof typeof BUDGET_TITLES, Phrases>> {
  const of = (id: keyof typeof BUDGET_TITLES): Phrases => ({
    ...{ title: () => BUDGET_TITLES[id], expected: describeLimit, actual: describeUse },
  });
  return {
    'max-total-tokens': of('max-total-tokens'),
    'max-tool-calls': of('max-tool-calls'),
    'max-p95-latency-ms': of('max-p95-latency-ms'),
    'max-duration-minutes': of('max-duration-minutes'),
    'max-cost': of('max-cost'),
  };
}

/** What a check is called, whatever came of it. */
export function checkTitle(check: Pick<Check, 'id' | 'about'>): string {
  return PHRASES[check.id].title(check);
}

/** The words of a check, the same on all surfaces. */
export function checkWords(check: Check): CheckWords {
  const { expected, actual } = PHRASES[check.id];
  const { reason } = check;
  return {
    title: checkTitle(check),
    expected: expected(check),
    actual: actual(check),
    // How many changes there are is what was found.
    reason:
      reason === undefined || reason.code === 'surface-changed'
        ? null
        : describeReason(reason, check),
  };
}

/** `all`, or `at least 90%`. */
function share(check: Check): string {
  return check.threshold === 1 ? 'all' : atLeast(check);
}

/** `at least 90%`, and how surely, where a bound is held against it. */
function atLeast({ threshold, heldBy, interval }: Check): string {
  const rate = `at least ${formatExactPercent(threshold ?? 1)}`;
  return heldBy === undefined || interval === undefined
    ? rate
    : `${rate} with ${formatExactPercent(interval.confidence)} confidence`;
}

/** A pass rate, and where it could as well be: always where that decides, else where it matters. */
function describeRate(check: Check): string {
  const { heldBy, interval, threshold } = check;
  const found = describeSample(check);
  if (interval === undefined) return found;
  const { low, high } = interval;
  if (heldBy !== undefined) return `${found}, which shows at least ${formatPercent(low)}`;
  const isClear = threshold === null || threshold < low || threshold > high;
  if (isClear) return found;
  const range = `${formatPercent(low)} to ${formatPercent(high)}`;
  return `${found}; ${formatExactPercent(interval.confidence)} interval ${range}`;
}

/** `12 cases, the lowest at 60%`. */
function describeCases({ sampleSize, observed }: Check): string {
  if (observed === null) return 'no case';
  const cases = countOf(sampleSize, 'case');
  if (sampleSize === 1) return `${cases}, at ${formatPercent(observed)}`;
  return observed === 1
    ? `${cases}, each at 100%`
    : `${cases}, the lowest at ${formatPercent(observed)}`;
}

/** `19 of 20 iterations passed (95%)`. */
export function describeSample({ sampleOf, sampleSize, observed }: Sample): string {
  if (observed === null) return `no ${sampleOf}s`;
  if (sampleOf === 'case') {
    return `${formatPercent(observed)} on average over ${countOf(sampleSize, sampleOf)}`;
  }
  if (sampleOf === 'server') return describeHealthy({ observed, sampleSize });
  // Exact, since doubles hold fractions of all counts that there are more finely than that.
  const passed = Math.round(observed * sampleSize);
  const noun = sampleSize === 1 ? sampleOf : `${sampleOf}s`;
  const share = `${formatCount(passed)} of ${formatCount(sampleSize)} ${noun} passed`;
  return `${share} (${formatPercent(observed)})`;
}

function describeStatement(stated: RunStatement | null): string {
  if (stated === null) return 'no run';
  if (stated.status !== 'completed') return describeUnfinished(stated.status);
  return stated.result === null ? 'no result' : `the run counted as ${stated.result}`;
}
