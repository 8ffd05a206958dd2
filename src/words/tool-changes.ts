import type { ToolChange } from '../report/verdict.ts';
import { brief, joined, write } from './lines.ts';
import { count } from './verdicts.ts';

const CALLERS = ', or update callers.';
/** What changed, and what to do if that can break someone. */
const WORDS: Record<ToolChange['what'], [change: string, advice: string]> = {
  'tool-removed': [
    '{kind}`{tool}` was removed',
    'Restore the tool, or delete the cases that use it.',
  ],
  'tool-renamed': ['{kind}`{tool}` is now `{newName}`', `Accept both names${CALLERS}`],
  'parameter-removed': ['`{tool}` no longer {takes} `{parameter}`', `Still accept it${CALLERS}`],
  'parameter-renamed': ['`{parameter}` {of} is now `{newName}`', `Accept both names${CALLERS}`],
  'parameter-required': ['`{tool}` now {needs} `{parameter}`', `Make it optional${CALLERS}`],
  'parameter-changed': [
    '`{parameter}` {of} has another schema',
    `Accept the earlier values too${CALLERS}`,
  ],
  'promise-lost': ['`{tool}` no longer promises `{parameter}`', `Keep the promise${CALLERS}`],
  'schema-changed': ['{schema} of `{tool}` changed', `Accept the earlier values too${CALLERS}`],
  'tool-added': ['{kind}`{tool}` is new', ''],
  'parameter-added': ['`{tool}` now {takes} `{parameter}`', ''],
  'parameter-optional': ['`{parameter}` {of} is now optional', ''],
  'promise-gained': ['`{tool}` now promises `{parameter}`', ''],
  wording: ['{kind}`{tool}` has other words', ''],
};
const KINDS = { tool: '', prompt: 'Prompt ', resource: 'Resource ', template: 'Template ' };

/** Says what changed, in one line without a full stop. Names are foreign text. */
export function describeToolChange(change: ToolChange): string {
  const { what, tool, kind, isOutput, details } = change;
  const own = `\`${brief(tool)}\``;
  const words = isOutput
    ? { takes: 'returns', needs: 'always returns', schema: 'The output schema' }
    : { takes: 'takes', needs: 'needs', schema: 'The input schema' };
  const of = isOutput ? `in what ${own} returns` : `of ${own}`;
  const said = write(WORDS[what][0], { ...change, ...words, of, kind: KINDS[kind] });
  const [first] = details;
  if (first === undefined) return said;
  const values = [first.from, first.to].map((one) => (one === null ? 'none' : brief(one)));
  const more = details.length === 1 ? '' : `, and ${count(details.length - 1, 'more place')}`;
  return `${said} (\`${brief(first.place)}\`: ${values.join(' → ')}${more})`;
}

/** Says what the author of the server can do; empty: nothing. */
export const adviseToolChange = ({ what, isOutput }: ToolChange): string =>
  isOutput && WORDS[what][1] !== '' ? `Keep it as it was${CALLERS}` : WORDS[what][1];

/** Says how many cases use the tool. */
export const describeToolUse = ({ caseCount }: Pick<ToolChange, 'caseCount'>): string =>
  `${caseCount === 0 ? 'No case' : count(caseCount, 'case')} of this suite ${caseCount > 1 ? 'use' : 'uses'} it.`;

/** Says of a comparison of servers what a change means, what it is and what to do. */
export function describeOffer(change: ToolChange): string {
  const { effect, server, caseCount } = change;
  const what = `${EFFECTS[effect]}: ${describeToolChange(change)} (server \`${brief(server)}\`).`;
  const use = caseCount > 0 && describeToolUse(change);
  return joined(' ', [what, use, effect === 'breaking' && adviseToolChange(change)]);
}

const EFFECTS: Record<ToolChange['effect'], string> = {
  breaking: 'Breaking',
  'may-break': 'May break',
  compatible: 'Compatible',
  wording: 'Words',
};
