import { type CallContext, RedirectError } from '../errors/api-error.ts';

/** Redirects in a row that are followed. */
export const MAX_REDIRECTS = 5;

const KEEPS_METHOD = [307, 308];
const ASKS_FOR_GET = [301, 302, 303];

/**
 * Where a redirect leads, or undefined if the answer is none.
 * @throws RedirectError when it leads to another origin (the API key must not go there) or would
 * turn a POST into a GET.
 */
export function redirectTarget(
  fromUrl: string,
  status: number,
  location: string | null,
  context: CallContext,
): string | undefined {
  const isRedirect = KEEPS_METHOD.includes(status) || ASKS_FOR_GET.includes(status);
  if (!isRedirect || location === null) return undefined;
  const from = new URL(fromUrl);
  const target = URL.parse(location, fromUrl);
  if (target === null) {
    throw new RedirectError('The service redirects to something that is no address.', context);
  }
  if (target.origin !== from.origin) {
    throw new RedirectError(
      `The service at ${from.origin} redirects to ${originText(target)}. The API key is not sent to another origin: set base-url to the address that is meant.`,
      context,
    );
  }
  if (ASKS_FOR_GET.includes(status) && context.method !== 'GET') {
    throw new RedirectError(
      `The service answers ${status}, which would turn this ${context.method} into a GET. Is base-url right?`,
      context,
    );
  }
  target.hash = '';
  return target.href;
}

/** Addresses without an origin (`data:` and the like) are named by their scheme. */
function originText({ origin, protocol }: URL): string {
  return origin === 'null' ? `a ${protocol} address` : origin;
}
