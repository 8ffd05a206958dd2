/** A comment on an Enterprise Server that only a proxy reaches. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { serveHttp } from '../support/http-server.ts';
import { openScene } from '../support/published.ts';

const scene = await openScene();
const proxy = await serveHttp(() => {});

test('goes through a proxy to the base path of an Enterprise Server', async () => {
  const api = new URL(scene.emulator.variables.GITHUB_API_URL);
  const tunnels = new Set<string | undefined>();
  proxy.server.on('connect', async ({ url }, client) => {
    tunnels.add(url);
    const target = connect(Number(api.port), api.hostname);
    await once(target, 'connect');
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    target.pipe(client).pipe(target);
  });
  const GITHUB_API_URL = 'http://github.example.test/api/v3';
  // Octokit reads them when it is loaded.
  Object.assign(process.env, { GITHUB_API_URL, http_proxy: proxy.origin });
  const variables = { ...scene.emulator.variables, GITHUB_API_URL };
  expect(await scene.publish({ client: { variables } })).toBe('written');
  expect([...tunnels]).toEqual(['github.example.test:80']);
  expect(scene.emulator.requests.map(({ path }) => path)).toContain('/api/graphql');
});
