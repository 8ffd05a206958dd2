import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createDuplicateCounter } from '../../../src/results/read/tally/duplicates.ts';
import { caseIdentity, externalIterationId } from '../../../src/results/report/identity.ts';
import { samples } from '../../support/effort.ts';
import { read, suiteXml } from '../../support/results/reading.ts';

async function identities(content: string): Promise<string[]> {
  const { cases } = await read(suiteXml(content));
  return cases.map(caseIdentity);
}

describe('case identity', () => {
  const cases = [
    '<testcase name="a"/>',
    '<testcase name="b" classname="k"/>',
    '<testcase name="c"><failure/></testcase>',
  ];

  it('survives reordering, filtering and another outcome', async () => {
    const [a, b, c] = await identities(cases.join(''));
    expect(await identities(cases.toReversed().join(''))).toEqual([c, b, a]);
    expect(await identities('<testcase name="c" time="9" file="x"/>')).toEqual([c]);
    expect(new Set([a, b, c]).size).toBe(3);
  });

  it.each([
    ['<testcase name="a"/><testcase name="a" classname="k"/>', 2],
    ['<testcase name="a b"/><testcase name="b" classname="a"/>', 2],
    ['<testcase name="a"/><testsuite name="n"><testcase name="a"/></testsuite>', 2],
    ['<testcase name="a"/><testcase name="a"/><testcase name="a"/>', 3],
  ])('differs among the cases of %j', async (content, count) => {
    expect(new Set(await identities(content)).size).toBe(count);
  });

  it('numbers only true duplicates, in their own order', async () => {
    const { cases: found } = await read(
      suiteXml('<testcase name="a"/><testcase name="b"/><testcase name="a"/><testcase name="a"/>'),
    );
    expect(found.map(({ name, ordinal }) => [name, ordinal])).toEqual([
      ['a', 1],
      ['b', 1],
      ['a', 2],
      ['a', 3],
    ]);
  });

  it('tells tens of thousands of names apart', async () => {
    const names = Array.from({ length: 30_000 }, (_, index) => `<testcase name="case ${index}"/>`);
    const { cases: found, summary } = await read(suiteXml(names.join('')));
    expect(found.every(({ ordinal }) => ordinal === 1)).toBe(true);
    expect(summary.warnings).toEqual([]);
  });
});

describe('externalIterationId', () => {
  const row = { caseId: 'c', iteration: 1, shard: 2, attempt: 1 };

  it('is the same for a resend and another in every other respect', () => {
    const variants = [
      row,
      { ...row, iteration: 2 },
      { ...row, shard: null },
      { ...row, attempt: 2 },
      { ...row, caseId: 'd' },
    ];
    expect(externalIterationId({ ...row })).toBe(externalIterationId(row));
    expect(new Set(variants.map(externalIterationId)).size).toBe(variants.length);
  });
});

describe('names of every kind', () => {
  interface Named {
    suitePath: string[];
    className: string | null;
    name: string;
  }

  function tellsApart(one: Named, other: Named): void {
    const counter = createDuplicateCounter();
    expect([counter.ordinalOf(one), counter.ordinalOf(other)]).toEqual([1, 1]);
    const [first, second] = [one, other].map((parts) => caseIdentity({ ...parts, ordinal: 1 }));
    expect(first).not.toBe(second);
  }

  const long = 'x'.repeat(70_000);
  it.each<[string, Partial<Named>, Partial<Named>]>([
    ['an empty suite more', { suitePath: ['abcde'] }, { suitePath: ['abcde', ''] }],
    ['empty suites alone', { suitePath: [] }, { suitePath: [''] }],
    ['a suite for a class', { suitePath: ['a'] }, { suitePath: [], className: 'a' }],
    ['padding', { name: 'abc' }, { name: 'abc\0' }],
    ['padding of another part', { className: 'abc\0' }, { className: 'abc', name: '\0n' }],
    ['a separator in a part', { suitePath: ['a\0b'] }, { suitePath: ['a', 'b'] }],
    ['other halves of a character', { name: 'a\ud800' }, { name: 'a\ud801' }],
    ['an end behind 64 KB', { name: `${long}a` }, { name: `${long}b` }],
    ['a long end of spaces', { suitePath: [long] }, { suitePath: [long, '', ''] }],
  ])('are told apart: %s', (_what, one, other) => {
    const parts = { suitePath: ['s'], className: 'c', name: 'n' };
    tellsApart({ ...parts, ...one }, { ...parts, ...other });
  });

  it('are told apart wherever they differ', () => {
    // Few characters, so that lists of parts come about that are the same text when joined.
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '\0', '\u0001', '"', '\ud800', '\ufffd'),
    });
    const named = fc.record({
      suitePath: fc.array(text, { maxLength: 4 }),
      className: text,
      name: text,
    });
    fc.assert(
      fc.property(named, named, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        tellsApart(one, other);
      }),
      samples({ ci: 2_000, soak: 100_000 }),
    );
  });
});
