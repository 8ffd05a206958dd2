import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const ENTRY = resolve(import.meta.dirname, '../../../src/service/index.ts');

/** How a process of the service's program ended, and what it wrote. */
export interface ProcessResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** The service's program in a process of its own. */
export interface ServiceProcess {
  child: ChildProcess;
  /** What it has written so far. */
  output: { stdout: string; stderr: string };
  /** First message on its IPC channel. */
  firstMessage: Promise<Record<string, unknown>>;
  ended: Promise<ProcessResult>;
}

export function spawnService(
  args: readonly string[],
  { ipc, cwd }: { ipc: boolean; cwd: string },
): ServiceProcess {
  const child = spawn(process.execPath, [ENTRY, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const firstMessage = new Promise<Record<string, unknown>>((settle) => {
    child.once('message', (message) => settle({ ...Object(message) }));
  });
  // Not its event `close`: that does not come where this side closed the channel.
  const ended = Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => stream && once(stream, 'close')),
  ]).then(([[exitCode]]) => ({ exitCode, ...output }));
  return { child, output, firstMessage, ended };
}

/** Runs the program to its end. */
export function runService(args: readonly string[], cwd: string): Promise<ProcessResult> {
  return spawnService(args, { ipc: false, cwd }).ended;
}
