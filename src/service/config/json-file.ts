import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { z } from 'zod';
import { nestsDeeperThan } from '../../contract/wire/json-depth.ts';
import { jsonFaultPlace } from '../../contract/wire/json-syntax.ts';
import { formatIssues } from '../../contract/wire/validation.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { StartError } from './start-error.ts';

/** Far deeper than any configuration, far from where walking it overflows the stack. */
const MAX_DEPTH = 100;

/** Far above any configuration. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A pipe that nobody writes to is opened at once, rather than waited for. */
const WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a JSON file. Throws StartError that names the file and what is wrong with it, and quotes
 * nothing: the path may lead to any file.
 * @param text what it holds, where it was read already.
 */
export async function readJsonFile(path: string, text?: string): Promise<unknown> {
  const value = parseJson(path, text ?? (await readText(path)));
  if (nestsDeeperThan(value, MAX_DEPTH)) {
    throw new StartError(`${path} nests deeper than ${MAX_DEPTH} levels.`);
  }
  return value;
}

async function readText(path: string): Promise<string> {
  let handle: FileHandle;
  try {
    handle = await open(path, WITHOUT_WAITING);
  } catch (error) {
    throw new StartError(`Cannot read ${path}: ${errorMessage(error)}`);
  }
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new StartError(`Cannot read ${path}: it is not a file.`);
    if (facts.size > MAX_BYTES) {
      throw new StartError(`${path} is larger than ${MAX_BYTES / 1024 / 1024} MiB.`);
    }
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

function parseJson(path: string, written: string): unknown {
  // Editors on Windows put a byte order mark in front.
  const text = written.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StartError(`${path} is not valid JSON: see ${jsonFaultPlace(text)}.`);
  }
}

/** Parses what a file holds. Throws StartError with every problem. */
export function parseFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new StartError(`${path} is not valid`, { problems: formatIssues(parsed.error) });
}
