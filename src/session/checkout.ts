import { readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { readWorkspaceFile } from '../lib/workspace-file.ts';

const SUBMODULE = /^gitdir: [^\n]*\.git\/modules\//;
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Reads which commit is checked out, from the folder `.git` of a repository. Runs no git, since a
 * checkout can configure programs for it.
 *
 * @param root the folder must be in it
 * @returns null if the commit is not known; undefined if it is no such folder
 */
async function headIn(repository: string, root: string): Promise<string | null | undefined> {
  const read = (name: string) => readWorkspaceFile(root, join(repository, name));
  const head = await read('HEAD');
  if (typeof head !== 'string') return undefined;
  const branch = /^ref: (refs\/heads\/\S+)$/.exec(head.trim())?.[1];
  const [loose, packed] = branch ? [await read(branch), await read('packed-refs')] : [head];
  const line = `${packed}`.split('\n').find((one) => one.endsWith(` ${branch}`));
  const commit = typeof loose === 'string' ? loose.trim() : (line?.split(' ')[0] ?? '');
  return SHA.test(commit) ? commit : null;
}

/** Reads the commit of a checkout anywhere, also by `git worktree`. Undefined: it is none. */
export async function commitOf(folder: string) {
  const link = await readWorkspaceFile('/', join(folder, '.git'));
  const linked = typeof link === 'string' ? /^gitdir: ([^\n]*)/.exec(link)?.[1] : undefined;
  return headIn(resolve(folder, linked ?? '.git'), '/');
}

/** Reads which commit is checked out around a file or folder of the workspace; null: not known. */
export async function commitAround(path: string, root: string): Promise<string | null> {
  for (let folder = relative(root, resolve(root, path)); ; folder = dirname(folder)) {
    const repository = join(folder, '.git');
    const link = await readWorkspaceFile(root, repository);
    const head = await headIn(repository, root);
    if (head !== undefined) return head;
    // The checkout around a submodule chose its commit.
    const isOpen = typeof link === 'string' ? SUBMODULE.test(link) : link.reason === 'missing';
    if (!isOpen || folder === '.') return null;
  }
}

/** Finds a folder that is a checkout of one of the commits, and notes the others. */
export async function findCheckout(
  workspace: string,
  commits: readonly (string | null | undefined)[],
  note: (folder: string, commit: string) => void,
): Promise<string | null> {
  const entries = await readdir(workspace, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const commit = await commitOf(join(workspace, name));
    if (commit && commits.includes(commit)) return name;
    if (commit) note(name, commit);
  }
  return null;
}
