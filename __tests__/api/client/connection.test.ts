import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { apiAddress, connectionProblems } from '../../../src/api/client/connection.ts';
import { serveHttp } from '../../support/http-server.ts';
import { type Answer, KEY, startScripted } from '../../support/scripted-service.ts';

test.each([
  ['https://evals.test', KEY, []],
  ['http://127.0.0.1:8787/api/v1', KEY, []],
  ['http://[::1]:8787', KEY, []],
  ['http://evals.test', KEY, ['base-url type']],
  ['http://127.0.0.1.evals.test', KEY, ['base-url type']],
  ['ftp://evals.test', KEY, ['base-url address']],
  ['https://user@evals.test', KEY, ['base-url type']],
  ['https://:word@evals.test', KEY, ['base-url type']],
  ['https://evals.test?', KEY, ['base-url type']],
  ['https://evals.test/#x', KEY, ['base-url type']],
  ['evals', 'sk_', ['base-url address']],
  ['', '', ['base-url address']],
  ['https://evals.test', 'hunter2-hunter2', ['api-key type']],
  ['https://evals.test', 'sk_a b', ['api-key type']],
])('%s with %s', (address, key, expected) => {
  const problems = connectionProblems(address, key);
  expect(problems.map(({ place, data }) => `${place.source} ${data.code}`)).toEqual(expected);
  expect(JSON.stringify(problems)).not.toMatch(/hunter2|word@/);
});

test.each([
  ['https://evals.test', 'https://evals.test/api/v1'],
  ['https://evals.test/', 'https://evals.test/api/v1'],
  ['https://evals.test/api/v1//', 'https://evals.test/api/v1'],
  ['https://evals.test/a', 'https://evals.test/a/api/v1'],
])('%s becomes %s', (address, expected) => expect(apiAddress(address)).toBe(expected));

test('requests to other machines use the proxy of the environment', async () => {
  const moves: Answer = [307, '', { location: 'http://other.test/' }];
  const service = await startScripted([200, { id: 'r', status: 'running' }], moves, () => {});
  const asked: unknown[] = [];
  const proxy = await serveHttp(() => {});
  proxy.server.on('connect', (request, socket) => {
    asked.push(request.url);
    if (request.url === 'closed.test:80') return socket.end('HTTP/1.1 407 No\r\n\r\n');
    const inner = connect(Number(new URL(service.origin).port), '127.0.0.1', () =>
      socket.write('HTTP/1.1 200 OK\r\n\r\n'),
    );
    inner.pipe(socket).pipe(inner);
    for (const end of [inner, socket]) end.on('error', () => {});
    return socket;
  });
  process.env['http_proxy'] = proxy.origin;
  const client = service.connect({}, 'http://evals.test:8787');
  const closed = service.connect({}, 'http://closed.test');
  try {
    const parameters = { projectId: 'p', runId: 'r' };
    expect(await client.call('getEvalRun', { parameters })).toMatchObject({ status: 'running' });
    expect(asked).toEqual(['evals.test:8787']);
    expect(service.seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    const moved = client.call('getEvalRun', { parameters });
    await expect(moved).rejects.toMatchObject({ failure: { reason: 'redirect' } });
    expect(asked).not.toContain('other.test:80');
    const silent = client.call('getEvalRun', { parameters, deadline: 50 });
    await expect(silent).rejects.toMatchObject({ failure: { reason: 'deadline' } });
    // Nothing has left, so that a creation is repeated too.
    const created = closed.call('createEvalRun', { parameters });
    await expect(created).rejects.toMatchObject({ failure: { reason: 'network' } });
    expect(asked.filter((url) => url === 'closed.test:80')).toHaveLength(6);
  } finally {
    delete process.env['http_proxy'];
  }
});
