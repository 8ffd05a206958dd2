import { setTimeout as delay } from 'node:timers/promises';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IterationOutcome } from '../../../src/service/engine/plan.ts';
import { createModelRegistry } from '../../../src/service/models/model-registry.ts';
import { type Fault, FaultServer } from '../../support/fault-server.ts';
import {
  execute,
  planOf,
  RecordedRun,
  type StepBody,
  steps,
} from '../../support/service/engine/runs.ts';
import { fixtureServer, freePort } from '../../support/service/engine/servers.ts';

const KEY = 'sk-very-secret-key';
const USAGE = {
  prompt_tokens: 42,
  completion_tokens: 7,
  total_tokens: 49,
  input_tokens: 42,
  output_tokens: 7,
  promptTokenCount: 42,
  candidatesTokenCount: 7,
  totalTokenCount: 49,
};

let emulator: LLMock;
let deadPort: number;

/** The model calls a tool on a prompt, then says a text. */
function script(prompt: string, toolCalls: [name: string, args: object][], text: string): void {
  const calls = toolCalls.map(([name, args]) => ({ name, arguments: JSON.stringify(args) }));
  if (calls.length > 0) {
    const opening = { userMessage: prompt, hasToolResult: false };
    const response = { toolCalls: calls, usage: USAGE };
    // Google ends a turn with calls as any other; the emulator would give a reason of its own.
    emulator.on({ ...opening, model: /google/ }, { ...response, finishReason: 'stop' });
    emulator.on(opening, response);
  }
  emulator.on({ userMessage: prompt }, { content: text, usage: USAGE });
}

beforeAll(async () => {
  emulator = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
  script('Add 2 and 3', [['add', { a: 2, b: 3 }]], 'The sum is 5.');
  script('Say hello', [], 'Hello!');
  script('And 4 more', [['add', { a: 5, b: 4 }]], 'That makes 9.');
  script('Use a ghost', [['ghost', { x: 1 }]], 'There is no ghost.');
  script('Break it', [['fail', {}]], 'It is broken.');
  script('Crash it', [['crash', {}]], 'It crashed.');
  script('Use the left one', [['left__echo', { text: 'l' }]], 'left it is');
  script('Use the new one', [['grown', {}]], 'grown');
  emulator.on(
    { userMessage: 'Twice the same', hasToolResult: false },
    {
      toolCalls: ['one', 'two'].map((text) => ({
        name: 'echo',
        id: 'call_0',
        arguments: JSON.stringify({ text }),
      })),
    },
  );
  script('Twice the same', [], 'done');
  script('Use a huge number', [['add', { a: 2 ** 53, b: 1 }]], 'I could not.');
  script('Use the dotted one', [['dotted_name', {}]], 'dotted');
  emulator.on({ userMessage: 'For ever' }, { toolCalls: [{ name: 'pid', arguments: '{}' }] });
  const error = (status: number) => ({
    error: { message: `no luck for ${KEY}`, type: 'server_error' },
    status,
    retryAfter: 0,
  });
  emulator.on({ userMessage: 'Too many' }, error(429));
  emulator.on({ userMessage: 'Out of order' }, error(500));
  await emulator.start();
  deadPort = await freePort();
});

afterAll(() => emulator.stop());

const registry = () =>
  createModelRegistry({
    providers: {
      openai: { baseUrl: `${emulator.url}/v1`, apiKey: KEY },
      anthropic: { baseUrl: `${emulator.url}/v1`, apiKey: KEY },
      google: { baseUrl: `${emulator.url}/v1beta`, apiKey: KEY },
      local: { baseUrl: `${emulator.url}/v1` },
      dead: { baseUrl: `http://127.0.0.1:${deadPort}/v1` },
    },
  });

interface Options {
  provider?: string;
  servers?: ReturnType<typeof fixtureServer>[];
  maxTurns?: number;
  providerRetries?: number;
  more?: object;
}

async function prompt(bodies: StepBody[], options: Options = {}): Promise<IterationOutcome> {
  const { provider = 'openai', servers = [fixtureServer()], more = {} } = options;
  const testCase = {
    model: `${provider}/${provider}-x`,
    provider,
    ...more,
    steps: steps(...bodies),
  };
  const plan = planOf(servers, [testCase]);
  const { maxTurns = 5, providerRetries = 2 } = options;
  const recorded = await execute(plan, { models: registry(), maxTurns, providerRetries });
  return recorded.at(0);
}

const addAssertions: StepBody[] = [
  { assert: { type: 'toolCalledWith', toolName: 'add', args: { args: { a: 2, b: 3 } } } },
  { assert: { type: 'responseContains', needle: 'sum is 5' } },
  { assert: { type: 'noToolErrors' } },
  { assert: { type: 'tokenBudgetUnder', tokens: 99 } },
  { assert: { type: 'turnCountUnder', turns: 3 } },
];

describe.each(['openai', 'anthropic', 'google', 'local'])('a prompt to %s', (provider) => {
  it('goes through the tool loop', async () => {
    const outcome = await prompt([{ prompt: 'Add 2 and 3' }, ...addAssertions], { provider });
    expect(outcome).toMatchObject({
      status: 'completed',
      result: 'passed',
      error: null,
      tokensUsed: 98,
      usage: { inputTokens: 84, outputTokens: 14, totalTokens: 98 },
      expectedToolCalls: [{ toolName: 'add', arguments: { a: 2, b: 3 } }],
      actualToolCalls: [{ toolName: 'add', arguments: { a: 2, b: 3 } }],
    });
    expect(outcome.trace?.messages).toMatchObject([
      { role: 'user', content: 'Add 2 and 3' },
      { role: 'assistant', content: [{ type: 'tool-call', toolName: 'add' }] },
      { role: 'tool', content: [{ type: 'tool-result', output: { value: '5' } }] },
      { role: 'assistant', content: 'The sum is 5.' },
    ]);
    expect(outcome.trace?.spans).toMatchObject([
      { category: 'step', name: 'prompt' },
      { category: 'llm', provider, inputTokens: 42, outputTokens: 7, finishReason: 'tool-calls' },
      { category: 'tool', toolName: 'add', serverId: 'sv_fixture', status: 'ok' },
      { category: 'llm', finishReason: 'stop' },
      ...new Array(5).fill({ category: 'step', name: 'assert', status: 'ok' }),
    ]);
    expect(outcome.trace?.prompts).toMatchObject([
      { promptIndex: 0, prompt: 'Add 2 and 3', passed: true, missing: [], unexpected: [] },
    ]);
  });
});

describe('a prompt', () => {
  it('fails the case where the model does otherwise', async () => {
    const outcome = await prompt([
      { prompt: 'Say hello' },
      { assert: { type: 'toolCalledAtLeastOnce', toolName: 'add' } },
    ]);
    expect(outcome).toMatchObject({
      status: 'completed',
      result: 'failed',
      error: expect.stringMatching(/^toolCalledAtLeastOnce: .*no tool was called/),
    });
  });

  it('carries the conversation on, and judges each part by itself', async () => {
    emulator.clearRequests();
    const outcome = await prompt([
      { prompt: 'Add 2 and 3' },
      { assert: { type: 'responseContains', needle: '5' } },
      { prompt: 'And 4 more' },
      { assert: { type: 'toolCalledWith', toolName: 'add', args: { args: { a: 5 } } } },
      { assert: { type: 'toolCalledWith', toolName: 'add', args: { args: { a: 2 } } } },
    ]);
    const last = emulator.getLastRequest()?.body;
    expect(JSON.stringify(last)).toContain('The sum is 5.');
    expect(outcome.expectedToolCalls).toEqual([]);
    expect(outcome.actualToolCalls).toHaveLength(2);
    expect(outcome.trace?.prompts).toMatchObject([
      { promptIndex: 0, prompt: 'Add 2 and 3', passed: true },
      {
        promptIndex: 1,
        prompt: 'And 4 more',
        passed: false,
        predicateResults: [{ passed: true }, { passed: false }],
      },
    ]);
  });

  it.each([
    ['a negative case without calls', 'Say hello', 'passed', null],
    ['a negative case with a call', 'Add 2 and 3', 'failed', /no tool is called.*add/],
  ])('%s', async (_what, text, result, error) => {
    const outcome = await prompt([{ prompt: text }], { more: { isNegativeTest: true } });
    expect(outcome.result).toBe(result);
    if (error) expect(outcome.error).toMatch(error);
  });

  it('counts a call of an unknown tool as a call and as an error', async () => {
    const outcome = await prompt([
      { prompt: 'Use a ghost' },
      { assert: { type: 'responseContains', needle: 'no ghost' } },
      { assert: { type: 'noToolErrors' } },
    ]);
    expect(outcome).toMatchObject({
      status: 'completed',
      result: 'failed',
      error: expect.stringMatching(/^noToolErrors: Tool "ghost" failed/),
      actualToolCalls: [{ toolName: 'ghost', arguments: { x: 1 } }],
    });
  });

  it('lets the model see the error of a tool', async () => {
    const outcome = await prompt([
      { prompt: 'Break it' },
      { assert: { type: 'responseContains', needle: 'broken' } },
    ]);
    expect(outcome.result).toBe('passed');
    expect(JSON.stringify(emulator.getLastRequest()?.body)).toContain('the disk is full');
  });

  it('cannot go on when a server crashes', async () => {
    const outcome = await prompt([{ prompt: 'Crash it' }]);
    expect(outcome).toMatchObject({
      status: 'failed',
      result: 'failed',
      error: expect.stringContaining('exited with code 3 (call tool "crash")'),
      actualToolCalls: [{ toolName: 'crash' }],
    });
  });

  it('stops after the allowed turns', async () => {
    const outcome = await prompt([{ prompt: 'For ever' }], { maxTurns: 3 });
    expect(outcome).toMatchObject({ status: 'completed' });
    expect(outcome.actualToolCalls).toHaveLength(3);
  });

  it('names tools of the same name after their servers', async () => {
    emulator.clearRequests();
    const outcome = await prompt(
      [
        { prompt: 'Use the left one' },
        { assert: { type: 'toolCalledWith', toolName: 'echo', args: { args: { text: 'l' } } } },
      ],
      { servers: [fixtureServer('left'), fixtureServer('right')] },
    );
    expect(outcome.result).toBe('passed');
    expect(JSON.stringify(emulator.getLastRequest()?.body)).toContain('right__echo');
    expect(outcome.trace?.spans).toContainEqual(
      expect.objectContaining({ category: 'tool', toolName: 'echo', serverId: 'sv_left' }),
    );
  });

  it('keeps calls apart to which the model gave one id', async () => {
    const outcome = await prompt([
      { prompt: 'Twice the same' },
      { assert: { type: 'noToolErrors' } },
    ]);
    expect(outcome).toMatchObject({ result: 'passed', error: null });
    const outputs = outcome.trace?.messages.find(({ role }) => role === 'tool');
    expect(outputs?.content).toMatchObject([
      { toolCallId: 'call_0', output: { value: 'one' } },
      { toolCallId: 'call_0', output: { value: 'two' } },
    ]);
  });

  it('offers the tools a server has by then', async () => {
    emulator.clearRequests();
    const outcome = await prompt([
      { prompt: 'Say hello' },
      { call: 'grow' },
      { prompt: 'Use the new one' },
      { assert: { type: 'noToolErrors' } },
      { assert: { type: 'toolCalledAtLeastOnce', toolName: 'grown' } },
    ]);
    expect(outcome).toMatchObject({ result: 'passed', error: null });
    const [first] = emulator.getRequests();
    expect(JSON.stringify(first?.body)).not.toContain('grown');
  });

  it('passes no number on that may be another than the model wrote', async () => {
    const outcome = await prompt([
      { prompt: 'Use a huge number' },
      { assert: { type: 'toolCalledWith', toolName: 'add', args: { args: { a: 2 ** 53 } } } },
      { assert: { type: 'noToolErrors' } },
    ]);
    expect(outcome.error?.split('\n')).toEqual([
      expect.stringMatching(/^toolCalledWith: Expected a call of "add"/),
      expect.stringMatching(/^noToolErrors: .*The argument a is an integer beyond 2\^53/),
    ]);
  });

  it('hides characters that providers refuse in names', async () => {
    const outcome = await prompt([
      { prompt: 'Use the dotted one' },
      { assert: { type: 'firstToolWas', toolName: 'dotted.name' } },
    ]);
    expect(outcome.result).toBe('passed');
  });

  it('sends the advanced configuration', async () => {
    emulator.clearRequests();
    const advancedConfig = {
      system: 'Be brief.',
      temperature: 0.3,
      toolChoice: { type: 'tool', toolName: 'add' },
    };
    await prompt([{ prompt: 'Add 2 and 3' }], { more: { advancedConfig } });
    const [first, second] = emulator.getRequests().map(({ body }) => body);
    expect(first).toMatchObject({
      temperature: 0.3,
      tool_choice: { type: 'function', function: { name: 'add' } },
    });
    expect(JSON.stringify(first)).toContain('Be brief.');
    expect(second).toMatchObject({ tool_choice: 'auto' });
  });

  it.each([
    ['a tool nobody has', { type: 'tool', toolName: 'ghost' }, /"ghost", which no server/],
    ['nonsense', 'sometimes', /toolChoice must be/],
  ])('refuses %s as tool choice', async (_what, toolChoice, error) => {
    const more = { advancedConfig: { toolChoice } };
    const outcome = await prompt([{ prompt: 'Say hello' }], { more });
    expect(outcome).toMatchObject({ status: 'failed', error: expect.stringMatching(error) });
  });

  it('needs a model', async () => {
    const plan = planOf([fixtureServer()], [{ steps: steps({ prompt: 'Say hello' }) }]);
    const recorded = await execute(plan, { models: registry() });
    expect(recorded.at(0)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('names no model'),
    });
  });

  it('ends as cancelled when the run is', async () => {
    const stop = new AbortController();
    emulator.on({ userMessage: 'Take your time' }, async () => {
      stop.abort();
      await delay(1_000);
      return { content: 'too late' };
    });
    const testCase = {
      model: 'local/x',
      provider: 'local',
      steps: steps({ prompt: 'Take your time' }),
    };
    const recorded = new RecordedRun();
    await execute(
      planOf([fixtureServer()], [testCase]),
      { models: registry() },
      recorded,
      stop.signal,
    );
    expect(recorded.at(0)).toMatchObject({ status: 'cancelled', result: null });
  });
});

describe('a provider in trouble', () => {
  it.each([
    ['429', 'openai', 'Too many', /"openai" \(model "openai\/openai-x"\) answered HTTP 429/],
    ['500', 'anthropic', 'Out of order', /"anthropic" .* answered HTTP 500/],
    ['nobody there', 'dead', 'Say hello', /"dead" \(model "dead\/dead-x"\) .*ECONNREFUSED/],
  ])(
    '%s leaves the iteration without a verdict and does not tell the key',
    async (_what, provider, text, error) => {
      const outcome = await prompt([{ prompt: text }], { provider, providerRetries: 1 });
      expect(outcome).toMatchObject({
        status: 'failed',
        result: null,
        error: expect.stringMatching(error),
      });
      expect(JSON.stringify(outcome)).not.toContain(KEY);
    },
  );

  /** Outcome of a prompt to a provider that meets the fault as often as that. */
  async function promptThrough(
    fault: Fault,
    times: number,
    options: { iterationTimeoutMs?: number } = {},
  ): Promise<IterationOutcome> {
    const proxy = await FaultServer.start(emulator.url, [{ method: 'POST', times, fault }]);
    try {
      const models = createModelRegistry({
        providers: { local: { baseUrl: `${proxy.baseUrl}/v1` } },
      });
      const testCase = {
        model: 'local/x',
        provider: 'local',
        steps: steps({ prompt: 'Say hello' }),
      };
      return (await execute(planOf([], [testCase]), { models, ...options })).at(0);
    } finally {
      await proxy.stop();
    }
  }

  it.each([429, 503, 529])('is asked again after HTTP %i', async (status) => {
    const headers = { 'retry-after': '0' };
    const outcome = await promptThrough({ kind: 'answer', status, headers }, 4);
    expect(outcome).toMatchObject({ status: 'completed', result: 'passed' });
  });

  it('that never answers leaves the iteration without a verdict', async () => {
    const outcome = await promptThrough({ kind: 'hang' }, 1, { iterationTimeoutMs: 1_000 });
    expect(outcome).toMatchObject({
      status: 'failed',
      result: null,
      error:
        'The iteration did not finish within 1 s: model provider "local" (model "local/x") had not answered.',
    });
  });
});
