import pLimit from 'p-limit';
import { TURNS_PER_PROMPT } from '../../contract/cases/case-evidence.ts';
import type { EventLog } from '../../ports/logger.ts';
import { createRedactor, type Redactor } from '../../redaction/redactor.ts';
import {
  DEFAULT_CALL_TIMEOUT_MS,
  DEFAULT_CONNECT_TIMEOUT_MS,
  DEFAULT_FETCH_TIMEOUT_MS,
  type OpenConnector,
  type RunSecrets,
} from '../mcp/connector.ts';
import { errorText } from '../mcp/server-error.ts';
import type { ModelRegistry } from '../models/model-registry.ts';
import { type IterationSettings, runIteration, unstartedOutcome } from './iteration.ts';
import type {
  IterationPlan,
  ResolvedTestCase,
  RunAccess,
  RunExecutor,
  RunPlan,
  RunRecorder,
} from './plan.ts';
import { type ForegoneEnd, foregoneEnd } from './servers/foregone-case.ts';
import { inspectServers } from './servers/inspection.ts';

const DEFAULT_ITERATION_CONCURRENCY = 4;
const DEFAULT_ITERATION_TIMEOUT_MS = 300_000;
/** They wait 2, 4, 8 and 16 s, or what the provider asks for: one lost answer costs the run. */
const DEFAULT_PROVIDER_RETRIES = 4;

export interface RunExecutorOptions {
  models: ModelRegistry;
  /** How servers are connected to. */
  openConnector: OpenConnector;
  /** What is secret of what servers are given, by `secretValues`. */
  serverSecrets: readonly string[];
  /** Iterations of a run that go on at once; 4 by default. */
  iterationConcurrency?: number;
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

/**
 * Every secret of a run: what servers are given, those of other runs too, and the keys of
 * models.
 */
function secretsOf(
  access: RunAccess,
  models: ModelRegistry,
  serverSecrets: readonly string[],
): RunSecrets {
  const values = [
    ...serverSecrets,
    ...models.configuredSecrets(),
    ...Object.values(access.modelApiKeys),
  ];
  return { values, redactor: createRedactor(values) };
}

const CANCELLED: ForegoneEnd = { status: 'cancelled', result: null, error: null };

/** How cases end without being carried out, looked at once each. */
function foregoneEnds(plan: RunPlan, redactor: Redactor) {
  const ends = new Map<string, ForegoneEnd | null>();
  return (testCase: ResolvedTestCase): ForegoneEnd | null => {
    const known = ends.get(testCase.id);
    if (known !== undefined) return known;
    const end = foregoneEnd(testCase, { ...plan, redactor });
    ends.set(testCase.id, end);
    return end;
  };
}

async function executeIteration(
  plan: RunPlan,
  { iterationId, testCase }: IterationPlan,
  recorder: RunRecorder,
  settings: IterationSettings,
  foregone: ForegoneEnd | null,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) {
    await recorder.iterationFinished(iterationId, unstartedOutcome(testCase, CANCELLED));
    return;
  }
  await recorder.iterationStarted(iterationId, settings.now());
  if (foregone !== null) {
    await recorder.iterationFinished(iterationId, unstartedOutcome(testCase, foregone));
    return;
  }
  const outcome = await runIteration(plan, testCase, settings, signal);
  await recorder.iterationFinished(iterationId, outcome);
}

/**
 * Executes runs: their iterations in parallel under a limit, each recorded as soon as it ends.
 * `execute` never rejects; on abort it resolves when the running iterations are wound up.
 */
export function createRunExecutor(options: RunExecutorOptions): RunExecutor {
  const { models, openConnector, serverSecrets, log, now = Date.now } = options;
  const limits = {
    connectTimeoutMs: options.connectTimeoutMs ?? DEFAULT_CONNECT_TIMEOUT_MS,
    fetchTimeoutMs: options.fetchTimeoutMs ?? DEFAULT_FETCH_TIMEOUT_MS,
    callTimeoutMs: options.toolTimeoutMs ?? DEFAULT_CALL_TIMEOUT_MS,
  };
  return {
    async inspect(access, signal) {
      const secrets = secretsOf(access, models, serverSecrets);
      const { redactor } = secrets;
      const connector = openConnector(secrets);
      try {
        const settings = { connector, limits, redactor };
        return { findings: await inspectServers(access.servers, settings, signal), redactor };
      } finally {
        await connector.close();
      }
    },
    async execute(plan, recorder, signal) {
      const secrets = secretsOf(plan, models, serverSecrets);
      const { redactor } = secrets;
      const connector = openConnector(secrets);
      const settings: IterationSettings = {
        models,
        connect: (server, iterationSignal) =>
          connector.connect(server, { limits }, iterationSignal),
        iterationTimeoutMs: options.iterationTimeoutMs ?? DEFAULT_ITERATION_TIMEOUT_MS,
        maxTurns: options.maxTurns ?? TURNS_PER_PROMPT,
        providerRetries: options.providerRetries ?? DEFAULT_PROVIDER_RETRIES,
        now,
        redactor,
      };
      const foregoneOf = foregoneEnds(plan, redactor);
      const limit = pLimit(options.iterationConcurrency ?? DEFAULT_ITERATION_CONCURRENCY);
      const carryOut = async (iteration: IterationPlan) => {
        try {
          const foregone = foregoneOf(iteration.testCase);
          await executeIteration(plan, iteration, recorder, settings, foregone, signal);
        } catch (error) {
          log.error(
            `Run ${plan.runId}: iteration ${iteration.iterationId} could not be recorded: ${redactor.text(errorText(error))}`,
          );
        }
      };
      try {
        await limit.map(plan.iterations, carryOut);
      } finally {
        await connector.close();
      }
    },
  };
}
