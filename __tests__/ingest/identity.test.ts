import { describe, expect, it } from '@jest/globals';
import { caseIdentity, externalIterationId } from '../../src/ingest/identity.ts';
import { read, suiteXml } from './reading.ts';

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
