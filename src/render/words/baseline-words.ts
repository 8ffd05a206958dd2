import type { BaselineOrigin, BaselineSearch } from '../../model/baseline.ts';
import { listNames } from '../../model/listed-names.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type { ComparisonNote } from '../../model/regression/comparison.ts';
import type { EnvironmentFact } from '../view.ts';
import { besideItsName, sentencePart } from './regression-words.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const KINDS: Readonly<Record<BaselineOrigin['kind'], string>> = {
  artifact: 'report of an earlier run',
  'service-run': 'earlier run on the service',
  file: 'report in a file',
  checkout: 'the base, run beside the head',
};

/** Of what servers offered: nothing was run, and files are reports or snapshots. */
const SURFACE_KINDS: Readonly<Record<BaselineOrigin['kind'], string>> = {
  ...KINDS,
  ...{ file: 'a file of the workspace', checkout: 'the base, asked beside the head' },
};

/** What results were held against, as a fact about them; null where nobody asked for that. */
export function baselineFact(search: BaselineSearch, nowMs: number): EnvironmentFact | null {
  const label = 'Baseline';
  switch (search.outcome) {
    case 'not-asked':
      return null;
    case 'found':
      return {
        label,
        ...originFact(search.baseline.origin, nowMs, search.baseline.report.source === 'diff'),
      };
    case 'none':
      return { label, value: `none: ${search.message}` };
    case 'unknown':
      return { label, value: `not known: ${search.message}` };
    case 'unreadable':
      return { label, value: `cannot be read: ${besideItsName(search.message)}` };
  }
}

/**
 * `report of an earlier run, branch main, merge base, 3 days old`.
 * @param nowMs without it no age is told.
 * @param isSurface it tells what servers offered.
 */
export function originFact(
  { kind, branch, commit, address, isMergeBase, createdAtMs }: BaselineOrigin,
  nowMs: number | null = null,
  isSurface = false,
): Omit<EnvironmentFact, 'label'> {
  const parts = [(isSurface ? SURFACE_KINDS : KINDS)[kind]];
  if (branch !== null) parts.push(`branch ${branch}`);
  if (isMergeBase) parts.push('merge base');
  if (createdAtMs !== null && nowMs !== null) parts.push(ageInWords(nowMs - createdAtMs));
  const id = commit?.slice(0, 12) ?? (address && 'run');
  return { value: parts.join(', '), id, address };
}

function ageInWords(ageMs: number): string {
  if (ageMs < HOUR_MS) return 'less than an hour old';
  if (ageMs < 2 * DAY_MS) return `${countOf(Math.floor(ageMs / HOUR_MS), 'hour')} old`;
  return `${countOf(Math.floor(ageMs / DAY_MS), 'day')} old`;
}

/** What is worth knowing of a baseline that something was compared with. Not yet escaped. */
export function noteSentence(note: ComparisonNote): string {
  switch (note.code) {
    case 'definition-unknown':
      return `Of ${countOf(note.count, 'case')} only one side tells what ${note.count === 1 ? 'it does' : 'they do'}, so a change would not be seen.`;
    case 'former-version':
      return 'A report of a former version was compared by the ids of its cases, and does not tell what they do.';
    case 'baseline-not-whole':
      return `The baseline is not whole: ${sentencePart(note.message)}.`;
    case 'too-old': {
      const [age, most] = [note.ageMs, note.maxAgeMs].map((ms) => Math.floor(ms / DAY_MS));
      return `The baseline is ${countOf(age ?? 0, 'day')} old, and at most ${formatCount(most ?? 0)} are wanted.`;
    }
    case 'age-unknown':
      return 'Nobody tells how old the baseline is.';
    case 'other-models':
      return `${countOf(note.count, 'case')} ran on other models in the baseline: ${listNames(note.baseline)} there, ${listNames(note.head)} here.`;
    case 'untold-cases':
      return `${countOf(note.count, 'folded case')} could not be compared: only the number is known.`;
  }
}
