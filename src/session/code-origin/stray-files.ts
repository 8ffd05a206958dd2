import { createHash } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { lstat, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CommitFile } from '../../model/commit-origin.ts';
import { errorCode } from '../../trouble/errors.ts';

/** What an install fetches by the lists of the commit. */
const FETCHED = new Set(['node_modules', '.venv', 'venv', '__pycache__']);

/**
 * The first file of a checkout that is not as its commit has it: changed, or not in it at all, as
 * what a step unpacked or built there.
 * @param others further checkouts in it, which are passed over.
 * @returns its path in the checkout; null where there is none.
 */
export async function findStrayFile(
  checkout: string,
  files: ReadonlyMap<string, CommitFile>,
  others: ReadonlySet<string>,
): Promise<string | null> {
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await entriesOf(join(checkout, folder));
    if (entries === null) return folder;
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (path === '.git' || others.has(join(checkout, path))) continue;
      if (entry.isDirectory()) {
        if (!FETCHED.has(entry.name)) folders.push(path);
      } else if (await isStray(join(checkout, path), files.get(path))) {
        return path;
      }
    }
  }
  return null;
}

/** Whether a single file is not as the commit has it, so far as it can be read. */
export async function isStray(path: string, file: CommitFile | undefined): Promise<boolean> {
  if (file === undefined) return true;
  try {
    return await differs(path, file);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return true;
  }
}

/** Null where nobody can say what is in it. */
async function entriesOf(folder: string): Promise<Dirent[] | null> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return null;
  }
}

async function differs(path: string, file: CommitFile): Promise<boolean> {
  const stats = await lstat(path);
  if (stats.isSymbolicLink()) {
    const target = await readlink(path, { encoding: 'buffer' });
    return (
      !file.isLink || gitHash(file.sha, target.length).update(target).digest('hex') !== file.sha
    );
  }
  if (!stats.isFile() || file.isLink || stats.size !== file.size) return true;
  const hash = gitHash(file.sha, stats.size);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') !== file.sha;
}

/** The hash by which git knows a content, in the format of the repository. */
function gitHash(like: string, size: number) {
  return createHash(like.length === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`);
}
