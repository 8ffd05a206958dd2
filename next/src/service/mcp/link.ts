import { ProtocolError, type Transport } from '@modelcontextprotocol/client';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Credentials } from './credentials.ts';
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

/** What servers see of the host that a run names, and how long it waits. Null: the host does not say. */
export interface ClientProfile {
  clientInfo: { name: string; version: string } | null;
  clientCapabilities: Record<string, unknown>;
  requestTimeoutMs: number | null;
}

/** How a server is connected to. */
export interface ConnectOptions {
  credentials: Credentials | null;
  /** Null: without a host. */
  profile: ClientProfile | null;
  limits: Limits;
  /** Of the run; connecting completes it. */
  known: KnownServer;
}

/** Timers of more milliseconds fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** A limit for the SDK that ends after ours, which says more. */
export const laterThan = (limitMs: number) => Math.min(2 * limitMs, MAX_TIMER_MS);

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
  signal.throwIfAborted();
  // The SDK cancels a request whose signal aborts, be it answered or not.
  const request = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => {
    request.abort();
    // The SDK does not end all of a connect with the signal.
    reject(new Error('no answer in time'));
  };
  const timer = setTimeout(end, Math.min(limitMs, MAX_TIMER_MS));
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([send(request.signal), ended]);
  } catch (thrown) {
    signal.throwIfAborted();
    if (thrown instanceof FailureError) throw thrown;
    const isAnswer = thrown instanceof ProtocolError;
    // Gate and links end a single request by an answer that has an error of ours. JSON holds none.
    const isOurs = isAnswer && Error.isError(thrown.data);
    const failure = failureOf(isOurs ? thrown.data : thrown);
    if (isAnswer && !isOurs) throw new ProtocolFailure(failure, thrown.code, thrown.message);
    if (request.signal.aborted && failure.phase !== 'start') {
      failure.reason = 'timeout';
      failure.limitMs = limitMs;
    }
    throw new FailureError(failure);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
