import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll } from '@jest/globals';
import type { IterationOutcome } from '../../../../src/service/engine/plan.ts';
import { createModelRegistry } from '../../../../src/service/models/model-registry.ts';
import { execute, planOf, type StepBody, steps } from './runs.ts';
import { fixtureServer, freePort } from './servers.ts';

/** What no outcome may tell. */
export const KEY = 'sk-very-secret-key';
export const USAGE = {
  prompt_tokens: 42,
  completion_tokens: 7,
  total_tokens: 49,
  input_tokens: 42,
  output_tokens: 7,
  promptTokenCount: 42,
  candidatesTokenCount: 7,
  totalTokenCount: 49,
};

export let emulator: LLMock;
let deadPort: number;

/** The model calls a tool on a prompt, then says a text. */
function script(
  prompt: string,
  toolCalls: [name: string, args: object | string][],
  text: string,
): void {
  const calls = toolCalls.map(([name, args]) => ({
    name,
    arguments: typeof args === 'string' ? args : JSON.stringify(args),
  }));
  if (calls.length > 0) {
    const opening = { userMessage: prompt, hasToolResult: false };
    const response = { toolCalls: calls, usage: USAGE };
    // Google ends a turn with calls as any other; the emulator would give a reason of its own.
    emulator.on({ ...opening, model: /google/ }, { ...response, finishReason: 'stop' });
    emulator.on(opening, response);
  }
  emulator.on({ userMessage: prompt }, { content: text, usage: USAGE });
}

/** An object in an object, and so on. */
const deepJson = (levels: number): string => `${'{"text":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Starts the emulated models before the tests of a suite, with what they say to its prompts. */
export function startModelsBeforeAll(): void {
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
    script('Use a deep one', [['echo', deepJson(101)]], 'I could.');
    script('Use a deeper one', [['echo', deepJson(10_000)]], 'I could not.');
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
}

export const registry = () =>
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

/** Outcome of a case of these steps, on the models of the emulator. */
export async function prompt(bodies: StepBody[], options: Options = {}): Promise<IterationOutcome> {
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
