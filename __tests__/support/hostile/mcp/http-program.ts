import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Era, type HostileServer, isMoment, type Scene, type Wire } from './hostile-server.ts';
import { usualAnswer } from './usual-answers.ts';

type Request = NonNullable<Scene['request']>;

/** Plays a server on a free port of this machine, and prints its address. */
export function playOverHttp(server: HostileServer | null, wire: Wire, era: Era): void {
  let times = 0;
  /** Of the older transport, that the answers go to, by the address of the questions. */
  const streams = new Map<string, ServerResponse>();

  /** Plays the moment, where it has come. */
  const play = (moment: string, scene: Scene): boolean => {
    if (server === null || !isMoment(server.moment, moment)) return false;
    times += 1;
    Promise.resolve(server.play({ ...scene, times })).catch(noteGone);
    return true;
  };

  const get = (response: ServerResponse) => {
    if (play('GET', sceneOf(null, { response, wire: 'events', era }))) return;
    if (wire !== 'sse') {
      response.writeHead(405).end();
      return;
    }
    const address = `/messages/${streams.size}`;
    streams.set(address, response);
    begin(response, 'events');
    response.write(`event: endpoint\ndata: ${address}\n\n`);
  };

  const post = async (request: IncomingMessage, response: ServerResponse) => {
    const message = await readMessage(request);
    if (wire === 'sse') response.writeHead(202).end();
    const answer = streams.get(request.url ?? '') ?? response;
    const scene = sceneOf(message, { response: answer, wire, era });
    if (message !== null && play(message.method, scene)) return;
    if (message?.id !== undefined) await scene.answerAsUsual();
    else if (wire !== 'sse') response.writeHead(202).end();
  };

  const http = createServer((request, response) => {
    if (request.method === 'GET') get(response);
    else if (request.method === 'POST') post(request, response).catch(noteGone);
    else if (!play('DELETE', sceneOf(null, { response, wire, era }))) response.end();
  });
  http.listen(0, '127.0.0.1', () => {
    const { port } = http.address() as AddressInfo; // Always so for a TCP listener.
    console.log(`http://127.0.0.1:${port}/${wire === 'sse' ? 'sse' : 'mcp'}`);
  });
}

/** Such a server is there for the next client all the same. */
function noteGone(error: unknown): void {
  console.error('the client has gone:', error);
}

/** A message of the client; null where it answers one of the server's own. */
async function readMessage(request: IncomingMessage): Promise<Request | null> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { id, method, params = {} } = JSON.parse(text);
  return method === undefined ? null : { id, method, params };
}

function begin(response: ServerResponse, wire: Wire): void {
  if (response.headersSent) return;
  const type = wire === 'json' ? 'application/json' : 'text/event-stream';
  response.writeHead(200, { 'content-type': type });
}

function sceneOf(
  request: Request | null,
  { response, wire, era }: { response: ServerResponse; wire: Wire; era: Era },
): Scene {
  const [head, tail] = wire === 'json' ? ['', ''] : ['event: message\ndata: ', '\n\n'];
  const write = async (piece: string | Uint8Array) => {
    begin(response, wire);
    if (!response.write(piece)) await once(response, 'drain');
  };
  const send = async (pieces: Iterable<string | Uint8Array>) => {
    await write(head);
    for (const piece of pieces) await write(piece);
    await write(tail);
  };
  return {
    ...{ request, era, write, times: 0 },
    async send(pieces) {
      await send(pieces);
      if (wire !== 'sse') response.end();
    },
    sendAll: (messages) =>
      write(messages.map((one) => `${head}${JSON.stringify(one)}${tail}`).join('')),
    async answerAsUsual() {
      if (request?.id === undefined) return;
      await send([JSON.stringify(usualAnswer(request, era))]);
      if (wire !== 'sse') response.end();
    },
    exchange: () => response,
  };
}
