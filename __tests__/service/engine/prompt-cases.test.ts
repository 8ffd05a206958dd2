import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import {
  emulator,
  prompt,
  registry,
  startModelsBeforeAll,
} from '../../support/service/engine/prompts.ts';
import {
  execute,
  planOf,
  RecordedRun,
  type StepBody,
  steps,
} from '../../support/service/engine/runs.ts';
import { fixtureServer } from '../../support/service/engine/servers.ts';

startModelsBeforeAll();

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
      { category: 'connect', name: 'fixture', serverId: 'sv_fixture', status: 'ok' },
      { category: 'step', name: 'prompt' },
      { category: 'list', name: 'fixture', serverId: 'sv_fixture', status: 'ok', stepIndex: 0 },
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

  it('stops after the turns of the case, where that says how many', async () => {
    const more = { limits: { maxTurns: 2 } };
    const outcome = await prompt([{ prompt: 'For ever' }], { maxTurns: 3, more });
    expect(outcome.actualToolCalls).toHaveLength(2);
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

  it.each([
    ['Use a deep one', 'what it is passed through could follow'],
    ['Use a deeper one', 'anything could follow'],
  ])('is not answered by a call whose arguments nest deeper than: %s', async (text) => {
    const outcome = await prompt([
      { prompt: text },
      { assert: { type: 'toolCalledAtLeastOnce', toolName: 'echo' } },
    ]);
    expect(outcome).toMatchObject({
      ...{ status: 'failed', result: null },
      error:
        'The answer of model provider "openai" (model "openai/openai-x") cannot be followed: it calls a tool with arguments that nest more than 100 levels deep.',
    });
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
