/** Proxies of the environment, for requests of this process. */
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { NETWORK, sendOutbound, unknownReach } from '../../src/service/servers/oauth/outbound.ts';
import { useProxies } from '../../src/session/proxies.ts';
import { serveHttp } from '../support/http-server.ts';
import { environmentOf } from '../support/uploads.ts';

const proxy = await serveHttp((_request, response) => response.end('proxy'));
const local = await serveHttp((_request, response) => response.end('"local"'));

const warnings: string[] = [];
const logger = { ...environmentOf().logger, warn: (line: string) => warnings.push(line) };
const start = (variables: Record<string, string>) =>
  useProxies(environmentOf(variables, { logger }));
const get = async (url: string) => {
  const [response] = await once(http.get(url), 'response');
  return text(response);
};

test.each([
  ['an address', (address: string) => ({ http_proxy: address }), 'proxy'],
  ['without a scheme', (address: string) => ({ HTTP_PROXY: address.slice(7) }), 'proxy'],
  ['none', () => ({}), null],
  ['one that is bypassed', (address: string) => ({ HTTP_PROXY: address, NO_PROXY: '*' }), null],
])('%s', async (_name, variables, expected) => {
  const stop = start(variables(proxy.origin));
  try {
    expect(await get('http://unknown.invalid/').catch(() => null)).toBe(expected);
    expect(await get(local.origin)).toBe('"local"');
    expect(await (await fetch(local.origin)).json()).toBe('local');
  } finally {
    stop();
  }
});

test('requests of OAuth take no proxy', async () => {
  const stop = start({ HTTP_PROXY: proxy.origin });
  try {
    const url = new URL('http://unknown.invalid/');
    const sent = sendOutbound({ url }, unknownReach(url), NETWORK, new AbortController().signal);
    await expect(sent).rejects.toMatchObject({ data: { problem: 'unreachable' } });
  } finally {
    stop();
  }
});

test('an address that is none gives a warning', () => {
  start({ HTTP_PROXY: '::' })();
  expect(warnings).toHaveLength(1);
});
