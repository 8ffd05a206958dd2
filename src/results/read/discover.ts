import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A result file inside the workspace. */
export interface ResultFile {
  /** As people know it: relative to the workspace, with forward slashes. */
  readonly name: string;
  /** Absolute, with no symlink in it where the file can be read. */
  readonly path: string;
}

export interface Discovery {
  /** Every file once, by name. Empty: nothing matched; `if-no-files` says what that means. */
  files: ResultFile[];
  /** Files left out because another one has the very same bytes. */
  copies: { name: string; sameAs: string }[];
  /** Names of matches that are passed over, since they lead out of the workspace. */
  outside: string[];
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
  const discovery: Discovery = { files: [], copies: [], outside: [] };
  const paths = new Set<string>();
  const found: SizedFile[] = [];

  const isInside = (path: string) => path.startsWith(root + sep);

  async function add(name: string): Promise<void> {
    const path = await realpath(join(root, name));
    if (!isInside(path)) discovery.outside.push(name);
    if (!isInside(path) || paths.has(path)) return;
    const facts = await stat(path);
    if (!facts.isFile()) return;
    paths.add(path);
    found.push({ name, path, size: facts.size });
  }

  for (const name of await matchNames(patterns, { root, alias: workspace })) {
    const path = join(root, name);
    if (isInside(path)) {
      // Missing results must not go unnoticed: whoever reads the file is told why it cannot be.
      await add(name).catch(() => found.push({ name, path, size: null }));
    } else discovery.outside.push(name);
  }
  return { ...discovery, ...(await withoutCopies(found)) };
}

/** Size in bytes; null where it is not known. */
type SizedFile = ResultFile & { size: number | null };

/** Only files of one size can be the same, so that most need not be read for it. */
async function withoutCopies(
  found: readonly SizedFile[],
): Promise<Pick<Discovery, 'files' | 'copies'>> {
  const ofSize = new Map<number | null, number>();
  for (const { size } of found) ofSize.set(size, (ofSize.get(size) ?? 0) + 1);
  const files: ResultFile[] = [];
  const copies: Discovery['copies'] = [];
  const byContent = new Map<string, string>();
  for (const { name, path, size } of found) {
    const alone = size === null || ofSize.get(size) === 1;
    // One that cannot be read is told of by whoever reads it.
    const digest = alone ? null : await digestOf(path).catch(() => null);
    const sameAs = digest === null ? undefined : byContent.get(digest);
    if (digest !== null && sameAs === undefined) byContent.set(digest, name);
    if (sameAs === undefined) files.push({ name, path });
    else copies.push({ name, sameAs });
  }
  return { files, copies };
}

/** The workspace without a symlink in its path, and as it is known outside. */
interface Workspace {
  root: string;
  alias: string;
}

async function matchNames(patterns: string, workspace: Workspace): Promise<string[]> {
  const { root } = workspace;
  const lines = patterns.split('\n').map((line) => line.trim());
  const wanted = lines.filter((line) => line !== '' && !/^[!#]/.test(line));
  const excluded = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim());
  const exclude = excluded.map((pattern) => relativePattern(pattern, workspace));
  const names = new Set<string>();
  for (const pattern of wanted) {
    const options = { cwd: root, exclude };
    for await (const match of glob(relativePattern(pattern, workspace), options)) {
      names.add(relative(root, resolve(root, match)).replaceAll(sep, '/'));
    }
  }
  return [...names].sort();
}

/** The globs of `node:fs` are matched against relative names, so an absolute one is made such. */
function relativePattern(pattern: string, { root, alias }: Workspace): string {
  const plain = pattern.replace(/^(?:\.\/)+/, '');
  if (!isAbsolute(plain)) return plain;
  return relative(plain.startsWith(alias + sep) ? alias : root, plain);
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
