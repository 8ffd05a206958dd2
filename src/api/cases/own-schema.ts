import * as z from 'zod';
import { TYPES } from '../../lib/json-schema.ts';
import { isObject } from '../../lib/json-values.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import { type Misfit, misfitsIn, typeName, within } from '../validation.ts';
import { pattern } from './texts.ts';

/** Keywords that a value can violate. A misspelt one would allow it. */
const KEYWORDS =
  '$recursiveRef $ref additionalItems additionalProperties allOf anyOf const contains dependencies dependentRequired dependentSchemas else enum exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems properties propertyNames required then type unevaluatedItems unevaluatedProperties uniqueItems'.split(
    ' ',
  );
/** Keywords that hold schemas by names, and those that hold one or a list of them. */
const NAMED = /^(?:\$defs|definitions|dependencies|dependentSchemas|patternProperties|properties)$/;
const SCHEMAS =
  /^(?:allOf|anyOf|oneOf|prefixItems|items|not|if|then|else|contains|propertyNames|additional.*|unevaluated.*)$/;

const typeWord = z.string().pipe(z.enum(TYPES));
const names = z.array(z.string());
const object = z.record(z.string(), z.unknown());
/** Values that keywords must have. The validator takes others as it likes. */
const FORMS: readonly [RegExp, z.ZodType][] = [
  [/^(?:enum|allOf|anyOf|oneOf|prefixItems)$/, z.array(z.unknown()).min(1)],
  [/^required$/, names],
  [/^dependentRequired$/, z.record(z.string(), names)],
  [/^type$/, z.union([typeWord, z.array(typeWord)])],
  [/^uniqueItems$/, z.boolean()],
  [NAMED, object],
  [/^pattern$/, pattern()],
  [/^(?:min|max|multipleOf|exclusive)/, z.number()],
];

/** Finds misspelt keywords and wrong values of keywords in a schema of a suite, or that it allows all. */
export function ownSchemaMisfits(schema: unknown): Misfit[] {
  const found = misspellings(schema, []);
  if (found.length > 0 || !allowsAll(schema)) return found;
  return [{ path: [], data: { code: 'cannot-fail', reason: 'any-value' } }];
}

/** Whether a sound schema has no keyword that a value can violate. */
const allowsAll = (schema: unknown): boolean =>
  schema !== false && !Object.keys(Object(schema)).some((key) => KEYWORDS.includes(key));

function misspellings(part: unknown, path: Misfit['path']): Misfit[] {
  if (typeof part === 'boolean') return [];
  if (!isObject(part)) {
    return [{ path, data: { code: 'type', expected: 'schema', observed: typeName(part) } }];
  }
  return Object.entries(part).flatMap(([key, value]): Misfit[] => {
    const at = [...path, key];
    const nearest = KEYWORDS.includes(key) ? undefined : nearestName(key, KEYWORDS);
    if (nearest !== undefined) {
      return [{ path: at, data: { code: 'unknown-key', key, nearest, known: [] } }];
    }
    // Keywords of other tools hold what they like.
    if (!KEYWORDS.includes(key) && !NAMED.test(key)) return [];
    const form = FORMS.find(([names]) => names.test(key))?.[1];
    const misfits = form === undefined ? [] : misfitsIn(form, value);
    if (misfits.length > 0) return within(at, misfits);
    if (NAMED.test(key) && isObject(value)) {
      return Object.entries(value).flatMap(([name, one]) =>
        // Draft-07 lists names there.
        key === 'dependencies' && Array.isArray(one) ? [] : misspellings(one, [...at, name]),
      );
    }
    if (!SCHEMAS.test(key)) return [];
    if (!Array.isArray(value)) return misspellings(value, at);
    return value.flatMap((one, index) => misspellings(one, [...at, index]));
  });
}
