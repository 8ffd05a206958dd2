import { readWorkspaceFile } from './workspace-file.ts';

/** Far above any list of servers. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Text of the file that names the servers. A workflow may name one that a step before has made
 * elsewhere, by an absolute path.
 * @throws what `readWorkspaceFile` throws.
 */
export function readMcpConfigText(file: string, workspace: string): Promise<string> {
  return readWorkspaceFile(file, { workspace, maxBytes: MAX_BYTES, absoluteAnywhere: true });
}
