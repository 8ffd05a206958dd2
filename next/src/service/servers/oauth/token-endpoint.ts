import * as z from 'zod';
import type { TokenEndpoint } from './discovery.ts';
import { AddressError, type Network, sendOutbound } from './outbound.ts';

/** The refresh token is no longer good. The second one is how GitHub says so. */
const FINAL_ERRORS = ['invalid_grant', 'bad_refresh_token'];
/** The next request would get the same answer, until someone corrects the client. */
const LASTING_ERRORS = [
  ...FINAL_ERRORS,
  ...['invalid_client', 'unauthorized_client', 'unsupported_grant_type'],
  ...['invalid_scope', 'invalid_target', 'invalid_request', 'incorrect_client_credentials'],
];

/** A client of an authorization server. */
export interface TokenClient {
  id: string;
  /** Null for a public client. */
  secret: string | null;
}

/** What an authorization server answers to a refresh. */
export type Refreshed =
  | {
      accessToken: string;
      /** Null: the former one stays. */
      refreshToken: string | null;
      /** Null: unknown. */
      expiresInSeconds: number | null;
    }
  /** It refuses. `detail` is foreign text. */
  | { isFinal: boolean; detail: string };

/** Printable ASCII: what fits a header. */
const token = () => z.string().regex(/^[\x21-\x7e]+$/);
/** Other members never decide: an answer that is turned down may have used up a refresh token. */
const tokens = z.object({
  access_token: token(),
  refresh_token: token().nullish().catch(null),
  expires_in: z.unknown().optional(),
});
const refusal = z.object({
  error: z.string(),
  error_description: z.string().nullish().catch(null),
});

/**
 * Refreshes tokens.
 *
 * @throws AddressError if the answer says neither yes nor no
 */
export async function refreshTokens(
  endpoint: TokenEndpoint,
  client: TokenClient,
  refreshToken: string,
  network: Network,
): Promise<Refreshed> {
  const url = new URL(endpoint.url);
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  if (endpoint.resource !== null) form.set('resource', endpoint.resource);
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
  const { id, secret } = client;
  const takes = (method: string) => endpoint.authMethods.includes(method);
  const isBasic = takes('client_secret_basic') || !takes('client_secret_post');
  if (secret !== null && isBasic) headers['authorization'] = basicHeader(id, secret);
  else form.set('client_id', id);
  if (secret !== null && !isBasic) form.set('client_secret', secret);
  const limitMs = network.limits.refresh;
  const request = { url, headers, body: form.toString(), limitMs };
  // The endpoint may rotate the token, so that no caller ends a request under way.
  const never = new AbortController().signal;
  const { status, json } = await sendOutbound(request, endpoint.reach, network, never);
  const given = tokens.safeParse(json);
  if (status === 200 && given.success) {
    const { access_token: accessToken, refresh_token: next, expires_in: seconds } = given.data;
    return { accessToken, refreshToken: next ?? null, expiresInSeconds: readSeconds(seconds) };
  }
  const refused = refusal.safeParse(json);
  // Some answer with an error and status 200.
  if (!refused.success || status >= 500) {
    if (status === 200) throw new AddressError('malformed-tokens', url);
    throw new AddressError('status', url, String(status));
  }
  const { error, error_description: description } = refused.data;
  const detail = description ? `${error}: ${description}` : error;
  if (!LASTING_ERRORS.includes(error)) throw new AddressError('no-tokens', url, detail);
  return { isFinal: FINAL_ERRORS.includes(error), detail };
}

/** Some servers write a number as text, or something else. Null: unknown. */
function readSeconds(value: unknown): number | null {
  const seconds = typeof value === 'string' ? Number(value) : value;
  return typeof seconds === 'number' && seconds > 0 && Number.isFinite(seconds) ? seconds : null;
}

/** Both parts are encoded as in a form (RFC 6749, section 2.3.1). */
function basicHeader(id: string, secret: string): string {
  const parts = [id, secret].map((text) => new URLSearchParams([['', text]]).toString().slice(1));
  return `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
}
