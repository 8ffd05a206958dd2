import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Era, type HostileServer, isMoment, type Scene } from './hostile-server.ts';
import { usualAnswer } from './usual-answers.ts';

/** Waits where there is no room for more: these streams block what writes to them. */
async function write(piece: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
}

let last = Promise.resolve();

/** Writes what belongs together once what was begun before it is out. */
function writeWhole(pieces: Iterable<string | Uint8Array>): Promise<void> {
  const before = last;
  last = (async () => {
    await before;
    for (const piece of pieces) await write(piece);
    await write('\n');
  })();
  return last;
}

/** Plays a server over the standard streams; one that is well where there is none. */
export function playOverStdio(server: HostileServer | null, era: Era): void {
  let times = 0;
  const play = (request: Scene['request']) => {
    times += 1;
    return server?.play({ ...sceneOf(request, era), times });
  };
  if (server?.moment === 'start') void play(null);
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params = {} } = JSON.parse(line);
    // What has none is an answer to a request of the server's own.
    if (method === undefined) return;
    const request = { id, method, params };
    if (server !== null && isMoment(server.moment, method)) void play(request);
    else void sceneOf(request, era).answerAsUsual();
  });
}

function sceneOf(request: Scene['request'], era: Era): Scene {
  return {
    ...{ request, era, write, times: 0 },
    send: writeWhole,
    sendAll: (messages) => writeWhole([messages.map((one) => JSON.stringify(one)).join('\n')]),
    async answerAsUsual() {
      if (request?.id !== undefined) await writeWhole([JSON.stringify(usualAnswer(request, era))]);
    },
    exchange() {
      throw new Error('There is no HTTP here.');
    },
  };
}
