import { EFFECTS, type ToolChange } from '../report/verdict.ts';
import { brief, write } from './lines.ts';
import { count, some } from './verdicts.ts';

const CALLERS = ', or update callers.';
/** What changed, and what to do if that can break someone. */
const WORDS: Record<ToolChange['what'], [change: string, advice: string]> = {
  'tool-removed': [
    '{kind}`{tool}` was removed',
    'Restore the {noun}, or delete the cases that use it.',
  ],
  'tool-renamed': ['{kind}`{tool}` is now `{newName}`', `Accept both names${CALLERS}`],
  'parameter-removed': ['`{tool}` no longer {takes} `{parameter}`', `Still {take} it${CALLERS}`],
  'parameter-renamed': ['`{parameter}` {of} is now `{newName}`', `{Take} both names${CALLERS}`],
  'parameter-required': ['`{tool}` now {needs} `{parameter}`', `Make it optional${CALLERS}`],
  'parameter-changed': [
    '`{parameter}` {of} has another schema',
    `{Take} the earlier values{only}${CALLERS}`,
  ],
  'server-removed': ['Server `{server}` was removed', `Restore it${CALLERS}`],
  'server-added': ['Server `{server}` is new', ''],
  'output-removed': ['`{tool}` no longer has an output schema', `Restore it${CALLERS}`],
  'output-added': ['`{tool}` now has an output schema', ''],
  'promise-lost': ['`{tool}` no longer promises `{parameter}`', `Keep the promise${CALLERS}`],
  'promise-gained': ['`{tool}` now promises `{parameter}`', ''],
  'schema-changed': ['{schema} of `{tool}` differs', `{Take} the earlier values{only}${CALLERS}`],
  'tool-added': ['{kind}`{tool}` is new', ''],
  'parameter-added': ['`{tool}` now {takes} `{parameter}`', 'Check callers that refuse it.'],
  'parameter-optional': ['`{parameter}` {of} is now optional', `Always return it${CALLERS}`],
  wording: ['{kind}`{tool}` has other words', 'Read them.'],
};
const KINDS = { tool: '', prompt: 'Prompt ', resource: 'Resource ', template: 'Template ' };

/** What lines can have in braces. */
function valuesOf({ server, tool, kind, parameter, newName, isOutput }: ToolChange) {
  const verb = isOutput ? 'return' : kind === 'tool' || kind === 'prompt' ? 'take' : 'return';
  return {
    ...{ server, tool, parameter, newName, noun: kind, kind: KINDS[kind] },
    ...{ take: verb === 'take' ? 'accept' : verb, takes: `${verb}s` },
    Take: verb === 'take' ? 'Accept' : 'Return',
    needs: isOutput ? 'always returns' : 'needs',
    of: isOutput ? `in the output of \`${brief(tool)}\`` : `of \`${brief(tool)}\``,
    only: isOutput ? ' only' : ' too',
    schema: isOutput ? 'The output schema' : 'The input schema',
  };
}

/** Says what changed, in one line without a full stop. Names are foreign text. */
export function describeToolChange(change: ToolChange): string {
  const [first, ...others] = change.details;
  const said = write(WORDS[change.what][0], valuesOf(change));
  if (first === undefined) return said;
  const { place, from, to } = first;
  const values = [from, to].map((one) => (one === null ? 'none' : brief(one))).join(' → ');
  const more = others.length === 0 ? '' : `, and ${count(others.length, 'more place')}`;
  return `${said} (\`${brief(place)}\`: ${values}${more})`;
}

/** Says what the author of the server can do. */
export const adviseToolChange = (change: ToolChange): string =>
  write(WORDS[change.what][1], valuesOf(change));

/** Says how many cases use the tool. */
export const describeToolUse = ({ caseCount }: Pick<ToolChange, 'caseCount'>): string =>
  `${caseCount === 0 ? 'No case' : count(caseCount, 'case')} of this suite ${caseCount > 1 ? 'use' : 'uses'} it.`;

/** Counts changes by what they mean, such as `1 breaking, 2 compatible`. */
export const countEffects = (changes: readonly ToolChange[]): string[] =>
  EFFECTS.flatMap((effect) =>
    some(changes.filter((one) => one.effect === effect).length, NAMES[effect]),
  );

/** What a change means. */
export const NAMES: Record<ToolChange['effect'], string> = {
  breaking: 'breaking',
  'may-break': 'may break callers',
  compatible: 'compatible',
  wording: 'only in words',
};
