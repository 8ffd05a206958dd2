import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { errorCode, errorMessage } from '../../trouble/errors.ts';
import { readMcpConfigText } from './mcp-config-text.ts';
import { isInside } from './workspace-file.ts';

/** A checkout of the base, beside that of the head. */
export interface BaseCheckout {
  /** Absolute, without links. */
  folder: string;
  /** Absolute path of the file that names its servers, and what it holds. */
  mcpConfig: string;
  mcpConfigText: string;
}

/** Why there is no base to run. */
export interface NoBase {
  trouble: string;
}

/**
 * Finds the checkout of the base in a folder of the workspace, and reads what names its servers: the
 * file of the same path as that of the head. Nothing in it is run.
 * @param path of the folder, and
 * @param mcpConfigFile of that file in the head's checkout, as written.
 */
export async function findBaseCheckout(
  path: string,
  mcpConfigFile: string,
  workspace: string,
): Promise<BaseCheckout | NoBase> {
  const named = `\`${path}\``;
  const root = await realpath(workspace);
  const folder = await realFolder(resolve(workspace, path));
  if (folder === null) {
    return {
      trouble: `${named} names no folder; check the base out there, by \`actions/checkout\` with \`path: ${path}\`.`,
    };
  }
  if (!isInside(folder, root)) {
    return { trouble: `${named} is no folder within the workspace, so the base is not there.` };
  }
  const mcpConfig = configOf(folder, mcpConfigFile, [workspace, root]);
  try {
    return { folder, mcpConfig, mcpConfigText: await readMcpConfigText(mcpConfig, folder) };
  } catch (error) {
    const reason =
      errorCode(error) === 'ENOENT'
        ? `there is no \`${relative(folder, mcpConfig)}\`, which would name its servers`
        : errorMessage(error);
    return { trouble: `The servers of ${named} are not known: ${reason}` };
  }
}

/** Null where it is none. */
async function realFolder(path: string): Promise<string | null> {
  try {
    return (await stat(path)).isDirectory() ? await realpath(path) : null;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return null;
  }
}

/** A file that a step has made outside of the checkout names the servers of both. */
function configOf(folder: string, file: string, workspaces: readonly string[]): string {
  if (!isAbsolute(file)) return join(folder, file);
  const around = workspaces.find((workspace) => isInside(file, workspace));
  return around === undefined ? file : join(folder, relative(around, file));
}
