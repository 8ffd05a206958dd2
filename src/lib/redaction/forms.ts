import { clean } from '../text.ts';

/** A shorter value stands in any text by chance. */
const SHORTEST = 6;

/** Words that results and reports are full of. To mask them would hide what happened, and no secret. */
const EVERYDAY = new Set(
  `cancelled completed content default development disabled enabled failed failure false incomplete
  invalid localhost message number object passed pending private production public required result
  running skipped staging status string success system testing timeout undefined unknown verdict`
    .trim()
    .split(/\s+/),
);

/** Borders of a key: the same in all keys. */
const PEM_BORDER = /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/;

/** Whether a value is too short or too common to be masked. */
export function isWeak(secret: string): boolean {
  const value = secret.trim();
  return value.length < SHORTEST || EVERYDAY.has(value.toLowerCase()) || PEM_BORDER.test(value);
}

/**
 * What parts a secret, which people then still read: control characters as JSON escapes them, with the
 * rest of a terminal escape; backticks, which Markdown removes; marks on letters.
 */
export const PARTING =
  /\\{1,4}(?:u(?:001b(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\\]*)?|00[01][\da-f]|d[89a-f][\da-f]{2})|[bf])|`|\p{M}/giu;

/** Makes each run of white space one blank: in this way secrets and texts are compared. */
export function flatten(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/**
 * Lists the forms in which a secret can stand in a text: itself, each of its lines, and these as JSON,
 * addresses, markup, Base64 and hexadecimal digits hold them. Weak ones are left out.
 *
 * Not found, and documented so: encrypted, reversed, or separated letter by letter.
 */
export function secretForms(secret: string): Set<string> {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  // Texts are cleaned before they are searched.
  const parts = [secret.trim(), ...lines, clean(secret).trim()].filter((part) => !isWeak(part));
  const forms = parts.flatMap(formsOf);
  return new Set([...forms, ...forms.map((form) => form.replace(PARTING, ''))].map(flatten));
}

function formsOf(part: string): string[] {
  const value = part.toWellFormed();
  const json = jsonForms(value);
  const bytes = [value, JSON.stringify(value).slice(1, -1)].flatMap((text) => [
    ...base64Forms(text),
    ...hexForms(text),
  ]);
  return [part, value, ...json, ...addressForms(value), ...markupForms(value), ...bytes];
}

const upper = (digits: string) => digits.toUpperCase();
const lower = (digits: string) => digits;

/** JSON escapes of the characters that match. */
const escaped = (text: string, pattern: RegExp, letterCase: typeof upper) =>
  text.replace(pattern, (character) => {
    const digits = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${letterCase(digits)}`;
  });

/** In JSON and in JSON within JSON, also of writers that escape more than they must. */
function jsonForms(value: string): string[] {
  const plain = JSON.stringify(value).slice(1, -1);
  const once = [upper, lower].flatMap((letterCase) => {
    const ascii = escaped(plain, /[\u007f-\uffff]/g, letterCase);
    const forPages = [plain, ascii].flatMap((text) => [
      escaped(text, /[<>&]/g, letterCase),
      escaped(text, /[<>&'+=]/g, letterCase).replaceAll('\\"', '\\u0022'),
    ]);
    const all = escaped(value, /[\s\S]/g, letterCase);
    return [plain, ascii, ...forPages, ...forPages.map(slashed), slashed(ascii), all];
  });
  const quoted = plain.replaceAll('\\"', '"').replaceAll("'", "\\'");
  const twice = [plain, slashed(plain)].map((text) => JSON.stringify(text).slice(1, -1));
  return [...once, slashed(plain), quoted, ...twice];
}

const slashed = (text: string) => text.replaceAll('/', '\\/');

/** In a path, a query, a form, or before the `@` of an address; encoded once or twice. */
function addressForms(value: string): string[] {
  const encoded = encodeURIComponent(value);
  const strict = encoded.replace(
    /[!'()*~]/g,
    (character) => `%${upper(character.charCodeAt(0).toString(16))}`,
  );
  const url = new URL('https://host/');
  url.pathname = `/${value}`;
  url.search = `?${value}`;
  url.username = value;
  const once = [
    encoded,
    strict,
    encoded.replaceAll("'", '%27'),
    strict.replaceAll('%20', '+'),
    new URLSearchParams({ value }).toString().slice('value='.length),
    encodeURI(value),
    encoded.replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent),
    url.pathname.slice(1),
    url.search.slice(1),
    url.username,
  ];
  const twice = [encoded, strict].map((text) => text.replaceAll('%', '%25'));
  return [...once, ...twice].flatMap((text) => [
    text,
    text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  ]);
}

const QUOTES = [
  ['"', "'"],
  ['&quot;', '&apos;'],
  ['&quot;', '&#39;'],
  ['&quot;', '&#039;'],
  ['&quot;', '&#x27;'],
  ['&quot;', "'"],
  ['&#34;', '&#39;'],
  ['&#x22;', '&#x27;'],
] as const;

/** In XML and HTML. */
function markupForms(value: string): string[] {
  const least = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const numbered = (mark: string, base: number) =>
    value.replace(/[&<>"']/g, (character) => `&#${mark}${character.charCodeAt(0).toString(base)};`);
  const named = [least, least.replaceAll('>', '&gt;')].flatMap((text) =>
    QUOTES.map(([double, single]) => text.replaceAll('"', double).replaceAll("'", single)),
  );
  return [...named, numbered('', 10), numbered('x', 16)];
}

/** The digits of a text's Base64 that depend on the secret alone, at each place within three bytes. */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].flatMap((offset) => {
    const all = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const from = Math.ceil((offset * 8) / 6);
    const digits = all.slice(from, Math.floor(((offset + bytes.length) * 8) / 6));
    return [
      digits,
      digits.replaceAll('+', '-').replaceAll('/', '_'),
      slashed(digits),
      digits.replaceAll('+', '%2B').replaceAll('/', '%2F'),
      digits.replaceAll('+', '%2b').replaceAll('/', '%2f'),
    ];
  });
}

function hexForms(value: string): string[] {
  const digits = Buffer.from(value).toString('hex');
  return [digits, upper(digits)];
}
