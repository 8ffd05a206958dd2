/** Published programs, in processes of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What is kept of the output: the heap is measured meanwhile. */
const MAX_OUTPUT = 100_000;

export const packageFile = (path: string) => join(import.meta.dirname, 'node_modules', path);

/** Starts a file by Node. */
export function start(file: string, args: readonly string[], env: object = {}, cwd?: string) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-MAX_OUTPUT);
    });
  }
  /** Resolves to the exit code and the output. */
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  /** Resolves to what the output says at a pattern. Throws if the program ends before. */
  const until = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const [found] = pattern.exec(output) ?? [];
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(`${file} has ended: ${output}`);
      await wait(10);
    }
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { ended, until, kill };
}
