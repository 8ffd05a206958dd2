import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { digestOf } from '../../../src/identity/case-identity.ts';
import {
  bearOut,
  CaseFolder,
  type FoldedCase,
  unpackCases,
} from '../../../src/model/cases/folded-cases.ts';
import { sumKnown } from '../../../src/model/counts.ts';
import { samples } from '../../support/effort.ts';

const anyCase: fc.Arbitrary<FoldedCase> = fc.record({
  identity: fc.nat(999).map((number) => digestOf(String(number))),
  passed: fc.nat(3),
  skipped: fc.nat(3),
  durationMs: fc.option(fc.nat(9_999_999).map((microseconds) => microseconds / 1_000)),
});

function folded(cases: readonly FoldedCase[]) {
  const folder = new CaseFolder();
  for (const one of cases) folder.add(one);
  return folder.finish() ?? { cases: 0, passed: 0, durationMs: null, packed: [] };
}

const plain: FoldedCase = { identity: digestOf('a'), passed: 1, skipped: 0, durationMs: 12 };

describe('cases that are folded', () => {
  it('can be unpacked, and come to the sums', () => {
    fc.assert(
      fc.property(fc.array(anyCase, { maxLength: 40 }), (cases) => {
        const sums = folded(cases);
        expect([...unpackCases(sums)]).toEqual(cases);
        expect(bearOut(sums.packed ?? [], sums)).toBe(true);
        expect(sums).toMatchObject({
          cases: cases.length,
          passed: cases.reduce((sum, { passed }) => sum + passed, 0),
          durationMs: sumKnown(cases, ({ durationMs }) => durationMs),
        });
      }),
      samples({ ci: 500, soak: 20_000 }),
    );
  });

  it.each<[Partial<FoldedCase>, string]>([
    [{}, ',12;'],
    [{ durationMs: null }, ';'],
    [{ durationMs: 0.12345 }, ',0.123;'],
    [{ passed: 2 }, ',12,2,0;'],
    [{ passed: 0, skipped: 1, durationMs: null }, ',,0,1;'],
    [{ durationMs: -1 }, ';'],
    [{ durationMs: Number.NaN }, ';'],
    [{ durationMs: 1e300 }, ';'],
    [{ durationMs: Number.MAX_SAFE_INTEGER }, ',9007199254740991;'],
  ])('are packed shortly: %j', (more, text) => {
    const { packed = [] } = folded([{ ...plain, ...more }]);
    expect(packed).toEqual([plain.identity + text]);
    expect(bearOut(packed, { cases: 1, passed: 1, ...more })).toBe(true);
  });

  it('are a thousand in a text, of 21 bytes each or less', () => {
    const { packed = [] } = folded(Array.from({ length: 100_000 }, () => plain));
    expect(packed).toHaveLength(100);
    expect(packed.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(2_100_000);
  });

  it('are none where there are none, or the report kept none', () => {
    expect(new CaseFolder().finish()).toBeNull();
    expect([...unpackCases({ cases: 7, passed: 7, durationMs: null })]).toEqual([]);
  });
});

describe('packed cases of a stranger', () => {
  const { identity } = plain;
  it.each([
    ['not ended', `${identity},12`],
    ['of a shorter hash', `${identity.slice(1)},12;`],
    ['of a hash in capitals', `${identity.slice(0, 15)}A,12;`],
    ['of a time below zero', `${identity},-12;`],
    ['of an endless number', `${identity},${'9'.repeat(400)};`],
    ['of half the counts', `${identity},12,1;`],
    ['behind something', `x${identity},12;`],
    ['before something', `${identity},12;\n`],
    ['that are two', `${identity},12;${identity},12;`],
    ['that are none', ''],
    ['of another count', `${identity},12,2,0;`],
    ['that were skipped', `${identity},12,1,1;`],
  ])('are refused: %s', (_what, text) => {
    expect(bearOut([text], { cases: 1, passed: 1 })).toBe(false);
  });
});
