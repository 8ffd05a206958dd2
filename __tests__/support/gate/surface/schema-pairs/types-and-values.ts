import {
  AT,
  FINE,
  I,
  N,
  object,
  of,
  row,
  S,
  SAME,
  type SchemaPairRow,
  UNCLEAR,
  WORSE,
  WORSE_TO_READ,
  WORSE_TO_SEND,
} from './row.ts';

export const types: SchemaPairRow[] = [
  row('text becomes a number', of(S), of(I), WORSE, ['type-changed', `${AT}/type`]),
  row('numbers become whole', of(N), of(I), WORSE_TO_SEND, ['type-narrowed', `${AT}/type`]),
  row('whole numbers become any', of(I), of(N), WORSE_TO_READ, ['type-widened', `${AT}/type`]),
  row('nothing is no longer taken', of({ type: ['string', 'null'] }), of(S), WORSE_TO_SEND, [
    'type-narrowed',
  ]),
  row('nothing is taken too', of(S), of({ type: ['string', 'null'] }), WORSE_TO_READ, [
    'type-widened',
  ]),
  row(
    'one of two types, with nothing',
    of({ type: ['string', 'null'] }),
    of({ type: ['integer', 'null'] }),
    WORSE,
    ['type-changed'],
  ),
  row(
    'types in another order',
    of({ type: ['string', 'null'] }),
    of({ type: ['null', 'string'] }),
    FINE,
  ),
  row('a list of one type', of(S), of({ type: ['string'] }), FINE),
  row('number with whole numbers beside', of(N), of({ type: ['number', 'integer'] }), FINE),
  row('anything becomes a text', of({}), of(S), WORSE_TO_SEND, ['type-narrowed']),
  row('a text becomes anything', of(S), of({}), WORSE_TO_READ, ['type-widened']),
  row('true for the empty schema', of(true), of({}), FINE),
  row(
    'the whole stops being said to be an object',
    object({ a: S }),
    { properties: { a: S } },
    WORSE_TO_READ,
    ['type-widened', '/type'],
  ),
  row('a text becomes a list of texts', of(S), of({ type: 'array', items: S }), WORSE),
  row(
    'a text or a list of texts',
    of(S),
    of({ anyOf: [S, { type: 'array', items: S }] }),
    WORSE_TO_READ,
  ),
  row('an object becomes a text', of(object({ b: S })), of(S), WORSE),
  row('yes or no becomes a text', of({ type: 'boolean' }), of(S), WORSE),
  row('yes or no becomes yes', of({ type: 'boolean' }), of({ const: true }), WORSE_TO_SEND),
  row('yes or no as a list', of({ type: 'boolean' }), of({ enum: [false, true] }), FINE),
  row('a type that nobody knows', of(S), of({ type: 'text' }), UNCLEAR, ['type-changed']),
  row('nullable, a word of OpenAPI, is gone', of({ type: 'string', nullable: true }), of(S), [
    'unclear',
    'compatible',
  ]),
  row('nullable, a word of OpenAPI, is new', of(S), of({ type: 'string', nullable: true }), [
    'compatible',
    'unclear',
  ]),
  row(
    'nullable becomes null',
    of({ type: 'string', nullable: true }),
    of({ type: ['string', 'null'] }),
    ['compatible', 'unclear'],
  ),
];

export const values: SchemaPairRow[] = [
  row(
    'a value is gone',
    of({ enum: ['json', 'xml', 'csv'] }),
    of({ enum: ['json'] }),
    WORSE_TO_SEND,
    ['values-narrowed', `${AT}/enum`],
  ),
  row('a value is new', of({ enum: ['json'] }), of({ enum: ['json', 'xml'] }), WORSE_TO_READ, [
    'values-widened',
    `${AT}/enum`,
  ]),
  row('values in another order', of({ enum: ['a', 'b'] }), of({ enum: ['b', 'a'] }), FINE),
  row('a value is replaced', of({ enum: ['a', 'b'] }), of({ enum: ['a', 'c'] }), WORSE, [
    'values-changed',
  ]),
  row('the number one for the text of it', of({ enum: [1] }), of({ enum: ['1'] }), WORSE),
  row('texts become some texts', of(S), of({ type: 'string', enum: ['a'] }), WORSE_TO_SEND, [
    'values-narrowed',
  ]),
  row('some texts become any', of({ type: 'string', enum: ['a'] }), of(S), WORSE_TO_READ, [
    'values-widened',
  ]),
  row('one value for a list of one', of({ enum: ['a'] }), of({ const: 'a' }), FINE),
  row('another constant', of({ const: 'v1' }), of({ const: 'v2' }), WORSE, [
    'values-changed',
    `${AT}/const`,
  ]),
  row(
    'a value that its type refused is gone',
    of({ type: 'string', enum: ['a', 1] }),
    of({ type: 'string', enum: ['a'] }),
    FINE,
  ),
  row(
    'values that a pattern has too',
    of({ enum: ['a1', 'b2'] }),
    of({ type: 'string', pattern: '^[a-z]\\d$' }),
    WORSE_TO_READ,
  ),
  row(
    'values that a pattern refuses',
    of({ enum: ['a1', 'b'] }),
    of({ enum: ['a1', 'b'], pattern: '\\d$' }),
    WORSE_TO_SEND,
    ['pattern-changed'],
  ),
  row(
    'whole numbers from one to three as a list',
    of({ type: 'integer', minimum: 1, maximum: 3 }),
    of({ enum: [1, 2, 3] }),
    FINE,
  ),
  row(
    'objects as values, with members in another order',
    of({ enum: [{ x: 1, y: 2 }] }),
    of({ enum: [{ y: 2, x: 1 }] }),
    SAME,
  ),
];
