import { existsSync } from 'node:fs';
import { constants, open, readdir, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { errorCode } from './errors.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { nearestName } from './nearest-name.ts';
import { decode } from './text.ts';

/** Why a file cannot be read. */
export interface Unreadable {
  reason: 'missing' | 'not-a-file' | 'denied' | 'too-large' | 'outside' | 'encoding' | 'merge';
  /** Files that may be meant, as paths relative to the workspace. */
  near: string[];
}

/** Reads a text file of the workspace. Refuses links that lead out, pipes, devices, large files. */
export async function readWorkspaceFile(
  workspace: string,
  path: string,
  maxBytes = MAX_FILE_BYTES,
): Promise<string | Unreadable> {
  const full = resolve(workspace, path);
  try {
    const [root, target] = await Promise.all([realpath(workspace), realpath(full)]);
    const inside = relative(root, target);
    if (inside === '..' || inside.startsWith(`..${sep}`)) return { reason: 'outside', near: [] };
    // Without `O_NONBLOCK` a pipe waits for its writer.
    const file = await open(target, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stats = await file.stat();
      if (!stats.isFile()) return { reason: 'not-a-file', near: [] };
      if (stats.size > maxBytes) return { reason: 'too-large', near: [] };
      const text = decode(await file.readFile(), true);
      return /^<{7} /m.test(text) && /^>{7} /m.test(text) ? { reason: 'merge', near: [] } : text;
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') {
      return { reason: 'missing', near: await filesNear(workspace, path) };
    }
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return { reason: 'encoding', near: [] };
    if (code === 'EACCES' || code === 'ELOOP') return { reason: 'denied', near: [] };
    throw error;
  }
}

/** The file that some of the last 20 parts of a path name, or whose folders and name are nearest. */
async function filesNear(workspace: string, path: string): Promise<string[]> {
  const plain = path.replaceAll(/["']|^- /g, '').replaceAll('\\', '/');
  const parts = plain.split('/').slice(-20);
  const ends = parts.map((_, at) => parts.slice(at).join('/'));
  const meant = ends.find((end) => end !== '' && existsSync(resolve(workspace, end)));
  if (meant !== undefined) return [meant];
  if (isAbsolute(plain)) return [];
  let at = workspace;
  for (const part of parts) {
    const names = existsSync(resolve(at, part)) ? [part] : await readdir(at).catch(() => []);
    const nearest = nearestName(part, names);
    if (nearest === undefined) return [];
    at = resolve(at, nearest);
  }
  return [relative(workspace, at)];
}
