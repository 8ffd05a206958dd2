import { type OutputUnit, type Schema, type SchemaDraft, Validator } from '@cfworker/json-schema';
import { RefusedWork, type Worked, workInTime } from '../bounded/bounded-work.ts';
import { isObject } from './json-values.ts';

/** Characters as JSON; schemas of tools have some thousand. */
const MAX_SCHEMA_LENGTH = 256 * 1024;
const PROBLEMS_TOLD = 3;

/** What MCP means where a schema does not say. Source: MCP 2025-11-25, JSON Schema usage. */
const DEFAULT_DRAFT: SchemaDraft = '2020-12';
const DRAFTS: ReadonlyMap<string, SchemaDraft> = new Map([
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
  ['json-schema.org/draft/2019-09/schema', '2019-09'],
  ['json-schema.org/draft-07/schema', '7'],
]);

/** Keywords that tell no more than that a part below them is wrong. */
const ENCLOSING = ['properties', 'additionalProperties', 'items', 'prefixItems', '$ref', 'allOf'];

/** Why the value is not valid, in a few sentences; null where it is. */
export type SchemaVerdict = Worked<string | null>;

/**
 * Judges a value by a schema from anywhere, which the validator interprets and never makes code of,
 * in bounded time. Nothing is fetched.
 */
export function judgeBySchema(schema: unknown, value: unknown): SchemaVerdict {
  return workInTime(() => {
    const text = JSON.stringify(schema);
    if (text.length > MAX_SCHEMA_LENGTH) {
      throw new RefusedWork(`the schema has more than ${MAX_SCHEMA_LENGTH} characters`);
    }
    // A copy, since the validator writes into it.
    const copy: unknown = JSON.parse(text);
    if (typeof copy !== 'boolean' && !isObject(copy)) {
      throw new RefusedWork('the schema is neither an object nor true or false');
    }
    refuseUnjudged(copy);
    const { valid, errors } = new Validator(copy as Schema, draftOf(copy)).validate(value);
    return valid ? null : explain(errors);
  });
}

function draftOf(schema: unknown): SchemaDraft {
  const named = isObject(schema) ? schema['$schema'] : undefined;
  if (named === undefined) return DEFAULT_DRAFT;
  const draft = DRAFTS.get(
    String(named)
      .replace(/^https?:\/\//, '')
      .replace(/#$/, ''),
  );
  if (draft === undefined) {
    throw new RefusedWork(`the schema is of a draft that is not known here: ${String(named)}`);
  }
  return draft;
}

/** What the validator would pass over. */
function refuseUnjudged(part: unknown): void {
  if (Array.isArray(part)) {
    for (const item of part) refuseUnjudged(item);
    return;
  }
  if (!isObject(part)) return;
  for (const [key, member] of Object.entries(part)) {
    if (key === '$dynamicRef' && typeof member === 'string') {
      throw new RefusedWork('the schema uses $dynamicRef, which is not judged here');
    }
    refuseUnjudged(member);
  }
}

function explain(errors: readonly OutputUnit[]): string {
  const telling = errors.filter(({ keyword }) => !ENCLOSING.includes(keyword));
  const told = (telling.length > 0 ? telling : errors)
    .slice(0, PROBLEMS_TOLD)
    .map(({ instanceLocation, error }) => `${instanceLocation.replace('#', '$')}: ${error}`);
  const more = telling.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}
