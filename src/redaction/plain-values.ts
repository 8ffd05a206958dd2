import { weaknessOf } from './secret-worth.ts';
import { knownTokens, looksLikeToken } from './token-shapes.ts';

/** Switches, modes and words of transcripts, beside those that no redactor hides. */
const EVERYDAY_WORDS = new Set(
  (
    'always anonymous assert assertion assertions assistant basic bearer boolean cancelled completed ' +
    'content contents default development disabled enabled error errors failed failure false ' +
    'incomplete invalid iteration iterations localhost message messages missing never number object ' +
    'optional output passed pending private production prompt prompts public reasoning required ' +
    'result results running skipped staging status string success system test-case testing ' +
    'tool-call tool-result toolCall toolName toolCallId undefined unexpected unknown verbose verdict'
  )
    .split(' ')
    .map((word) => word.toLowerCase()),
);

/** Whether a word is so common that hiding it would hide half of what is told. */
export const isEverydayWord = (value: string): boolean =>
  weaknessOf(value) === 'common' || EVERYDAY_WORDS.has(value.trim().toLowerCase());

const LONGEST_WORD = 15;
/** No word has so many in a row, and text drawn by chance mostly does. */
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{5}/i;
const WORD = /^(?:[A-Z]?[a-z]+|[A-Z]+)$/;
const WORDS_OF_NAME = 3;

/** One word: in one case, or with a capital in front. */
const isWord = (text: string): boolean =>
  text.length <= LONGEST_WORD && WORD.test(text) && !CONSONANTS.test(text);

/** Such as `readOnly`. */
const isCamelCase = (text: string): boolean => {
  const words = text.split(/(?=[A-Z])/);
  return words.length <= WORDS_OF_NAME && words.every((word) => word.length > 1 && isWord(word));
};

const isShortPart = (text: string): boolean => /^[A-Za-z\d]{1,4}$/.test(text);
const isNumberPart = (text: string): boolean => /^\d{1,6}$/.test(text);
/** As names of models end. */
const isDate = (text: string): boolean => /^20\d\d[01]\d[0-3]\d$/.test(text);

/** A number, a version, an amount such as `30s`: within the digits that numbers are counted in. */
const NUMBER = /^[-+v]?\d{1,15}(?:[.,]\d{1,6}){0,3}(?:%|[a-zA-Z]{1,3})?$/;
const DIGITS_OF_NAME = 8;

/**
 * Words and numbers such as `us-east-1`, `gpt-4o-mini`, `en_US.UTF-8`: no phrase of many words, and
 * no groups of letters and digits such as licences have.
 */
function isPlainName(text: string): boolean {
  const parts = text
    .replace(/^[.@]/, '')
    .split(/[-_.+~]/)
    .filter((part) => part !== '' && !isDate(part))
    // Such as `central1` of `us-central1`; alone it may be a password.
    .map((part, _, { length }) => (length > 1 ? part.replace(/(?<=[a-z]{4})\d{1,2}$/, '') : part));
  const numbers = parts.filter(isNumberPart);
  const words = parts.filter((part) => !isNumberPart(part));
  const mixed = words.filter((part) => !isWord(part) && !isCamelCase(part));
  return (
    words.length <= WORDS_OF_NAME &&
    numbers.join('').length <= DIGITS_OF_NAME &&
    mixed.length <= 1 &&
    mixed.every(isShortPart)
  );
}

const HOST = /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,9}(?::\d{1,5})?$/;

/** Whether it is a host's name; a lone word is one only with a port behind it. */
function isHost(text: string): boolean {
  if (!HOST.test(text) || looksLikeToken(text)) return false;
  const name = text.split(':')[0] ?? '';
  const last = name.split('.').at(-1) ?? '';
  return name !== text || (name.includes('.') && /^(?:[a-z]{2,24}|\d{1,3})$/.test(last));
}

const isPlainPath = (path: string): boolean =>
  path
    .split(/[\\/]/)
    .every((part) => part === '' || part === '.' || part === '..' || isPlainName(part));

/** Where programs and the things of users are, on machines of all kinds. */
const SYSTEM_FOLDERS =
  /^(?:\/(?:Users|bin|dev|etc|home|lib|mnt|opt|private|root|run|sbin|srv|tmp|usr|var)(?:\/|$)|[A-Za-z]:[\\/])/;

const isWithin = (path: string, folder: string): boolean =>
  folder !== '' && (path === folder || path.startsWith(`${folder.replace(/[\\/]$/, '')}/`));

const SCHEME = /^[a-z][a-z\d+.-]{0,20}:\/\//i;

/** An address that tells a host and words after it: no user, no key in its path or its parameters. */
function isPlainAddress(text: string): boolean {
  if (!SCHEME.test(text)) return false;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.search !== '' || url.hash !== '' || !isPlainPath(url.pathname)) return false;
  return url.host === '' || isHost(url.host) || isPlainName(url.host) || url.host.startsWith('[');
}

/** An address of nothing but a host. */
const isBareAddress = (text: string): boolean =>
  isPlainAddress(text) && /^[^/]+\/\/[^/]*\/?$/.test(text);

/**
 * Whether a value is no secret even where its name says so: an everyday word, an address of nothing
 * but a host, a place in the checkout.
 */
export function isPublicAnywhere(value: string, workspace: string): boolean {
  const text = value.trim();
  if (text === '' || isEverydayWord(text) || isBareAddress(text)) return true;
  // Files of a checkout may have names that look drawn by chance.
  if (isWithin(text, workspace)) return knownTokens(text).length === 0;
  return /^\.{1,2}[\\/]/.test(text) && !text.split(/[\\/]/).some(looksLikeToken);
}

const LONGEST_LIST = 20;
/** Of an image or a package. */
const VERSION_OF_PATH = /[:@](?:latest|v?\d{1,6}(?:\.\d{1,6}){0,2})$/;

/**
 * Whether a value is plainly no secret where no name says that it is one: a word, a number, the
 * name of a host, an address, a place, or a list of them.
 */
export function isPlainValue(value: string, workspace: string): boolean {
  const items = value.split(',').map((item) => item.trim());
  if (items.length > LONGEST_LIST) return false;
  return items.every(
    (item) => isPublicAnywhere(item, workspace) || (!looksLikeToken(item) && isPlainItem(item)),
  );
}

/** An address of mail. */
function isMailbox(text: string): boolean {
  const [name = '', host = '', ...others] = text.split('@');
  return name !== '' && others.length === 0 && isPlainName(name) && isHost(host.toLowerCase());
}

function isPlainItem(text: string): boolean {
  if (NUMBER.test(text) || isPlainName(text) || isHost(text) || isPlainAddress(text)) return true;
  if (isMailbox(text)) return true;
  if (SYSTEM_FOLDERS.test(text)) return isPlainPath(text.replace(/^[A-Za-z]:/, ''));
  // `Europe/Berlin`, `owner/repository`, `dist/server.js`, `registry.test/image:1.2`, `@a/package@3`.
  const path = text.includes('/') ? text.replace(VERSION_OF_PATH, '') : text;
  return !/^[\\/]/.test(path) && isPlainPath(path);
}
