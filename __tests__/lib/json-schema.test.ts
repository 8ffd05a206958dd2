import { expect, test } from '@jest/globals';
import { schemaMistake, validateJson } from '../../src/lib/json-schema.ts';

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';

test.each([
  [{ type: 'number' }, 'x', '$ type'],
  [{ required: ['a', 'constructor'] }, {}, '$ required, $ required'],
  [
    { properties: { '/ ~%': { items: { minimum: 3 } } } },
    { '/ ~%': [3, 2] },
    '$["/ ~%"][1] minimum',
  ],
  [{ properties: { 0: { type: 'string' } } }, { 0: 1 }, '$["0"] type'],
  [{ additionalProperties: false }, { b: 1 }, '$ additionalProperties'],
  [{ items: { $ref: '#/$defs/id' }, $defs: { id: { type: 'string' } } }, ['a', 1], '$[1] type'],
  [{ $id: 'https://a.test/b', $ref: 'c', $defs: { c: { $id: 'c', type: 'null' } } }, 1, '$ type'],
  [{ allOf: [{ maxLength: 1 }] }, 'ab', '$ maxLength'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, '$ anyOf, $ type, $ type'],
  [{ contains: { const: 1 } }, [2], '$ contains'],
  [{ format: 'date' }, 'yesterday', '$ format'],
  [{ format: 'date', pattern: '^\\d' }, 'yesterday', '$ format'],
  [{ enum: Array.from({ length: 9 }) }, 1, '$ enum'],
  [{ prefixItems: [{ type: 'string' }] }, [1], '$[0] type'],
  [{ $schema: DRAFT_7, items: [{}], additionalItems: false }, ['a', 1], '$ additionalItems'],
  [{ $schema: DRAFT_7, prefixItems: [false], maximum: 1 }, 1, ''],
  [{ required: 'abcdefgh'.split('') }, {}, Array(5).fill('$ required').join(', ')],
  [false, 1, '$ false'],
  [true, 1, ''],
  [{ items: { $ref: '#' }, type: 'array' }, [[], [[]]], ''],
])('%j on %j: %s', (schema, value, errors) => {
  const before = structuredClone(schema);
  const judged = validateJson(schema, value);
  if ('mistake' in judged) throw new Error(judged.mistake);
  expect(judged.errors.map(({ path, keyword }) => `${path} ${keyword}`).join(', ')).toBe(errors);
  expect(schemaMistake(schema)).toBeNull();
  expect(schema).toEqual(before);
});

test.each([
  [undefined],
  [null],
  [[]],
  ['object'],
  [{ description: 'x'.repeat(256 * 1024) }],
  [{ $schema: 'http://json-schema.org/draft-04/schema#' }],
  [{ $schema: 7 }],
  [{ items: { $dynamicRef: '#a' } }],
  [{ items: [{ $ref: 'https://example.test/schema.json#/a' }] }],
  [{ $ref: 'other.json' }],
])('%#: a schema that cannot be used', (schema) => {
  const mistake = schemaMistake(schema);
  expect(mistake).toEqual(expect.any(String));
  expect(validateJson(schema, 1)).toEqual({ mistake });
});

test.each([[{ $ref: '#/$defs/none' }], [{ required: 5 }], [{ patternProperties: { '[': true } }]])(
  '%j: a mistake that shows when a value is judged',
  (schema) => {
    expect(schemaMistake(schema)).toBeNull();
    expect(validateJson(schema, {})).toEqual({ mistake: expect.any(String) });
  },
);

test('words of a schema may be names of properties and parts of values', () => {
  const $ref = 'https://example.test/a';
  const schema = { properties: { $ref: { const: { $ref } } }, default: { $ref } };
  expect(validateJson(schema, { $ref: { $ref } })).toEqual({ errors: [] });
});
