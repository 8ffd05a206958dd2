import { describe, expect, it } from '@jest/globals';
import type { EvalsClient } from '../../src/client/client.ts';
import { RequestShapeError } from '../../src/client/errors/api-error.ts';
import { ExpectedError } from '../../src/trouble/errors.ts';
import {
  API_KEY,
  closeRigsAfterEach,
  collect,
  rejectionOf,
  startRig,
} from '../support/client/client-rig.ts';
import { type Answer, inOrder } from '../support/client/scripted-server.ts';

closeRigsAfterEach();

const TEST_CASE = {
  title: 't',
  steps: [{ id: 'a', kind: 'prompt' as const, prompt: 'hi' }],
};
const RUN = { id: 'r_1', status: 'running' };

describe('routes', () => {
  const run = 'projects/p%201/eval-runs/r%2F1';
  const table: [string, (client: EvalsClient) => Promise<unknown>, unknown, string][] = [
    ['me', (c) => c.account.get(), { id: 'u', email: 'e', name: 'n' }, 'GET me'],
    ['projects', (c) => collect(c.projects.list()), { items: [] }, 'GET projects?limit=200'],
    [
      'servers',
      (c) => collect(c.servers.list('p 1')),
      { items: [] },
      'GET projects/p%201/servers?limit=200',
    ],
    [
      'suites',
      (c) => collect(c.suites.list('p 1')),
      { items: [] },
      'GET projects/p%201/eval-suites?limit=200',
    ],
    ['suite', (c) => c.suites.get('p 1', 's?'), { id: 's' }, 'GET projects/p%201/eval-suites/s%3F'],
    [
      'suite runs',
      (c) => collect(c.suites.runs('p 1', 's')),
      { items: [] },
      'GET projects/p%201/eval-suites/s/runs?limit=100',
    ],
    ['run', (c) => c.runs.get('p 1', 'r/1'), RUN, `GET ${run}`],
    [
      'iterations',
      (c) => collect(c.runs.iterations('p 1', 'r/1')),
      { items: [] },
      `GET ${run}/iterations?limit=200`,
    ],
    ['trace', (c) => c.runs.trace('p 1', 'r/1', 'i'), {}, `GET ${run}/iterations/i/trace`],
    ['cancel', (c) => c.runs.cancel('p 1', 'r/1'), RUN, `POST ${run}/cancel`],
    [
      'create suite',
      (c) =>
        c.suites.create('p 1', { name: 'n', serverIds: ['s'], model: 'm', tests: [TEST_CASE] }),
      { suiteId: 's' },
      'POST projects/p%201/eval-suites',
    ],
    [
      'create run',
      (c) => c.runs.create('p 1', { suiteId: 's' }, { marker: 'm' }),
      { runId: 'r' },
      'POST projects/p%201/eval-runs',
    ],
  ];

  it.each(table)('%s', async (_name, call, json, expected) => {
    const { client, server } = await startRig(inOrder({ json }));
    await call(client);
    const [request] = server.requests;
    expect(`${request?.method} ${request?.url}`).toBe(expected.replace(' ', ' /api/v1/'));
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${API_KEY}`,
      'user-agent': 'mcp-eval-gate-action/1.2.3',
      accept: 'application/json',
    });
    const isPost = request?.method === 'POST';
    expect(request?.headers['content-type']).toBe(isPost ? 'application/json' : undefined);
  });

  it.each([[''], ['.'], ['..'], ['\ud800']])('the id %j is refused, not sent', async (id) => {
    const { client, server } = await startRig(inOrder({ json: RUN }));
    await expect(client.runs.get('p_1', id)).rejects.toThrow(ExpectedError);
    expect(server.requests).toEqual([]);
  });
});

describe('what is sent', () => {
  it('is held to the contract first', async () => {
    const { client, server } = await startRig(inOrder({ json: {} }));
    const bad = { name: 'n', serverIds: [], model: 'm', tests: [TEST_CASE] };
    const error = await rejectionOf(client.suites.create('p_1', bad));
    expect(error).toBeInstanceOf(RequestShapeError);
    expect(error.message).toMatch(/POST \/projects\/p_1\/eval-suites .*:\nserverIds/);
    expect(server.requests).toEqual([]);
  });
});

describe('what is read', () => {
  it('keeps fields that nobody documented', async () => {
    const { client } = await startRig(inOrder({ json: { ...RUN, novelty: { deep: 1 } } }));
    await expect(client.runs.get('p_1', 'r_1')).resolves.toMatchObject({ novelty: { deep: 1 } });
  });

  it('may be compressed', async () => {
    const { gzipSync } = await import('node:zlib');
    const { createServer } = await import('node:http');
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(JSON.stringify(RUN)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const { client } = await startRig(inOrder('hang'), {
        baseUrl: `http://127.0.0.1:${port}/api/v1`,
      });
      await expect(client.runs.get('p_1', 'r_1')).resolves.toMatchObject(RUN);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  const malformed: [string, Answer, RegExp][] = [
    ['HTML with 200', { text: '<html><h1>Sign in</h1></html>' }, /HTTP 200\) is not JSON.*Sign in/],
    ['HTML with 403', { text: '<b>Blocked</b>', status: 403 }, /HTTP 403\).*Blocked/],
    ['nothing', { text: '' }, /is not JSON.*It is empty/],
    ['nothing, and says so', { status: 204, text: '' }, /HTTP 204\) is not JSON.*It is empty/],
    ['an array', { json: [] }, /lacks the shape/],
    ['null', { json: null }, /lacks the shape/],
    ['a number for a status', { json: { id: 'r_1', status: 3 } }, /status: .*string/],
    ['no id', { json: { status: 'running' } }, /id: /],
    ['an error that is an array', { json: ['no'], status: 400 }, /HTTP 400\) is not an error/],
    ['304', { text: '', status: 304 }, /HTTP 304/],
  ];

  it.each(malformed)('%s is an unexpected answer', async (_what, answer, message) => {
    const { client } = await startRig(inOrder(answer));
    const error = await rejectionOf(client.runs.get('p_1', 'r_1'));
    expect(error.name).toBe('UnexpectedResponseError');
    expect(error.message).toMatch(message);
    expect(error.message).toContain('GET /projects/p_1/eval-runs/r_1');
  });

  it('is quoted up to 200 characters', async () => {
    const { client } = await startRig(inOrder({ text: 'x'.repeat(5_000) }));
    const { message } = await rejectionOf(client.account.get());
    expect(message).toContain('x'.repeat(200));
    expect(message).not.toContain('x'.repeat(201));
  });
});

describe('errors', () => {
  it('carry everything that is known', async () => {
    const { client } = await startRig(
      inOrder({
        json: { code: 'NOT_FOUND', message: 'Run not found', details: { reason: 'R', n: 1 } },
        status: 404,
        headers: { 'x-request-id': 'req-7' },
      }),
    );
    const error = await rejectionOf(client.runs.get('p_1', 'r_1'));
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 404,
      code: 'NOT_FOUND',
      reason: 'R',
      details: { reason: 'R', n: 1 },
      method: 'GET',
      path: '/projects/p_1/eval-runs/r_1',
      attempts: 3,
      requestId: 'req-7',
    });
    expect(error.message).toMatch(
      /no run "r_1" \(of project "p_1"\).*says: Run not found \[404 NOT_FOUND\] \(GET .*req-7, after 3 attempts\)/,
    );
  });

  it.each([
    ['no code', { message: 'no' }, 'HTTP_400'],
    ['a code that is no text', { code: 5, message: 'no' }, 'HTTP_400'],
    ['details that are no object', { code: 'X', message: 'no', details: 'why' }, 'X'],
    ['nothing at all', {}, 'HTTP_400'],
  ])('are read although there is %s', async (_what, json, code) => {
    const { client } = await startRig(inOrder({ json, status: 400 }));
    expect(await rejectionOf(client.account.get())).toMatchObject({
      name: 'ApiError',
      code,
      status: 400,
    });
  });

  it.each([
    [
      { json: { code: 'VALIDATION_ERROR', message: 'step "a" of "b" is odd' }, status: 400 },
      'The service refused the request as invalid: step "a" of "b" is odd [400 VALIDATION_ERROR]',
    ],
    [
      {
        json: { code: 'VALIDATION_ERROR', message: 'cannot run x', details: { model: 'x' } },
        status: 400,
      },
      'pass a key of its provider with the input `model-api-keys` (provider=key). [400 ',
    ],
    [{ text: '{"a', status: 200 }, 'It begins: {"a ('],
  ])('have no quotes in quotes, and say a reason once', async (answer, text) => {
    const { client } = await startRig(inOrder(answer));
    expect((await rejectionOf(client.account.get())).message).toContain(text);
  });

  it('cannot break out of their line', async () => {
    const evil = 'x\n::error::owned\r\n\u001b[31m';
    const { client } = await startRig(
      inOrder({ json: { code: evil, message: evil, details: { model: evil } }, status: 400 }),
    );
    const error = await rejectionOf(client.account.get());
    expect(error.message).not.toMatch(/\p{Cc}/u);
    expect(error).toMatchObject({ code: 'x ::error::owned [31m' });
  });

  it('do not repeat the key, wherever the service does', async () => {
    const echo = `you sent ${API_KEY}`;
    const { client, logger } = await startRig(
      inOrder(
        { json: { code: 'X', message: echo }, status: 503 },
        {
          json: { code: echo, message: echo, details: { [API_KEY]: [echo] } },
          status: 400,
          headers: { 'x-request-id': echo },
        },
      ),
    );
    const error = await rejectionOf(client.account.get());
    const { inspect } = await import('node:util');
    expect(inspect(error, { depth: 9 })).not.toContain(API_KEY);
    expect(error.message).toContain('you sent ***');
    expect(logger.lines.join()).not.toContain(API_KEY);
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(API_KEY);
  });

  it('do not repeat the key in a quote, not even its beginning', async () => {
    const text = `${'<'.repeat(190)}${API_KEY}`;
    const { client } = await startRig(inOrder({ text }));
    expect((await rejectionOf(client.account.get())).message).not.toContain(API_KEY.slice(0, 6));
  });

  it('do not repeat model keys', async () => {
    const secret = 'model"key\\1';
    const { client } = await startRig((request) => ({
      text: JSON.stringify({ code: 'VALIDATION_ERROR', message: JSON.stringify(request.body) }),
      status: 400,
    }));
    const body = { suiteId: 'st_1', modelApiKeys: { acme: secret } };
    const error = await rejectionOf(client.runs.create('p_1', body, { marker: 'm' }));
    expect(error.message).not.toContain('model"key');
    expect(error.message).not.toContain(String.raw`model\"key`);
    expect(error.message).toContain('***');
  });

  it('do not repeat tokens for a server, nor what gets new ones', async () => {
    const secrets = ['acce55-t0ken', 'refre5h-t0ken', 'id-t0ken', 'cl1ent-s3cret'];
    const [access_token = '', refresh_token, id_token, clientSecret] = secrets;
    const { client } = await startRig((request) => ({
      text: JSON.stringify({ code: 'VALIDATION_ERROR', message: JSON.stringify(request.body) }),
      status: 400,
    }));
    const place = { projectId: 'p_1', serverId: 's_1' };
    const error = await rejectionOf(
      client.servers.importTokens(place, {
        serverUrl: 'https://mcp.example.test/mcp',
        clientInformation: { clientId: 'client-7', clientSecret },
        tokens: { access_token, refresh_token, id_token },
      }),
    );
    for (const secret of secrets) expect(error.message).not.toContain(secret);
    expect(error.message).toContain('client-7');
  });
});
