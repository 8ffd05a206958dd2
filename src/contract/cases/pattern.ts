import { z } from 'zod';

/** A pattern that cannot be read is a mistake of whoever wrote it, not a failure of the servers. */
export const patternSchema = z
  .string()
  .min(1)
  .superRefine((source, context) => {
    const problem = regexProblem(source);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

/** What the engine means by its words, and what to write where a sign is meant. */
const FAULTS: Readonly<Record<string, string>> = {
  'Unterminated group': 'a `(` lacks its `)`; the sign itself is `\\(`',
  "Unmatched ')'": 'a `)` has no `(` before it; the sign itself is `\\)`',
  'Unterminated character class': 'a `[` lacks its `]`; the sign itself is `\\[`',
  'Nothing to repeat':
    'a `*`, `+`, `?` or `{…}` has nothing before it to repeat; the sign itself is written as `\\*`',
  'numbers out of order in {} quantifier': 'the first number in a `{…}` is above the second',
  'Range out of order in character class':
    'a range in `[…]` ends before it begins; a hyphen stands first in there',
  'Invalid group':
    'there is no kind of group that begins so; to ignore case write `(?i:…)`, and for a group with a name `(?<name>…)`',
  '\\ at end of pattern': 'it ends with a lone `\\`; the sign itself is `\\\\`',
  'Invalid capture group name': 'a name in `(?<…>` is none; it has letters, digits and `_`',
  'Duplicate capture group name': 'a name in `(?<…>` stands there twice',
  'Invalid named reference': 'a `\\k` names no group',
  'Invalid named capture referenced': 'a `\\k` names a group that there is not',
};

function regexProblem(source: string): string | undefined {
  try {
    new RegExp(source);
    return undefined;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    // The engine quotes the pattern, however long it is.
    const fault = FAULTS[words.split('/: ').at(-1) ?? ''];
    return `is no regular expression of JavaScript${fault === undefined ? '' : `: ${fault}`}.`;
  }
}

/** Longest path into JSON that a suite may have. */
const PATH_LENGTH = 1_000;

/** A path into JSON by RFC 9535. Whether it can be read is for whoever has its reader to say. */
export const jsonPathSchema = z
  .string()
  .max(PATH_LENGTH)
  .regex(/^\$/, 'must be a JSON path, which begins with $');

export const toolNameSchema = z.string().min(1);
