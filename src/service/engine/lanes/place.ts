import {
  namesIterationFolder,
  type SuiteCommand,
} from '../../../contract/cases/execution-settings.ts';
import type { EventLog } from '../../../ports/logger.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { McpConnection, McpConnector } from '../../mcp/connector.ts';
import { startedIn } from '../../mcp/iteration/folder-name.ts';
import { CommandError, type IterationHost } from '../../mcp/iteration/iteration-host.ts';
import { errorText } from '../../mcp/server-error.ts';
import type { RunSettings } from '../plan.ts';
import type { CaseServer } from '../servers/case-servers.ts';

/** So often in a row `setup` may fail before nothing waits for it any more. */
const FAILURES_BORNE = 2;

export interface PlaceSettings {
  host: IterationHost;
  commands: Pick<RunSettings, 'setup' | 'teardown'>;
  /** The checkout that commands run in; left out: that of the service. */
  checkout?: string | undefined;
  redactor: Redactor;
  /** How often `setup` has failed in a row in this run, and how. */
  setups: { failures: number; last: CommandError | null };
  /** Told what goes wrong at the end, which decides nothing. */
  warn: EventLog['error'];
  signal: AbortSignal;
}

/** The checkout that the servers of a run are of; undefined: that of the service. */
export function checkoutOf(servers: readonly Pick<CaseServer, 'connection'>[]): string | undefined {
  const [first] = servers.flatMap(({ connection }) =>
    connection.transport === 'stdio' && connection.checkout !== undefined
      ? connection.checkout
      : [],
  );
  return first;
}

/** Whether a server has to be started for each place anew. */
export function belongsToPlace(
  { connection }: Pick<CaseServer, 'connection'>,
  { setup, teardown }: PlaceSettings['commands'],
): boolean {
  return (
    setup !== undefined ||
    teardown !== undefined ||
    (connection.transport === 'stdio' && namesIterationFolder(connection))
  );
}

/**
 * What an iteration has for itself: a folder, made ready by `setup`, and the servers that were
 * started in it. Once these are gone, `teardown` runs, and the folder is removed.
 */
export class Place {
  readonly #settings: PlaceSettings;
  /** The folder, once it is ready; rejects with a CommandError where it cannot be. */
  readonly folder: Promise<string>;
  #made: string | null = null;
  /** Connections to servers that were started here, and what else is started by their connectors. */
  readonly #connecting: Promise<Pick<McpConnection, 'close'>>[] = [];
  readonly #connectors = new Set<Pick<McpConnector, 'untilEnded'>>();

  constructor(settings: PlaceSettings) {
    this.#settings = settings;
    this.folder = this.#makeReady();
    // Whoever waits for it is told; that may be nobody.
    this.folder.catch(() => {});
  }

  /** Has the place outlive a server that is started in it. */
  hold(
    connecting: Promise<Pick<McpConnection, 'close'>>,
    connector: Pick<McpConnector, 'untilEnded'>,
  ): void {
    this.#connecting.push(connecting);
    this.#connectors.add(connector);
  }

  /** A server as it is started here. */
  async serverIn<Server extends Pick<CaseServer, 'connection'>>(server: Server): Promise<Server> {
    const folder = await this.folder;
    const { connection } = server;
    if (connection.transport !== 'stdio') return server;
    return { ...server, connection: startedIn(connection, folder) };
  }

  /** Ends its servers, and what it has. Never rejects. */
  async end(): Promise<void> {
    await this.folder.catch(() => {});
    await Promise.allSettled(this.#connecting.map(async (one) => (await one).close()));
    await Promise.all([...this.#connectors].map((connector) => connector.untilEnded()));
    if (this.#made === null) return;
    await this.#attempt(async (folder) => {
      const { teardown } = this.#settings.commands;
      // It has to run where the run was cancelled, too.
      if (teardown !== undefined) await this.#run('teardown', teardown, folder, null);
    });
    await this.#attempt((folder) => this.#settings.host.remove(folder));
  }

  async #makeReady(): Promise<string> {
    const { host, redactor, signal, commands, setups } = this.#settings;
    signal.throwIfAborted();
    if (setups.last !== null && setups.failures >= FAILURES_BORNE) throw setups.last;
    try {
      this.#made = await host.make();
    } catch (error) {
      const told = redactor.text(`An iteration gets no folder: ${errorText(error)}`);
      throw new CommandError('failed', told);
    }
    if (commands.setup === undefined) return this.#made;
    try {
      await this.#run('setup', commands.setup, this.#made, signal);
      setups.failures = 0;
    } catch (error) {
      setups.failures += 1;
      if (error instanceof CommandError) setups.last = error;
      throw error;
    }
    return this.#made;
  }

  #run(
    name: 'setup' | 'teardown',
    command: SuiteCommand,
    folder: string,
    signal: AbortSignal | null,
  ): Promise<void> {
    const { host, redactor, checkout } = this.#settings;
    const never = new AbortController().signal;
    return host.run(command, { name, folder, checkout, redactor, signal: signal ?? never });
  }

  async #attempt(work: (folder: string) => Promise<void>): Promise<void> {
    if (this.#made === null) return;
    try {
      await work(this.#made);
    } catch (error) {
      this.#settings.warn(this.#settings.redactor.text(errorText(error)));
    }
  }
}
