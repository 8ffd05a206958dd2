import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { oneOfEach } from '../../support/effort.ts';
import { suiteFile, toolCase } from '../../support/evals/suite-builder.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { EXAMPLE_SERVERS } from '../../support/service/service-program.ts';

/**
 * Mistakes that people make about servers and models in their first hour: what each of them is told,
 * once, at its place and in words of ours.
 */

interface Mistake {
  mcpConfig?: unknown;
  suite?: unknown;
  files?: Readonly<Record<string, unknown>>;
  inputs?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
  verdict: 'invalid' | 'failed' | 'incomplete' | 'passed';
  /** What the annotations say, each once. */
  told: readonly RegExp[];
  /** File and line of the first of them. */
  at?: readonly [file: string, line: number];
}

const { library } = EXAMPLE_SERVERS;
/** A list of servers of which one is written by hand. */
const listOf = (server: string) => `{\n  "mcpServers": {\n    "library": ${server}\n  }\n}\n`;
const withEnv = (env: object) => listOf(JSON.stringify({ ...library, env }));
const script = (code: string, env: object = {}) =>
  listOf(JSON.stringify({ command: 'node', args: ['-e', code], env }));
const suite = (...tests: readonly unknown[]) => suiteFile({ tests });
const fees = (count: number) =>
  suite(
    ...Array.from({ length: count }, (_, at) => toolCase(`fee ${at}`, 'late_fee', { days: at })),
  );
const asked = (model: string) => ({
  ...{ title: 'asks', model },
  steps: [
    { kind: 'prompt', prompt: 'Say hi.' },
    { kind: 'assert', assertion: { type: 'finalAssistantMessageNonEmpty' } },
  ],
});
const NOBODY = await closedPort();

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a server of a step is misspelt': {
    suite: `name: s\nservers: [library]\ntests:\n  - title: fee\n    steps:\n      - kind: toolCall\n        serverName: libary\n        toolName: late_fee\n        arguments: { days: 3 }\n`,
    ...{ verdict: 'invalid', at: ['suite.yaml', 7] },
    told: [
      /^suite\.yaml:7:9: case "fee" names the server "libary", which there is not\. Did you mean "library"\?/,
    ],
  },
  'a server of the suite is misspelt': {
    suite: suiteFile({ servers: ['libary'] }),
    ...{ verdict: 'invalid', at: ['suite.yaml', 1] },
    told: [/there is no server `libary`\. Did you mean `library`\? There (?:is|are): [^()]*\.$/],
  },
  'a server of the input is misspelt': {
    inputs: { servers: 'libary' },
    verdict: 'invalid',
    told: [/servers: there is no server `libary`\. Did you mean `library`\?/],
  },
  'a tool is misspelt': {
    suite: suite(toolCase('fee', 'late_fees', { days: 3 })),
    verdict: 'failed',
    told: [/Server "library" has no tool "late_fees"\. Did you mean "late_fee"\? It has: /],
  },
  'there is no list of servers': {
    mcpConfig: null,
    verdict: 'invalid',
    told: [/mcp-config: there is no file `\.mcp\.json` .*Example: \{ "mcpServers": \{ "my-server"/],
  },
  'the list is that of an editor': {
    mcpConfig: null,
    files: { '.vscode/mcp.json': { servers: EXAMPLE_SERVERS } },
    verdict: 'invalid',
    told: [/There is `\.vscode\/mcp\.json`; name that one\. Example: \.vscode\/mcp\.json/],
  },
  'the list is that of an agent, among settings': {
    mcpConfig: null,
    files: { '.gemini/settings.json': { theme: 'dark', mcpServers: EXAMPLE_SERVERS } },
    verdict: 'invalid',
    told: [/There is `\.gemini\/settings\.json`; name that one/],
  },
  'another list is named than the one that lies beside': {
    inputs: { 'mcp-config': 'mcp.json' },
    verdict: 'invalid',
    told: [/no file `mcp\.json` .* There is `\.mcp\.json`; name that one/],
  },
  'a folder is named for the list': {
    inputs: { 'mcp-config': '.' },
    verdict: 'invalid',
    told: [/mcp-config: `\.` .*Example: \.mcp\.json/],
  },
  'a variable is not set': {
    mcpConfig: withEnv({ TOKEN: `\${MY_TOKEN}` }),
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [
      /server "library": env\.TOKEN: the environment variable MY_TOKEN is not set\. Set it in the step's `env` \(`MY_TOKEN: \$\{\{ secrets\.MY_TOKEN \}\}`\)/,
    ],
  },
  'a variable belongs to the runner': {
    mcpConfig: withEnv({ TOKEN: `\${ACTIONS_RUNTIME_TOKEN}` }),
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [/ACTIONS_RUNTIME_TOKEN belongs to the action and the runner and is not passed on/],
  },
  'a value is one that an editor asks for': {
    mcpConfig: withEnv({ TOKEN: `\${input:api-token}` }),
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [/\$\{input:api-token\} is asked of a person by editors; write \$\{API_TOKEN\}/],
  },
  'a comma is missing': {
    mcpConfig:
      '{\n  "mcpServers": {\n    "a": { "command": "x" }\n    "b": { "command": "y" }\n  }\n}',
    ...{ verdict: 'invalid', at: ['.mcp.json', 4] },
    told: [/^\.mcp\.json:4:5: a comma is missing before this\.$/],
  },
  'a path of Windows has single backslashes': {
    mcpConfig: listOf('{ "command": "C:\\tools\\server.exe" }'),
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [/has a `\\` that JSON does not know; write `\\\\` for one/],
  },
  'the list is empty': {
    mcpConfig: '',
    ...{ verdict: 'invalid', at: ['.mcp.json', 1] },
    told: [/^\.mcp\.json:1:1: is empty\.$/],
  },
  'two servers have one name': {
    mcpConfig:
      '{ "mcpServers": {\n"library": { "command": "x" },\n"library": { "command": "y" }\n} }',
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [/server "library": another server has that name, at 2:1/],
  },
  'the key of the list is misspelt': {
    mcpConfig: { mcpServer: EXAMPLE_SERVERS },
    ...{ verdict: 'invalid', at: ['.mcp.json', 1] },
    told: [/has servers below `mcpServer`; call it `mcpServers`/],
  },
  'the servers stand at the top': {
    mcpConfig: EXAMPLE_SERVERS,
    ...{ verdict: 'invalid', at: ['.mcp.json', 1] },
    told: [/has servers and no `mcpServers` around them/],
  },
  'arguments are one text': {
    mcpConfig: listOf('{ "command": "node",\n "args": "server.js" }'),
    ...{ verdict: 'invalid', at: ['.mcp.json', 4] },
    told: [
      /server "library": args: must be a list of texts, not a text\. Example: \["dist\/server\.js"\]/,
    ],
  },
  'an address has the name of another program': {
    mcpConfig: listOf('{ "serverUrl": "https://mcp.example.test" }'),
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [/It has `serverUrl`; call that `url`/],
  },
  'a command has its arguments in it': {
    mcpConfig: listOf('{ "command": "node dist/server.js" }'),
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [
      /there is no program "node dist\/server\.js"; `command` is the program alone: write "node", and as `args` \["dist\/server\.js"\]/,
    ],
  },
  'a program is not there': {
    mcpConfig: listOf('{ "command": "no-such-server" }'),
    suite: fees(4),
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [/server "library": cannot be started: there is no program "no-such-server"\.$/],
  },
  'a folder is not there': {
    mcpConfig: listOf('{ "command": "node", "cwd": "nowhere" }'),
    ...{ verdict: 'invalid', at: ['.mcp.json', 3] },
    told: [/cannot be started: there is no folder ".*nowhere"/],
  },
  'a server is not built': {
    mcpConfig: listOf('{ "command": "node", "args": ["dist/server.js"] }'),
    suite: fees(4),
    verdict: 'failed',
    told: [
      /exited with code 1 .* It does not find ".*dist\/server\.js": install and build it first \(in a workflow, in a step before this one\)/,
    ],
  },
  'a server lacks a variable that the job has': {
    mcpConfig: script('console.error("Error: MY_KEY is missing"); process.exit(1)'),
    suite: fees(4),
    env: { MY_KEY: 'quite-a-secret-value' },
    verdict: 'failed',
    told: [
      /a server gets those that its `env` names: if MY_KEY is one, give it `"env": \{ "MY_KEY": "\$\{MY_KEY\}" \}`/,
    ],
  },
  'a server says for itself why it ends': {
    mcpConfig: script('console.error("out of ideas"); process.exit(3)'),
    suite: fees(4),
    verdict: 'failed',
    told: [/exited with code 3 \(connect\)\. Its standard error ends with: out of ideas/],
  },
  'a server never answers': {
    mcpConfig: script('setTimeout(() => {}, 1e6)'),
    suite: fees(4),
    inputs: { 'connect-timeout': '0.5' },
    verdict: 'failed',
    told: [/did not answer within 0\.5 s \(connect\)\. `connect-timeout` gives it more time\./],
  },
  'a server writes its log to standard output': {
    mcpConfig: script('console.log("Listening on port 3000"); setTimeout(() => {}, 1e6)'),
    inputs: { 'connect-timeout': '3' },
    verdict: 'failed',
    told: [/its standard output has a line that is no message: Listening on port 3000/],
  },
  'a tool takes longer than it may': {
    suite: suiteFile({
      servers: ['everything'],
      tests: [
        toolCase('slow', 'trigger-long-running-operation', { duration: 9, steps: 1 }, 'everything'),
      ],
    }),
    inputs: { 'tool-timeout': '0.5' },
    verdict: 'failed',
    told: [/did not answer within 0\.5 s \(call tool .*\)\. `tool-timeout` gives it more time\./],
  },
  'a remote server is not started': {
    mcpConfig: listOf(`{ "url": "http://127.0.0.1:${NOBODY}/mcp" }`),
    suite: fees(4),
    verdict: 'failed',
    told: [
      /could not be reached \(connect\): .*ECONNREFUSED.*; nothing listens there: start it first \(in a workflow, in a step before this one\)/,
    ],
  },
  'a model is not started': {
    suite: suite(asked('ollama/small')),
    inputs: { 'model-base-urls': `ollama=http://127.0.0.1:${NOBODY}/v1` },
    verdict: 'incomplete',
    told: [
      /^Model provider "ollama" \(model "ollama\/small"\) could not be reached: nothing listens at 127\.0\.0\.1:\d+\. Start it first \(in a workflow, in a step before this one\), or mend its address\.$/,
    ],
  },
  'a model has no key': {
    suite: suite(asked('openai/gpt-x')),
    verdict: 'invalid',
    told: [
      /model-api-keys: has no key of the provider `openai`, and the case "asks" \(suite\.yaml:1:\d+\) needs it\. Example: openai=\$\{\{ secrets\.OPENAI_API_KEY \}\}/,
    ],
  },
  'a model has a key that is empty': {
    suite: suite(asked('openai/gpt-x')),
    inputs: { 'model-api-keys': 'openai=' },
    verdict: 'invalid',
    told: [/has no key behind `openai=`, and the case "asks" .* needs it\. Workflows for forks/],
  },
  'a saved suite is asked of the service of this job': {
    inputs: { suite: 'smoke', 'suite-file': '' },
    verdict: 'invalid',
    told: [/suite: the embedded service starts empty and has no saved suites/],
  },
};

/** What is right, although other programs would not take it, or it looks like a mistake. */
const RIGHT: Readonly<Record<string, Omit<Mistake, 'verdict' | 'told'>>> = {
  'comments, and a comma behind the last': {
    mcpConfig: `// mine\n{ "mcpServers": { "library": ${JSON.stringify(library)}, /* all */ }, }`,
  },
  'the key of an editor, and what it asks for': {
    mcpConfig: {
      inputs: [{ id: 'token', type: 'promptString' }],
      servers: { library: { type: 'stdio', ...library } },
    },
  },
  'folders and variables as editors write them': {
    mcpConfig: withEnv({ HERE: `\${workspaceFolder}/x`, KEY: `\${env:MY_KEY}`, PORT: 8080 }),
    env: { MY_KEY: 'quite-a-secret-value' },
  },
  'a variable that is not set, of a server that is not used': {
    mcpConfig: { mcpServers: { library, other: { command: 'x', env: { A: `\${NOT_SET}` } } } },
  },
  'an empty key where no case needs one': { inputs: { 'model-api-keys': 'openai=' } },
};

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return address.port;
}

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function make(mistake: Omit<Mistake, 'verdict' | 'told'>): Promise<ActionResult> {
  const { mcpConfig, suite: written = suiteFile(), files = {}, inputs = {}, env = {} } = mistake;
  const workspace = new EvalWorkspace({
    ...{ 'suite.yaml': written, ...files },
    ...(mcpConfig === undefined || mcpConfig === null ? {} : { '.mcp.json': mcpConfig }),
  });
  cleanUps.push(() => workspace.remove());
  if (mcpConfig === null) await rm(join(workspace.folder, '.mcp.json'));
  const all = { 'suite-file': 'suite.yaml', ...inputs };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const result = await runAction({ workspace: workspace.folder, inputs: given, env });
  cleanUps.push(result.dispose);
  return result;
}

/** What the log says before and behind that of the service, which is folded. */
const ownLog = ({ log }: ActionResult) => log.replace(/^##\[group\].*?^##\[endgroup\]$/gms, '');

describe('a mistake about servers and models is told once, with what to do', () => {
  const placed = ([, { verdict, at }]: [string, Mistake]) => `${verdict} ${at?.[0]}`;

  it.each(oneOfEach(Object.entries(MISTAKES), placed))('%s', async (_, mistake) => {
    const result = await make(mistake);
    const { verdict, told, at } = mistake;
    const errors = result.annotations.filter(({ kind }) => kind === 'error');
    for (const pattern of told) {
      expect(errors.filter(({ message }) => pattern.test(message))).toHaveLength(1);
    }
    expect(result.outputs['verdict']).toBe(verdict);
    if (at !== undefined) expect(errors[0]).toMatchObject({ file: at[0], line: at[1] });
    const shown = [ownLog(result), ...errors.map(({ message }) => message)].join('\n');
    expect(shown).not.toMatch(/The service says|request id|\[4\d\d |\b(?:srv|prj|ste)_[\da-f]{8}/);
    expect(shown).not.toMatch(/&(?:lt|gt|amp|quot|#\d+);/);
    expect(shown).not.toContain('quite-a-secret-value');
  });
});

describe('what is no mistake', () => {
  it.each(Object.entries(RIGHT))('passes: %s', async (_, right) => {
    const result = await make(right);
    expect(result.annotations.filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(result.outputs['verdict']).toBe('passed');
  });
});
