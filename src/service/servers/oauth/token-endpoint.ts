import { z } from 'zod';
import { OutboundError, Reach, sendOutbound, type Zone } from './outbound-request.ts';

/** Answer by which a grant is over. Source: RFC 6749, section 5.2. */
const GRANT_OVER = 'invalid_grant';
/** Answers that the next request would get too, until somebody sets the client right. */
const REFUSALS: readonly string[] = [
  ...[GRANT_OVER, 'invalid_client', 'unauthorized_client', 'unsupported_grant_type'],
  ...['invalid_scope', 'invalid_target', 'invalid_request'],
];

/** How an OAuth client is known to its authorization server. */
export interface TokenClient {
  id: string;
  secret?: string | undefined;
}

/** Where and how tokens are renewed. */
export interface RefreshPlace {
  issuer: string;
  tokenEndpoint: string;
  /** Where the MCP server lay that has led there. */
  zone: Zone;
  clientAuth: ClientAuth;
}

export type ClientAuth = 'basic' | 'post' | 'none';

/** What a token endpoint gives. */
export interface NewTokens {
  accessToken: string;
  /** Null: the one that it was renewed with stays. */
  refreshToken: string | null;
  expiresInSeconds: number | null;
}

/** The authorization server does not renew the tokens. */
export class RefreshRefusedError extends Error {
  override readonly name = 'RefreshRefusedError';
  /** Whether it will never do so again. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** What can stand in a header. */
export const tokenText = z.string().regex(/^[\x21-\x7e]+$/);

// Nothing else of an answer is asked for: one that is turned down would take a rotated token along.
const tokensSchema = z.looseObject({
  access_token: tokenText,
  expires_in: z.coerce.number().nonnegative().nullish().catch(undefined),
  refresh_token: z.string().min(1).nullish().catch(undefined),
});

const refusalSchema = z.looseObject({
  error: z.string(),
  error_description: z.string().optional().catch(undefined),
});

/** How a client shows who it is, by what the server takes. */
export function clientAuthFor(client: TokenClient, methods: readonly string[]): ClientAuth {
  if (client.secret === undefined) return 'none';
  const takesPostOnly =
    methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
  return takesPostOnly ? 'post' : 'basic';
}

/**
 * Renews tokens.
 *
 * @throws RefreshRefusedError; OutboundError where nothing is known of that. What they quote may
 * hold secrets.
 */
export async function refreshTokens(request: {
  serverUrl: string;
  place: RefreshPlace;
  client: TokenClient;
  refreshToken: string;
  resource: string | null;
  limitMs: number;
}): Promise<NewTokens> {
  const { serverUrl, place, client, refreshToken, resource, limitMs } = request;
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  if (resource !== null) form.set('resource', resource);
  const headers: Record<string, string> = { 'Content-Type': 'application/x-www-form-urlencoded' };
  if (place.clientAuth === 'basic') headers['Authorization'] = basicAuth(client);
  else form.set('client_id', client.id);
  if (place.clientAuth === 'post') form.set('client_secret', client.secret ?? '');
  const { status, json } = await sendOutbound(
    new URL(place.tokenEndpoint),
    { method: 'POST', headers, body: form.toString(), limitMs },
    new Reach(new URL(serverUrl), place.zone),
    // What is under way changes the tokens, whoever waits for it.
    new AbortController().signal,
  );
  const parsed = tokensSchema.safeParse(json);
  if (status === 200 && parsed.success) {
    const { access_token, expires_in, refresh_token } = parsed.data;
    return {
      accessToken: access_token,
      refreshToken: refresh_token ?? null,
      expiresInSeconds: expires_in ?? null,
    };
  }
  throw troubleOf(status, json, place);
}

function troubleOf(status: number, json: unknown, { issuer }: RefreshPlace): Error {
  const refusal = refusalSchema.safeParse(json);
  const name = JSON.stringify(issuer);
  if (!refusal.success || status === 200) {
    return new OutboundError(`${name} answered HTTP ${status}, and nothing that has tokens`);
  }
  const { error, error_description: description } = refusal.data;
  const told = description === undefined ? error : `${error}: ${description}`;
  return REFUSALS.includes(error)
    ? new RefreshRefusedError(`${name} refuses to renew them: ${told}`, error === GRANT_OVER)
    : new OutboundError(`${name} answered HTTP ${status}: ${told}`);
}

/** Source: RFC 6749, section 2.3.1. */
function basicAuth({ id, secret = '' }: TokenClient): string {
  const encoded = [id, secret].map((part) => new URLSearchParams({ part }).toString().slice(5));
  return `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`;
}
