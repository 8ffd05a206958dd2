import { placeOfInput } from '../../report/place.ts';
import type { Problem } from '../../report/problem.ts';
import { BASE_PATH } from '../routes.ts';

/** What fits a header. */
const KEY = /^sk_[\x21-\x7e]+$/;

/** Whether a host is this machine, so that what is sent to it stays here. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|\[?::1\]?|127(?:\.\d{1,3}){3})$/i.test(hostname);
}

/** The address below which the routes are. `address` may have the path of the version. */
export function apiAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  return `${origin}${path.endsWith(BASE_PATH) ? path : `${path}${BASE_PATH}`}`;
}

/**
 * Lists what is wrong with the address of an input and the key of a service, null: none is needed.
 * Repeats neither.
 */
export function connectionProblems(url: string, key: string | null, input = 'base-url'): Problem[] {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    const data = { code: 'address', reason: 'service' } as const;
    return [{ place: placeOfInput(input), data }];
  }
  const wrongKey = key === '' ? '' : key === null || KEY.test(key) ? null : 'another text';
  return [
    ...misfit(input, 'an address that begins with `https://`', wrongAddress(url)),
    ...misfit('api-key', 'a key that begins with `sk_`', wrongKey),
  ];
}

/** @param observed empty if it is missing; null if nothing is wrong */
function misfit(input: string, expected: string, observed: string | null): Problem[] {
  if (observed === null) return [];
  const place = placeOfInput(input);
  if (observed === '') return [{ place, data: { code: 'missing', key: input } }];
  return [{ place, data: { code: 'type', expected, observed } }];
}

function wrongAddress(address: string): string | null {
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return 'one with a user name or password';
  if (/[?#]/.test(address)) return 'one with a query or fragment';
  return url.protocol === 'https:' || isLoopback(url.hostname) ? null : 'an http address';
}
