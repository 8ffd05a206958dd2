import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getLocal, type Mockttp } from 'mockttp';
import { proxyVariables } from '../../src/run/proxy.ts';

describe('proxyVariables', () => {
  it.each([[{}], [{ HTTPS_PROXY: '' }], [{ NO_PROXY: 'internal.test' }]])(
    'adds nothing to %j: there is no proxy',
    (environment) => {
      expect(proxyVariables(environment)).toEqual({});
    },
  );

  it('keeps what the environment wants to reach without the proxy', () => {
    const variables = proxyVariables({
      https_proxy: 'http://proxy.test',
      no_proxy: 'a.test,b.test',
    });
    expect(variables['no_proxy']).toBe('a.test,b.test,localhost,127.0.0.1,::1');
    expect(variables['NO_PROXY']).toBe(variables['no_proxy']);
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

  async function fetchText(url: string): Promise<string> {
    const proxies = { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url };
    const script = `console.log(await (await fetch(${JSON.stringify(url)})).text())`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env: { PATH: process.env['PATH'], ...proxies, ...proxyVariables(proxies) } },
    );
    return stdout.trim();
  }

  it('takes the proxy to a model far away', async () => {
    expect(await fetchText('http://models.example.test/v1/models')).toBe('from the proxy');
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
});
