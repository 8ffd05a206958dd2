import { listSome, quotedName } from '../../model/listed-names.ts';
import { countOf, formatCount, formatExactPercent } from '../../model/quantity.ts';
import type { Tally } from '../../model/regression/confirmation.ts';
import type { RegressionReason } from '../../model/regression/regression.ts';
import type { Check, Counted, Reason } from '../../model/verdict.ts';

type Code = RegressionReason['code'];
type Describe<One extends Code> = (
  reason: Extract<RegressionReason, { code: One }>,
  counted: Counted,
) => string;

const UNLIKE = {
  'too-old': 'the baseline is too old',
  'age-unknown': 'nobody tells how old the baseline is',
  'other-models': 'the baseline is of other models',
} as const;

const REASONS: { readonly [One in Code]: Describe<One> } = {
  'removed-tools': ({ tools, more }) =>
    `gone since the baseline: ${listSome(
      tools.map(
        ({ name, cases }) =>
          `${quotedName(name)}, which ${countOf(cases, 'case')} ${cases === 1 ? 'needs' : 'need'}`,
      ),
      tools.length + more,
    )}`,
  'no-baseline': ({ message }) => withoutBaseline(message),
  'first-run': ({ message }) => withoutBaseline(message),
  'unlike-baseline': ({ why }) => UNLIKE[why],
  'nothing-shared': () => 'no case of the baseline can be compared with one of these',
  'nothing-to-lose': () => 'no case that is compared passed in the baseline',
  'results-missing': ({ cases }) =>
    `results of ${countOf(cases, 'case')} are missing that could make it a regression`,
  'test-could-not-fail': ({ needed }, counted) =>
    needed === null
      ? 'sampled cases passed too rarely in the baseline for any drop to be seen'
      : `too few ${counted}s for any drop to be seen: each sampled case needs ${formatCount(needed)} on both sides`,
  suspected: ({ cases }) =>
    `a regression is suspected, and ${countOf(cases, 'case')} must show it again before it counts`,
  'cannot-look-again': ({ cases }) =>
    `a regression is suspected, and nothing can be run here to look at ${countOf(cases, 'case')} again; confirm: never goes by the first results`,
  'look-incomplete': ({ look }) =>
    `a regression is suspected, and the ${look === 1 ? 'first' : 'second'} look at fresh results could not be completed`,
  'head-alone': () =>
    'worse than the stored baseline; drift not excluded, since the base did not run again',
  'not-confirmed': () => 'a regression was suspected, not confirmed',
};

/** Whether a reason is one of those of a comparison with a baseline. */
export function isOfRegression(reason: Reason): reason is RegressionReason {
  return reason.code in REASONS;
}

/** Why a comparison came out as it did, as a part of a sentence. Not yet escaped. */
export function describeRegressionReason(reason: RegressionReason, counted: Counted): string {
  const describe: (reason: never, counted: Counted) => string = REASONS[reason.code];
  return describe(reason as never, counted);
}

function withoutBaseline(message: string): string {
  return `no baseline: ${sentencePart(besideItsName(message))}`;
}

/** A message behind the word baseline, where it need not begin with the input of that name. */
export function besideItsName(message: string): string {
  return message.replace(/^baseline: /, '');
}

/** A sentence of its own, to stand within another one. */
export function sentencePart(message: string): string {
  const line = message.trim();
  return line.endsWith('.') ? line.slice(0, -1) : line;
}

/** What is asked: `no case that passed in the baseline fails, no drop of 1 point or more …`. */
export function describeNoRegression({ threshold, regression }: Check): string {
  const strict = 'no case that passed in the baseline fails';
  const statistical = `no drop of ${formatPoints(threshold ?? 0)} or more that chance does not explain`;
  if (regression === undefined) return `${strict}, ${statistical}`;
  return regression.statistical === 0
    ? strict
    : regression.strict === 0
      ? statistical
      : `${strict}, ${statistical}`;
}

/** Of cases that stand by name where what changed is told. */
const NAMES_TOLD = 3;

/** What was found: the cases by name, and the sampled ones together. */
export function describeRegression({ regression, observed, interval, pValue }: Check): string {
  if (regression === undefined) return 'nothing to compare with';
  const { strict, statistical, regressed, flaky } = regression;
  const parts: string[] = [];
  if (strict + statistical === 0) return 'no case to compare';
  if (regressed.count > 0) {
    const names = listSome(regressed.titles.slice(0, NAMES_TOLD).map(quotedName), regressed.count);
    parts.push(`${countOf(regressed.count, 'case')} regressed: ${names}`);
  } else if (strict > 0) parts.push(`none of ${countOf(strict, 'case')} regressed`);
  if (flaky > 0)
    parts.push(
      `${countOf(flaky, 'case')} failed that ${flaky === 1 ? 'is' : 'are'} known to be flaky`,
    );
  if (statistical > 0) parts.push(describeSampled({ regression, observed, interval, pValue }));
  return parts.join('; ');
}

/** That sampled cases pass less often, in a sentence without statistics of ours; null where that is not clear. */
export function describeDrop({ regression, observed, interval }: Check): string | null {
  if (regression === undefined || observed === null || interval === undefined) return null;
  const { low, high, confidence } = interval;
  if (high >= 0) return null;
  const range = `${formatExactPercent(confidence)} interval ${formatChange(low)} to ${formatChange(high)}`;
  const cases = countOf(regression.statistical, 'sampled case');
  return `the pass rate of ${cases} fell by ${formatPoints(observed)} (${range})`;
}

function describeSampled({
  regression,
  observed,
  interval,
  pValue,
}: { [Key in 'regression' | 'observed' | 'interval' | 'pValue']: Check[Key] | undefined }): string {
  const { statistical = 0, smallestDrop = null } = regression ?? {};
  const cases = countOf(statistical, 'sampled case');
  const seen =
    smallestDrop === null
      ? 'no drop would have been seen'
      : `a drop of ${formatPoints(smallestDrop)} would have been seen`;
  if (observed == null) return `${cases}: ${seen}`;
  const range =
    interval === undefined
      ? ''
      : ` (${formatChange(interval.low)} to ${formatChange(interval.high)})`;
  const p = pValue === undefined ? '' : `, p ${formatPValue(pValue)}`;
  return `${cases}: ${formatChange(observed)} points${range}${p}; ${seen}`;
}

/** `+1.5`, `−12`, `0`: a difference of fractions in points of percent. */
export function formatChange(fraction: number): string {
  const points = Number((Math.abs(fraction) * 100).toFixed(1));
  if (points === 0) return '0';
  return `${fraction < 0 ? '−' : '+'}${points}`;
}

/** `1 point`, `15.7 points`, of a difference whatever its sign. */
export function formatPoints(fraction: number): string {
  const points = Number((Math.abs(fraction) * 100).toFixed(1));
  return `${points} point${points === 1 ? '' : 's'}`;
}

/** `= 0.031`, `< 0.001`. */
export function formatPValue(pValue: number): string {
  return pValue < 0.001 ? '< 0.001' : `= ${Number(pValue.toPrecision(2))}`;
}

/** `3 of 5`. */
export function tallyWords({ passed, total }: Tally): string {
  return `${formatCount(passed)} of ${formatCount(total)}`;
}
