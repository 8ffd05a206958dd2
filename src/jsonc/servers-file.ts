import { parseJsonc } from './jsonc-text.ts';

/** Below which agents and editors list their MCP servers, in the same way. The first that is there counts. */
export const SERVERS_KEYS = ['mcpServers', 'servers'] as const;
export type ServersKey = (typeof SERVERS_KEYS)[number];

/** Which key of a file has the servers; null where there is none. */
export function serversKeyOf(file: unknown): ServersKey | null {
  if (!isRecord(file)) return null;
  return SERVERS_KEYS.find((key) => Object.hasOwn(file, key)) ?? null;
}

/** Servers of a file by their names, as they are written; none where the file is no list of servers. */
export function serversIn(file: unknown): Readonly<Record<string, unknown>> {
  const key = serversKeyOf(file);
  const servers = key === null || !isRecord(file) ? undefined : file[key];
  return isRecord(servers) ? servers : {};
}

/** What a file holds; null where it is not valid, of which whoever reads it for good tells. */
export async function serversFileValue(text: string): Promise<unknown> {
  const read = await parseJsonc(text);
  return 'fault' in read ? null : read.value;
}

/**
 * Where a file that names MCP servers has each of them, as `line:column`, or the part that is told about,
 * where that begins with its path (`env.TOKEN: …`); null where it cannot be told.
 */
export async function serverPlaces(
  text: string,
): Promise<(name: string, told?: string) => string | null> {
  const read = await parseJsonc(text);
  if ('fault' in read) return () => null;
  const key = serversKeyOf(read.value);
  const servers = serversIn(read.value);
  return (name, told = '') => {
    if (key === null) return null;
    const server = Object.hasOwn(servers, name) ? servers[name] : undefined;
    return read.placeOf([key, name, ...partToldOf(server, told)]);
  };
}

/** What of a server is taken as it stands, or not at all, and was likely meant otherwise. */
export interface ServerDoubt {
  name: string;
  place: string;
  /** A file with variables, as editors read it; or a text, such as `env.TOKEN`. */
  what: { envFile: true } | { variable: string };
}

/** A variable as a shell writes it, or Windows, and nothing else. */
const LONE_VARIABLE = /^(?:Bearer )?(?:\$[A-Z][A-Z\d_]{0,63}|%[A-Z][A-Z\d_]{0,63}%)$/;
/** What of a server is made of variables most of the time. */
const OF_VARIABLES = ['env', 'headers'] as const;

/** What of its servers whoever wrote a file likely meant otherwise. */
export async function serverDoubts(text: string): Promise<ServerDoubt[]> {
  const read = await parseJsonc(text);
  if ('fault' in read) return [];
  const key = serversKeyOf(read.value) ?? '';
  return Object.entries(serversIn(read.value)).flatMap(([name, server]): ServerDoubt[] => {
    if (!isRecord(server)) return [];
    const file = server['envFile'] === undefined ? [] : [['envFile']];
    const texts = OF_VARIABLES.flatMap((part) => loneVariables(server[part], part));
    return [...file, ...texts].map((path) => ({
      ...{ name, place: read.placeOf([key, name, ...path]) },
      what: path.length === 1 ? { envFile: true } : { variable: path.join('.') },
    }));
  });
}

const loneVariables = (value: unknown, part: string): string[][] =>
  Object.entries(isRecord(value) ? value : {})
    .filter(([, text]) => typeof text === 'string' && LONE_VARIABLE.test(text))
    .map(([name]) => [part, name]);

/** The part of a value whose path a text begins with. */
function partToldOf(value: unknown, told: string): (string | number)[] {
  const isOf = (part: string) => told.startsWith(part) && /^[:.[]/.test(told.slice(part.length));
  const found = Array.isArray(value)
    ? value.map((item, index) => [index, `[${index}]`, item] as const)
    : Object.entries(isRecord(value) ? value : {}).map(([at, item]) => [at, at, item] as const);
  const part = found.find(([, written]) => isOf(written));
  if (part === undefined) return [];
  const [at, written, inside] = part;
  return [at, ...partToldOf(inside, told.slice(written.length).replace(/^\./, ''))];
}

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
