import { ITERATION_FOLDER } from '../../../contract/cases/execution-settings.ts';
import type { StdioConnection } from '../server-connection.ts';

/** A value with the folder in place of its name, in every text at any depth. */
export function withIterationFolder<Value>(value: Value, folder: string): Value {
  // What comes back differs in its texts alone.
  return replaced(value, folder) as Value;
}

function replaced(value: unknown, folder: string): unknown {
  if (typeof value === 'string') return value.replaceAll(ITERATION_FOLDER, () => folder);
  if (Array.isArray(value)) return value.map((item) => replaced(item, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaced(item, folder)]),
  );
}

/** A local server as it is started with a folder. */
export const startedIn = (connection: StdioConnection, folder: string): StdioConnection => ({
  ...withIterationFolder(connection, folder),
  folder,
});
