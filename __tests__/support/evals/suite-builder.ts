import type { ScriptedAnswer } from '../model-emulator.ts';

interface SuiteOverrides {
  name?: string;
  servers?: readonly string[];
  tests?: readonly unknown[];
  [key: string]: unknown;
}

/** A suite of one deterministic case that passes on the example server. */
export function suiteFile(overrides: SuiteOverrides = {}) {
  return { name: 'library', servers: ['library'], tests: [feeCase()], ...overrides };
}

/** A case of one tool call on the `library` server that may not end in a tool error. */
export function toolCase(
  title: string,
  toolName: string,
  args: Readonly<Record<string, unknown>>,
  serverName = 'library',
) {
  return {
    title,
    steps: [
      { kind: 'toolCall', serverName, toolName, arguments: args },
      { kind: 'assert', assertion: { type: 'noToolErrors' } },
    ],
  };
}

/** A case in which a model is to call a tool, which may not end in an error. */
export const promptedCase = (toolName: string) => ({
  title: toolName,
  model: 'openai/gpt-x',
  steps: [
    { kind: 'prompt', prompt: `Call ${toolName}.` },
    { kind: 'assert', assertion: { type: 'toolCalledAtLeastOnce', toolName } },
    { kind: 'assert', assertion: { type: 'noToolErrors' } },
  ],
});

/** What the model does on such a case. */
export const answerTo = (toolName: string): ScriptedAnswer => ({
  prompt: `Call ${toolName}.`,
  toolCalls: [{ name: toolName, arguments: {} }],
  text: 'Done.',
});

export const feeCase = () => toolCase('fee', 'late_fee', { days: 3 });

/** Fails: there is no such book. */
export const failingCase = () => toolCase('unknown book', 'get_book', { isbn: '0' });

/** Takes `seconds`, so that something can happen meanwhile; needs the server `everything`. */
export const slowCase = (seconds: number) =>
  toolCase('slow', 'trigger-long-running-operation', { duration: seconds, steps: 1 }, 'everything');
