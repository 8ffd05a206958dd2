import {
  AT,
  CLOSED,
  FINE,
  I,
  N,
  object,
  of,
  row,
  S,
  type SchemaPairRow,
  WORSE,
  WORSE_TO_READ,
  WORSE_TO_SEND,
  where,
} from './row.ts';

export const lists: SchemaPairRow[] = [
  row(
    'items of a narrower type',
    of({ type: 'array', items: N }),
    of({ type: 'array', items: I }),
    WORSE_TO_SEND,
    ['type-narrowed', `${AT}/items/type`],
  ),
  row(
    'items of a wider type',
    of({ type: 'array', items: I }),
    of({ type: 'array', items: N }),
    WORSE_TO_READ,
    ['type-widened', `${AT}/items/type`],
  ),
  row('items get a type', of({ type: 'array' }), of({ type: 'array', items: S }), WORSE_TO_SEND, [
    'items-changed',
    `${AT}/items`,
  ]),
  row(
    'items of an object need one more',
    of({ type: 'array', items: object({ a: S }) }),
    of({ type: 'array', items: object({ a: S, b: S }, { required: ['b'] }) }),
    WORSE_TO_SEND,
    ['property-required', `${AT}/items/properties/b`],
  ),
  row(
    'a first item of another type',
    of({ type: 'array', prefixItems: [S, I] }),
    of({ type: 'array', prefixItems: [S, S] }),
    WORSE,
    ['type-changed', `${AT}/prefixItems/1/type`],
  ),
  row(
    'no more than the first items',
    of({ type: 'array', prefixItems: [S] }),
    of({ type: 'array', prefixItems: [S], items: false }),
    WORSE_TO_SEND,
    ['items-changed'],
  ),
  row(
    'one more first item',
    of({ type: 'array', prefixItems: [S], items: false }),
    of({ type: 'array', prefixItems: [S, I], items: false }),
    WORSE_TO_READ,
    ['items-changed', `${AT}/prefixItems`],
  ),
  row(
    'a first item that all others are too',
    of({ type: 'array', items: S }),
    of({ type: 'array', prefixItems: [S], items: S }),
    FINE,
  ),
  row(
    'first items as older drafts write them',
    of({ type: 'array', items: [S, I], additionalItems: false }),
    of({ type: 'array', prefixItems: [S, I], items: false }),
    FINE,
  ),
  row(
    'no items at all',
    of({ type: 'array', maxItems: 0 }),
    of({ type: 'array', items: false }),
    FINE,
  ),
  row(
    'an item has to be among them',
    of({ type: 'array' }),
    of({ type: 'array', contains: S }),
    WORSE_TO_SEND,
    ['items-changed', `${AT}/contains`],
  ),
];

export const nested: SchemaPairRow[] = [
  row(
    'a property of a property of another type',
    of(object({ b: object({ c: S }) })),
    of(object({ b: object({ c: I }) })),
    WORSE,
    ['type-changed', `${AT}/properties/b/properties/c/type`],
  ),
  row(
    'a property of a property becomes required',
    of(object({ b: S })),
    of(object({ b: S }, { required: ['b'] })),
    WORSE_TO_SEND,
    ['property-required', `${AT}/required`],
  ),
  row(
    'a value of a property of an item is gone',
    of({ type: 'array', items: object({ b: { enum: ['x', 'y'] } }) }),
    of({ type: 'array', items: object({ b: { enum: ['x'] } }) }),
    WORSE_TO_SEND,
    ['values-narrowed', `${AT}/items/properties/b/enum`],
  ),
  row(
    'a nested property is gone, closed',
    of(object({ b: S, c: S }, CLOSED)),
    of(object({ b: S }, CLOSED)),
    WORSE,
    ['property-removed', `${AT}/properties/c`],
  ),
];

export const choices: SchemaPairRow[] = [
  row('one of two is gone', of({ anyOf: [S, I] }), of({ anyOf: [S] }), WORSE_TO_SEND, [
    'alternatives-changed',
    `${AT}/anyOf`,
  ]),
  row('one more', of({ anyOf: [S] }), of({ anyOf: [S, I] }), WORSE_TO_READ, [
    'alternatives-changed',
  ]),
  row('in another order', of({ anyOf: [S, I] }), of({ anyOf: [I, S] }), FINE),
  row(
    'types for a choice of types',
    of({ anyOf: [S, { type: 'null' }] }),
    of({ type: ['string', 'null'] }),
    FINE,
  ),
  row('one that is in another one', of({ anyOf: [N, I] }), of({ anyOf: [N] }), FINE, [
    'alternatives-changed',
  ]),
  row(
    'one of them is narrower',
    of({ anyOf: [{ ...S, maxLength: 9 }, { type: 'null' }] }),
    of({ anyOf: [{ ...S, maxLength: 5 }, { type: 'null' }] }),
    WORSE_TO_SEND,
    ['bound-tightened', `${AT}/anyOf/0/maxLength`],
  ),
  row(
    'exactly one for any, where no two can be',
    of({ anyOf: [S, I] }),
    of({ oneOf: [S, I] }),
    FINE,
  ),
  row(
    'exactly one for any, where two can be',
    of({ anyOf: [{ ...N, minimum: 0 }, I] }),
    of({ oneOf: [{ ...N, minimum: 0 }, I] }),
    WORSE_TO_SEND,
  ),
  row(
    'kinds by a constant, one more',
    of({ oneOf: [object({ k: { const: 'x' } }, { required: ['k'] })] }),
    of({
      oneOf: [
        object({ k: { const: 'x' } }, { required: ['k'] }),
        object({ k: { const: 'y' } }, { required: ['k'] }),
      ],
    }),
    WORSE_TO_READ,
    ['alternatives-changed'],
  ),
  row(
    'kinds by a constant for a list of kinds',
    of(object({ k: { enum: ['x', 'y'] } }, { required: ['k'] })),
    of({
      anyOf: [
        object({ k: { const: 'x' } }, { required: ['k'] }),
        object({ k: { const: 'y' } }, { required: ['k'] }),
      ],
    }),
    FINE,
  ),
  row('a condition more', of({ allOf: [S] }), of({ allOf: [S, { minLength: 2 }] }), WORSE_TO_SEND, [
    'alternatives-changed',
    `${AT}/allOf`,
  ]),
  row(
    'a condition in the one for one beside it',
    of({ allOf: [S, { minLength: 2 }] }),
    of({ ...S, minLength: 2 }),
    FINE,
  ),
  row(
    'all but texts',
    of({ type: ['string', 'integer'] }),
    of({ type: ['string', 'integer'], not: S }),
    WORSE_TO_SEND,
    ['condition-changed', `${AT}/not`],
  ),
  row(
    'all but one value',
    of({ enum: ['a', 'b'] }),
    of({ enum: ['a', 'b'], not: { const: 'b' } }),
    WORSE_TO_SEND,
    ['condition-changed'],
  ),
  row(
    'all but one text',
    of(S),
    of({ ...S, not: { pattern: '(?=a)' } }),
    ['unclear', 'compatible'],
    ['condition-changed'],
  ),
  row(
    'one of two is needed',
    object({ a: S, b: S }),
    object({ a: S, b: S }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
    WORSE_TO_SEND,
    ['alternatives-changed', '/anyOf'],
  ),
  row(
    'not both of them',
    object({ a: S, b: S }),
    object({ a: S, b: S }, { not: { required: ['a', 'b'] } }),
    WORSE_TO_SEND,
    ['condition-changed', '/not'],
  ),
  row(
    'where this, then that',
    object({ a: S, b: S }),
    object({ a: S, b: S }, where({ required: ['a'] }, { required: ['b'] })),
    WORSE_TO_SEND,
    ['condition-changed', '/if'],
  ),
  row(
    'the same condition, and something else',
    object({ a: S }, where({ required: ['a'] }, { minProperties: 1 })),
    object({ a: S, b: S }, where({ required: ['a'] }, { minProperties: 1 })),
    FINE,
  ),
];
