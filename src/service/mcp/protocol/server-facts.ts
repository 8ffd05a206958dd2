import type { JsonObject } from './messages.ts';

/**
 * How a server is spoken to: in a session that is opened first, as up to 2025-11-25, or with
 * requests that each say all there is to know, as since 2026-07-28.
 */
export type ProtocolEra = 'session' | 'stateless';

/** What is known of a server once a connection to it stands. Plain data. */
export interface ServerFacts {
  /** Process id of a stdio server. */
  pid: number | null;
  /** The version of the protocol that is spoken, such as `2025-11-25`. */
  protocolVersion: string;
  era: ProtocolEra;
  /** What it says of itself; null where it does not. */
  serverInfo: { name: string; version: string; title?: string | undefined } | null;
  capabilities: JsonObject;
  /** Whether it says that its list of tools may change while it runs. */
  toolsMayChange: boolean;
}
