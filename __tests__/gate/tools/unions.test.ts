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
const mapOf = (others: object, names: object = {}) =>
  object(names, { additionalProperties: others });
const OF_X = { patternProperties: { '^x': S } };
const COVERED = { patternProperties: { '^x': I }, additionalProperties: S };
const NEEDS_Z = object({}, { required: ['z'] });
const [Y, YZ] = [needs('u'), needs('u', { v: N })];
const exclusive = (minimum: number, exclusiveMinimum: unknown) =>
  p({ ...N, minimum, exclusiveMinimum });
const whole = (members: object) => p({ ...I, ...members });
const links = Array.from({ length: 69 }, (_, n) => [n, p({ $ref: `#/$defs/${n + 1}` })]);
const deep = (end: object) => {
  const $defs = { ...Object.fromEntries(links), 69: p({ $ref: '#/$defs/x' }), x: end };
  return { ...object({ a: { $ref: '#/$defs/0' }, z: { $ref: '#/$defs/x' } }), $defs };
};

const list = (...values: string[]) => ({ enum: values });
const TAG_AB = needs('k', { k: list('a', 'b') });
const MANY = Array.from({ length: 101 }, (_, n) => `t${n}`);
const X = { required: ['x'] };
const NEVER = { not: {} };
const [URI, LEAST] = [
  { ...S, format: 'uri' },
  { ...S, minLength: 1 },
];
const tuple = (more: object) => ({
  type: 'array',
  prefixItems: [I, I],
  minItems: 2,
  maxItems: 2,
  ...more,
});
const [cat, dog] = ['cat', 'dog'].map((kind) => needs('name', { kind: { const: kind } }));
const mapOf2 = (names: object) => object(names, { additionalProperties: false });
const ANY = { minLength: 2 };
/** More alternatives than are compared. Only a schema that is not used differs. */
const wide = (unused: object) => {
  const u = either(...Array.from({ length: 90 }, (_, n) => needs(`k${n}`)));
  const each = (n: number) => either({ $ref: '#/$defs/u' }, { ...S, minLength: n + 1 });
  const properties = Object.fromEntries(Array.from({ length: 130 }, (_, n) => [n, each(n)]));
  return { ...object(properties), $defs: { u, unused } };
};
const [B, M, C] = ['breaking', 'may-break', 'compatible'];

test.each<[title: string, before: object, after: object, request: unknown, response: unknown]>([
  ['null is lost', p(LISTED), p({ ...S, enum: ['a', 'b', null] }), B, B],
  ['free', p(either(FREE, CLOSED, S)), p(either(CLOSED, S)), B, C],
  ['known values', p(either(S, A)), p(either(S, { const: 'b' })), '', ''],
  ['many', p(either(S, LONG)), p(either({ ...LONG, minLength: 2 }, S)), '', ''],
  ['anything', p(either({}, A)), p(either({ const: 'b' }, true)), '', ''],
  [
    'another order',
    p(either(needs('u'), needs('p'))),
    p(either(needs('p', { n: S }), needs('u', { n: S }))),
    C,
    C,
  ],
  ['a new one first', p(either(U, P)), p(either(needs('n'), P, U)), C, B],
  [
    'which became which',
    p(either(needs('u'), needs('p'))),
    p(either(needs('n'), needs('m'))),
    M,
    M,
  ],
  ['anyOf and oneOf', p({ oneOf: TWO, anyOf: TWO }), p({ oneOf: TWO, anyOf: [S] }), M, M],
  ['to allOf', p(either(S, N)), p({ allOf: [{ $ref: 'x' }, S] }), M, M],
  ['nothing fits', p(S), p(false), B, C],
  ['values become bounds', p(A), p({ ...S, minLength: 1 }), M, B],
  ['bounds become values', p({ ...S, minLength: 1 }), p(A), B, M],
  ['bounds', p({ ...I, minimum: 0, exclusiveMinimum: 0 }), p({ ...I, minimum: 1 }), '', ''],
  ['not evaluated', strict({ a: S }), strict({}), B, B],
  ['evaluated', strict({ a: S }, { allOf: TWO }), strict({}, { allOf: TWO }), M, B],
  ['escapes', at('#/$defs/%C3%9F', 'ß', S), at('#/$defs/%C3%9F', 'ß', I), B, B],
  ['a half', at('#/$defs/%C3', 'ß', S), at('#/$defs/%C3', 'ß', I), M, M],
  ['below an address', below(S), below(I), M, M],
  ['addresses change places', pair('a', 'b'), pair('b', 'a'), M, M],
  ['variants of a union in one', tags('a', 'b'), tags('a'), B, C],
  ['a union in one', p(either(either(S, N), NONE)), p(either(S, N, NONE)), '', ''],
  ['a union in itself', loop(S), p(S), '', ''],
  ['of types', p(MIXED), p({ type: ['integer', 'array', 'string'], minimum: 1, items: S }), '', ''],
  ['tags', p(tagged('a', 'b', 'c')), p(tagged('a', 'd')), B, B],
  ['a root', named(p(S), ROOT), named(needs('p'), ROOT), B, C],
  ['of a root with a type', tagged('a', 'b'), tagged('a'), B, C],
  ['first met too deep', deep(S), deep(I), B, B],
  ['a name next to typed others', p(mapOf(S)), p(mapOf(S, { x: N })), B, B],
  ['of the same type', p(mapOf(S)), p(mapOf(S, { x: S })), C, C],
  ['next to any others', p(mapOf({})), p(mapOf({}, { x: N })), C, C],
  ['next to a pattern', object({ a: A }, OF_X), object({ a: A, x: N }, OF_X), M, M],
  ['of others by a pattern', object({}, COVERED), object({ x: I }, COVERED), M, M],
  ['a schema for a needed name', NEEDS_Z, { ...NEEDS_Z, properties: { z: N } }, B, C],
  ['a part of an open one', p(either(Y, YZ)), p(YZ), M, ''],
  ['the same, new', p(YZ), p(either(Y, YZ)), '', M],
  ['of a closed one', p(either(object({ a: A }), CLOSED)), p(CLOSED), M, ''],
  ['to oneOf', p(either(Y, YZ)), p({ oneOf: [Y, YZ] }), M, M],
  ['to anyOf', p({ oneOf: [I, N] }), p(either(I, N)), M, M],
  ['to oneOf, apart', p(either(S, NONE, I)), p({ oneOf: [S, NONE, I] }), '', ''],
  ['to oneOf, tagged', p(either(...tagged('a', 'b').oneOf)), p(tagged('a', 'b')), '', ''],
  ['overlaps in oneOf', p({ oneOf: [S, N] }), p({ oneOf: [S, N, I] }), M, M],
  ['overlaps a variant', p({ oneOf: [S, Y] }), p({ oneOf: [S, Y, needs('w')] }), M, B],
  ['overlaps more', p({ oneOf: [Y, needs('w')] }), p({ oneOf: [Y, object({ w: S })] }), M, B],
  ['any type in oneOf', p(either(S, ANY)), p({ oneOf: [S, ANY] }), M, M],
  [
    'the same twice',
    p(S),
    p({
      oneOf: [
        { ...S, title: 'a' },
        { ...S, title: 'b' },
      ],
    }),
    M,
    M,
  ],
  ['null twice', p(either(S, NONE)), p({ oneOf: [{ type: ['string', 'null'] }, NONE] }), M, M],
  ['a value twice', p(list('a', 'b', 'c')), p({ oneOf: [list('a', 'b'), list('b', 'c')] }), M, M],
  ['each value once', p(list('a', 'b', 'c')), p({ oneOf: [list('a', 'b'), list('c')] }), '', ''],
  [
    'in a union of others',
    p(either({ oneOf: [Y] }, NONE)),
    p(either({ oneOf: [Y, YZ] }, NONE)),
    M,
    B,
  ],
  [
    'of lists of tags',
    p({ oneOf: [TAG_AB] }),
    p({ oneOf: [TAG_AB, needs('k', { k: { const: 'c' } })] }),
    C,
    B,
  ],
  ['more than are tried', p(tagged(...MANY)), p({ oneOf: [...tagged(...MANY).oneOf, Y] }), M, B],
  [
    'a needed name by a pattern',
    object({}, { ...OF_X, ...X }),
    object({ x: S }, { ...OF_X, ...X }),
    M,
    M,
  ],
  ['nothing fits others', mapOf(NEVER, { a: S }), mapOf(NEVER, { a: S, b: I }), C, M],
  ['closed in other words', mapOf(NEVER), { ...mapOf({}), additionalProperties: false }, '', ''],
  ['a tuple is closed', p(tuple({})), p(tuple({ items: false })), M, M],
  ['a list of a tuple', p(tuple({})), p({ type: 'array', items: N }), M, B],
  ['parts of what replaces them', p(either(URI, { const: '' })), p(S), C, M],
  ['perhaps part of it', p(either({ enum: ['a', 'b'] }, LEAST)), p(LEAST), M, ''],
  ['optional tags', p(cat), p({ oneOf: [cat, dog] }), M, B],
  ['optional tags in oneOf', p(either(cat, dog)), p({ oneOf: [cat, dog] }), M, M],
  ['an optional tag is lost', p(either(cat, dog)), p(cat), B, C],
  ['null twice, nested', p(either(S, NONE)), p({ oneOf: [either(S, NONE), NONE] }), M, M],
  [
    'closed, and more is needed',
    p(mapOf2({ a: S })),
    p({ ...mapOf2({ a: S, b: S }), required: ['b'] }),
    B,
    M,
  ],
  [
    'a pattern of a format',
    p({ ...S, format: 'email' }),
    p({ ...S, format: 'email', pattern: '^a' }),
    B,
    C,
  ],
  ['names are texts', p(mapOf(S)), p({ ...mapOf(S), propertyNames: S }), '', ''],
  ['draft 4', exclusive(0, true), p({ ...N, exclusiveMinimum: 0 }), '', ''],
  ['of integers', whole({ minimum: 0, exclusiveMinimum: true }), whole({ minimum: 1 }), '', ''],
  ['a bound of draft 4', exclusive(0, true), exclusive(1, true), B, C],
  ['of 2', whole({}), whole({ multipleOf: 2 }), B, C],
  ['numbers', p(either({ const: 1.5 }, { const: 1 })), p({ enum: [1, 1.5] }), '', ''],
  ['a member of all', p(S), p({ $ref: '#/toString' }), M, B],
  ['wide', wide(S), wide(I), M, M],
  ['another address', { $id: 'a', ...p(S) }, { $id: 'b', ...p(S) }, '', ''],
])('%s', (_title, ...[before, after, ...expected]) => {
  const [was, is] = [before, after].map((one) => readSchema(JSON.stringify(one)));
  const worst = (isOutput: boolean) => {
    const found = compareSchemas(was ?? {}, is ?? {}, isOutput).map(({ effect }) => effect);
    return [B, M, C].find((one) => found.some((it) => it === one));
  };
  expect([worst(false) ?? '', worst(true) ?? '']).toEqual(expected);
});
