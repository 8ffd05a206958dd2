import type { Counts } from '../../model/counts.ts';
import { formatCount } from '../../model/quantity.ts';

/** Stands where a figure is not known. */
export const UNKNOWN = '–';

/** A figure that something may have had; a report from elsewhere may say any number. */
function isCredible(figure: number | null): figure is number {
  return figure !== null && figure >= 0 && figure <= Number.MAX_SAFE_INTEGER;
}

/** `950 ms`, `1.2 s`, `3 min 4 s`, `2 h 5 min`; `2 min`, where no seconds are left over. */
export function formatDuration(durationMs: number | null): string {
  if (!isCredible(durationMs)) return UNKNOWN;
  if (durationMs < 999.5) return `${Math.round(durationMs)} ms`;
  if (durationMs < 59_950) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 3600) return inUnits(seconds, 'min', 's');
  return inUnits(Math.round(seconds / 60), 'h', 'min');
}

function inUnits(amount: number, large: string, small: string): string {
  const rest = amount % 60;
  const whole = `${formatCount(Math.floor(amount / 60))} ${large}`;
  return rest === 0 ? whole : `${whole} ${rest} ${small}`;
}

export function formatTokens(tokens: number | null): string {
  return isCredible(tokens) ? formatCount(Math.round(tokens)) : UNKNOWN;
}

/** An amount or a mean to four significant digits; from a thousand on, all whole ones. */
export function formatAmount(amount: number): string {
  if (amount >= 1_000) return formatCount(Math.round(amount));
  return String(Number(amount.toPrecision(4)));
}

/** Signs of results, what matters most first: a failure is never the palest of them. */
const SQUARES = [
  ['🟥', 'failed'],
  ['🟨', 'passed after a retry'],
  ['⬜', 'no result'],
  ['🟩', 'passed'],
] as const;

/** Results as a row of squares, failures first: one a result, or a part of so many squares each. */
export function squares(counts: SquareCounts, width: number): string {
  const parts = partsOf(counts);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const shares = total <= width ? parts : parts.map((part) => shareOf(part / total, width));
  const largest = shares.indexOf(Math.max(...shares));
  // What rounding took, or gave to the smallest of them, is the largest one's.
  const spare = Math.min(total, width) - shares.reduce((sum, share) => sum + share, 0);
  return SQUARES.map(([sign], at) =>
    sign.repeat((shares[at] ?? 0) + (at === largest ? spare : 0)),
  ).join('');
}

/** What the squares of some results mean; of no others. */
export function squaresLegend(counts: SquareCounts): string {
  const parts = partsOf(counts);
  return SQUARES.filter((_, at) => (parts[at] ?? 0) > 0)
    .map(([sign, word]) => `${sign} ${word}`)
    .join(' · ');
}

type SquareCounts = Pick<Counts, 'passed' | 'failed'> & Partial<Counts>;

function partsOf({ passed, failed, flaky = 0, unfinished = 0, skipped = 0 }: SquareCounts) {
  return [failed, flaky, unfinished + skipped, passed - flaky];
}

function shareOf(fraction: number, width: number): number {
  return fraction === 0 ? 0 : Math.max(1, Math.floor(fraction * width + 1e-6));
}

/** `1, 2 and 5`; runs are drawn together: `1 to 4`. */
export function formatNumbers(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([first, last]) => {
    if (first === last) return [formatCount(first)];
    if (last === first + 1) return [formatCount(first), formatCount(last)];
    return [`${formatCount(first)} to ${formatCount(last)}`];
  });
  const lastPart = parts.pop() ?? '';
  return parts.length === 0 ? lastPart : `${parts.join(', ')} and ${lastPart}`;
}

/** The same text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
