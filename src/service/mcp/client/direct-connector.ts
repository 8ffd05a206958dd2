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
  /** Connects that are under way, each with what calls it off. */
  const connecting = new Map<Promise<ServerSession>, AbortSignal>();
  return {
    async connect(server, { limits, known, token }, signal) {
      over.signal.throwIfAborted();
      const onBegin = (session: ServerSession) => open.add(session);
      const onEnd = (session: ServerSession) => open.delete(session);
      const opening = openSession(
        { server, limits, surroundings, token, onBegin, onEnd },
        { known, limitMs: connectLimitMs(server, limits) },
        AbortSignal.any([signal, over.signal]),
      );
      connecting.set(opening, signal);
      try {
        return await opening;
      } finally {
        connecting.delete(opening);
      }
    },
    async untilEnded() {
      const calledOff = [...connecting].filter(([, signal]) => signal.aborted);
      await Promise.allSettled(calledOff.map(([opening]) => opening));
      await untilServersEnded();
    },
    async close() {
      over.abort(new Error('The connector is closed.'));
      await Promise.all([...open].map((session) => session.close()));
      await untilServersEnded();
    },
  };
}
