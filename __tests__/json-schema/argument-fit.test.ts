import { describe, expect, it } from '@jest/globals';
import { argumentFit } from '../../src/json-schema/argument-fit.ts';

interface Written {
  isOpen?: (value: unknown) => boolean;
  isPart?: boolean;
}

function judge(schema: unknown, args: Record<string, unknown>, written: Written = {}) {
  const { isOpen = () => false, isPart = false } = written;
  return argumentFit(schema)({ arguments: args, isOpen, isPart });
}

/** `place: message` of each misfit. */
function misfits(schema: unknown, args: Record<string, unknown>, written: Written = {}): string[] {
  const found = judge(schema, args, written);
  if ('refused' in found) throw new Error(found.refused);
  return found.value.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const isTemplate = (value: unknown) => typeof value === 'string' && value.includes('{{');

const WEATHER = {
  type: 'object',
  properties: {
    city: { type: 'string', minLength: 2 },
    days: { type: 'integer', minimum: 1, maximum: 14 },
    units: { enum: ['metric', 'imperial'] },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2, uniqueItems: true },
    near: {
      type: 'object',
      properties: { lat: { type: 'number' }, lon: { type: 'number' } },
      required: ['lat', 'lon'],
      additionalProperties: false,
    },
  },
  required: ['city'],
  additionalProperties: false,
};

describe('arguments that a tool does not take', () => {
  it('lack nothing that the tool fills in by itself', () => {
    const page = { type: 'integer', default: 1 };
    const schema = { properties: { page, of: { type: 'string' } }, required: ['page', 'of'] };
    expect(misfits(schema, { of: 'x' })).toEqual([]);
    expect(misfits(schema, {})).toEqual([': it needs "of".']);
    expect(misfits({ anyOf: [schema, { type: 'string' }] }, { of: 'x' })).toEqual([]);
  });

  it.each([
    [{ city: 5 }, ['city: argument "city" must be a text, and is 5.']],
    [{ city: 'x' }, ['city: argument "city" must have at least 2 characters, and is "x".']],
    [{ city: 'Oslo', days: '3' }, ['days: argument "days" must be a whole number, and is "3".']],
    [{ city: 'Oslo', days: 0 }, ['days: argument "days" must be at least 1, and is 0.']],
    [
      { city: 'Oslo', units: 'metrics' },
      [
        'units: argument "units" must be one of "metric" or "imperial", and is "metrics". Did you mean "metric"?',
      ],
    ],
    [{}, [': it needs "city".']],
    [
      { citty: 'Oslo' },
      [
        ': it needs "city". "citty" is no argument of it: did you mean "city"?',
        'citty: it takes no argument "citty". Did you mean "city"? It takes "city", "days", "units", "tags" and "near".',
      ],
    ],
    [
      { city: 'Oslo', tags: ['a', 5, 'a'] },
      [
        'tags.1: argument "tags[1]" must be a text, and is 5.',
        'tags: argument "tags" must have at most 2 items, and is ["a",5,"a"].',
        'tags: argument "tags" must not have an item twice, and is ["a",5,"a"].',
      ],
    ],
    [
      { city: 'Oslo', near: { lat: 1, lonn: 2 } },
      [
        'near: argument "near" needs "lon". "lonn" is no argument of it: did you mean "lon"?',
        'near.lonn: argument "near" takes no member "lonn". Did you mean "lon"? There it takes "lat" and "lon".',
      ],
    ],
  ])('%j', (args, expected) => {
    expect(misfits(WEATHER, args).toSorted()).toEqual(expected.toSorted());
  });

  it('names every misfit at once, each once', () => {
    expect(misfits(WEATHER, { days: 99, units: 'kelvin' })).toHaveLength(3);
  });

  it('fits what is right, and whatever an open schema does not name', () => {
    expect(misfits(WEATHER, { city: 'Oslo', days: 3, near: { lat: 1, lon: 2 } })).toEqual([]);
    expect(misfits({ type: 'object', properties: { a: {} } }, { b: 1 })).toEqual([]);
    expect(misfits(true, { b: 1 })).toEqual([]);
  });

  it('goes through references, into themselves too', () => {
    const tree = {
      type: 'object',
      properties: { root: { $ref: '#/$defs/node' } },
      $defs: {
        node: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            children: { type: 'array', items: { $ref: '#/$defs/node' } },
          },
          required: ['name'],
        },
      },
    };
    const args = { root: { name: 'a', children: [{ name: 'b', children: [{ name: 5 }] }] } };
    expect(misfits(tree, args)).toEqual([
      'root.children.0.children.0.name: argument "root.children[0].children[0].name" must be a text, and is 5.',
    ]);
  });

  it('tells of several forms the one that was meant, or the types there may be', () => {
    const schema = {
      properties: {
        limit: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
        filter: {
          anyOf: [
            {
              type: 'object',
              properties: { field: { type: 'string' } },
              required: ['field'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        either: { oneOf: [{ type: 'number' }, { type: 'integer' }] },
        none: { anyOf: [{ required: ['x'] }, { required: ['y'] }] },
      },
    };
    expect(misfits(schema, { limit: 'ten' })).toEqual([
      'limit: argument "limit" must be a whole number or null, and is "ten".',
    ]);
    expect(misfits(schema, { filter: { fields: 'a' } }).toSorted()).toEqual([
      'filter.fields: argument "filter" takes no member "fields". Did you mean "field"? There it takes "field".',
      'filter: argument "filter" needs "field". "fields" is no argument of it: did you mean "field"?',
    ]);
    expect(misfits(schema, { either: 5 })).toEqual([
      'either: argument "either" fits more than one of the forms of which it may have one: 5.',
    ]);
    expect(misfits(schema, { none: {} })).toEqual([
      'none: argument "none" has none of the 2 forms that it may have: {}.',
    ]);
    expect(misfits(schema, { limit: null, filter: null, either: 0.5, none: { x: 1 } })).toEqual([]);
  });

  it('asserts no format, which validators read differently', () => {
    const schema = { properties: { url: { type: 'string', format: 'uri' }, format: false } };
    expect(misfits(schema, { url: 'no address' })).toEqual([]);
    expect(misfits(schema, { format: 1 })).toEqual([
      'format: argument "format" is of a form that is not taken: 1.',
    ]);
  });

  it('reads names that mean something to the language', () => {
    const schema = JSON.parse(
      '{"properties": {"__proto__": {"type": "string"}, "constructor": {"type": "string"}}, "additionalProperties": false}',
    );
    expect(misfits(schema, JSON.parse('{"__proto__": 1, "constructor": 2}'))).toHaveLength(2);
    expect(misfits({ additionalProperties: false }, { toString: 1 })).toHaveLength(1);
  });
});

describe('what is filled in later', () => {
  it.each([
    [{ city: '{{city}}', days: '{{days}}' }, []],
    [{ city: '{{city}}', days: 'x' }, ['days']],
    [{ days: '{{days}}' }, ['']],
    [{ city: '{{city}}', tags: ['{{a}}', '{{a}}'] }, []],
    [{ city: '{{city}}', tags: ['{{a}}', 5] }, ['tags.1']],
    [{ city: '{{city}}', near: '{{place}}' }, []],
    [{ city: '{{city}}', near: { lat: '{{lat}}', lon: '1' } }, ['near.lon']],
    [{ city: '{{city}}', unit: '{{unit}}' }, ['unit']],
  ])('%j', (args, places) => {
    const found = misfits(WEATHER, args, { isOpen: isTemplate });
    expect(found.map((one) => one.split(':')[0])).toEqual(places);
  });

  it('decides nothing that goes by its value', () => {
    const schema = {
      properties: { kind: { type: 'string' }, size: { type: 'integer' } },
      oneOf: [
        { properties: { kind: { const: 'a' } } },
        { properties: { kind: { const: 'b' }, size: { minimum: 5 } } },
      ],
      if: { properties: { kind: { const: 'a' } } },
      else: { required: ['size'] },
    };
    expect(misfits(schema, { kind: 'c' })).not.toEqual([]);
    expect(misfits(schema, { kind: '{{kind}}' }, { isOpen: isTemplate })).toEqual([]);
  });
});

describe('a part of the arguments', () => {
  it.each([
    [{}, []],
    [{ days: 3 }, []],
    [{ days: '3' }, ['days']],
    [{ units: 'kelvin' }, ['units']],
    [{ citty: 'Oslo' }, ['citty']],
    [{ near: { lat: 1 } }, []],
    [{ near: { lat: 'north' } }, ['near.lat']],
  ])('%j', (args, places) => {
    const found = misfits(WEATHER, args, { isPart: true });
    expect(found.map((one) => one.split(':')[0])).toEqual(places);
  });

  it('may be of any form that asks for more', () => {
    const schema = { properties: { at: { anyOf: [{ required: ['x'] }, { required: ['y'] }] } } };
    expect(misfits(schema, { at: {} }, { isPart: true })).toEqual([]);
  });
});

describe('a schema that nothing can be judged by', () => {
  it.each([
    ['another draft', { $schema: 'http://json-schema.org/draft-03/schema' }, /draft/],
    [
      'a reference to elsewhere',
      { properties: { a: { $ref: 'https://x.invalid/a' } } },
      /nothing is fetched/,
    ],
    ['a reference to nothing', { $ref: '#/$defs/none' }, /which is not in it/],
    ['a dynamic reference', { $dynamicRef: '#node' }, /dynamicRef/],
    [
      'a type that is none',
      { properties: { a: { type: 'strng' } } },
      /broken: #\/properties\/a\/type/,
    ],
    ['a list of names that is none', { properties: { a: { required: true } } }, /broken/],
    ['a bound that is none', { properties: { a: { minimum: '1' } } }, /broken/],
    ['properties that are none', { properties: [] }, /broken/],
    ['forms that are none', { anyOf: {} }, /broken/],
    ['a pattern that is none', { properties: { a: { pattern: '(' } } }, /regular expression/i],
    ['no schema', null, /neither/],
    ['a reference to itself', { $ref: '#' }, /too deep/],
    ['more than anybody reads', { description: 'x'.repeat(300_000) }, /characters/],
    ['levels without end', JSON.parse(`${'{"not":'.repeat(50_000)}{}${'}'.repeat(50_000)}`), /./],
    [
      'a pattern that takes years',
      { properties: { a: { type: 'string', pattern: '^(a+)+$' } } },
      /ms/,
    ],
  ])('%s', (_, schema, reason) => {
    const found = judge(schema, { a: `${'a'.repeat(50)}!` });
    expect(found).toEqual({ refused: expect.stringMatching(reason) });
  });
});
