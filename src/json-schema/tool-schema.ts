import { RefusedWork } from '../resilience/bounded-work.ts';
import { isObject, type ReadSchema, readSchema } from './read-schema.ts';

/** Whether a part of a schema is what stands for `false` there: it holds of nothing. */
export const isNever = (part: unknown): boolean =>
  isObject(part) && isObject(part['not']) && Object.keys(part['not']).length === 0;

/** Of what is quoted from a schema. */
const PLACE_LENGTH = 200;

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isCount = (value: unknown) =>
  isNumber(value) && Number.isInteger(value) && Number(value) >= 0;
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isType = (value: unknown) => isText(value) && TYPES.includes(String(value));

const named = (names: readonly string[], has: (value: unknown) => boolean) =>
  names.map((name) => [name, has] as const);

/** Keywords of one form each, and whether a value has it. */
const FORMS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ...named(['$ref', 'pattern'], isText),
  ...named(['type'], (value) => isType(value) || (Array.isArray(value) && value.every(isType))),
  ...named(['enum'], Array.isArray),
  ...named(['required'], isTexts),
  ...named(['uniqueItems'], (value) => typeof value === 'boolean'),
  ...named(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'], isNumber),
  ...named(
    [
      ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
      ...['minContains', 'maxContains'],
    ],
    isCount,
  ),
]);

/** Keywords whose value is a schema, a list of them, or schemas by names. */
export const ONE_SCHEMA: readonly string[] = [
  ...['additionalItems', 'additionalProperties', 'contains', 'else', 'if', 'items', 'not'],
  ...['propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
];
export const LISTED_SCHEMAS: readonly string[] = [
  'allOf',
  'anyOf',
  'items',
  'oneOf',
  'prefixItems',
];
export const NAMED_SCHEMAS: readonly string[] = [
  ...[
    '$defs',
    'definitions',
    'dependencies',
    'dependentSchemas',
    'patternProperties',
    'properties',
  ],
];

/**
 * Reads the input schema of a tool so that nothing is found wrong that the tool may well take. A
 * `format` asserts nothing, as JSON Schema has it where nobody agrees otherwise. To be done within
 * `workInTime`.
 *
 * @throws RefusedWork where the schema is broken, or refers to what is not in it
 */
export function readToolSchema(schema: unknown): ReadSchema {
  const read = readSchema(schema, (copy) => plain(copy, '#'));
  for (const part of Object.values(read.parts)) {
    const address = typeof part === 'object' ? part.__absolute_ref__ : undefined;
    if (address === undefined || Object.hasOwn(read.parts, address)) continue;
    const reference = JSON.stringify((part as { $ref?: string }).$ref).slice(0, PLACE_LENGTH);
    throw new RefusedWork(
      `the schema refers to ${reference}, which is not in it, and nothing is fetched`,
    );
  }
  return read;
}

function plain(part: unknown, place: string): unknown {
  if (part === false) return { not: {} };
  if (part === true) return part;
  if (!isObject(part)) throw broken(place, part);
  const entries = Object.entries(part).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'format') return [];
    const here = `${place}/${key}`;
    if (FORMS.get(key)?.(value) === false) throw broken(here, value);
    return [[key, plainMember(key, value, here)]];
  });
  // Not by assignment, which takes `__proto__` for something else.
  return Object.fromEntries(entries);
}

function plainMember(key: string, value: unknown, place: string): unknown {
  if (LISTED_SCHEMAS.includes(key) && Array.isArray(value)) {
    return value.map((one, index) => plain(one, `${place}/${index}`));
  }
  if (ONE_SCHEMA.includes(key)) return plain(value, place);
  if (LISTED_SCHEMAS.includes(key)) throw broken(place, value);
  if (!NAMED_SCHEMAS.includes(key)) return value;
  if (!isObject(value)) throw broken(place, value);
  const named = Object.entries(value).map(([name, one]) => [
    name,
    // What else a property needs may be a list of names.
    key === 'dependencies' && isTexts(one) ? one : plain(one, `${place}/${name}`),
  ]);
  return Object.fromEntries(named);
}

const broken = (place: string, value: unknown) =>
  new RefusedWork(
    `the schema is broken: ${place.slice(0, PLACE_LENGTH)} cannot be ${(JSON.stringify(value) ?? 'nothing').slice(0, PLACE_LENGTH)}`,
  );
