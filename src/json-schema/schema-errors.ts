import type { OutputUnit } from '@cfworker/json-schema';
import { isObject, type ReadSchema } from './read-schema.ts';
import { LISTED_SCHEMAS, NAMED_SCHEMAS } from './tool-schema.ts';

/** A keyword on the way through a schema to what a value does not meet. */
interface Station {
  keyword: string;
  /** Which of its schemas, where it has several. */
  member: string | undefined;
  /** How many parts of the place in the value were behind it. */
  depth: number;
  /** How many segments of its location there are up to what comes after it. */
  until: number;
}

/** What a value does not meet, and by which way it was come to. */
export interface SchemaError {
  keyword: string;
  /** In the value. */
  path: (string | number)[];
  /** Where the keyword stands in the schema; references are part of the way. */
  location: string;
  /** The last one is the keyword itself. */
  trail: readonly Station[];
  /** The part of the schema that has the keyword; null where that cannot be told. */
  part: Readonly<Record<string, unknown>> | null;
  /** In the words of the validator. */
  words: string;
}

/** Keywords that go on to a part of the value. */
const DESCENDING: readonly string[] = [
  ...['additionalItems', 'additionalProperties', 'contains', 'items', 'patternProperties'],
  ...['prefixItems', 'properties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
];

/** What a validator found, with the way to each. */
export function schemaErrors(
  units: readonly OutputUnit[],
  read: ReadSchema,
  value: unknown,
): SchemaError[] {
  return units.map(({ keyword, keywordLocation, instanceLocation, error }) => {
    const { trail, part } = walk(keywordLocation, read);
    const path = pathTo(instanceLocation, value);
    return { keyword, path, location: keywordLocation, trail, part, words: error };
  });
}

const decoded = (segment: string): string =>
  decodeURIComponent(segment).replace(/~1/g, '/').replace(/~0/g, '~');

const segmentsOf = (location: string): string[] => location.split('/').slice(1).map(decoded);

function pathTo(location: string, value: unknown): (string | number)[] {
  let at = value;
  return segmentsOf(location).map((segment) => {
    const key = Array.isArray(at) ? Number(segment) : segment;
    at = memberOf(at, segment);
    return key;
  });
}

/** A member that a value has itself. */
export function memberOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

function walk(
  location: string,
  { schema, parts }: ReadSchema,
): Pick<SchemaError, 'trail' | 'part'> {
  const segments = segmentsOf(location);
  const trail: Station[] = [];
  let part: unknown = schema;
  let owner: unknown = null;
  let depth = 0;
  for (let at = 0; at < segments.length; at += 1) {
    const keyword = segments[at] ?? '';
    owner = part;
    const value = memberOf(part, keyword);
    const isListed = LISTED_SCHEMAS.includes(keyword) && Array.isArray(value);
    const hasMembers = isListed || NAMED_SCHEMAS.includes(keyword);
    const member = hasMembers ? segments[at + 1] : undefined;
    trail.push({ keyword, member, depth, until: at + (member === undefined ? 1 : 2) });
    if (DESCENDING.includes(keyword)) depth += 1;
    if (keyword === '$ref') {
      part = parts[String(memberOf(part, '__absolute_ref__'))];
    } else if (member === undefined) {
      part = value;
    } else {
      part = memberOf(value, member);
      at += 1;
    }
  }
  return { trail, part: isObject(owner) ? owner : null };
}
