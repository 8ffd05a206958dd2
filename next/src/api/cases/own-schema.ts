import { TYPES } from '../../lib/json-schema.ts';
import { isObject } from '../../lib/json-values.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { type Misfit, valueProblem } from '../validation.ts';

/** Keywords that a value can violate. A misspelt one would allow it. */
const KEYWORDS =
  '$recursiveRef $ref additionalItems additionalProperties allOf anyOf const contains dependencies dependentRequired dependentSchemas else enum exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems properties propertyNames required then type unevaluatedItems unevaluatedProperties uniqueItems'.split(
    ' ',
  );
/** Keywords that hold schemas by names, and those that hold values. */
const NAMED = /^(?:\$defs|definitions|dependencies|dependentSchemas|patternProperties|properties)$/;
const VALUES = /^(?:const|default|enum|examples)$/;

/** Finds misspelt keywords and types in a schema of a suite, or that it allows all values. */
export function ownSchemaMisfits(schema: unknown): Misfit[] {
  const found = misspellings(schema, []);
  const allowsAll =
    schema === true || Object.keys(Object(schema)).every((key) => !KEYWORDS.includes(key));
  if (found.length > 0 || schema === false || !allowsAll) return found;
  return [{ path: [], data: { code: 'cannot-fail', reason: 'any-value' } }];
}

function misspellings(part: unknown, path: Misfit['path']): Misfit[] {
  if (Array.isArray(part)) return part.flatMap((one, at) => misspellings(one, [...path, at]));
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([key, value]): Misfit[] => {
    const at = [...path, key];
    const nearest = KEYWORDS.includes(key) ? undefined : nearestName(key, KEYWORDS);
    if (nearest !== undefined) {
      return [{ path: at, data: { code: 'unknown-key', key, nearest, known: [] } }];
    }
    if (key === 'type') {
      const strange = [value].flat().find((type) => !TYPES.some((one) => one === type));
      return strange === undefined ? [] : [{ path: at, data: valueProblem(strange, TYPES) }];
    }
    if (VALUES.test(key)) return [];
    if (!NAMED.test(key) || !isObject(value)) return misspellings(value, at);
    return Object.entries(value).flatMap(([name, one]) => misspellings(one, [...at, name]));
  });
}
