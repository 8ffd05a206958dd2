import { spawn } from 'node:child_process';
import type { Environment } from '../session/environment.ts';

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Opens a file with the program of the platform for it. Its path is logged, for where none is. */
export function openFile(path: string, { logger, variables, workspace }: Environment): void {
  logger.info(path);
  const opener = OPENERS[process.platform] ?? 'xdg-open';
  const options = { detached: true, stdio: 'ignore', env: variables, cwd: workspace } as const;
  const child = spawn(opener, [path], options);
  child.on('error', ({ message }) => logger.debug(message)).unref();
}
