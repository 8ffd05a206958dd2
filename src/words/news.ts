import { totalOf } from '../report/counts.ts';
import type { FailureOf } from '../report/failure.ts';
import type { Counts, Outcome, Verdict } from '../report/report.ts';
import type { ComparisonList } from '../report/verdict.ts';
import { branchOf, sizeOf } from './baseline.ts';
import { cutSentence, inTime, NUMBER, shown } from './lines.ts';
import { type About, count, describeCounts, nounOf, percent, some, unitOf } from './verdicts.ts';

/** What stands for a value that is not there. */
export const NOTHING = '(nothing)';

/** Characters of a headline, where its count and cause allow. */
const LIMIT = 160;
/** Of a cause. A count before it is never cut. */
const LEAST = 60;

/** What stands before why a check is undecided. */
export const NOT_DECIDED = 'Not decided';

export const SECTION_TITLES = {
  differences: 'Compared with the baseline',
  tools: 'Changes of tools',
  gate: 'Gate',
  terms: 'Rules',
  others: 'Other cases',
  warnings: 'Warnings',
} as const;

/** What the first two lines are about. */
export interface NewsFacts extends About {
  value: Outcome;
  counts: Counts;
  /** Cases that failed, and how many of them passed in the baseline. */
  broken: number;
  newlyBroken: number;
  /** Whether some of them passed at times. */
  isPartial: boolean;
  /** What the baseline is of, such as a branch, if all of them failed there too. */
  failedOn: string | null;
  /** Whether servers had nothing to be compared with. */
  isFirst: boolean;
  /** Cases in quarantine that failed. */
  muted: number;
  /** Cases that passed after a retry. */
  flaky: number;
  /** Null: not known. */
  durationMs: number | null;
}

/** Adds how many cases say the like, which no cut takes away. */
export function withOthers(sentence: string, others: number, limit: number): string {
  if (others === 0) return cutSentence(sentence, limit);
  const end = `, and ${NUMBER.format(others)} like it`;
  return `${cutSentence(sentence.replace(/\.$/, ''), limit - end.length)}${end}`;
}

/** What an annotation about a server that does not start has for a title. */
export const titleOfServer = (server: string): string => `Server ${shown(server)}`;

/** Says what several tools answer. */
export const describeTools = (
  { server, what, message }: FailureOf<'tool-error'>,
  number: number,
): string => `${count(number, what)} of \`${shown(server)}\` fail: ${shown(message)}`;

/**
 * The first line that readers see: the news and its cause. It has no full stop. Of the reasons, the
 * first stands in it. `lead` replaces how many cases failed.
 */
export function describeNews(facts: NewsFacts, reasons: readonly string[], lead = ''): string {
  const { value, counts, total, source, isFirst } = facts;
  if (value === 'passed' && counts.failed + counts.missing > 0)
    return `Passed: ${iterationsOf(facts)}`;
  if (value === 'passed')
    return `${NUMBER.format(total)} of ${count(total, nounOf(source))} passed${isFirst ? ', nothing compared' : ''}`;
  const [reason, ...others] = reasons;
  const start = lead === '' ? leadOf(facts, reason !== undefined) : lead.replace(/\.$/, '');
  if (reason === undefined) return cutSentence(start, 2 * LIMIT);
  const cause = source === 'diff' ? 'more change' : 'more cause';
  const noun = value === 'invalid' ? 'more problem' : cause;
  const rest = others.length === 0 ? '' : `, and ${count(others.length, noun)}`;
  const room = Math.max(LEAST, LIMIT - start.length - 2 - rest.length);
  return `${start}: ${cutSentence(reason.replace(/\.$/, ''), room)}${rest}`;
}

/** Whether a run was refused, since changed tools no longer take its cases. */
const isRefused = ({ value, counts, broken }: NewsFacts) =>
  value === 'failed' && broken > 0 && counts.passed + counts.failed === 0;
const REFUSED = 'No case ran: calls are compared with the tools first.';

const iterationsOf = (facts: NewsFacts) =>
  describeCounts(facts.counts, unitOf(facts, facts.counts));

function leadOf(facts: NewsFacts, hasReason: boolean): string {
  const { value, source, counts, total, broken, newlyBroken, isPartial, failedOn } = facts;
  if (value === 'invalid') return 'Invalid configuration';
  if (value === 'failed') {
    const all = `${NUMBER.format(broken)} of ${count(total, nounOf(source))}`;
    if (failedOn !== null) return `${all} ${broken === 1 ? 'fails' : 'fail'}, as on ${failedOn}`;
    const some = newlyBroken > 0 ? `failed, ${NUMBER.format(newlyBroken)} of them newly` : 'failed';
    const worse = isPartial ? 'got worse' : 'broke';
    const verb = broken > 0 && newlyBroken >= broken ? worse : some;
    return `${all} ${isRefused(facts) ? 'no longer fit their tools' : verb}`;
  }
  if (total === 0 && source === 'results' && hasReason) return 'No test could be read';
  if (total === 0) return `No ${nounOf(source)} ran`;
  if (counts.missing === 0 || !hasReason) return NOT_DECIDED;
  const all = count(totalOf(counts), unitOf(facts, counts));
  return `${NUMBER.format(counts.missing)} of ${all} without a result`;
}

/**
 * The second line: rates and counts, and what a passed run does not fail by. Empty if nothing is
 * measured, or all passed as before.
 */
export function describeRates(facts: NewsFacts, { checks, comparison, policy }: Verdict): string {
  const { counts, value, newlyBroken, flaky, muted, durationMs } = facts;
  const { passed, failed, missing } = counts;
  if (passed + failed === 0) return isRefused(facts) ? REFUSED : '';
  const isWhole = value === 'passed' && failed + missing === 0;
  const sizes = (...names: ComparisonList[]) =>
    names.reduce((sum, name) => sum + (comparison === null ? 0 : sizeOf(comparison, name)), 0);
  const all = [
    ...some(newlyBroken, 'newly failing'),
    ...some(sizes('regressed', 'stopped', 'newlyFailing') - newlyBroken, 'with fewer passes'),
    ...some(sizes('fixed'), 'fixed'),
    ...some(sizes('knownFlaky') + flaky, 'flaky'),
  ];
  if (value === 'passed') {
    const tools = comparison === null ? 0 : sizeOf(comparison, 'toolChanges');
    const settings = policy?.changes.length ?? 0;
    const isDiff = facts.source === 'diff';
    if (tools > 0) all.push(count(tools, isDiff ? 'tool change' : 'breaking tool change'));
    if (settings > 0) all.push(`${count(settings, 'setting')} of the gate file changed`);
    all.push(...some(muted, 'failing in quarantine'));
  }
  if (isWhole) return all.length === 0 ? '' : `${all.join(', ')}.`;
  const required = checks.find(({ id }) => id === 'min-pass-rate')?.threshold ?? null;
  const rates = [`Pass rate ${percent(passed / (passed + failed))}`];
  if (required !== null) rates.push(`${percent(required)} required`);
  if (comparison?.baseline.state === 'found' && comparison.before !== null) {
    const { before, baseline } = comparison;
    rates.push(`${branchOf(baseline)} ${percent(before.passed / before.total)}`);
  }
  const time = durationMs === null || durationMs < 100 ? [] : [inTime(durationMs)];
  return `${rates.join(', ')}. ${[iterationsOf(facts), ...all, ...time].join(', ')}.`;
}
