import { availableParallelism } from 'node:os';
import type { Isolation } from '../../contract/cases/execution-settings.ts';
import { TURNS_PER_PROMPT } from '../../contract/limits.ts';
import type { EventLog } from '../../ports/logger.ts';
import { createSecretKeeper, type SecretKeeper } from '../../redaction/secret-keeper.ts';
import {
  DEFAULT_CALL_TIMEOUT_MS,
  DEFAULT_CONNECT_TIMEOUT_MS,
  DEFAULT_FETCH_TIMEOUT_MS,
  type McpConnector,
  type OpenConnector,
  type RunSecrets,
  type TokenProvider,
} from '../mcp/connector.ts';
import { CommandError, type IterationHost } from '../mcp/iteration/iteration-host.ts';
import type { ModelRegistry } from '../models/model-registry.ts';
import { KeptServers } from './kept-servers.ts';
import { belongsToPlace, checkoutOf, Place, type PlaceSettings } from './lanes/place.ts';
import { RunTurns } from './lanes/run-turns.ts';
import type { InspectionPlan, RunAccess, RunExecutor, RunServer, RunSettings } from './plan.ts';
import { carryOutRun, type PassSettings } from './run-pass.ts';
import { caseServer, longestLimits } from './servers/case-servers.ts';
import { type InspectionSettings, inspectServers } from './servers/inspection.ts';

/** What waits for a model leaves a core to others, so there is always room for a second one. */
const LEAST_DEFAULT_CONCURRENCY = 2;
const DEFAULT_ITERATION_TIMEOUT_MS = 300_000;
/** They wait 2, 4, 8 and 16 s, or what the provider asks for: one lost answer costs the run. */
const DEFAULT_PROVIDER_RETRIES = 4;

export interface RunExecutorOptions {
  models: ModelRegistry;
  /** How servers are connected to. */
  openConnector: OpenConnector;
  /** Told how many connectors a run is about to open. */
  startAhead?: (connectors: number) => void;
  /**
   * Where a server gets the tokens that a user has for it; nobody has any where it is left out. The
   * keeper of the run's secrets learns them.
   */
  tokensFor?: (
    server: RunServer & { userId: string },
    keeper: SecretKeeper,
  ) => Promise<TokenProvider | undefined>;
  /** What iterations have beside their servers. */
  host: IterationHost;
  /** What is secret of what servers are given, by `secretValues`. */
  serverSecrets: readonly string[];
  /** Iterations of a run that go on at once, at most; by default the cores there are, at least 2. */
  concurrency?: number | undefined;
  /** `auto` by default. */
  isolation?: Isolation | undefined;
  /** Whether runs that go on at once begin their iterations in turns; they do not by default. */
  inTurns?: boolean | undefined;
  /** 10 s by default. */
  connectTimeoutMs?: number;
  /** In place of that for servers that are fetched or built first, as by npx; 90 s by default. */
  fetchTimeoutMs?: number;
  /** For one call of a tool or listing of them; 30 s by default. */
  toolTimeoutMs?: number;
  /** For all steps of an iteration; 5 min by default. */
  iterationTimeoutMs?: number;
  /** Answers of the model to one prompt, at most; 20 by default. */
  maxTurns?: number;
  /** Attempts after the first that a provider in trouble gets for one answer; 4 by default. */
  providerRetries?: number;
  /** Told of trouble that no iteration can carry, such as a recorder that throws. */
  log: EventLog;
  /** Epoch milliseconds. */
  now?: () => number;
}

const defaultConcurrency = () => Math.max(LEAST_DEFAULT_CONCURRENCY, availableParallelism());

/**
 * Every secret of a run: what servers are given, those of other runs too, and the keys of
 * models.
 */
function secretsOf(
  access: RunAccess,
  models: ModelRegistry,
  serverSecrets: readonly string[],
): RunSecrets & { redactor: SecretKeeper } {
  const values = [
    ...serverSecrets,
    ...models.configuredSecrets(),
    ...Object.values(access.modelApiKeys),
  ];
  return { values, redactor: createSecretKeeper(values) };
}

/** Opens connectors that show servers their tokens, by the names of these. */
function showing(
  openConnector: () => McpConnector,
  tokens: ReadonlyMap<string, TokenProvider>,
): () => McpConnector {
  if (tokens.size === 0) return openConnector;
  return () => {
    const connector = openConnector();
    return {
      connect: (server, options, signal) =>
        connector.connect(server, { ...options, token: tokens.get(server.name) }, signal),
      untilEnded: () => connector.untilEnded(),
      close: () => connector.close(),
    };
  };
}

/** Whether an iteration may use a server that was up before it began. */
const mayKeep = ({ servers, settings }: InspectionPlan, isolation: Isolation): boolean =>
  isolation !== 'iteration' && !servers.some((server) => belongsToPlace(server, settings));

/** Servers are looked at as they are started for an iteration. */
function placeOfInspection({ servers }: InspectionPlan, settings: PlaceSettings): Place | null {
  const isNeeded = servers.some((server) => belongsToPlace(server, settings.commands));
  return isNeeded ? new Place(settings) : null;
}

/**
 * Executes runs: their iterations in lanes, each recorded as soon as it ends. `execute` rejects
 * only where tokens cannot be looked up, before it begins; on abort it resolves when the running
 * iterations are wound up.
 */
export function createRunExecutor(options: RunExecutorOptions): RunExecutor {
  const { models, openConnector, host, serverSecrets, log, now = Date.now } = options;
  const limits = {
    connectTimeoutMs: options.connectTimeoutMs ?? DEFAULT_CONNECT_TIMEOUT_MS,
    fetchTimeoutMs: options.fetchTimeoutMs ?? DEFAULT_FETCH_TIMEOUT_MS,
    callTimeoutMs: options.toolTimeoutMs ?? DEFAULT_CALL_TIMEOUT_MS,
  };
  const concurrencyOf = ({ concurrency }: RunSettings): number =>
    concurrency ?? options.concurrency ?? defaultConcurrency();
  const isolationOf = ({ isolation }: RunSettings): Isolation =>
    isolation ?? options.isolation ?? 'auto';
  const openerFor = async (
    { servers, userId }: RunAccess,
    secrets: RunSecrets & { redactor: SecretKeeper },
  ): Promise<() => McpConnector> => {
    const { tokensFor } = options;
    const open = () => openConnector(secrets);
    if (tokensFor === undefined) return open;
    const found = servers.map(async (server) => {
      const token = await tokensFor({ ...server, userId }, secrets.redactor);
      return token === undefined ? [] : [[server.name, token] as const];
    });
    return showing(open, new Map((await Promise.all(found)).flat()));
  };
  const turns = options.inTurns === true ? new RunTurns() : null;
  /** Looks at servers that are over, and their processes not gone yet. */
  const closing = new Set<Promise<void>>();
  const executor: RunExecutor = {
    async inspect(plan, signal) {
      const secrets = secretsOf(plan, models, serverSecrets);
      const { redactor } = secrets;
      const open = await openerFor(plan, secrets);
      const connectors = new Set<McpConnector>();
      const openOne = () => {
        const connector = open();
        connectors.add(connector);
        return connector;
      };
      const kept = mayKeep(plan, isolationOf(plan.settings)) ? new KeptServers(secrets) : null;
      let unused: Promise<void> | undefined;
      const lookLimits = longestLimits(plan.limits, limits);
      const keep: InspectionSettings['keep'] =
        kept &&
        ((server, { connection, connector }, startMs) => {
          connectors.delete(connector);
          const close = () => connector.close();
          kept.add(caseServer(server, lookLimits).key, { connection, close, startMs });
        });
      // While servers are looked at, what lanes live in comes up too: of one case no second one.
      const lanes = Math.min(concurrencyOf(plan.settings), plan.limits.length);
      options.startAhead?.(plan.servers.length + lanes - (kept === null ? 0 : 1));
      const startedAt = now();
      const place = placeOfInspection(plan, {
        ...{ host, redactor, signal, commands: plan.settings },
        checkout: checkoutOf(plan.servers),
        setups: { failures: 0, last: null },
        // Whoever runs it next is told.
        warn: () => {},
      });
      try {
        const servers = await Promise.all(
          plan.servers.map((server) => place?.serverIn(server) ?? server),
        );
        const settings = {
          ...{ openConnector: openOne, redactor, spentMs: now() - startedAt, keep },
          ...{ limits: lookLimits, onListed: plan.onListed },
        };
        const findings = await inspectServers(servers, settings, signal);
        return { findings, setupTrouble: null, redactor, kept };
      } catch (error) {
        unused = kept?.letGo();
        signal.throwIfAborted();
        if (!(error instanceof CommandError)) throw error;
        // What failed may do so once: each iteration finds out anew, and is told.
        const setupTrouble = error.kind === 'missing' ? error.message : null;
        return { findings: [], setupTrouble, redactor, kept: null };
      } finally {
        // A server that leaves slowly does not hold up the answer to the request, while there is one.
        const closed = Promise.all([unused, ...[...connectors].map((one) => one.close())])
          .then(() => place?.end())
          .finally(() => closing.delete(closed));
        closing.add(closed);
        if (signal.aborted) await closed;
      }
    },
    async execute(plan, recorder, signal) {
      // Also where it comes to nothing from here on: the base is run all the same.
      if (plan.isOfBase !== true) turns?.lead();
      const kept = plan.kept ?? new KeptServers(secretsOf(plan, models, serverSecrets));
      const { secrets } = kept;
      const settings: PassSettings = {
        ...{ models, limits, host, now, log, kept, turns },
        isolation: isolationOf(plan.settings),
        concurrency: concurrencyOf(plan.settings),
        openConnector: await openerFor(plan, secrets),
        iterationTimeoutMs: options.iterationTimeoutMs ?? DEFAULT_ITERATION_TIMEOUT_MS,
        maxTurns: options.maxTurns ?? TURNS_PER_PROMPT,
        providerRetries: options.providerRetries ?? DEFAULT_PROVIDER_RETRIES,
        redactor: secrets.redactor,
      };
      // Not after those of the lanes: each may take its time.
      const letGo = () => void kept.letGo();
      signal.addEventListener('abort', letGo, { once: true });
      if (signal.aborted) letGo();
      const execution = await carryOutRun(plan, recorder, settings, signal);
      signal.removeEventListener('abort', letGo);
      await Promise.all([kept.letGo(), ...closing]);
      return execution;
    },
  };
  if (turns === null) return executor;
  return {
    ...executor,
    inspect: (plan, signal) => turns.look(() => executor.inspect(plan, signal)),
  };
}
