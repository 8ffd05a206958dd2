import type { ToolChange } from '../report/verdict.ts';
import { write } from './lines.ts';
import { count } from './verdicts.ts';

/** What changed, and what to do. */
const WORDS: Record<ToolChange['what'], [change: string, advice: string]> = {
  'tool-removed': ['`{tool}` was removed', 'Restore the tool, or delete the cases that use it.'],
  'tool-renamed': ['`{tool}` is now `{newName}`', 'Accept both names, or update callers.'],
  'parameter-removed': [
    '`{tool}` no longer takes `{parameter}`',
    'Accept and ignore it, or update callers.',
  ],
  'parameter-renamed': [
    '`{parameter}` of `{tool}` is now `{newName}`',
    'Accept both names, or update callers.',
  ],
  'parameter-required': [
    '`{tool}` now needs `{parameter}`',
    'Make it optional with a default, or update callers.',
  ],
  'parameter-changed': [
    '`{parameter}` of `{tool}` has another schema',
    'Accept the earlier values too, or update callers.',
  ],
};

/** Says what changed, in one line without a full stop. Names are foreign text. */
export function describeToolChange({ what, tool, parameter, newName }: ToolChange): string {
  return write(WORDS[what][0], { tool, parameter, newName });
}

/** Says what the author of the server can do. */
export const adviseToolChange = ({ what }: Pick<ToolChange, 'what'>): string => WORDS[what][1];

/** Says how many cases use the tool. */
export const describeToolUse = ({ caseCount }: Pick<ToolChange, 'caseCount'>): string =>
  caseCount === 0
    ? 'No case of this suite uses it.'
    : `${count(caseCount, 'case')} of this suite use${caseCount === 1 ? 's' : ''} it.`;
