import { describe, expect, it } from '@jest/globals';
import { oncePer } from '../../../src/render/text/once-per.ts';

describe('oncePer', () => {
  it('makes the result once for each object', () => {
    let made = 0;
    const nameOf = oncePer(({ name }: { name: string }) => {
      made += 1;
      return name;
    });
    const one = { name: 'a' };
    expect([nameOf(one), nameOf(one), nameOf({ name: 'a' })]).toEqual(['a', 'a', 'a']);
    expect(made).toBe(2);
  });
});
