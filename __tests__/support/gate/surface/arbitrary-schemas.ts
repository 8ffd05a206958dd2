import fc from 'fast-check';

export type GeneratedSchema = boolean | { [keyword: string]: unknown };

const NAMES = ['a', 'b', 'c'];
const name = fc.constantFrom(...NAMES);
const PATTERNS = ['^a', '^[a-z]+$', 'b$', '^[a-c]{1,2}$'];

const optional = <Members extends Record<string, unknown>>(
  type: string,
  members: { [Name in keyof Members]: fc.Arbitrary<Members[Name]> },
) => fc.record({ type: fc.constant(type), ...members }, { requiredKeys: ['type'] });

const plain = fc.oneof(
  fc.constantFrom<GeneratedSchema>(
    ...[true, { type: 'string' }, { type: 'integer' }, { type: 'number' }, { type: 'boolean' }],
    ...[{ type: 'null' }, { type: ['string', 'null'] }, { type: ['integer', 'string'] }],
    ...[{ enum: ['x', 'y'] }, { enum: ['x'] }, { const: 1 }, { enum: [1, 2, 'x', null] }],
  ),
  fc.oneof(
    optional('integer', {
      minimum: fc.integer({ min: -3, max: 3 }),
      maximum: fc.integer({ min: 0, max: 6 }),
      exclusiveMinimum: fc.integer({ min: -3, max: 3 }),
      multipleOf: fc.constantFrom(1, 2, 3),
    }),
    optional('number', {
      minimum: fc.integer({ min: -3, max: 3 }),
      exclusiveMaximum: fc.integer({ min: 0, max: 6 }),
    }),
    optional('string', {
      minLength: fc.integer({ min: 0, max: 2 }),
      maxLength: fc.integer({ min: 2, max: 4 }),
      pattern: fc.constantFrom(...PATTERNS),
    }),
  ),
);

/** Schemas of all that is worked out, small enough to have values in common. */
export const { schema: arbitrarySchema } = fc.letrec<{ schema: GeneratedSchema }>((tie) => {
  const some = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
      { arbitrary: plain, weight: 3 },
      {
        weight: 3,
        arbitrary: optional('object', {
          properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
          required: fc.uniqueArray(name, { maxLength: 2 }),
          additionalProperties: fc.oneof(fc.boolean(), plain),
          minProperties: fc.integer({ min: 0, max: 2 }),
          maxProperties: fc.integer({ min: 1, max: 3 }),
          dependentRequired: fc.constant({ a: ['b'] }),
          patternProperties: fc.dictionary(fc.constantFrom('^a', 'b'), plain, { maxKeys: 1 }),
          propertyNames: fc.constantFrom({ pattern: '^[ab]$' }, { maxLength: 1 }, { enum: NAMES }),
        }) as fc.Arbitrary<GeneratedSchema>,
      },
      {
        weight: 2,
        arbitrary: optional('array', {
          items: tie('schema'),
          prefixItems: fc.array(plain, { minLength: 1, maxLength: 2 }),
          minItems: fc.integer({ min: 0, max: 2 }),
          maxItems: fc.integer({ min: 1, max: 3 }),
          uniqueItems: fc.boolean(),
        }) as fc.Arbitrary<GeneratedSchema>,
      },
      { weight: 1, arbitrary: some.map((anyOf) => ({ anyOf })) },
      { weight: 1, arbitrary: some.map((oneOf) => ({ oneOf })) },
      { weight: 1, arbitrary: some.map((allOf) => ({ allOf })) },
      { weight: 1, arbitrary: plain.map((not) => ({ not })) },
    ),
  };
});

/** A schema and one that was made of it by a change somewhere: those are told apart less easily. */
export const arbitraryPair: fc.Arbitrary<[GeneratedSchema, GeneratedSchema]> = fc
  .tuple(arbitrarySchema, arbitrarySchema, fc.array(fc.nat(99), { minLength: 12, maxLength: 12 }))
  .map(([schema, other, choices]) => [schema, changed(schema, other, choices)]);

function changed(
  schema: GeneratedSchema,
  other: GeneratedSchema,
  [first = 0, second = 0, third = 0, ...choices]: readonly number[],
): GeneratedSchema {
  if (typeof schema === 'boolean' || first < 10) return other;
  const keywords = Object.keys(schema);
  const keyword = keywords[second % keywords.length] ?? 'type';
  const value = schema[keyword];
  if (third < 20 && keyword !== 'type') {
    return Object.fromEntries(Object.entries(schema).filter(([own]) => own !== keyword));
  }
  if (typeof value === 'number') {
    const least = /^(?:min|max)(?:L|I|P)/.test(keyword) ? 0 : -9;
    const step = third % 2 === 0 ? 1 : -1;
    return {
      ...schema,
      [keyword]: keyword === 'multipleOf' ? value * 2 : Math.max(least, value + step),
    };
  }
  if (keyword === 'items' || keyword === 'additionalProperties' || keyword === 'not') {
    return { ...schema, [keyword]: changed(value as GeneratedSchema, other, choices) };
  }
  if (keyword === 'properties') {
    const inner = value as Record<string, GeneratedSchema>;
    const at = NAMES[third % NAMES.length] ?? 'a';
    const next = inner[at] === undefined ? other : changed(inner[at], other, choices);
    return { ...schema, properties: { ...inner, [at]: next } };
  }
  if (['anyOf', 'oneOf', 'allOf'].includes(keyword)) {
    const inner = value as GeneratedSchema[];
    const at = third % inner.length;
    const branch = inner[at];
    return third < 50 && branch !== undefined
      ? { ...schema, [keyword]: inner.with(at, changed(branch, other, choices)) }
      : { ...schema, [keyword]: [...inner, other] };
  }
  return typeof other === 'boolean' ? other : { ...schema, ...other };
}

/** Values that such schemas tell apart. */
export const arbitraryValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...['x', 'y', 'a', 'ab', 'abc', 'abcd', '', 0, 1, 2, 3, 4, 6, -1, -2, 0.5, 5.5, null, true],
    ...[false, [], {}],
  ),
  fc.dictionary(
    fc.constantFrom(...NAMES, 'd'),
    fc.constantFrom<unknown>('x', 'a', 'ab', 1, 2, 0.5, null, true),
  ),
  fc.array(fc.constantFrom<unknown>('x', 'a', 'ab', 1, 2, 0.5, null, {}), { maxLength: 3 }),
);
