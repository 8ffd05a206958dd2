import { expect, test } from '@jest/globals';
import type { Assertion } from '../../src/api/cases/assertions.ts';
import { runBounded } from '../../src/judge/bounded.ts';
import { serviceWith } from '../support/service.ts';

const view = { calls: [], allCalls: [], answer: '', tokens: 0, turns: 0, noAnswer: null };
const rules = { argumentMatching: 'partial' } as const;

/** What the thread judges by. */
function judgedOf(text: string, assertion: Assertion) {
  const names = { server: 's', subject: 't', isError: false, parts: [], durationMs: 1 };
  const result = { ...names, text, structured: undefined, raw: {}, outputSchema: undefined };
  return { assertion, result, view, rules } as unknown as Parameters<typeof runBounded<'judge'>>[1];
}
const matching = (text: string, pattern: string) =>
  judgedOf(text, { type: 'textMatches', pattern });
const SOUND = matching('abc', '^a');
const MISSED = matching('abc', '^b');
const CATASTROPHIC = matching(`${'a'.repeat(30)}b`, '^(a+)+$');
const LIMIT = { limit: 'pattern' };

test('a task has its value, and one that takes too long ends alone', async () => {
  const inputs = [SOUND, CATASTROPHIC, SOUND, CATASTROPHIC, MISSED];
  expect(await Promise.all(inputs.map((input) => runBounded('judge', input)))).toEqual([
    { value: null },
    LIMIT,
    { value: null },
    LIMIT,
    { value: expect.objectContaining({ kind: 'miss', expected: '^b', observed: 'abc' }) },
  ]);
});

test('a task whose recursion is too deep ends with a limit', async () => {
  const deep = matching('a'.repeat(10_000_000), '^(?:a|b)*$');
  expect(await runBounded('judge', deep, 60_000)).toEqual({ limit: 'size' });
  expect(await runBounded('judge', SOUND)).toEqual({ value: null });
});

test('a mistake of ours rejects with its stack, and the next task has its value', async () => {
  const bug = runBounded('judge', judgedOf('abc', { type: undefined, kind: 'textVisible' }));
  const next = runBounded('judge', SOUND);
  await expect(bug).rejects.toMatchObject({ stack: expect.stringContaining('judge.ts') });
  expect(await next).toEqual({ value: null });
});

test('values that cannot be copied reject, and the next task has its value', async () => {
  const uncloneable = { ...SOUND, rules: () => {} } as unknown as typeof SOUND;
  await expect(runBounded('judge', uncloneable)).rejects.toMatchObject({ name: 'DataCloneError' });
  expect(await runBounded('judge', SOUND)).toEqual({ value: null });
});

test('the service answers while a pattern runs', async () => {
  const service = await serviceWith();
  await runBounded('judge', SOUND);
  const order: string[] = [];
  const pattern = runBounded('judge', CATASTROPHIC, 1_000).then((end) => {
    order.push('pattern');
    return end;
  });
  // The second one is sent when the pattern has begun for sure.
  for (const name of ['first answer', 'second answer']) {
    await service.send('/projects');
    order.push(name);
  }
  expect(await pattern).toEqual(LIMIT);
  expect(order).toEqual(['first answer', 'second answer', 'pattern']);
});
