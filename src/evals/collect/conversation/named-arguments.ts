import { z } from 'zod';

/** Arguments are an object, or the JSON of one; anything else is shown under a name of ours. */
export function namedArguments(args: unknown): Record<string, unknown> {
  if (args === undefined || args === null) return {};
  const parsed = argumentsSchema.safeParse(typeof args === 'string' ? parseJson(args) : args);
  return parsed.success ? parsed.data : { arguments: args };
}

const argumentsSchema = z.record(z.string(), z.unknown());

/** Undefined for what is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The text itself is what there is to show then.
    return undefined;
  }
}
