import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { digestOf, identityOfResult, identityOfTitle } from '../../src/identity/case-identity.ts';
import { DIGEST } from '../../src/model/run-report.ts';
import { caseIdentity } from '../../src/results/report/identity.ts';
import { samples } from '../support/effort.ts';
import { hostileText } from '../support/render/arbitrary-report.ts';

describe('the identity of a case of evals', () => {
  it('is what it was in the first report that had one', () => {
    expect(identityOfTitle('echoes')).toBe('086f00a52b3675fc');
  });

  it.each([
    ['another case of letters', 'Echoes', 'echoes'],
    ['other white space', 'a  b', 'a b'],
    ['another way to write a letter', 'caf\u00e9', 'cafe\u0301'],
    ['other halves of a character', 'a\ud800', 'a\ud801'],
    ['nothing at all', '', '\0'],
    ['what would end a list', 'a","b', 'a'],
    ['an end behind 64 KB', `${'x'.repeat(70_000)}a`, `${'x'.repeat(70_000)}b`],
    ['two hashes that begin alike', `${'0'.repeat(31)}1`, `${'0'.repeat(31)}2`],
  ])('tells titles apart: %s', (_what, one, other) => {
    expect(identityOfTitle(one)).not.toBe(identityOfTitle(other));
  });

  it('of one of several of a title is no other title, whatever that is', () => {
    const parts = fc.tuple(hostileText, fc.option(hostileText, { nil: undefined }));
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const [first, second] = [identityOfTitle(...one), identityOfTitle(...other)];
        expect(first).toMatch(DIGEST);
        expect(first === second).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      samples({ ci: 500, soak: 20_000 }),
    );
  });
});

describe('the identity of a case of result files', () => {
  it('is where its id begins', () => {
    const id = caseIdentity({ suitePath: ['s'], className: 'c', name: 'n', ordinal: 1 });
    expect(id.startsWith(identityOfResult(id))).toBe(true);
    expect(identityOfResult(id)).toMatch(DIGEST);
  });

  it('is made of an id that a service gave it', () => {
    expect(identityOfResult('tc_1')).toBe(digestOf('tc_1'));
  });
});
