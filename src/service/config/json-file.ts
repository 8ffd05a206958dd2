import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { nestsDeeperThan } from '../../contract/json-depth.ts';
import { formatIssues } from '../../contract/validation.ts';
import { StartError, thrownMessage } from '../start-error.ts';

/** Far deeper than any configuration, far from where walking it overflows the stack. */
const MAX_DEPTH = 100;

/** Reads a JSON file. Throws StartError that names the file and what is wrong with it. */
export async function readJsonFile(path: string): Promise<unknown> {
  const value = await parseJsonFile(path);
  if (nestsDeeperThan(value, MAX_DEPTH)) {
    throw new StartError(`${path} nests deeper than ${MAX_DEPTH} levels.`);
  }
  return value;
}

async function parseJsonFile(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new StartError(`Cannot read ${path}: ${thrownMessage(error)}`);
  }
  try {
    // Editors on Windows put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(`${path} is not valid JSON: ${thrownMessage(error)}`);
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
