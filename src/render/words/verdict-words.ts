import { listSome, quotedName } from '../../model/listed-names.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import { type Check, MOST_TROUBLES, type Sample, type Verdict } from '../../model/verdict.ts';
import { capitalize } from '../text/format.ts';
import { type CheckWords, checkWords, describeSample } from './check-words.ts';
import { nameOf } from './comparison-words.ts';
import { healthHeadline } from './health/diagnosis-words.ts';
import { asideWords } from './quarantine-words.ts';
import { describeReason } from './reason-words.ts';
import { describeDrop } from './regression-words.ts';
import { surfaceHeadline } from './surface/surface-words.ts';

/** A verdict with the words that all surfaces show of it. */
export interface WordedVerdict extends Omit<Verdict, 'checks'> {
  headline: string;
  checks: (Check & { words: CheckWords })[];
}

/** Puts the words of a verdict beside its numbers. */
export function worded(verdict: Verdict): WordedVerdict {
  const checks = verdict.checks.map((check) => ({ ...check, words: checkWords(check) }));
  return { ...verdict, headline: headlineOf(verdict), checks };
}

/** The decisive reason in one sentence. Not yet escaped. */
export function headlineOf(verdict: Verdict): string {
  const { value, judged, checks, troubles } = verdict;
  const health = healthHeadline(verdict);
  if (health !== null) return health;
  if (value === 'invalid') return configurationHeadline(troubles);
  if (judged === null) return `Undecided: ${troubles.join(' ')}`;
  const ofSurface = surfaceHeadline(verdict);
  if (ofSurface !== null) return ofSurface;
  const deciding = checks.filter(({ gates }) => gates);
  const aside = `${absentWords(verdict)}${asideWords(verdict)}`;
  if (value === 'incomplete') return `${undecidedHeadline(deciding, judged)}${aside}`;
  const decided =
    value === 'failed' ? failedHeadline(verdict, judged) : passedHeadline(deciding, judged);
  return `${decided}${aside}`;
}

/** What nobody can tell to be good or bad, where a comparison decides: it must not go unseen. */
function absentWords({ checks, comparison }: Verdict): string {
  const count = comparison?.removed.count ?? 0;
  if (count === 0 || !checks.some(({ id, gates }) => gates && id === 'no-regression')) return '';
  return ` ${countOf(count, 'case')} of the baseline ${count === 1 ? 'is' : 'are'} not here.`;
}

function configurationHeadline(troubles: readonly string[]): string {
  const [only = 'no details were given'] = troubles;
  if (troubles.length <= 1) return `The configuration is wrong: ${only}`;
  const { length } = troubles;
  const places = length > MOST_TROUBLES ? `more than ${MOST_TROUBLES}` : formatCount(length);
  return `The configuration is wrong in ${places} places.`;
}

function undecidedHeadline(checks: readonly Check[], judged: Sample): string {
  const undecided = checks.find(({ outcome }) => outcome === 'undecided');
  const reason = undecided?.reason && describeReason(undecided.reason, undecided);
  return `Undecided: ${reason ?? 'no evidence'}; ${describeSample(judged)}.`;
}

/** More are told as a number. */
const MOST_TITLES = 3;

/** The check that tells most by its words, and the others that were missed by their titles. */
function failedHeadline(verdict: Verdict, judged: Sample): string {
  const failed = verdict.checks.filter(({ gates, outcome }) => gates && outcome === 'failed');
  const missed = failed.find(({ id }) => id === 'min-pass-rate') ?? failed[0];
  const others = failed.filter((check) => check !== missed).map((check) => checkWords(check).title);
  const unnamed = others.length - MOST_TITLES;
  const rest = unnamed > 0 ? ` and ${formatCount(unnamed)} more` : '';
  const told =
    missed?.id === 'no-regression' ? worseWords(missed, verdict) : missedWords(missed, judged);
  return others.length === 0
    ? told
    : `${told} Other checks missed: ${others.slice(0, MOST_TITLES).join(', ')}${rest}.`;
}

function missedWords(missed: Check | undefined, judged: Sample): string {
  const found = describeSample(judged);
  if (missed?.id === 'run-result') return `${found}, which misses the suite's pass criteria.`;
  if (missed === undefined || missed.id === 'all-passed') return `${found}, all wanted.`;
  const { title, actual, expected, reason } = checkWords(missed);
  if (missed.reason?.code === 'removed-tools') {
    const isOne = missed.reason.tools.length + missed.reason.more === 1;
    return `${isOne ? 'A tool is' : 'Tools are'} ${reason}.`;
  }
  const plain = missed.id === 'min-pass-rate' && missed.heldBy === undefined;
  const told = plain ? `${found}, ${expected} wanted` : `${title}: ${actual}, ${expected} wanted`;
  return reason === null ? `${told}.` : `${told}; ${reason}.`;
}

/** What got worse, for people who know of no test: cases by name, and all sampled ones together. */
function worseWords(missed: Check, { comparison, suspicion }: Verdict): string {
  const { count = 0, named = [] } = comparison?.regressed ?? {};
  const again = suspicion?.outcome === 'confirmed' ? ', also when run again' : '';
  const drop = describeDrop(missed);
  if (count === 0) return `Worse than the baseline${again}: ${drop ?? checkWords(missed).actual}.`;
  const names = listSome(
    named.slice(0, MOST_TITLES).map((one) => quotedName(nameOf(one))),
    count,
  );
  const cases = `${countOf(count, 'case')} regressed: ${names}`;
  return `Worse than the baseline${again}, ${drop === null ? cases : `${cases}; ${drop}`}.`;
}

function passedHeadline(checks: readonly Check[], judged: Sample): string {
  const cleared = checks.find(({ reason }) => reason?.code === 'not-confirmed');
  const passed = metHeadline(checks, judged);
  return cleared?.reason
    ? `${passed} ${capitalize(describeReason(cleared.reason, cleared))}.`
    : passed;
}

function metHeadline(checks: readonly Check[], judged: Sample): string {
  const { sampleOf, sampleSize, observed } = judged;
  const short = checks.find(({ reason }) => reason?.code === 'counted-as-failed');
  if (observed === 1 && short === undefined) {
    if (sampleSize === 1) return `The only ${sampleOf} passed.`;
    if (sampleSize === 2) return `Both ${sampleOf}s passed.`;
    return `All ${countOf(sampleSize, sampleOf)} passed.`;
  }
  const met = metWords(checks, describeSample(judged));
  return short?.reason ? `${met}; ${describeReason(short.reason, short)}.` : `${met}.`;
}

/** What was found, and what it meets. */
function metWords(checks: readonly Check[], found: string): string {
  const minimum = checks.find(({ id }) => id === 'min-pass-rate');
  if (minimum !== undefined) return `${found}, ${checkWords(minimum).expected} wanted`;
  const compared = checks.find(({ id }) => id === 'no-regression');
  if (compared?.outcome === 'passed' && compared.regression !== undefined) {
    return `${found}, no worse than the baseline`;
  }
  return checks.some(({ id }) => id === 'run-result')
    ? `${found}, which meets the suite's pass criteria`
    : `${found}, and every check is met`;
}
