/** Pairs of schemas: what breaks those who call by the earlier one. */
import { expect, test } from '@jest/globals';
import { findToolChanges } from '../../../src/gate/tools/tool-changes.ts';
import { reportOf } from '../../support/reports.ts';

type Row = [title: string, before: object, after: object, changes?: string[]];

const [S, I, N] = [{ type: 'string' }, { type: 'integer' }, { type: 'number' }];
const object = (properties: object, ...required: string[]) => {
  return { type: 'object', properties, required };
};
const of = (schema: unknown) => object({ a: schema });
const nullable = { type: ['string', 'null'] };
const either = (...anyOf: object[]) => ({ anyOf });
const list = (items: unknown) => ({ type: 'array', items });

const CHANGED = ['changed a'];
const ROWS: Row[] = [
  // Names.
  ['a new optional parameter', object({ a: S }), object({ a: S, b: S })],
  ['a new required one', object({ a: S }), object({ a: S, b: S }, 'b'), ['required b']],
  ['a removed one', object({ a: S, b: S }), object({ a: S }), ['removed b']],
  ['another name', object({ region: S }), object({ zone: S }, 'zone'), ['renamed region zone']],
  ['and other words', object({ a: { ...S, title: 'A' } }), object({ b: S }, 'b'), ['renamed a b']],
  ['another optional one', object({ a: S }), object({ b: S }), ['removed a']],
  ['and another type', object({ a: S }), object({ b: I }, 'b'), ['removed a', 'required b']],
  [
    'several names: the most similar ones',
    object({ from_date: S, region: S, x: S }),
    object({ zone: S, date_from: S, regions: S }, 'zone'),
    ['removed x', 'renamed from_date date_from', 'renamed region regions', 'required zone'],
  ],
  ['now required', object({ a: S }), object({ a: S }, 'a'), ['required a']],
  ['now optional', object({ a: S }, 'a'), object({ a: S })],
  ['another order', object({ a: S, b: S }, 'a', 'b'), object({ b: S, a: S }, 'b', 'a')],
  ['a closed schema', object({ a: S }), { ...object({ a: S }), additionalProperties: false }],
  ['no parameters', object({}), { type: 'object' }],
  ['required without a schema', object({}), object({}, 'a'), ['required a']],
  ['malformed', object({}), { properties: [1], required: { a: 1 } }],
  ['a name of objects', object({}), object({}, 'constructor'), ['required constructor']],
  // Types.
  ['another type', of(S), of(I), CHANGED],
  ['numbers become integers', of(N), of(I), CHANGED],
  ['integers become numbers', of(I), of(N)],
  ['null is refused', of(nullable), of(S), CHANGED],
  ['null is allowed', of(S), of(nullable)],
  ['null is an alternative', of(S), of({ ...either(S, { type: 'null' }), default: null })],
  ['alternatives as types', of(either(S, { type: 'null' })), of(nullable)],
  ['an alternative is gone', of(either(S, list(S))), of(S), CHANGED],
  ['an alternative differs', of(either(S, list(S))), of(either(S, list(I))), CHANGED],
  ['a new alternative', of(S), of(either(list(S), S))],
  ['types in another order', of(nullable), of({ type: ['null', 'string'] })],
  ['a list of one type', of(S), of({ type: ['string'] })],
  ['anything becomes a text', of({}), of(S), CHANGED],
  ['a text becomes anything', of(S), of({})],
  ['true is the empty schema', of(true), of({})],
  ['nothing is allowed', of(S), of(false), CHANGED],
  // Values and bounds.
  ['a value is gone', of({ enum: ['a', 'b'] }), of({ enum: ['a'] }), CHANGED],
  ['a value is new', of({ enum: ['a', 'b'] }), of({ enum: ['c', 'b', 'a'] })],
  ['values are listed', of(S), of({ ...S, enum: ['a'] }), CHANGED],
  ['any value', of({ ...S, enum: ['a'] }), of(S)],
  ['a constant becomes a choice', of({ const: 1 }), of({ enum: [2, 1] })],
  ['a lower bound', of({ ...I, minimum: 1 }), of({ ...I, minimum: 2 }), CHANGED],
  ['a looser bound', of({ ...S, maxLength: 3 }), of({ ...S, maxLength: 4 })],
  ['a new bound', of(list(S)), of({ ...list(S), maxItems: 3 }), CHANGED],
  ['a new pattern', of(S), of({ ...S, pattern: '^a' }), CHANGED],
  ['no pattern', of({ ...S, pattern: '^a', format: 'uri' }), of(S)],
  // Inner schemas count as a whole.
  ['other items', of(list(N)), of(list(I)), CHANGED],
  ['an inner property', of(object({ title: S })), of(object({ title: I })), CHANGED],
  ['inner words', of(object({ b: { ...S, title: 'b' } })), of(object({ b: S }))],
  ['inner order', of(object({ b: S, c: S }, 'b', 'c')), of(object({ c: S, b: S }, 'c', 'b'))],
  ['a closed object without properties', of(object({ b: S })), of({ type: 'object' }), CHANGED],
  [
    'words',
    of({ ...S, description: 'a', examples: ['x'], 'x-order': 1 }),
    { ...of({ ...S, description: 'b', default: 'x', deprecated: true }), $schema: 'y' },
  ],
  ['words as values', of({ enum: [{ title: 1 }] }), of({ enum: [{ title: 2 }] }), CHANGED],
];

const side = (inputSchema: string | null) =>
  reportOf([], { servers: [{ name: 's', tools: [{ name: 't', inputSchema }] }] });
const changes = (before: string | null, after: string | null) =>
  findToolChanges(side(before), side(after)).map(({ what, parameter, newName }) =>
    [what.replace('parameter-', ''), parameter, newName].filter((part) => part !== null).join(' '),
  );

test.each(ROWS)('%s', (_title, before, after, expected = []) => {
  expect(changes(JSON.stringify(before), JSON.stringify(after))).toEqual(expected);
  expect(changes(JSON.stringify(after), JSON.stringify(after))).toEqual([]);
});

const needed = JSON.stringify(object({ a: S }, 'a'));
test.each([
  ['not known', null, []],
  ['no JSON', '{"type":', ['schema-changed']],
  ['no object', '[]', ['schema-changed']],
  ['too deep', `${'{"not":'.repeat(71)}{}${'}'.repeat(71)}`, ['schema-changed']],
])('of a schema that is %s, only a change is known', (_what, text, expected) => {
  expect([changes(text, needed), changes(needed, text)]).toEqual([expected, expected]);
  expect(changes('{}', needed)).toEqual(['required a']);
});
