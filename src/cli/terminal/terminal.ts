import { CancelledError } from '../../trouble/errors.ts';

/** What a command writes to: as much of a stream as that takes. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** What a command is given of the world. */
export interface Terminal {
  /** What paths are relative to. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly stdout: Output;
  readonly stderr: Output;
  /** What is typed, where a command asks for that. */
  stdin?(): NodeJS.ReadableStream & { isTTY?: boolean };
  /** Aborts where the user wants it to end. */
  readonly signal: AbortSignal;
}

/** As shells have it: 128 and the number of the signal. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXIT_CODES;

/** The terminal of this process, and how it was told to end. */
export interface ProcessTerminal extends Terminal {
  /** Of the signal that ended the work; null where none did. */
  exitCode(): number | null;
  /** Signals end the process again by themselves. */
  release(): void;
}

/** Takes the first signal for the wish that work ends in good order, and the second one at its word. */
export function processTerminal(): ProcessTerminal {
  const controller = new AbortController();
  let exitCode: number | null = null;
  const interrupt = (signal: Signal) => {
    if (exitCode !== null) process.exit(EXIT_CODES[signal]);
    exitCode = EXIT_CODES[signal];
    controller.abort(new CancelledError('It was interrupted.'));
  };
  const signals = Object.keys(EXIT_CODES) as Signal[];
  for (const signal of signals) process.on(signal, interrupt);
  for (const stream of [process.stdout, process.stderr]) {
    // Whoever read it may have seen enough.
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  return {
    folder: process.cwd(),
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    // Opened by whoever reads it alone.
    stdin: () => process.stdin,
    signal: controller.signal,
    exitCode: () => exitCode,
    release: () => {
      for (const signal of signals) process.off(signal, interrupt);
    },
  };
}
