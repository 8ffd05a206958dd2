import { totalOf } from '../report/counts.ts';
import type { Check, CheckId, Reason, Subject } from '../report/verdict.ts';
import { points } from './baseline.ts';
import { brief, firstOf, joined, NUMBER, write } from './lines.ts';
import { AGAIN } from './models.ts';
import { type About, count, describeCounts, nounOf, percent, unitOf } from './verdicts.ts';

const MISSED = 'missed the required pass rate';
const LOST = 'failed in all iterations';
const LEAST = 'at least {threshold} required';
const MOST = 'at most {threshold} allowed';

/** What a check observes and requires. With a noun, `observed` says what the subjects did. */
const WORDS: Record<CheckId, [noun: string, observed: string, required: string]> = {
  'all-passed': ['', '{rate}', 'all must pass'],
  'min-pass-rate': ['', '{rate}', LEAST],
  'min-pass-rate-by-model': ['model', MISSED, LEAST],
  'min-case-pass-rate': ['case', MISSED, LEAST],
  'sampled-cases': ['case', LOST, ''],
  'no-regression': ['case', 'regressed', 'a drop of at least {threshold} counts'],
  'no-removed-tools': ['needed tool', 'removed', ''],
  'tools-compatible': ['offer', 'changed so that callers break', ''],
  'new-and-changed-cases': ['new or changed case', 'passed too rarely', ''],
  'gone-cases': ['', '{observed} removed that passed before', MOST],
  'expected-tests': ['', '{observed}', LEAST],
  'max-total-tokens': ['', '{observed}', MOST],
  'max-tool-calls': ['case', 'made too many calls', MOST],
  'max-p95-latency-ms': ['', 'p95 is {observed}', MOST],
  'max-duration-minutes': ['', 'the run took {observed}', MOST],
  'max-cost': ['', 'the tokens cost {observed}', MOST],
};

/** What to do about what is flaky. */
export const UNEXPLAINED = 'Run the job again if your change does not explain it.';

/** `missing`, `iterations` and `number` are the number of a reason. */
const REASONS: Record<Reason['code'], string> = {
  'no-results': 'Nothing has a result. {again}',
  'missing-results': '{missing} can change this. {again}',
  'sample-too-small': 'Run at least {iterations}. All must pass.',
  contradiction: 'The results do not fit what was planned, or what the service says of the run.',
  'not-run': 'Did not run: {names}. Run them, or remove them from the policy.',
  'no-baseline': '{baseline}',
  'no-common-case': 'No {noun} of the baseline ran. `allow-removed: true` allows that.',
  'all-failed-before': 'No {noun} that is compared passed before, so none can get worse.',
  'known-flaky': 'Known to be flaky, and excused this time: {names}. Fix or quarantine them.',
  'still-failing': 'Not counted, since they failed before as well: {names}.',
  quarantined: 'In quarantine: {names}.',
  'cannot-fail': '{few} cannot show a regression. Run each {noun} at least {number} times.',
  'unknown-values': 'Not known for {iterations}.',
  'no-price': 'There is no price for {names}. Add it to `prices`.',
  'no-tool-lists':
    'Not known on both sides: the tools of {names}. Check them by `doctor`, on the base as well.',
  'not-confirmed': `Fresh iterations did not check this. ${UNEXPLAINED}`,
  confirmed: 'Fresh iterations confirm this: {names}.',
  'failed-again':
    '{number} of {number} iterations failed, fresh ones included: {names}. Only the head ran afresh, so a change of the model is not excluded.',
  'still-worse':
    'Fresh iterations are worse than the baseline as well: {names}. Only the head ran afresh, so the model can be the cause. {again}',
  drifted:
    'The base fails as well in fresh iterations: {names}. The cause can be the model, a service, or a base that is not installed, or that runs the code of the head. {again}',
  cleared: 'Suspected, and not confirmed by fresh iterations: {names}.',
  unchecked: 'Worse only together, which fresh iterations did not check: {names}.',
  'not-looked': 'Suspected, and fresh iterations are missing: {names}. {again}',
  'not-needed': 'Suspected: {names}. Another check failed, so fresh iterations do not run.',
  'not-ended': 'The run did not end. {again}',
  gone: 'Removed: {names}. `allow-removed: true` in the gate file of the base branch allows that.',
};

const MINUTE = 60_000;

/** Writes a value of a check in its unit. */
function inUnit(value: number, unit: Check['unit']): string {
  if (unit === 'share') return percent(value);
  if (unit === 'cost') return NUMBER.format(value);
  const size = NUMBER.format(Math.round(Math.abs(10_000 * value)) / 100);
  if (unit === 'growth') return `${size} % ${value < 0 ? 'less' : 'more'}`;
  if (unit === 'ms' && value >= MINUTE) return `${NUMBER.format(value / MINUTE)} min`;
  return `${NUMBER.format(value)} ${value === 1 ? unit.replace(/(?<=\w\w)s$/, '') : unit}`;
}

/** What a check observes, such as `2 cases regressed`. Empty if it observes nothing. */
function describeObserved(check: Check, about: About): string {
  const { id, unit, observed, counts, interval } = check;
  const [noun, words] = WORDS[id];
  if (noun !== '') return describeSubjects(check, about);
  if (observed === null) return '';
  const value = inUnit(observed, unit);
  if (unit === 'growth') return `${value} than in the baseline`;
  const rate = counts === null ? '' : describeCounts(counts, unitOf(about, counts));
  if (interval === null) return write(words, { rate, observed: value });
  const [low, high] = interval.map(percent);
  const bounds = interval[1] < 1 ? `between ${low} and ${high}` : `at least ${low}`;
  return write(words, { rate: `${rate} (${value}, with confidence ${bounds})` });
}

/** Counts the subjects of a check. Empty if it has none. */
export function describeSubjects(check: Check, { source, regressed }: About): string {
  const { id, outcome, observed, subjectCount, threshold } = check;
  const [noun, usual] = WORDS[id];
  const words = id === 'tools-compatible' && threshold === null ? 'changed' : usual;
  const isRegression = id === 'no-regression';
  const name = noun.replace('case', nounOf(source));
  if (noun === '' || outcome === 'undecided' || outcome === 'notApplicable') return '';
  if (outcome === 'failed') {
    // Cases can be worse together of which none alone is.
    if (isRegression && regressed === 0)
      return `cases with a model got worse by ${points(-(observed ?? 0))} points together`;
    return `${count(isRegression ? Math.max(regressed, subjectCount) : subjectCount, name)} ${words}`;
  }
  // Other cases can have regressed, which another check is about.
  return `no ${name}${isRegression && regressed > 0 ? ' with a model' : ''} ${words}`;
}

/** Says why a check is as it is, and what to do. Empty if its numbers say all. */
export function describeReason({ id, outcome, reason, counts }: Check, about: About): string {
  const isExceeded = outcome === 'failed' && id.startsWith('max-');
  if (reason === null) return isExceeded ? `Find out why, or raise \`${id}\`.` : '';
  const { code, count: number, names } = reason;
  if (id === 'expected-tests' && code === 'missing-results')
    return 'Tests are missing. Find out why, or lower `expected-tests`.';
  if (code === 'cannot-fail' && number === null)
    return 'No result can fail this. Run each case more often, or lower `min-effect`.';
  if (code === 'quarantined' && outcome === 'undecided')
    return 'All of them are in quarantine. Remove an entry.';
  const total = code === 'failed-again' ? names.length : (number ?? names.length);
  const unit = counts === null ? 'iteration' : unitOf(about, counts);
  return write(REASONS[code], {
    noun: nounOf(about.source),
    few: counts === null ? '' : count(totalOf(counts), unit),
    missing: number === null ? 'Missing results' : count(number, 'missing result'),
    iterations: number === null ? `an unknown number of ${unit}s` : count(number, unit),
    number: number ?? '',
    names: firstOf(names.map(brief), total) || 'all that this is about',
    baseline: about.baseline || 'There is no baseline. Name one by `baseline`.',
    again: adviseOnGap(about, counts),
  });
}

/** What to do about what is missing. */
function adviseOnGap(about: About, counts: Check['counts']): string {
  if (about.isExplained) return 'Fix the cause above.';
  if (about.isEmptyPart) return 'No case is of this part. Other parts have them.';
  if (counts === null || totalOf(counts) > 0) return AGAIN;
  return `Check that a ${nounOf(about.source)} runs, and is not skipped.`;
}

/** Says what a check observes and requires, without a full stop, and by default what uses most. */
export function describeOutcome(check: Check, about: About, named = describeMost(check)) {
  const { id, gates, outcome, unit, threshold } = check;
  const applies = outcome !== 'notApplicable';
  const news = describeObserved(check, about) || (applies ? 'not decided' : 'does not apply');
  const isDrop = id === 'no-regression';
  const least = threshold ?? 0;
  const limit = isDrop ? `${points(-least)} points` : inUnit(least, unit);
  const hasLimit = applies && threshold !== null && (!isDrop || least < 0);
  const required = hasLimit ? write(WORDS[id][2], { threshold: limit }) : '';
  return `\`${id}\`${gates ? '' : ' (advisory)'}: ${news}${named}${required && `; ${required}`}`;
}

/** Describes a check in one line: what is observed and required, what is missing, what to do. */
export function describeCheck(check: Check, about: About): string {
  const { id, outcome, unit, pValue, reason, subjectCount } = check;
  const subjects = check.subjects.slice(0, 5).map((one) => describeSubject(one, check));
  // The comparison with the baseline lists what regressed.
  const isListed = id === 'no-regression' || Boolean(reason?.names.length);
  const isNamed = outcome !== 'passed' && subjects.length > 0 && !isListed;
  const named = isNamed ? `: ${firstOf(subjects, subjectCount)}` : '';
  const chance = pValue !== null && pValue < 1e-4 ? 'less than 0.01 %' : percent(pValue ?? 1);
  const isByChance = outcome === 'failed' && pValue !== null && unit !== 'ms';
  return joined(' ', [
    `${describeOutcome(check, about, named)}.`,
    isByChance && `Chance explains this in ${chance} of runs.`,
    describeReason(check, about),
  ]);
}

/** Says what uses most of a budget, after what is used. Empty if that is not known. */
function describeMost(check: Check): string {
  const [first] = check.id.startsWith('max-') ? check.subjects : [];
  return first === undefined ? '' : `, most by ${describeSubject(first, check)}`;
}

/** A subject with its rate or use. */
function describeSubject({ name, threshold, observed, newName }: Subject, check: Check): string {
  if (newName) return `${brief(name)} (now ${brief(newName)})`;
  const unit = check.unit === 'cases' ? 'share' : check.unit;
  if (observed === null || (threshold === null && unit === 'share')) return brief(name);
  const isUsual = threshold === null || threshold === check.threshold;
  const needed = isUsual ? '' : `, ${inUnit(threshold, unit)} required`;
  return `${brief(name)} (${inUnit(observed, unit)}${needed})`;
}
