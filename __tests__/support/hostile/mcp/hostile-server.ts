import type { ServerResponse } from 'node:http';

/** How a server is reached: streamable HTTP answers with JSON or with a stream of events. */
export type Wire = 'stdio' | 'json' | 'events' | 'sse';

/** Whether the server speaks in sessions, as until 2025-11-25, or without, as since 2026-07-28. */
export type Era = 'session' | 'stateless';

/**
 * When it turns on its client. `connect` is whatever comes before the list of tools, in either era.
 */
export type Moment =
  | 'start'
  | 'connect'
  | 'server/discover'
  | 'initialize'
  | 'notifications/initialized'
  | 'tools/list'
  | 'tools/call'
  | 'prompts/get'
  | 'resources/read'
  /** Over HTTP, when its client wants a stream, or ends the session. */
  | 'GET'
  | 'DELETE';

type Piece = string | Uint8Array;

/** What a hostile server has in its hands at its moment. */
export interface Scene {
  /** The message it is to answer; null where there is none. */
  request: { id: unknown; method: string; params: Record<string, unknown> } | null;
  era: Era;
  /** Sends one message that comes in pieces. Resolves when the client has room for more. */
  send(pieces: Iterable<Piece>): Promise<void>;
  /** Sends messages, all at once. */
  sendAll(messages: readonly unknown[]): Promise<void>;
  /** Writes what is no message, as it is. */
  write(piece: Piece): Promise<void>;
  /** Answers the request as a server that is well. */
  answerAsUsual(): Promise<void>;
  /** Where the answer goes over HTTP. Throws over stdio. */
  exchange(): ServerResponse;
  /** How often the moment has come, this time included. */
  times: number;
}

/** A server that does what no server may do, and what has to be told of it. */
export interface HostileServer {
  /** Its kind: one of each is tried with every change. */
  kind: string;
  /** What it does; unlike that of any other. */
  name: string;
  moment: Moment;
  /** Over stdio by default. */
  wires?: readonly Wire[];
  /** In sessions by default. */
  eras?: readonly Era[];
  /**
   * What the error of its cases says besides its name; `passed` where it does no harm to them.
   */
  ends: RegExp | 'passed';
  /** The error is that of an assertion, which need not name the server. */
  isAssertion?: true;
  /** Nothing was judged, since it is not the server's doing; a failure by default. */
  isIncomplete?: true;
  /** The step of its cases; by default, the one that its moment comes with. */
  step?: Record<string, unknown>;
  play(scene: Scene): unknown;
}

type Row = Omit<HostileServer, 'kind'>;

export const ofKind = (kind: string, rows: readonly Row[]): HostileServer[] =>
  rows.map((row) => ({ kind, ...row }));

const BEFORE_LISTS = ['server/discover', 'initialize'];

/** Whether the moment has come with a message of that method. */
export const isMoment = (moment: Moment, method: string): boolean =>
  moment === method || (moment === 'connect' && BEFORE_LISTS.includes(method));
