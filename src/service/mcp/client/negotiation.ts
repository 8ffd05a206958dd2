import { systemClock } from '../../../ports/clock.ts';
import { withTimeLimit } from '../../../resilience/time-limit.ts';
import type { ServerFacts } from '../protocol/server-facts.ts';
import type { McpServer } from '../server-connection.ts';
import { McpServerError } from '../server-error.ts';
import { BrokenStreamError } from './message-gate.ts';
import { strangeAnswer } from './odd-answers.ts';
import { ServerSession, type SessionSettings } from './server-session.ts';
import { CONNECTING, reasonOf } from './server-trouble.ts';
import { type Manner, mannerFor } from './version-choice.ts';

/** What a server that is started anew gets at most of the time to connect. */
const SECOND_START_MS = 15_000;

/** By which a server says that it does not know sessions. */
const METHOD_NOT_FOUND = -32_601;

const SERVER_ERROR = 500;
/** What gateways answer in place of a server. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** Begins a connection, in a process of its own where the server is one. */
type Begin = (manner: Manner) => ServerSession;

/**
 * Whether a server that failed as it was asked for its version may be well: some know no other
 * request before they are initialized, and end, or fail for good, at one.
 */
function mayBeOfSessions(
  { kind, httpStatus = 0 }: McpServerError,
  thrown: unknown,
  server: McpServer,
): boolean {
  const { connection } = server;
  const reason = reasonOf(thrown, server);
  if (kind === 'answered' || reason instanceof BrokenStreamError) return true;
  if (strangeAnswer(reason) !== null) return true;
  if (connection.transport === 'stdio') return kind === 'closed';
  return httpStatus >= SERVER_ERROR && !GATEWAY_STATUSES.includes(httpStatus);
}

/** Whether a server that failed before has nothing to say but that it does not know sessions. */
const knowsNoSessions = (error: unknown): boolean =>
  error instanceof McpServerError && error.protocolError?.code === METHOD_NOT_FOUND;

/** Rejects with what is in the way, in words but for the signal's reason. */
async function opening(
  session: ServerSession,
  limitMs: number,
  signal: AbortSignal,
): Promise<ServerSession> {
  try {
    await session.open(signal, limitMs);
    return session;
  } catch (error) {
    signal.throwIfAborted();
    throw session.explain(CONNECTING, error);
  }
}

/**
 * Finds out how a server is to be spoken to. One that fails at the question is begun with anew, the
 * way servers with sessions are. So is one that is silent to it, in good time and beside the first
 * beginning, since it may just be slow to start.
 */
async function findOut(
  server: McpServer,
  begin: Begin,
  limitMs: number,
  signal: AbortSignal,
): Promise<ServerSession> {
  const first = begin({ kind: 'find out' });
  const opened = first.open(signal, limitMs).then(() => first);
  const anew = () => opening(begin({ kind: 'session' }), limitMs, signal);
  const silence = Promise.withResolvers<null>();
  const silenceMs = limitMs - Math.min(SECOND_START_MS, limitMs / 2);
  const turnOff = systemClock.alarm(silenceMs, () => silence.resolve(null));
  try {
    const session = await Promise.race([opened, silence.promise]);
    if (session !== null) return session;
  } catch (error) {
    signal.throwIfAborted();
    const told = first.explain(CONNECTING, error);
    if (!mayBeOfSessions(told, error, server)) throw told;
    void first.close();
    return await anew().catch((later: unknown) => {
      throw knowsNoSessions(later) ? told : later;
    });
  } finally {
    turnOff();
  }
  signal.throwIfAborted();
  const second = anew();
  // Where both fail, the second tells what a server does that is spoken to as it wants.
  return Promise.any([opened, second]).catch(() => second);
}

/**
 * Opens a connection in the manner that its configuration or an earlier connection tells, or that
 * is found out now. What it does not come to is ended in the background.
 *
 * @throws McpServerError when it cannot be had in time; the signal's reason when that aborts
 */
export async function openSession(
  settings: SessionSettings,
  { known, limitMs }: { known: ServerFacts | undefined; limitMs: number },
  signal: AbortSignal,
): Promise<ServerSession> {
  const { server } = settings;
  const begun: ServerSession[] = [];
  const begin: Begin = (manner) => {
    const session = new ServerSession(settings, manner);
    begun.push(session);
    return session;
  };
  const manner = mannerFor(server, known);
  try {
    const opened = await withTimeLimit(limitMs, signal, (limited) =>
      manner.kind === 'find out'
        ? findOut(server, begin, limitMs, limited)
        : opening(begin(manner), limitMs, limited),
    );
    for (const other of begun.filter((session) => session !== opened)) void other.close();
    return opened;
  } catch (error) {
    const failure = signal.aborted ? error : (begun.at(-1)?.explain(CONNECTING, error) ?? error);
    for (const session of begun) void session.close();
    throw failure;
  }
}
