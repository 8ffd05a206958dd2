import { isFlaky } from '../../model/counts.ts';
import { formatCount } from '../../model/quantity.ts';
import type { CaseReport, IterationReport } from '../../model/run-report.ts';

/** Stands where a figure is not known. */
export const UNKNOWN = '–';

/** A figure that something may have had; a report from elsewhere may say any number. */
function isCredible(figure: number | null): figure is number {
  return figure !== null && figure >= 0 && figure <= Number.MAX_SAFE_INTEGER;
}

/** `950 ms`, `1.2 s`, `3 min 4 s`, `2 h 5 min`. */
export function formatDuration(durationMs: number | null): string {
  if (!isCredible(durationMs)) return UNKNOWN;
  if (durationMs < 999.5) return `${Math.round(durationMs)} ms`;
  if (durationMs < 59_950) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(seconds / 60);
  return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}

export function formatTokens(tokens: number | null): string {
  return isCredible(tokens) ? formatCount(Math.round(tokens)) : UNKNOWN;
}

/** Bar of a fraction; full only where it is whole, empty only where it is nothing. */
export function bar(fraction: number, width = 20): string {
  const filled = Math.floor(fraction * width + 1e-6);
  const honest = fraction > 0 ? Math.max(1, Math.min(filled, fraction < 1 ? width - 1 : width)) : 0;
  return '█'.repeat(honest) + '░'.repeat(width - honest);
}

/** Signs of iterations, told apart by shape. */
const SIGNS = { passed: '●', failed: '○', error: '✕', skipped: '–', unfinished: '◌' } as const;
const FLAKY_SIGN = '◐';

const SIGN_WORDS: readonly (readonly [sign: string, word: string])[] = [
  [SIGNS.passed, 'passed'],
  [FLAKY_SIGN, 'passed after a retry'],
  [SIGNS.failed, 'failed'],
  [SIGNS.error, 'error'],
  [SIGNS.skipped, 'skipped'],
  [SIGNS.unfinished, 'unfinished'],
];

/** What the signs of the iterations of some cases mean; of no others. */
export function stripLegend(cases: readonly Pick<CaseReport, 'iterations'>[]): string {
  const signs = new Set(cases.flatMap(({ iterations }) => iterations.map(signOf)));
  return SIGN_WORDS.filter(([sign]) => signs.has(sign))
    .map(([sign, word]) => `${sign} ${word}`)
    .join(' · ');
}

/** `● ● ○ ●`, one sign an iteration in their order; a long one ends in `+180`. */
export function strip(iterations: readonly IterationReport[], limit = 20): string {
  const signs = iterations.slice(0, limit).map(signOf);
  const more = iterations.length - signs.length;
  return more > 0 ? `${signs.join(' ')} +${formatCount(more)}` : signs.join(' ');
}

function signOf(iteration: IterationReport): string {
  return isFlaky(iteration) ? FLAKY_SIGN : SIGNS[iteration.outcome];
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
