import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fillIn } from '../../../../../src/contract/cases/captures.ts';
import type { Step } from '../../../../../src/contract/cases/test-case.ts';
import { findRoundedNumbers } from '../../../../../src/contract/wire/exact-numbers.ts';
import { followPath } from '../../../../../src/json-path/json-path.ts';
import {
  differences,
  isEqual,
} from '../../../../../src/service/engine/judging/results/json-values.ts';
import { samples } from '../../../../support/effort.ts';

/** Without numbers that were rounded, which equal none. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => findRoundedNumbers(value).length === 0);
const runs = samples({ ci: 100, soak: 10_000 });

/** As it comes over the wire, in which there is no -0. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('differences', () => {
  it('are none between a value and its copy, whatever the order of members', () => {
    fc.assert(
      fc.property(json, (value) => {
        const turned: unknown = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
          typeof part === 'object' && part !== null && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).toReversed())
            : part,
        );
        expect(differences(sent(value), turned)).toEqual([]);
      }),
      runs,
    );
  });

  it('are told of any two values that are not the same JSON, at a path that leads there', () => {
    const ordered = (value: unknown) =>
      JSON.stringify(value, (_key, part: unknown) =>
        typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : part,
      );
    fc.assert(
      fc.property(json, json, (one, other) => {
        const [expected, observed] = [sent(one), sent(other)];
        const found = differences(expected, observed);
        expect(isEqual(expected, observed)).toBe(ordered(expected) === ordered(observed));
        for (const { path, ...sides } of found) {
          const root = 'observed' in sides ? observed : expected;
          const there = followPath(path, root);
          const value = 'observed' in sides ? sides.observed : sides.expected;
          expect(there).toMatchObject({ value: { values: [value] } });
        }
      }),
      runs,
    );
  });
});

describe('a captured value', () => {
  it('is the argument that is nothing but its name, and leaves all others as they are', () => {
    fc.assert(
      fc.property(json, fc.string(), (value, text) => {
        fc.pre(!text.includes('{{'));
        const step: Step = {
          ...{ id: 's', kind: 'toolCall', serverName: 's', toolName: 't' },
          arguments: { value: '{{v}}', text, list: [text, '{{v}}'] },
        };
        expect(fillIn(step, new Map([['v', value]]))).toMatchObject({
          arguments: { value, text, list: [text, value] },
        });
      }),
      runs,
    );
  });
});
