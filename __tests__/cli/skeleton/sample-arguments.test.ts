import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleArguments } from '../../../src/cli/skeleton/sample-arguments.ts';
import { samples } from '../../support/effort.ts';

/** Arguments by the schema of the one argument `it`, and whether it was made up. */
function sampled(
  schema: unknown,
  more: object = {},
): { it?: unknown; madeUp?: number; no?: string } {
  const made = sampleArguments({
    type: 'object',
    properties: { it: schema },
    required: ['it'],
    ...more,
  });
  if ('refused' in made) return { no: made.refused };
  return { it: made.value.arguments['it'], madeUp: made.value.madeUp.length };
}

describe('sampleArguments', () => {
  it.each([
    [{ const: 'metric' }, 'metric'],
    [{ type: 'string', examples: ['Paris', 'Rome'], default: 'Oslo' }, 'Paris'],
    [{ type: 'integer', default: 20 }, 20],
    [{ enum: ['red', 'green'] }, 'red'],
    [{ type: 'array', items: { enum: [7] }, minItems: 2 }, [7, 7]],
    [{ type: 'object', properties: { unit: { const: 'm' } }, required: ['unit'] }, { unit: 'm' }],
    [{ anyOf: [{ type: 'null' }, { const: 3 }] }, 3],
    [{ $ref: '#/$defs/unit' }, 'm'],
    [{ allOf: [{ type: 'string' }, { default: 'both' }] }, 'both'],
  ])('takes what the schema tells: %j', (schema, value) => {
    const told = sampled(schema, { $defs: { unit: { const: 'm' } } });
    expect(told).toEqual({ it: value, madeUp: 0 });
  });

  it.each([
    [{ type: 'string' }, 'change me'],
    [{}, 'change me'],
    [{ type: 'string', minLength: 12 }, 'change me ch'],
    [{ type: 'string', maxLength: 4 }, 'chan'],
    [{ type: 'string', format: 'date' }, '2026-01-31'],
    [{ type: 'string', pattern: '^[A-Z]{2}-[0-9]+$' }, 'AA-0'],
    [{ type: ['null', 'integer'], minimum: 18 }, 18],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [{ type: 'integer', multipleOf: 5, maximum: 9 }, 5],
    [{ type: 'boolean' }, false],
    // In a suite it would stand for a captured value.
    [{ type: 'string', default: '{{name}}' }, 'change me'],
  ])('makes up what is right by the schema: %j', (schema, value) => {
    expect(sampled(schema)).toEqual({ it: value, madeUp: 1 });
  });

  it('gives no more than is needed', () => {
    const properties = { a: { type: 'string' }, b: { default: 1 } };
    expect(sampleArguments({ type: 'object', properties, required: ['b'] })).toEqual({
      value: { arguments: { b: 1 }, madeUp: [] },
    });
  });

  it.each([
    [{ $ref: '#/properties/it' }, 'its schema has too many parts'],
    [{ $ref: 'https://example.com/schema.json' }, 'its schema refers to another document'],
    [{ type: 'string', pattern: '^(?=a)b' }, 'no text was found for one of its patterns'],
    [{ type: 'string', minLength: 5_000 }, 'it wants a text of 5000 characters'],
  ])('says what keeps it from making any: %j', (schema, no) => {
    expect(sampled(schema)).toEqual({ no });
  });

  it('gives none that the schema does not take', () => {
    const { no } = sampled({ type: 'integer', default: 'three' });
    expect(no).toMatch(/must be a whole number/);
  });

  it('ends whatever the schema is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (schema, other) => {
        const made = sampleArguments({
          properties: { it: schema, other },
          required: ['it', 'other'],
        });
        expect(Object.keys(made)).toHaveLength(1);
      }),
      samples({ ci: 100, soak: 10_000 }),
    );
  });
});
