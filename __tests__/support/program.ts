/** The terminal program, in this process and in one of its own. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '../../src/cli/program.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import type { Variables } from '../../src/lib/variables.ts';
import { programFile } from './program-file.ts';

export { folderWith } from './folder.ts';

const ENTRY = programFile('scripts/cli.ts');

/** What a program has around it. `log` gets the lines of its log. */
export function environmentIn(workspace: string, log: string[], variables?: Variables) {
  const add = (line: string) => log.push(line);
  return {
    variables: variables ?? process.env,
    workspace,
    logger: { info: add, notice: add, warn: add, error: add, debug: () => {}, progress: add },
    signal: new AbortController().signal,
    redactor: new Redactor(),
    // Programs that go on at the same time kill what has their mark.
    processMark: randomUUID(),
    now: Date.now,
  };
}

/** Runs a command in this process. `log` has the lines of the standard error. */
export async function callProgram(workspace: string, ...args: string[]) {
  const out: string[] = [];
  const log: string[] = [];
  const environment = environmentIn(workspace, log);
  const code = await runProgram(args, environment, (line) => out.push(line));
  return { code, out: out.join('\n'), log };
}

/** A service in a process of its own. */
export interface ServeProcess {
  origin: string;
  key: string;
  log: () => string;
  /** Resolves once the log has a text. */
  logged: (text: string) => Promise<void>;
  /** Sends signals and resolves to the exit code. */
  end: (...signals: NodeJS.Signals[]) => Promise<number | null>;
}

/** Starts a command in a process of its own. `exit` resolves to its exit code and signal. */
export function startCommand(folder: string, args: readonly string[], entry = ENTRY) {
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1' },
  });
  const { stdout, stderr } = child;
  return { child, stdout, stderr, exit: once(child, 'close') };
}

/** Starts `serve` on a free port. Resolves when it listens. */
export const startServe = (folder: string, ...args: string[]) => startProgram(ENTRY, folder, args);

/** Starts `serve` of a program, which is a file, on a free port. Resolves when it listens. */
export async function startProgram(
  entry: string,
  folder: string,
  args: readonly string[],
): Promise<ServeProcess> {
  const { child, exit } = startCommand(folder, ['serve', '--port', '0', ...args], entry);
  let [out, log] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  const until = async (isReached: () => boolean) => {
    while (!isReached()) {
      if (child.exitCode !== null) throw new Error(`serve ended: ${log}`);
      await wait(10);
    }
  };
  await until(() => out.split('\n').length > 2);
  return {
    origin: /http:\S+/.exec(out)?.[0] ?? '',
    key: /sk_[\w-]+/.exec(out)?.[0] ?? '',
    log: () => log,
    logged: (text) => until(() => log.includes(text)),
    end: async (...signals) => {
      for (const signal of signals) child.kill(signal);
      return (await exit)[0];
    },
  };
}
