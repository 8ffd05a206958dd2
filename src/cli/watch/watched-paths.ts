import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { isRecord, serversFileValue, serversIn } from '../../jsonc/servers-file.ts';

/** What a run depends on, as absolute paths. */
export interface WatchedPaths {
  files: Set<string>;
  /** Folders of which the code counts, at any depth. */
  folders: Set<string>;
}

const DEFAULT_CONFIG = '.mcp.json';
const FILE_INPUTS = ['suite-file', 'gate-file'] as const;
const FOLDER_VARIABLE = /\$\{(?:workspaceFolder|GITHUB_WORKSPACE)\}/g;

/**
 * Suite files, the list of servers, files of variables, and what the commands of these name: a file with the code beside
 * and below it, or a folder. Of what lies in the folder itself that everything runs in, the files alone.
 */
export async function watchedPaths(
  asked: readonly RawInputs[],
  environmentFiles: readonly string[],
  folder: string,
): Promise<WatchedPaths> {
  const named = environmentFiles.map((file) => path.resolve(folder, file));
  const found: WatchedPaths = { files: new Set(named), folders: new Set() };
  const configs = new Set<string>();
  for (const raw of asked) {
    for (const input of FILE_INPUTS) {
      const file = raw[input];
      if (file) found.files.add(path.resolve(folder, file));
    }
    configs.add(path.resolve(folder, raw['mcp-config'] || DEFAULT_CONFIG));
  }
  for (const config of configs) {
    found.files.add(config);
    for (const named of await namedInServers(config, folder)) await addNamed(named, folder, found);
  }
  return found;
}

/** Words of the servers' commands that may be paths; none where the file cannot be read, which a run tells. */
async function namedInServers(config: string, folder: string): Promise<string[]> {
  let servers: Readonly<Record<string, unknown>>;
  try {
    servers = serversIn(await serversFileValue(await readFile(config, 'utf8')));
  } catch {
    return [];
  }
  return Object.values(servers)
    .filter(isRecord)
    .flatMap(({ command, args, cwd }) => {
      const known = (word: string) => word.replace(FOLDER_VARIABLE, () => folder);
      const from = typeof cwd === 'string' ? path.resolve(folder, known(cwd)) : folder;
      const words = [command, ...(Array.isArray(args) ? args : [])];
      return words
        .filter((word) => typeof word === 'string' && word !== '' && !word.startsWith('-'))
        .map((word) => path.resolve(from, known(String(word))));
    });
}

async function addNamed(place: string, folder: string, found: WatchedPaths): Promise<void> {
  const within = path.relative(folder, place);
  const steps = within.split(path.sep);
  if (within === '' || steps[0] === '..' || path.isAbsolute(within)) return;
  if (steps.includes('node_modules')) return;
  const stats = await stat(place).catch(() => null);
  if (stats?.isDirectory()) found.folders.add(place);
  if (!stats?.isFile()) return;
  found.files.add(place);
  const beside = path.dirname(place);
  if (beside !== folder) found.folders.add(beside);
}
