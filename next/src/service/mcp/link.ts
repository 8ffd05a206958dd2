import type { Transport } from '@modelcontextprotocol/client';
import type { ServerFailure } from '../../report/failure.ts';

/** A server gets this to connect, in milliseconds. */
export const CONNECT_LIMIT_MS = 10_000;

/** A way to a server, and what it knows when a request fails. */
export interface Link {
  readonly transport: Transport;
  /** How long connecting may take, in milliseconds. */
  readonly connectLimitMs: number;
  /** Tells what is behind an error of a request. Throws the error itself if credentials made it. */
  failureOf: (error: unknown, phase: ServerFailure['phase']) => ServerFailure;
  /** Ends the server at once. */
  kill: () => void;
  /** Ends the server or the session. Never rejects. */
  close: () => Promise<void>;
}
