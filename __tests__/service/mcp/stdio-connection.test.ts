import { describe, expect, it } from '@jest/globals';
import type { RunServer } from '../../../src/service/engine/plan.ts';
import type { McpConnection } from '../../../src/service/mcp/connector.ts';
import type { McpFailureKind } from '../../../src/service/mcp/server-error.ts';
import { everythingServer, fixtureServer, isAlive } from '../../support/service/engine/servers.ts';
import {
  closeConnectionsAfterEach,
  connect,
  failure,
} from '../../support/service/mcp/connections.ts';
import { unlimited } from '../../support/service/mcp/connectors.ts';
import { oddServer } from '../../support/service/mcp/odd-servers.ts';

closeConnectionsAfterEach();

describe('a connection over stdio', () => {
  it('calls a tool of the reference server', async () => {
    const connection = await connect(everythingServer());
    const tools = await connection.listTools(unlimited);
    expect(tools.map(({ name }) => name)).toContain('echo');
    const result = await connection.callTool('echo', { message: 'hi' }, unlimited);
    expect(result).toEqual({ content: [{ type: 'text', text: 'Echo: hi' }] });
  });

  it('lists the tools of every page', async () => {
    const connection = await connect(fixtureServer('fixture', ['--many']));
    const tools = await connection.listTools(unlimited);
    expect(tools.map(({ name }) => name)).toEqual(
      Array.from({ length: 35 }, (_, index) => `tool-${index}`),
    );
  });

  it('refuses a server that repeats a cursor', async () => {
    const connection = await connect(fixtureServer('fixture', ['--same-page']));
    expect((await failure(connection.listTools(unlimited))).message).toMatch(
      /"fixture" sends the same page of tools/,
    );
  });

  it('hands back a tool error as the result it is', async () => {
    const connection = await connect(fixtureServer());
    expect(await connection.callTool('fail', {}, unlimited)).toEqual({
      content: [{ type: 'text', text: 'the disk is full' }],
      isError: true,
    });
  });

  it('gives the server only its own environment and the harmless defaults', async () => {
    process.env['SERVICE_PRIVATE'] = 'not for servers';
    try {
      const connection = await connect(fixtureServer('fixture', [], { GIVEN: 'yes' }));
      const result = await connection.callTool('environment', {}, unlimited);
      const [content] = result.content;
      const environment = JSON.parse(content?.type === 'text' ? content.text : '{}');
      expect(environment).toMatchObject({ GIVEN: 'yes', PATH: process.env['PATH'] });
      expect(Object.keys(environment)).not.toContain('SERVICE_PRIVATE');
    } finally {
      delete process.env['SERVICE_PRIVATE'];
    }
  });

  it('ends the process on close', async () => {
    const connection = await connect(fixtureServer());
    const { pid } = connection.facts;
    if (pid === null) throw new Error('the server has no process');
    expect(isAlive(pid)).toBe(true);
    await connection.close();
    expect(isAlive(pid)).toBe(false);
  });

  it('ends a process that ignores the end of its input and SIGTERM', async () => {
    const connection = await connect(fixtureServer('fixture', ['--stubborn']));
    const { pid } = connection.facts;
    if (pid === null) throw new Error('the server has no process');
    await connection.close();
    expect(isAlive(pid)).toBe(false);
  });
});

describe('a stdio server in trouble', () => {
  it('is missing when its command does not exist', async () => {
    const server: RunServer = {
      ...fixtureServer('ghost'),
      connection: { transport: 'stdio', command: 'no-such-program', args: [], env: {}, cwd: null },
    };
    expect(await failure(connect(server))).toMatchObject({
      kind: 'missing',
      serverName: 'ghost',
      message: 'MCP server "ghost" cannot be started: there is no program "no-such-program".',
    });
  });

  it('is missing when its folder does not exist', async () => {
    const connection: RunServer['connection'] = {
      transport: 'stdio',
      command: process.execPath,
      args: [],
      env: {},
      cwd: '/no such folder',
    };
    expect(await failure(connect({ id: 'sv_a', name: 'a', connection }))).toMatchObject({
      kind: 'missing',
      message: expect.stringContaining('there is no folder "/no such folder"'),
    });
  });

  it.each([
    ['is not executable', 'may not be executed', { command: import.meta.filename, cwd: null }],
    [
      'is to run in what is no folder',
      'there is no folder',
      { command: process.execPath, cwd: import.meta.filename },
    ],
    [
      'is a line for a shell',
      'that is a line for a shell: write "sh", and as `args` ["-c","cd a && node b.js"]',
      { command: 'cd a && node b.js', cwd: null },
    ],
    [
      'is to run in the home folder of a shell',
      `write \`\${HOME}\` in its place`,
      { command: process.execPath, cwd: '/w/~/a' },
    ],
  ])('is missing when its program %s', async (_what, message, place) => {
    const connection = { transport: 'stdio' as const, args: [], env: {}, ...place };
    expect(await failure(connect({ id: 'sv_a', name: 'a', connection }))).toMatchObject({
      kind: 'missing',
      message: expect.stringContaining(message),
    });
  });

  it('tells the end of its standard error when it exits at start', async () => {
    expect(await failure(connect(fixtureServer('fixture', ['--exit-at-start'])))).toMatchObject({
      kind: 'closed',
      message: expect.stringMatching(
        /exited with code 4 \(connect\)[\s\S]*cannot read my configuration/,
      ),
    });
  });

  it('times out when it never answers the handshake', async () => {
    const server = fixtureServer('mute', ['--mute']);
    expect(
      await failure(connect(server, { connectTimeoutMs: 300, fetchTimeoutMs: 90_000 })),
    ).toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('"mute" did not answer within 0.3 s (connect)'),
    });
  });

  it('times out when a tool hangs', async () => {
    const connection = await connect(fixtureServer(), { callTimeoutMs: 300 });
    expect(await failure(connection.callTool('hang', {}, unlimited))).toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('did not answer within 0.3 s (call tool "hang")'),
    });
  });

  it('is lost when it crashes in a call, with the end of its standard error', async () => {
    const connection = await connect(fixtureServer());
    expect(await failure(connection.callTool('crash', {}, unlimited))).toMatchObject({
      kind: 'closed',
      message: expect.stringMatching(
        /exited with code 3 \(call tool "crash"\)[\s\S]*fatal: out of ideas/,
      ),
    });
  });

  it('is lost when it sends more than can be buffered', async () => {
    const connection = await connect(fixtureServer());
    const size = 20 * 1024 * 1024;
    expect(await failure(connection.callTool('huge', { size }, unlimited))).toMatchObject({
      kind: 'closed',
      message: expect.stringContaining('sent a message of more than 10 MiB'),
    });
  });

  it('is well when it answers with a protocol error', async () => {
    const connection = await connect(fixtureServer());
    expect(await failure(connection.callTool('refuse', {}, unlimited))).toMatchObject({
      kind: 'answered',
      message: expect.stringContaining('this tool refuses to work'),
    });
    expect(await connection.callTool('echo', { text: 'hi' }, unlimited)).toMatchObject({
      content: [{ text: 'hi' }],
    });
  });

  it('rejects with the reason of the abort', async () => {
    const connection = await connect(fixtureServer());
    const stop = new AbortController();
    const call = failure(connection.callTool('hang', {}, stop.signal));
    stop.abort(new Error('enough'));
    expect((await call).message).toBe('enough');
  });
});

describe('an odd stdio server', () => {
  const received = async (connection: McpConnection) => {
    const result = await connection.callTool('received', {}, unlimited);
    const [content] = result.content;
    const messages: { method: string }[] = JSON.parse(content?.type === 'text' ? content.text : '');
    return messages.map(({ method }) => method);
  };

  it('is not told of the end of requests that it has answered', async () => {
    const connection = await connect(oddServer('none'));
    const stop = new AbortController();
    await connection.listTools(stop.signal);
    await connection.callTool('received', {}, stop.signal);
    stop.abort(new Error('over'));
    expect(await received(connection)).toEqual([
      'server/discover',
      'initialize',
      'notifications/initialized',
      'tools/list',
      'tools/call',
      'tools/call',
    ]);
  });

  it('may print to its standard output what is no message', async () => {
    const connection = await connect(oddServer('banner'));
    expect(await connection.listTools(unlimited)).toHaveLength(1);
  });

  it('may end its pages with an empty cursor', async () => {
    const connection = await connect(oddServer('empty cursor'));
    expect(await connection.listTools(unlimited)).toMatchObject([{ name: 'last' }]);
  });

  it.each([
    ['tool without a schema', /answered what MCP does not allow .*tools\[0\]\.inputSchema: /],
    ['schema of an array', /answered what MCP does not allow .*tools\[0\]\.inputSchema\.type: /],
    ['tools that are no list', /answered what MCP does not allow \(list tools\): tools: /],
    ['pages without end', /sends pages of tools without end/],
    ['deep schema', /sent a message that nests more than 500 levels deep \(list tools\)/],
    ['large pages', /describes its tools in more than 10 MiB/],
    ['long page', /sent a list of more than 10000 tools \(list tools\)/],
    ['endless page', /sent a message of more than 250000 values \(list tools\)/],
    ['many pages', /offers more than 10000 tools/],
  ])('has a list of tools that is refused: %s', async (oddity, message) => {
    const connection = await connect(oddServer(oddity));
    expect(await failure(connection.listTools(unlimited))).toMatchObject({
      kind: 'answered',
      message: expect.stringMatching(message),
    });
  });

  it.each<[string, McpFailureKind, RegExp]>([
    ['deep content', 'answered', /nests more than 500 levels deep \(call tool "t"\)/],
    ['wide content', 'answered', /sent a message of more than 250000 values \(call tool "t"\)/],
    ['many parts of no kind', 'answered', /sent a message of more than 250000 values/],
    ['parts of no kind', 'answered', /content\[0\]\.type: must be text or image or audio/],
    ['unknown content', 'answered', /what MCP does not allow \(call tool "t"\): content\[0\]/],
    ['content that is no list', 'answered', /what MCP does not allow \(call tool "t"\): content: /],
    ['exit with 3', 'closed', /exited with code 3 \(call tool "t"\)/],
    ['ended by a signal', 'closed', /was ended by SIGKILL \(call tool "t"\)/],
    ['kills its group', 'closed', /was ended by SIGKILL \(call tool "t"\)/],
    ['exit in the middle of a message', 'closed', /exited with code 0 \(call tool "t"\)/],
    ['output closed', 'closed', /is no longer connected \(call tool "t"\)/],
    ['result that is null', 'answered', /\(call tool "t"\): result: must be an object/],
  ])('fails a call: %s', async (oddity, kind, message) => {
    const connection = await connect(oddServer(oddity), { callTimeoutMs: 3_000 });
    expect(await failure(connection.callTool('t', {}, unlimited))).toMatchObject({
      kind,
      message: expect.stringMatching(message),
    });
  });

  it('goes on after a message that is not read', async () => {
    const connection = await connect(oddServer('wide content'));
    await failure(connection.callTool('t', {}, unlimited));
    expect(await connection.listTools(unlimited)).toHaveLength(1);
    expect(connection.isOpen).toBe(true);
  });

  it('may have as many tools of one name as it may have tools', async () => {
    const connection = await connect(oddServer('equal names'));
    expect(await connection.listTools(unlimited)).toHaveLength(9_999);
  });

  it('is refused what it wants of its client, in words', async () => {
    const connection = await connect(oddServer('asks back'));
    const { content } = await connection.callTool('t', {}, unlimited);
    const [part] = content;
    const refusal = (what: string) => ({
      code: -32_601,
      message: `This client does not offer ${what}.`,
    });
    expect(JSON.parse(part?.type === 'text' ? part.text : '')).toEqual([
      {},
      refusal('sampling, an answer of a model'),
      refusal('elicitation, an answer of a person'),
      refusal('roots, a list of folders'),
      refusal('"x/y"'),
    ]);
  });

  it('is quoted only in part where its error is very long', async () => {
    const connection = await connect(oddServer('very long error'));
    const { message } = await failure(connection.callTool('t', {}, unlimited));
    expect(message).toContain('answered with an error (call tool "t"): MCP error -1: xxx');
    expect(message).toMatch(/x…\.$/);
    expect(message.length).toBeLessThan(5_000);
  });

  it('may write to its standard error without end, and is quoted in part', async () => {
    const connection = await connect(oddServer('floods its standard error'));
    expect(await connection.callTool('t', {}, unlimited)).toEqual({ content: [] });
    process.kill(connection.facts.pid ?? 0, 'SIGKILL');
    const { message } = await failure(connection.callTool('t', {}, unlimited));
    expect(message).toMatch(/Its standard error ends with:\n.*x/);
    expect(message.length).toBeLessThan(10_000);
  });

  it('is lost once it reads no more', async () => {
    const connection = await connect(oddServer('input closed'));
    await connection.callTool('t', {}, unlimited);
    expect(await failure(connection.callTool('t', {}, unlimited))).toMatchObject({
      kind: 'closed',
      message: expect.stringContaining('is no longer connected'),
    });
  });
});
