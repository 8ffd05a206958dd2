import { expect, it } from '@jest/globals';
import {
  boundedConversation,
  type ConversationLimits,
} from '../../../../src/evals/collect/conversation/bounded-conversation.ts';
import type {
  Conversation,
  ConversationMessage,
} from '../../../../src/model/conversation/conversation.ts';
import { createRedactor } from '../../../../src/redaction/redactor.ts';

const LIMITS = { messages: 2, textLength: 40, imagesLength: 10 };

const bounded = (
  messages: ConversationMessage[],
  {
    more = {},
    limits = LIMITS,
  }: { more?: Partial<Conversation>; limits?: ConversationLimits } = {},
) =>
  boundedConversation(
    { messages, timeline: [], ...more },
    limits,
    createRedactor(['hunter2secret']),
  );

it('keeps the last messages and says how many there were before', () => {
  const messages = ['a', 'b', 'c', 'd'].map((text) => ({ role: 'user', text }));
  const { messages: kept, omitted } = bounded(messages, { more: { omitted: 3 } });
  expect([kept.map(({ text }) => text), omitted]).toEqual([['c', 'd'], 5]);
});

it('cuts long texts and arguments, and never within a secret', () => {
  const long = `${'x'.repeat(34)}hunter2secret${'y'.repeat(50)}`;
  const call = { toolName: 'echo', arguments: { text: long }, result: { text: long } };
  const [said] = bounded([{ role: 'assistant', text: long, calls: [call] }]).messages;
  expect(JSON.stringify(said)).not.toContain('hunter');
  expect(said?.text).toMatch(/^x{34}\*\*\*.* \(57 more characters\)$/);
  expect(said?.calls?.[0]?.result?.text).toBe(said?.text);
  expect(said?.calls?.[0]?.arguments).toEqual({
    arguments: expect.stringMatching(/^\{"text":"x{30}… \(\d+ more characters\)$/),
  });
});

it('keeps pictures as long as there is room, and names the others', () => {
  const image = (data: string) => ({ mediaType: 'image/png' as const, data });
  const images = [image('AAAAAAAA'), image('BBBBBBBB'), image('CC')];
  const call = {
    toolName: 'map',
    arguments: {},
    result: { text: 'seen', images: [image('DDDD')] },
  };
  const [said] = bounded([{ role: 'user', text: '', images, calls: [call] }]).messages;
  expect(said).toEqual({
    role: 'user',
    text: '[image/png of 8 characters, left out]',
    images: [images[0], images[2]],
    calls: [
      {
        ...{ toolName: 'map', arguments: {} },
        result: { text: 'seen\n[image/png of 4 characters, left out]' },
      },
    ],
  });
});
