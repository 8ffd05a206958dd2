import { expect, test } from '@jest/globals';
import { describeEarlier, SURFACES } from '../../src/words/surfaces.ts';

test.each([
  [SURFACES.readOnly(['check run', 'comment']), 'No check run and no comment: '],
  [SURFACES.noToken(['comment']), 'No comment: `github-token` is empty.'],
  [
    SURFACES.skipped('comment', 'no-pull', true),
    'No comment: this run has no open pull request. Set `comment: auto`',
  ],
  [
    SURFACES.skipped('check run', 'outdated', false),
    'No check run: there is a newer commit in the pull request.',
  ],
  [
    SURFACES.clash('comment'),
    'Another job, step or call of this workflow writes the same comment.',
  ],
])('%s', (text, start) => {
  expect(text.slice(0, start.length)).toBe(start);
  for (const sentence of text.split('. ')) expect(sentence.split(' ').length).toBeLessThan(25);
});

test.each([
  [null, ''],
  [{ value: 'failed', broken: 15, commit: '81d00b2c1d' }, 'was 15 failing at 81d00b2'],
  [{ value: 'passed', broken: 0, commit: '81d00b2c1d' }, 'was passed at 81d00b2'],
] as const)('earlier: %j', (shown, text) => {
  expect(describeEarlier(shown)).toBe(text);
});
