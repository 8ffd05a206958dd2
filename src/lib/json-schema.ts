import { type OutputUnit, type Schema, type SchemaDraft, validate } from '@cfworker/json-schema';
import { messageOf } from './errors.ts';
import { type Location, pathOf } from './json-path.ts';
import { isObject } from './json-values.ts';

/** UTF-16 units as JSON. Schemas of tools have some thousand. */
const MAX_SCHEMA = 256 * 1024;
const MAX_ERRORS = 5;
const DRAFT = /^https?:\/\/json-schema\.org\/draft[-/]0?(2020-12|2019-09|7)\/schema#?$/;
/** What MCP says for a schema that names no draft. */
const DEFAULT_DRAFT = 'https://json-schema.org/draft/2020-12/schema';
export const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
/** Keywords that hold values, which are no schemas. */
const VALUES = new Set(['const', 'default', 'enum', 'examples']);
/** Keywords whose errors say more than the errors below them. */
const CHOICES = new Set(['anyOf', 'oneOf', 'contains']);

/** Why a value is not valid. */
export interface SchemaError {
  /** Of the value. `path` is the same as a JSON path. */
  location: Location;
  path: string;
  observed: unknown;
  /** Of the schema, such as `minimum`. */
  keyword: string;
  /** Has parts of the value and the schema. */
  detail: string;
}

/** Why a schema cannot be used, as far as it shows without a value; null: nothing is known. */
export function schemaMistake(schema: unknown): string | null {
  const copy = copyOf(schema);
  return 'mistake' in copy ? copy.mistake : null;
}

/**
 * Judges JSON by a schema: 2020-12, 2019-09 or draft-07; formats count. Returns the first few
 * errors, none if it is valid, or why the schema cannot be used. Patterns and references of the
 * schema may take forever: use it in a task.
 */
export function validateJson(
  schema: unknown,
  value: unknown,
): { errors: SchemaError[] } | { mistake: string } {
  const copy = copyOf(schema);
  if ('mistake' in copy) return copy;
  try {
    const errors = telling(validate(value, copy.schema, copy.draft).errors);
    return { errors: errors.slice(0, MAX_ERRORS).map((error) => errorOf(error, value)) };
  } catch (error) {
    // References without end, or too many levels: a limit, and no mistake.
    if (error instanceof RangeError) throw error;
    return { mistake: messageOf(error).split('\n')[0] ?? '' };
  }
}

/** Copies a schema, because the validator writes into it. Follows no references. */
function copyOf(
  schema: unknown,
): { schema: Schema | boolean; draft: SchemaDraft } | { mistake: string } {
  const text = JSON.stringify(schema) ?? 'null';
  if (text.length > MAX_SCHEMA) return { mistake: `it has more than ${MAX_SCHEMA} characters` };
  const copy: unknown = JSON.parse(text);
  if (typeof copy !== 'boolean' && !isObject(copy)) {
    return { mistake: 'it is neither an object nor `true` or `false`' };
  }
  const parts: Schema[] = [];
  JSON.stringify(copy, (key, member: unknown) => {
    if (VALUES.has(key)) return undefined;
    if (isObject(member)) parts.push(member);
    return member;
  });
  const named = parts[0]?.$schema ?? DEFAULT_DRAFT;
  const draft = DRAFT.exec(named)?.[1];
  if (draft === undefined) return { mistake: `its draft is not known: ${named}` };
  const ids = new Set(['', ...parts.map(({ $id }) => $id)]);
  for (const { $ref, $dynamicRef } of parts) {
    if (typeof $dynamicRef === 'string') return { mistake: 'it uses `$dynamicRef`' };
    if (typeof $ref !== 'string' || ids.has($ref.split('#')[0])) continue;
    return { mistake: `its \`$ref\` leads out of it: ${$ref}` };
  }
  return { schema: copy, draft: draft as SchemaDraft };
}

/** A schema without formats, types that are none, and `required` for what has a default. */
export function withoutExcess(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutExcess);
  if (!isObject(part)) return part;
  const properties = Object(part['properties']);
  const isNeeded = (name: string) => Object(properties[name]).default === undefined;
  const members = Object.entries(part).flatMap(([key, value]) => {
    if (key === 'const' || key === 'enum') return [[key, value]];
    if (key === 'required' && Array.isArray(value)) return [[key, value.filter(isNeeded)]];
    const isExcess = key === 'format' || (key === 'type' && !TYPES.includes(String(value)));
    return typeof value === 'string' && isExcess ? [] : [[key, withoutExcess(value)]];
  });
  return Object.fromEntries(members);
}

/** Leaves out errors that only say that there are others. A schema `false` says nothing itself. */
function telling(errors: readonly OutputUnit[]): OutputUnit[] {
  return errors.filter(({ keyword, keywordLocation }, index) => {
    if (keyword === 'false') return index === 0;
    const next = errors[index + 1]?.keywordLocation ?? '';
    // Some libraries write the pattern of a format, too.
    if (keyword === 'pattern' && next.endsWith('/format')) return false;
    return CHOICES.has(keyword) || !next.startsWith(`${keywordLocation}/`);
  });
}

/** @param value the whole, which says whether a part of a pointer is an index */
function errorOf({ instanceLocation, keyword, error }: OutputUnit, value: unknown): SchemaError {
  let observed = value;
  const [, ...parts] = instanceLocation.split('/');
  const location = parts.map((part) => {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(observed) ? Number(key) : key;
    observed = Object(observed)[step];
    return step;
  });
  return { location, path: pathOf(location), observed, keyword, detail: error };
}
