import { quotedName } from '../../model/listed-names.ts';
import { countOf, formatCount } from '../../model/quantity.ts';
import type { QuarantineNote, Verdict } from '../../model/verdict.ts';
import { describeSample } from './check-words.ts';

/** ` 2 cases are in quarantine.` beside a headline; nothing where none is. */
export function asideWords({ quarantine = [] }: Verdict): string {
  const active = quarantine.filter(({ state }) => state === 'active');
  const cases = active.reduce((sum, note) => sum + note.cases, 0);
  if (cases === 0) return '';
  return ` ${countOf(cases, 'case')} ${cases === 1 ? 'is' : 'are'} in quarantine and ${cases === 1 ? 'does' : 'do'} not count.`;
}

/** `5 of them in quarantine`, beside counts of all that ran; nothing where none is. */
export function asideParts({ quarantine = [] }: Verdict): string[] {
  const aside = quarantine
    .filter(({ state }) => state === 'active')
    .reduce((sum, { sample }) => sum + sample.sampleSize, 0);
  return aside === 0 ? [] : [`${formatCount(aside)} of them in quarantine`];
}

/** What became of an entry of the quarantine, in sentences. Not yet escaped. */
export function describeQuarantine(note: QuarantineNote): string {
  const { cases, reason, owner } = note;
  const several = cases > 1 ? ` (${countOf(cases, 'case')})` : '';
  return `${quotedName(note.case)}${several} ${becameWords(note)}. Reason: ${reason} (${owner})`;
}

function becameWords({ state, sample, expiresAtMs }: QuarantineNote): string {
  // The year behind 9999 has more digits.
  const [day] = new Date(expiresAtMs).toISOString().split('T');
  switch (state) {
    case 'active':
      return `does not count until ${day}: ${describeSample(sample)}`;
    case 'repeated':
      return 'is in quarantine by another entry, too';
    case 'expired':
      return `counts again since its quarantine ended on ${day}: ${describeSample(sample)}`;
    case 'unknown':
      return 'is in quarantine, and there is no such case';
    case 'unlisted':
      return 'is in quarantine, and no case that is listed has that name';
  }
}
