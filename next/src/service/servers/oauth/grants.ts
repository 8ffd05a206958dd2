import type { ErrorCode, Reply } from '../../../api/operation.ts';
import type { RemoteServer, ServerEntry } from '../../../api/servers-file.ts';
import { NAME_LIMIT } from '../../../lib/limits.ts';
import { sleep } from '../../../lib/sleep.ts';
import type { AddressProblem, RefusalReason } from '../../../words/refusals.ts';
import type { Credentials } from '../../mcp/credentials.ts';
import { Refusal, refusalOf } from '../../refusals.ts';
import type { ApiRequest, Core } from '../../request.ts';
import type { Database } from '../../storage/database.ts';
import { findRow } from '../../storage/rows.ts';
import type { Surroundings } from '../../surroundings.ts';
import { findTokenEndpoint, isWithin, type TokenEndpoint } from './discovery.ts';
import { AddressError, NETWORK, type Network } from './outbound.ts';
import { SealError, type Sealer } from './seal.ts';
import { refreshTokens, type TokenClient } from './token-endpoint.ts';

/** A token is refreshed so long before it ends, or in the last part of a short life. */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.2;
/** A rotated token that is not stored is lost. */
const WRITE_ATTEMPTS = 7;
const FIRST_RETRY_MS = 50;

/** Codes of addresses that may work later. */
const CODES: Partial<Record<AddressProblem, ErrorCode>> = {
  timeout: 'TIMEOUT',
  unreachable: 'SERVER_UNREACHABLE',
  status: 'SERVER_UNREACHABLE',
  size: 'SERVER_UNREACHABLE',
};

/** Whom tokens belong to. */
interface Owner {
  userId: string;
  serverId: string;
  /** Name of the server. */
  name: string;
  /** Of the server, without query. */
  address: string;
}

/** What is stored encrypted. */
interface Tokens {
  accessToken: string;
  /** Null: the tokens are used until they end. */
  renewal: { endpoint: TokenEndpoint; client: TokenClient; refreshToken: string } | null;
}

interface Grant extends Tokens {
  sealed: string;
  /** 1: the authorization server refused to refresh it for good. */
  isRefused: number;
  expiresAt: number | null;
  /** When it was imported or refreshed. */
  updatedAt: number;
}

/** Keeps the OAuth tokens that users import for servers, and refreshes them. */
export class Grants {
  readonly #database: Database;
  readonly #surroundings: Surroundings;
  readonly #sealer: Sealer;
  readonly #network: Network;
  /** Refreshes under way, by owner: all who wait for a token share one. */
  readonly #underWay = new Map<string, Promise<Grant | null>>();

  constructor({ database, surroundings }: Core, sealer: Sealer, network: Network = NETWORK) {
    this.#database = database;
    this.#surroundings = surroundings;
    this.#sealer = sealer;
    this.#network = network;
  }

  /** The tokens of a user for a server at its present address. */
  credentialsOf(
    userId: string,
    { id: serverId, name, url }: { id: string; name: string; url: string },
  ): Credentials {
    const owner = { userId, serverId, name, address: addressOf(URL.parse(url)) };
    return {
      token: () => this.#token(owner, null),
      renew: (rejected) => this.#token(owner, rejected),
    };
  }

  /** Answers the operation: checks whom the tokens are for, finds where to refresh them, stores them. */
  async importTokens({
    caller,
    project,
    parameters: { serverId },
    body,
    signal,
  }: ApiRequest<'importTokens'>): Promise<Reply<'importTokens'>> {
    const row = await findRow(this.#database, 'servers', project.id, serverId);
    const { name, isEnabled } = row;
    const isDisabled = isEnabled === 0;
    if (isDisabled) throw refusalOf('VALIDATION_ERROR', { reason: 'server-disabled', name });
    const { tokens, clientInformation, oauthResourceUrl = null } = body;
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = tokens;
    const secret = clientInformation?.clientSecret ?? null;
    this.#learn([accessToken, refreshToken, tokens.id_token, secret]);
    const server: ServerEntry = JSON.parse(row.entry);
    checkTarget(server, body.serverUrl, oauthResourceUrl);
    let renewal: Tokens['renewal'] = null;
    if (clientInformation && refreshToken) {
      const wanted = body.authorizationServerUrl ?? null;
      const search = findTokenEndpoint(server, wanted, this.#network, signal);
      const found = await search.catch((error) => this.#rethrow(error, 'VALIDATION_ERROR'));
      const endpoint = { ...found, resource: oauthResourceUrl ?? found.resource };
      renewal = { endpoint, client: { id: clientInformation.clientId, secret }, refreshToken };
    }
    const now = this.#surroundings.now();
    const owner = {
      userId: caller.userId,
      serverId,
      name,
      address: addressOf(new URL(server.url)),
    };
    const scopes = this.#surroundings.redactor.text(tokens.scope ?? '', NAME_LIMIT).match(/\S+/g);
    const values = {
      address: owner.address,
      sealed: this.#sealer.seal(sealOwner(owner), { accessToken, renewal }),
      hasClientSecret: secret === null ? 0 : 1,
      scopes: JSON.stringify(scopes ?? []),
      isRefused: 0,
      expiresAt: endOf(now, seconds ?? null),
      updatedAt: now,
    };
    await this.#database
      .insertInto('oauthGrants')
      .values({ userId: owner.userId, serverId, ...values })
      .onConflict((conflict) => conflict.columns(['userId', 'serverId']).doUpdateSet(values))
      .execute();
    return { imported: true, expiresAt: values.expiresAt };
  }

  /** Waits for the refreshes under way: what they got would be lost. */
  async close(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay.values());
  }

  async #token(owner: Owner, rejected: string | null): Promise<string | null> {
    const grant = await this.#read(owner);
    if (grant === null) return null;
    const isRejected = grant.accessToken === rejected;
    const expiresAt = grant.expiresAt ?? Number.POSITIVE_INFINITY;
    const margin = Math.min(MARGIN_MS, (expiresAt - grant.updatedAt) * MARGIN_SHARE);
    const left = () => expiresAt - this.#surroundings.now();
    if (!isRejected && left() > margin) return grant.accessToken;
    try {
      const key = `${owner.userId} ${owner.serverId}`;
      const refresh =
        this.#underWay.get(key) ??
        this.#refresh(owner, grant).finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, refresh);
      const next = await refresh;
      if (next !== null && next.accessToken === rejected) throw refusedGrant(owner, '');
      return next?.accessToken ?? null;
    } catch (error) {
      if (error instanceof Refusal && !isRejected && left() > 0) return grant.accessToken;
      throw error;
    }
  }

  /** Reads a grant; null if the user has none for this address. */
  async #read(owner: Owner): Promise<Grant | null> {
    const row = await this.#database
      .selectFrom('oauthGrants')
      .select(['sealed', 'isRefused', 'expiresAt', 'updatedAt'])
      .where('userId', '=', owner.userId)
      .where('serverId', '=', owner.serverId)
      .where('address', '=', owner.address)
      .executeTakeFirst();
    if (row === undefined) return null;
    try {
      const { accessToken, renewal } = this.#sealer.open<Tokens>(sealOwner(owner), row.sealed);
      this.#learn([accessToken, renewal?.refreshToken, renewal?.client.secret]);
      return { ...row, accessToken, renewal };
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      throw refusedGrant(owner, null);
    }
  }

  async #refresh(owner: Owner, { sealed, renewal, isRefused }: Grant): Promise<Grant | null> {
    if (renewal === null || isRefused === 1) throw refusedGrant(owner, '');
    const { endpoint, client, refreshToken } = renewal;
    const answer = refreshTokens(endpoint, client, refreshToken, this.#network);
    const refreshed = await answer.catch((error) => this.#rethrow(error, 'SERVER_UNREACHABLE'));
    if ('isFinal' in refreshed) {
      if (refreshed.isFinal) await this.#update(owner, sealed, { isRefused: 1 });
      throw refusedGrant(owner, this.#surroundings.redactor.text(refreshed.detail, NAME_LIMIT));
    }
    const { accessToken, refreshToken: rotated, expiresInSeconds } = refreshed;
    const next = { ...renewal, refreshToken: rotated ?? refreshToken };
    const now = this.#surroundings.now();
    await this.#update(owner, sealed, {
      sealed: this.#sealer.seal(sealOwner(owner), { accessToken, renewal: next }),
      expiresAt: endOf(now, expiresInSeconds),
      updatedAt: now,
    });
    // The redactor learns the tokens there, before anyone uses them.
    return this.#read(owner);
  }

  /** Changes a grant unless another one was imported meanwhile. Tries again if the write fails. */
  async #update(
    { userId, serverId }: Owner,
    before: string,
    values: Partial<Omit<Grant, keyof Tokens>>,
  ): Promise<void> {
    const statement = this.#database
      .updateTable('oauthGrants')
      .set(values)
      .where('userId', '=', userId)
      .where('serverId', '=', serverId)
      .where('sealed', '=', before);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await statement.execute();
        return;
      } catch (error) {
        if (attempt === WRITE_ATTEMPTS) throw error;
        await sleep(FIRST_RETRY_MS * 2 ** (attempt - 1));
      }
    }
  }

  /** The redactor knows secrets before anything is sent. */
  #learn(secrets: (string | null | undefined)[]): void {
    const known = secrets.filter((secret) => typeof secret === 'string');
    this.#surroundings.redactor.add('OAuth tokens', known);
  }

  /** Throws a refusal for an address that cannot be used. */
  #rethrow(error: unknown, otherwise: ErrorCode): never {
    if (!(error instanceof AddressError)) throw error;
    const { problem } = error;
    const shown = (text: string) => this.#surroundings.redactor.text(text, NAME_LIMIT);
    const [address, detail] = [shown(addressOf(error.url)), shown(error.detail)];
    const reason = 'oauth-address';
    throw refusalOf(CODES[problem] ?? otherwise, { reason, problem, address, detail });
  }
}

/** What sealed tokens are bound to. */
const sealOwner = ({ userId, serverId, address }: Owner) => [userId, serverId, address];

/** A longer life is one of years too. */
const LONGEST_LIFE_S = 1e9;
const endOf = (now: number, seconds: number | null) =>
  seconds === null ? null : Math.round(now + Math.min(seconds, LONGEST_LIFE_S) * 1_000);

/** An address without query. What is no address has no tokens. */
const addressOf = (url: URL | null) => (url === null ? '' : `${url.origin}${url.pathname}`);

/** There is no token that the server accepts. `detail` says why; null: it cannot be decrypted. */
function refusedGrant({ name: server }: Owner, detail: string | null): Refusal {
  const details = { reason: 'GRANT_REFUSED' };
  return refusalOf('OAUTH_REQUIRED', { reason: 'refused-grant', server, detail }, details);
}

/** Refuses tokens that are for another server, or that the server would not get. */
function checkTarget(
  server: ServerEntry,
  serverUrl: string,
  resourceUrl: string | null,
): asserts server is RemoteServer {
  const refuse = (reason: RefusalReason) => refusalOf('VALIDATION_ERROR', reason);
  const { name } = server;
  if (!('url' in server)) throw refuse({ reason: 'local-tokens', name });
  const own = URL.parse(server.url);
  const written = URL.parse(serverUrl);
  const isOwn = own && written && isWithin(own, written) && isWithin(written, own);
  if (!isOwn) throw refuse({ reason: 'token-target', key: 'serverUrl' });
  const resource = URL.parse(resourceUrl ?? server.url);
  if (resource === null || !isWithin(own, resource)) {
    throw refuse({ reason: 'token-target', key: 'oauthResourceUrl' });
  }
  const headers = Object.keys(server.headers).map((header) => header.toLowerCase());
  if (headers.includes('authorization')) throw refuse({ reason: 'own-credentials', name });
}
