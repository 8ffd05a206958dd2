import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { StdioConnection } from '../server-connection.ts';

/** The process of a server: pipes for its standard streams, none where descriptors have run out. */
export type ServerChild = ChildProcessByStdio<Writable, Readable, Readable>;

/** Why a server never ran: what it needs is not there, or what starts it could not. */
export interface Refusal {
  kind: 'missing' | 'unreachable';
  message: string;
}

/** A server that was started. */
export interface Launched {
  readonly child: ServerChild;
  /** Resolves once all is known of how it ended that can be. */
  readonly settled: Promise<unknown>;
  /**
   * Sends a signal to the server and all it started that can be reached; signal 0 only asks.
   * @returns whether anything was there
   */
  signal(signal: NodeJS.Signals | 0): boolean;
  /** How the process ended, such as `exited with code 1`; null while it runs. */
  end(): string | null;
  /** What an error of starting the process means. */
  explain(error: unknown): unknown;
  /**
   * Why the server itself never ran; null where it did.
   * @param lastWords the end of its standard error
   */
  refusal(lastWords: string): Refusal | null;
}

/** A server that was started, and what it may leave. */
export interface LaunchedServer extends Launched {
  /** Remembers what it has started, some of which could not be told for its own later. */
  noteChildren(): void;
  /**
   * Ends what it has started out of reach of signals, once it is gone itself. Resolves when nothing
   * of that is left; never rejects.
   */
  endRest(): Promise<void>;
}

/** What stdio servers are started in. */
export interface Sandbox {
  /** Throws where the process cannot be started, unless its event `error` tells that. */
  launch(connection: StdioConnection): LaunchedServer;
}

/** What a stdio server is started in, and what its words go through. */
export interface ProcessSurroundings {
  sandbox: Sandbox;
  redactor: Redactor;
}

/** How a process ended by its codes; null while it runs. */
export function endInWords(exitCode: number | null, signal: NodeJS.Signals | null): string | null {
  if (signal !== null) return `was ended by ${signal}`;
  return exitCode === null ? null : `exited with code ${exitCode}`;
}

/** A process that was started with pipes for its standard streams, which types tell of no other. */
export function pipedChild(child: ChildProcess): ServerChild {
  // What it means is told by whoever waits for the start; unheard, it would end the service.
  child.on('error', () => {});
  if (!hasPipes(child)) throw new Error('there are no file descriptors left for it');
  return child;
}

function hasPipes(child: ChildProcess): child is ServerChild {
  // For want of file descriptors Node makes no streams at all.
  return [child.stdin, child.stdout, child.stderr].every((stream) => Boolean(stream));
}
