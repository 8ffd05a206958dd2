import type { Redactor } from '../../../redaction/redactor.ts';
import { connectLimitMs } from '../../mcp/connect-limit.ts';
import type { ServerFacts } from '../../mcp/protocol/server-facts.ts';
import { errorText, McpServerError } from '../../mcp/server-error.ts';
import type { RunServer, ServerFinding } from '../plan.ts';
import { blameFor } from '../servers/blame.ts';
import type { CaseServer } from '../servers/case-servers.ts';

/** Failures after which a server is given up: in a row, or by silence, which costs the most. */
const FAILURES_BORNE = 2;

/** Failures to connect, each as the longest time to wait that it speaks against. */
interface Failures {
  inARow: number[];
  bySilence: number[];
}

/** Told of servers that were given up, with the error of whoever waits for one of them yet. */
export type GivenUpListener = (
  isGivenUp: (server: CaseServer) => boolean,
  error: McpServerError,
) => void;

interface GivenUp {
  /** Who has more time than that for it may wait yet. */
  waitMs: number;
  trouble: NonNullable<ServerFinding['trouble']>;
}

const waitOf = (server: CaseServer): number => connectLimitMs(server, server.limits);

/** What a run knows of its servers: what the look at them found, and what became of them since. */
export class ServerMemory {
  readonly #redactor: Redactor;
  readonly #findings: Map<string, ServerFinding>;
  readonly #failures = new Map<string, Failures>();
  readonly #givenUp = new Map<string, GivenUp>();
  #timesGivenUp = 0;
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

  /** How often servers were given up in this run. */
  get timesGivenUp(): number {
    return this.#timesGivenUp;
  }

  /** What is known of servers, for a case that waits for them as long as these say. */
  findingsFor(servers: readonly CaseServer[]): ServerFinding[] {
    return servers.flatMap((server) => {
      const { id: serverId } = server;
      const found = this.#findings.get(serverId);
      const givenUp = this.#givenUp.get(serverId);
      if (givenUp === undefined || waitOf(server) > givenUp.waitMs) return found ?? [];
      return { ...(found ?? NOTHING_FOUND), serverId, trouble: givenUp.trouble };
    });
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
    const failures = this.#failures.get(id);
    if (failures !== undefined) failures.inARow = [];
  }

  /** Gives the server up where that was to be the last time that somebody waited for it so long. */
  failed(server: CaseServer, error: McpServerError): void {
    const { id } = server;
    const failures = this.#failures.get(id) ?? { inARow: [], bySilence: [] };
    this.#failures.set(id, failures);
    const isSilent = error.kind === 'timeout';
    // Who has more time may find it up.
    const againstMs = isSilent ? waitOf(server) : Number.POSITIVE_INFINITY;
    failures.inARow.push(againstMs);
    if (isSilent) failures.bySilence.push(againstMs);
    const waitMs = Math.max(borneUpTo(failures.inARow), borneUpTo(failures.bySilence));
    if (waitMs <= (this.#givenUp.get(id)?.waitMs ?? 0)) return;
    if (this.#findings.get(id)?.trouble?.stage === 'connect') return;
    this.#giveUp(server, error, waitMs);
  }

  #giveUp(server: CaseServer, error: McpServerError, waitMs: number): void {
    this.#timesGivenUp += 1;
    const message = this.#redactor.text(
      `Nothing waits for MCP server "${server.name}" any more, since it could not be connected to ${FAILURES_BORNE} times in this run: ${errorText(error)}`,
    );
    const trouble = { stage: 'connect', blame: blameFor(error, server), message } as const;
    this.#givenUp.set(server.id, { waitMs, trouble });
    const { kind, httpStatus, isConnecting } = error;
    const told = new McpServerError(kind, server.name, message, { httpStatus, isConnecting });
    const isGivenUp = (other: CaseServer) => other.id === server.id && waitOf(other) <= waitMs;
    for (const listener of this.#listeners) listener(isGivenUp, told);
  }
}

/** The longest time to wait that as many failures as are borne speak against; 0: none. */
const borneUpTo = (failures: readonly number[]): number =>
  failures.toSorted((one, other) => other - one)[FAILURES_BORNE - 1] ?? 0;

const NOTHING_FOUND = { tools: null, toolsMayChange: false, facts: null };
