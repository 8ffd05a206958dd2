import type { Era, HostileServer, Wire } from './hostile-server.ts';
import { ENDINGS } from './rows/endings.ts';
import { FLOODS } from './rows/floods.ts';
import { HTTP } from './rows/http.ts';
import { LARGE } from './rows/large.ts';
import { LISTS } from './rows/lists.ts';
import { MESSAGES } from './rows/messages.ts';
import { OLDER_TRANSPORT } from './rows/older-transport.ts';
import { OF_READINGS } from './rows/readings.ts';
import { STATELESS_SERVERS } from './rows/stateless.ts';

/** Everything that a server may do to whoever connects to it. */
export const hostileServers: readonly HostileServer[] = [
  ...LARGE,
  ...FLOODS,
  ...ENDINGS,
  ...MESSAGES,
  ...LISTS,
  ...HTTP,
  ...OLDER_TRANSPORT,
  ...OF_READINGS,
  ...STATELESS_SERVERS,
];

/** A hostile server, and how it is reached and spoken to. */
export interface Meeting {
  server: HostileServer;
  wire: Wire;
  era: Era;
}

/** Each server over each transport and in each era that it knows of. */
export const meetings: readonly Meeting[] = hostileServers.flatMap((server) =>
  (server.wires ?? ['stdio']).flatMap((wire) =>
    (server.eras ?? ['session'])
      // The older transport knows sessions only.
      .filter((era) => wire !== 'sse' || era === 'session')
      .map((era) => ({ server, wire, era })),
  ),
);
