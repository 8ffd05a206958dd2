import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that is in the files of a folder. */
export const filesBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
