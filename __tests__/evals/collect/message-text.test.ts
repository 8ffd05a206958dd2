import { describe, expect, it } from '@jest/globals';
import { plainMessage } from '../../../src/evals/collect/message-text.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';

const redactor = createRedactor([]);

describe('plainMessage', () => {
  it.each<[name: string, content: unknown, text: string]>([
    ['text', 'hi', 'hi'],
    [
      'parts of text',
      [
        { type: 'text', text: 'a' },
        { type: 'reasoning', text: 'b' },
      ],
      'a\nb',
    ],
    [
      'a tool call',
      [{ type: 'tool-call', toolCallId: '1', toolName: 'echo', input: { text: 'hi' } }],
      '→ echo({"text":"hi"})',
    ],
    [
      'a tool call of older shape',
      [{ type: 'tool-call', toolName: 'echo', args: {} }],
      '→ echo({})',
    ],
    [
      'a tool result',
      [{ type: 'tool-result', toolName: 'echo', output: { type: 'text', value: 'hi' } }],
      '← echo: hi',
    ],
    [
      'a tool result of older shape',
      [{ type: 'tool-result', toolName: 'echo', result: { ok: true } }],
      '← echo: {"ok":true}',
    ],
    ['what it does not know', [{ type: 'image', url: 'x' }, 7], '{"type":"image","url":"x"}\n7'],
    ['nothing', undefined, ''],
  ])('writes %s', (_name, content, text) => {
    expect(plainMessage({ role: 'assistant', content }, redactor)).toEqual({
      role: 'assistant',
      text,
    });
  });

  it('cuts what nobody would read', () => {
    const { text } = plainMessage({ role: 'tool', content: 'x'.repeat(30_000) }, redactor);
    expect(text).toHaveLength(20_000 + ' (10000 more characters)'.length);
  });
});
