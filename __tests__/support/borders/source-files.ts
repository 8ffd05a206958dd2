import { globSync, statSync } from 'node:fs';

/** Every file in these folders, at any depth, as the repository has it. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**`))
    .filter((path) => statSync(path).isFile())
    .toSorted();
}
