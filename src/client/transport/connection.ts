import { KEY_PREFIX } from '../../contract/limits.ts';
import { withoutTrailing } from '../../text/without-trailing.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import {
  badBaseUrlText,
  malformedKeyText,
  missingKeyText,
  plainHttpText,
} from '../errors/error-texts.ts';

/** Where the service is and the key to it, both checked. */
export interface Connection {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string;
}

/** Visible ASCII only: anything else cannot travel in a header. */
const KEY_PATTERN = new RegExp(`^${KEY_PREFIX}[\\x21-\\x7e]+$`);

const BASE_URL_EXAMPLE = 'https://evals.example.com/api/v1';

/** Does the name mean this machine, so that plain HTTP to it never leaves it? */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  );
}

function keyProblem(apiKey: string): ConfigurationProblem | undefined {
  if (apiKey.trim() === '') return { where: 'api-key', message: missingKeyText() };
  return KEY_PATTERN.test(apiKey) ? undefined : { where: 'api-key', message: malformedKeyText() };
}

function urlProblem(url: URL | null): ConfigurationProblem | undefined {
  const where = 'base-url';
  const example = BASE_URL_EXAMPLE;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    return { where, message: badBaseUrlText('it is not an http or https address'), example };
  }
  if (url.username !== '' || url.password !== '') {
    return { where, message: badBaseUrlText('it carries a user name or password'), example };
  }
  if (url.search !== '' || url.hash !== '') {
    return { where, message: badBaseUrlText('it carries a query or fragment'), example };
  }
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    return { where, message: plainHttpText(url.origin), example };
  }
  return undefined;
}

/**
 * Checks the address and the key.
 * @throws ConfigurationError naming every problem; it never repeats the key.
 */
export function openConnection(baseUrl: string, apiKey: string): Connection {
  const url = URL.parse(baseUrl);
  const problems = [urlProblem(url), keyProblem(apiKey)].filter((problem) => problem !== undefined);
  if (url === null || problems.length > 0) throw new ConfigurationError(problems);
  return {
    baseUrl: withoutTrailing(`${url.origin}${url.pathname}`, '/'),
    apiKey,
  };
}
