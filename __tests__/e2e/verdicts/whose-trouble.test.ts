import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateCACertificate, getLocal, type Mockttp } from 'mockttp';
import { feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { ModelEmulator, type ScriptedAnswer } from '../../support/model-emulator.ts';
import { itUnless } from '../../support/obstacles.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { freePort } from '../../support/service/engine/servers.ts';

/** Whose trouble it is that a suite does not run: a row of the table each. */

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

interface Scene {
  server?: Record<string, unknown>;
  suite?: Record<string, unknown>;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
}

async function act({ server, suite, inputs, env = {} }: Scene): Promise<ActionResult> {
  const workspace = new EvalWorkspace({
    'suite.yaml': suiteFile(suite),
    'server.mjs': SERVER,
    ...(server === undefined ? {} : { '.mcp.json': { mcpServers: { library: server } } }),
  });
  const result = await runAction({
    workspace: workspace.folder,
    inputs: { 'suite-file': 'suite.yaml', ...inputs },
    env,
  });
  cleanUps.push(() => workspace.remove(), result.dispose);
  expect(result.leftProcessesBehind).toBe(false);
  return result;
}

/** A server whose tool ends as its first argument says. */
const SERVER = `
import { createInterface } from 'node:readline';
const [, , how] = process.argv;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const error = (message) => ({ error: { code: -32603, message } });
  const answers = {
    initialize: () => ({
      result: {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'own', version: '1' },
      },
    }),
    'tools/list': () => ({ result: { tools: [{ name: 'late_fee', inputSchema: { type: 'object' } }] } }),
    'tools/call': () => {
      if (how === 'crash') process.exit(7);
      return how === 'silence' ? null : error('out of memory cards');
    },
  };
  const answer = (answers[method] ?? (() => error('no such method')))();
  if (answer !== null) console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
});
`;

describe('a server elsewhere', () => {
  let proxy: Mockttp;
  beforeEach(async () => {
    proxy = getLocal({ https: await generateCACertificate() });
    await proxy.start();
  });
  afterEach(() => proxy.stop());

  // It speaks TLS as well, of which its own address tells.
  const proxyUrl = () => `http://127.0.0.1:${proxy.port}`;
  const REMOTE = 'http://mcp.example.test/mcp';

  /** The way to it is by a proxy, where it is not told otherwise. */
  const actFar = (url: string, { env = {}, ...scene }: Scene = {}, more: object = {}) =>
    act({
      ...{ server: { url, ...more }, ...scene },
      env: { HTTP_PROXY: proxyUrl(), HTTPS_PROXY: proxyUrl(), ...env },
    });

  it.each<[what: string, status: number, verdict: string, words: RegExp]>([
    ['is behind a gateway that cannot reach it [trouble-gateway]', 502, 'incomplete', /\b502\b/],
    ['is out of service for now [trouble-unavailable]', 503, 'incomplete', /\b503\b/],
    ['wants to be asked later [trouble-rate]', 429, 'incomplete', /\b429\b/],
    ['wants credentials [trouble-unauthorized]', 401, 'incomplete', /HTTP 401 .*`headers`/],
    ['lets nobody in without [trouble-forbidden]', 403, 'incomplete', /HTTP 403 .*`headers`/],
    ['answers with an error of its own [trouble-server-error]', 500, 'failed', /\b500\b/],
  ])('%s: HTTP %s is %s', async (_what, status, verdict, words) => {
    await proxy.forAnyRequest().thenReply(status, 'no');
    const { outputs, log } = await actFar(REMOTE);
    expect(outputs['verdict']).toBe(verdict);
    expect(log).toMatch(words);
  });

  it('does not let in whom its credentials are of [trouble-refused-credentials]', async () => {
    await proxy.forAnyRequest().thenReply(403, 'no');
    const headers = { authorization: 'Bearer of-somebody-who-may-not' };
    const { outputs, log } = await actFar(REMOTE, {}, { headers });
    expect(outputs['verdict']).toBe('failed');
    expect(log).toMatch(/\b403\b/);
    expect(log).not.toContain('of-somebody-who-may-not');
  });

  it('is hidden by a page for people [trouble-login-page]', async () => {
    const page = '<!doctype html><title>Log in</title><form></form>';
    await proxy.forAnyRequest().thenReply(200, page, { 'content-type': 'text/html' });
    const { outputs, log } = await actFar(REMOTE);
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(/"library" answered something other than MCP .*text\/html/);
  });

  it('is hidden by a log-in at another address [trouble-login-elsewhere]', async () => {
    const headers = { location: 'https://login.example.test/?next=mcp' };
    await proxy.forAnyRequest().thenReply(302, '', headers);
    const { outputs, log } = await actFar(REMOTE);
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(/"library" answered HTTP 302 .*login\.example\.test/);
  });

  it('breaks off the connection [trouble-reset]', async () => {
    await proxy.forAnyRequest().thenResetConnection();
    const { outputs, log } = await actFar(REMOTE);
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(/fetch failed: .*(ECONNRESET|other side closed)/);
  });

  it('has a certificate that nobody vouches for [trouble-tls]', async () => {
    await proxy.forAnyRequest().thenReply(200, 'never read');
    const { outputs, log } = await actFar('https://mcp.example.test/mcp');
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(/certificate/);
  });

  it('does not answer in time [trouble-silent]', async () => {
    await proxy.forAnyRequest().thenTimeout();
    const { outputs, log } = await actFar(REMOTE, { inputs: { 'connect-timeout': '1' } });
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(/did not answer within 1 s \(connect\)/);
  });

  it('has a name that nobody knows [trouble-dns]', async () => {
    const { outputs, log } = await actFar('http://no-such-server.invalid/mcp', {
      env: { NO_PROXY: '.invalid' },
    });
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(/getaddrinfo/);
  });

  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const obstacle = own === undefined ? 'a machine without a network has no server elsewhere' : null;

  itUnless(obstacle, 'refuses the connection [trouble-refused]', async () => {
    const url = `http://${own}:${await freePort()}/mcp`;
    const { outputs, log } = await actFar(url, { env: { NO_PROXY: own ?? '' } });
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(/ECONNREFUSED/);
  });
});

describe('a server of this machine', () => {
  it('that nobody has started at its address fails its cases [trouble-local]', async () => {
    const { outputs, log } = await act({
      server: { url: `http://127.0.0.1:${await freePort()}/mcp` },
    });
    expect(outputs['verdict']).toBe('failed');
    expect(log).toMatch(/ECONNREFUSED/);
  });

  it.each<[how: string, what: string, words: RegExp]>([
    ['error', 'answers a call with an error [trouble-answer]', /out of memory cards/],
    ['crash', 'ends in mid-call [trouble-crash-in-call]', /exited with code 7/],
    ['silence', 'never answers a call [trouble-late]', /did not answer within 1 s/],
  ])('that has trouble of its own (%s) fails its cases: it %s', async (how, _what, words) => {
    const { outputs, log } = await act({
      server: { command: process.execPath, args: ['server.mjs', how] },
      inputs: { 'tool-timeout': '1' },
    });
    expect(outputs['verdict']).toBe('failed');
    expect(log).toMatch(words);
  });
});

describe('a command around servers', () => {
  it('that is not there is told at its place [trouble-setup-program]', async () => {
    const { outputs, annotations } = await act({ suite: { setup: ['no-such-program'] } });
    expect(outputs['verdict']).toBe('invalid');
    expect(annotations).toContainEqual(
      expect.objectContaining({
        ...{ file: 'suite.yaml', line: 1 },
        message: expect.stringContaining('there is no program "no-such-program"'),
      }),
    );
  });

  it('that fails before them leaves their cases without a result [trouble-setup]', async () => {
    const { outputs, log } = await act({
      suite: { setup: 'echo the seed is no good >&2; exit 3' },
    });
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(/`setup` exited with code 3\.[\s\S]*the seed is no good/);
  });

  it('that fails after them is a warning [trouble-teardown]', async () => {
    const { outputs, log } = await act({ suite: { teardown: 'exit 4' } });
    expect(outputs['verdict']).toBe('passed');
    expect(log).toContain('The command of `teardown` exited with code 4.');
  });

  it('finds the folder of the iteration, as servers and steps do', async () => {
    const { outputs } = await act({
      suite: {
        setup: 'echo seeded > "$ITERATION_TMP/state"',
        teardown: 'test "$(cat "$ITERATION_TMP/state")" = seeded',
        tests: [{ ...feeCase(), runs: 3 }],
      },
    });
    expect(outputs).toMatchObject({ verdict: 'passed', passed: '3' });
  });
});

describe('a model that gives no answer', () => {
  const PROMPT = 'Say something';

  it.each<[what: string, answer: Partial<ScriptedAnswer>, words: RegExp]>([
    ['says nothing [trouble-model-empty]', {}, /its answer was empty/],
    [
      'is silenced by its provider [trouble-model-filter]',
      { text: 'I', finishReason: 'content_filter' },
      /content_filter/,
    ],
    [
      'is cut off [trouble-model-length]',
      { text: 'Once upon a', finishReason: 'length' },
      /\(length\)/,
    ],
    [
      'would go on [trouble-model-turns]',
      { toolCalls: [{ name: 'late_fee', arguments: { days: 1 } }] },
      /used up its 1 turns?/,
    ],
  ])('proves nothing of what is not there where it %s', async (_what, answer, words) => {
    const emulator = await ModelEmulator.start([{ prompt: PROMPT, text: '', ...answer }]);
    cleanUps.push(() => emulator.stop());
    const never = { type: 'toolNeverCalled', toolName: 'reserve_book' };
    const steps = [
      { kind: 'prompt', prompt: PROMPT },
      { kind: 'assert', assertion: never },
    ];
    const { outputs, log } = await act({
      suite: { tests: [{ title: 'asks', model: 'openai/gpt-x', steps }] },
      inputs: {
        'model-base-urls': `openai=${emulator.openAiUrl}`,
        'model-api-keys': 'openai=key-of-nothing',
        'max-turns': '1',
      },
    });
    expect(outputs['verdict']).toBe('incomplete');
    expect(log).toMatch(words);
  });
});
