/** A real HTTP server that answers by a script, and a client of it whose time is not real. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Client, type ClientOptions, HOSTED_RATE } from '../../src/api/client/client.ts';
import type { Clock } from '../../src/api/client/rate-bucket.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { serveHttp } from './http-server.ts';

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

/** Answers the first request by the first answer, and so on; the last one serves all further ones. */
export async function startScripted(...script: Answer[]) {
  const seen: Seen[] = [];
  const { origin, close } = await serveHttp((request, response, body) => {
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body };
    const answer = script[Math.min(seen.length, script.length - 1)] ?? [500];
    seen.push(one);
    if (typeof answer === 'function') return answer(response, one);
    const [status, content = {}, extra = {}] = answer;
    const sent = typeof content === 'string' ? content : JSON.stringify(content);
    return response.writeHead(status, extra).end(sent);
  });
  const clock = new FakeClock();
  const redactor = new Redactor();
  const connect = (options: Partial<ClientOptions> = {}, address = origin) =>
    new Client(address, KEY, { clock, redactor, random: () => 1, rate: HOSTED_RATE, ...options });
  return { origin, seen, clock, redactor, connect, client: connect(), close };
}
