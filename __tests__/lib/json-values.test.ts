import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../../src/lib/canonical-json.ts';
import { findNodes } from '../../src/lib/json-path.ts';
import { differences, isEqual } from '../../src/lib/json-values.ts';
import { findUnsafeInteger } from '../../src/lib/unsafe-integer.ts';

/** As it comes over the wire, where there is no -0. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => findUnsafeInteger(value) === null);

test('a value equals itself, whatever the order of members', () => {
  fc.assert(
    fc.property(json, (value) => isEqual(value, JSON.parse(canonicalJson(value)))),
    { numRuns: 50 },
  );
});

test('two values are equal if their JSON is; else a path leads to the difference', () => {
  fc.assert(
    fc.property(json, json, (expected, observed) => {
      expect(isEqual(expected, observed)).toBe(canonicalJson(expected) === canonicalJson(observed));
      for (const one of differences(expected, observed)) {
        const isThere = 'observed' in one;
        const found = findNodes(one.path, isThere ? observed : expected);
        expect(found).toMatchObject({ values: [isThere ? one.observed : one.expected] });
      }
    }),
    { numRuns: 100 },
  );
});

test('an integer beyond 2^53 equals none', () => expect(isEqual([2 ** 53], [2 ** 53])).toBe(false));
