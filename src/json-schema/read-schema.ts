import { dereference, type Schema, type SchemaDraft } from '@cfworker/json-schema';
import { RefusedWork } from '../resilience/bounded-work.ts';

/** Characters as JSON; schemas of tools have some thousand. */
const MAX_SCHEMA_LENGTH = 256 * 1024;

/** What MCP means where a schema does not say. Source: MCP 2025-11-25, JSON Schema usage. */
const DEFAULT_DRAFT: SchemaDraft = '2020-12';
const DRAFTS: ReadonlyMap<string, SchemaDraft> = new Map([
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
  ['json-schema.org/draft/2019-09/schema', '2019-09'],
  ['json-schema.org/draft-07/schema', '7'],
]);

/** A schema by which values can be judged. */
export interface ReadSchema {
  /** A copy, since the validator writes into it. */
  schema: Schema | boolean;
  draft: SchemaDraft;
  /** Its parts by their addresses. */
  parts: Record<string, Schema | boolean>;
}

type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a schema from anywhere, which the validator interprets and never makes code of. Nothing is
 * fetched. To be done within `workInTime`.
 *
 * @param change what becomes of the copy before it is read
 * @throws RefusedWork where values cannot be judged by it; what the validator throws otherwise
 */
export function readSchema(
  schema: unknown,
  change: (copy: unknown) => unknown = (copy) => copy,
): ReadSchema {
  const text = JSON.stringify(schema) ?? '';
  if (text.length > MAX_SCHEMA_LENGTH) {
    throw new RefusedWork(`the schema has more than ${MAX_SCHEMA_LENGTH} characters`);
  }
  const copy: unknown = text === '' ? undefined : JSON.parse(text);
  if (typeof copy !== 'boolean' && !isObject(copy)) {
    throw new RefusedWork('the schema is neither an object nor true or false');
  }
  refuseUnjudged(copy);
  const draft = draftOf(copy);
  const changed = change(copy) as Schema | boolean;
  return { schema: changed, draft, parts: dereference(changed) };
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
