import type { Redactor } from '../../../redaction/redactor.ts';
import type { ServerFacts } from '../../mcp/protocol/server-facts.ts';
import { errorText, McpServerError } from '../../mcp/server-error.ts';
import type { RunServer, ServerFinding } from '../plan.ts';
import { blameFor } from '../servers/blame.ts';

/** Failures after which a server is given up: in a row, or by silence, which costs the most. */
const FAILURES_BORNE = 2;

interface Connects {
  failedInARow: number;
  timedOut: number;
}

/** Told of a server that was given up, with the error of whoever waits for it yet. */
export type GivenUpListener = (serverId: string, error: McpServerError) => void;

/** What a run knows of its servers: what the look at them found, and what became of them since. */
export class ServerMemory {
  readonly #redactor: Redactor;
  readonly #findings: Map<string, ServerFinding>;
  readonly #connects = new Map<string, Connects>();
  #givenUp = 0;
  readonly #unlistable = new Set<string>();
  readonly #facts = new Map<string, ServerFacts>();
  readonly #listeners = new Set<GivenUpListener>();

  constructor(findings: readonly ServerFinding[], redactor: Redactor) {
    this.#redactor = redactor;
    this.#findings = new Map(findings.map((finding) => [finding.serverId, finding]));
    for (const { serverId, facts } of findings) {
      if (facts !== null) this.#facts.set(serverId, facts);
    }
  }

  /** How many servers were given up in this run. */
  get givenUp(): number {
    return this.#givenUp;
  }

  get findings(): ServerFinding[] {
    return [...this.#findings.values()];
  }

  /** Has someone told of servers that are given up, until what is handed back is called. */
  onGivenUp(listener: GivenUpListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How a server spoke when it was last connected to; undefined where it never was. */
  factsOf({ id }: RunServer): ServerFacts | undefined {
    return this.#facts.get(id);
  }

  /** Whether its tools can be listed, as far as is known. */
  isListable({ id }: RunServer): boolean {
    return this.#findings.get(id)?.trouble?.stage !== 'list' && !this.#unlistable.has(id);
  }

  unlistable({ id }: RunServer): void {
    this.#unlistable.add(id);
  }

  connected({ id }: RunServer, facts: ServerFacts): void {
    this.#facts.set(id, facts);
    const connects = this.#connects.get(id);
    if (connects !== undefined) connects.failedInARow = 0;
  }

  /** Gives the server up where that was to be the last time that somebody waited for it. */
  failed(server: RunServer, error: McpServerError): void {
    const { id } = server;
    const connects = this.#connects.get(id) ?? { failedInARow: 0, timedOut: 0 };
    this.#connects.set(id, connects);
    connects.failedInARow += 1;
    if (error.kind === 'timeout') connects.timedOut += 1;
    if (Math.max(connects.failedInARow, connects.timedOut) < FAILURES_BORNE) return;
    if (this.#findings.get(id)?.trouble?.stage === 'connect') return;
    this.#givenUp += 1;
    const before = this.#findings.get(id) ?? NOTHING_FOUND;
    const message = this.#redactor.text(
      `Nothing waits for MCP server "${server.name}" any more, since it could not be connected to ${FAILURES_BORNE} times in this run: ${errorText(error)}`,
    );
    const trouble = { stage: 'connect', blame: blameFor(error, server), message } as const;
    this.#findings.set(id, { ...before, serverId: id, trouble });
    const { kind, httpStatus, isConnecting } = error;
    const told = new McpServerError(kind, server.name, message, { httpStatus, isConnecting });
    for (const listener of this.#listeners) listener(id, told);
  }
}

const NOTHING_FOUND = { tools: null, toolsMayChange: false, facts: null };
