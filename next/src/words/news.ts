import { totalOf } from '../report/counts.ts';
import type { Counts, Outcome } from '../report/report.ts';
import { brief, cutSentence, NUMBER } from './lines.ts';
import { count, describeCounts, nounOf, percent, type Source, unitOf } from './verdicts.ts';

/** What stands for a value that is not there. */
export const NOTHING = '(nothing)';

/** Characters of a headline, where its count and cause allow. */
const LIMIT = 160;
/** Of a cause. A count before it is never cut. */
const LEAST = 60;

/** Titles of the sections that findings have. */
export const SECTION_TITLES = {
  differences: 'Compared with the baseline',
  tools: 'Changes of tools',
  gate: 'Gate',
  terms: 'Rules',
  others: 'Other cases',
  warnings: 'Warnings',
} as const;

/** What the first two lines are about. */
export interface NewsFacts {
  source: Source;
  value: Outcome;
  counts: Counts;
  total: number;
  /** Cases that failed, and how many of them passed in the baseline. */
  broken: number;
  newlyBroken: number;
}

/**
 * The first line that readers see: the news and its cause. It has no full stop.
 *
 * @param reasons sentences, of which the first stands in the line
 * @param lead replaces how many cases failed
 */
export function describeNews(facts: NewsFacts, reasons: readonly string[], lead = ''): string {
  const { value, counts } = facts;
  const isWhole = counts.failed + counts.missing === 0;
  if (value === 'passed') return isWhole ? passedAll(facts) : `Passed: ${iterationsOf(facts)}`;
  const [reason, ...others] = reasons;
  const start = lead === '' ? LEADS[value](facts, reason !== undefined) : lead.replace(/\.$/, '');
  if (reason === undefined) return cutSentence(start, 2 * LIMIT);
  const noun = value === 'invalid' ? 'more problem' : 'more cause';
  const rest = others.length === 0 ? '' : `, and ${count(others.length, noun)}`;
  const room = Math.max(LEAST, LIMIT - start.length - 2 - rest.length);
  return `${start}: ${cutSentence(reason.replace(/\.$/, ''), room)}${rest}`;
}

const casesOf = ({ total, source }: NewsFacts) => count(total, nounOf(source));
const passedAll = (facts: NewsFacts) => `${NUMBER.format(facts.total)} of ${casesOf(facts)} passed`;
const iterationsOf = ({ counts, source, total }: NewsFacts) =>
  describeCounts(counts, unitOf({ source, total }, counts));

const LEADS: Record<
  Exclude<Outcome, 'passed'>,
  (facts: NewsFacts, hasReason: boolean) => string
> = {
  failed: (facts) => {
    const { broken, newlyBroken } = facts;
    const more = newlyBroken > 0 ? `failed, ${NUMBER.format(newlyBroken)} of them newly` : 'failed';
    const verb = broken > 0 && newlyBroken >= broken ? 'broke' : more;
    return `${NUMBER.format(broken)} of ${casesOf(facts)} ${verb}`;
  },
  incomplete: ({ counts, source, total }, hasReason) => {
    if (total === 0) return `No ${nounOf(source)} ran`;
    if (counts.missing === 0 || !hasReason) return 'Not decided';
    const all = count(totalOf(counts), unitOf({ source, total }, counts));
    return `${NUMBER.format(counts.missing)} of ${all} have no result`;
  },
  invalid: () => 'Invalid configuration',
};

/** What the second line says besides. */
export interface Rates {
  /** The share that must pass; null: none is set. */
  required: number | null;
  /** What passed in the baseline, and its name; null: not known. */
  baseline: { name: string | null; passed: number; total: number } | null;
  newlyFailing: number;
  fixed: number;
  flaky: number;
  durationMs: number | null;
}

/** The second line: rates and counts. Empty if nothing is measured, or all passed as before. */
export function describeRates(facts: NewsFacts, rates: Rates): string {
  const { counts, value } = facts;
  const { passed, failed, missing } = counts;
  const { required, baseline, newlyFailing, fixed, flaky, durationMs } = rates;
  if (passed + failed === 0) return '';
  const isWhole = value === 'passed' && failed + missing === 0;
  const all = [
    isWhole ? '' : iterationsOf(facts),
    newlyFailing === 0 ? '' : `${NUMBER.format(newlyFailing)} newly failing`,
    fixed === 0 ? '' : `${NUMBER.format(fixed)} fixed`,
    flaky === 0 ? '' : `${NUMBER.format(flaky)} flaky`,
    isWhole || durationMs === null ? '' : inTime(durationMs),
  ].filter((part) => part !== '');
  const list = all.length === 0 ? '' : `${all.join(', ')}.`;
  if (isWhole) return list;
  const rate = [
    `Pass rate ${percent(passed / (passed + failed))}`,
    required === null ? '' : `${percent(required)} required`,
    baseline === null || baseline.total === 0
      ? ''
      : `${brief(baseline.name ?? 'baseline')} ${percent(baseline.passed / baseline.total)}`,
  ].filter((part) => part !== '');
  return `${rate.join(', ')}. ${list}`;
}

const MINUTE = 60_000;
const inTime = (ms: number) =>
  ms < MINUTE
    ? `${NUMBER.format(Math.round(ms / 100) / 10)} s`
    : `${NUMBER.format(ms / MINUTE)} min`;
