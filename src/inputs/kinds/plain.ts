import { z } from 'zod';
import type { RatesByModel } from '../../model/policy.ts';
import { fractionMistake } from '../../model/quantity.ts';
import { VERDICTS, type VerdictValue } from '../../model/verdict.ts';
import { meantName } from '../../text/meant-name.ts';
import { type Kind, kind } from './kind.ts';

export const text: Kind<string, undefined> = {
  takes: 'text',
  schema: z.string(),
  absent: undefined,
};

/** Patterns of files, which are read where the files are looked for. */
export const globs: Kind<string, ''> = {
  takes: 'globs, one a line',
  schema: z.string(),
  absent: '',
};

/** Items between commas or line ends. */
export const list: Kind<string[], readonly []> = {
  takes: 'list',
  schema: z.string().transform(splitList),
  absent: [],
};

export function splitList(value: string): string[] {
  return value
    .split(/[,\r\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Lines of a text that say something, without the space around them. */
export function splitLines(value: string): string[] {
  return value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** One of a few words. */
export function choice<const Choice extends string>(
  choices: readonly Choice[],
): Kind<Choice, undefined> {
  const quoted = choices.map((name) => `\`${name}\``);
  return {
    takes: inWords(quoted),
    schema: z.enum(choices, {
      error: ({ input }) => `must be one of ${quoted.join(', ')}.${hintAt(input, choices)}`,
    }),
    absent: undefined,
  };
}

/** What people write for a choice that is no yes or no, and for a mode. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...{ false: ['never', 'off', 'none'], no: ['never', 'off', 'none'] },
  ...{ true: ['always', 'auto'], yes: ['always', 'auto'] },
  ...{ eval: ['run'], evals: ['run'], test: ['run'], tests: ['run'] },
  ...{ junit: ['ingest'], report: ['ingest'], check: ['doctor'], compare: ['diff'] },
};

/** The choice that other words stand for, or that is a slip of the keyboard away, if one is. */
function hintAt(written: unknown, choices: readonly string[]): string {
  if (typeof written !== 'string') return '';
  const word = written.toLowerCase();
  const others = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : undefined;
  const near = others?.find((one) => choices.includes(one)) ?? meantName(written, choices);
  return near === undefined ? '' : ` Did you mean \`${near}\`?`;
}

function inWords(choices: readonly string[]): string {
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** One of a few words, each of which stands for a value. */
export function choiceOf<const Word extends string, const Value>(
  values: Readonly<Record<Word, Value>>,
): Kind<Value, undefined> {
  const words = choice(Object.keys(values) as Word[]);
  return { ...words, schema: words.schema.transform((word) => values[word]) };
}

/** Booleans as YAML writes them. */
export const truth = kind('`true` or `false`', (value, refuse) => {
  const lower = value.toLowerCase();
  return lower === 'true' || (lower === 'false' ? false : refuse('must be `true` or `false`.'));
});

/** A decimal number for which `holds` is true; `range` says in words what that asks. */
export function number(range: string, holds: (value: number) => boolean): Kind<number, undefined> {
  return kind(range, (value, refuse) => {
    const read = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
    return holds(read) ? read : refuse(`must be ${range}, not \`${value}\`.`);
  });
}

const inPercent = number('a percentage from 0 to 100', (value) => value >= 0 && value <= 100);

/** A share in percent. */
export const percentage: Kind<number, undefined> = {
  ...inPercent,
  schema: inPercent.schema.superRefine((value, context) => {
    const message = fractionMistake(value);
    if (message) context.addIssue({ code: 'custom', message });
  }),
};

/** A percentage for all models, and one for each that a line names: `model=percentage`. */
export const ratesByModel = kind(
  'a percentage, or `model=percentage` lines',
  (value, refuse): RatesByModel => {
    const named = new Map<string, number>();
    let others: number | null = null;
    for (const line of splitLines(value)) {
      const at = line.lastIndexOf('=');
      const name = line.slice(0, Math.max(at, 0)).trim();
      const read = percentage.schema.safeParse(line.slice(at + 1).trim());
      const told = at < 0 ? 'the models that no line names' : `\`${name}\``;
      if (at === 0) refuse(`has a line without a model before its \`=\`: \`${line}\`.`);
      if (!read.success) {
        return refuse(`of ${told} ${read.error.issues.map(({ message }) => message).join(' ')}`);
      }
      if (at < 0 ? others !== null : named.has(name)) refuse(`has the rate of ${told} twice.`);
      if (at < 0) others = read.data;
      else named.set(name, read.data);
    }
    return { others, named };
  },
);

const NEVER = 'never';

/** A name, or none at all. */
export const nameOrNever = kind(`text, or \`${NEVER}\``, (value) =>
  value === NEVER ? undefined : value,
);

/** Verdicts that fail the step, or `never`. */
export const failingVerdicts = kind(
  `list of verdicts, or \`${NEVER}\``,
  (value, refuse): readonly VerdictValue[] => {
    const names = splitList(value);
    const choices = VERDICTS.filter((verdict) => verdict !== 'passed');
    const chosen = choices.filter((verdict) => names.includes(verdict));
    const strays = names.filter((name) => !choices.some((verdict) => verdict === name));
    if (strays.length === 0 && chosen.length > 0) return chosen;
    if (names.length === 1 && names[0] === NEVER) return [];
    return refuse(`must name any of ${choices.join(', ')}; or \`${NEVER}\` alone.`);
  },
);
