import type { ToolChange } from '../report/verdict.ts';
import { write } from './lines.ts';
import { count } from './verdicts.ts';

const CALLERS = ', or update callers.';
/** What changed, and what to do. */
const WORDS: Record<ToolChange['what'], [change: string, advice: string]> = {
  'tool-removed': ['`{tool}` was removed', 'Restore the tool, or delete the cases that use it.'],
  'tool-renamed': ['`{tool}` is now `{newName}`', `Accept both names${CALLERS}`],
  'parameter-removed': ['`{tool}` no longer takes `{parameter}`', `Still accept it${CALLERS}`],
  'parameter-renamed': [
    '`{parameter}` of `{tool}` is now `{newName}`',
    `Accept both names${CALLERS}`,
  ],
  'parameter-required': ['`{tool}` now needs `{parameter}`', `Make it optional${CALLERS}`],
  'parameter-changed': [
    '`{parameter}` of `{tool}` has another schema',
    `Accept the earlier values too${CALLERS}`,
  ],
};

/** Says what changed, in one line without a full stop. Names are foreign text. */
export const describeToolChange = ({ what, tool, parameter, newName }: ToolChange): string =>
  write(WORDS[what][0], { tool, parameter, newName });

/** Says what the author of the server can do. */
export const adviseToolChange = ({ what }: Pick<ToolChange, 'what'>): string => WORDS[what][1];

/** Says how many cases use the tool. */
export const describeToolUse = ({ caseCount }: Pick<ToolChange, 'caseCount'>): string =>
  `${caseCount === 0 ? 'No case' : count(caseCount, 'case')} of this suite ${caseCount > 1 ? 'use' : 'uses'} it.`;
