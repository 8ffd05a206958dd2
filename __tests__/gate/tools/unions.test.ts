/** Alternatives, lists of values and references: where no rule is sure, a change may break. */
import { expect, test } from '@jest/globals';
import { compareSchemas, readSchema } from '../../../src/gate/tools/schemas.ts';

const [S, I, N] = [{ type: 'string' }, { type: 'integer' }, { type: 'number' }];
const NONE = { type: 'null' };
const [A, FREE, TWO] = [{ const: 'a' }, { type: 'object' }, [S, N]];
const either = (...anyOf: unknown[]) => ({ anyOf });
const object = (properties: object, members: object = {}) => {
  return { type: 'object', properties, ...members };
};
const needs = (name: string, more: object = {}) =>
  object({ [name]: S, ...more }, { required: [name] });
const CLOSED = object({ a: A }, { additionalProperties: false });
const LISTED = { type: ['string', 'null'], enum: ['a', null] };
const LONG = { ...S, enum: Array.from({ length: 200 }, (_, at) => `t${at}`) };
const [U, P] = [needs('u', { u: LONG }), needs('p', { p: LONG })];
const strict = (names: object, members?: object) =>
  object(names, { unevaluatedProperties: false, ...members });
const at = ($ref: string, name: string, x: object) => {
  return { properties: { p: { $ref } }, $defs: { [name]: x } };
};
const below = (x: object) =>
  at('#/$defs/x', 'x', { $id: 'http://x.test/', ...at('#/$defs/x', 'x', x) });
const pair = (...[a, b]: string[]) => {
  return { ...at('a', 'a', { $id: a, ...S }), definitions: { b: { $id: b, ...I } } };
};
const p = (schema: unknown) => object({ p: schema });
const tagged = (...names: string[]) => ({
  oneOf: names.map((k) => needs('k', { k: { const: k } })),
});
const tags = (...names: string[]) => at('#/$defs/N', 'N', { oneOf: [tagged(...names), NONE] });
const loop = (name: string, x: object) =>
  at(`#/$defs/${name}`, name, either({ anyOf: [{ $ref: `#/$defs/${name}` }] }, x));
const root = (members: object, required: string[] = []) => {
  return { type: 'object', ...members, $defs: { x: object({ u: S }, { required }) } };
};
const [ONE, LIST, TYPES] = [
  { ...I, minimum: 1 },
  { type: 'array', items: S },
  ['integer', 'array', 'string'],
];
const deep = (end: object) => {
  const links = Array.from({ length: 70 }, (_, n) => [
    n,
    object({ n: { $ref: `#/$defs/${n + 1}` } }),
  ]);
  const $defs = { ...Object.fromEntries(links), 70: end };
  return { ...object({ a: { $ref: '#/$defs/0' }, z: { $ref: '#/$defs/70' } }), $defs };
};

test.each<[title: string, before: object, after: object, request: string, response: string]>([
  ['null is lost', p(LISTED), p({ ...S, enum: ['a', 'b', null] }), 'breaking', 'breaking'],
  ['free', p(either(FREE, CLOSED, S)), p(either(CLOSED, S)), 'breaking', 'compatible'],
  ['known values', p(either(S, A)), p(either(S, { const: 'b' })), '', ''],
  ['many', p(either(S, LONG)), p(either({ ...LONG, minLength: 2 }, S)), '', ''],
  ['anything', p(either({}, A)), p(either({ const: 'b' }, true)), '', ''],
  [
    'another order',
    p(either(needs('u'), needs('p'))),
    p(either(needs('p', { n: S }), needs('u', { n: S }))),
    'compatible',
    'compatible',
  ],
  ['a new one first', p(either(U, P)), p(either(needs('n'), P, U)), 'compatible', 'breaking'],
  [
    'which became which',
    p(either(needs('u'), needs('p'))),
    p(either(needs('n'), needs('m'))),
    'may-break',
    'may-break',
  ],
  [
    'anyOf and oneOf',
    p({ oneOf: TWO, anyOf: TWO }),
    p({ oneOf: TWO, anyOf: [S] }),
    'may-break',
    'may-break',
  ],
  ['to allOf', p(either(S, N)), p({ allOf: [{ $ref: 'x' }, S] }), 'may-break', 'breaking'],
  ['nothing fits', p(S), p(false), 'breaking', 'compatible'],
  ['values become bounds', p(A), p({ ...S, minLength: 1 }), 'may-break', 'breaking'],
  ['bounds become values', p({ ...S, minLength: 1 }), p(A), 'breaking', 'may-break'],
  ['bounds', p({ ...I, minimum: 0, exclusiveMinimum: 0 }), p({ ...I, minimum: 1 }), '', ''],
  ['not evaluated', strict({ a: S }), strict({}), 'breaking', 'breaking'],
  [
    'evaluated',
    strict({ a: S }, { allOf: TWO }),
    strict({}, { allOf: TWO }),
    'may-break',
    'breaking',
  ],
  ['escapes', at('#/$defs/%C3%9F', 'ß', S), at('#/$defs/%C3%9F', 'ß', I), 'breaking', 'breaking'],
  ['a half', at('#/$defs/%C3', 'ß', S), at('#/$defs/%C3', 'ß', I), 'may-break', 'may-break'],
  ['below an address', below(S), below(I), 'may-break', 'may-break'],
  ['addresses change places', pair('a', 'b'), pair('b', 'a'), 'may-break', 'may-break'],
  ['variants of a union in one', tags('a', 'b'), tags('a'), 'breaking', 'compatible'],
  ['a union in one', p(either(either(S, N), NONE)), p(either(S, N, NONE)), '', ''],
  ['unions in themselves', loop('x', S), loop('y', S), '', ''],
  ['which leads elsewhere', loop('x', S), loop('x', I), 'breaking', 'breaking'],
  ['keywords of a type', p(either(ONE, LIST, S)), p({ type: TYPES, minimum: 1, items: S }), '', ''],
  ['tags', p(tagged('a', 'b', 'c')), p(tagged('a', 'd')), 'breaking', 'breaking'],
  [
    'a root by reference',
    root({ $ref: '#/$defs/x' }, []),
    root({ $ref: '#/$defs/x' }, ['u']),
    'breaking',
    'compatible',
  ],
  [
    'a root by allOf',
    root({ allOf: [needs('u')] }),
    root({ allOf: [needs('p')] }),
    'breaking',
    'breaking',
  ],
  ['first met too deep', deep(S), deep(I), 'breaking', 'breaking'],
  ['another address', { $id: 'a', ...p(S) }, { $id: 'b', ...p(S) }, '', ''],
])('%s', (_title, ...[before, after, ...expected]) => {
  const [was, is] = [before, after].map((one) => readSchema(JSON.stringify(one)));
  const worst = (isOutput: boolean) => {
    const found = compareSchemas(was ?? {}, is ?? {}, isOutput).map(({ effect }) => effect);
    return ['breaking', 'may-break', 'compatible'].find((one) => found.some((it) => it === one));
  };
  expect([worst(false) ?? '', worst(true) ?? '']).toEqual(expected);
});
