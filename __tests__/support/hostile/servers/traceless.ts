import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Id of the process that has started another one. */
export const parentOf = (pid: number): number =>
  Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);

/** Id of the service that a server belongs to: a process of its lane stands between them. */
export const serviceOf = (): number => parentOf(process.ppid);

/**
 * Starts a program by which nothing tells who started it: in a session of its own, after what
 * started it has ended, and without the mark of the server.
 */
export function startTraceless(
  program: readonly string[],
  { output, env }: { output: number | 'ignore'; env: NodeJS.ProcessEnv },
): void {
  const { EVAL_SERVER_MARK: _mark, ...unmarked } = env;
  spawn('/bin/sh', ['-c', '"$@" &', 'sh', ...program], {
    detached: true,
    stdio: ['ignore', output, output],
    env: unmarked,
  }).unref();
}
