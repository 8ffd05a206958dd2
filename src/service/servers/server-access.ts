import { namesIterationFolder } from '../../contract/cases/execution-settings.ts';
import { type Clock, systemClock } from '../../ports/clock.ts';
import type { EventLog } from '../../ports/logger.ts';
import type { SecretKeeper } from '../../redaction/secret-keeper.ts';
import { TimeLimitError } from '../../resilience/time-limit.ts';
import { blameFor } from '../engine/servers/blame.ts';
import {
  DEFAULT_CALL_TIMEOUT_MS,
  DEFAULT_CONNECT_TIMEOUT_MS,
  DEFAULT_FETCH_TIMEOUT_MS,
  type McpLimits,
  type OpenConnector,
  type OpenedConnection,
  type RunSecrets,
} from '../mcp/connector.ts';
import { startedIn } from '../mcp/iteration/folder-name.ts';
import type { IterationFolders } from '../mcp/iteration/iteration-folders.ts';
import { errorText, McpServerError } from '../mcp/server-error.ts';
import { ApiFailure } from '../refusals/api-failure.ts';
import type { ServerGrants } from './oauth/server-grants.ts';
import { failureOf } from './operation-failure.ts';
import { OperationSlots, type SlotLimits } from './operation-slots.ts';
import type { SavedServer } from './saved-server.ts';

/** Each takes two processes, and as much memory as an answer of its server needs. */
const DEFAULT_SLOTS: SlotLimits = { atOnce: 4, waiting: 16, waitMs: 20_000 };

const DEFAULT_LIMITS: McpLimits = {
  connectTimeoutMs: DEFAULT_CONNECT_TIMEOUT_MS,
  fetchTimeoutMs: DEFAULT_FETCH_TIMEOUT_MS,
  callTimeoutMs: DEFAULT_CALL_TIMEOUT_MS,
};

/** What is secret in all operations; one of them may come to know more. */
export interface OperationSecrets extends RunSecrets {
  redactor: SecretKeeper;
}

export interface ServerAccessOptions {
  openConnector: OpenConnector;
  /** Where a server has a folder of its own, should it want one. */
  folders: Pick<IterationFolders, 'make' | 'remove'>;
  /** Of all servers. */
  secrets: OperationSecrets;
  /** Tokens that users have imported. */
  grants: ServerGrants;
  /** 10 s to connect (90 s where the server is fetched first), 30 s for an answer. */
  limits?: Partial<McpLimits> | undefined;
  slots?: Partial<SlotLimits> | undefined;
  clock?: Clock;
  /**
   * Whether the next operation on a server goes over the connection of the last one, as the steps of a
   * case do; false where it is left out.
   */
  keepsConnections?: boolean;
  /** Told of what goes wrong as an operation ends, which its answer cannot tell. */
  log: Pick<EventLog, 'error'>;
}

/** Done when something is over. */
type End = () => Promise<void>;

/** A connection that waits for its next operation. */
interface KeptConnection {
  connection: OpenedConnection;
  /** In their order. */
  ends: End[];
}

/**
 * Saved servers, reached for one operation at a time: each has a connection of its own, and a worker
 * and a process of the server where they need one. These are gone before its slot is free again, unless
 * connections are kept.
 */
export class ServerAccess {
  readonly limits: McpLimits;
  readonly secrets: OperationSecrets;
  readonly grants: ServerGrants;
  readonly #options: ServerAccessOptions;
  readonly #slots: OperationSlots;
  readonly #endings = new Set<Promise<void>>();
  /** By the id of its server. */
  readonly #kept = new Map<string, KeptConnection>();

  constructor(options: ServerAccessOptions) {
    const { limits, slots, secrets, grants, clock = systemClock } = options;
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.secrets = secrets;
    this.grants = grants;
    this.#options = options;
    this.#slots = new OperationSlots({ ...DEFAULT_SLOTS, ...slots }, clock);
  }

  /**
   * Has something done over a connection, which ends with it.
   * @throws what `connected` throws, trouble with the server as ApiFailure
   */
  async ask<Result>(
    server: SavedServer,
    signal: AbortSignal,
    work: (connection: OpenedConnection) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.connected(server, signal, work);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TimeLimitError) throw this.#lateFailure(server, error);
      throw error instanceof McpServerError ? await this.failureOf(server, error) : error;
    }
  }

  /**
   * @throws McpServerError where the server cannot be connected to in time; ApiFailure where there is
   * no slot; what the work throws; the signal's reason
   */
  async connected<Result>(
    server: SavedServer,
    signal: AbortSignal,
    work: (connection: OpenedConnection) => Promise<Result>,
  ): Promise<Result> {
    const { keepsConnections = false } = this.#options;
    return this.withSlot(server, signal, async (onEnd) => {
      // Whoever has it takes it away: one request goes over it at a time.
      const kept = this.#kept.get(server.id);
      this.#kept.delete(server.id);
      if (kept?.connection.isOpen === false) for (const end of kept.ends.toReversed()) onEnd(end);
      const found = kept?.connection.isOpen === true ? kept : undefined;
      const ends: End[] = found?.ends ?? [];
      let connection = found?.connection;
      try {
        connection ??= await this.#open(server, signal, (end) => ends.unshift(end));
        return await work(connection);
      } finally {
        const isUseful = connection?.isOpen === true && !signal.aborted;
        if (
          connection !== undefined &&
          keepsConnections &&
          isUseful &&
          !this.#kept.has(server.id)
        ) {
          this.#kept.set(server.id, { connection, ends });
        } else for (const end of ends.toReversed()) onEnd(end);
      }
    });
  }

  async #open(
    server: SavedServer,
    signal: AbortSignal,
    onEnd: (end: End) => void,
  ): Promise<OpenedConnection> {
    const { openConnector, secrets, grants } = this.#options;
    const started = await this.#inFolder(server, onEnd);
    const redactor = secrets.redactor.with([]);
    const token = await grants.tokensFor(server, redactor);
    // Renewed before the time begins that the server has to answer.
    await token?.({ serverName: server.name, url: server.url ?? '', refused: null }, signal);
    const connector = openConnector({ ...secrets, redactor });
    onEnd(() => connector.close());
    return connector.connect(started, { limits: this.limits, token }, signal);
  }

  /** Trouble with a server as an answer. */
  async failureOf(server: SavedServer, error: McpServerError): Promise<ApiFailure> {
    const isAboutGrant = error.kind === 'oauth-required';
    return failureOf(error, {
      blame: blameFor(error, server),
      hadGrant: isAboutGrant && (await this.grants.has(server)),
    });
  }

  /**
   * Has something done in a slot. What it leaves to be done at its end, the last first, is not waited
   * for but by the next in the slot, and by `ended`.
   */
  async withSlot<Result>(
    { organizationId }: SavedServer,
    signal: AbortSignal,
    work: (onEnd: (end: End) => void) => Promise<Result>,
  ): Promise<Result> {
    const release = await this.#slots.take(organizationId, signal);
    const ends: End[] = [];
    try {
      return await work((end) => ends.unshift(end));
    } finally {
      const ending = this.#end(ends).finally(() => {
        release();
        this.#endings.delete(ending);
      });
      this.#endings.add(ending);
    }
  }

  /** Ends what was kept. Resolves once nothing is left of the operations that have been answered. */
  async ended(): Promise<void> {
    const kept = [...this.#kept.values()];
    this.#kept.clear();
    await Promise.all(kept.map(({ ends }) => this.#end(ends)));
    await Promise.all(this.#endings);
  }

  #lateFailure({ name }: SavedServer, { limitMs }: TimeLimitError): ApiFailure {
    const message = `MCP server ${JSON.stringify(name)} did not answer all within ${limitMs / 1000} s.`;
    return new ApiFailure('TIMEOUT', this.secrets.redactor.text(message));
  }

  async #inFolder(server: SavedServer, onEnd: (end: End) => void): Promise<SavedServer> {
    const { folders } = this.#options;
    const { connection } = server;
    if (connection.transport !== 'stdio' || !namesIterationFolder(connection)) return server;
    const folder = await folders.make();
    onEnd(() => folders.remove(folder));
    return { ...server, connection: startedIn(connection, folder) };
  }

  async #end(ends: readonly End[]): Promise<void> {
    const { log, secrets } = this.#options;
    for (const end of ends) {
      try {
        await end();
      } catch (error) {
        log.error(secrets.redactor.text(errorText(error)));
      }
    }
  }
}
