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
const tagged = (...tags: string[]) => ({ oneOf: tags.map((k) => needs('k', { k: { const: k } })) });
const named = (x: object, more: object = {}) => ({ ...at('#/$defs/x', 'x', x), ...more });
const tags = (...names: string[]) => named({ oneOf: [tagged(...names), NONE] });
const loop = (x: object) => named(either({ anyOf: [{ $ref: '#/$defs/x' }] }, x));
const ROOT = { $ref: '#/$defs/x', properties: undefined };
const MIXED = either({ ...I, minimum: 1 }, { type: 'array', items: S }, S);
const links = Array.from({ length: 69 }, (_, n) => [n, p({ $ref: `#/$defs/${n + 1}` })]);
const deep = (end: object) => {
  const $defs = { ...Object.fromEntries(links), 69: p({ $ref: '#/$defs/x' }), x: end };
  return { ...object({ a: { $ref: '#/$defs/0' }, z: { $ref: '#/$defs/x' } }), $defs };
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
  ['a union in itself', loop(S), p(S), '', ''],
  ['of types', p(MIXED), p({ type: ['integer', 'array', 'string'], minimum: 1, items: S }), '', ''],
  ['tags', p(tagged('a', 'b', 'c')), p(tagged('a', 'd')), 'breaking', 'breaking'],
  ['a root', named(p(S), ROOT), named(needs('p'), ROOT), 'breaking', 'compatible'],
  ['of a root with a type', tagged('a', 'b'), tagged('a'), 'breaking', 'compatible'],
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
