import { formatPath } from '../../../contract/wire/validation.ts';
import { ApiFailure } from '../../refusals/api-failure.ts';

/** Far deeper than any request needs, far from where writing the value again overflows the stack. */
const MAX_DEPTH = 100;

/** `results[3].trace`, say. */
const TOLD_DEPTH = 3;

/**
 * The object a JSON text holds, nothing at all being an empty one. Half characters, which the
 * database cannot keep, are replaced: what is looked up later must be what was stored.
 * Throws ApiFailure.
 */
export function parseJsonObject(text: string, maxValues: number): object {
  const value = text.trim() === '' ? {} : parseJson(text, maxValues);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ApiFailure('VALIDATION_ERROR', 'The JSON body must be an object');
}

function parseJson(text: string, maxValues: number): unknown {
  try {
    return storable(JSON.parse(text), maxValues);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The parser's own words quote the body, which may hold keys.
    throw new ApiFailure('VALIDATION_ERROR', 'Invalid JSON body');
  }
}

function storable(root: unknown, maxValues: number): unknown {
  let values = 0;
  /** Where the walk is, no deeper than a person needs to know which item it is. */
  const place: PropertyKey[] = [];
  const tooMuch = (complaint: string) =>
    new ApiFailure(
      'VALIDATION_ERROR',
      `The JSON body ${complaint}, in ${JSON.stringify(formatPath(place))}; send less at once`,
    );
  const copy = (value: unknown, depth: number): unknown => {
    values += 1;
    if (values > maxValues) throw tooMuch(`holds more than ${maxValues} values`);
    if (depth > MAX_DEPTH) throw tooMuch(`nests deeper than ${MAX_DEPTH} levels`);
    if (typeof value === 'string') return value.toWellFormed();
    if (typeof value !== 'object' || value === null) return value;
    const inner = (key: PropertyKey, item: unknown) => {
      if (depth < TOLD_DEPTH) place.push(key);
      const copied = copy(item, depth + 1);
      if (depth < TOLD_DEPTH) place.pop();
      return copied;
    };
    if (Array.isArray(value)) return value.map((item, index) => inner(index, item));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key.toWellFormed(), inner(key, item)]),
    );
  };
  return copy(root, 0);
}
