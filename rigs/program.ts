/** Published programs, in processes of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What is kept of the output: the heap is measured meanwhile. */
const MAX_OUTPUT = 100_000;

export const packageFile = (path: string) => join(import.meta.dirname, 'node_modules', path);

/** Starts a file by Node. `ended` resolves to its exit code and output. */
export function start(file: string, args: readonly string[], env: object = {}, cwd?: string) {
  const all = { PATH: process.env['PATH'], ...env };
  const child = spawn(process.execPath, [file, ...args], { cwd, env: all });
  let output = '';
  const add = (chunk: Buffer) => {
    output = (output + chunk).slice(-MAX_OUTPUT);
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', add);
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  /** Resolves to what the output says at a pattern. Throws if the program ends before. */
  const until = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(output) && child.exitCode === null) await wait(10);
    const [found] = pattern.exec(output) ?? [];
    if (found === undefined) throw new Error(`${file} has ended: ${output}`);
    return found;
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { ended, until, kill };
}
