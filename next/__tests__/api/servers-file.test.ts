import { expect, test } from '@jest/globals';
import { parseServersFile } from '../../src/api/servers-file.ts';

const read = (content: string, environment = {}) =>
  parseServersFile(content, '.mcp.json', environment);

test('comments, variables, defaults, numbers as texts', () => {
  const content = `{
    // Started by every run.
    "mcpServers": {
      "a": {
        "command": "node",
        "args": ["\${FILE}", "--port", 80, "\${NONE:-x}", "\${EMPTY:-y}"],
        "env": { "API_KEY": "\${KEY}", "PASSWORD": "literal-1", "GONE": "\${env:GONE}" },
        "type": "stdio",
      },
    },
  }`;
  const file = read(content, { FILE: 'server.js', EMPTY: '', KEY: 'from-the-job' });
  expect(file).toMatchObject({
    servers: [
      {
        name: 'a',
        command: 'node',
        args: ['server.js', '--port', '80', 'x', 'y'],
        env: { API_KEY: 'from-the-job', PASSWORD: 'literal-1', GONE: '' },
        cwd: null,
        unset: ['GONE'],
      },
    ],
  });
  const secrets = 'secrets' in file ? Object.fromEntries(file.secrets) : {};
  expect(secrets).toMatchObject({
    a: ['from-the-job', 'literal-1'],
    FILE: [],
    KEY: ['from-the-job'],
  });
});

/** A file with one server, whose members stand in line 3. */
const entry = (members: string) => `{ "mcpServers": {\n"a": {\n${members} } } }`;

test.each([
  ['no JSON', '{ "mcpServers": }', { code: 'syntax' }, 1],
  [
    'a name twice',
    '{ "mcpServers": {\n"a": { "command": "x" },\n"a": { "command": "y" } } }',
    { code: 'syntax' },
    3,
  ],
  ['no servers', '{ "servers": {} }', { code: 'missing', key: 'mcpServers' }, 1],
  ['no command', '{ "mcpServers": {\n"a": {} } }', { code: 'missing', key: 'command' }, 2],
  ['a url without http', entry('"url": "ftp://x"'), { code: 'address', reason: 'form' }, 3],
  [
    'a url with a user',
    entry('"url": "https://me@x/mcp"'),
    { code: 'address', reason: 'credentials' },
    3,
  ],
  [
    'a url and a command',
    entry('"url": "https://x", "command": "x"'),
    { code: 'conflict', other: 'command' },
    3,
  ],
  ['SSE', entry('"type": "sse", "url": "https://x"'), { code: 'unsupported', what: 'sse' }, 3],
  [
    'a misspelt type',
    entry('"type": "streamable_http", "url": "https://x"'),
    { code: 'value', nearest: 'streamable-http' },
    3,
  ],
  ['a type that needs a url', entry('"type": "http", "command": "x"'), { known: ['stdio'] }, 3],
  ['serverUrl', entry('"serverUrl": "https://x"'), { code: 'unknown-key', nearest: 'url' }, 3],
  ['arg', entry('"arg": [], "command": "x"'), { code: 'unknown-key', nearest: 'args' }, 3],
  ['environment', entry('"environment": {}, "command": "x"'), { nearest: 'env' }, 3],
  [
    'args as text',
    '{ "mcpServers": { "a": { "command": "x",\n"args": "y" } } }',
    { code: 'type', expected: 'array' },
    2,
  ],
  ['no object', '[]', { code: 'type' }, 1],
  ['an empty list', '{ "mcpServers": {} }', { code: 'range', min: 1 }, 1],
  ['a nesting without end', '['.repeat(20_000), { code: 'syntax' }, 1],
])('%s is refused at its place', (_name, content, data, line) => {
  expect(read(content)).toEqual({
    problems: [{ place: expect.objectContaining({ line }), data: expect.objectContaining(data) }],
  });
});

test('a remote server: its headers are secrets', () => {
  const content = entry(
    `"type": "http", "url": "https://\${HOST}/mcp?api_key=qu3ry", "headers": {
      "Authorization": "Bearer \${TOKEN}", "X-Team": "red" }`,
  );
  const file = read(content, { HOST: 'mcp.test', TOKEN: 't0ken-1' });
  const headers = { Authorization: 'Bearer t0ken-1', 'X-Team': 'red' };
  const url = 'https://mcp.test/mcp?api_key=qu3ry';
  expect(file).toMatchObject({ servers: [{ name: 'a', unset: [], url, headers }] });
  const secrets = 'secrets' in file ? [...file.secrets.values()].flat() : [];
  expect(secrets).toEqual(expect.arrayContaining(['t0ken-1', 'Bearer t0ken-1', 'qu3ry']));
  expect(secrets).not.toContain('red');
  // It matters only if a run uses the server.
  expect(read(content)).toMatchObject({ servers: [{ unset: ['HOST', 'TOKEN'] }] });
});

test('secrets: defaults, parts of a composite, a server with the name of a variable', () => {
  const servers = {
    KEY: {
      command: 'x',
      args: [`\${API_KEY:-lit3ral}`, `postgres://u:pass1word@\${HOST}/x`],
      env: { K: `\${KEY}`, T: `\${ACTIONS_RUNTIME_TOKEN}` },
    },
  };
  const environment = { KEY: "the job's", HOST: 'db', ACTIONS_RUNTIME_TOKEN: 'runner' };
  const file = read(JSON.stringify({ mcpServers: servers }), environment);
  const secrets = 'secrets' in file ? [...file.secrets.values()].flat() : [];
  expect(secrets).toEqual(expect.arrayContaining(['lit3ral', 'pass1word', "the job's"]));
  // No server gets a token of the runner.
  expect(file).toMatchObject({ servers: [{ env: { T: '' }, unset: ['ACTIONS_RUNTIME_TOKEN'] }] });
});

test('a file with many mistakes is read in linear time, and reported in part', () => {
  const names = '"a": { "command": "x" },\n'.repeat(50_000);
  const file = read(`{ "mcpServers": { ${names} } }`);
  expect('problems' in file ? file.problems.length : 0).toBe(10);
});

test('servers that are disabled are left out', () => {
  const [a, b, c] = [{ disabled: true }, { enabled: false }, { disabled: false, enabled: true }];
  const servers = Object.entries({ a, b, c }).map(([name, one]) => [
    name,
    { command: 'node', ...one },
  ]);
  const read = parseServersFile(
    JSON.stringify({ mcpServers: Object.fromEntries(servers) }),
    '.mcp.json',
    {},
  );
  expect(read).toMatchObject({ servers: [{ name: 'c' }] });
  const none = { mcpServers: { a: { command: 'node', disabled: true } } };
  expect(parseServersFile(JSON.stringify(none), '.mcp.json', {})).toMatchObject({
    problems: [{ place: { path: 'mcpServers' }, data: { code: 'range', min: 1 } }],
  });
});
