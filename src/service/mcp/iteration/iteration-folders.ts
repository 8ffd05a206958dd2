import { rmSync } from 'node:fs';
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
      remove: async (folder) => void (await runAsServerUser(sudo, 'rm -rf -- "$1"', [folder])),
    };
  }
  const made = new Set<string>();
  const removeAll = () => {
    for (const folder of made) rmSync(folder, REMOVAL);
  };
  return {
    async make() {
      const folder = await mkdtemp(join(await realpath(temporaryFolder), 'iteration-'));
      if (made.size === 0) process.on('exit', removeAll);
      made.add(folder);
      return folder;
    },
    async remove(folder) {
      await rm(folder, REMOVAL);
      made.delete(folder);
      if (made.size === 0) process.off('exit', removeAll);
    },
  };
}
