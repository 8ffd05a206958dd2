import type { AuthProvider } from '@modelcontextprotocol/client';
import type { TokenProvider } from '../connector.ts';
import type { McpServer } from '../server-connection.ts';

/**
 * What the SDK's transports ask for tokens: the provider is asked once before the first request, and
 * again where a token was refused.
 *
 * @param signal aborts once the connection is over
 */
export function createTokenSource(
  { name, connection }: McpServer,
  provider: TokenProvider,
  signal: AbortSignal,
): AuthProvider {
  const url = connection.transport === 'stdio' ? '' : connection.url;
  let token: Promise<string | null> | undefined;
  const ask = (refused: string | null) => {
    token = provider({ serverName: name, url, refused }, signal);
    return token;
  };
  return {
    token: async () => (await (token ?? ask(null))) ?? undefined,
    async onUnauthorized() {
      await ask((await token) ?? null);
    },
  };
}
