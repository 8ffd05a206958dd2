import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { z } from 'zod';
import { explainIssues, formatPath } from '../../contract/wire/validation.ts';
import { type LocatedJson, parseJsonc } from '../../jsonc/jsonc-text.ts';
import { decodedText } from '../../text/decoded-text.ts';
import { errorMessage } from '../../trouble/errors.ts';
import { StartError } from './start-error.ts';

/** Far above any configuration. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A pipe that nobody writes to is opened at once, rather than waited for. */
const WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a JSON file, which may have comments. Throws StartError that names the file and what is wrong with it, and quotes
 * nothing: the path may lead to any file.
 * @param text what it holds, where it was read already.
 */
export async function readJsonFile(path: string, text?: string): Promise<LocatedJson> {
  const read = await parseJsonc(text ?? (await readText(path)));
  if (!('fault' in read)) return read;
  const { place, fault } = read;
  throw new StartError(`${path} is not valid JSON`, { problems: [{ place, message: fault }] });
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
    const read = decodedText(await handle.readFile());
    if ('fault' in read) throw new StartError(`${path} ${read.fault}`);
    return read.text;
  } finally {
    await handle.close();
  }
}

/** Parses what a file holds. Throws StartError with every problem. */
export function parseFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { value, placeOf }: LocatedJson,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = explainIssues(parsed.error).map(({ path: inside, message }) => ({
    place: placeOf(inside),
    message: inside.length === 0 ? message : `${formatPath(inside)}: ${message}`,
  }));
  throw new StartError(`${path} is not valid`, { problems });
}
