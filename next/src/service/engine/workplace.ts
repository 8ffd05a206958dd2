import type { ServerEntry } from '../../api/servers-file.ts';

const VARIABLE = `\${ITERATION_TMP}`;

/** Whether a server names the folder of an iteration. */
export const needsFolder = (server: ServerEntry): boolean =>
  JSON.stringify(server).includes(VARIABLE);

/** The server with the path of a folder where it names it. */
export function inFolder(server: ServerEntry, folder: string): ServerEntry {
  const path = JSON.stringify(folder).slice(1, -1);
  return JSON.parse(JSON.stringify(server).replaceAll(VARIABLE, () => path));
}
