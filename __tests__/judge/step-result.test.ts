import { expect, test } from '@jest/globals';
import { readAnswer } from '../../src/judge/step-result.ts';

const text = (value: string) => ({ type: 'text', text: value });
const resource = { uri: 'a://1', mimeType: 'text/plain', text: 'é' };
const embedded = { type: 'resource', resource };
const part = (type: string, bytes: number | null, mimeType = '', uri = '') => {
  return { type, mimeType: mimeType || null, uri: uri || null, bytes };
};

test.each([
  [
    'tool',
    { content: [text('a'), embedded, text('')], structuredContent: 1 },
    {
      text: 'a\né\n',
      structured: 1,
      parts: [part('text', 1), part('resource', 2, 'text/plain', 'a://1'), part('text', 0)],
    },
  ],
  [
    'tool',
    {
      content: [
        { type: 'image', mimeType: 'image/png', data: 'AAAA' },
        { type: 'audio', mimeType: 'audio/wav', data: 'AA==' },
        { type: 'resource_link', uri: 'a://2', size: 9 },
        { type: 'resource_link', uri: 'a://3' },
        { type: 'later' },
      ],
    },
    {
      text: '',
      structured: undefined,
      parts: [
        part('image', 3, 'image/png'),
        part('audio', 1, 'audio/wav'),
        part('resource_link', 9, '', 'a://2'),
        part('resource_link', null, '', 'a://3'),
        part('later', null),
      ],
    },
  ],
  ['tool', { structuredContent: { a: 1 } }, { text: '{"a":1}', structured: { a: 1 }, parts: [] }],
  ['tool', { content: [] }, { text: '', structured: undefined, parts: [] }],
] as const)('a %s that answers %j', (kind, raw, answer) => {
  expect(readAnswer(kind, raw)).toEqual(answer);
});

const messages = [{ content: text('a') }, { content: embedded }];
const contentB = { uri: 'a', text: 'b' };
test.each([
  ['prompt', { messages }, 'a\né', ['text', 'resource']],
  ['resource', { contents: [contentB, { uri: 'c', blob: 'AAAA' }] }, 'b', ['resource', 'resource']],
  ['list', { tools: [] }, '{"tools":[]}', []],
] as const)('a %s is its JSON: %j', (kind, raw, whole, types) => {
  const { text: found, structured, parts } = readAnswer(kind, raw);
  expect([found, structured, parts.map(({ type }) => type)]).toEqual([whole, raw, types]);
});
