import { connectLimitMs } from '../connect-limit.ts';
import type { McpConnector } from '../connector.ts';
import type { ProcessSurroundings } from '../sandbox/launch.ts';
import { untilServersEnded } from '../stdio/server-process.ts';
import { openSession } from './negotiation.ts';
import type { ServerSession } from './server-session.ts';

/** A connector whose connections live in this process. */
export function createDirectConnector(surroundings: ProcessSurroundings): McpConnector {
  const open = new Set<ServerSession>();
  const over = new AbortController();
  return {
    async connect(server, { limits, known, token }, signal) {
      over.signal.throwIfAborted();
      const onBegin = (session: ServerSession) => open.add(session);
      const onEnd = (session: ServerSession) => open.delete(session);
      return openSession(
        { server, limits, surroundings, token, onBegin, onEnd },
        { known, limitMs: connectLimitMs(server, limits) },
        AbortSignal.any([signal, over.signal]),
      );
    },
    async close() {
      over.abort(new Error('The connector is closed.'));
      await Promise.all([...open].map((session) => session.close()));
      await untilServersEnded();
    },
  };
}
