/** Each code of trouble with a server, from a real cause. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateCACertificate } from 'mockttp';
import { freePort } from '../../support/service/engine/servers.ts';
import { initialized, type Script } from '../../support/service/mcp/scripted-answers.ts';
import {
  HttpServer,
  scriptedListener,
  scriptedProcess,
} from '../../support/service/mcp/scripted-servers.ts';
import {
  fixtureProcess,
  type OperatedService,
  startOperated,
} from '../../support/service/servers/operated-service.ts';

const SECRET = 'tr0ub4dor-and-3-horses';
const error = (code: number, message: string) => ({ error: { code, message } });

const SCRIPT: Script = {
  ...initialized({ tools: {}, prompts: {}, resources: {} }),
  'tools/list': error(-32_601, 'Method not found'),
  'tools/call': error(-32_602, `no tool for ${SECRET}`),
  'prompts/list': error(-32_602, 'Invalid cursor'),
  'prompts/get': error(-32_603, 'it broke'),
  'resources/list': { result: '{"resources":"none"}' },
  'resources/read': error(-32_002, 'Resource not found'),
};

let service: OperatedService;
const servers: HttpServer[] = [];
const started = (server: HttpServer): HttpServer => {
  servers.push(server);
  return server;
};
beforeAll(async () => {
  const guarded = started(
    await HttpServer.start((_, response) => void response.writeHead(401).end()),
  );
  const silent = started(await HttpServer.start(() => {}));
  const broken = started(
    await HttpServer.start((_, response) => void response.writeHead(503).end('later')),
  );
  const certificate = await generateCACertificate();
  const distrusted = started(
    await HttpServer.start(scriptedListener(initialized({ tools: {} })), certificate),
  );
  const dying = started(
    await HttpServer.startScripted({ ...initialized({ tools: {} }), 'tools/call': 'death' }),
  );
  const http = started(await HttpServer.startScripted(SCRIPT));
  service = await startOperated(
    {
      guarded: { url: `${guarded.url}?key=${SECRET}` },
      silent: { url: silent.url },
      broken: { url: broken.url },
      distrusted: { url: distrusted.url },
      dying: { url: dying.url },
      nobody: { url: `http://127.0.0.1:${await freePort()}/mcp` },
      http: { url: http.url },
      scripted: { ...scriptedProcess(SCRIPT), env: { API_TOKEN: SECRET } },
      fixture: fixtureProcess(),
      mute: fixtureProcess('--mute'),
      exits: {
        command: process.execPath,
        args: ['-e', 'console.error(process.env.API_TOKEN); process.exit(4)'],
        env: { API_TOKEN: SECRET },
      },
      missing: { command: '/no/such/program' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference, as configurations have it
      unset: { command: 'node', env: { TOKEN: '${NO_SUCH_VARIABLE}' } },
      disabled: { command: 'node', disabled: true },
    },
    // Long enough for a process to start on a busy machine.
    { limits: { connectTimeoutMs: 8_000, callTimeoutMs: 1_500 } },
  );
});
afterAll(async () => {
  for (const server of servers) server.stop();
  await service.close();
});

const CALL = { toolName: 'echo', parameters: { text: 'hi' } };

describe('401 OAUTH_REQUIRED', () => {
  it.each([
    ['validate', {}],
    ['tools', {}],
    ['tools/call', CALL],
    ['export', {}],
  ])('%s of a server that answers 401', async (operation, request) => {
    const { status, body } = await service.post('guarded', operation, request);
    expect([status, body.code, body.details]).toEqual([
      ...[401, 'OAUTH_REQUIRED'],
      { oauthRequired: true },
    ]);
  });

  it('the doctor tells what it found all the same', async () => {
    const { status, body } = await service.post('guarded', 'doctor');
    expect([status, body.code]).toEqual([401, 'OAUTH_REQUIRED']);
    expect(body.details.report).toMatchObject({
      status: 'oauth_required',
      probe: { httpStatus: 401, needsGrant: true },
      checks: { probe: { status: 'ok' }, tools: { status: 'skipped' } },
    });
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  it('is foreseen by check-oauth', async () => {
    const { body } = await service.post('guarded', 'check-oauth');
    expect(body).toEqual({ useOAuth: true, serverUrl: servers[0]?.url });
  });
});

describe('422 FEATURE_NOT_SUPPORTED', () => {
  it.each([
    ['prompts', {}],
    ['prompts/get', { promptName: 'p' }],
    ['resources', {}],
    ['resources/read', { uri: 'a:b' }],
  ])('%s of a server without prompts and resources', async (operation, request) => {
    const { status, body } = await service.post('fixture', operation, request);
    expect([status, body.code]).toEqual([422, 'FEATURE_NOT_SUPPORTED']);
    expect(body.details).toEqual({ capability: operation.split('/')[0] });
  });

  it('an export of it has empty lists', async () => {
    const { body } = await service.post('fixture', 'export');
    expect([body.prompts, body.resources]).toEqual([[], []]);
    expect(body.tools).not.toEqual([]);
  });

  it.each(['scripted', 'http'])('what a server says it does not know: %s', async (server) => {
    const { status, body } = await service.post(server, 'tools');
    expect([status, body.code]).toEqual([422, 'FEATURE_NOT_SUPPORTED']);
    expect(body.details).toEqual({ mcpErrorCode: -32_601 });
  });

  it('a call as a task, whatever the server', async () => {
    const request = { ...CALL, taskOptions: { ttl: 1 } };
    const { status, body } = await service.post('fixture', 'tools/call', request);
    expect([status, body.code]).toEqual([422, 'FEATURE_NOT_SUPPORTED']);
    const without = await service.post('fixture', 'tools/call', { ...CALL, taskOptions: null });
    expect(without.status).toBe(200);
  });
});

describe('502 SERVER_UNREACHABLE', () => {
  it.each([
    ['nobody', /could not be reached/],
    ['distrusted', /certificate/],
    ['broken', /503/],
    ['exits', /exited with code 4/],
    ['missing', /cannot be started/],
  ])('validate of a server that cannot be connected to: %s', async (server, words) => {
    const { status, body } = await service.post(server, 'validate');
    expect([status, body.code]).toEqual([502, 'SERVER_UNREACHABLE']);
    expect(body.message).toMatch(words);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  it.each(['nobody', 'distrusted'])('check-oauth of %s', async (server) => {
    const { status, body } = await service.post(server, 'check-oauth');
    expect([status, body.code]).toEqual([502, 'SERVER_UNREACHABLE']);
  });

  it('a server that dies in the middle of a call', async () => {
    const local = await service.post('fixture', 'tools/call', { toolName: 'crash' });
    expect([local.status, local.body.code]).toEqual([502, 'SERVER_UNREACHABLE']);
    expect(local.body.message).toContain('exited with code 3');
    const remote = await service.post('dying', 'tools/call', CALL);
    expect([remote.status, remote.body.code]).toEqual([502, 'SERVER_UNREACHABLE']);
  });

  it('an answer that is none of MCP, and an error of the server’s own', async () => {
    const odd = await service.post('scripted', 'resources');
    expect([odd.status, odd.body.code]).toEqual([502, 'SERVER_UNREACHABLE']);
    expect(odd.body.message).toContain('resources: must be a list');
    const own = await service.post('scripted', 'prompts/get', { promptName: 'p' });
    expect([own.status, own.body.details]).toEqual([502, { mcpErrorCode: -32_603 }]);
  });

  it('is a report by the doctor, not a refusal', async () => {
    const { status, body } = await service.post('nobody', 'doctor');
    expect([status, body.status, body.error.code]).toEqual([200, 'error', 'SERVER_UNREACHABLE']);
    expect(body.checks).toMatchObject({
      probe: { status: 'error' },
      connection: { status: 'error' },
      initialization: { status: 'skipped' },
    });
    const exits = await service.post('exits', 'doctor');
    expect(exits.body).toMatchObject({
      status: 'error',
      probe: null,
      checks: {
        connection: { status: 'ok' },
        initialization: { status: 'error', blame: 'server' },
      },
      error: { details: { blame: 'server' } },
    });
    expect(JSON.stringify(exits.body)).not.toContain(SECRET);
  });
});

describe('504 TIMEOUT', () => {
  const rows = [
    { server: 'silent', operation: 'validate', request: {} },
    { server: 'silent', operation: 'check-oauth', request: {} },
    { server: 'mute', operation: 'tools', request: {} },
    { server: 'fixture', operation: 'tools/call', request: { toolName: 'hang' } },
  ].map((row, index) => ({ ...row, index }));
  let answers: PromiseSettledResult<Awaited<ReturnType<OperatedService['post']>>>[];

  // All at once, as each but waits.
  beforeAll(async () => {
    answers = await Promise.allSettled(
      rows.map(({ server, operation, request }) => service.post(server, operation, request)),
    );
  });

  it.each(rows)('$server: $operation', ({ index }) => {
    expect(answers[index]).toMatchObject({
      value: {
        status: 504,
        body: { code: 'TIMEOUT', message: expect.stringContaining('did not answer within') },
      },
    });
  });
});

describe('what the server refuses of the request', () => {
  it('parameters that it does not take are a mistake of the request', async () => {
    const { status, body } = await service.post('scripted', 'tools/call', CALL);
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.message).toContain('no tool for ***');
    const page = await service.post('scripted', 'prompts', { cursor: 'made up' });
    expect([page.status, page.body.code]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it('a resource that it does not have is not found', async () => {
    const { status, body } = await service.post('http', 'resources/read', { uri: 'a:b' });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('some lists of it are missing: the doctor says which', async () => {
    const { status, body } = await service.post('scripted', 'doctor');
    expect([status, body.status]).toEqual([200, 'partial']);
    expect(body.checks).toMatchObject({
      tools: {
        ...{ status: 'error', blame: 'server' },
        detail: expect.stringContaining('Method not found'),
      },
      resources: { status: 'error' },
    });
    expect(body).not.toHaveProperty('tools');
  });
});

describe('a server that cannot be used as it is configured', () => {
  it.each([
    ['unset', 'NO_SUCH_VARIABLE'],
    ['disabled', 'is disabled'],
  ])('%s', async (server, words) => {
    for (const operation of ['validate', 'doctor', 'check-oauth', 'tools']) {
      const { status, body } = await service.post(server, operation);
      expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(body.message).toContain(words);
    }
  });
});

it.each(['oauthAccessToken', 'clientCapabilities', 'mcpProtocolVersion'])(
  'a member that would change the answer is refused by name: %s',
  async (name) => {
    const { status, body } = await service.post('fixture', 'tools', { [name]: 'x' });
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.message).toContain(`${name}: `);
    const { status: unknown } = await service.post('fixture', 'tools', { serverName: 'x', y: 1 });
    expect(unknown).toBe(200);
  },
);
