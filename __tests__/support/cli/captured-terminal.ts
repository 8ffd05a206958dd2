import { type Readable, Writable } from 'node:stream';
import { runProgram } from '../../../src/cli/program.ts';
import type { Output } from '../../../src/cli/terminal/terminal.ts';

/** A stream that keeps what is written to it. */
export class Captured extends Writable implements Output {
  text = '';
  isTTY?: boolean;
  columns?: number;

  constructor(terminal?: { columns: number }) {
    super({ decodeStrings: false });
    if (terminal === undefined) return;
    this.isTTY = true;
    this.columns = terminal.columns;
  }

  override _write(chunk: string, _encoding: string, done: () => void): void {
    this.text += chunk;
    done();
  }
}

/** What a command line leaves behind. */
export interface ProgramResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

interface ProgramOptions {
  signal?: AbortSignal;
  /** What is typed. */
  stdin?: Readable;
  /** What it writes to, for whoever follows that. */
  stdout?: Captured;
}

/** Carries out a command line in this process, as where its output is piped. */
export async function program(
  folder: string,
  args: readonly string[],
  { signal = new AbortController().signal, stdin, stdout = new Captured() }: ProgramOptions = {},
): Promise<ProgramResult> {
  const stderr = new Captured();
  const exitCode = await runProgram(args, {
    ...{ folder, environment: process.env, stdout, stderr, signal },
    ...(stdin !== undefined && { stdin: () => stdin }),
  });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}
