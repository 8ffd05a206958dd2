import { countOf } from '../../../model/quantity.ts';
import type { Verdict } from '../../../model/verdict.ts';
import type { Section } from '../../markdown/document.ts';
import { inline } from '../../text/escape.ts';
import { changesHeading, policyChanges } from '../../words/policy-words.ts';
import { alert } from '../alerts.ts';

/** What the code under test would change of what it is judged by; null where that is nothing. */
export function policyChangesSection(verdict: Verdict, limit = 50): Section | null {
  const changes = policyChanges(verdict);
  if (changes.length === 0) return null;
  const list = (shown: number) => {
    const lines = changes.slice(0, shown).map((change) => `- ${inline(change, 500)}`);
    const more = changes.length - lines.length;
    if (more > 0) lines.push(`- ${countOf(more, 'more change')}: see the report`);
    return alert('WARNING', [inline(changesHeading(verdict)), '', ...lines]);
  };
  const short = `The change touches what it is judged by: ${countOf(changes.length, 'change')}.`;
  return {
    title: 'what it would change of the policy',
    levels: [
      { keep: 70, render: () => list(limit) },
      { keep: 84, render: () => list(5) },
      { keep: 985, render: () => short },
    ],
  };
}
