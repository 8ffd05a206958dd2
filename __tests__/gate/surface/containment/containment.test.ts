import { afterAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { SchemaJudge } from '../../../../src/gate/surface/containment/containment.ts';
import type { Containment, Part } from '../../../../src/gate/surface/containment/forms.ts';
import { byEffort, samples, tellFigures, timeLimitMs } from '../../../support/effort.ts';
import {
  arbitraryPair,
  arbitraryValue,
  type GeneratedSchema,
} from '../../../support/gate/surface/arbitrary-schemas.ts';
import { Oracle } from '../../../support/gate/surface/oracle.ts';
import { explain } from '../../../support/gate/surface/oracle-differences.ts';

const ajv = new Ajv2020({ strict: false, logger: false });
const asPart = (schema: unknown): Part => ({
  schema,
  document: { root: schema, undeclared: 'anything', closed: 'refuses' },
});
const decide = (inner: GeneratedSchema, outer: GeneratedSchema) =>
  new SchemaJudge().decide([asPart(inner)], [asPart(outer)]);

/** Compiled validators are kept for ever, unless they are let go. */
function validator(schema: GeneratedSchema): (value: unknown) => boolean {
  ajv.removeSchema();
  const validate = ajv.compile(schema);
  return (value) => validate(value) === true;
}

const values = fc.sample(arbitraryValue, { numRuns: 300, seed: 5 });

describe('SchemaJudge', () => {
  const time = timeLimitMs(60_000);

  it(
    'denies with a value that an other validator takes and refuses, and proves what no value denies',
    () => {
      const counts = { contained: 0, not: 0, unknown: 0 };
      fc.assert(
        fc.property(arbitraryPair, ([one, other]) => {
          for (const [inner, outer] of [
            [one, other],
            [other, one],
          ] as const) {
            const found = decide(inner, outer);
            counts[found.answer] += 1;
            expectRight(found, inner, outer);
          }
        }),
        samples({ ci: 150, soak: 8_000 }),
      );
      tellFigures(JSON.stringify(counts));
      // What is left undecided is told to users as unclear: it has to be little.
      expect(counts.unknown / (counts.contained + counts.not)).toBeLessThan(0.2);
    },
    time,
  );

  describe('beside jsoncompat', () => {
    const oracle = new Oracle();
    afterAll(() => oracle.end());

    it(
      'says the same, but for differences that are explained',
      async () => {
        const counts = new Map<string, number>();
        const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
        const pairs = arbitraryPair.filter((pair) => JSON.stringify(pair).length <= MOST_LENGTH);
        await fc.assert(
          fc.asyncProperty(pairs, async ([inner, outer]) => {
            const found = decide(inner, outer);
            if (found.answer === 'unknown') return;
            const theirs = await oracle.ask(inner, outer);
            if (theirs === (found.answer === 'contained' ? 'yes' : 'no')) {
              count('the same');
              return;
            }
            expectRight(found, inner, outer);
            const reason = explain(found.answer, theirs, inner, outer);
            expect(reason ?? { ours: found, theirs, inner, outer }).toEqual(expect.any(String));
            count(`${reason}`);
          }),
          samples({ ci: 300, soak: 8_000 }),
        );
        tellFigures(JSON.stringify(Object.fromEntries(counts)));
        expect(counts.get('the same')).toBeGreaterThan(byEffort({ ci: 150, soak: 4_000 }));
      },
      time,
    );
  });
});

/** On larger ones it seldom answers. */
const MOST_LENGTH = 500;

/** Holds what was decided against a validator of somebody else. */
function expectRight(found: Containment, inner: GeneratedSchema, outer: GeneratedSchema): void {
  if (found.answer === 'unknown') return;
  const [takes, also] = [validator(inner), validator(outer)];
  const tried = found.answer === 'not' ? [found.witness] : values;
  const denying = tried.filter((value) => takes(value) && !also(value));
  expect(denying.length > 0).toBe(found.answer === 'not');
}
