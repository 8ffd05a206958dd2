import { dirname, resolve } from 'node:path';
import { serversFileValue, serversIn } from '../../jsonc/servers-file.ts';
import { resolveReferences, withEditorVariables } from '../../redaction/references.ts';
import type { Environment } from '../environment.ts';

/** What a path within a shell's line, a list or an address, or behind an option's name, ends at. */
const BETWEEN_WORDS = /[\s"'`;|&()<>=,:]+/;
const MAX_PLACES = 500;
/** No system opens a longer path. */
export const MAX_PATH_LENGTH = 4_096;

/**
 * Paths that the servers of a configuration may start from: their folders, and whatever in their
 * commands and variables could be one. What is not valid gives none, and is refused where it is started.
 * @returns absolute paths; few of them need exist.
 */
export async function serverPlaces(
  configuration: string,
  configPath: string,
  { environment, workspace }: { environment: Environment; workspace: string },
): Promise<{ folders: string[]; words: string[] }> {
  const folders = new Set<string>();
  const words = new Set<string>();
  const home = dirname(configPath);
  const known = withEditorVariables(environment, workspace);
  const expand = (text: string) => expanded(text, known);
  for (const { command, args, variables, cwd } of await serversOf(configuration)) {
    const folder = cwd === null ? workspace : resolve(home, expand(cwd));
    if (cwd !== null) folders.add(folder);
    // Nothing starts in such a folder.
    if (folder.length > MAX_PATH_LENGTH) continue;
    for (const text of [command, ...args, ...variables].map(expand)) addWords(text, folder, words);
  }
  return { folders: [...folders], words: [...words] };
}

/** Paths that commands of a suite may start from, in the same way; they run in the workspace. */
export function commandPlaces(
  commands: readonly (string | readonly string[])[],
  { environment, workspace }: { environment: Environment; workspace: string },
): string[] {
  const words = new Set<string>();
  for (const text of commands.flat()) addWords(expanded(text, environment), workspace, words);
  return [...words];
}

function addWords(text: string, folder: string, words: Set<string>): void {
  for (const word of [text, ...text.split(BETWEEN_WORDS)]) {
    const isPath = word !== '' && word.length <= MAX_PATH_LENGTH;
    if (isPath && words.size < MAX_PLACES) words.add(resolve(folder, word));
  }
}

interface StartedServer {
  command: string;
  args: string[];
  variables: string[];
  cwd: string | null;
}

async function serversOf(configuration: string): Promise<StartedServer[]> {
  return Object.values(serversIn(await serversFileValue(configuration))).map((server) => {
    const { command, args, env, cwd } = recordOf(server);
    return {
      command: typeof command === 'string' ? command : '',
      args: Array.isArray(args) ? textsOf(args) : [],
      variables: textsOf(Object.values(recordOf(env))),
      cwd: typeof cwd === 'string' ? cwd : null,
    };
  });
}

const textsOf = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string');

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function expanded(text: string, environment: Environment): string {
  return resolveReferences(
    text,
    ({ variable, fallback = '' }) => environment[variable] || fallback,
  );
}
