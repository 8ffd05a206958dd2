import type { LocatedJson } from '../../jsonc/jsonc-text.ts';
import { isRecord, type ServersKey } from '../../jsonc/servers-file.ts';
import { meantName, slipsBetween } from '../../text/meant-name.ts';
import { kindOf } from './server-schemas.ts';
import type { StartProblem } from './start-error.ts';

/** The least that starts a server. */
const EXAMPLE =
  '{ "mcpServers": { "my-server": { "command": "node", "args": ["dist/server.js"] } } }';

/** Below which other programs list servers that look alike. */
const OTHER_KEYS: readonly (readonly string[])[] = [
  ['context_servers'],
  ['mcp', 'servers'],
  ['mcp', 'mcpServers'],
  ['mcp'],
];

/** What is wrong with a file that has no servers where they are looked for. */
export function otherShape(file: LocatedJson, key: ServersKey | null): StartProblem {
  const { value } = file;
  if (key !== null) {
    return {
      place: file.placeOf([key]),
      message: `${key}: must be an object that has the servers by name. Example: ${EXAMPLE}`,
    };
  }
  if (!isRecord(value)) {
    return {
      place: file.placeOf([]),
      message: `must be an object that names the servers, not ${kindOf(value)}. Example: ${EXAMPLE}`,
    };
  }
  const elsewhere = serversElsewhere(value);
  if (elsewhere === null) {
    return { place: null, message: `has no \`mcpServers\`, which names them. Example: ${EXAMPLE}` };
  }
  const message =
    elsewhere.length === 0
      ? `has servers and no \`mcpServers\` around them. Example: ${EXAMPLE}`
      : `has servers below \`${elsewhere.join('.')}\`; call it \`mcpServers\`, at the top of the file.`;
  return { place: file.placeOf(elsewhere), message };
}

/** Where a file has what looks like servers: below which keys, none where it is nothing else. */
function serversElsewhere(file: Readonly<Record<string, unknown>>): readonly string[] | null {
  const misspelt = Object.keys(file).filter((key) => isMeantFor(key, 'mcpServers'));
  const paths = [...misspelt.map((key) => [key]), ...OTHER_KEYS, []];
  return paths.find((path) => looksLikeServers(valueAt(file, path))) ?? null;
}

const isMeantFor = (key: string, word: string) => meantName(key, [word]) === word;

function valueAt(file: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), file);
}

function looksLikeServers(value: unknown): boolean {
  const members = isRecord(value) ? Object.values(value) : [];
  return members.some((member) => isRecord(member) && ('command' in member || 'url' in member));
}

/** Words of other programs for an address, and for what is to be run. */
const OTHER_WORDS: readonly (readonly [string, string])[] = [
  ['serverUrl', 'url'],
  ['httpUrl', 'url'],
  ['endpoint', 'url'],
  ['uri', 'url'],
  ['cmd', 'command'],
  ['path', 'command'],
  ['program', 'command'],
  ['executable', 'command'],
];

/** What of a server without a command and an address may have been meant for one; begins with a stop. */
export function otherWords(server: Readonly<Record<string, unknown>>): string {
  const known = OTHER_WORDS.find(([word]) => word in server);
  const near = ['command', 'url'].flatMap((word) =>
    Object.keys(server)
      .filter((key) => isMeantFor(key, word))
      .map((key) => [key, word] as const),
  );
  const [meant] = known === undefined ? near : [known];
  return meant === undefined ? '' : `. It has \`${meant[0]}\`; call that \`${meant[1]}\`.`;
}

/** What a server may have, and what else people and other programs call it. */
export const LOCAL_WORDS: Readonly<Record<string, readonly string[]>> = {
  args: ['arg', 'arguments', 'argv'],
  env: ['envs', 'environment', 'environ', 'envVars'],
  cwd: ['workingDirectory', 'working_directory', 'workingDir', 'working_dir', 'workdir'],
  disabled: ['disable'],
};
export const REMOTE_WORDS: Readonly<Record<string, readonly string[]>> = {
  headers: ['header', 'httpHeaders', 'http_headers', 'requestHeaders'],
  disabled: ['disable'],
};

/**
 * Words of a server that stand for what it would go without. Whatever else it has is another program's.
 */
export function strangeWords(
  server: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, readonly string[]>>,
): { path: string[]; message: string }[] {
  return Object.keys(server).flatMap((key) => {
    const meant = Object.keys(words).find(
      (word) => !(word in server) && (words[word]?.includes(key) || isSlipOf(key, word)),
    );
    if (meant === undefined) return [];
    return { path: [key], message: `is nothing that is read here. Did you mean \`${meant}\`?` };
  });
}

/** A slip of the keyboard, in words that are long enough to be no other one then. */
const isSlipOf = (key: string, word: string) =>
  key !== word && word.length > 3 && slipsBetween(key, word) <= Math.floor(word.length / 4);
