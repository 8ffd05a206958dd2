import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Execution } from '../../api/resources/execution.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import type { Surroundings } from '../surroundings.ts';

const FOLDER = `\${ITERATION_TMP}`;

/** Whether a server is started anew in a folder of its own for each iteration. */
export const needsFolder = (entry: ServerEntry, _execution: Execution = {}): boolean =>
  JSON.stringify(entry).includes(FOLDER);

/** A server that starts with a folder. */
export function inFolder(entry: ServerEntry, folder: string): ServerEntry {
  const path = JSON.stringify(folder).slice(1, -1);
  return JSON.parse(JSON.stringify(entry).replaceAll(FOLDER, () => path));
}

/** Makes an empty folder. */
export const makeFolder = (_surroundings: Surroundings): Promise<string> =>
  mkdtemp(join(tmpdir(), 'iteration-'));

/** Removes a folder with all that is in it. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true });
