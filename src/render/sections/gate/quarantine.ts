import { formatCount } from '../../../model/quantity.ts';
import type { Verdict } from '../../../model/verdict.ts';
import type { Section } from '../../markdown/document.ts';
import { inline } from '../../text/escape.ts';
import { describeQuarantine } from '../../words/quarantine-words.ts';

/** What became of each entry of the quarantine, those that no longer hold first; null without one. */
export function quarantineSection({ quarantine = [] }: Verdict, limit = 50): Section | null {
  if (quarantine.length === 0) return null;
  const notes = [
    ...quarantine.filter(({ state }) => state !== 'active'),
    ...quarantine.filter(({ state }) => state === 'active'),
  ];
  const list = (shown: number) => {
    const lines = notes.slice(0, shown).map((note) => `- ${inline(describeQuarantine(note), 500)}`);
    const more = notes.length - lines.length;
    if (more > 0) lines.push(`- ${formatCount(more)} more: see the report`);
    return `### Quarantine (${formatCount(quarantine.length)})\n\n${lines.join('\n')}`;
  };
  return {
    title: 'quarantine',
    levels: [
      { keep: 46, render: () => list(limit) },
      { keep: 47, render: () => list(10) },
      { keep: 48, render: () => list(3) },
    ],
  };
}
