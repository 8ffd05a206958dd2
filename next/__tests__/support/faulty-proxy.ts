/** Passes requests on to a service, and fails some of them. */
import { setTimeout as wait } from 'node:timers/promises';
import { type HttpServer, serveHttp } from './http-server.ts';

/** `reset` comes before the request is passed on, `lose` and `cut` after that. */
export const FAULTS = ['reset', 'lose', 'cut', 'delay', 'error', 'rate'] as const;
export type Fault = (typeof FAULTS)[number] | 'hang';

const TYPE = { 'content-type': 'application/json' };

/** @param faultOf what goes wrong with a request to a path, in the order of requests */
export function startFaultyProxy(
  target: string,
  faultOf: (path: string) => Fault | null,
): Promise<HttpServer> {
  return serveHttp(async ({ method = '', url = '', headers }, response, content) => {
    const fault = faultOf(url);
    if (fault === 'hang') return;
    if (fault === 'reset') return response.destroy();
    if (fault === 'error') return response.writeHead(500, TYPE).end('{"code":"INTERNAL_ERROR"}');
    if (fault === 'rate') {
      return response.writeHead(429, { ...TYPE, 'retry-after': '0' }).end('{"code":"RATE"}');
    }
    const authorization = headers.authorization ?? '';
    const body = method === 'GET' ? null : content;
    const init = { method, headers: { ...TYPE, authorization }, body };
    const answer = await fetch(`${target}${url}`, init);
    const text = await answer.text();
    if (fault === 'lose') return response.destroy();
    if (fault === 'delay') await wait(3);
    response.writeHead(answer.status, { ...TYPE, 'content-length': Buffer.byteLength(text) });
    if (fault === 'cut') return response.write(text.slice(0, 10), () => response.destroy());
    return response.end(text);
  });
}

/** Numbers from 0 to 1, the same for a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
