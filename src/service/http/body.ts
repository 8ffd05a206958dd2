import type { IncomingMessage } from 'node:http';
import type * as z from 'zod';
import type { Group } from '../../api/routes.ts';
import { parse } from '../../api/validation.ts';
import { measureJson } from '../../lib/json-size.ts';
import { isObject } from '../../lib/json-values.ts';
import { bodyRefusal, refusalOf } from '../refusals.ts';

const MIB = 2 ** 20;
/** What is deeper is an attack. */
export const MAX_DEPTH = 100;
const SMALL = { bytes: 5 * MIB, values: 100_000, depth: MAX_DEPTH };
/** Suites have many cases. */
const LARGE = { bytes: 32 * MIB, values: 1_000_000, depth: MAX_DEPTH };
export const LIMITS: Record<Group, typeof SMALL> = {
  catalogue: SMALL,
  servers: SMALL,
  evals: LARGE,
  // Each row has limits of its own, so that one beyond them costs itself only.
  ingest: { bytes: SMALL.bytes, values: Number.POSITIVE_INFINITY, depth: 1_000 },
};
/** What is read of a body that is refused. */
const MAX_DRAINED_BYTES = 256 * MIB;

/** Reads the JSON object of a request. Without a body it is empty. */
export async function readBody(request: IncomingMessage, group: Group, schema: z.ZodType | null) {
  const limits = schema === null ? SMALL : LIMITS[group];
  const content = await readText(request, limits.bytes);
  if (schema === null) return undefined;
  const parsed = parse(schema, readObject(content, limits));
  if ('value' in parsed) return parsed.value;
  throw bodyRefusal(parsed.misfits);
}

/**
 * Reads a body to its end, also one that is too large: else clients see a broken pipe. That one is
 * refused at its end.
 */
export async function* readChunks(
  request: IncomingMessage,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_DRAINED_BYTES) request.destroy();
    if (bytes <= maxBytes) yield chunk;
  }
  if (bytes <= maxBytes) return;
  throw refusalOf('VALIDATION_ERROR', { reason: 'body-size', maxBytes }, { maxBytes });
}

async function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  return Buffer.concat(await Array.fromAsync(readChunks(request, maxBytes))).toString();
}

/** Reads the rest of a refused request, so that its sender sees the answer. */
export async function drain(request: IncomingMessage): Promise<void> {
  // Too large, or the sender is gone: neither changes the answer.
  await readText(request, 0).catch(() => {});
}

/** Members of the top level that are null count as absent. */
function readObject(content: string, limits: typeof SMALL): object {
  const value = content.trim() === '' ? {} : parseJson(content, limits);
  if (!isObject(value)) throw refusalOf('VALIDATION_ERROR', { reason: 'body-object' });
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}

/** Replaces lone surrogates: the database cannot keep them, and lookups must find what it stored. */
function parseJson(content: string, limits: typeof SMALL): unknown {
  const size = measureJson(content);
  const beyond = (['values', 'depth'] as const).find((of) => size[of] > limits[of]);
  if (beyond !== undefined) {
    throw refusalOf('VALIDATION_ERROR', { reason: `body-${beyond}`, max: limits[beyond] });
  }
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return value.toWellFormed();
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(copy);
    const members = Object.entries(value).map(([key, item]) => [key.toWellFormed(), copy(item)]);
    return Object.fromEntries(members);
  };
  try {
    return copy(JSON.parse(content));
  } catch (error) {
    // The parser's own text quotes the body, which may hold keys.
    if (error instanceof SyntaxError) throw refusalOf('VALIDATION_ERROR', { reason: 'body-json' });
    throw error;
  }
}
