import { expect, test } from '@jest/globals';
import { parseServersFile } from '../../src/api/servers-file.ts';

const read = (content: string, environment = {}) =>
  parseServersFile(content, '.mcp.json', environment, '/work');

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
        unset: [{ data: { variable: 'GONE' } }],
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

const refuse = (content: string, data: object, line: number) =>
  expect(read(content)).toEqual({
    known: expect.anything(),
    problems: [{ place: expect.objectContaining({ line }), data: expect.objectContaining(data) }],
  });

test.each([
  ['no JSON', '{ "mcpServers": }', { code: 'syntax' }, 1],
  ['no servers', '{ "inputs": [] }', { code: 'missing', key: 'mcpServers' }, 1],
  ['misspelt servers', '{\n"mcp_servers": {} }', { nearest: 'mcpServers' }, 2],
  ['no name', '{ "mcpServers": {\n"": { "command": "x" } } }', { code: 'range', min: 1 }, 2],
  ['no command', '{ "mcpServers": {\n"a": {} } }', { other: ['command', 'url'] }, 2],
  ['no object', '[]', { code: 'type' }, 1],
  ['nothing', '', { code: 'missing', key: 'mcpServers' }, 1],
  [
    'a list under two keys',
    '{ "mcpServers": { "a": { "command": "x" } },\n"servers": {} }',
    { code: 'conflict', key: 'servers', other: 'mcpServers' },
    2,
  ],
  ['a list in a list', '{ "mcpServers": {\n"mcpServers": { "a": {} } } }', { code: 'repeated' }, 2],
  ['an empty list', '{ "mcpServers": {} }', { code: 'range', min: 1 }, 1],
  ['a nesting without end', '['.repeat(20_000), { code: 'syntax' }, 1],
])('%s is refused at its place', (_name, content, data, line) => refuse(content, data, line));

const windows = (program: string, hasArgs: boolean) => {
  return { code: 'command', reason: 'windows', program, hasArgs };
};
const reference = (written: string, variable: string) => ({ code: 'reference', written, variable });
/** Each mistake is in the last line of the members. */
const ENTRIES: [members: string, data: object][] = [
  ['"command": "x",\n"command": "y"', { code: 'repeated', what: 'key', name: 'command' }],
  ['"url": "ftp://x"', { code: 'address', reason: 'form' }],
  ['"url": "https://me@x/mcp"', { code: 'address', reason: 'credentials' }],
  ['"url": "https://x", "command": "x"', { code: 'conflict', other: 'command' }],
  [
    '"url": "https://x", "type": "sse",\n"protocolVersion": "2026-07-28"',
    { code: 'conflict', key: '2026-07-28', other: 'sse' },
  ],
  [
    '"command": "x", "protocolVersion": "2025-01-01"',
    { code: 'value', known: expect.arrayContaining(['2026-07-28', '2024-11-05']) },
  ],
  ['"type": "htpp", "url": "https://x"', { code: 'value', nearest: 'http' }],
  ['"type": "local", "url": "https://x"', { nearest: null }],
  ['"type": "http", "command": "x"', { known: ['stdio'] }],
  ['"serverUrl": "https://x"', { code: 'unknown-key', nearest: 'url' }],
  ['"url ": "https://x"', { key: 'url ', nearest: 'url' }],
  ['"command": "x", "arguments": ["y"]', { code: 'unknown-key', nearest: 'args' }],
  ['"cmd": "x"', { code: 'unknown-key', nearest: 'command' }],
  ['"endpoint": "https://x"', { nearest: 'url' }],
  ['"command": "x", "workingDirectory": "y"', { nearest: 'cwd' }],
  ['"command": "x", "dir": "y"', { nearest: 'cwd' }],
  ['"url": "https://x", "bearerToken": "y"', { nearest: 'headers' }],
  ['"transport": "x", "url": "https://x"', { nearest: 'type' }],
  ['"command": "x",\n"args": [{ "a": 1 }]', { code: 'type', observed: 'object' }],
  ['"header": {}, "url": "https://x"', { nearest: 'headers' }],
  ['"command": "x",\n"args": "y"', { code: 'type', expected: 'array' }],
  ['"command": "C:\\\\Program Files\\\\node.exe", "args": ["C:\\\\x.js"]', windows('node', false)],
  ['"command": "cmd", "args": ["/c", "npx", "-y", "x"]', windows('npx', true)],
  [
    '"command": "npx",\n"args": ["-y @a/b"]',
    { code: 'value', value: '-y @a/b', nearest: '"-y", "@a/b"' },
  ],
];
test.each(ENTRIES)('a server with %s is refused at its place', (members, data) =>
  refuse(entry(members), data, 2 + members.split('\n').length),
);

/** What no shell or editor fills in, in the last line of the members. It can be a password. */
const hidden = (variable = 'NAME') => reference('', variable);
test.each<[members: string, data: object]>([
  [
    `"command": "x", "args": ["-k",\n"\${input:api-key}"]`,
    reference(`\${input:api-key}`, 'API_KEY'),
  ],
  [
    `"url": "https://x", "headers": {\n"A": "Bearer \${{ secrets.token }}" }`,
    reference(`\${{ secrets.token }}`, 'TOKEN'),
  ],
  ['"url": "https://x", "headers": {\n"A": "Bearer $TOKEN" }', hidden()],
  ['"url": "https://x", "headers": {\n"A": "token $TOKEN" }', hidden()],
  ['"command": "x", "env": {\n"A": "%A_1%" }', hidden('A')],
  ['"command": "x", "env": {\n"A_KEY": "<your-key>" }', reference('<your-key>', 'A_KEY')],
  ['"url": "https://x/?k=<A KEY>"', hidden()],
  ['"url": "https://<your-host>/mcp"', reference('<your-host>', 'NAME')],
  ['"command": "pnpm", "args": ["-C", "x",\n"--key=$TOKEN"]', hidden()],
  ['"command": "x", "args": ["-y",\n"$HOME/x.js"]', hidden()],
  ['"command": "x", "args": ["--header",\n"A: Bearer $TOKEN"]', hidden()],
  ...[
    [`\${A_B-x-y}`, 'A_B'],
    [`\${A:=x}`, 'A'],
    [`\${A:?}`, 'A'],
    [`\${env.A}`],
    [`\${ A }`],
    [`\${my-var}`],
  ].map(([written, variable]): [string, object] => [
    `"command": "x", "args": [\n"${written}"]`,
    hidden(variable),
  ]),
])('a server with %s is refused if it is used', (members, data) => {
  const file = read(entry(members));
  const [[name, found] = []] = file.known.unset ?? [];
  expect(file).toMatchObject({ servers: [{ unset: [found] }] });
  expect([name, found]).toMatchObject([
    'a',
    { place: { line: 2 + members.split('\n').length }, data },
  ]);
});

test.each([
  [['--separator', '<br>', '{{message}}', '"a.b"', '-c', '$NB/node'], {}],
  [['-Command', '$HOME/x'], {}],
  [[`Authorization:\${AUTH}`, `\${1}`, `\${}`], { AUTH: 'x' }],
])('arguments %j pass as they are', (args, env) => {
  const file = read(JSON.stringify({ mcpServers: { a: { command: 'x', args, env } } }));
  expect(file).toMatchObject({ servers: [{ args, unset: [] }], known: { unset: [] } });
});

test.each([
  ['"type": "local", "command": "x"', {}],
  ['"transport": "stdio", "command": "x"', {}],
  ['"type": "streamableHttp", "url": "https://x"', { transport: 'http' }],
  ['"transport": "sse", "url": "https://x"', { transport: 'sse' }],
  ['"type": "http", "transport": "sse", "url": "https://x"', { transport: 'http' }],
  ['"command": "x", "env": { "PASSWORD": "$ECRET99" }', { env: { PASSWORD: '$ECRET99' } }],
  [`"command": "x", "cwd": "\${workspaceFolderBasename}\${/}a"`, { cwd: 'work/a' }],
])('a server with %s is right', (members, server) =>
  expect(read(entry(members))).toMatchObject({
    servers: [{ unset: [], ...server }],
    known: { unset: [], doubts: [] },
  }),
);

test.each([
  ['"args": ["x", "|"]', { reason: 'shell' }],
  ['"args": ["2>/dev/null"]', { reason: 'shell' }],
  ['"env": { "A": "YOUR_API_KEY" }', { variable: 'A' }],
  ['"args": ["xxx"]', { variable: 'NAME' }],
  ['"env": { "A": "{{A}}" }', { variable: 'A' }],
  [`"env": { "A": "\${EMPTY}" }`, { variable: 'EMPTY', nearest: '' }],
  ['"env": { "A": "changeme" }', { variable: 'A' }],
])('%s is doubtful', (members, data) => {
  const { doubts } = read(entry(`"command": "x", ${members}`), { EMPTY: '' }).known;
  expect(doubts).toMatchObject([{ data }]);
});

test('a mistaken variable has the one that is meant', () => {
  const { unset = [] } = read(entry(`"command": "\${workspaceRoot}/x"`)).known;
  expect(unset).toMatchObject([['a', { data: { nearest: 'workspaceFolder' } }]]);
});

test('mistakes of form hide no wrong address, and no names', () => {
  const [form, address] = ['"a": { "comand": "x" }', '"b": { "url": "ftp://x" }'];
  const both = '"d": { "heders": {}, "url": "https://me@x", "type": 5 }';
  const content = `{ "mcpServers": { ${form},\n${address}, "c": { "disabled": true },\n${both} } }`;
  const file = read(content);
  const codes = 'problems' in file ? file.problems.map(({ data }) => data.code) : [];
  expect(codes).toEqual(['unknown-key', 'unknown-key', 'type', 'address', 'address']);
  expect(file).toMatchObject({ known: { names: ['a', 'b', 'd'], disabled: ['c'] } });
});

test('all mistakes at once, in their order', () => {
  const file = read(
    entry('"type": "stdoi", "command": ["node", "x.js"],\n"environment": {}, "args": [null]'),
  );
  expect('problems' in file ? file.problems : []).toMatchObject([
    { place: { line: 3, column: 1, path: 'mcpServers.a.type' }, data: { nearest: 'stdio' } },
    { place: { line: 3, column: 18 }, data: { code: 'command', reason: 'list', program: 'node' } },
    { place: { line: 4, column: 1 }, data: { code: 'unknown-key', nearest: 'env' } },
    { place: { line: 4, path: 'mcpServers.a.args[0]' }, data: { code: 'type' } },
  ]);
});

test('keys of other clients pass, also those that say the same again', () => {
  const local =
    '"command": "x", "comment": "", "tags": [], "dev": {}, "envFile": "a", "cmd": "x", "headers": { "a": "b" }';
  const doubts = [
    { place: { line: 3 }, data: { code: 'unknown-key', key: 'envFile' } },
    { data: { code: 'conflict', key: 'headers', other: 'command' } },
  ];
  expect(read(entry(local))).toMatchObject({ servers: [{ command: 'x' }], known: { doubts } });
  const remote =
    '"url": "https://x", "env": {}, "auth": {}, "serverUrl": "https://x", "comment": "", "timeout": 1';
  expect(read(entry(remote))).toMatchObject({ servers: [{ transport: 'http' }] });
});

test('blanks and signs that are meant pass', () => {
  const args = '["--path", "<div>$5", "-c", "-y b", "$AB"]';
  const members = `"command": "npx", "args": ${args}, "env": { "A": "$a", "B": "5%" }`;
  expect(read(entry(members))).toMatchObject({ servers: [{ env: { A: '$a', B: '5%' } }] });
});

test('servers of an editor: folders, SSE, a version', () => {
  const servers = {
    a: {
      command: `\${workspaceFolder}/x `,
      args: [`\${userHome}`, `\${env:ITERATION_TMP}/db`, `\${A:-`, `\${toString}`],
      cwd: `\${ITERATION_TMP}`,
    },
    b: { url: 'https://x', type: 'sse', protocolVersion: '2025-06-18' },
  };
  expect(read(JSON.stringify({ inputs: [], servers }), { HOME: '/home/me' })).toMatchObject({
    servers: [
      {
        command: '/work/x',
        args: ['/home/me', `\${ITERATION_TMP}/db`, `\${A:-`, ''],
        cwd: `\${ITERATION_TMP}`,
        unset: [{ data: { variable: 'toString' } }],
      },
      { transport: 'sse', protocolVersion: '2025-06-18' },
    ],
  });
});

test('a misspelt key hides nothing of its servers', () => {
  const file = read('{ "mcpServer": {\n"a": { "comand": "x" },\n"b": { "command": "x" } } }');
  expect(file).toMatchObject({ known: { names: ['a', 'b'] } });
  const found = 'problems' in file ? file.problems : [];
  expect(found.map(({ place, data }) => [place.line, data.code])).toEqual([
    [1, 'unknown-key'],
    [2, 'unknown-key'],
  ]);
});

test('variables that are not set have places', () => {
  const members = `"command": "x",\n"args": ["\${A}"],\n"env": {\n"B": "\${env:B} \${C:-c}" }`;
  const { unset = [] } = read(entry(members)).known;
  expect(unset.map(([name, { place, data }]) => [name, place.line, data])).toEqual([
    ['a', 4, reference(`\${A}`, 'A')],
    ['a', 6, reference(`\${B}`, 'B')],
  ]);
});

test('a remote server: its headers are secrets', () => {
  const content = entry(
    `"type": "http", "url": "https://\${HOST}/mcp?api_key=qu3ry", "headers": { "Authorization": "Bearer \${TOKEN}", "X-Team": "red" }`,
  );
  const file = read(content, { HOST: 'mcp.test', TOKEN: 't0ken-1' });
  const headers = { Authorization: 'Bearer t0ken-1', 'X-Team': 'red' };
  const url = 'https://mcp.test/mcp?api_key=qu3ry';
  expect(file).toMatchObject({ servers: [{ name: 'a', unset: [], url, headers }] });
  const secrets = 'secrets' in file ? [...file.secrets.values()].flat() : [];
  expect(secrets).toEqual(expect.arrayContaining(['t0ken-1', 'Bearer t0ken-1', 'qu3ry']));
  expect(secrets).not.toContain('red');
  // It matters only if a run uses the server.
  expect(read(content)).toMatchObject({
    servers: [
      {
        unset: [{ place: { line: 3, path: 'mcpServers.a.url' } }, { data: { variable: 'TOKEN' } }],
      },
    ],
  });
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
  expect(file).toMatchObject({
    servers: [{ env: { T: '' }, unset: [{ data: { variable: 'ACTIONS_RUNTIME_TOKEN' } }] }],
  });
});

test('a file with many mistakes is read in linear time, and reported in part', () => {
  const names = '"a": { "command": "x" },\n'.repeat(50_000);
  const file = read(`{ "mcpServers": { ${names} } }`);
  expect('problems' in file ? file.problems.length : 0).toBe(10);
});

test.each([`\${A:-`, `\${{`, `\${a:`, `\${env:`, '$'])(
  '%s many times is read in linear time',
  (part) => {
    const args = ['', '}'].map((end) => part.repeat(500_000) + end);
    expect(read(JSON.stringify({ mcpServers: { a: { command: 'x', args } } }))).toBeDefined();
  },
);

test('servers that are disabled are left out', () => {
  const [a, b, c] = [{ disabled: true }, { enabled: false }, { disabled: false, enabled: true }];
  const servers = Object.entries({ a, b, c }).map(([name, one]) => [
    name,
    { command: 'node', ...one },
  ]);
  const file = read(JSON.stringify({ mcpServers: Object.fromEntries(servers) }));
  expect(file).toMatchObject({ servers: [{ name: 'c' }] });
  const none = { mcpServers: { a: { command: 'node', disabled: true } } };
  expect(read(JSON.stringify(none))).toMatchObject({
    problems: [{ place: { path: 'mcpServers' }, data: { code: 'range', what: 'server' } }],
  });
});
