import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { z } from 'zod';
import { classifyFailure } from '../../../../src/publish/github/api/api-failure.ts';
import { explainFailure } from '../../../../src/publish/github/api/permissions.ts';
import { clientOf, contextOf } from '../../../support/github/rig.ts';

/** A name that only the proxy can resolve. */
const API = 'http://git.acme.test/api/v3';
const OUTSIDE = { ...process.env };

let api: Server;
let proxy: Server;
let tunnelled: string[];
let refused: boolean;

beforeAll(async () => {
  api = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"number":7}');
  });
  const port = await listen(api);
  proxy = createServer().on('connect', ({ url }, socket: Socket) => {
    tunnelled.push(url ?? '');
    if (refused) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n');
      return;
    }
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [upstream, socket]) end.on('error', () => upstream.destroy());
  });
  // The toolkit reads these when it is loaded, which the first client does.
  process.env['http_proxy'] = `http://127.0.0.1:${await listen(proxy)}`;
  process.env['GITHUB_API_URL'] = API;
  for (const name of ['no_proxy', 'NO_PROXY']) delete process.env[name];
});
beforeEach(() => {
  tunnelled = [];
  refused = false;
});
afterAll(() => {
  for (const name of ['http_proxy', 'GITHUB_API_URL', 'no_proxy', 'NO_PROXY']) {
    if (OUTSIDE[name] === undefined) delete process.env[name];
    else process.env[name] = OUTSIDE[name];
  }
  for (const server of [api, proxy]) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return z.object({ port: z.number() }).parse(server.address()).port;
}

const pullRequest = { number: 7, branch: 'b', headSha: 'a', olderSha: 'b' };
const place = { owner: 'acme', repo: 'weather-mcp', pull_number: 7 };

it('the proxy of the environment carries what is sent to the API', async () => {
  const { client } = await clientOf({ url: API }, 'token');
  const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', place);
  expect(data.number).toBe(7);
  expect(tunnelled).toEqual(['git.acme.test:80']);
});

it('a proxy that wants a password is named as what stands in the way', async () => {
  refused = true;
  const { client } = await clientOf({ url: API }, 'token');
  const error: unknown = await client
    .request('GET /repos/{owner}/{repo}/pulls/{pull_number}', place)
    .catch((thrown: unknown) => thrown);
  expect(classifyFailure(error, 0).kind).toBe('unsent');
  expect(explainFailure('comment', error, contextOf(pullRequest))).toMatch(
    /^The pull request comment was not written: .*Proxy response \(407\)/,
  );
  expect(tunnelled.length).toBeLessThanOrEqual(4);
});
