import { type OutputUnit, validate } from '@cfworker/json-schema';
import { type Worked, workInTime } from '../resilience/bounded-work.ts';
import { readSchema } from './read-schema.ts';

const PROBLEMS_TOLD = 3;

/** Keywords that tell no more than that a part below them is wrong. */
const ENCLOSING = ['properties', 'additionalProperties', 'items', 'prefixItems', '$ref', 'allOf'];

/** Why the value is not valid, in a few sentences; null where it is. */
export type SchemaVerdict = Worked<string | null>;

/** Judges a value by a schema from anywhere, in bounded time. */
export function judgeBySchema(schema: unknown, value: unknown): SchemaVerdict {
  return workInTime(() => {
    const read = readSchema(schema);
    const { valid, errors } = validate(value, read.schema, read.draft, read.parts);
    return valid ? null : explain(errors);
  });
}

function explain(errors: readonly OutputUnit[]): string {
  const telling = errors.filter(({ keyword }) => !ENCLOSING.includes(keyword));
  const told = (telling.length > 0 ? telling : errors)
    .slice(0, PROBLEMS_TOLD)
    .map(({ instanceLocation, error }) => `${instanceLocation.replace('#', '$')}: ${error}`);
  const more = telling.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}
