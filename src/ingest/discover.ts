import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorMessage } from '../errors.ts';

/** A result file inside the workspace. */
export interface DiscoveredFile {
  /** Relative to the workspace, with forward slashes. */
  name: string;
  /** Absolute, with no symlink in it. */
  path: string;
  bytes: number;
  /** Hexadecimal, of the content. */
  sha256: string;
}

export interface Discovery {
  /** Every file once, by name. Empty: nothing matched; `if-no-files` says what that means. */
  files: DiscoveredFile[];
  /** Files left out because another one has the very same bytes. */
  copies: { name: string; sameAs: string }[];
  /** Matches that are not read, with the reason. */
  refused: { name: string; reason: string }[];
}

/**
 * Finds result files in the workspace.
 *
 * @param patterns newline-separated globs relative to the workspace; `!` excludes, in any order,
 *   and `#` starts a comment line.
 * @throws what the file system throws for the workspace itself.
 */
export async function discoverFiles(patterns: string, workspace: string): Promise<Discovery> {
  const root = await realpath(workspace);
  const discovery: Discovery = { files: [], copies: [], refused: [] };
  const byPath = new Map<string, string>();
  for (const name of await matchNames(patterns, root)) {
    const found = await locate(root, name);
    if ('reason' in found) discovery.refused.push({ name, reason: found.reason });
    else if (found.isFile && !byPath.has(found.path)) byPath.set(found.path, name);
  }
  const byContent = new Map<string, string>();
  for (const [path, name] of byPath) {
    const file = await describe(name, path);
    if ('reason' in file) {
      discovery.refused.push(file);
      continue;
    }
    const sameAs = byContent.get(file.sha256);
    if (sameAs === undefined) {
      byContent.set(file.sha256, name);
      discovery.files.push(file);
    } else discovery.copies.push({ name, sameAs });
  }
  return discovery;
}

async function matchNames(patterns: string, root: string): Promise<string[]> {
  const lines = patterns.split('\n').map((line) => line.trim());
  const wanted = lines.filter((line) => line !== '' && !/^[!#]/.test(line));
  const excluded = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim());
  const exclude = excluded.map((pattern) => relativePattern(pattern, root));
  const names = new Set<string>();
  for (const pattern of wanted) {
    const options = { cwd: root, exclude };
    for await (const match of glob(relativePattern(pattern, root), options)) {
      names.add(relative(root, resolve(root, match)).replaceAll(sep, '/'));
    }
  }
  return [...names].sort();
}

/** The globs of `node:fs` are matched against relative names, so an absolute one is made such. */
function relativePattern(pattern: string, root: string): string {
  const plain = pattern.replace(/^(?:\.\/)+/, '');
  return isAbsolute(plain) ? relative(root, plain) : plain;
}

type Located = { path: string; isFile: boolean } | { reason: string };

/** Where a match really lies; symlinks and `..` must not lead out of the workspace. */
async function locate(root: string, name: string): Promise<Located> {
  try {
    const path = await realpath(join(root, name));
    if (!path.startsWith(root + sep)) return { reason: 'lies outside the workspace' };
    return { path, isFile: (await stat(path)).isFile() };
  } catch (error) {
    return { reason: `cannot be read: ${errorMessage(error)}` };
  }
}

async function describe(
  name: string,
  path: string,
): Promise<DiscoveredFile | { name: string; reason: string }> {
  try {
    const { size } = await stat(path);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return { name, path, bytes: size, sha256: hash.digest('hex') };
  } catch (error) {
    return { name, reason: `cannot be read: ${errorMessage(error)}` };
  }
}
