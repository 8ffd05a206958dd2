import { globSync, statSync } from 'node:fs';

/** Made anew by whatever needs it, and not committed. */
const GENERATED = '/generated/';

/** Every file in these folders, at any depth, as the repository has it. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**`))
    .filter((path) => statSync(path).isFile() && !path.includes(GENERATED))
    .toSorted();
}
