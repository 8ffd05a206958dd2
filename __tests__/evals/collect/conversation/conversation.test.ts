import { describe, expect, it } from '@jest/globals';
import type { Span, Trace } from '../../../../src/contract/resources/trace.ts';
import { conversationOf } from '../../../../src/evals/collect/conversation/conversation.ts';
import { plainMessages } from '../../../../src/model/conversation/plain-messages.ts';

const read = (trace: Partial<Trace>) =>
  conversationOf({ messages: [], ...trace }, (id) => (id === 'srv_1' ? 'weather' : id));

const ASKED = { type: 'tool-call', toolCallId: 'c1', toolName: 'forecast', serverId: 'srv_1' };
const TOLD = { type: 'tool-result', toolCallId: 'c1', toolName: 'forecast' };

const span = (
  id: string,
  category: string,
  at: [number, number],
  more: Partial<Span> = {},
): Span => ({
  ...{ id, name: category, category, startMs: 5_000 + at[0], endMs: 5_000 + at[1] },
  ...more,
});

describe('the conversation of a trace', () => {
  it('has each call with its result, its server and how long it took', () => {
    const conversation = read({
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Rain in Paris?' },
        {
          role: 'assistant',
          content: [
            { type: 'reasoning', text: 'I have to look.' },
            { type: 'text', text: 'Let me see.' },
            { ...ASKED, input: { city: 'Paris' } },
          ],
        },
        { role: 'tool', content: [{ ...TOLD, output: { type: 'text', value: 'rain' } }] },
        { role: 'assistant', content: 'Yes.' },
      ],
      spans: [
        span('s1', 'step', [40, 300], { name: 'prompt' }),
        span('s0', 'connect', [0, 40], { name: 'weather' }),
        span('s2', 'llm', [41, 100], { name: 'gpt', inputTokens: 9, outputTokens: 3 }),
        span('s3', 'tool', [100, 130], { name: 'forecast', toolCallId: 'c1', parentId: 's1' }),
        span('s4', 'llm', [131, 300], { name: 'gpt', totalTokens: 20 }),
      ],
    });
    expect(conversation).toEqual({
      messages: [
        { role: 'system', text: 'Be brief.' },
        { role: 'user', text: 'Rain in Paris?' },
        {
          ...{ role: 'assistant', text: 'Let me see.', reasoning: 'I have to look.' },
          ...{ startMs: 41, durationMs: 59, tokens: { input: 9, output: 3, total: null } },
          calls: [
            {
              ...{ toolName: 'forecast', server: 'weather', arguments: { city: 'Paris' } },
              ...{ startMs: 100, durationMs: 30, result: { text: 'rain' } },
            },
          ],
        },
        {
          ...{ role: 'assistant', text: 'Yes.', startMs: 131, durationMs: 169 },
          tokens: { input: null, output: null, total: 20 },
        },
      ],
      timeline: [
        { kind: 'connect', label: 'weather', startMs: 0, endMs: 40 },
        { kind: 'model', label: 'gpt', startMs: 41, endMs: 100 },
        { kind: 'call', label: 'forecast', startMs: 100, endMs: 130 },
        { kind: 'model', label: 'gpt', startMs: 131, endMs: 300 },
      ],
    });
  });

  it('tells a call of the case itself from one of a model', () => {
    const { messages, timeline } = read({
      messages: [
        { role: 'assistant', content: [{ ...ASKED, input: {} }] },
        { role: 'tool', content: [{ ...TOLD, output: { type: 'error-text', value: 'no' } }] },
      ],
      spans: [
        span('s1', 'step', [0, 9], { name: 'toolCall' }),
        span('s2', 'tool', [1, 9], { toolCallId: 'c1', parentId: 's1', status: 'error' }),
      ],
    });
    const result = { text: 'no', isError: true };
    expect(messages).toMatchObject([{ role: 'step', calls: [{ result, durationMs: 8 }] }]);
    expect(timeline).toMatchObject([{ kind: 'call', startMs: 0, isError: true }]);
  });

  it('gives calls of one id their results in turn, and keeps a result without a call', () => {
    const twice = [
      { ...ASKED, input: { n: 1 } },
      { ...ASKED, input: { n: 2 } },
    ];
    const results = ['a', 'b', 'c'].map((value) => ({ ...TOLD, output: { type: 'text', value } }));
    const { messages } = read({
      messages: [
        { role: 'assistant', content: twice },
        { role: 'tool', content: results },
      ],
    });
    expect(messages).toMatchObject([
      {
        calls: [
          { arguments: { n: 1 }, result: { text: 'a' } },
          { arguments: { n: 2 }, result: { text: 'b' } },
        ],
      },
      { role: 'tool', text: '← forecast: c' },
    ]);
  });

  it('shows pictures of the kinds that run nothing, in the shapes of the SDK and of MCP', () => {
    const output = {
      type: 'content',
      value: [
        { type: 'text', text: 'a map' },
        { type: 'file-data', data: 'iVBORw==', mediaType: 'image/PNG' },
        { type: 'file-data', data: 'PHN2Zz4=', mediaType: 'image/svg+xml' },
      ],
    };
    const ofMcp = {
      type: 'json',
      value: {
        content: [{ type: 'image', data: '/9j/', mimeType: 'image/jpg' }],
        isError: true,
      },
    };
    const images = [{ mediaType: 'image/png', data: 'iVBORw==' }];
    const { messages } = read({
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', image: 'data:image/gif;base64,R0lG' },
            { type: 'image', image: 'data:image/png;base64,"><script>' },
            { type: 'file', data: 'JVBERg==', mediaType: 'application/pdf' },
          ],
        },
        { role: 'assistant', content: [ASKED, ASKED] },
        {
          role: 'tool',
          content: [
            { ...TOLD, output },
            { ...TOLD, output: ofMcp },
          ],
        },
      ],
    });
    const note = '[image/svg+xml of 8 characters, not shown]';
    expect(messages).toMatchObject([
      {
        images: [{ mediaType: 'image/gif', data: 'R0lG' }],
        text: '[image of 32 characters, not shown]\n[application/pdf of 8 characters, not shown]',
      },
      {
        calls: [
          { result: { text: `a map\n${note}`, images } },
          { result: { text: '', isError: true, images: [{ mediaType: 'image/jpeg' }] } },
        ],
      },
    ]);
  });

  it('does not guess whose an answer is where the trace tells of fewer or more', () => {
    const messages = [{ role: 'assistant', content: 'a' }];
    const spans = [span('s1', 'llm', [0, 5]), span('s2', 'llm', [6, 9])];
    expect(read({ messages, spans }).messages).toEqual([{ role: 'assistant', text: 'a' }]);
    const failed = [span('s0', 'llm', [0, 5], { status: 'error' }), span('s2', 'llm', [6, 9])];
    expect(read({ messages, spans: failed }).messages).toMatchObject([{ durationMs: 3 }]);
  });
});

describe('its plain messages', () => {
  it.each<[name: string, content: unknown, text: string]>([
    ['text', 'hi', 'hi'],
    ['parts of text', [{ type: 'text', text: 'a' }, 'b'], 'a\nb'],
    [
      'a thought first',
      [
        { type: 'text', text: 'a' },
        { type: 'reasoning', text: 'b' },
      ],
      'b\na',
    ],
    ['a tool call', [{ ...ASKED, input: { text: 'hi' } }], '→ forecast({"text":"hi"})'],
    [
      'a tool call of older shape',
      [{ type: 'tool-call', toolName: 'echo', args: {} }],
      '→ echo({})',
    ],
    ['a tool result', [{ ...TOLD, output: { type: 'text', value: 'hi' } }], '← forecast: hi'],
    ['a tool result of older shape', [{ ...TOLD, result: { ok: 1 } }], '← forecast: {"ok":1}'],
    ['what it does not know', [{ type: 'image', url: 'x' }, 7], '{"type":"image","url":"x"}\n7'],
    ['nothing', undefined, ''],
  ])('write %s', (_name, content, text) => {
    expect(plainMessages(read({ messages: [{ role: 'assistant', content }] }))).toEqual([
      { role: 'assistant', text },
    ]);
  });

  it('write a call and its result as two, as former reports had them', () => {
    const messages = [
      { role: 'assistant', content: [{ ...ASKED, input: { city: 'Paris' } }] },
      { role: 'tool', content: [{ ...TOLD, output: { type: 'json', value: { rain: true } } }] },
    ];
    expect(plainMessages(read({ messages }))).toEqual([
      { role: 'assistant', text: '→ forecast({"city":"Paris"})' },
      { role: 'tool', text: '← forecast: {"rain":true}' },
    ]);
  });
});
