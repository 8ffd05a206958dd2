/** A real HTTP server that answers by a script, and a client of it whose time is not real. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client, type ClientOptions, HOSTED_RATE } from '../../src/api/client/client.ts';
import type { Clock } from '../../src/api/client/rate-bucket.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';

export const KEY = 'sk_Zm9vYmFyYmF6cXV4MTIzNA';

/** Sleepers wake in the order of their times, one in each round of the event loop. */
export class FakeClock implements Clock {
  time = 0;
  readonly slept: number[] = [];
  #sleepers: { at: number; wake: () => void }[] = [];

  epoch = () => Date.UTC(2026, 0, 1) + this.time;
  now = () => this.time;
  sleep = (ms: number, signal?: AbortSignal) => {
    this.slept.push(ms);
    return new Promise<void>((wake) => {
      this.#sleepers.push({ at: this.time + ms, wake });
      signal?.addEventListener('abort', () => wake());
      setImmediate(() => this.#wakeNext());
    });
  };

  #wakeNext() {
    this.#sleepers.sort((a, b) => a.at - b.at);
    const next = this.#sleepers.shift();
    this.time = Math.max(this.time, next?.at ?? 0);
    next?.wake();
  }
}

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
/** Status, body and headers; or what to do with the response. Text is sent as it is. */
export type Answer =
  | [status: number, body?: unknown, headers?: Record<string, string>]
  | ((response: ServerResponse, request: Seen) => void);

const started: { stop: () => Promise<unknown> }[] = [];

/** Stops all servers that were started. */
export async function stopAll(): Promise<void> {
  for (const { stop } of started.splice(0)) await stop();
}

/** Answers the first request by the first answer, and so on; the last one serves all further ones. */
export async function startScripted(...script: Answer[]) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: await text(request) };
    const answer = script[Math.min(seen.length, script.length - 1)] ?? [500];
    seen.push(one);
    if (typeof answer === 'function') return answer(response, one);
    const [status, body = {}, extra = {}] = answer;
    response.writeHead(status, extra).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const clock = new FakeClock();
  const redactor = new Redactor();
  const connect = (options: Partial<ClientOptions> = {}, address = origin) =>
    new Client(address, KEY, { clock, redactor, random: () => 1, rate: HOSTED_RATE, ...options });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  started.push({ stop });
  return { origin, port, seen, clock, redactor, connect, client: connect(), stop };
}
