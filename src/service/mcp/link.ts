import type { Transport } from '@modelcontextprotocol/client';
import type { ServerFailure } from '../../report/failure.ts';

/** The SDK takes long to load: the process of a server starts before it. */
export const loadSdk = () => import('@modelcontextprotocol/client');

export const CONNECT_LIMIT_MS = 10_000;

/** Since this version of MCP, servers are stateless. */
export const STATELESS_VERSION = '2026-07-28';

/** A way to a server, and what it knows when a request fails. */
export interface Link {
  readonly transport: Transport;
  readonly connectLimitMs: number;
  /** Tells what is behind an error of a request. Throws the error itself if credentials made it. */
  failureOf: (error: unknown, phase: ServerFailure['phase']) => ServerFailure;
  /** Whether a request failed because the server ended the session, and was not carried out. */
  hasSessionEnded: (error: unknown) => boolean;
  /** Whether the process of the server has ended, although its output may still be open. */
  hasEnded: () => boolean;
  /** Ends the server or the session, a process at once if `isAborted`. Never rejects. */
  close: (isAborted: boolean) => Promise<void>;
}

/** Servers of 2025-11-25 and older have sessions; later ones are stateless. */
export type Era = 'session' | 'stateless';

/** What the first connection of a run finds out about a server. Later ones of the run use it. */
export interface KnownServer {
  era: Era | null;
}

/** Access to a server that asks for OAuth tokens. Both methods may throw a `Refusal`. */
export interface Credentials {
  /** The access token to send, refreshed if it is due; null without a grant. */
  token: () => Promise<string | null>;
  /** Another token after the server rejected this one with 401; null if there is none. */
  renew: (rejected: string) => Promise<string | null>;
}

/** What servers see of the host that a run names, and how long it waits. Null: the host does not say. */
export interface ClientProfile {
  clientInfo: { name: string; version: string } | null;
  clientCapabilities: Record<string, unknown>;
  requestTimeoutMs: number | null;
}

export interface ConnectOptions {
  credentials: Credentials | null;
  /** Null: without a host. */
  profile: ClientProfile | null;
  /** How long it is waited for, in milliseconds. Null: the default. */
  limits: { connectMs: number | null; callMs: number | null };
  /** Of the run; connecting completes it. */
  known: KnownServer;
}

/** Options of a connection that nothing else is known about. */
export const plainOptions = (credentials: Credentials | null = null): ConnectOptions => ({
  credentials,
  profile: null,
  limits: { connectMs: null, callMs: null },
  known: { era: null },
});

/** A request that needs no session and changes nothing. */
export const PING = {
  headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'ping' }),
};
