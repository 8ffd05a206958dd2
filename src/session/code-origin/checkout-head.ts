import { lstat, open, readdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { errorCode } from '../../trouble/errors.ts';
import { isInside } from '../workspace/workspace-file.ts';

/** What a checkout says is checked out in it. */
export type CheckoutHead =
  | {
      kind: 'commit';
      sha: string;
      /** Branches it is said to be of: whoever made the checkout chose these names. */
      branches: string[];
      /** Pull requests it is said to be of, likewise. */
      pullRequests: number[];
    }
  /** It is a submodule of the checkout around it, which chose its commit. */
  | { kind: 'submodule' }
  | { kind: 'unknown'; reason: string };

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What git allows in no name, by `git check-ref-format`. */
const NOT_IN_A_REF = /\.\.|@\{|[\s\p{Cc}~^:?*[\\]/u;
const SMALL_FILE_BYTES = 16_384;
const PACKED_REFS_BYTES = 64 * 1024 * 1024;
const MAX_SYMBOLIC_STEPS = 5;
const MAX_PULL_REQUESTS = 5;

/** Something of a checkout is not as git leaves it; the message says what. */
class OddCheckout extends Error {}

/**
 * Reads the commit of a folder that has a `.git`, without running git: its configuration and hooks
 * are the checkout's own, and may run programs. Never throws for what lies in the checkout.
 * @param folder absolute and without links.
 * @param workspace likewise.
 */
export async function readCheckoutHead(folder: string, workspace: string): Promise<CheckoutHead> {
  try {
    const entry = join(folder, '.git');
    const stats = await lstat(entry);
    if (stats.isSymbolicLink()) throw new OddCheckout('its `.git` is a link');
    if (stats.isFile()) return await readLinked(entry, folder, workspace);
    if (!stats.isDirectory()) throw new OddCheckout('its `.git` is neither a folder nor a file');
    return await readGitFolder(entry);
  } catch (error) {
    if (error instanceof OddCheckout) return { kind: 'unknown', reason: error.message };
    if (errorCode(error) === undefined) throw error;
    return { kind: 'unknown', reason: `its \`.git\` cannot be read (${errorCode(error)})` };
  }
}

async function readGitFolder(gitFolder: string): Promise<CheckoutHead> {
  const packed = await readPackedRefs(gitFolder);
  const { sha, branch } = await resolveHead(gitFolder, packed);
  const refs = (await looseNames(gitFolder)).concat([...packed.keys()]);
  return {
    kind: 'commit',
    sha,
    branches: branch === null ? [] : [branch],
    pullRequests: pullRequestsOf(refs),
  };
}

async function resolveHead(
  gitFolder: string,
  packed: ReadonlyMap<string, string>,
): Promise<{ sha: string; branch: string | null }> {
  let name = 'HEAD';
  let branch: string | null = null;
  for (let step = 0; step <= MAX_SYMBOLIC_STEPS; step += 1) {
    const text = (await readRef(gitFolder, name)) ?? packed.get(name);
    if (text === undefined) throw new OddCheckout(`\`${name}\` has no commit`);
    if (COMMIT.test(text)) return { sha: text, branch };
    const target = /^ref:[ \t]*(\S.*)$/.exec(text)?.[1] ?? '';
    if (!isRef(target)) throw new OddCheckout('its HEAD is no commit and names no branch');
    branch ??= /^refs\/heads\/(.+)$/.exec(target)?.[1] ?? null;
    name = target;
  }
  throw new OddCheckout('its HEAD goes in circles');
}

/** Whether it is the name of a ref, which never leads out of the folder of refs. */
function isRef(name: string): boolean {
  const [first, ...parts] = name.split('/');
  const sound = (part: string) =>
    part !== '' && !part.startsWith('.') && !part.endsWith('.') && !part.endsWith('.lock');
  return first === 'refs' && parts.length > 0 && parts.every(sound) && !NOT_IN_A_REF.test(name);
}

/** Text of a loose ref; undefined where there is none. */
async function readRef(gitFolder: string, name: string): Promise<string | undefined> {
  const path = join(gitFolder, name);
  try {
    // A link within `refs` could lead to a ref of another checkout.
    if ((await realpath(path)) !== path) throw new OddCheckout(`its \`${name}\` is a link`);
    return await readSmall(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

async function readPackedRefs(gitFolder: string): Promise<Map<string, string>> {
  const path = join(gitFolder, 'packed-refs');
  const refs = new Map<string, string>();
  try {
    const stats = await lstat(path);
    if (!stats.isFile()) throw new OddCheckout('its `packed-refs` is no file');
    if (stats.size > PACKED_REFS_BYTES) throw new OddCheckout('its `packed-refs` is too large');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return refs;
    throw error;
  }
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    const space = line.indexOf(' ');
    const name = line.slice(space + 1).trimEnd();
    const sha = line.slice(0, Math.max(space, 0));
    if (COMMIT.test(sha) && isRef(name)) refs.set(name, sha);
  }
  return refs;
}

/** Names of loose refs that a checkout of a pull request leaves. */
async function looseNames(gitFolder: string): Promise<string[]> {
  const folder = join(gitFolder, 'refs/remotes/pull');
  try {
    return (await readdir(folder)).map((number) => `refs/remotes/pull/${number}/merge`);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return [];
    throw error;
  }
}

function pullRequestsOf(refs: readonly string[]): number[] {
  const numbers = refs.flatMap((name) => {
    const digits = /^refs\/(?:remotes\/)?pull\/([1-9]\d{0,8})\//.exec(name)?.[1];
    return digits === undefined ? [] : Number(digits);
  });
  return [...new Set(numbers)].slice(0, MAX_PULL_REQUESTS);
}

/**
 * A `.git` file leads to a folder elsewhere, which anyone who writes such a file may choose: it
 * counts where that folder, in the workspace, leads back.
 */
async function readLinked(entry: string, folder: string, workspace: string): Promise<CheckoutHead> {
  const written = /^gitdir: (.+)$/.exec(await readSmall(entry))?.[1];
  if (written === undefined) throw new OddCheckout('its `.git` file names no folder');
  const gitFolder = await realpath(resolve(folder, written));
  if (!isWithin(gitFolder, workspace)) {
    throw new OddCheckout('its `.git` file leads out of the workspace');
  }
  const owner = /^(.*)\/\.git\/(modules|worktrees)\/./.exec(gitFolder.replaceAll(sep, '/'));
  const [, parent = '', kind] = owner ?? [];
  if (owner === null || !(await lstat(join(parent, '.git'))).isDirectory()) {
    throw new OddCheckout('its `.git` file leads to no submodule and no worktree');
  }
  if (kind === 'worktrees') {
    const back = await readSmall(join(gitFolder, 'gitdir'));
    if (resolve(gitFolder, back) !== entry) throw new OddCheckout(NOT_BACK);
    return readWorktree(gitFolder, join(parent, '.git'));
  }
  const config = await readSmall(join(gitFolder, 'config'));
  const back = /^[ \t]*worktree[ \t]*=[ \t]*(\S.*)$/m.exec(config)?.[1];
  const leadsBack = back !== undefined && resolve(gitFolder, back) === folder;
  if (!leadsBack || !isWithin(folder, parent)) throw new OddCheckout(NOT_BACK);
  return { kind: 'submodule' };
}

const NOT_BACK = 'its `.git` file leads to a folder of another checkout';

/** HEAD is a worktree's own, all other refs are those of the checkout it was made from. */
async function readWorktree(worktree: string, gitFolder: string): Promise<CheckoutHead> {
  const head = await readSmall(join(worktree, 'HEAD'));
  if (COMMIT.test(head)) return { kind: 'commit', sha: head, branches: [], pullRequests: [] };
  const target = /^ref:[ \t]*(\S.*)$/.exec(head)?.[1] ?? '';
  if (!isRef(target)) throw new OddCheckout('its HEAD is no commit and names no branch');
  const sha = (await readRef(gitFolder, target)) ?? (await readPackedRefs(gitFolder)).get(target);
  if (sha === undefined || !COMMIT.test(sha)) throw new OddCheckout(`\`${target}\` has no commit`);
  const branch = /^refs\/heads\/(.+)$/.exec(target)?.[1];
  return { kind: 'commit', sha, branches: branch === undefined ? [] : [branch], pullRequests: [] };
}

/** A file of git that is never long, without the end of its last line. */
async function readSmall(path: string): Promise<string> {
  // To open a pipe would wait for whoever writes to it.
  if (!(await lstat(path)).isFile()) throw new OddCheckout('a file of its `.git` is none');
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SMALL_FILE_BYTES + 1), 0);
    if (bytesRead > SMALL_FILE_BYTES) throw new OddCheckout('a file of its `.git` is too long');
    return buffer.toString('utf8', 0, bytesRead).trimEnd();
  } finally {
    await file.close();
  }
}

/** Whether a path is a folder or lies in it. */
export function isWithin(path: string, folder: string): boolean {
  return resolve(path) === resolve(folder) || isInside(path, folder);
}
