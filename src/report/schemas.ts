import { canonicalJson } from '../lib/canonical-json.ts';
import { isObject } from '../lib/json-values.ts';
import { TEXT_LIMIT } from '../lib/limits.ts';

/** UTF-16 units of all schemas of a run. */
const MAX_SCHEMAS = 2_000_000;

/**
 * Makes a function that writes the schemas of a run as canonical JSON. It is null for what is no
 * object or larger than 20,000 characters, and once all of them are too large together.
 */
export function schemaWriter(): (schema: unknown) => string | null {
  let left = MAX_SCHEMAS;
  return (schema) => {
    const text = isObject(schema) ? canonicalJson(schema) : '';
    if (text === '' || text.length > Math.min(TEXT_LIMIT, left)) return null;
    left -= text.length;
    return text;
  };
}
