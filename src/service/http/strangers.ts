import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { EventLog } from '../../ports/logger.ts';

/**
 * Connections that have not shown the key: beyond these, the oldest makes room for the newest. As
 * many as Node lets wait to be accepted, so that the client's is not pushed out before it is read.
 */
const MAX_CONNECTIONS = 512;

/**
 * Whoever finds the port of a service that is there for one client only, such as a server under
 * test: it gets a refusal and no more, and takes nothing from that client.
 */
export interface Strangers {
  watch(server: Pick<Server, 'on'>): void;
  /** The connection belongs to the client. */
  trust(socket: Socket): void;
  countRefusal(): void;
}

export function createStrangers(log: EventLog): Strangers {
  const sockets = new Set<Socket>();
  let refusals = 0;
  let toldAt = 1;

  return {
    watch(server) {
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        const [oldest] = sockets;
        if (sockets.size > MAX_CONNECTIONS) oldest?.destroy();
      });
    },
    trust: (socket) => sockets.delete(socket),
    countRefusal() {
      refusals += 1;
      if (refusals < toldAt) return;
      // A line for each would let them fill the log.
      toldAt *= 10;
      log.error(`refused ${refusals} request(s) without the key; they came from this machine`);
    },
  };
}
