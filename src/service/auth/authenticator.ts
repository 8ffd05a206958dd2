import { KEY_PREFIX } from '../../contract/limits.ts';
import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import { ApiFailure } from '../refusals/api-failure.ts';
import type { Reach, Role, UserRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { hashKey } from './key-format.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Who sends a request, and the organisation it acts in. */
export interface Caller {
  keyId: string;
  user: UserRecord;
  organizationId: string;
  /** What the user may do there. */
  role: Role;
  reach: Reach;
}

/** Members who need not be named by a private project. */
const SEE_ALL: readonly Role[] = ['owner', 'admin'];

export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

/**
 * Judges the `Authorization` header in the order the API fixes: shape of the header, validity of
 * the key, rate, owner, organisation. So an invalid key spends no token, an orphaned one does.
 * Throws ApiFailure.
 */
export function createAuthenticator(
  store: Pick<Store, 'apiKeys' | 'accounts'>,
  rateLimiter: RateLimiter,
): Authenticate {
  return async (authorization) => {
    const key = await store.apiKeys.findByHash(hashKey(bearerToken(authorization)));
    if (key === undefined) throw unauthorized('The API key is not known to this service.');
    if (key.revokedAt !== null) throw unauthorized('The API key was revoked.');

    const retryAfterSeconds = await rateLimiter.take(key.id);
    if (retryAfterSeconds > 0) {
      throw new ApiFailure(
        'RATE_LIMITED',
        `The rate limit of the API key is reached. Retry in ${retryAfterSeconds} s.`,
        { retryAfterSeconds },
      );
    }

    const user = key.userId === null ? undefined : await store.accounts.findUser(key.userId);
    if (user === undefined) throw unauthorized('The user who owns the API key no longer exists.');
    const { id: keyId, organizationId } = key;
    const role = organizationId && (await store.accounts.roleOf(organizationId, user.id));
    if (organizationId === null || !role) {
      throw unauthorized(
        organizationId === null
          ? 'The API key is no longer bound to an organization.'
          : 'The user who owns the API key no longer belongs to its organization.',
        { reason: ERROR_REASON.orphanedKey },
      );
    }
    if (role === 'guest') throw unauthorized('Guests of an organization cannot use the API.');
    const memberId = SEE_ALL.includes(role) ? null : user.id;
    return { keyId, user, organizationId, role, reach: { organizationId, memberId } };
  };
}

function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined || authorization.trim() === '') {
    throw unauthorized('A bearer token is required: send "Authorization: Bearer <API_KEY>".');
  }
  const token = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined) {
    throw unauthorized('The Authorization header is malformed: it must read "Bearer <API_KEY>".');
  }
  if (!token.startsWith(KEY_PREFIX)) {
    throw unauthorized(`The bearer token is not an API key: those begin with "${KEY_PREFIX}".`);
  }
  return token;
}

function unauthorized(message: string, details?: Readonly<Record<string, unknown>>): ApiFailure {
  return new ApiFailure('UNAUTHORIZED', message, details === undefined ? {} : { details });
}
