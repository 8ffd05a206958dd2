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
 * Where a file that names MCP servers has each of them, as `line:column`; null where that cannot be told.
 */
export async function serverPlaces(text: string): Promise<(name: string) => string | null> {
  const read = await parseJsonc(text);
  if ('fault' in read) return () => null;
  const key = serversKeyOf(read.value);
  return (name) => (key === null ? null : read.placeOf([key, name]));
}

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
