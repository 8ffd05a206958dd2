import { ProtocolError, type Transport } from '@modelcontextprotocol/client';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { ProtocolFailure } from './protocol-failure.ts';

/** A server gets this to connect, in milliseconds. */
export const CONNECT_LIMIT_MS = 10_000;

/** A way to a server, and what it knows when a request fails. */
export interface Link {
  readonly transport: Transport;
  /** How long connecting may take, in milliseconds. */
  readonly connectLimitMs: number;
  /** Tells what is behind an error of a request. Throws the error itself if credentials made it. */
  failureOf: (error: unknown, phase: ServerFailure['phase']) => ServerFailure;
  /** Stops or goes on reading what the server sends by itself. */
  pause: (isPaused: boolean) => void;
  /** Whether a request failed because the server ended the session, and was not carried out. */
  hasSessionEnded: (error: unknown) => boolean;
  /** Ends the server or the session, a process at once if `isAborted`. Never rejects. */
  close: (isAborted: boolean) => Promise<void>;
}

/** How long a server is waited for, in milliseconds. Null: the default. */
export interface Limits {
  connectMs: number | null;
  callMs: number | null;
}

/** What the first connection of a run finds out about a server. Later ones of the run use it. */
export interface KnownServer {
  /** Servers of 2025-11-25 and older have sessions; later ones are stateless. */
  era: 'session' | 'stateless' | null;
  /** Whether its address speaks the transport of 2024-11-05. */
  isSse: boolean;
}

/**
 * Runs a request within a limit.
 *
 * @throws ProtocolFailure if the server answers with an error; FailureError if it does not answer
 */
export async function within<T>(
  limitMs: number,
  signal: AbortSignal,
  failureOf: (error: unknown) => ServerFailure,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(limitMs);
  const either = AbortSignal.any([signal, limit]);
  try {
    // The SDK does not end all of a connect with the signal.
    return await Promise.race([send(either), rejectionBy(either)]);
  } catch (thrown) {
    signal.throwIfAborted();
    // Links end a single request by an answer that has an error of ours. JSON holds none.
    const isOurs = thrown instanceof ProtocolError && Error.isError(thrown.data);
    const error = isOurs ? thrown.data : thrown;
    const failure = failureOf(error);
    if (error instanceof ProtocolError) {
      throw new ProtocolFailure(failure, error.code, error.message);
    }
    if (limit.aborted && failure.phase !== 'start') {
      failure.reason = 'timeout';
      failure.limitMs = limitMs;
    }
    throw new FailureError(failure);
  }
}

function rejectionBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
