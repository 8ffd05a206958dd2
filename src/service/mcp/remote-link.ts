import { SdkError, SdkErrorCode, SdkHttpError } from '@modelcontextprotocol/client';
import type { RemoteServer } from '../../api/servers-file.ts';
import { settle } from '../../lib/sleep.ts';
import type { Surroundings } from '../surroundings.ts';
import { HttpTransport } from './http-transport.ts';
import { CONNECT_LIMIT_MS, type ConnectOptions, type Link } from './link.ts';
import { RemoteAddress } from './remote-address.ts';
import { SseTransport } from './sse-transport.ts';

const END_LIMIT_MS = 2_000;

/** Makes the way to a server behind a URL. Throws a FailureError if the URL cannot be used. */
export function openRemoteLink(
  server: RemoteServer,
  { redactor }: Surroundings,
  { credentials, known }: Pick<ConnectOptions, 'credentials' | 'known'>,
): Link {
  const address = new RemoteAddress(server, redactor, credentials);
  const Transport = server.transport === 'sse' ? SseTransport : HttpTransport;
  const transport = new Transport(new URL(server.url), address);
  return {
    transport,
    connectLimitMs: CONNECT_LIMIT_MS,
    failureOf: (error, phase) => {
      const isClosed = error instanceof SdkError && error.code === SdkErrorCode.ConnectionClosed;
      const cause = isClosed && transport instanceof SseTransport ? transport.lost : error;
      const failure = address.failureOf(cause, phase);
      const isHttp = transport instanceof HttpTransport;
      const isInSession = transport.sessionId !== undefined;
      const isFirst = isHttp && !isInSession && known.era === null;
      if (isFirst && (failure.status === 404 || failure.status === 405)) {
        failure.hint = { kind: 'sse', value: '' };
      } else if (isInSession && failure.status === 400) {
        failure.hint = { kind: 'session', value: '' };
      } else if (phase === 'connect' && known.era !== null && (failure.status ?? 500) === 500) {
        // It was connected to earlier in the run.
        failure.hint = { kind: 'one-client', value: '' };
      }
      return failure;
    },
    hasEnded: () => false,
    hasSessionEnded: (error) =>
      error instanceof SdkHttpError && error.status === 404 && transport.sessionId !== undefined,
    close: async () => {
      if (transport instanceof HttpTransport) {
        // Servers may refuse to end a session.
        await settle([transport.terminateSession()], END_LIMIT_MS);
      }
      await transport.close();
    },
  };
}
