import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateCACertificate, getLocal, type Mockttp } from 'mockttp';
import { API_KEY } from '../../support/client/client-rig.ts';

const SCRIPT = join(import.meta.dirname, '../../support/client/proxied-call.ts');
const BASE_URL = 'https://evals.example.test/api/v1';

let proxy: Mockttp;
let folder: string;
let caFile: string;

beforeAll(async () => {
  const ca = await generateCACertificate();
  folder = await mkdtemp(join(tmpdir(), 'proxy-test-'));
  caFile = join(folder, 'ca.pem');
  await writeFile(caFile, ca.cert);
  proxy = getLocal({ https: { key: ca.key, cert: ca.cert } });
  await proxy.start();
  await proxy
    .forGet(`${BASE_URL}/projects`)
    .thenJson(200, { items: [{ id: 'p_1', name: 'through the proxy' }] });
});

afterAll(async () => {
  await proxy.stop();
  await rm(folder, { recursive: true });
});

async function callThrough(environment: Record<string, string>): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, BASE_URL, API_KEY], {
    env: { PATH: process.env['PATH'], ...environment },
    timeout: 25_000,
  });
  return JSON.parse(stdout);
}

describe('a proxy named by the environment', () => {
  it('carries the requests, headers included', async () => {
    const before = await proxy.getMockedEndpoints();
    const outcome = await callThrough({ https_proxy: proxy.url, NODE_EXTRA_CA_CERTS: caFile });
    expect(outcome).toEqual({ ids: ['p_1'] });
    const [request] = (await before[0]?.getSeenRequests()) ?? [];
    expect(request?.headers['authorization']).toBe(`Bearer ${API_KEY}`);
  });

  it('with a certificate nobody trusts is a TLS error that says what to set', async () => {
    const outcome = await callThrough({ https_proxy: proxy.url });
    expect(outcome).toMatchObject({
      kind: 'tls',
      text: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    });
  });

  it('is passed by for hosts in no_proxy', async () => {
    const outcome = await callThrough({
      https_proxy: proxy.url,
      no_proxy: 'evals.example.test',
      NODE_EXTRA_CA_CERTS: caFile,
    });
    expect(outcome).toMatchObject({ kind: 'dns' });
  });

  it('that is down surely sent nothing', async () => {
    const outcome = await callThrough({ https_proxy: 'http://127.0.0.1:1' });
    expect(outcome).toMatchObject({ kind: 'refused', wasSent: false });
  });

  it('that refuses to tunnel says so, without its password', async () => {
    const gate = createServer();
    gate.on('connect', (_request, socket) => {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n');
    });
    await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
    try {
      const address = gate.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const outcome = await callThrough({ https_proxy: `http://me:pa55word@127.0.0.1:${port}` });
      expect(outcome).toMatchObject({
        kind: 'refused',
        wasSent: false,
        text: expect.stringMatching(/proxy.*password.*407/i),
      });
      expect(JSON.stringify(outcome)).not.toContain('pa55word');
    } finally {
      gate.closeAllConnections();
      gate.close();
    }
  });
});
