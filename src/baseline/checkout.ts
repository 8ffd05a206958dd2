import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import { headIn } from '../session/checkout.ts';

/**
 * Finds a folder of the workspace that is a checkout of one of these commits, also one that
 * `git worktree` made.
 *
 * @returns its name; null if there is none
 */
export async function findCheckout(
  workspace: string,
  commits: readonly (string | null | undefined)[],
): Promise<string | null> {
  const entries = await readdir(workspace, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const link = await readWorkspaceFile(workspace, join(name, '.git'));
    const linked = typeof link === 'string' ? /^gitdir: ([^\n]*)/.exec(link)?.[1] : undefined;
    const commit = await headIn(resolve(workspace, name, linked ?? '.git'), workspace);
    if (commit && commits.includes(commit)) return name;
  }
  return null;
}
