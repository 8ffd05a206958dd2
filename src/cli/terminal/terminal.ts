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
  /** How it was told to; left out where it cannot be, null where it was not. */
  endedBy?(): EndingSignal | null;
}

/** As shells have it: 128 and the number of the signal. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
type EndingSignal = keyof typeof EXIT_CODES;

/** That nobody reads any more: a pipe that was closed, a terminal that is gone. */
const UNREAD = ['EPIPE', 'EIO'];

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
  let ending: EndingSignal | null = null;
  const interrupt = (signal: EndingSignal) => {
    if (ending !== null) process.exit(EXIT_CODES[signal]);
    ending = signal;
    controller.abort(new CancelledError('It was interrupted.'));
  };
  const signals = Object.keys(EXIT_CODES) as EndingSignal[];
  for (const signal of signals) process.on(signal, interrupt);
  for (const stream of [process.stdout, process.stderr]) {
    // Whoever read it may have seen enough.
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!UNREAD.includes(error.code ?? '')) throw error;
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
    endedBy: () => ending,
    exitCode: () => (ending === null ? null : EXIT_CODES[ending]),
    release: () => {
      for (const signal of signals) process.off(signal, interrupt);
    },
  };
}
