import * as z from 'zod';
import type { TokenEndpoint } from './discovery.ts';
import { AddressError, type Network, sendOutbound } from './outbound.ts';

/** The refresh token is no longer good. The second one is how GitHub says so. */
const FINAL_ERRORS = ['invalid_grant', 'bad_refresh_token'];

/** How tokens are refreshed. */
export interface Renewal {
  endpoint: TokenEndpoint;
  /** The secret of a public client is null. */
  client: { id: string; secret: string | null };
  refreshToken: string;
}

/** Printable ASCII: what fits a header. */
const token = () => z.string().regex(/^[\x21-\x7e]+$/);
/** Other members never decide: an answer that is turned down may have used up a refresh token. */
const tokens = z.object({
  access_token: token(),
  /** Null: the former one stays. */
  refresh_token: token().nullable().catch(null),
  /** Some servers write it as text, or something else. Null: unknown. */
  expires_in: z.coerce.number().positive().nullable().catch(null),
});
const refusal = z.object({
  error: z.string(),
  error_description: z.string().nullable().catch(null),
});

/**
 * Refreshes tokens. `detail` of a refusal is foreign text.
 *
 * @throws AddressError if the answer says neither yes nor no
 */
export async function refreshTokens(
  { endpoint, client: { id, secret }, refreshToken }: Renewal,
  network: Network,
): Promise<z.infer<typeof tokens> | { isFinal: boolean; detail: string }> {
  const url = new URL(endpoint.url);
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  if (endpoint.resource !== null) form.set('resource', endpoint.resource);
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
  const takes = (method: string) => endpoint.authMethods.includes(method);
  const isBasic = takes('client_secret_basic') || !takes('client_secret_post');
  if (secret !== null && isBasic) headers['authorization'] = basicHeader(id, secret);
  else form.set('client_id', id);
  if (secret !== null && !isBasic) form.set('client_secret', secret);
  const request = { url, headers, body: form.toString() };
  // The endpoint may rotate the token, so that no caller ends a request under way.
  const limit = AbortSignal.timeout(network.limits.refresh);
  const { status, json } = await sendOutbound(request, endpoint.reach, network, limit);
  const given = tokens.safeParse(json);
  if (status === 200 && given.success) return given.data;
  const refused = refusal.safeParse(json);
  // Some answer with an error and status 200.
  if (!refused.success || status >= 500 || status === 429) {
    if (status === 200) throw new AddressError('malformed-tokens', url);
    throw new AddressError('status', url, String(status));
  }
  const { error, error_description: description } = refused.data;
  const detail = description ? `${error}: ${description}` : error;
  return { isFinal: FINAL_ERRORS.includes(error), detail };
}

/** Both parts are encoded as in a form (RFC 6749, section 2.3.1). */
function basicHeader(id: string, secret: string): string {
  const parts = [id, secret].map((text) => new URLSearchParams([['', text]]).toString().slice(1));
  return `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
}
