import { describe, expect, it } from '@jest/globals';
import { at, judge, resultOf } from '../../../../support/service/engine/judged-results.ts';

describe('JSON in a text that nests deeper than anything can be gone through', () => {
  const deep = resultOf({ text: '['.repeat(200_000) + ']'.repeat(200_000) });

  it.each<[string, unknown, RegExp]>([
    ['in a path', at('$', { equals: 1 }), /to be 1, but there is \[JSON that nests too deep/],
    ['in a schema', { type: 'matchesSchema', schema: { type: 'object' } }, /"array" is invalid/],
    ['in a snapshot', { type: 'matchesSnapshot', snapshot: 1 }, /\$ is \[JSON that nests too deep/],
    [
      'in a snapshot with masks',
      { type: 'matchesSnapshot', snapshot: 1, mask: [{ pattern: 'a' }] },
      /could not be masked: it nests too deep/,
    ],
  ])('%s fails the assertion and says so', async (_what, assertion, reason) => {
    const judgement = await judge(assertion, deep);
    expect(judgement).toMatchObject({ passed: false, reason: expect.stringMatching(reason) });
  });
});

describe('what there was instead', () => {
  const observed = async (text: string) =>
    (await judge({ type: 'matchesSnapshot' }, resultOf({ text }))).observed;

  it('is told a line a value', async () => {
    expect(await observed('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  });

  it.each([
    ['deep', '['.repeat(1_000) + ']'.repeat(1_000)],
    ['long', `[${'1,'.repeat(100_000)}1]`],
  ])(
    'is left on one line where it is %s, since indentation takes many times as much',
    async (_what, text) => {
      expect(await observed(text)).not.toContain('\n');
    },
  );
});
