import { totalOf } from '../report/counts.ts';
import type { Check, Counts, Outcome } from '../report/report.ts';

/** A share from 0 to 1 as percent, at most two decimals, rounded down. */
export function percent(share: number): string {
  return `${Math.floor(share * 10_000 + 1e-6) / 100} %`;
}

/** Such as `1 case`, `2 cases`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Describes a check in one line. */
export function describeCheck({ id, outcome, threshold, observed, counts }: Check): string {
  const need = threshold === 1 ? 'all must pass' : `at least ${percent(threshold)} must pass`;
  const rate = observed === null ? 'no iteration has a result' : describeCounts(counts);
  const end =
    outcome === 'undecided' && counts.missing > 0 ? '; missing results can change this' : '';
  return `\`${id}\`: ${rate}; ${need}${end}`;
}

const without = ({ missing }: Counts) => (missing === 0 ? '' : `, ${missing} without a result`);

/** Such as `11 of 12 iterations passed, 1 without a result`. */
const describeCounts = (counts: Counts) =>
  `${counts.passed} of ${count(totalOf(counts), 'iteration')} passed${without(counts)}`;

/** One line for a case: a mark, and how many iterations passed. */
export function describeCase(title: string, counts: Counts, hasRun: boolean): string {
  if (!hasRun) return `- ${title} (not run)`;
  const { passed, failed, missing } = counts;
  const mark = failed > 0 ? '✗' : missing > 0 ? '?' : '✓';
  return `${mark} ${title} (${passed}/${totalOf(counts)}${without(counts)})`;
}

/** Says how many cases the suite skips. */
export const describeSkipped = (number: number): string => `${number} skipped`;

/** One sign for each verdict. */
export const SYMBOLS: Readonly<Record<Outcome, string>> = {
  passed: '✅',
  failed: '❌',
  incomplete: '⚠️',
  invalid: '⛔',
};

/** The first line that readers see: the news and its cause. */
export function describeNews(
  value: Outcome,
  counts: Counts,
  cases: { total: number; broken: number },
  causes: readonly string[],
): string {
  const [first, ...others] = causes;
  const cause = first === undefined ? '' : `: ${first}`;
  const more = others.length === 0 ? '' : ` And ${count(others.length, 'more cause')}.`;
  const all = count(cases.total, 'case');
  if (value === 'passed') {
    return counts.failed + counts.missing === 0
      ? `${all} passed`
      : `Passed: ${describeCounts(counts)}`;
  }
  if (value === 'incomplete' && cases.total === 0 && cause === '')
    return 'Not decided: no case ran';
  const news = {
    failed: `${cases.broken} of ${all} failed`,
    incomplete: 'Not decided',
    invalid: 'Invalid configuration',
  };
  return `${news[value]}${cause}${more}`;
}
