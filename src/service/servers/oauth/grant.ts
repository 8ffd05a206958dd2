import { z } from 'zod';
import type { GrantPlace, GrantRecord } from '../../storage/records.ts';
import type { KeyRing } from './key-ring.ts';
import { ZONES } from './outbound-request.ts';

/** How long before its end a token is renewed, at most; of a short life, a part of that. */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.2;

const grantSchema = z.object({
  /** Of the server that the tokens are for, wherever its configuration leads by now. */
  serverUrl: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  obtainedAt: z.number(),
  expiresAt: z.number().nullable(),
  client: z.object({ id: z.string(), secret: z.string().optional() }).nullable(),
  /** Where they are renewed, which was found out as they were imported, and is asked no more. */
  place: z
    .object({
      issuer: z.string(),
      tokenEndpoint: z.string(),
      zone: z.enum(ZONES),
      clientAuth: z.enum(['basic', 'post', 'none']),
    })
    .nullable(),
  resource: z.string().nullable(),
  /** Why the tokens are renewed no more. */
  refusal: z.string().nullable(),
});

/** Tokens for a server, and all that it takes to renew them. */
export type Grant = z.infer<typeof grantSchema>;

/** A grant that can be renewed. */
export type RefreshableGrant = Grant & {
  [Member in 'refreshToken' | 'client' | 'place']: NonNullable<Grant[Member]>;
};

export const isRefreshable = (grant: Grant): grant is RefreshableGrant =>
  grant.refreshToken !== null && grant.client !== null && grant.place !== null;

/** Whether its token is to be renewed before it is used. */
export function isDue({ obtainedAt, expiresAt }: Grant, now: number): boolean {
  if (expiresAt === null) return false;
  const margin = Math.min(MARGIN_MS, (expiresAt - obtainedAt) * MARGIN_SHARE);
  return now >= expiresAt - margin;
}

export const isOver = ({ expiresAt }: Grant, now: number): boolean =>
  expiresAt !== null && now >= expiresAt;

/** What of it nobody is to see. */
export const secretsOf = ({ accessToken, refreshToken, client }: Grant): string[] =>
  [accessToken, refreshToken, client?.secret].filter((secret) => typeof secret === 'string');

/** A sealed grant is opened for its own user and server alone. */
const ownerOf = ({ userId, serverId }: GrantPlace): string => `grant ${userId} ${serverId}`;

export function sealGrant(keys: KeyRing, place: GrantPlace, grant: Grant) {
  return keys.seal(ownerOf(place), JSON.stringify(grant));
}

/** @throws SealError */
export function openGrant(
  keys: KeyRing,
  place: GrantPlace,
  record: Pick<GrantRecord, 'keyId' | 'sealed'>,
): Grant {
  return grantSchema.parse(JSON.parse(keys.open(ownerOf(place), record)));
}
