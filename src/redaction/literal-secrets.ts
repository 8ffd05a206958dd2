import { addressCredentials, addressSecrets } from './address-secrets.ts';
import { isEverydayWord, isPlainValue, isPublicAnywhere } from './plain-values.ts';
import { soundsSecret } from './secret-names.ts';
import { weaknessOf } from './secret-worth.ts';
import { knownTokens } from './token-shapes.ts';

/** A text of the configuration, and what it stands under: its key, and the flag before it. */
export interface NamedText {
  text: string;
  names: readonly string[];
}

/** A name and what tells that its value follows. */
const NAMES = /([^\s:=;,"'{}]+)(["']?[:=]?)/g;
const SCHEME_AND_TOKEN = /^[A-Za-z][\w-]*\s+(\S+)$/;
const BASIC = /^basic\s+([A-Za-z\d+/_-]+=*)$/i;
const PRINTABLE = /^[\x20-\x7e]+$/;

/**
 * A text, and what of it may turn up alone: `Bearer abc` holds the secret `abc`, and
 * `Basic …` a user's password.
 */
export function withBareToken(text: string): string[] {
  const trimmed = text.trim();
  const encoded = BASIC.exec(trimmed)?.[1] ?? '';
  const credentials = Buffer.from(encoded, 'base64').toString('latin1');
  const isReadable = credentials.includes(':') && PRINTABLE.test(credentials);
  const password = credentials.slice(credentials.indexOf(':') + 1);
  return [
    trimmed,
    SCHEME_AND_TOKEN.exec(trimmed)?.[1] ?? trimmed,
    ...(isReadable ? [credentials, password] : []),
  ];
}

const WITHIN_VALUE = /[^;,&\s=:]+/y;

/**
 * The values of `--token=VALUE`, `Authorization: VALUE` and `Password=VALUE;`, also behind others. The
 * first may have spaces, and go on to the end or to where the next pair begins; those behind it are
 * told by what ends them, so that no part of a text is looked at again and again.
 */
function pairedSecrets(text: string): string[] {
  const starts = [...text.matchAll(NAMES)].flatMap(
    ({ 0: pair, 1: name = '', 2: sign = '', index }) =>
      /[:=]$/.test(sign) && soundsSecret(name) ? index + pair.length : [],
  );
  const [first, ...others] = starts;
  if (first === undefined) return [];
  const rest = text.slice(first).trimStart();
  const [upToNext = ''] = rest.split(';', 1);
  const firstValues = rest.startsWith('//') ? [] : [rest, upToNext];
  return [
    ...new Set(firstValues),
    ...others.flatMap((start) => {
      WITHIN_VALUE.lastIndex = text[start] === ' ' ? start + 1 : start;
      return WITHIN_VALUE.exec(text)?.[0] ?? [];
    }),
  ];
}

/** Strings inside a text that is JSON, by their keys; of any other text, nothing. */
function jsonTexts(text: string): NamedText[] {
  if (!/^\s*[[{]/.test(text)) return [];
  try {
    return namedTexts(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const MAX_DEPTH = 100;

/** Every string of a JSON value, with its key or, in a list, what stands before it. */
export function namedTexts(value: unknown, names: readonly string[] = [], depth = 0): NamedText[] {
  if (typeof value === 'string') return [{ text: value, names }];
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const before: unknown = value[index - 1];
      const flag = typeof before === 'string' && /^-[^=]*$/.test(before) ? [before] : [];
      return namedTexts(item, typeof item === 'string' ? flag : names, depth + 1);
    });
  }
  return Object.entries(value).flatMap(([key, item]) => namedTexts(item, [key], depth + 1));
}

/**
 * What is secret of a text by its place: what its name says to be one, what stands in an address or
 * behind a telling name, and all of that within JSON.
 */
export function placedSecrets({ text, names }: NamedText, workspace: string): string[] {
  const isPublic = (value: string) => isPublicAnywhere(value, workspace);
  const named = names.some(soundsSecret) && !isPublic(text) ? withBareToken(text) : [];
  const paired = pairedSecrets(text).flatMap(withBareToken);
  const addresses = [text, text.slice(text.indexOf('=') + 1)].flatMap(addressSecrets);
  const inside = jsonTexts(text).flatMap((part) => placedSecrets(part, workspace));
  return [...named, ...paired, ...addresses, ...inside].filter((value) => !isPublic(value));
}

/** Of a store of keys and values the key is a name, and so it is of a request that may be repeated; of a service it is a secret, and looks like one. */
const MAY_BE_A_NAME = /^(?:idempotency[-_]?)?keys?$/i;

/** What a number may be that is none to count with; the secret of YAML that nobody put in quotes. */
const NUMBER_AS_SECRET = /(?:pass(?:word|wd|code|phrase)?|pwd|pin|otp|secret|token)$/i;

/** Of an address, as it is written. */
const PASSWORD_OF_ADDRESS = /^[a-z][a-z\d+.-]{0,20}:\/\/[^/?#:@]*:([^/?#@]+)@/i;

/** An item of a list that is a header, a flag or a variable with its value. */
const PAIR = /^-{0,2}([A-Za-z][\w.-]{0,99})(?: ?= ?| ?: ?)(\S.*)$/s;
/** What such an item has for a value, and a sentence behind a colon has not. */
const VALUE_OF_PAIR = /^(?:(?:api-?key|basic|bearer|digest|token) {1,3})?\S+$/i;
/** Its values have names of their own. */
const COOKIES = /cookie$/i;
/** An item whose value is the next one. */
const FLAG = /^--?([A-Za-z][\w.-]{0,99})$/;

/**
 * What of a request to an API is secret by the names it stands under: `access_token`, and every
 * value of a map such as `modelApiKeys`; also where the name is a value itself, as in lists of
 * headers and of arguments, and the password and the telling parameters of an address.
 */
export function secretsOfRequest(value: unknown): string[] {
  return secretsUnderNames(value, true);
}

/**
 * The same of an answer, where what tells of a secret stands under its name as well (the schema of an
 * argument `apiKey`), and ids may be drawn by chance.
 */
export function secretsOfAnswer(value: unknown): string[] {
  return secretsUnderNames(value, false);
}

/** A part of the value, and the name that it goes by. */
interface NamedPart {
  readonly name: string;
  readonly part: unknown;
}

/** By a walk that nests no deeper for a value that does. */
function secretsUnderNames(value: unknown, isRequest: boolean): string[] {
  const found = new Set<string>();
  const rest: NamedPart[] = [{ name: '', part: value }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { name, part } = next;
    if (typeof part === 'string') {
      for (const secret of secretsOf(name, part)) found.add(secret);
      for (const secret of isRequest ? secretsOfAddress(part) : []) found.add(secret);
    } else if (typeof part === 'number' && isRequest && NUMBER_AS_SECRET.test(name)) {
      for (const secret of secretsOf(name, String(part))) found.add(secret);
    } else if (Array.isArray(part)) {
      for (const item of part) rest.push({ name, part: item });
      if (isRequest) rest.push(...pairsOfList(part));
    } else if (typeof part === 'object' && part !== null) {
      const members = Object.entries(part);
      // Where its own members tell which of them are secret, the others are none.
      const isMap = isRequest && soundsSecret(name) && !members.some(([key]) => soundsSecret(key));
      for (const [key, item] of members) rest.push({ name: isMap ? name : key, part: item });
      if (isRequest) rest.push(...namedValue(part));
    }
  }
  return [...found].filter((secret) => weaknessOf(secret) === null && !isEverydayWord(secret));
}

/** What texts of a list hold as `X-Api-Key: VALUE`, as `--api-key=VALUE`, or behind `--api-key`. */
function pairsOfList(items: readonly unknown[]): NamedPart[] {
  return items.flatMap((item, index) => {
    if (typeof item !== 'string') return [];
    const before: unknown = items[index - 1];
    const flag = typeof before === 'string' ? FLAG.exec(before)?.[1] : undefined;
    const [, name = '', value = ''] = PAIR.exec(item) ?? [];
    const isPair = VALUE_OF_PAIR.test(value.trim()) || COOKIES.test(name);
    return [
      ...(flag === undefined ? [] : [{ name: flag, part: item }]),
      ...(isPair ? [{ name, part: value.trim() }] : []),
    ];
  });
}

/** The password of an address that may be none to a parser, and what one finds in it. */
function secretsOfAddress(text: string): string[] {
  return [...(PASSWORD_OF_ADDRESS.exec(text)?.slice(1) ?? []), ...addressCredentials(text.trim())];
}

/** What `{ name: Authorization, value: … }` holds, under that name. */
function namedValue(part: object): NamedPart[] {
  if (!('value' in part)) return [];
  const name = 'name' in part ? part.name : 'key' in part ? part.key : undefined;
  return typeof name === 'string' ? [{ name, part: part.value }] : [];
}

/** An address that takes whatever is sent to it, from anybody. */
const OPEN_ADDRESS = 'uploadUrl';

function secretsOf(name: string, text: string): string[] {
  if (name === OPEN_ADDRESS) return [text];
  const isPublic = MAY_BE_A_NAME.test(name) ? isPlainValue : isPublicAnywhere;
  const isNamed = soundsSecret(name) && !isPublic(text, '');
  return [...(isNamed ? withBareToken(text) : []), ...knownTokens(text)];
}
