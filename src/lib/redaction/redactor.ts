import { isObject } from '../json-values.ts';
import { NAME_LIMIT } from '../limits.ts';
import { clean, cut, ELLIPSIS, oneLine } from '../text.ts';
import { isWeak, PARTING, secretForms } from './forms.ts';

const MASK = '***';
/** Forms are looked up by their first characters. No form is shorter. */
const HEAD = 6;
/** So much of a form before an ellipsis counts as all of it: another program has cut the text. */
const CUT_SHORT = 8;
/** Deeper values of JSON are left out. */
const MAX_DEPTH = 100;

/** Removes secrets from foreign text, in whatever form they stand in it. */
export class Redactor {
  readonly #formsByHead = new Map<string, string[]>();
  /** Which pairs of characters begin a form. It rules out most places of a text. */
  readonly #pairs = new Uint8Array(2 ** 16);
  /** Secrets that are too weak to be masked, by the name of what holds them. */
  readonly weak = new Set<string>();

  /** Learns secrets. `name` is what the user knows them by: an input, a variable. */
  add(name: string, secrets: Iterable<string>): void {
    for (const secret of secrets) {
      if (secret.trim() !== '' && isWeak(secret)) this.weak.add(name);
      for (const form of secretForms(secret)) {
        if (form.length < HEAD) continue;
        const head = form.slice(0, HEAD);
        const forms = this.#formsByHead.get(head) ?? [];
        if (!forms.includes(form)) forms.push(form);
        this.#formsByHead.set(head, forms);
        this.#pairs[pairAt(form, 0)] = 1;
      }
    }
  }

  /** Decodes, cleans, redacts and cuts foreign text, to so many UTF-16 units, ellipsis included. */
  text(raw: string | Uint8Array, limit: number): string {
    // A program that passes UTF-8 off as UTF-16 would hide a secret.
    const decoded = typeof raw === 'string' ? raw : new TextDecoder().decode(raw);
    // Cleaning removes most of some texts, so more is read than is shown.
    const read = decoded.slice(0, 8 * limit + 1_024);
    const isCut = read.length < decoded.length;
    return cut(this.#mask(isCut ? `${clean(read)}${ELLIPSIS}` : clean(read)), limit);
  }

  /** Makes a foreign name fit, in one line. */
  name(raw: string): string {
    return oneLine(this.text(raw, NAME_LIMIT), NAME_LIMIT);
  }

  /** Whether a secret stands in foreign text. */
  finds(raw: string): boolean {
    return this.#find(clean(raw)).length > 0;
  }

  /** Redacts all texts and keys of a JSON value. */
  json(value: unknown, limit: number, levels = MAX_DEPTH): unknown {
    if (typeof value === 'string') return this.text(value, limit);
    if (!Array.isArray(value) && !isObject(value)) return value;
    if (levels === 0) return ELLIPSIS;
    const shown = (item: unknown) => this.json(item, limit, levels - 1);
    if (Array.isArray(value)) return value.map(shown);
    const members = Object.entries(this.keys(value, (key) => this.text(key, limit)));
    return Object.fromEntries(members.map(([key, item]) => [key, shown(item)]));
  }

  /** Redacts keys, which are names if not said otherwise. Those that become alike get a number. */
  keys<Item>(value: Readonly<Record<string, Item>>, shown = (key: string) => this.name(key)) {
    const members = new Map<string, Item>();
    for (const [key, item] of Object.entries(value)) {
      const masked = shown(key);
      members.set(members.has(masked) ? `${masked} (${members.size + 1})` : masked, item);
    }
    return Object.fromEntries(members);
  }

  #mask(text: string): string {
    let masked = '';
    let done = 0;
    for (const { start, end } of this.#find(text)) {
      // They may overlap.
      if (done === 0 || start > done) masked += text.slice(done, start) + MASK;
      done = Math.max(done, end);
    }
    return masked + text.slice(done);
  }

  /** Where secrets stand in a clean text, as it is and without what parts them. In order. */
  #find(text: string): { start: number; end: number }[] {
    const found = this.#findWhole(text);
    const { changed, placeOf } = replaced(text, PARTING, '');
    for (const { start, end } of changed === text ? [] : this.#findWhole(changed)) {
      found.push({ start: placeOf(start), end: placeOf(end - 1) + 1 });
    }
    return found.sort((one, other) => one.start - other.start);
  }

  #findWhole(text: string): { start: number; end: number }[] {
    const found: { start: number; end: number }[] = [];
    const { changed: flat, placeOf } = replaced(text, /\s+/g, ' ');
    for (let at = 0; at < flat.length; at += 1) {
      const length = this.#lengthAt(flat, at);
      if (length > 0) found.push({ start: placeOf(at), end: placeOf(at + length - 1) + 1 });
    }
    return found;
  }

  /** Length of the longest form that begins at a place; 0 for none. */
  #lengthAt(flat: string, at: number): number {
    let longest = 0;
    if (this.#pairs[pairAt(flat, at)] === 0) return longest;
    for (const form of this.#formsByHead.get(flat.slice(at, at + HEAD)) ?? []) {
      if (form.length > longest) longest = Math.max(longest, foundLength(flat, at, form));
    }
    return longest;
  }
}

/** Two characters as a number of 16 bits. Other pairs may have the same. */
const pairAt = (text: string, at: number) =>
  (text.charCodeAt(at) * 257 + text.charCodeAt(at + 1)) & 0xffff;

function foundLength(flat: string, at: number, form: string): number {
  if (flat.startsWith(form, at)) return form.length;
  let same = HEAD;
  while (flat[at + same] === form[same]) same += 1;
  const isCut = flat.startsWith(ELLIPSIS, at + same) || flat.startsWith('...', at + same);
  return isCut && same >= CUT_SHORT ? same : 0;
}

/** A text with each match replaced, and where its characters stood before. */
function replaced(text: string, pattern: RegExp, by: '' | ' ') {
  const changed = text.replace(pattern, by);
  if (changed.length === text.length) return { changed, placeOf: (at: number) => at };
  const places: number[] = [];
  let place = 0;
  for (const { 0: match, index } of [...text.matchAll(pattern), { 0: '', index: text.length }]) {
    for (; place < index; place += 1) places.push(place);
    if (by !== '') places.push(place);
    place += match.length;
  }
  return { changed, placeOf: (at: number) => places[at] ?? text.length };
}
