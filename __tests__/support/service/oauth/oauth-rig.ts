import { AuthorizationServer, CLIENT, type GivenTokens } from './authorization-server.ts';
import { ProtectedServer, type Upstream } from './protected-server.ts';

/** A server behind a real authorization server. */
export interface OAuthRig {
  authorization: AuthorizationServer;
  server: ProtectedServer;
  /** Seconds that renewed tokens live. */
  ttlSeconds: number;
  /** What somebody who logs in gets for the server. */
  give(seconds: number): Promise<GivenTokens>;
  /** What is posted to import tokens. */
  importOf(tokens: Partial<GivenTokens>): Record<string, unknown>;
  /** Everything secret that was given out or sent so far. */
  secrets(): string[];
  close(): Promise<void>;
}

/** @param upstream our example server by default */
export async function openOAuthRig(upstream?: Upstream): Promise<OAuthRig> {
  const given = new Set<string>([CLIENT.clientSecret]);
  const authorization = await AuthorizationServer.start(() => rig.ttlSeconds);
  const isGood = (token: string) => authorization.isGood(token);
  const server = await ProtectedServer.start(authorization.issuer, isGood, upstream);
  const rig: OAuthRig = {
    authorization,
    server,
    ttlSeconds: 3_600,
    give: (seconds) => authorization.give(server.url, seconds),
    importOf(tokens) {
      for (const token of [tokens.access_token, tokens.refresh_token]) if (token) given.add(token);
      return { serverUrl: server.url, clientInformation: CLIENT, tokens };
    },
    secrets: () => [
      ...given,
      ...server.shown,
      ...authorization.refreshes.flatMap(({ refresh_token: token }) =>
        typeof token === 'string' ? [token] : [],
      ),
    ],
    async close() {
      await server.stop();
      authorization.stop();
    },
  };
  return rig;
}
