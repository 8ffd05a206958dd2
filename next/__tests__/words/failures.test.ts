import { expect, test } from '@jest/globals';
import type { Failure } from '../../src/report/failure.ts';
import { advise, describeFailure } from '../../src/words/failures.ts';
import { FAILURES } from '../support/failures.ts';

test.each(FAILURES)('$title has a sentence and advice', ({ failure }) => {
  for (const text of [describeFailure(failure), advise(failure)]) {
    expect(text).toMatch(/^[A-Z`].*[.a-z0-9`)]$/);
    expect(text).not.toMatch(/undefined|null|NaN|\n/);
    expect(text.length).toBeLessThan(200);
  }
});

const find = (title: string): Failure => {
  const row = FAILURES.find((one) => one.title === title);
  if (row === undefined) throw new Error(`no row ${title}`);
  return row.failure;
};

test.each([
  ['a missed assertion', 'The result of `t` does not contain "5": "6" (line 3).'],
  ['a tool error', 'Tool `t` of server `s` returned an error: no'],
  ['a missing tool', 'Server `s` has no tool `get`.'],
  ['a missing program', 'Server `s` did not start: `detail` does not exist or cannot be executed.'],
  ['a crash', 'Server `s` crashed at its start (exit code 1).'],
  ['a late call elsewhere', 'Server `s` did not answer within 10 s during a call.'],
  ['the service: no answer', 'The eval service did not answer: no'],
  ['a deadline', 'The time limit of 90 s ended.'],
])('%s: %s', (title, sentence) => {
  expect(describeFailure(find(title))).toBe(sentence);
});

test('foreign text is cut and stays in its line', () => {
  const message = `a\nb ${'x'.repeat(1_000)}`;
  const text = describeFailure({ kind: 'tool-error', server: 's', tool: 't', code: null, message });
  expect(text).toMatch(/: a b x{200,}…$/);
  expect(text.length).toBeLessThan(400);
});
