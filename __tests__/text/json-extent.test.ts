import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { measureJson } from '../../src/text/json-extent.ts';
import { samples } from '../support/effort.ts';

interface Extent {
  values: number;
  depth: number;
}

/** Counted in what a parser made of the text. */
function extentOf(value: unknown): Extent {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const inner = Object.values(value).map(extentOf);
  return {
    values: inner.reduce((sum, { values }) => sum + values, 1),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
}

describe('measureJson', () => {
  it('finds the depth of any JSON, and no fewer values than it has', () => {
    const indents = fc.constantFrom(undefined, 2);
    fc.assert(
      fc.property(fc.jsonValue(), indents, (value, indent) => {
        const { values, depth } = extentOf(value);
        const measured = measureJson(JSON.stringify(value, null, indent));
        expect(measured.depth).toBe(depth);
        expect(measured.values).toBeGreaterThanOrEqual(values);
        // Besides its values each list and object counts once more at the most.
        expect(measured.values).toBeLessThanOrEqual(2 * values);
      }),
      samples({ ci: 100, soak: 100_000 }),
    );
  });

  it.each(['"[[[[,,,,"', '"\\"[,"', '"\\\\"', '"'])('counts nothing within the text %s', (text) => {
    expect(measureJson(text)).toEqual({ values: 1, depth: 0 });
  });
});
