import { describe, expect, it } from '@jest/globals';
import { parseShard } from '../../../src/model/choices/shard.ts';

describe('shard', () => {
  it.each([
    ['2/5', { index: 2, total: 5 }],
    [' all/5 ', { index: null, total: 5 }],
    ['1/1', { index: 1, total: 1 }],
    ['0/5', null],
    ['6/5', null],
    ['1/0', null],
    ['a/b', null],
    ['2', null],
    ['1/99999', null],
  ])('%j reads as %j', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });
});
