import { clean, cut, oneLine } from '../lib/text.ts';

/** Characters of foreign text in a sentence, and of those that are looked at. */
const SHOWN = 300;
const SEEN = 10 * SHOWN;
const BRIEF = 60;

let formatter: Intl.NumberFormat | undefined;
/** At most two decimals, or three digits of small numbers. */
export const NUMBER = {
  format: (value: number): string => {
    // Most numbers look the same without a formatter, which takes long to load.
    if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value);
    formatter ??= new Intl.NumberFormat('en-US', {
      maximumFractionDigits: 2,
      maximumSignificantDigits: 3,
      roundingPriority: 'morePrecision',
    });
    return formatter.format(value);
  },
};

/** Foreign text in one line. Most of it is clean, so that little more than what is shown is enough. */
export function shown(text: string): string {
  const line = oneLine(text.slice(0, SHOWN + BRIEF), SHOWN);
  return line.length >= SHOWN ? line : oneLine(text.slice(0, SEEN), SHOWN);
}

/** Foreign text in one line, with all that may differ from another one: line breaks, tabs, blanks. */
export const exactly = (text: string): string =>
  cut(clean(text.slice(0, SEEN)).replaceAll('\n', '\\n').replaceAll('\t', '\\t'), SHOWN);

export const position = (file: string, line: number | null): string =>
  `${shown(file)}${line === null ? '' : `:${line}`}`;

/** Stands for content that is not shown. */
export const leftOut = (what: string, bytes: number, isCut: boolean): string =>
  `[${shown(what)}, ${isCut ? 'over ' : ''}${NUMBER.format(Math.ceil(bytes / 1_000))} kB]`;

/** The end of a sentence with foreign text that says more, if there is any. */
export const because = (detail: string): string => (detail === '' ? '.' : `: ${shown(detail)}`);

export const ended = (sentence: string): string =>
  /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;

/** Adds to a sentence, before its full stop. */
export const adding = (sentence: string, more: string): string =>
  sentence.endsWith('.') ? `${sentence.slice(0, -1)}${more}.` : `${sentence}${more}`;

/** Milliseconds in seconds with a tenth. */
export const seconds = (ms: number | null): string => `${Math.round((ms ?? 0) / 100) / 10} s`;

const UNITS = { d: 86_400_000, h: 3_600_000, min: 60_000 };
/** A duration in the largest unit that it fills, at least seconds. */
export function inTime(ms: number): string {
  const [unit, size = 1] = Object.entries(UNITS).find(([, least]) => ms >= least) ?? [];
  return unit === undefined ? seconds(ms) : `${NUMBER.format(ms / size)} ${unit}`;
}

/** The parts that there are, with the separator between them. */
export const joined = (separator: string, parts: readonly (string | false | null)[]): string =>
  parts.filter((part) => part).join(separator);

/** Names in quotes, the last one after a word. */
export function list(names: readonly string[], word: 'or' | 'and' = 'or'): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${word} ${last}`;
}

/** Foreign text in one line that leaves room for others. */
export const brief = (text: string): string => oneLine(text.slice(0, SEEN), BRIEF);

/** The end of a text: what several texts that begin alike differ by. */
export const endOf = (text: string, limit = BRIEF): string =>
  text.length <= limit ? text : `…${text.slice(1 - limit).replace(/^[\udc00-\udfff]/, '')}`;

/** The first five names, and how many there are more. */
export function firstOf(names: readonly string[], total = names.length): string {
  const more = total - Math.min(5, names.length);
  const first = names.slice(0, 5).map(shown).join(', ');
  return more > 0 ? `${first} and ${NUMBER.format(more)} more` : first;
}

/** `Did you mean …?` with a blank before it; empty without a name. */
export const didYouMean = (name: string | null | undefined): string =>
  name === null || name === undefined ? '' : ` Did you mean \`${shown(name)}\`?`;

/**
 * A sentence with members of its data in braces, or how it is made. `{nearest}` is the whole question
 * whether it is meant, if there is a name.
 */
export type Line<Data> = string | ((data: Data) => string);

/** Writes a line with its data, which may be foreign text. */
export function write<Data>(line: Line<Data>, data: Data): string {
  if (typeof line !== 'string') return line(data);
  const members = Object(data);
  return line.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'nearest' ? didYouMean(members.nearest) : shown(String(members[name])),
  );
}

/** A line that depends on its data. What is picked has members in braces, and no foreign text. */
export const choose =
  <Data>(pick: (data: Data) => string) =>
  (data: Data): string =>
    write(pick(data), data);

/** What a line needs: the names in its braces, or what makes it. */
type DataOf<Row> = Row extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string | number>> & DataOf<Rest>
  : Row extends (data: infer Data) => string
    ? Data
    : unknown;

/** A reason of a table, with what its line needs. */
export type ReasonOf<Table> = {
  [Reason in keyof Table]: { reason: Reason } & DataOf<Table[Reason]>;
}[keyof Table];

export function writeReason<Reason extends string>(
  table: Readonly<Record<Reason, Line<never>>>,
  data: { reason: Reason },
): string {
  // `ReasonOf` joins each reason with the data of its line.
  return write(table[data.reason] as Line<object>, data);
}

/** Cuts a sentence with names in backticks, none of which stays open. */
export function cutSentence(sentence: string, limit: number): string {
  if (sentence.length <= limit) return sentence;
  const isWhole = (text: string) => (text.match(/`/g) ?? []).length % 2 === 0;
  const shorter = cut(sentence, limit - 1);
  return [cut(sentence, limit), shorter].find(isWhole) ?? `${shorter}\``;
}
