import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { TokenMemory } from './token-memory.ts';

const ACCOUNT = 'ada';
const SCOPE = 'openid offline_access';
const RESOURCE_SCOPE = 'read';
/** The client that got the tokens, as it was registered. */
export const CLIENT = { clientId: 'client-7', clientSecret: 'c1ient-s3cret-of-nobody' };

/** Signs what else it gives. */
const SIGNING_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  format: 'jwk',
});

/** What an authorization server gives for a grant. */
export interface GivenTokens {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  expires_in: number;
}

/** In place of the answers of its token endpoint: none at all, or one of trouble. */
export type Mood = 'well' | 'silent' | 'overloaded';

/**
 * A real authorization server, which rotates refresh tokens: one that is used twice ends the whole
 * grant.
 */
export class AuthorizationServer {
  readonly issuer: string;
  readonly #server: Server;
  readonly #provider: Provider;
  /** What its token endpoint was asked; nothing is known of what it did not listen to. */
  readonly refreshes: { refresh_token?: unknown; resource?: unknown }[] = [];
  mood: Mood = 'well';

  private constructor(server: Server, ttlSeconds: () => number) {
    this.#server = server;
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          grant_types: ['authorization_code', 'refresh_token'],
          redirect_uris: ['https://client.example.test/back'],
        },
      ],
      findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
      adapter: () => new TokenMemory(),
      jwks: { keys: [SIGNING_KEY as never] },
      cookies: { keys: ['of no use here'] },
      rotateRefreshToken: true,
      ttl: { AccessToken: ttlSeconds, Grant: 3_600, RefreshToken: 3_600, IdToken: 3_600 },
      features: {
        devInteractions: { enabled: false },
        resourceIndicators: {
          enabled: true,
          useGrantedResource: () => true,
          getResourceServerInfo: (_, resource) => ({
            ...{ scope: 'read', audience: resource, accessTokenFormat: 'opaque' },
            accessTokenTTL: ttlSeconds(),
          }),
        },
      },
    });
    this.#provider.use(async (context, next) => {
      if (context.path !== '/token') return next();
      const asked = {};
      this.refreshes.push(asked);
      if (this.mood === 'overloaded') {
        context.status = 503;
      } else if (this.mood === 'silent') {
        context.respond = false;
      } else {
        await next();
        Object.assign(asked, context['oidc']?.params);
      }
    });
  }

  /** @param ttlSeconds how long its access tokens live */
  static async start(ttlSeconds: () => number): Promise<AuthorizationServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const started = new AuthorizationServer(server, ttlSeconds);
    server.on('request', started.#provider.callback());
    return started;
  }

  /** What somebody who has logged in gets for a resource. */
  async give(resource: string, expiresInSeconds: number): Promise<GivenTokens> {
    const { Grant, AccessToken, RefreshToken, Client } = this.#provider;
    const client = await Client.find(CLIENT.clientId);
    if (client === undefined) throw new Error('There is no such client.');
    const grant = new Grant({ accountId: ACCOUNT, clientId: CLIENT.clientId });
    grant.addOIDCScope(SCOPE);
    grant.addResourceScope(resource, RESOURCE_SCOPE);
    const grantId = await grant.save();
    const about = { accountId: ACCOUNT, client, grantId, gty: 'authorization_code' };
    const access = new AccessToken({
      ...{ ...about, scope: RESOURCE_SCOPE, expiresWithSession: false, claims: {} },
      ...{ aud: resource, expiresIn: expiresInSeconds },
    } as never);
    const refresh = new RefreshToken({
      ...{ ...about, scope: `${SCOPE} ${RESOURCE_SCOPE}`, resource },
      ...{ authTime: 1, claims: {}, rotations: 0, expiresWithSession: false },
    } as never);
    return {
      access_token: await access.save(),
      refresh_token: await refresh.save(),
      ...{ token_type: 'Bearer', expires_in: expiresInSeconds },
    };
  }

  /** Whether it has given that token, and it is good yet. */
  async isGood(accessToken: string): Promise<boolean> {
    const found = await this.#provider.AccessToken.find(accessToken);
    return found !== undefined && !found.isExpired;
  }

  /** Takes an access token back. */
  async revoke(accessToken: string): Promise<void> {
    await (await this.#provider.AccessToken.find(accessToken))?.destroy();
  }

  /** Takes all of a grant back. */
  async revokeGrant(accessToken: string): Promise<void> {
    const found = await this.#provider.AccessToken.find(accessToken);
    const grant = await this.#provider.Grant.find(found?.grantId ?? '');
    await grant?.destroy();
    await found?.destroy();
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
