import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getLocal, type Mockttp } from 'mockttp';
import { proxyVariables, visibleEnvironment } from '../../../src/session/embedded/proxy.ts';
import { freePort } from '../../support/service/engine/servers.ts';

let warnings: string[];
const logger = { warning: (line: string) => warnings.push(line) };
beforeEach(() => {
  warnings = [];
});

describe('proxyVariables', () => {
  it.each([[{}], [{ HTTPS_PROXY: '' }], [{ NO_PROXY: 'internal.test' }]])(
    'adds nothing to %j: there is no proxy',
    (environment) => {
      expect(proxyVariables(environment, logger)).toEqual({});
      expect(warnings).toEqual([]);
    },
  );

  it('gives an address without a scheme the one that others take it to have', () => {
    const variables = proxyVariables({ https_proxy: 'me:pw@proxy.test:3128' }, logger);
    expect(variables['https_proxy']).toBe('http://me:pw@proxy.test:3128');
  });

  it.each(['socks5h://secret@proxy.test', 'http://secret proxy', 'http://me:secret%zz@proxy.test'])(
    'warns of %s, with which Node would not start, and does without it',
    (address) => {
      expect(proxyVariables({ HTTPS_PROXY: address }, logger)).toEqual({});
      expect(warnings).toEqual([expect.stringContaining('HTTPS_PROXY')]);
      expect(warnings.join()).not.toContain('secret');
      const some = proxyVariables({ HTTPS_PROXY: address, HTTP_PROXY: 'http://p.test' }, logger);
      expect(some).toMatchObject({ HTTPS_PROXY: undefined, HTTP_PROXY: 'http://p.test' });
    },
  );

  it('keeps what the environment wants to reach without the proxy', () => {
    const environment = { https_proxy: 'http://proxy.test', no_proxy: 'a.test,b.test' };
    const variables = proxyVariables(environment, logger);
    expect(variables['no_proxy']).toBe('a.test,b.test,localhost,127.0.0.1,[::1]');
    expect(variables['NO_PROXY']).toBe(variables['no_proxy']);
  });
});

describe('visibleEnvironment', () => {
  const environment = { HTTPS_PROXY: 'http://me:pw@proxy.test', PATH: '/bin', API_TOKEN: 'x' };

  it('leaves passwords of proxies out where Node takes proxies later', () => {
    const notices: string[] = [];
    const notice = (line: string) => notices.push(line);
    expect(visibleEnvironment(environment, { notice }, true)).toEqual({ PATH: '/bin' });
    expect(notices).toEqual([]);
  });

  it('starts an older Node with them, and says so', () => {
    const notices: string[] = [];
    const notice = (line: string) => notices.push(line);
    const { HTTPS_PROXY, PATH } = environment;
    expect(visibleEnvironment(environment, { notice }, false)).toEqual({ HTTPS_PROXY, PATH });
    expect(notices).toEqual([expect.stringContaining('the password in HTTPS_PROXY')]);
  });
});

describe('fetch of a process with these variables', () => {
  let proxy: Mockttp;
  beforeAll(async () => {
    proxy = getLocal();
    await proxy.start();
    await proxy.forAnyRequest().thenReply(200, 'from the proxy');
  });
  afterAll(() => proxy.stop());

  async function fetchText(url: string, address = proxy.url): Promise<string> {
    const proxies = { HTTP_PROXY: address, HTTPS_PROXY: address };
    const script = `console.log(await (await fetch(${JSON.stringify(url)})).text())`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env: { PATH: process.env['PATH'], ...proxies, ...proxyVariables(proxies, logger) } },
    );
    return stdout.trim();
  }

  it('takes the proxy to a model far away', async () => {
    expect(await fetchText('http://models.example.test/v1/models')).toBe('from the proxy');
  });

  it('takes it where its address has no scheme', async () => {
    const { host } = new URL(proxy.url);
    expect(await fetchText('http://models.example.test/v1/models', host)).toBe('from the proxy');
  });

  it('starts where the address is of no use', async () => {
    const nobody = fetchText(`http://127.0.0.1:${await freePort()}/`, 'socks5h://proxy.test');
    await expect(nobody).rejects.toThrow(/connect ECONNREFUSED/);
  });

  it('passes it by for what is on this machine', async () => {
    const near = createServer((_request, response) => response.end('from nearby'));
    await new Promise<void>((resolve) => near.listen(0, '127.0.0.1', resolve));
    try {
      const address = near.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      expect(await fetchText(`http://127.0.0.1:${port}/`)).toBe('from nearby');
    } finally {
      near.close();
    }
  });

  it('passes it by for this machine in IPv6 too, whether or not it has that', async () => {
    const nobody = fetchText(`http://[::1]:${await freePort()}/`);
    await expect(nobody).rejects.toThrow(/connect E/);
  });
});
