import { totalOf } from '../report/counts.ts';
import type { Check, Counts, Outcome, RunReport } from '../report/report.ts';
import { ended, firstOf } from './lines.ts';

/** A share from 0 to 1 as percent, at most two decimals, rounded down. */
export function percent(share: number): string {
  return `${Math.floor(share * 10_000 + 1e-6) / 100} %`;
}

/** Such as `1 case`, `2 cases`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

type Source = RunReport['source'];

/** What readers call a case. */
export const nounOf = (source: Source): string => (source === 'results' ? 'test' : 'case');

/** What readers call an iteration. A test that several files have has several results. */
const unitOf = (source: Source, total: number, counts: Counts): string =>
  source === 'evals' ? 'iteration' : total === totalOf(counts) ? 'test' : 'result';

/** Describes a check of a number of cases in one line. */
export function describeCheck(
  { id, outcome, threshold, observed, counts }: Check,
  { source, total }: { source: Source; total: number },
): string {
  if (counts === null || threshold === null) return `\`${id}\`: ${outcome}`;
  const noun = unitOf(source, total, counts);
  const need = threshold === 1 ? 'all must pass' : `at least ${percent(threshold)} must pass`;
  const rate = observed === null ? `no ${noun} has a result` : describeCounts(counts, noun);
  // Without a missing result that is known, an unknown number is missing.
  const isOpen = outcome === 'undecided' && (counts.missing > 0 || observed !== null);
  const end = isOpen ? '; missing results can change this' : '';
  return `\`${id}\`: ${rate}; ${need}${end}`;
}

const without = ({ missing }: Counts) => (missing === 0 ? '' : `, ${missing} without a result`);

/** Such as `11 of 12 iterations passed, 1 without a result`. */
const describeCounts = (counts: Counts, noun: string) =>
  `${counts.passed} of ${count(totalOf(counts), noun)} passed${without(counts)}`;

/** One line for a case: a mark, and how many iterations passed. */
export function describeCase(title: string, counts: Counts, hasRun: boolean): string {
  if (!hasRun) return `- ${title} (not run)`;
  const { passed, failed, missing } = counts;
  const mark = failed > 0 ? '✗' : missing > 0 ? '?' : '✓';
  if (passed + failed === 1 && missing === 0) return `${mark} ${title}`;
  return `${mark} ${title} (${passed}/${totalOf(counts)}${without(counts)})`;
}

/** Says how many cases did not run, and which passed after a retry. Empty if there are none. */
export const describeOthers = (skipped: number, flaky: readonly string[]): string[] => [
  ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ...(flaky.length === 0 ? [] : [`${flaky.length} flaky, passed after a retry: ${firstOf(flaky)}`]),
];

/** The first line that readers see: the news and its cause. */
export function describeNews(
  value: Outcome,
  counts: Counts,
  cases: { total: number; broken: number },
  causes: readonly string[],
  source: Source,
): string {
  const [first, ...others] = value === 'passed' ? [] : causes;
  const cause = first === undefined ? '' : `: ${first}`;
  const rest = `${ended(cause)} And ${count(others.length, 'more cause')}.`;
  const noun = nounOf(source);
  const all = count(cases.total, noun);
  const isWhole = counts.failed + counts.missing === 0;
  const iterations = describeCounts(counts, unitOf(source, cases.total, counts));
  const news: Record<Outcome, string> = {
    passed: isWhole ? `${all} passed` : `Passed: ${iterations}`,
    failed: `${cases.broken} of ${all} failed`,
    incomplete: `Not decided${cases.total === 0 && cause === '' ? `: no ${noun} ran` : ''}`,
    invalid: 'Invalid configuration',
  };
  return `${news[value]}${others.length > 0 ? rest : cause}`;
}
