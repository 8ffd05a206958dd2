import pLimit from 'p-limit';
import { systemClock } from '../../../ports/clock.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import { retry } from '../../../resilience/retry.ts';
import { constantBackoff, type RetryPolicy } from '../../../resilience/retry-policy.ts';
import { startTimeLimit, type TimeLimit } from '../../../resilience/time-limit.ts';
import { connectLimitMs, fetcherOf } from '../../mcp/connect-limit.ts';
import type { McpConnection, McpConnector, McpLimits } from '../../mcp/connector.ts';
import { npmPackage } from '../../mcp/package-runner.ts';
import { errorText, McpServerError } from '../../mcp/server-error.ts';
import type { ListedListener, RunServer, ServerFinding } from '../plan.ts';
import { blameFor } from './blame.ts';

const SERVERS_AT_ONCE = 8;

/** Longest listing of tools that is waited for, so that the answer to the request is not late. */
const LIST_LIMIT_MS = 10_000;

/** For one page. */
const listLimitMs = ({ callTimeoutMs }: McpLimits) => Math.min(callTimeoutMs, LIST_LIMIT_MS);

const SECOND_CHANCE: RetryPolicy = { maxAttempts: 2, backoff: constantBackoff(1_000) };

type Trouble = NonNullable<ServerFinding['trouble']>;

/** What servers are looked at with. */
export interface InspectionSettings {
  /** For one server each, so that what one of them sends harms no other. Whoever made it closes it. */
  openConnector: () => McpConnector;
  limits: McpLimits;
  redactor: Redactor;
  /** Of the time of whoever waits, by what came before. */
  spentMs?: number;
  /** Given what is well and may stay up, with the milliseconds it took to come up. */
  keep: ((server: RunServer, opened: Opened, startMs: number) => void) | null;
  onListed?: ListedListener | undefined;
}

/** A connection, and what it was opened by. */
export interface Opened {
  connection: McpConnection;
  connector: McpConnector;
}

type Connect = (server: RunServer, connector: McpConnector) => Promise<McpConnection>;

/** Connects; where the network between is in the way, it gets a second chance. */
function connectPatiently(
  server: RunServer,
  { connector, limits }: { connector: McpConnector; limits: McpLimits },
  signal: AbortSignal,
): Promise<McpConnection> {
  return retry(() => connector.connect(server, { limits }, signal), {
    policy: SECOND_CHANCE,
    judge: (error) => (mayPass(error, server) ? {} : null),
    ...{ clock: systemClock, random: Math.random, signal },
  });
}

function mayPass(error: unknown, server: RunServer): boolean {
  return (
    // What fetches a server has itself tried again.
    fetcherOf(server) === null &&
    error instanceof McpServerError &&
    error.kind === 'unreachable' &&
    blameFor(error, server) === 'surroundings'
  );
}

/** Whoever sent the request gives up after two minutes. */
const LONGEST_LOOK_MS = 100_000;

/** For all servers together, since whoever sent the request waits: what the slowest one may take. */
function totalLimitMs(
  servers: readonly RunServer[],
  { limits, spentMs = 0 }: Pick<InspectionSettings, 'limits' | 'spentMs'>,
): number {
  const slowestMs = servers.reduce((ms, server) => Math.max(ms, connectLimitMs(server, limits)), 0);
  return Math.max(Math.min(slowestMs + listLimitMs(limits), LONGEST_LOOK_MS - spentMs), 0);
}

/**
 * Lets the first of the servers that npm installs as one package come before the others. What kept
 * it from being fetched keeps them from it too, and is not waited for again.
 */
function inTurns(connect: Connect, redactor: Redactor): Connect {
  const firsts = new Map<string, Promise<McpConnection>>();
  return async (server, connector) => {
    const { name, connection } = server;
    const fetched = connection.transport === 'stdio' ? npmPackage(connection) : null;
    if (fetched === null) return connect(server, connector);
    const first = firsts.get(fetched);
    if (first === undefined) {
      const attempt = connect(server, connector);
      firsts.set(fetched, attempt);
      return attempt;
    }
    const failure = await first.then(
      () => null,
      (error: unknown) => error,
    );
    if (failure instanceof McpServerError && failure.kind === 'unreachable') {
      const message = `MCP server "${name}" was not started, since another one of its package was not: ${failure.message}`;
      const told = redactor.text(message);
      throw new McpServerError('unreachable', name, told, { isConnecting: true });
    }
    return connect(server, connector);
  };
}

/**
 * Looks at each server once, some at a time: connects to it, lists its tools, and lets go of it
 * where nobody keeps it. A server for which there was no time is found neither well nor in trouble.
 *
 * @throws the outer signal's reason when that aborts
 */
export async function inspectServers(
  servers: readonly RunServer[],
  settings: InspectionSettings,
  outer: AbortSignal,
): Promise<ServerFinding[]> {
  const limit = startTimeLimit(totalLimitMs(servers, settings), outer);
  try {
    return await lookAtEach(servers, settings, limit, outer);
  } finally {
    limit.end();
  }
}

async function lookAtEach(
  servers: readonly RunServer[],
  settings: InspectionSettings,
  timeLimit: TimeLimit,
  outer: AbortSignal,
): Promise<ServerFinding[]> {
  const { redactor, limits, openConnector, keep, onListed } = settings;
  const { signal } = timeLimit;
  const limit = pLimit(SERVERS_AT_ONCE);
  const connect = inTurns(
    (server, connector) => connectPatiently(server, { connector, limits }, signal),
    redactor,
  );
  const look = async (server: RunServer, connector: McpConnector): Promise<ServerFinding> => {
    const unknown = { serverId: server.id, tools: null, toolsMayChange: false, facts: null };
    const troubleAt = (stage: Trouble['stage'], error: unknown): ServerFinding => {
      outer.throwIfAborted();
      if (!(error instanceof McpServerError)) {
        if (timeLimit.isReached()) return { ...unknown, trouble: null };
        throw error;
      }
      const blame = blameFor(error, server);
      // Whoever tells of a wrong configuration names the server by its place in there.
      const message = redactor.text(blame === 'configuration' ? error.detail : errorText(error));
      return { ...unknown, trouble: { stage, blame, message } };
    };
    const startedAt = systemClock.now();
    const connected = await connect(server, connector).catch((error: unknown) =>
      troubleAt('connect', error),
    );
    if ('trouble' in connected) return connected;
    const startMs = systemClock.now() - startedAt;
    let isKept = false;
    try {
      const listed = await connected.listTools(signal, listLimitMs(limits));
      const { facts } = connected;
      onListed?.(server.id, listed);
      keep?.(server, { connection: connected, connector }, startMs);
      isKept = keep !== null;
      return {
        ...{ serverId: server.id, tools: listed.map(({ name }) => name) },
        ...{ toolsMayChange: facts.toolsMayChange, facts, trouble: null },
      };
    } catch (error) {
      return troubleAt('list', error);
    } finally {
      // Whoever opened the connector waits for that.
      if (!isKept) void connected.close();
    }
  };
  const looks = servers.map((server) => limit(() => look(server, openConnector())));
  // Whoever is told of the first that failed closes what all of them have opened.
  await Promise.allSettled(looks);
  return Promise.all(looks);
}
