import type { Redactor } from '../../../redaction/redactor.ts';
import type { McpConnector } from '../connector.ts';
import type { Sandbox } from '../sandbox/launch.ts';
import type { McpServer } from '../server-connection.ts';
import { errorText, McpServerError } from '../server-error.ts';
import { untilServersEnded } from '../stdio/server-process.ts';
import { createTransport, type OpenableTransport } from '../transport.ts';
import { ServerSession } from './server-session.ts';
import { ServerTrouble } from './server-trouble.ts';

/** What the connections of one connector have in common. */
interface Surroundings {
  /** What stdio servers are started in. */
  sandbox: Sandbox;
  /** Whatever a connection tells of a server goes through it. */
  redactor: Redactor;
}

function transportOf(
  { name, connection }: McpServer,
  { sandbox, redactor }: Surroundings,
): OpenableTransport {
  try {
    return createTransport(connection, { redactor, sandbox });
  } catch (error) {
    const message = `MCP server "${name}" has a wrong address: ${errorText(error)}`;
    throw new McpServerError('unreachable', name, redactor.text(message));
  }
}

/** A connector whose connections live in this process. */
export function createDirectConnector(surroundings: Surroundings): McpConnector {
  const open = new Set<ServerSession>();
  const over = new AbortController();
  return {
    async connect(server, { limits }, signal) {
      over.signal.throwIfAborted();
      const link = transportOf(server, surroundings);
      const trouble = new ServerTrouble(server, link, surroundings.redactor);
      const onEnd = () => open.delete(session);
      const session = new ServerSession({ server, link, trouble, limits, onEnd });
      open.add(session);
      try {
        await session.open(AbortSignal.any([signal, over.signal]));
      } catch (error) {
        void session.close();
        throw error;
      }
      return session;
    },
    async close() {
      over.abort(new Error('The connector is closed.'));
      await Promise.all([...open].map((session) => session.close()));
      await untilServersEnded();
    },
  };
}
