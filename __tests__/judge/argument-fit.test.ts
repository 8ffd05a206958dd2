import { expect, test } from '@jest/globals';
import { fitArguments } from '../../src/judge/argument-fit.ts';

const INNER = { lat: { type: 'number' }, inner: { $ref: '#/$defs/point' } };
const POINT = { type: 'object', properties: INNER };
const WEATHER = {
  type: 'object',
  properties: {
    city: { type: 'string', minLength: 2 },
    days: { type: 'integer', minimum: 1 },
    units: { enum: ['metric', 'imperial'] },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    limit: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    near: { anyOf: [{ $ref: '#/$defs/point' }, { type: 'null' }] },
    page: { type: 'integer', default: 1 },
    url: { type: 'string', format: 'uri' },
  },
  required: ['city', 'page'],
  additionalProperties: false,
  $defs: { point: { ...POINT, required: ['lat'], additionalProperties: false } },
};
const LISTED = { properties: { limit: {}, query: {} } };
const OPEN = { properties: { a: {}, __proto__: {} } };
const FORMAT = { format: 'x', type: 'y' };
const NAMES = JSON.parse('{"properties": {"__proto__": {"type": "string"}}}');
const CHOICE = { properties: { a: { oneOf: [{ type: 'number' }, { type: 'integer' }] } } };
const TUPLE = { properties: { a: { prefixItems: [{ type: 'string' }], items: false } } };

/** Schema, arguments, and `path kind` with what is near. */
test.each<[schema: unknown, args: object, expected: string[]]>([
  [WEATHER, { city: 'Oslo', days: 3, near: { lat: 1 }, limit: null, url: 'none' }, []],
  [WEATHER, { city: 5 }, ['city type string']],
  [WEATHER, { city: 'x' }, ['city value']],
  [WEATHER, { city: 'Oslo', days: '3' }, ['days type integer']],
  [WEATHER, { city: 'Oslo', days: 0 }, ['days value']],
  [WEATHER, { city: 'Oslo', units: 'metrics' }, ['units value ~metric']],
  [WEATHER, {}, ['city missing']],
  [WEATHER, { citty: 'Oslo' }, ['citty unknown ~city', 'city missing ~citty']],
  [WEATHER, { city: 'Oslo', tags: ['a', 5] }, ['tags.1 type string']],
  [WEATHER, { city: 'Oslo', tags: ['a', 'b', 'c'] }, ['tags value']],
  [WEATHER, { city: 'Oslo', limit: 'ten' }, ['limit type integer or null']],
  [WEATHER, { city: 'Oslo', near: { lat: 1, inner: {} } }, ['near.inner.lat missing']],
  [WEATHER, { city: 'Oslo', near: { lat: 1, lon: 2 } }, ['near.lon unknown']],
  [OPEN, { b: 1 }, ['b unlisted']],
  [LISTED, { query: 'x', limt: 3 }, ['limt unlisted ~limit']],
  [LISTED, { limit: 3, limt: 3, x: 1 }, ['limt unlisted', 'x unlisted']],
  [{ ...LISTED, required: ['query'] }, { limt: 3 }, ['limt unlisted ~limit', 'query missing']],
  [{ ...LISTED, additionalProperties: true }, { limt: 3 }, []],
  [{ ...LISTED, patternProperties: {} }, { limt: 3 }, []],
  [{ ...LISTED, anyOf: [LISTED, { properties: { limt: {} } }] }, { limt: 3 }, []],
  [{ properties: { a: LISTED } }, { a: { limt: 3 } }, []],
  [{ ...LISTED, minProperties: 2 }, { limt: 3 }, ['limt unlisted ~limit', ' value']],
  [NAMES, JSON.parse('{"__proto__": 1}'), ['__proto__ type string']],
  [{ additionalProperties: false }, { toString: 1 }, ['toString unknown']],
  [CHOICE, { a: 0.5 }, []],
  [CHOICE, { a: 5 }, ['a value']],
  [TUPLE, { a: ['x'] }, []],
  [{ additionalProperties: { type: 'string' } }, { a: 1 }, ['a value']],
  [{ properties: { a: { const: FORMAT } } }, { a: FORMAT }, []],
  // None of JSON Schema: it says nothing.
  [{ properties: { a: { type: 'strng' } } }, { a: 'x' }, []],
  [{ properties: { a: { $ref: '#/properties/a' } } }, {}, []],
])('%#: %j %j', (inputSchema, args, expected) => {
  expect(shown(inputSchema, args)).toEqual(expected.sort());
});

test.each<[args: object, expected: string[]]>([
  [{ city: '{{city}}', days: '{{days}}' }, []],
  [{ city: '{{city}}', days: 'x' }, ['days type integer']],
  [{ city: '{{city}}', days: 0 }, []],
  [{ days: '{{days}}' }, ['city missing']],
  [{ city: '{{city}}', near: '{{place}}', tags: ['{{a}}', 5] }, ['tags.1 type string']],
  [{ city: '{{city}}', unit: '{{unit}}' }, ['unit unknown ~units']],
])('with captured values: %j', (args, expected) => expect(shown(WEATHER, args)).toEqual(expected));

test('other texts that are filled in', () => {
  expect(shown(WEATHER, { city: '\\{{x}}', days: '{row.x}' })).toEqual(['days type integer']);
  expect(shown(WEATHER, { city: 'Oslo', days: '$'.concat('{ITERATION_TMP}') })).toEqual([]);
});

test.each([
  [null],
  [{ $schema: 'http://json-schema.org/draft-03/schema' }],
  [{ properties: { a: { $ref: 'https://x.invalid/a' } } }],
  [{ $dynamicRef: '#node' }],
  [{ properties: { a: { type: 'string', pattern: '(' } } }],
])('a schema that cannot be used: %j', (inputSchema) => {
  const fit = fitArguments({ inputSchema, args: { a: 'x' } });
  expect(fit).toEqual({ mistake: expect.any(String) });
});

function shown(inputSchema: unknown, args: object): string[] {
  const fit = fitArguments({ inputSchema, args: { ...args } });
  if ('mistake' in fit) throw new Error(fit.mistake);
  const lines = fit.misfits.map(({ path, kind, expected, nearest }) => {
    const near = nearest === null ? '' : ` ~${nearest}`;
    return `${path.join('.')} ${kind}${kind === 'type' ? ` ${expected}` : ''}${near}`;
  });
  return lines.sort();
}
