import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Fault, FaultServer, HTML_ERROR_PAGE } from '../../support/fault-server.ts';

let upstream: Server;
let served: string[];
let proxy: FaultServer;

beforeEach(async () => {
  served = [];
  upstream = createServer((request, response) => {
    served.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 'running', padding: 'x'.repeat(100) }));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = upstream.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  proxy = await FaultServer.start(`http://127.0.0.1:${port}/api/v1`);
});

afterEach(async () => {
  await proxy.stop();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

const get = (path = '/me', signal: AbortSignal | null = null) =>
  fetch(proxy.baseUrl + path, { signal });

const bodyOf = async (fault: Fault) => {
  proxy.add({ fault });
  return (await get()).text();
};

describe('FaultServer', () => {
  it('passes requests on and records them', async () => {
    const response = await fetch(`${proxy.baseUrl}/eval-runs?a=1`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_1' },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({ status: 'running' });
    expect(served).toEqual(['POST /api/v1/eval-runs?a=1']);
    expect(proxy.matching('POST', /eval-runs/)).toMatchObject([
      { headers: { authorization: 'Bearer sk_1' }, body: '{}', fault: null },
    ]);
  });

  it('answers in place of the upstream, for as many requests as told', async () => {
    proxy.add({
      path: /\/me$/,
      skip: 1,
      times: 1,
      fault: { kind: 'answer', status: 429, headers: { 'retry-after': '2' }, body: { code: 'X' } },
    });
    const statuses = [await get(), await get(), await get()].map(({ status }) => status);
    expect(statuses).toEqual([200, 429, 200]);
    expect(served).toHaveLength(2);
  });

  it('serves an HTML page as it is', async () => {
    expect(await bodyOf({ kind: 'answer', status: 200, body: HTML_ERROR_PAGE })).toBe(
      HTML_ERROR_PAGE,
    );
  });

  it('rewrites what the upstream answered', async () => {
    const change = (body: Record<string, unknown>) => ({ ...body, status: 'paused' });
    expect(JSON.parse(await bodyOf({ kind: 'rewrite', change }))).toMatchObject({
      status: 'paused',
    });
  });

  it('delays, then passes on', async () => {
    expect(JSON.parse(await bodyOf({ kind: 'delay', ms: 5 }))).toMatchObject({ status: 'running' });
  });

  it.each<[Fault, number]>([
    [{ kind: 'reset' }, 0],
    [{ kind: 'lose-answer' }, 1],
    [{ kind: 'truncate', bytes: 10 }, 1],
  ])('breaks the connection: %j', async (fault, reached) => {
    await expect(bodyOf(fault)).rejects.toThrow();
    expect(served).toHaveLength(reached);
  });

  it('hangs until the client gives up', async () => {
    proxy.add({ fault: { kind: 'hang' } });
    const waiting = new AbortController();
    const response = get('/me', waiting.signal);
    waiting.abort(new Error('gave up'));
    await expect(response).rejects.toThrow('gave up');
  });
});
