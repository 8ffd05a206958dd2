import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runAsServerUser } from '../sandbox/other-user.ts';
import type { SandboxPlan } from '../sandbox/sandbox-plan.ts';

/** Where folders of iterations are made. */
export interface IterationFolders {
  /** Makes one, empty, that servers may write to. */
  make(): Promise<string>;
  /** Removes one with all that is in it. */
  remove(folder: string): Promise<void>;
}

const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const;
const MAKE = 'umask 077; exec mktemp -d "$1/iteration-XXXXXX"';
const REMOVE = 'rm -rf -- "$1" 2>/dev/null || { chmod -R u+rwX -- "$1"; rm -rf -- "$1"; }';

/** What caches keep is often write-protected, which keeps it from being removed. */
function makeWritable(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
  }
}

/** Folders that belong to whom servers run as. */
export function iterationFolders(
  { confinement }: SandboxPlan,
  temporaryFolder: string,
): IterationFolders {
  if (confinement.kind === 'user') {
    // Their home goes with all that is in it, however the service ends.
    const { sudo, home } = confinement;
    return {
      async make() {
        const folder = (await runAsServerUser(sudo, MAKE, [home])).trim();
        if (folder === '') throw new Error(`no folder can be made in ${home}`);
        return folder;
      },
      remove: async (folder) => void (await runAsServerUser(sudo, REMOVE, [folder])),
    };
  }
  const made = new Set<string>();
  const removeAll = () => {
    for (const folder of made) {
      try {
        rmSync(folder, REMOVAL);
      } catch {
        // Nobody is left to tell of it, and how the service ends is not to depend on it.
      }
    }
  };
  return {
    async make() {
      const folder = await mkdtemp(join(await realpath(temporaryFolder), 'iteration-'));
      if (made.size === 0) process.on('exit', removeAll);
      made.add(folder);
      return folder;
    },
    async remove(folder) {
      try {
        await rm(folder, REMOVAL);
      } catch {
        makeWritable(folder);
        await rm(folder, REMOVAL);
      }
      made.delete(folder);
      if (made.size === 0) process.off('exit', removeAll);
    },
  };
}
