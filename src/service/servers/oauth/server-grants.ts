import { type Clock, systemClock } from '../../../ports/clock.ts';
import type { SecretKeeper } from '../../../redaction/secret-keeper.ts';
import { retry } from '../../../resilience/retry.ts';
import type { RetryPolicy } from '../../../resilience/retry-policy.ts';
import { withTimeLimit } from '../../../resilience/time-limit.ts';
import type { TokenProvider } from '../../mcp/connector.ts';
import type { McpServer } from '../../mcp/server-connection.ts';
import { McpServerError } from '../../mcp/server-error.ts';
import type { GrantPlace, GrantRecord } from '../../storage/records.ts';
import type { Store } from '../../storage/store.ts';
import {
  type Grant,
  isDue,
  isOver,
  isRefreshable,
  openGrant,
  type RefreshableGrant,
  sealGrant,
  secretsOf,
} from './grant.ts';
import { EncryptionKeyError, type KeyRing, SealError } from './key-ring.ts';
import { OutboundError } from './outbound-request.ts';
import { type NewTokens, RefreshRefusedError, refreshTokens } from './token-endpoint.ts';

/** Less than a connection may take to stand, so that a silent endpoint is told as what it is. */
const REFRESH_LIMIT_MS = 8_000;
/** How long another instance is waited for that renews the tokens, and how often it is looked. */
const WAIT_MS = 20_000;
const LOOK_MS = 100;
/**
 * Renewed tokens that cannot be stored are lost: the old ones may be of no use any more. What is not
 * released keeps others from renewing them.
 */
const TO_STORE: RetryPolicy = {
  maxAttempts: 10,
  backoff: { firstMs: 100, growth: 2, longestMs: 4_000, jitter: 0.5 },
};
/** One lost connection to the database is to cost no iteration; a server is not kept waiting for more. */
const TO_FIND: RetryPolicy = { ...TO_STORE, maxAttempts: 5 };
const TOLD_LENGTH = 1_000;
const HTTP_STATUS = { late: 504, unreachable: 502 };

/** A server, as a user reaches it. */
export interface GrantedServer extends McpServer {
  id: string;
  userId: string;
}

/** What grants are kept in, and by whom they are renewed. */
export interface GrantKeeping {
  store: Pick<Store, 'oauthGrants'>;
  /** Of this process, as long as it is alive. */
  instanceId(): string;
  now(): number;
}

/** What is told of imported tokens. */
export interface ImportedGrant {
  /** Whether the secret of their client came with them. */
  hasClientSecret: boolean;
}

interface StoredGrant {
  grant: Grant;
  generation: number;
}

const placeOf = ({ userId, id: serverId }: GrantedServer): GrantPlace => ({ userId, serverId });

/**
 * The tokens that users have imported for servers. They are stored sealed, shown to their server
 * alone, and renewed before they end and where the server refuses them: by one instance at a time,
 * for the next one that asks finds the new ones.
 */
export class ServerGrants {
  readonly #keys: KeyRing;
  readonly #clock: Clock;
  readonly #refreshLimitMs: number;
  readonly #refreshing = new Map<string, Promise<void>>();
  #keeping: GrantKeeping | null = null;

  /** @param options.refreshLimitMs how long an authorization server has to answer; 8 s by default */
  constructor(
    keys: KeyRing,
    {
      clock = systemClock,
      refreshLimitMs = REFRESH_LIMIT_MS,
    }: { clock?: Clock; refreshLimitMs?: number } = {},
  ) {
    this.#keys = keys;
    this.#clock = clock;
    this.#refreshLimitMs = refreshLimitMs;
  }

  /** From now on, grants are kept there. */
  open(keeping: GrantKeeping): void {
    this.#keeping = keeping;
  }

  /** What grants take for the time. */
  now(): number {
    return this.#kept.now();
  }

  /** Keeps a grant in place of the one that the user had for the server. */
  async keep(server: GrantedServer, grant: Grant): Promise<void> {
    const place = placeOf(server);
    await this.#kept.store.oauthGrants.put(place, sealGrant(this.#keys, place, grant));
  }

  /** Whether the user has imported tokens for the server, good or not. */
  async has(server: GrantedServer): Promise<boolean> {
    if (server.connection.transport === 'stdio') return false;
    return (await this.#find(placeOf(server))) !== undefined;
  }

  /** For which servers a user has imported tokens, good or not. */
  async ofUser(userId: string): Promise<ReadonlyMap<string, ImportedGrant>> {
    const records = await this.#kept.store.oauthGrants.ofUser(userId);
    return new Map(
      records.map(({ serverId, ...record }) => {
        const hasClientSecret = this.#hasClientSecret({ userId, serverId }, record);
        return [serverId, { hasClientSecret }];
      }),
    );
  }

  /**
   * Where connections to the server get their tokens; undefined where the user has none for it.
   * @param keeper learns them before anybody else does
   */
  async tokensFor(server: GrantedServer, keeper: SecretKeeper): Promise<TokenProvider | undefined> {
    if (!(await this.has(server))) return undefined;
    return ({ refused }, signal) => this.#token(server, { refused, keeper, signal });
  }

  /** Resolves once no tokens are being renewed. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#refreshing.values());
  }

  get #kept(): GrantKeeping {
    if (this.#keeping === null) throw new Error('Grants are kept nowhere yet.');
    return this.#keeping;
  }

  /**
   * @throws McpServerError where there is none that the server takes, or none can be had now
   */
  async #token(
    server: GrantedServer,
    how: { refused: string | null; keeper: SecretKeeper; signal: AbortSignal },
  ): Promise<string | null> {
    const { refused, keeper, signal } = how;
    for (let isRenewed = false; ; isRenewed = true) {
      const stored = await this.#read(server, keeper);
      if (stored === null) return null;
      const { grant, generation } = stored;
      const now = this.#kept.now();
      const isRefused = grant.accessToken === refused;
      const isFresh = isRenewed && grant.refusal === null;
      if (!isRefused && (isFresh || !isDue(grant, now))) return grant.accessToken;
      if (isRenewed || !isRefreshable(grant)) {
        if (!isRefused && !isOver(grant, now)) return grant.accessToken;
        throw spent(server, grant, keeper);
      }
      const renewed = this.#renewOnce(server, { grant, generation });
      try {
        await withTimeLimit(Number.POSITIVE_INFINITY, signal, () => renewed);
      } catch (error) {
        signal.throwIfAborted();
        // It is good for a while yet, and may be renewed by then.
        if (!isRefused && !isOver(grant, this.#kept.now())) return grant.accessToken;
        if (error instanceof RefreshRefusedError) {
          throw grantFailure(server, `are used up: ${error.message}`, keeper);
        }
        throw error instanceof OutboundError ? unavailable(server, error, keeper) : error;
      }
    }
  }

  /** Null: there is none for what the server's configuration leads to now. */
  async #read(server: GrantedServer, keeper: SecretKeeper): Promise<StoredGrant | null> {
    const place = placeOf(server);
    const record = await this.#find(place);
    if (record === undefined || server.connection.transport === 'stdio') return null;
    const grant = this.#opened(server, place, record, keeper);
    for (const secret of secretsOf(grant)) keeper.learn(secret);
    if (grant.serverUrl !== server.connection.url) return null;
    return { grant, generation: record.generation };
  }

  #opened(
    server: GrantedServer,
    place: GrantPlace,
    record: Parameters<typeof openGrant>[2],
    keeper: SecretKeeper,
  ): Grant {
    try {
      return openGrant(this.#keys, place, record);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      throw grantFailure(server, `cannot be read: ${error.message}`, keeper);
    }
  }

  #hasClientSecret(place: GrantPlace, record: Parameters<typeof openGrant>[2]): boolean {
    try {
      return openGrant(this.#keys, place, record).client?.secret !== undefined;
    } catch (error) {
      // Whoever uses them is told.
      if (error instanceof SealError || error instanceof EncryptionKeyError) return false;
      throw error;
    }
  }

  /** Renews the tokens of a grant, once for all who want that meanwhile. */
  #renewOnce(
    server: GrantedServer,
    stored: { grant: RefreshableGrant; generation: number },
  ): Promise<void> {
    const { userId, id } = server;
    const key = `${userId} ${id}`;
    const underWay = this.#refreshing.get(key);
    if (underWay !== undefined) return underWay;
    const renewed = this.#renewInTurn(server, stored).finally(() => this.#refreshing.delete(key));
    this.#refreshing.set(key, renewed);
    return renewed;
  }

  async #renewInTurn(
    server: GrantedServer,
    stored: { grant: RefreshableGrant; generation: number },
  ): Promise<void> {
    const { store, instanceId } = this.#kept;
    const place = placeOf(server);
    const { generation } = stored;
    for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_MS) {
      const by = { generation, instanceId: instanceId() };
      if (await store.oauthGrants.claim(place, by)) return this.#renew(place, stored, by);
      // Another one has renewed them, or its user has imported others.
      const record = await store.oauthGrants.find(place);
      if (record?.generation !== generation) return;
      await this.#clock.sleep(LOOK_MS);
    }
    const message = `another instance of the service was not done with that within ${WAIT_MS / 1000} s`;
    throw new OutboundError(message, { isLate: true });
  }

  async #renew(
    place: GrantPlace,
    { grant, generation }: { grant: RefreshableGrant; generation: number },
    by: { generation: number; instanceId: string },
  ): Promise<void> {
    const { oauthGrants } = this.#kept.store;
    let next: Grant;
    try {
      const { serverUrl, client, refreshToken, resource } = grant;
      const request = {
        ...{ serverUrl, place: grant.place, client, refreshToken, resource },
        limitMs: this.#refreshLimitMs,
      };
      next = renewedGrant(grant, await refreshTokens(request), this.#kept.now());
    } catch (error) {
      if (!(error instanceof RefreshRefusedError && error.isFinal)) {
        await this.#again(TO_STORE, () => oauthGrants.release(place, by));
        throw error;
      }
      next = { ...grant, refreshToken: null, refusal: error.message };
    }
    const sealed = sealGrant(this.#keys, place, next);
    // Where it is of another generation by now, others are newer than these.
    await this.#again(TO_STORE, () => oauthGrants.replace(place, generation, sealed));
  }

  #find(place: GrantPlace): Promise<GrantRecord | undefined> {
    return this.#again(TO_FIND, () => this.#kept.store.oauthGrants.find(place));
  }

  /** Does work on the database, again where it failed. */
  #again<Result>(policy: RetryPolicy, work: () => Promise<Result>): Promise<Result> {
    return retry(work, { policy, judge: () => ({}), clock: this.#clock, random: Math.random });
  }
}

function renewedGrant(
  grant: RefreshableGrant,
  { accessToken, refreshToken, expiresInSeconds }: NewTokens,
  now: number,
): Grant {
  return {
    ...grant,
    ...{ accessToken, refreshToken: refreshToken ?? grant.refreshToken, obtainedAt: now },
    expiresAt: expiresInSeconds === null ? null : now + expiresInSeconds * 1000,
  };
}

/** The server takes the token no more, and there is no other. */
function spent(server: GrantedServer, grant: Grant, keeper: SecretKeeper): McpServerError {
  const without = isRefreshable(grant)
    ? 'renewed, they have the token that it refuses'
    : 'they came without what it takes to renew them';
  return grantFailure(server, `are used up: ${grant.refusal ?? without}`, keeper);
}

function grantFailure(server: GrantedServer, what: string, keeper: SecretKeeper): McpServerError {
  const { name } = server;
  const message = `MCP server "${name}" needs a new OAuth grant: the tokens that were imported for it ${what}`;
  const told = keeper.excerpt(message, TOLD_LENGTH);
  return new McpServerError('oauth-required', name, told, { isConnecting: true });
}

function unavailable(
  { name }: GrantedServer,
  { message, isLate }: OutboundError,
  keeper: SecretKeeper,
): McpServerError {
  const what = `The tokens for MCP server "${name}" could not be renewed: ${message}`;
  const httpStatus = isLate ? HTTP_STATUS.late : HTTP_STATUS.unreachable;
  return new McpServerError('no-token', name, keeper.excerpt(what, TOLD_LENGTH), {
    isConnecting: true,
    httpStatus,
  });
}
