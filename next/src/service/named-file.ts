import { realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type * as z from 'zod';
import { type ParsedFile, parseFile } from '../api/parsed-file.ts';
import type { Variables } from '../lib/variables.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import { parseYaml } from '../lib/yaml.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';

/** A file that an option names, and what its content can refer to. */
export interface NamedFile {
  /** Where a relative path starts. */
  folder: string;
  path: string;
  environment: Variables;
}

/** Reads a text file anywhere, also by a link. */
export async function readAnywhere(full: string) {
  const target = await realpath(full).catch(() => full);
  return readWorkspaceFile(dirname(target), basename(target));
}

/** Reads a file of YAML or JSON, or lists all that is wrong with it. See `parseFile`. */
export async function readNamedFile<Schema extends z.ZodType>(
  { folder, path }: NamedFile,
  pick: (value: unknown) => Schema,
): Promise<ParsedFile<z.output<Schema>> | { problems: Problem[] }> {
  const content = await readAnywhere(resolve(folder, path));
  if (typeof content === 'string') {
    const format = path.endsWith('.json') ? 'JSON' : 'YAML';
    return parseFile(await parseYaml(content), path, format, pick);
  }
  const { reason, near } = content;
  return { problems: [{ place: placeOfFile(path), data: { code: 'unreadable', reason, near } }] };
}
