import { totalOf } from '../report/counts.ts';
import type { PolicyFacts } from '../report/policy.ts';
import type { Counts, RunReport, Verdict } from '../report/report.ts';
import type { CheckId, QuarantineState, Reason } from '../report/verdict.ts';
import { brief, firstOf, NUMBER, shown, write } from './lines.ts';

/** A share from 0 to 1 as percent, at most two decimals, rounded down. */
export function percent(share: number): string {
  return `${Math.floor(share * 10_000 + 1e-6) / 100} %`;
}

export function count(number: number, noun: string): string {
  return `${NUMBER.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Such as `2 fixed`; nothing if it is none. */
export const some = (number: number, what: string): string[] =>
  number > 0 ? [`${NUMBER.format(number)} ${what}`] : [];

export type Source = RunReport['source'];

const NOUNS: Record<Source, string> = {
  evals: 'case',
  results: 'test',
  doctor: 'server',
  diff: 'server',
};
export const nounOf = (source: Source): string => NOUNS[source];

/** What a check is about: the cases, how many of them regressed, what they are compared with. */
export interface About {
  source: Source;
  total: number;
  regressed: number;
  /** Empty if a comparison is not wanted. */
  baseline: string;
  /** Whether a cause says what to do about missing results. */
  isExplained: boolean;
  /** Whether all cases are of other parts. */
  isEmptyPart: boolean;
}

/** What readers call an iteration. A test that several files have has several results. */
export const unitOf = ({ source, total }: Pick<About, 'source' | 'total'>, counts: Counts) => {
  if (source === 'evals') return 'iteration';
  return source === 'results' && total < totalOf(counts) ? 'result' : nounOf(source);
};

const without = ({ missing }: Counts) =>
  missing === 0 ? '' : `, ${NUMBER.format(missing)} without a result`;

/** Such as `11 of 12 iterations passed, 1 without a result`. */
export const describeCounts = (counts: Counts, noun: string, what: keyof Counts = 'passed') =>
  `${NUMBER.format(counts[what])} of ${count(totalOf(counts), noun)} ${what}${without(counts)}`;

/** What cases fail by, in one line. `number` is 0 if it ended the run. */
export const describeCause = (sentence: string, number: number, isNew: boolean, source: Source) =>
  number === 0 ? sentence : `${sentence} (${count(number, nounOf(source))}${isNew ? ', new' : ''})`;

/** One line for a case: a mark, and how many iterations passed. */
export function describeCase(title: string, counts: Counts): string {
  const { passed, failed, missing } = counts;
  if (passed + failed === 0) return `? ${title} (no result)`;
  const mark = failed > 0 ? '✗' : missing > 0 ? '?' : '✓';
  if (passed + failed === 1 && missing === 0) return `${mark} ${title}`;
  return `${mark} ${title} (${passed}/${totalOf(counts)}${without(counts)})`;
}

/**
 * Says how many cases did not run, and which passed after a retry, or are suspects without room for
 * fresh iterations. Empty if there are none.
 */
export const describeOthers = (
  skipped: number,
  flaky: readonly string[],
  leftOut: readonly string[] = [],
): string[] => [
  ...some(skipped, 'skipped'),
  ...some(flaky.length, `flaky, passed after a retry: ${firstOf(flaky)}`),
  ...some(leftOut.length, `suspected, and beyond \`max-confirm-iterations\`: ${firstOf(leftOut)}`),
];

/** What fresh iterations showed, by the reason of a check. */
const SHOWN: Partial<Record<Reason['code'], string>> = {
  confirmed: 'they confirm the regression',
  'failed-again': 'all failed again',
  'still-worse': 'they are worse than the baseline as well',
  drifted: 'the base fails as well',
  'not-looked': 'some are missing',
  cleared: 'they confirm no regression',
};

/** Says what fresh iterations ran, and what they showed. Empty if nothing was a suspect. */
export function describeLooks({ looks, checks }: Verdict): string {
  if (!looks?.iterations) return '';
  const words = Object.entries(SHOWN)
    .flatMap(([code, shown]) => (checks.some(({ reason }) => reason?.code === code) ? shown : []))
    .join('; ');
  const sides = looks.base === 'ran' ? 'base and head' : 'the head alone';
  const why = looks.base === 'failed' ? ', because the base cannot be used' : '';
  return `${count(looks.iterations, 'fresh iteration')} of ${sides}${why}${words && `: ${words}`}.`;
}

/** Says why these checks decide: who has set them, or what holds if nothing is set. */
export function describeRule({ rule, policy, checks }: Verdict, source: Source): string {
  const base = policy?.base ? ' of the base commit' : '';
  const file = policy?.file ? `gate file \`${shown(policy.file)}\`${base} sets` : 'inputs set';
  if (rule === 'policy') return `The ${file} what is required.`;
  const deciding = checks.filter(
    ({ gates, outcome, reason }) =>
      gates && outcome !== 'notApplicable' && reason?.code !== 'no-baseline',
  );
  const rules = deciding.flatMap(({ id }) => DEFAULT_RULES[id] ?? []);
  if (rules.length === 0) return '';
  return `No pass rate is set: ${rules.join('; ').replace('case', nounOf(source))}.`;
}

const DEFAULT_RULES: Partial<Record<CheckId, string>> = {
  'all-passed': 'each case must pass',
  'no-regression': 'cases with a model must not get worse than the baseline',
  'sampled-cases': 'each case with a model must pass at least once',
};

/** Says what a change alters in the gate file, in one line; empty if nothing. */
export function describePolicyChanges({ changes }: PolicyFacts): string {
  const settings = changes.map(({ setting, subject, from, to }) => {
    const change =
      to === null ? 'removed' : `${from === null ? 'added:' : `${brief(from)} →`} ${brief(to)}`;
    const of = subject === null ? '' : ` of \`${brief(subject)}\``;
    return `\`${brief(setting)}\`${of} ${change}`;
  });
  if (settings.length === 0) return '';
  return `This change alters the gate file: ${firstOf(settings)}. The version of the base counts.`;
}

const QUARANTINE: Record<QuarantineState['state'], string> = {
  active: 'Quarantined until {expires}, not counted: {case} ({result}; {reason}; {owner}).',
  expired: 'The quarantine of {case} ended on {expires}. It counts again. Owner: {owner}.',
  unknown: 'The quarantine names {case}, which does not exist. Remove the entry.',
  repeated: 'The quarantine names {case} twice. Remove one entry.',
};

/** Describes an entry of the quarantine with the results of its case, in one line. */
export function describeQuarantine(entry: QuarantineState, counts: Counts, source: Source): string {
  const result = describeCounts(counts, unitOf({ source, total: 1 }, counts));
  return write(QUARANTINE[entry.state], { ...entry, result });
}
