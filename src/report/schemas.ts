import { canonicalJson } from '../lib/canonical-json.ts';
import { isObject } from '../lib/json-values.ts';
import { digestOf } from './identity.ts';

/** UTF-16 units of a schema, and of all those of a run. */
export const MAX_SCHEMA = 200_000;
const MAX_SCHEMAS = 2_000_000;

/**
 * Makes a function that writes the schemas of a run as canonical JSON. Of one that is too large, or
 * comes after too many, it writes a digest, which only shows a change. Null: it is no object.
 */
export function schemaWriter(): (schema: unknown) => string | null {
  let left = MAX_SCHEMAS;
  return (schema) => {
    if (!isObject(schema)) return null;
    const text = canonicalJson(schema);
    if (text.length > Math.min(MAX_SCHEMA, left)) return digestOf(text);
    left -= text.length;
    return text;
  };
}
