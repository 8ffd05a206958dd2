import { KEY_PREFIX } from '../../contract/limits.ts';
import { withoutTrailing } from '../../text/without-trailing.ts';
import { kind } from './kind.ts';

function httpUrl(value: string): URL | undefined {
  const url = URL.parse(value) ?? undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Address of a model endpoint. */
export const modelUrl = kind('address', (value, refuse) => {
  const url = httpUrl(value) ?? refuse('must be an http or https URL.');
  if (url.username || url.password) refuse('must not hold a user name or password.');
  return withoutTrailing(value, '/');
});

/** The service of this repository started on the runner, or one somewhere else. */
export type ServiceAddress =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'remote'; readonly baseUrl: string };

/** What names the service of this repository. */
export const EMBEDDED = 'embedded';

/** `embedded`, or the address of a service: encrypted unless local, and with its version path. */
export const serviceAddress = kind(
  `\`${EMBEDDED}\`, or an address`,
  (value, refuse): ServiceAddress => {
    if (value === EMBEDDED) return { kind: 'embedded' };
    const url = httpUrl(value) ?? refuse('must be `embedded` or an http or https URL.');
    return { kind: 'remote', baseUrl: checkedBaseUrl(value, url, refuse) };
  },
);

/** The address of a service that is somewhere else. */
export const remoteAddress = kind('an address', (value, refuse) => {
  const url = httpUrl(value) ?? refuse('must be an http or https URL.');
  return checkedBaseUrl(value, url, refuse);
});

function checkedBaseUrl(value: string, url: URL, refuse: (message: string) => never): string {
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    refuse('must be https, since the API key would be sent in the clear.');
  }
  if (url.username || url.password) refuse('must not hold a user name or password.');
  if (url.search || url.hash) refuse('must not have a query or a fragment.');
  if (url.pathname === '/') refuse('lacks the version path of the service, such as `/api/v1`.');
  return withoutTrailing(value, '/');
}

/** Key of a service. */
export const serviceKey = kind('text', (key, refuse) =>
  key.startsWith(KEY_PREFIX)
    ? key
    : refuse(`must be a key of the evals service, which begins with \`${KEY_PREFIX}\`.`),
);
