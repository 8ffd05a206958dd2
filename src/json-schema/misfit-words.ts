import { meantName } from '../text/meant-name.ts';
import { memberOf, type SchemaError } from './schema-errors.ts';

const VALUE_LENGTH = 80;
const NAME_LENGTH = 128;
const NAMES_TOLD = 5;
/** Names that a slip is compared with, at most. */
const NAMES_COMPARED = 200;
const WORDS_LENGTH = 300;

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length)}…`;

/** A value as JSON, not too much of it. */
export const shown = (value: unknown): string =>
  cut(JSON.stringify(value) ?? 'nothing', VALUE_LENGTH);

/** Such as `"a", "b" and 3 more`. */
function listed(values: readonly unknown[], joint = 'and'): string {
  const told = values.slice(0, NAMES_TOLD).map(shown);
  const more = values.length - told.length;
  if (more > 0) return `${told.join(', ')} ${joint} ${more} more`;
  const last = told.pop() ?? 'nothing';
  return told.length === 0 ? last : `${told.join(', ')} ${joint} ${last}`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** Such as `a text or null`. */
export const typeWords = (types: readonly unknown[]): string =>
  [...new Set(types)].map((type) => TYPE_NAMES[String(type)] ?? shown(type)).join(' or ');

/** What was probably meant; empty where nothing is near. */
export function didYouMean(wanted: string, names: readonly string[]): string {
  const near = nearest(wanted, names);
  return near === undefined ? '' : ` Did you mean ${shown(near)}?`;
}

const nearest = (wanted: string, names: readonly string[]): string | undefined =>
  meantName(wanted, names.slice(0, NAMES_COMPARED));

/** Where it is, as a sentence begins: `argument "filter.tags[0]"`. */
export function placeWords(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'what it is given';
  const text = path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${cut(key, NAME_LENGTH)}`,
    )
    .join('');
  return `argument ${JSON.stringify(cut(text, WORDS_LENGTH))}`;
}

const namesOf = (part: unknown): string[] => {
  const properties = memberOf(part, 'properties');
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};

/** Arguments that are needed and not there. */
export function lackingWords(
  path: readonly (string | number)[],
  missing: readonly string[],
  value: unknown,
  part: unknown,
): string {
  const subject = path.length === 0 ? 'it needs' : `${placeWords(path)} needs`;
  const known = namesOf(part);
  const strange = Object.keys(value as object).filter((name) => !known.includes(name));
  const slips = missing.flatMap((name) => {
    const near = nearest(name, strange);
    return near === undefined
      ? []
      : `${shown(near)} is no argument of it: did you mean ${shown(name)}?`;
  });
  return `${[`${subject} ${listed(missing)}.`, ...slips].join(' ')}`;
}

/** An argument that is not taken. */
export function unknownWords(path: readonly (string | number)[], part: unknown): string {
  const name = String(path.at(-1));
  const whose = path.length === 1 ? 'it' : placeWords(path.slice(0, -1));
  const known = namesOf(part);
  const takes = known.length === 0 ? 'no arguments' : listed(known);
  const what = path.length === 1 ? 'argument' : 'member';
  return `${whose} takes no ${what} ${shown(name)}.${didYouMean(name, known)} ${whose === 'it' ? 'It' : 'There it'} takes ${takes}.`;
}

/** What a value does not meet, in a sentence. */
export function misfitWords({ keyword, path, part, words }: SchemaError, value: unknown): string {
  const limit = memberOf(part, keyword);
  const must = (what: string) => `${placeWords(path)} must ${what}, and is ${shown(value)}.`;
  switch (keyword) {
    case 'type':
      return must(`be ${typeWords(Array.isArray(limit) ? limit : [limit])}`);
    case 'enum': {
      const values = Array.isArray(limit) ? limit : [];
      const texts = values.filter((one) => typeof one === 'string');
      const hint = typeof value === 'string' ? didYouMean(value, texts) : '';
      return `${must(`be one of ${listed(values, 'or')}`)}${hint}`;
    }
    case 'const':
      return must(`be ${shown(limit)}`);
    case 'minimum':
      return must(`be at least ${shown(limit)}`);
    case 'maximum':
      return must(`be at most ${shown(limit)}`);
    case 'exclusiveMinimum':
      return must(`be more than ${shown(limit)}`);
    case 'exclusiveMaximum':
      return must(`be less than ${shown(limit)}`);
    case 'multipleOf':
      return must(`be a multiple of ${shown(limit)}`);
    case 'minLength':
      return must(`have at least ${shown(limit)} characters`);
    case 'maxLength':
      return must(`have at most ${shown(limit)} characters`);
    case 'pattern':
      return must(`match the pattern ${shown(limit)}`);
    case 'minItems':
      return must(`have at least ${shown(limit)} items`);
    case 'maxItems':
      return must(`have at most ${shown(limit)} items`);
    case 'uniqueItems':
      return `${placeWords(path)} must not have an item twice, and is ${shown(value)}.`;
    case 'not':
      return `${placeWords(path)} is of a form that is not taken: ${shown(value)}.`;
    default:
      return `${placeWords(path)} does not fit: ${cut(words, WORDS_LENGTH)}`;
  }
}
