/** What each change of a schema means, of a request and of a response. */
import { expect, test } from '@jest/globals';
import { findChanges } from '../../../src/gate/tools/tool-changes.ts';
import type { ReportTool } from '../../../src/report/report.ts';
import { reportOf } from '../../support/reports.ts';

const S = { type: 'string' };
const [I, N] = [{ type: 'integer' }, { type: 'number' }];
const object = (properties: object, members: object = {}) => {
  return { type: 'object', properties, ...members };
};
const of = (schema: unknown) => object({ a: schema });
const NULL = { type: 'null' };
const NULLABLE = { type: ['string', 'null'] };
const TEXT = { ...S, maxLength: 5, format: 'uri' };
const listOf = (items: object) => ({ type: 'array', items });
const mapOf = (additionalProperties: unknown) => ({ type: 'object', additionalProperties });
const CLOSED = { additionalProperties: false };
const ODD = { toString: 1, valueOf: 1 };
const RANGE = { ...I, maximum: 9 };
const exclusive = (exclusiveMinimum: unknown) => ({ ...N, minimum: 0, exclusiveMinimum });
const OPEN = { additionalProperties: true };
const PATTERN = { pattern: 'a' };
const NAME = { $ref: '#x' };
const upper = (bound: object) => of({ ...I, minimum: 0, ...bound });
const PAIR = object({ a: S }, { required: ['a'], ...CLOSED });
const BOTH = { ...TEXT, ...NULLABLE };
const [B, M, C, W] = ['breaking', 'may-break', 'compatible', 'wording'];

const SAFE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const NAMED = '$defs';
const X = { $ref: '#/$defs/x' };
const TAG = { discriminator: { propertyName: 'kind' } };
const named = (schema: object, x: object, name = 'x', $ref?: string) => {
  return { ...of($ref === undefined ? schema : { $ref }), [NAMED]: { [name]: x } };
};
const chain = (end: object) => {
  const links = Array.from({ length: 3_000 }, (_, at) => [at, of({ $ref: `#/$defs/${at + 1}` })]);
  return { ...of({ $ref: '#/$defs/0' }), [NAMED]: { ...Object.fromEntries(links), 3000: end } };
};
const MANY = Array.from({ length: 11 }, (_, at) => object({ [`k${at}`]: S }));
const variant = (kind: string, more: object = {}) =>
  object({ kind: { const: kind }, ...more }, { required: ['kind'] });
type Row = [title: string, before: object, after: object, request: unknown, response: unknown];
const ROWS: Row[] = [
  ['equal', of(S), of(S), undefined, undefined],
  ['added: optional', object({}), of(S), C, C],
  ['added: optional, was closed', object({}, CLOSED), object({ a: S }, CLOSED), C, M],
  ['added: required', object({}), object({ a: S }, { required: ['a'] }), B, C],
  ['removed', of(S), object({}), M, B],
  ['removed from a closed object', object({ a: S }, CLOSED), object({}, CLOSED), B, B],
  ['renamed', object({ city: S }), object({ cities: S }), B, B],
  ['became required', of(S), object({ a: S }, { required: ['a'] }), B, C],
  ['became optional', object({ a: S }, { required: ['a'] }), of(S), C, B],
  ['type narrowed', of(N), of(I), B, C],
  ['type widened', of(I), of(N), C, B],
  ['type replaced', of(S), of(I), B, B],
  ['null allowed', of(I), of({ anyOf: [N, { type: 'null' }] }), C, B],
  ['null as a type and as an alternative', of(NULLABLE), of({ anyOf: [S, NULL] }), W, W],
  ['enum: gone', of({ enum: [1, 2] }), of({ enum: [1] }), B, C],
  ['enum: new', of({ const: 1 }), of({ enum: [1, 2] }), C, B],
  [
    'enum: constants',
    of({ ...S, enum: ['b', 'a'] }),
    of({
      anyOf: [
        { ...S, const: 'a', title: 'A' },
        { ...S, const: 'b' },
      ],
    }),
    W,
    W,
  ],
  [
    'enum: constants, one of them gone',
    of({ enum: Array.from('abcdefghijkl') }),
    of({ anyOf: Array.from('bcdefghijkl', (letter) => ({ const: letter })) }),
    B,
    C,
  ],
  ['enum: both', of({ enum: [1, 2] }), of({ enum: [2, 3] }), B, B],
  ['bound tightened', of({ ...I, maximum: 9 }), of({ ...I, maximum: 8 }), B, C],
  ['an equal bound', of({ ...I, exclusiveMinimum: 0 }), of({ ...I, minimum: 1 }), W, W],
  ['bounds of two', of({ ...RANGE, exclusiveMinimum: 0 }), of({ ...RANGE, minimum: 1 }), W, W],
  ['an equal upper one', upper({ exclusiveMaximum: 9 }), upper({ maximum: 8 }), W, W],
  ['below another', of({ ...N, exclusiveMinimum: 0, minimum: 1 }), of({ ...N, minimum: 1 }), W, W],
  ['not a type', of({ type: 'float', minimum: 1 }), of({ type: 'float', minimum: 2 }), B, C],
  ['values of none', of({ type: 'float', enum: [1.5] }), of({ type: 'float', enum: [2.5] }), B, B],
  [
    'behind a name of words',
    named({ ...X, ...object({ title: S }) }, object({ title: I })),
    named({ ...X, ...object({ title: S }) }, object({ title: N })),
    M,
    M,
  ],
  ['a bound by half', of({ ...I, exclusiveMinimum: 0.5 }), of({ ...I, minimum: 1 }), B, C],
  ['to above', of({ ...N, minimum: 0.1 }), of({ ...N, exclusiveMinimum: 0 }), C, B],
  ['exclusive by a boolean', of(exclusive(false)), of(exclusive(true)), B, C],
  ['a boolean for a number', of(exclusive(0)), of(exclusive(true)), W, W],
  ['bound loosened', of({ ...I, minimum: 9 }), of(I), C, B],
  ['bounds of safe integers', of(I), of({ ...I, ...SAFE }), W, W],
  ['bounds of safe integers tightened', of({ ...I, ...SAFE }), of({ ...I, minimum: 1 }), B, C],
  ['pattern added', of(S), of({ ...S, pattern: 'a' }), B, C],
  ['pattern removed', of({ ...S, pattern: 'a' }), of(S), C, B],
  ['pattern changed', of({ ...S, pattern: 'a' }), of({ ...S, pattern: 'b' }), M, M],
  ['format added', of(S), of({ ...S, format: 'uri' }), M, M],
  ['format removed', of({ ...S, format: 'uri' }), of(S), C, M],
  ['closed', object({ a: S }), object({ a: S }, CLOSED), C, C],
  ['a free object is closed', of({ type: 'object' }), of(mapOf(false)), B, C],
  ['a free object gets names', of({ type: 'object' }), of(object({ a: S }, CLOSED)), B, C],
  ['without parameters, closed', { type: 'object' }, mapOf(false), C, C],
  ['closed, was open outright', object({ a: S }, OPEN), object({ a: S }, CLOSED), B, C],
  ['opened', object({ a: S }, CLOSED), object({ a: S }), C, M],
  ['a part of another alternative', of({ anyOf: [I, N] }), of(N), W, W],
  ['a part of another one, new', of(N), of({ anyOf: [I, N] }), W, W],
  ['one of many alternatives is new', of({ anyOf: MANY.slice(1) }), of({ anyOf: MANY }), C, B],
  ['a keyword that says nothing', of(S), of({ ...S, minLength: 0, uniqueItems: false }), W, W],
  ['at least instead of above', of({ ...N, exclusiveMinimum: 0 }), of({ ...N, minimum: 0 }), C, B],
  ['both booleans', of({ type: 'boolean' }), of({ enum: [true, false] }), W, W],
  ['an escape', named(X, S, 'a b', '#/$defs/a%20b'), named(X, I, 'a b', '#/$defs/a%20b'), B, B],
  ['a URL', named(X, { $id: 'u', ...S }, 'x', 'u'), named(X, { $id: 'u', ...I }, 'x', 'u'), M, M],
  ['alternative gone', of({ oneOf: [S, I] }), of(S), B, C],
  ['alternative new', of(S), of({ anyOf: [S, I] }), C, B],
  ['alternative differs', of({ anyOf: [S, I] }), of({ anyOf: [S, N] }), C, B],
  ['items', of(listOf(I)), of(listOf(S)), B, B],
  ['a property of items', of(listOf(of(S))), of(listOf(of(I))), B, B],
  ['alternatives become anything', of({ anyOf: [S, N] }), of({}), C, B],
  ['null or a text becomes anything', of(NULLABLE), of({ anyOf: [true, NULL] }), C, B],
  ['anything becomes null or a text', of({}), of(NULLABLE), B, C],
  ['items of alternatives', of(listOf({ anyOf: [S, N] })), of({ type: 'array' }), C, B],
  ['a constant becomes a number', of({ const: 1 }), of(N), C, B],
  ['a constant becomes an integer', of({ const: 1 }), of(I), C, B],
  ['values become any text', of({ enum: ['x'] }), of(S), C, B],
  ['a text becomes values', of(S), of({ enum: ['x'] }), B, C],
  ['values of types', of({ ...N, enum: [1] }), of({ enum: [1] }), W, W],
  ['of two types', of({ enum: [1, 'a'] }), of({ anyOf: [{ const: 'a' }, { const: 1 }] }), W, W],
  ['others become of a type', of({ type: 'object' }), of(mapOf(N)), B, C],
  ['any others become of a type', of(mapOf(true)), of(mapOf(N)), B, C],
  ['others of a root become of a type', { type: 'object' }, mapOf(N), M, M],
  ['none others become of a type', of(mapOf(false)), of(mapOf(N)), C, M],
  ['others of a type become any', of(mapOf(N)), of({ type: 'object' }), C, M],
  ['any others', of({ type: 'object' }), of(mapOf({ title: 'x' })), W, W],
  ['a keyword without a rule', of({ not: S }), of({ not: I }), M, M],
  ['an unknown keyword', of({ ...S, unit: 'm' }), of({ ...S, unit: 's' }), M, M],
  ['a tuple', of({ items: [S, S] }), of({ items: [S, I] }), M, M],
  ['words', of(S), of({ ...S, description: 'x' }), W, W],
  ['behind allOf', named({ allOf: [X] }, S), named({ allOf: [X], title: 'x' }, I), B, B],
  ['behind allOf of two', named({ allOf: [X, {}] }, S), named({ allOf: [X, {}] }, I), M, M],
  ['in a union', named({ oneOf: [X, N], ...TAG }, S), named({ oneOf: [X, N], ...TAG }, NULL), B, B],
  ['behind patterns', named({ patternProperties: X }, S), named({ patternProperties: X }, I), M, M],
  ['behind many references', chain(S), chain(I), M, M],
  [
    'twice',
    { ...object({ a: X, b: X }), $defs: { x: S } },
    { ...object({ a: X, b: { ...X, enum: ['x'] } }), $defs: { x: S } },
    B,
    C,
  ],
  [
    'variants in another order, one with a new member',
    of({ oneOf: [variant('a'), variant('b', { c: S })] }),
    of({ oneOf: [variant('b', { c: S, d: S }), variant('a')] }),
    C,
    C,
  ],
  ['behind a reference', named(X, S), named(X, I), B, B],
  ['a null it refuses', of({ ...S, enum: ['a', null] }), of({ ...S, enum: ['a'] }), W, W],
  ['the same, new', of({ ...S, enum: ['a'] }), of({ ...S, enum: ['a', null] }), W, W],
  ['no value that fits', of({ ...S, const: null }), of({ ...S, enum: [null, 1] }), W, W],
  ['a value that fits is new', of({ ...I, const: 1.5 }), of({ ...I, enum: [1.5, 1] }), C, B],
  ['null is left', of({ ...NULLABLE, enum: ['a', null] }), of({ ...S, enum: ['a'] }), B, C],
  ['malformed', of({ type: ODD, minimum: ODD }), of({ type: S, minimum: S, pattern: ODD }), B, B],
  ['a value twice', of({ enum: ['a', 'a'] }), of({ enum: ['a'] }), W, W],
  ['types as alternatives, with keywords', of(BOTH), of({ anyOf: [NULL, TEXT] }), W, W],
  ['of an object', of({ ...PAIR, type: ['null', 'object'] }), of({ anyOf: [NULL, PAIR] }), W, W],
  ['a pattern for all', of({ ...S, pattern: '.*' }), of(S), W, W],
  ['others for all', of({ ...S, pattern: '^' }), of({ ...S, pattern: '.*$' }), W, W],
  ['not for lines', of(S), of({ ...S, pattern: '^.*$' }), B, C],
  ['not for all any more', of({ ...S, pattern: '' }), of({ ...S, pattern: 'a' }), B, C],
  ['unique items', of(listOf(S)), of({ ...listOf(S), uniqueItems: true }), B, C],
  ['after false', of({ uniqueItems: false }), of({ uniqueItems: true }), B, C],
  ['a wider bound next to a reference', named({ ...X, maxLength: 9 }, TEXT), named(X, TEXT), W, W],
  ['a narrower one', named({ ...X, maxLength: 3 }, TEXT), named(X, TEXT), C, B],
  ['an equal one, new', named(X, TEXT), named({ ...X, ...TEXT }, TEXT), W, W],
  ['values next to it', named({ ...X, enum: [1, 2] }, { enum: [1] }), of({ const: 1 }), W, W],
  ['a constant next to it', named({ ...X, const: 'a' }, S), of({ ...S, const: 'a' }), W, W],
  ['one that it refuses', named({ ...X, const: 1 }, S), named({ ...X, const: 2 }, S), W, W],
  ['a pattern next to it', named({ ...X, pattern: 'b' }, PATTERN), named(X, PATTERN), M, M],
  ['a reference becomes its target', named(X, S), of(S), W, W],
  ['a name', named(NAME, { $anchor: 'x', ...S }), named(NAME, { $anchor: 'x', ...I }), M, M],
  ['a reference to itself', { ...of({ $ref: '#' }), title: 'x' }, of({ $ref: '#' }), W, W],
  ['elsewhere', of({ $ref: 'https://x.test/a' }), of({ $ref: 'https://x.test/b' }), M, M],
];

const side = (offer: Partial<ReportTool>) => {
  const tools = [{ name: 't', inputSchema: '{}', ...offer }];
  return reportOf([], { source: 'diff', servers: [{ name: 's', tools }] });
};
const effects = (before: Partial<ReportTool>, after: Partial<ReportTool>) =>
  findChanges(side(before), side(after)).map(({ effect }) => effect);

test.each(ROWS)('%s', (_title, before, after, request, response) => {
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
  expect([
    effects({ inputSchema: was }, { inputSchema: is }),
    effects({ outputSchema: was }, { outputSchema: is }),
  ]).toEqual([request, response].map((one) => (one === undefined ? [] : [one])));
});

const OUTPUT = JSON.stringify(of(S));
test.each<[string, Partial<ReportTool>, Partial<ReportTool>, unknown[]]>([
  ['an output schema is new', { outputSchema: null }, { outputSchema: OUTPUT }, [C]],
  ['an output schema is gone', { outputSchema: OUTPUT }, { outputSchema: null }, [B]],
  ['too large', { inputSchema: 'a digest' }, { inputSchema: '{}' }, [M]],
  ['one that was not known', {}, { outputSchema: OUTPUT }, []],
  ['a request that was not known', { inputSchema: null }, {}, []],
  ['another description', { description: 'a' }, { description: 'b' }, [W]],
  ['another name', { name: 'x' }, { name: 'other' }, [B, C]],
  ['a similar name', { name: 'list_alerts' }, { name: 'get_alerts' }, [B]],
])('%s', (_title, before, after, expected) => {
  expect(effects(before, after)).toEqual(expected);
});

test('what stood and stands in a place has no words', () => {
  const words = { description: 'x' };
  const [before, after] = [
    of({ ...S, ...words }),
    of({ anyOf: [I, { enum: [true, false], ...words }] }),
  ];
  const [change] = findChanges(
    side({ inputSchema: JSON.stringify(before) }),
    side({ inputSchema: JSON.stringify(after) }),
  );
  expect(change?.detail).toEqual([
    'anyOf',
    '{"type":"string"}',
    '{"anyOf":[{"type":"integer"},{"enum":[false,true]}]}',
  ]);
});
