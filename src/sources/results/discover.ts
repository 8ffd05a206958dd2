import { createHash } from 'node:crypto';
import { glob, open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { errorCode } from '../../lib/errors.ts';
import { type ResultsFailure, resultsFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { MAX_BYTES, READ_FLAGS } from './read/read-file.ts';

export interface FoundFile {
  /** Relative to the workspace, with `/`. */
  path: string;
  /** Absolute, without links. A link that leads nowhere stays one. */
  real: string;
  /** Epoch milliseconds; null if the file cannot be reached. */
  modifiedAt: number | null;
  /** Bytes; null for what no reader takes. */
  size: number | null;
}

/** What globs match. All lists of files are ordered by path. */
export interface Found {
  /** Each file and each content once. */
  files: FoundFile[];
  /** Other lines that match nothing in the workspace. */
  unmatched: string[];
  /** Lines that are folders; an empty one if there is no line. */
  folders: string[];
  /** Matches that are left out: they are outside the workspace, or listed already. */
  warnings: ResultsFailure[];
  /** Files that may be meant, if nothing matches. */
  near: string[];
}

const MAX_FILES = 10_000;
/** What looks like a result file. */
const USUAL =
  '**/{{junit,TEST-,test-results,test-report,report,results,xunit}*.xml,*{junit,results,-report}.{xml,json}}';

/** Finds the files of globs: one a line, `!` excludes, `#` comments. Throws FailureError. */
export async function discover(globs: string, workspace: string): Promise<Found> {
  const root = await realpath(workspace);
  const inRoot = (pattern: string): string => {
    if (!isAbsolute(pattern)) return pattern.replace(/^\.\//, '');
    return relative(pattern.startsWith(workspace + sep) ? workspace : root, pattern);
  };
  const lines = globs.split('\n').map((line) => line.trim());
  const exclude = lines.filter((line) => line.startsWith('!')).map((line) => inRoot(line.slice(1)));
  const matches = new Map<string, Match>();
  const found: Found = { files: [], unmatched: [], folders: [], warnings: [], near: [] };
  if (!lines.some((line) => /^[^!#]/.test(line))) found.folders.push('');
  for (const line of lines.filter((one) => /^[^!#]/.test(one))) {
    let isMatched = false;
    for await (const name of glob(inRoot(line), { cwd: root, exclude })) {
      const full = resolve(root, name);
      const path = relative(root, full).replaceAll(sep, '/');
      const match = matches.get(path) ?? (await lookAt(full, path, root));
      matches.set(path, match);
      isMatched ||= match.kind === 'file';
      if (matches.size <= MAX_FILES) continue;
      throw new FailureError(resultsFailure('too-many-files', { listed: MAX_FILES }));
    }
    if (isMatched) continue;
    const { kind } = await lookAt(resolve(root, inRoot(line)), line, root);
    (kind === 'folder' ? found.folders : found.unmatched).push(line.replace(/\/$/, ''));
  }
  const known = new Map<string, string>();
  const ofSize = Map.groupBy(matches.values(), ({ size }) => size);
  for (const match of [...matches.values()].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const { path: file, real, kind, size } = match;
    const content = ofSize.get(size)?.length === 1 ? real : await contentOf(match);
    const detail = known.get(content);
    if (kind === 'outside') found.warnings.push(resultsFailure('outside', { file }));
    else if (kind === 'folder') continue;
    else if (detail !== undefined) found.warnings.push(resultsFailure('copies', { file, detail }));
    else {
      found.files.push(match);
      known.set(content, file);
    }
  }
  if (found.files.length === 0) {
    const near = glob(USUAL, { cwd: root, exclude: ['**/node_modules', '**/vendor'] });
    found.near = (await Array.fromAsync(near)).sort().slice(0, 5);
  }
  return found;
}

interface Match extends FoundFile {
  kind: 'file' | 'folder' | 'outside';
}

/** What cannot be reached is a file too: its results are missing, and its reader says why. */
async function lookAt(full: string, path: string, root: string): Promise<Match> {
  const isInside = (one: string) => `${one}${sep}`.startsWith(root + sep);
  const match: Match = { path, real: full, modifiedAt: null, kind: 'file', size: null };
  try {
    if (isInside(full)) match.real = await realpath(full);
    if (!isInside(match.real)) return { ...match, kind: 'outside' };
    const stats = await stat(match.real);
    match.modifiedAt = stats.mtimeMs;
    if (stats.isDirectory()) match.kind = 'folder';
    if (stats.isFile() && stats.size <= MAX_BYTES) match.size = stats.size;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
  }
  return match;
}

/** What tells the content of a file from others: a hash, else the path. */
async function contentOf({ real, size }: Match): Promise<string> {
  if (size === null) return real;
  const hash = createHash('sha256');
  try {
    const file = await open(real, READ_FLAGS);
    for await (const chunk of file.createReadStream()) hash.update(chunk);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return real;
  }
  return hash.digest('hex');
}
