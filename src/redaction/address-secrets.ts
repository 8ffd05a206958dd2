import { soundsSecret } from './secret-names.ts';
import { looksLikeToken } from './token-shapes.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const SIGNATURE = /sig/i;

/** A value as it is written and without percent encoding; where that is damaged, as written. */
function spellings(written: string): string[] {
  try {
    return [...new Set([written, decodeURIComponent(written)])];
  } catch (error) {
    if (error instanceof URIError) return [written];
    throw error;
  }
}

/** Pairs of a query, as written. */
function parametersOf(search: string): [name: string, value: string][] {
  return search
    .slice(1)
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at === -1 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
    });
}

/**
 * What is secret in an address: its password, or a lone user name, telling parameters, and what is a
 * key by its shape in its path or its parameters. Of a text that is no address, nothing.
 */
export function addressSecrets(address: string): string[] {
  const url = SCHEME.test(address) ? URL.parse(address) : null;
  if (url === null) return [];
  const shaped = [...pairsOf(url).map(([, value]) => value), ...url.pathname.split('/')]
    .filter(looksLikeToken)
    .flatMap(spellings);
  return [...addressCredentials(address), ...shaped];
}

/**
 * Of that what is one whatever it looks like: ids in addresses may be drawn by chance, and are wanted
 * where they are no key.
 */
export function addressCredentials(address: string): string[] {
  if (!SCHEME.test(address)) return [];
  // Not canParse, which takes addresses that then cannot be parsed.
  const url = URL.parse(address);
  if (url === null) return [];
  const { username, password, protocol } = url;
  // `ssh://user@host` tells who logs in, not how.
  const lone = protocol === 'ssh:' ? '' : username;
  // As it was written as well: parsing encodes what had to be and was not.
  const typed = /^[^/?#]*:\/\/(?:[^/?#:@]*:)?([^/?#@]*)@/.exec(address)?.[1] ?? '';
  const parameters = pairsOf(url).flatMap(([name, value]) =>
    soundsSecret(name) || SIGNATURE.test(name) ? [value] : [],
  );
  return [password === '' ? lone : password, password === '' && lone === '' ? '' : typed]
    .concat(parameters)
    .filter((secret) => secret !== '')
    .flatMap(spellings);
}

const pairsOf = ({ search, hash }: URL) => [...parametersOf(search), ...parametersOf(hash)];
