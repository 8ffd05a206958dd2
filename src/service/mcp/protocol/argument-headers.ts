import type { JsonObject, Tool } from './messages.ts';

/** How a parameter says that its argument is to be repeated in a header, since 2026-07-28. */
const HEADER_KEY = 'x-mcp-header';

/** RFC 9110, section 5.1: what a header may be called. */
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~\w]+$/;

const HEADER_TYPES: readonly unknown[] = ['string', 'integer', 'boolean'];

/** Where schemas stand that say nothing of one argument alone, and so of no header. */
const INNER_SCHEMAS = [
  ...['items', 'prefixItems', 'contains', 'additionalProperties', 'unevaluatedItems'],
  ...[
    'unevaluatedProperties',
    'propertyNames',
    'oneOf',
    'anyOf',
    'allOf',
    'not',
    'if',
    'then',
    'else',
  ],
];
/** The same, several by name. */
const NAMED_SCHEMAS = ['patternProperties', 'dependentSchemas', '$defs', 'definitions'];

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const membersOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : []);

/** What a schema is of: all arguments, one of them or a part of one, or something else. */
type Place = 'root' | 'argument' | 'elsewhere';

/** Collects the names of headers. Returns whether all of them stand and are as they have to be. */
function collect(schema: unknown, place: Place, names: Set<string>): boolean {
  const elsewhere = (inner: unknown) => collect(inner, 'elsewhere', names);
  if (Array.isArray(schema)) return schema.every(elsewhere);
  if (!isObject(schema)) return true;
  if (HEADER_KEY in schema && !(place === 'argument' && takeName(schema, names))) return false;
  const inside = place === 'elsewhere' ? place : 'argument';
  return (
    membersOf(schema['properties']).every((inner) => collect(inner, inside, names)) &&
    INNER_SCHEMAS.every((key) => elsewhere(schema[key])) &&
    NAMED_SCHEMAS.flatMap((key) => membersOf(schema[key])).every(elsewhere)
  );
}

/** Returns whether an argument may be repeated in the header that it names. */
function takeName({ type, [HEADER_KEY]: name }: JsonObject, names: Set<string>): boolean {
  if (typeof name !== 'string' || !HEADER_NAME.test(name)) return false;
  if (!HEADER_TYPES.includes(type) || names.has(name.toLowerCase())) return false;
  names.add(name.toLowerCase());
  return true;
}

/** What the schema of a tool says of headers: nothing, what it may, or what makes it unusable. */
export function argumentHeaders({
  inputSchema,
}: Pick<Tool, 'inputSchema'>): 'none' | 'some' | 'wrong' {
  const names = new Set<string>();
  if (!collect(inputSchema, 'root', names)) return 'wrong';
  return names.size === 0 ? 'none' : 'some';
}
