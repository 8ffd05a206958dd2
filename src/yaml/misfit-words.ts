import type { z } from 'zod';
import { byNearness, lettersOf, meantName as nearName } from '../text/meant-name.ts';
import { meantNumber } from './meant-number.ts';

/** A mistake as the library hands it to whoever has words for it. */
export type RawIssue = z.core.$ZodRawIssue;

/** What is to be known of those who wrote a value. */
export interface SpokenWords {
  /** By the letters of a wrong name or value alone: what it may stand for. */
  otherNames?: Readonly<Record<string, readonly string[]>>;
  /** What to say of a kind that is known elsewhere. */
  otherKind?(kind: string): string | undefined;
  /** Whether their texts may be repeated; one may be a secret. */
  repeats?: boolean;
}

/** Longer texts are not repeated. */
const SHOWN_LENGTH = 40;
/** So many names are told all; of more, the nearest. */
const ALL_TOLD = 12;
const NEAREST_TOLD = 5;

/** The name of these that was probably meant; undefined where none is near. */
export function meantName(
  name: string,
  names: readonly string[],
  { otherNames = {} }: SpokenWords,
): string | undefined {
  const letters = lettersOf(name);
  const others = Object.hasOwn(otherNames, letters) ? otherNames[letters] : undefined;
  const same = names.find((one) => lettersOf(one) === letters);
  return same ?? others?.find((one) => names.includes(one)) ?? nearName(name, names);
}

/** What does not fit a schema, in a sentence that follows the path of the value. */
export function misfitWords(issue: RawIssue, words: SpokenWords): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue, words);
    case 'too_small':
      return `${issue.origin === 'string' || (issue.origin === 'array' && Number(issue.minimum) === 1) ? 'must not be empty' : `must ${boundWords('at least', 'more than', issue, words)}`}.`;
    case 'too_big':
      return `must ${boundWords('at most', 'less than', issue, words)}.`;
    case 'invalid_value':
      return choiceWords(issue.values.map(String), issue.input, words);
    case 'invalid_union':
      return unionWords(issue, words);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}${notThat(issue.input, words)}.`;
    case 'invalid_format':
      return 'has not the form that is wanted here.';
    case 'invalid_key':
      return 'is a name that is not taken here.';
    default:
      return 'is not taken here.';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object (`name: value`)',
  record: 'an object (`name: value`)',
  string: 'a text',
};

type TypeIssue = Extract<RawIssue, { code: 'invalid_type' }>;

function typeWords(issue: TypeIssue, words: SpokenWords): string {
  const { input: value } = issue;
  const expected = String(issue.expected);
  const wanted = TYPES[expected] ?? 'of another type';
  if (value === undefined) return `is missing; it has to be ${wanted}.`;
  if (value === null) {
    const empty = expected === 'record' ? ' Leave it out, or write `{}`.' : '';
    return `has no value; it has to be ${wanted}.${empty}`;
  }
  return `must be ${wanted}${notThat(value, words)}.${typeHint(issue, words)}`;
}

/** Such as `, not the text "three"`. */
function notThat(value: unknown, words: SpokenWords): string {
  const told = givenWords(value, words);
  return told === undefined ? '' : `, not ${told}`;
}

function givenWords(value: unknown, { repeats = false }: SpokenWords): string | undefined {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') {
    return !repeats || value.length > SHOWN_LENGTH || /[\r\n]/.test(value)
      ? 'a text'
      : `the text ${JSON.stringify(value)}`;
  }
  return value === undefined ? undefined : String(value);
}

/** A text that is the same without quotes. */
const PLAIN = /^[\w./-]{1,40}$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

function typeHint({ input: value, inst, path, ...issue }: TypeIssue, words: SpokenWords): string {
  const { repeats = false } = words;
  const expected = String(issue.expected);
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  if (expected === 'array') {
    if (repeats && typeof value === 'string' && PLAIN.test(value) && isListOfTexts(inst)) {
      return ` A list of it is \`[${value}]\`.`;
    }
    return isScalar ? '' : ' Begin each item with `- `.';
  }
  if (expected === 'string') {
    if (typeof value === 'number' || typeof value === 'boolean') {
      return ` In quotes it is a text: "${value}".`;
    }
    return isTextInBraces(value) ? ' Put a text with braces in quotes.' : '';
  }
  if (typeof value !== 'string' || !repeats) return '';
  if (expected === 'record' || expected === 'object') {
    return value.trimStart().startsWith('{') ? ' Leave the quotes around it out.' : '';
  }
  if (expected === 'boolean') return ' Write `true` or `false`, without quotes.';
  if (expected !== 'number' && expected !== 'int') return '';
  if (NUMBER.test(value)) return ` Leave the quotes out: ${value}.`;
  const meant = meantNumber(value, path?.at(-1) === 'ms' ? 'ms' : 'other');
  return meant === undefined ? '' : ` Write the number alone: ${meant}.`;
}

/** Whether texts are what a list is of. */
function isListOfTexts(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null || !('element' in schema)) return false;
  const { element } = schema;
  return typeof element === 'object' && element !== null && 'minLength' in element;
}

/** What YAML makes of `{x}`. */
function isTextInBraces(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((member) => member === null)
  );
}

type BoundIssue = Extract<RawIssue, { code: 'too_small' | 'too_big' }>;

function boundWords(
  inclusive: string,
  exclusive: string,
  issue: BoundIssue,
  words: SpokenWords,
): string {
  const bound = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const bounds = `${issue.inclusive === false ? exclusive : inclusive} ${bound}`;
  const { input } = issue;
  if (typeof input === 'string') return `have ${bounds} characters, and has ${input.length}`;
  if (Array.isArray(input)) return `have ${bounds} items, and has ${input.length}`;
  return `be ${bounds}${notThat(input, words)}`;
}

function choiceWords(choices: readonly string[], value: unknown, words: SpokenWords): string {
  const wanted = choices.length === 1 ? `\`${choices[0]}\`` : `one of ${inList(choices, 'or')}`;
  if (value === undefined) return `is missing; it has to be ${wanted}.`;
  const meant = typeof value === 'string' ? meantName(value, choices, words) : undefined;
  const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
  const given = typeof value === 'string' && !words.repeats ? '' : notThat(value, words);
  return `must be ${wanted}${given}.${hint}`;
}

type UnionIssue = Extract<RawIssue, { code: 'invalid_union' }>;

/** Of an object whose kind is unknown, or not told. */
function unionWords({ input, inst, ...issue }: UnionIssue, words: SpokenWords): string {
  const discriminator = 'discriminator' in issue ? String(issue.discriminator) : '';
  const options =
    'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
  const members = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const [, value = null] = members.find(([name]) => name === discriminator) ?? [];
  if (options.length === 0) return 'is of no form that is taken here.';
  if (value === null) {
    const meant = kindWithin(members, { discriminator, options }, words);
    if (meant !== undefined) {
      return `is missing; it has to be ${someOf(options, options)}. Did you mean \`${discriminator}: ${meant}\`?`;
    }
    const given = members.map(([name]) => name).filter((name) => name !== discriminator);
    const fitting = kindsWith(inst, { discriminator, names: given });
    return given.length > 0 && fitting.length > 0
      ? `is missing; with ${inList(given.slice(0, NEAREST_TOLD), 'and')} it may be ${someOf(fitting, fitting)}.`
      : `is missing; it has to be ${someOf(options, options)}.`;
  }
  if (typeof value !== 'string') return `must be a text${notThat(value, words)}.`;
  const told = (words.repeats ?? false) && value.length <= SHOWN_LENGTH;
  const meant = meantName(value, options, words);
  const hint = meant === undefined ? words.otherKind?.(value) : `Did you mean \`${meant}\`?`;
  const none = `${told ? JSON.stringify(value) : 'this'} is none of ${someOf(byNearness(value, options), options)}.`;
  return hint === undefined ? none : `${none} ${hint}`;
}

/** All of them, else the first of a list by nearness and how many more there are. */
function someOf(byRank: readonly string[], options: readonly string[]): string {
  if (options.length <= ALL_TOLD) return inList(options, 'or');
  const told = byRank.slice(0, NEAREST_TOLD);
  return `${told.map((name) => `\`${name}\``).join(', ')} or ${options.length - told.length} more`;
}

interface Kinds {
  discriminator: string;
  options: readonly string[];
}

/** The kind that was meant where it stands elsewhere: behind another name, or as a name. */
function kindWithin(
  members: readonly [name: string, value: unknown][],
  { discriminator, options }: Kinds,
  words: SpokenWords,
): string | undefined {
  const values = members.flatMap(([, value]) => (typeof value === 'string' ? value : []));
  const told = values.find((value) => options.includes(value));
  if (told !== undefined) return told;
  const names = members.map(([name]) => name).filter((name) => name !== discriminator);
  const found = names.flatMap((name) => meantName(name, options, words) ?? []);
  return found[0];
}

/** The kinds that have members of all these names. */
function kindsWith(
  union: unknown,
  { discriminator, names }: { discriminator: string; names: readonly string[] },
): string[] {
  return shapesOf(union).flatMap((shape) => {
    const kind: unknown = Reflect.get(shape, discriminator);
    const isKnown = names.every((name) => Object.hasOwn(shape, name));
    return isKnown && typeof kind === 'object' && kind !== null && 'value' in kind
      ? String(kind.value)
      : [];
  });
}

/** The members of each object that a union is of. */
function shapesOf(union: unknown): object[] {
  if (typeof union !== 'object' || union === null) return [];
  if ('shape' in union && typeof union.shape === 'object' && union.shape !== null) {
    return [union.shape];
  }
  return 'options' in union && Array.isArray(union.options) ? union.options.flatMap(shapesOf) : [];
}

/** Such as `a`, `b` and `c`, each as code. */
export function inList(names: readonly string[], joint: string): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${joint} ${last}`;
}
