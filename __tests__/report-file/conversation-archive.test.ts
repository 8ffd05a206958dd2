import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createConversationArchive } from '../../src/report-file/conversation-archive.ts';
import { samples } from '../support/effort.ts';
import { hostileConversation } from '../support/render/arbitrary-report.ts';

it('gives back what it was given, whatever was said', () => {
  fc.assert(
    fc.property(hostileConversation, (conversation) => {
      const archive = createConversationArchive('all');
      expect(archive.keep('it_1', conversation)).toBe(true);
      expect(archive.get('it_1')).toEqual(JSON.parse(JSON.stringify(conversation)));
      expect(archive.get('it_2')).toBeUndefined();
    }),
    samples({ ci: 50, soak: 2_000 }),
  );
});

it('keeps nothing more once something had no room', () => {
  const said = (text: string) => ({ messages: [{ role: 'user', text }], timeline: [] });
  const archive = createConversationArchive('failed', 200);
  expect(archive.keep('it_1', said('short'))).toBe(true);
  expect(archive.isFull).toBe(false);
  expect(archive.keep('it_2', said('x'.repeat(200)))).toBe(false);
  expect(archive.isFull).toBe(true);
  expect(archive.keep('it_3', said('short'))).toBe(false);
  expect(['it_1', 'it_2', 'it_3'].map((id) => archive.get(id) !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
});
