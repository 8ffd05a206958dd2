import { describe, expect, it } from '@jest/globals';
import {
  bearsOut,
  type DeclaredCounts,
  disagreement,
  discrepancies,
  discrepancyOfFile,
  type Slack,
} from '../../src/model/declared-counts.ts';

describe('bearsOut', () => {
  it.each<[number | null, number, Slack, boolean]>([
    [null, 0, 'none', true],
    [null, 7, 'more', true],
    [3, 3, 'none', true],
    [0, 0, 'none', true],
    [3, 2, 'none', false],
    [3, 4, 'none', false],
    [3, 2, 'fewer', true],
    [3, 4, 'fewer', false],
    [3, 2, 'more', false],
    [3, 4, 'more', true],
    [0, 1, 'fewer', false],
    [0, 1, 'more', true],
  ])('of %p declared and %p counted, with slack for %s: %p', (declared, counted, slack, agrees) => {
    expect(bearsOut(declared, counted, slack)).toBe(agrees);
  });
});

describe('discrepancies', () => {
  const counted = { total: 5, passed: 3, failed: 2 };

  it.each<[string, DeclaredCounts | null | undefined, string[]]>([
    ['nothing is declared', null, []],
    ['there are no declared counts', undefined, []],
    ['all is equal', { ...counted }, []],
    ['one kind is not declared', { ...counted, passed: null }, []],
    ['there are fewer of one kind', { ...counted, passed: 4 }, ['passed 4 3']],
    ['all differ', { total: 0, passed: 0, failed: 0 }, ['total 0 5', 'passed 0 3', 'failed 0 2']],
  ])('where %s', (_what, declared, expected) => {
    const found = discrepancies(declared, counted);
    expect(found.map((one) => `${one.kind} ${one.declared} ${one.counted}`)).toEqual(expected);
  });

  it('are told in the words of who declares and of who counts', () => {
    const found = discrepancies({ total: 6, passed: 3, failed: 3 }, counted);
    const words = { declarer: 'the service has', counter: 'the result files' };
    expect(disagreement(found, words)).toBe(
      'The counts disagree: the service has 6 total, 3 failed; the result files, 5 total, 2 failed.',
    );
  });

  it('go with a slack for results that were not read, or for those that were', () => {
    const declared = { total: 6, passed: 2, failed: 2 };
    const kindsWith = (slack: Slack) => discrepancies(declared, counted, slack).map((d) => d.kind);
    expect(kindsWith('fewer')).toEqual(['passed']);
    expect(kindsWith('more')).toEqual(['total']);
  });
});

it('tells of a file what it declares and what it lists', () => {
  expect(discrepancyOfFile(1, 'test', 'no individual cases')).toBe(
    'declares 1 test but lists no individual cases',
  );
  expect(discrepancyOfFile(1_200, 'failed test file', 3)).toBe(
    'declares 1200 failed test files but lists 3',
  );
});
