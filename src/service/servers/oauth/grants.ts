import type { ErrorCode, Reply } from '../../../api/operation.ts';
import type { RemoteServer, ServerEntry } from '../../../api/servers-file.ts';
import { NAME_LIMIT } from '../../../lib/limits.ts';
import { sleep } from '../../../lib/sleep.ts';
import type { AddressProblem, RefusalReason } from '../../../words/refusals.ts';
import { Refusal, refusalOf } from '../../refusals.ts';
import type { ApiRequest, Core } from '../../request.ts';
import { findTarget, type GrantSource } from '../access.ts';
import { AddressError, NETWORK, type Network } from './outbound.ts';
import type { Sealer } from './seal.ts';
import { findTokenEndpoint, isWithin, type Renewal, refreshTokens } from './token-endpoint.ts';

/** A token is refreshed so long before it ends, or in the last part of a short life. */
const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.2;
/** A rotated token that is not stored is lost. */
const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 1_600;

/** Codes of addresses that may work later. */
const CODES: Partial<Record<AddressProblem, ErrorCode>> = {
  timeout: 'TIMEOUT',
  unreachable: 'SERVER_UNREACHABLE',
  status: 'SERVER_UNREACHABLE',
  size: 'SERVER_UNREACHABLE',
};

interface Owner {
  serverId: string;
  name: string;
  /** Of the server, without query. */
  address: string;
}

interface Grant {
  accessToken: string;
  /** Null: the tokens are used until they end. */
  renewal: Renewal | null;
  expiresAt: number | null;
  /** When it was imported or refreshed. */
  updatedAt: number;
}

/** Keeps the OAuth tokens that are imported for servers, and refreshes them. */
export function grantsOf(core: Core, sealer: Sealer, network: Network = NETWORK) {
  const { database, surroundings } = core;
  const { redactor, now } = surroundings;
  /** Refreshes under way, by server: all who wait for a token share one. */
  const underWay = new Map<string, Promise<Grant | null>>();

  /** The redactor knows secrets before anything is sent. */
  const learn = (secrets: (string | null | undefined)[]) =>
    redactor.add(
      'OAuth tokens',
      secrets.filter((secret) => typeof secret === 'string'),
    );

  /** Throws a refusal for an address that cannot be used. */
  const rethrow = (error: unknown, otherwise: ErrorCode): never => {
    if (!(error instanceof AddressError)) throw error;
    const { problem, url, detail } = error.data;
    const shown = (text: string) => redactor.text(text, NAME_LIMIT);
    const data = { problem, address: shown(addressOf(url)), detail: shown(detail) };
    throw refusalOf(CODES[problem] ?? otherwise, { reason: 'oauth-address', ...data });
  };

  /** Reads a grant; null if there is none for this address. */
  const read = async (owner: Owner): Promise<{ sealed: string; grant: Grant } | null> => {
    const row = await database
      .selectFrom('oauthGrants')
      .select('sealed')
      .where('serverId', '=', owner.serverId)
      .where('address', '=', owner.address)
      .executeTakeFirst();
    if (row === undefined) return null;
    const grant = sealer.open<Grant>(sealOwner(owner), row.sealed);
    if (grant === null) throw refusedGrant(owner, null);
    const { accessToken, renewal } = grant;
    learn([accessToken, renewal?.refreshToken, renewal?.client.secret]);
    return { sealed: row.sealed, grant };
  };

  /** Changes a grant unless another one was imported meanwhile. Tries again if the write fails. */
  const update = async (owner: Owner, before: string, grant: Grant): Promise<void> => {
    const statement = database
      .updateTable('oauthGrants')
      .set({ sealed: sealer.seal(sealOwner(owner), grant) })
      .where('serverId', '=', owner.serverId)
      .where('sealed', '=', before);
    for (let waitMs = FIRST_RETRY_MS; ; waitMs *= 2) {
      try {
        await statement.execute();
        return;
      } catch (error) {
        if (waitMs > LAST_RETRY_MS) throw error;
        await sleep(waitMs);
      }
    }
  };

  const refresh = async (owner: Owner, sealed: string, grant: Grant): Promise<Grant | null> => {
    const { renewal } = grant;
    if (renewal === null) throw refusedGrant(owner, '');
    const answer = refreshTokens(renewal, network);
    const refreshed = await answer.catch((error) => rethrow(error, 'SERVER_UNREACHABLE'));
    if ('isFinal' in refreshed) {
      if (refreshed.isFinal) await update(owner, sealed, { ...grant, renewal: null });
      throw refusedGrant(owner, redactor.text(refreshed.detail, NAME_LIMIT));
    }
    const { access_token: accessToken, refresh_token: rotated, expires_in: seconds } = refreshed;
    const next = { ...renewal, refreshToken: rotated ?? renewal.refreshToken };
    await update(owner, sealed, { accessToken, renewal: next, ...lifeOf(now(), seconds) });
    // The redactor learns the tokens there, before anyone uses them.
    return (await read(owner))?.grant ?? null;
  };

  const token = async (owner: Owner, rejected: string | null): Promise<string | null> => {
    const stored = await read(owner);
    if (stored === null) return null;
    const { sealed, grant } = stored;
    const isRejected = grant.accessToken === rejected;
    const expiresAt = grant.expiresAt ?? Number.POSITIVE_INFINITY;
    const margin = Math.min(MARGIN_MS, (expiresAt - grant.updatedAt) * MARGIN_SHARE);
    const left = () => expiresAt - now();
    if (!isRejected && left() > margin) return grant.accessToken;
    try {
      const { serverId } = owner;
      const shared =
        underWay.get(serverId) ??
        refresh(owner, sealed, grant).finally(() => underWay.delete(serverId));
      underWay.set(serverId, shared);
      const next = await shared;
      if (next !== null && next.accessToken === rejected) throw refusedGrant(owner, '');
      return next?.accessToken ?? null;
    } catch (error) {
      if (error instanceof Refusal && !isRejected && left() > 0) return grant.accessToken;
      throw error;
    }
  };

  const credentialsOf: GrantSource['credentialsOf'] = (serverId, entry) => {
    if (!('url' in entry)) return null;
    const owner = ownerOf(serverId, entry);
    return { token: () => token(owner, null), renew: (rejected) => token(owner, rejected) };
  };

  return {
    credentialsOf,
    /** Answers the operation: checks whom the tokens are for, finds where to refresh them, stores them. */
    importTokens: async (request: ApiRequest<'importTokens'>): Promise<Reply<'importTokens'>> => {
      const { id, entry } = await findTarget(core, { credentialsOf }, request);
      const { tokens, clientInformation, ...addresses } = request.body;
      const { access_token: accessToken, refresh_token: refreshToken, expires_in: life } = tokens;
      const secret = clientInformation?.clientSecret ?? null;
      learn([accessToken, refreshToken, tokens.id_token, secret]);
      const { serverUrl, oauthResourceUrl = null, authorizationServerUrl = null } = addresses;
      checkTarget(entry, serverUrl, oauthResourceUrl);
      let renewal: Renewal | null = null;
      if (clientInformation && refreshToken) {
        const search = findTokenEndpoint(entry, authorizationServerUrl, network, request.signal);
        const found = await search.catch((error) => rethrow(error, 'VALIDATION_ERROR'));
        const endpoint = { ...found, resource: oauthResourceUrl ?? found.resource };
        renewal = { endpoint, client: { id: clientInformation.clientId, secret }, refreshToken };
      }
      const owner = ownerOf(id, entry);
      const { serverId, address } = owner;
      const grant = { accessToken, renewal, ...lifeOf(now(), life ?? null) };
      const scopes = redactor.text(tokens.scope ?? '', NAME_LIMIT).match(/\S+/g) ?? [];
      await database
        .replaceInto('oauthGrants')
        .values({
          serverId,
          address,
          sealed: sealer.seal(sealOwner(owner), grant),
          hasClientSecret: secret === null ? 0 : 1,
          scopes: JSON.stringify(scopes),
        })
        .execute();
      return { imported: true, expiresAt: grant.expiresAt };
    },
    /** Waits for the refreshes under way: what they got would be lost. */
    close: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.allSettled(underWay.values());
    },
  };
}

/** What sealed tokens are bound to. */
const sealOwner = ({ serverId, address }: Owner) => JSON.stringify([serverId, address]);

/** A longer life is one of years too. */
const LONGEST_LIFE_S = 1e9;
function lifeOf(now: number, seconds: number | null): Pick<Grant, 'expiresAt' | 'updatedAt'> {
  const life = seconds === null ? null : Math.min(seconds, LONGEST_LIFE_S) * 1_000;
  return { expiresAt: life === null ? null : Math.round(now + life), updatedAt: now };
}

/** What is no address has no tokens. */
function ownerOf(serverId: string, { name, url }: RemoteServer): Owner {
  const address = URL.parse(url);
  return { serverId, name, address: address === null ? '' : addressOf(address) };
}

const addressOf = ({ origin, pathname }: URL) => `${origin}${pathname}`;

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
  const { url } = server;
  const isOwn = isWithin(url, serverUrl) && isWithin(serverUrl, url);
  if (!isOwn) throw refuse({ reason: 'token-target', key: 'serverUrl' });
  const isCovered = isWithin(url, resourceUrl ?? url);
  if (!isCovered) throw refuse({ reason: 'token-target', key: 'oauthResourceUrl' });
  const headers = Object.keys(server.headers).map((header) => header.toLowerCase());
  if (headers.includes('authorization')) throw refuse({ reason: 'own-credentials', name });
}
