import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';
import { ModelEmulator } from '../../support/model-emulator.ts';

let emulator: ModelEmulator;

beforeEach(async () => {
  emulator = await ModelEmulator.start([
    {
      prompt: 'Add 2 and 3',
      toolCalls: [{ name: 'add', arguments: { a: 2, b: 3 } }],
      text: 'The sum is 5.',
    },
    { prompt: /hello/i, text: 'Hi there.' },
  ]);
});

afterEach(() => emulator.stop());

const providers: [string, () => LanguageModel][] = [
  ['openai', () => createOpenAI({ baseURL: emulator.openAiUrl, apiKey: 'k' }).chat('gpt-x')],
  ['anthropic', () => createAnthropic({ baseURL: emulator.openAiUrl, apiKey: 'k' })('claude-x')],
];

describe.each(providers)('ModelEmulator through the %s provider', (_name, model) => {
  it('calls the scripted tool once, then says the scripted text', async () => {
    const calls: unknown[] = [];
    const add = tool({
      inputSchema: z.object({ a: z.number(), b: z.number() }),
      execute: (input) => {
        calls.push(input);
        return input.a + input.b;
      },
    });
    const { text, totalUsage } = await generateText({
      model: model(),
      prompt: 'Add 2 and 3, please',
      tools: { add },
      stopWhen: stepCountIs(5),
    });
    expect(text).toBe('The sum is 5.');
    expect(calls).toEqual([{ a: 2, b: 3 }]);
    expect(totalUsage.totalTokens).toBe(98);
    expect(emulator.requests.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('answers a plain prompt in one turn', async () => {
    const { text } = await generateText({ model: model(), prompt: 'Hello!' });
    expect(text).toBe('Hi there.');
    expect(emulator.requests).toHaveLength(1);
  });
});
