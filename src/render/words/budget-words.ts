import { listNames, listSome, quotedName } from '../../model/listed-names.ts';
import { countOf, formatCount, formatExactPercent } from '../../model/quantity.ts';
import type { BudgetReason, Check, CheckId, Unit, UntoldFigure } from '../../model/verdict.ts';
import { formatAmount, formatDuration } from '../text/format.ts';

/** Titles of checks of budgets. */
export const BUDGET_TITLES = {
  'max-total-tokens': 'Tokens',
  'max-tool-calls': 'Tool calls of an iteration',
  'max-p95-latency-ms': '95th percentile of durations',
  'max-duration-minutes': 'Duration of the run',
  'max-cost': 'Cost',
} as const satisfies Partial<Record<CheckId, string>>;

/** `at most 20,000`. */
export function describeLimit(check: Check): string {
  const { threshold, unit } = check;
  if (unit === 'growth') {
    return threshold === 0
      ? 'no more than in the baseline'
      : `at most ${formatExactPercent(threshold ?? 0)} more than in the baseline`;
  }
  return `at most ${figuresOf(check)(threshold ?? 0)}`;
}

/** `18,200`, or how much is known so far. */
export function describeUse(check: Check): string {
  const { observed, unit, outcome } = check;
  if (observed === null) return 'not known';
  if (unit === 'growth') return describeGrowth(check, observed);
  const found = figuresOf(check)(observed);
  if (outcome === 'undecided') return `${found} as far as is known`;
  if (unit !== 'calls') return found;
  return observed === 0 ? 'none' : `up to ${found}`;
}

/** Short figures; all digits where what is found would read like the limit that it is not at. */
function figuresOf({ threshold, observed, unit }: Check): (value: number) => string {
  const short = (value: number) => figure(value, unit);
  const isAlike =
    threshold !== null &&
    observed !== null &&
    threshold !== observed &&
    short(threshold) === short(observed);
  return isAlike ? (value) => exactFigure(value, unit) : short;
}

/** What the sides of a comparison are measured in. */
const SIDE_UNITS: Readonly<Partial<Record<CheckId, Unit>>> = {
  'max-p95-latency-ms': 'milliseconds',
  'max-duration-minutes': 'minutes',
  'max-cost': 'currency',
};

/** `12.3% more (90% interval 4% to 21.9%): 1,230 an iteration, 1,095 in the baseline`. */
function describeGrowth({ id, interval, sides, threshold }: Check, growth: number): string {
  const range = interval
    ? ` (${formatExactPercent(interval.confidence)} interval ${percentOf(interval.low)} to ${percentOf(interval.high)})`
    : '';
  // What is held against the limit by itself, and not by a test.
  const isAlike = interval === undefined && percentOf(growth) === percentOf(threshold ?? growth);
  const size = (isAlike ? formatExactPercent : percentOf)(Math.abs(growth));
  const found = `${size} ${growth < 0 ? 'less' : 'more'}${range}`;
  if (sides === undefined) return found;
  const unit = SIDE_UNITS[id];
  const side = (value: number) => (unit === undefined ? formatAmount(value) : figure(value, unit));
  const each = EACH[id] ?? ' an iteration';
  return `${found}: ${side(sides.head)}${each}, ${side(sides.baseline)} in the baseline`;
}

const EACH: Readonly<Partial<Record<CheckId, string>>> = {
  'max-p95-latency-ms': ' at the 95th percentile',
  'max-duration-minutes': '',
};

/** A change to a tenth of a percent; any change at all where it is not bounded. */
function percentOf(change: number): string {
  if (!Number.isFinite(change)) return 'any';
  return `${Number((change * 100).toFixed(1))}%`.replace('-', '−');
}

const FIGURES: Readonly<Partial<Record<Unit, (figure: number) => string>>> = {
  milliseconds: formatDuration,
  minutes: (minutes) => formatDuration(minutes * 60_000),
  currency: formatAmount,
};

function figure(value: number, unit: Unit): string {
  return (FIGURES[unit] ?? ((count) => formatCount(Math.round(count))))(value);
}

function exactFigure(value: number, unit: Unit): string {
  const isTime = unit === 'milliseconds' || unit === 'minutes';
  const exact = Number((unit === 'minutes' ? value * 60_000 : value).toPrecision(12));
  const [whole = '', part] = String(exact).split('.');
  const digits = part === undefined ? formatCount(exact) : `${formatCount(Number(whole))}.${part}`;
  return isTime ? `${digits} ms` : digits;
}

const UNTOLD: Readonly<Record<UntoldFigure, string>> = {
  ...{ tokens: 'tokens', 'tool-calls': 'tool calls', duration: 'duration', model: 'model' },
};

/** Cases that are named in a sentence; the report file has more. */
const CASES_TOLD = 5;

/** Why a budget came out as it did, as a part of a sentence. Not yet escaped. */
export function describeBudgetReason(
  reason: BudgetReason,
  { sampleOf }: Pick<Check, 'sampleOf'>,
): string {
  switch (reason.code) {
    case 'not-told':
      return untold(reason, sampleOf);
    case 'baseline-not-told':
      return `the baseline does not tell its ${UNTOLD[reason.figure]}`;
    case 'run-time-unknown':
      return 'it is not known when the run started and ended';
    case 'no-price': {
      const more = reason.more > 0 ? ` and ${formatCount(reason.more)} more` : '';
      return `no price is given for ${listNames(reason.models)}${more}`;
    }
    case 'cases-over': {
      const { cases, more } = reason;
      const count = cases.length + more;
      const named = cases
        .slice(0, CASES_TOLD)
        .map(({ title, most }) => `${quotedName(title)} (${formatCount(most)})`);
      return `${countOf(count, 'case')} ${count === 1 ? 'makes' : 'make'} more: ${listSome(named, count)}`;
    }
    case 'budget-could-not-fail':
      return `too few ${sampleOf}s of cases that both sides have to show that more is used, however much it is`;
    case 'other-session':
      return 'more time was taken, but in another session than the baseline; drift not excluded';
  }
}

function untold(
  { figure: what, count }: { figure: UntoldFigure; count: number },
  sampleOf: Check['sampleOf'],
): string {
  const [does, their] = count === 1 ? ['does', 'its'] : ['do', 'their'];
  return `${countOf(count, sampleOf)} ${does} not tell ${their} ${UNTOLD[what]}`;
}
