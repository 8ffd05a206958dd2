import { constants, type Stats } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { decodedText } from '../../text/decoded-text.ts';
import { ExpectedError } from '../../trouble/errors.ts';

/** A file that an input names and that is not read, with why; nothing of what it holds. */
export class UnfitFileError extends ExpectedError {
  override readonly name = 'UnfitFileError';
  override readonly nature = 'configuration';
}

/** A folder where a file is wanted. */
export class FolderError extends UnfitFileError {}

export interface WorkspaceFileOptions {
  workspace: string;
  maxBytes: number;
  /** Whether a path that is written as an absolute one may lead anywhere, as its author wants. */
  absoluteAnywhere: boolean;
}

/** A pipe that nobody writes to is opened at once, rather than waited for. */
const WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a file that an input names. What lies in the workspace was written by whoever wrote the
 * code: a link there, of the file or of a folder on the way, may lead nowhere else. It is opened
 * once, and what was opened is what is looked at and read.
 * @param file as written, relative to the workspace.
 * @throws UnfitFileError, or what the file system throws for a file that is not there.
 */
export async function readWorkspaceFile(
  file: string,
  { workspace, maxBytes, absoluteAnywhere }: WorkspaceFileOptions,
): Promise<string> {
  const path = resolve(workspace, file);
  const root = await realpath(workspace);
  const anywhere =
    absoluteAnywhere && isAbsolute(file) && ![workspace, root].some((it) => isInside(path, it));
  const handle = await open(path, WITHOUT_WAITING);
  try {
    const opened = await handle.stat();
    if (!anywhere && !(await liesInside(path, opened, root))) {
      throw new UnfitFileError(
        `\`${file}\` lies outside the workspace; only files of the repository are read.`,
      );
    }
    if (opened.isDirectory()) throw new FolderError(`\`${file}\` is a folder, and no file.`);
    if (!opened.isFile()) throw new UnfitFileError(`\`${file}\` is not a file.`);
    if (opened.size > maxBytes) {
      throw new UnfitFileError(`\`${file}\` is larger than ${maxBytes / 1024 / 1024} MiB.`);
    }
    const read = decodedText(await handle.readFile());
    if ('fault' in read) throw new UnfitFileError(`\`${file}\` ${read.fault}`);
    return read.text;
  } finally {
    await handle.close();
  }
}

/** Whether what was opened by the path is what lies at its true place, and that in the folder. */
async function liesInside(path: string, opened: Stats, root: string): Promise<boolean> {
  const real = await realpath(path);
  if (!isInside(real, root) && real !== root) return false;
  const there = await stat(real);
  return there.dev === opened.dev && there.ino === opened.ino;
}

/** Whether a path lies in a folder and is not that folder. Neither need exist. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
