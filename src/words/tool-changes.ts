import type { ToolChange } from '../report/verdict.ts';
import { brief, joined, write } from './lines.ts';
import { count } from './verdicts.ts';

const CALLERS = ', or update callers.';
/** What changed, and what to do if that can break someone. */
const WORDS: Record<ToolChange['what'], [change: string, advice: string]> = {
  'tool-removed': ['{own} was removed', 'Restore it, or delete the cases that use it.'],
  'tool-renamed': ['{own} is now `{newName}`', `Accept both names${CALLERS}`],
  'parameter-removed': ['{own} no longer {takes} `{parameter}`', `Still accept it${CALLERS}`],
  'parameter-renamed': ['`{parameter}` {of} is now `{newName}`', `Accept both names${CALLERS}`],
  'parameter-required': ['{own} now {needs} `{parameter}`', `Make it optional${CALLERS}`],
  'parameter-changed': [
    '`{parameter}` {of} has another schema',
    `Accept the earlier one${CALLERS}`,
  ],
  'schema-changed': ['The {part} schema of {own} changed', `Accept the earlier values${CALLERS}`],
  'promise-lost': ['{own} no longer promises to be {parameter}', `Keep the promise${CALLERS}`],
  'media-type-changed': ['{own} has another media type', `Keep the earlier one${CALLERS}`],
  'tool-added': ['{own} is new', ''],
  'parameter-added': ['{own} now {takes} `{parameter}`', ''],
  'parameter-optional': ['`{parameter}` {of} is now optional', ''],
  'promise-gained': ['{own} now promises to be {parameter}', ''],
  wording: ['{own} has other words', ''],
};

/** Says what changed, in one line without a full stop. Names are foreign text. */
export function describeToolChange(change: ToolChange): string {
  const { what, kind, tool, isOutput, detail } = change;
  const own = `${kind === 'tools' ? '' : `${kind.slice(0, -1)} `}\`${brief(tool)}\``;
  const words = isOutput
    ? { takes: 'returns', needs: 'always returns', of: `in what ${own} returns`, part: 'output' }
    : { takes: 'takes', needs: 'needs', of: `of ${own}`, part: 'input' };
  const said = write(WORDS[what][0], { ...change, ...words, own });
  if (detail === null) return said;
  const [place = '', from = '', to = ''] = detail.map(brief);
  return `${said} (\`${place}\`: ${from || 'none'} → ${to || 'none'})`;
}

/** Says what the author of the server can do; empty: nothing. */
export const adviseToolChange = ({ what }: Pick<ToolChange, 'what'>): string => WORDS[what][1];

/** Says how many cases use the tool. */
export const describeToolUse = ({ caseCount }: Pick<ToolChange, 'caseCount'>): string =>
  `${caseCount === 0 ? 'No case' : count(caseCount, 'case')} of this suite ${caseCount > 1 ? 'use' : 'uses'} it.`;

/** Says of a comparison of servers what a change means, and what it is. */
export function describeOffer(change: ToolChange): string {
  const { effect, server, caseCount } = change;
  const label = effect.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const what = `${label}: ${describeToolChange(change)} (server \`${brief(server)}\`).`;
  const use = caseCount > 0 && describeToolUse(change);
  return joined(' ', [what, use, effect === 'breaking' && adviseToolChange(change)]);
}
