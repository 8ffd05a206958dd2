import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMcpConfig } from '../../../src/service/config/mcp-config.ts';
import { readModelsConfig } from '../../../src/service/config/models-file.ts';
import { StartError } from '../../../src/service/config/start-error.ts';
import { echoCase, promptCase } from '../../support/service/cases.ts';
import { mcpConfig, startFixture, temporaryFolder } from '../../support/service/service-fixture.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function write(content: unknown): Promise<string> {
  const path = join(folder.path, 'config.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function read(mcpServers: unknown, environment: Record<string, string> = {}) {
  const { servers } = await readMcpConfig(await write({ mcpServers }), environment, folder.path);
  return servers;
}

async function problemOf(reading: Promise<unknown>) {
  const thrown = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof StartError)) throw new Error(`Expected a StartError, got ${thrown}.`);
  const { message, exitCode, problems } = thrown;
  return {
    message,
    exitCode,
    problems: problems.map(({ message: text }) => text),
    placed: problems,
  };
}

describe('the servers of .mcp.json', () => {
  it('may be local and name the folder of an iteration, which there is not yet', async () => {
    const local = {
      ...{ command: 'run-it', args: [`--db=\${ITERATION_TMP}/a.db`, `\${HOME}`] },
      ...{ env: { STATE: `\${ITERATION_TMP:-/tmp}` }, cwd: `\${ITERATION_TMP}` },
    };
    const remote = { url: `https://mcp.example.test/\${ITERATION_TMP}` };
    const environment = { HOME: '/home/me', ITERATION_TMP: '/elsewhere' };
    expect(await read({ local, remote }, environment)).toEqual([
      {
        ...{ name: 'local', enabled: true },
        connection: {
          ...{ transport: 'stdio', command: 'run-it', cwd: `\${ITERATION_TMP}` },
          args: [`--db=\${ITERATION_TMP}/a.db`, '/home/me'],
          env: { STATE: `\${ITERATION_TMP}` },
        },
      },
      {
        ...{ name: 'remote', enabled: true, transportType: 'http' },
        problems: [
          `url: \${ITERATION_TMP} is the folder of an iteration, which only local servers can have.`,
        ],
      },
    ]);
  });

  it.each([
    [
      'a command',
      { command: 'run-it' },
      { transport: 'stdio', command: 'run-it', args: [], env: {}, cwd: null },
    ],
    [
      'a command with everything, its folder relative to the file',
      { type: 'stdio', command: 'run-it', args: ['-v'], env: { A: 'b' }, cwd: './sub' },
      { transport: 'stdio', command: 'run-it', args: ['-v'], env: { A: 'b' }, cwd: '<folder>/sub' },
    ],
    [
      'a url',
      { url: 'https://a.test/mcp' },
      { transport: 'http', url: 'https://a.test/mcp', headers: {} },
    ],
    [
      'streamable http',
      { type: 'streamable-http', url: 'https://a.test/mcp', headers: { X: 'y' } },
      { transport: 'http', url: 'https://a.test/mcp', headers: { X: 'y' } },
    ],
    [
      'server-sent events',
      { type: 'sse', url: 'http://127.0.0.1:1/sse' },
      { transport: 'sse', url: 'http://127.0.0.1:1/sse', headers: {} },
    ],
    [
      'a version of MCP that is spoken',
      { command: 'run-it', protocolVersion: '2025-06-18' },
      {
        transport: 'stdio',
        command: 'run-it',
        args: [],
        env: {},
        cwd: null,
        protocolVersion: '2025-06-18',
      },
    ],
    [
      'a version without sessions, over http',
      { url: 'https://a.test/mcp', protocolVersion: '2026-07-28' },
      { transport: 'http', url: 'https://a.test/mcp', headers: {}, protocolVersion: '2026-07-28' },
    ],
    [
      'settings of other tools',
      { command: 'run-it', autoApprove: ['x'], timeout: 5 },
      { transport: 'stdio', command: 'run-it', args: [], env: {}, cwd: null },
    ],
  ])('may be %s', async (_, server, connection) => {
    const expected = JSON.parse(JSON.stringify(connection).replace('<folder>', folder.path));
    expect(await read({ it: server })).toEqual([
      { name: 'it', enabled: true, connection: expected },
    ]);
  });

  it('may be disabled, and then need no variables', async () => {
    expect(await read({ off: { command: `\${NOT_SET}`, disabled: true } })).toEqual([
      { name: 'off', enabled: false, transportType: 'stdio' },
    ]);
  });

  it('take variables from the environment in every text', async () => {
    const servers = await read(
      {
        local: {
          command: `\${BIN}`,
          args: [`--at=\${PLACE:-home}`, '$BIN', `\${EMPTY:-full}`],
          env: { T: `x\${TOKEN}y` },
        },
        remote: {
          url: `https://\${HOST:-a.test}/mcp`,
          headers: { Authorization: `Bearer \${TOKEN}` },
        },
      },
      { BIN: 'tool', TOKEN: `\${BIN}`, EMPTY: '' },
    );
    expect(servers).toMatchObject([
      {
        connection: {
          command: 'tool',
          args: ['--at=home', '$BIN', 'full'],
          // What a variable holds is taken as it is.
          env: { T: `x\${BIN}y` },
        },
      },
      { connection: { url: 'https://a.test/mcp', headers: { Authorization: `Bearer \${BIN}` } } },
    ]);
  });

  it('may name variables and folders as editors do', async () => {
    const env = {
      A: `\${env:TOKEN}`,
      B: `\${workspaceFolder}/data`,
      C: `\${workspaceFolderBasename}`,
      D: `\${userHome}/x`,
    };
    const [server] = await read({ local: { command: 'x', env } }, { TOKEN: 't', HOME: '/home/me' });
    const name = folder.path.split('/').at(-1);
    expect(server).toMatchObject({
      connection: { env: { A: 't', B: `${folder.path}/data`, C: name, D: '/home/me/x' } },
    });
  });

  it.each([
    [
      `\${input:api-token}`,
      /is asked of a person by editors; write \$\{API_TOKEN\} .* set API_TOKEN/,
    ],
    [`\${config:my.port}`, /is known to editors alone; write \$\{MY_PORT\}/],
    [`\${workspaceFolder:web}`, /one checkout: write \$\{workspaceFolder\}/],
  ])('are told what only editors know: %s', async (text, problem) => {
    expect(await read({ local: { command: 'x', env: { A: text } } })).toMatchObject([
      { problems: [expect.stringMatching(/^env\.A: \$\{/)] },
    ]);
    expect(await read({ local: { command: 'x', env: { A: text } } })).toMatchObject([
      { problems: [expect.stringMatching(problem)] },
    ]);
  });

  it('may stand below the key of an editor, with comments, and with numbers in variables', async () => {
    const text = `{
      // what an editor asks
      "inputs": [{ "id": "x", "type": "promptString" }],
      "servers": { "a": { "type": "stdio", "command": "run-it", "env": { "PORT": 80 } }, },
    }`;
    const { servers } = await readMcpConfig(await write(text), {}, folder.path);
    expect(servers).toMatchObject([
      { name: 'a', connection: { command: 'run-it', env: { PORT: '80' } } },
    ]);
  });

  it('are told which variables are not passed on', async () => {
    expect(
      await read({ local: { command: 'x', env: { A: `\${ACTIONS_RUNTIME_TOKEN}` } } }),
    ).toMatchObject([
      { problems: [expect.stringMatching(/^env\.A: .*belongs to the action .* not passed on/)] },
    ]);
  });

  it('are listed although variables are not set, with what is missing', async () => {
    const servers = await read({
      local: { command: 'x', env: { TOKEN: `\${MISSING}` }, args: [`\${ALSO_MISSING}`] },
      remote: { url: `\${MISSING}/mcp` },
    });
    expect(servers).toEqual([
      {
        name: 'local',
        enabled: true,
        transportType: 'stdio',
        problems: [
          expect.stringMatching(/^env\.TOKEN: .*MISSING is not set/),
          expect.stringMatching(/^args\[0\]: .*ALSO_MISSING is not set/),
        ],
      },
      {
        name: 'remote',
        enabled: true,
        transportType: 'http',
        problems: [expect.stringMatching(/^url: .*MISSING is not set/)],
      },
    ]);
  });

  it('are refused with every mistake at once', async () => {
    const { problems, exitCode } = await problemOf(
      read({
        one: { command: 'x', env: { TOKEN: `\${MISSING}` }, args: 'not a list' },
        two: { url: `\${MISSING}/mcp` },
        three: {},
        four: { command: 'x', url: 'https://a.test' },
        five: { command: 'x', args: 'not a list' },
        six: { url: 'ftp://a.test' },
        seven: 'text',
        eight: { command: 'fine' },
        nine: { command: 'x', protocolVersion: '2025-06-19' },
        eleven: { url: 'https://me:hunter2@a.test/mcp' },
        ten: { type: 'sse', url: 'https://a.test', protocolVersion: '2026-07-28' },
      }),
    );
    expect(exitCode).toBe(2);
    expect(problems).toEqual([
      expect.stringMatching(/^server "one": env\.TOKEN: .*MISSING is not set/),
      expect.stringMatching(/^server "one": args: /),
      expect.stringMatching(/^server "three": needs a command .* or a url/),
      expect.stringMatching(/^server "four": has both/),
      expect.stringMatching(/^server "five": args: /),
      expect.stringMatching(/^server "six": url: must be an address/),
      expect.stringMatching(/^server "seven": /),
      expect.stringMatching(
        /^server "nine": protocolVersion: must be a version of MCP .*2026-07-28, 2025-11-25, .* not "2025-06-19"/,
      ),
      expect.stringMatching(/^server "eleven": url: has a user or a password .*`headers`$/),
      expect.stringMatching(/^server "ten": protocolVersion: .* not spoken over `sse`/),
    ]);
  });

  it.each([
    ['is missing', null, /Cannot read/],
    ['is not JSON', '{"mcpServers":', /not valid JSON/],
    ['has no servers', '{}', /not valid/],
    ['has a list of servers', '{"mcpServers":[]}', /not valid/],
    ['has them below another key', '{"mcp":{"a":{"command":"x"}}}', /not valid/],
    [
      'nests without end',
      `{"mcpServers":{"a":{"command":"x","args":${'['.repeat(10_000)}${']'.repeat(10_000)}}}}`,
      /not valid JSON/,
    ],
  ])('are refused where the file %s', async (_, content, message) => {
    const path = content === null ? join(folder.path, 'none.json') : await write(content);
    const { message: text } = await problemOf(readMcpConfig(path, {}, folder.path));
    expect(text).toMatch(message);
    expect(text).toContain(path);
  });
});

describe('the servers of a project', () => {
  it('keep their ids from start to start; what vanished is disabled and what changed is not', async () => {
    const path = folder.path;
    const first = await startFixture({
      folder: path,
      config: mcpConfig({ gone: { command: 'x' } }),
    });
    const { serverIds, projectId } = first.api;
    const { body: suite } = await first.api.post('~/eval-suites', {
      name: 's',
      serverIds: [first.api.serverId('gone')],
      model: 'a/b',
      tests: [promptCase('t')],
    });
    await first.close();

    const remote = { url: 'https://mcp.example.test/mcp?token=secret' };
    const second = await startFixture({ folder: path, config: mcpConfig({ remote }) });
    try {
      expect(second.api.projectId).toBe(projectId);
      expect(second.api.serverIds).toMatchObject(serverIds);
      const { body } = await second.api.get('~/servers');
      expect(body.items).toMatchObject([
        { name: 'tools', enabled: true, transportType: 'stdio', url: null },
        { name: 'gone', enabled: false },
        {
          name: 'remote',
          enabled: true,
          transportType: 'http',
          url: 'https://mcp.example.test/mcp',
        },
      ]);
      const run = await second.api.post('~/eval-runs', {
        suiteId: suite.suiteId,
        tests: [echoCase('t')],
      });
      expect(run.status).toBe(400);
      expect(run.body.message).toMatch(/"gone" .* is disabled/);
    } finally {
      await second.close();
    }
  });
});

describe('the model providers', () => {
  it('come from the file, with base URLs beside it', async () => {
    const path = await write({
      providers: {
        openai: { apiKey: `\${KEY}`, models: ['small'] },
        own: { baseUrl: 'http://127.0.0.1:1/v1' },
      },
    });
    const beside = { openai: 'http://127.0.0.1:2/v1', other: 'http://127.0.0.1:3/v1' };
    expect(await readModelsConfig(path, beside, { KEY: 'k' })).toEqual({
      providers: {
        openai: { apiKey: 'k', models: ['small'], baseUrl: 'http://127.0.0.1:2/v1' },
        own: { baseUrl: 'http://127.0.0.1:1/v1' },
        other: { baseUrl: 'http://127.0.0.1:3/v1' },
      },
    });
    expect(await readModelsConfig(null, {}, {})).toEqual({ providers: {} });
    const { problems } = await problemOf(readModelsConfig(path, {}, {}));
    expect(problems).toEqual([
      expect.stringMatching(/^providers\.openai\.apiKey: .*KEY is not set/),
    ]);
  });
});
