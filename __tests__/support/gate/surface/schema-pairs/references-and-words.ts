import type { SurfaceSchema } from '../../../../../src/model/servers/surface.ts';
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
  SAME,
  type SchemaPairRow,
  UNCLEAR,
  WORDS,
  WORSE,
  WORSE_TO_READ,
  WORSE_TO_SEND,
} from './row.ts';

const tree = (value: SurfaceSchema, more: Record<string, unknown> = {}) => ({
  ...object({ root: { $ref: '#/$defs/node' } }),
  $defs: {
    node: object({ value, next: { $ref: '#/$defs/node' } }, { required: ['value'], ...more }),
  },
});
const NODE = '/$defs/node';

export const references: SchemaPairRow[] = [
  row('a definition is narrower', tree(N), tree(I), WORSE_TO_SEND, [
    'type-narrowed',
    `${NODE}/properties/value/type`,
  ]),
  row('a definition is wider', tree(I), tree(N), WORSE_TO_READ, [
    'type-widened',
    `${NODE}/properties/value/type`,
  ]),
  row('a definition is closed', tree(S), tree(S, CLOSED), FINE, ['other-properties-closed']),
  row(
    'a definition is written where it is used',
    { ...object({ a: { $ref: '#/$defs/s' } }), $defs: { s: S } },
    object({ a: S }),
    FINE,
  ),
  row(
    'a definition has another name',
    { ...object({ a: { $ref: '#/$defs/s' } }), $defs: { s: S } },
    { ...object({ a: { $ref: '#/$defs/t' } }), $defs: { t: S } },
    FINE,
  ),
  row(
    'a definition that nobody uses is gone',
    { ...object({ a: S }), $defs: { s: S } },
    object({ a: S }),
    FINE,
  ),
  row(
    'a reference to another definition',
    { ...object({ a: { $ref: '#/$defs/s' } }), $defs: { s: S, i: I } },
    { ...object({ a: { $ref: '#/$defs/i' } }), $defs: { s: S, i: I } },
    WORSE,
  ),
  row(
    'a reference by an anchor',
    { ...object({ a: { $ref: '#s' } }), $defs: { s: { $anchor: 's', ...S } } },
    object({ a: S }),
    FINE,
  ),
  row(
    'definitions of older drafts',
    { ...object({ a: { $ref: '#/definitions/s' } }), definitions: { s: N } },
    { ...object({ a: { $ref: '#/definitions/s' } }), definitions: { s: I } },
    WORSE_TO_SEND,
    ['type-narrowed', '/definitions/s/type'],
  ),
  row(
    'a reference to elsewhere is new',
    of(S),
    of({ $ref: 'https://example.com/other.json' }),
    UNCLEAR,
    ['reference-changed', `${AT}/$ref`],
  ),
  row('a reference to nowhere', of(S), of({ $ref: '#/$defs/gone' }), UNCLEAR, [
    'reference-changed',
  ]),
  row(
    'a schema that is nothing but itself',
    of(S),
    { ...of({ $ref: '#/$defs/x' }), $defs: { x: { $ref: '#/$defs/x' } } },
    UNCLEAR,
  ),
  row(
    'a tree unrolled by one',
    tree(S),
    {
      ...tree(S),
      ...object({
        root: object({ value: S, next: { $ref: '#/$defs/node' } }, { required: ['value'] }),
      }),
    },
    FINE,
  ),
];

export const words: SchemaPairRow[] = [
  row('nothing', object({ a: S }), object({ a: S }), SAME),
  row('a description', of({ ...S, description: 'one' }), of({ ...S, description: 'two' }), WORDS, [
    'description-changed',
    `${AT}/description`,
  ]),
  row('a title is new', of(S), of({ ...S, title: 'A' }), WORDS, ['title-changed']),
  row('a default', of({ ...I, default: 1 }), of({ ...I, default: 2 }), WORDS, [
    'note-changed',
    `${AT}/default`,
  ]),
  row(
    'examples, and a word that nobody knows',
    of({ ...I, examples: [1] }),
    of({ ...I, 'x-unit': 'm' }),
    WORDS,
    ['note-changed'],
  ),
  row(
    'a property that is called description',
    object({ description: S }),
    object({ description: I }),
    WORSE,
    ['type-changed', '/properties/description/type'],
  ),
  row(
    'a description in a choice',
    of({ anyOf: [{ ...S, description: 'one' }, I] }),
    of({ anyOf: [{ ...S, description: 'two' }, I] }),
    WORDS,
    ['description-changed', `${AT}/anyOf/0/description`],
  ),
  row(
    'members in another order',
    { type: 'object', properties: { a: S, b: I } },
    { properties: { b: I, a: S }, type: 'object' },
    SAME,
  ),
];

/** Of threads in which others found what their checkers missed; each is named by its number. */
export const threads: SchemaPairRow[] = [
  row(
    'Apicurio/apicurio-registry#8661: a parameter of another type',
    object({ query: S }),
    object({ query: I }),
    WORSE,
    ['type-changed', '/properties/query/type'],
  ),
  row(
    'Apicurio/apicurio-registry#8661: values of a parameter are gone',
    object({ format: { enum: ['json', 'xml', 'csv'] } }),
    object({ format: { enum: ['json'] } }),
    WORSE_TO_SEND,
    ['values-narrowed', '/properties/format/enum'],
  ),
  row(
    'Apicurio/apicurio-registry#8662: values are new, which is nothing to a caller',
    object({ format: { enum: ['json'] } }),
    object({ format: { enum: ['json', 'xml'] } }),
    WORSE_TO_READ,
    ['values-widened'],
  ),
  row(
    'Apicurio/apicurio-registry#9869: a type in a list of types',
    object({ a: { type: ['string', 'null'] } }),
    object({ a: { type: ['integer', 'null'] } }),
    WORSE,
    ['type-changed'],
  ),
  row(
    'Apicurio/apicurio-registry#9869: values that look alike as texts',
    object({ a: { enum: [true, 1] } }),
    object({ a: { enum: ['true', '1'] } }),
    WORSE,
  ),
  row(
    'Apicurio/apicurio-registry#9769: a required parameter becomes optional',
    object({ a: S }, { required: ['a'] }),
    object({ a: S }),
    WORSE_TO_READ,
    ['property-optional'],
  ),
  row(
    'Apicurio/apicurio-registry#9178: the type of the whole is gone',
    object({ a: S }),
    { properties: { a: S } },
    WORSE_TO_READ,
    ['type-widened', '/type'],
  ),
  row(
    'Apicurio/apicurio-registry#9181: whole numbers become any, which is no break',
    object({ a: I }),
    object({ a: N }),
    WORSE_TO_READ,
    ['type-widened'],
  ),
  row(
    'Apicurio/apicurio-registry#9297: a field of the output is gone',
    object({ temperature: N, wind: N }),
    object({ temperature: N }),
    ['unclear', 'breaking'],
    ['property-removed', '/properties/wind'],
  ),
  row(
    'Apicurio/apicurio-registry#9297: a field of the output may be missing',
    object({ temperature: N }, { required: ['temperature'] }),
    object({ temperature: N }),
    WORSE_TO_READ,
    ['property-optional'],
  ),
  row(
    'Apicurio/apicurio-registry#9913: a parameter of a tool of a server is gone, closed',
    object({ city: S, units: S }, CLOSED),
    object({ city: S }, CLOSED),
    WORSE,
    ['property-removed', '/properties/units'],
  ),
  row(
    'Apicurio/apicurio-registry#9913: a new parameter of a tool of a server is required',
    object({ city: S }),
    object({ city: S, country: S }, { required: ['country'] }),
    WORSE_TO_SEND,
    ['property-required', '/properties/country'],
  ),
  row(
    'Apicurio/apicurio-registry#10092: an id in an object of another type',
    object({ user: object({ id: S }) }),
    object({ user: object({ id: I }) }),
    WORSE,
    ['type-changed', '/properties/user/properties/id/type'],
  ),
  row(
    'Apicurio/apicurio-registry#10092: a list of another type of item',
    object({ a: { type: 'array', items: S } }),
    object({ a: { type: 'array', items: I } }),
    WORSE,
    ['type-changed', `${AT}/items/type`],
  ),
];
