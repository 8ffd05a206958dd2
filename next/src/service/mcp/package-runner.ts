import type { ServerEntry } from '../../api/servers-file.ts';

/** The npm package that a server is downloaded as; null if it is none. */
export function packageOf(server: ServerEntry): string | null {
  if ('url' in server || !/(?:^|[\\/])npx(?:\.\w+)?$/.test(server.command)) return null;
  return server.args.find((arg) => !arg.startsWith('-')) ?? null;
}
