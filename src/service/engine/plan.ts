import type { TestCase } from '../../api/cases/cases.ts';
import type { Execution } from '../../api/resources/execution.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { NOWHERE } from '../../report/place.ts';
import type { ClientProfile, Connection } from '../mcp/connection.ts';
import type { Credentials, KnownServer } from '../mcp/link.ts';
import type { ModelChoice } from '../models/choice.ts';
import type { Surroundings } from '../surroundings.ts';
import { hasCommands, inFolder, namesFolder } from './workplace.ts';

export interface PlannedIteration {
  id: string;
  test: TestCase;
  /** Of its prompts; null if it has none. */
  model: ModelChoice | null;
}

/** What a run takes from the host that it names. Prompts take it where the case is silent. */
export interface HostProfile extends ClientProfile {
  systemPrompt: string | null;
  temperature: number | null;
  /** Whether tools that are meant for apps stay hidden from the model. */
  respectToolVisibility: boolean;
}

export interface RunPlan {
  iterations: PlannedIteration[];
  servers: RunServer[];
  execution: Execution;
  profile: HostProfile | null;
  /** Cancels the run, and with it all its connections. */
  cancel: AbortController;
}

/** Says that none of these servers has a tool. `known` are the tools that they have. */
export function missingTool(
  name: string,
  servers: readonly RunServer[],
  known: Iterable<string>,
  redactor: Redactor,
): FailureError {
  const shown = (text: string) => redactor.text(text, NAME_LIMIT);
  const tools = [...known];
  // Clients write the server before it: `server.tool`, `mcp__server__tool`.
  const nearest = nearestName(name, tools) ?? tools.find((tool) => name.endsWith(tool));
  return new FailureError({
    kind: 'missing-tool',
    server: shown(servers.map(({ entry }) => entry.name).join(', ')),
    tool: shown(name),
    nearest: nearest === undefined ? null : shown(nearest),
    baselineHad: null,
    ...NOWHERE,
  });
}

/** After so many failures in a row, or timeouts in all, a server or `setup` is not tried again. */
export const MAX_ATTEMPTS = 2;

/** A server of a run, and what the run has found out about it. */
export class RunServer {
  /** Of the saved server; null without one. */
  readonly id: string | null;
  readonly name: string;
  readonly entry: ServerEntry;
  /** The tokens of the user who created the run; null for a local process. */
  readonly credentials: Credentials | null;
  readonly known: KnownServer = { era: null };
  /** The connection of the inspection, until a slot takes it. The owner of the plan closes it. */
  inspected: Connection | null = null;
  /** Broken tools that a warning has named. */
  readonly warned = new Set<string>();
  /** Why it is not tried again: all that need it end with this. */
  givenUp: Failure | null = null;
  /** Connects that failed since one succeeded. */
  #failed = 0;
  /** Connects that took too long. */
  #timedOut = 0;

  constructor(entry: ServerEntry, credentials: Credentials | null, id: string | null = null) {
    this.id = id;
    this.name = entry.name;
    this.entry = entry;
    this.credentials = credentials;
  }

  /**
   * Connects and lists the tools, unless the server is given up. Throws a FailureError.
   *
   * @param folder of an iteration; null if the server needs none
   * @param signal cancels all requests of the connection
   */
  async connect(
    { execution, profile }: RunPlan,
    folder: string | null,
    surroundings: Surroundings,
    signal: AbortSignal,
  ): Promise<Connection> {
    if (this.givenUp !== null) throw new FailureError(this.givenUp);
    // The SDK takes long to load.
    const { connectServer } = await import('../mcp/connection.ts');
    const { connectTimeoutMs = null, toolTimeoutMs = null } = execution;
    const limits = { connectMs: connectTimeoutMs, callMs: toolTimeoutMs };
    const { credentials, known } = this;
    const options = { credentials, profile, limits, known };
    const server = folder === null ? this.entry : inFolder(this.entry, folder);
    let connection: Connection | null = null;
    try {
      connection = await connectServer(server, surroundings, signal, options);
      await connection.loadTools();
      this.#failed = 0;
      return connection;
    } catch (error) {
      await connection?.close();
      if (error instanceof FailureError && error.failure.kind === 'server') {
        const { failure } = error;
        this.#failed += 1;
        if (failure.reason === 'timeout') this.#timedOut += 1;
        const attempts = Math.max(this.#failed, this.#timedOut);
        if (attempts >= MAX_ATTEMPTS) this.givenUp = { ...failure, attempts };
      }
      throw error;
    }
  }

  /** Whether it is started anew in a folder of its own for each iteration. */
  needsFolder({ execution }: RunPlan): boolean {
    return namesFolder(this.entry) || (hasCommands(execution) && !('url' in this.entry));
  }

  /** The connection of the inspection, for the caller to use or to close; null if there is none. */
  takeInspected(): Connection | null {
    const { inspected } = this;
    this.inspected = null;
    return inspected;
  }
}
