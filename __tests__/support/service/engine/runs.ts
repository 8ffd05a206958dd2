import type { Step, TestCase } from '../../../../src/contract/cases/test-case.ts';
import type { RunExecution } from '../../../../src/contract/resources/execution.ts';
import { secretValues } from '../../../../src/redaction/secret-values.ts';
import type {
  IterationOutcome,
  RunExecutor,
  RunPlan,
  RunRecorder,
  RunServer,
} from '../../../../src/service/engine/plan.ts';
import {
  createRunExecutor,
  type RunExecutorOptions,
} from '../../../../src/service/engine/run-executor.ts';
import {
  createModelRegistry,
  type ModelRegistry,
} from '../../../../src/service/models/model-registry.ts';
import { CONNECT_PATIENCE_MS, openUnconfined, unconfinedHost } from '../mcp/connectors.ts';

export type StepBody =
  | { prompt: string }
  | { call: string; args?: Record<string, unknown>; server?: string }
  | { assert: Extract<Step, { kind: 'assert' }>['assertion'] };

/** Steps in short form. */
export function steps(...bodies: StepBody[]): Step[] {
  return bodies.map((body, index): Step => {
    const id = `s${index}`;
    if ('prompt' in body) return { id, kind: 'prompt', prompt: body.prompt };
    if ('assert' in body) return { id, kind: 'assert', assertion: body.assert };
    return {
      id,
      kind: 'toolCall',
      serverName: body.server ?? 'fixture',
      toolName: body.call,
      arguments: body.args ?? {},
    };
  });
}

/** A model-free registry. */
export const noModels = (): ModelRegistry => createModelRegistry({ providers: {} });

type CaseInput = Partial<TestCase> & { steps: Step[] };

/** A plan with one iteration of each case. */
export function planOf(
  servers: RunServer[],
  cases: CaseInput[],
  modelApiKeys: Record<string, string> = {},
  settings: RunPlan['settings'] = {},
): RunPlan {
  return {
    runId: 'r_1',
    servers,
    findings: [],
    settings,
    userId: 'usr_1',
    modelApiKeys,
    kept: null,
    iterations: cases.map((testCase, index) => ({
      iterationId: `it_${index}`,
      iterationNumber: 1,
      testCase: {
        title: `case ${index}`,
        ...testCase,
        id: `tc_${index}`,
        model: testCase.model ?? null,
        provider: testCase.provider ?? null,
      },
    })),
  };
}

/** What a recorder was told. */
export class RecordedRun implements RunRecorder {
  readonly started: string[] = [];
  readonly outcomes = new Map<string, IterationOutcome>();
  /** The most iterations that were under way at once. */
  peak = 0;
  readonly #onStart: (iterationId: string) => void;

  constructor(onStart: (iterationId: string) => void = () => {}) {
    this.#onStart = onStart;
  }

  async iterationStarted(iterationId: string): Promise<void> {
    this.started.push(iterationId);
    this.peak = Math.max(this.peak, this.started.length - this.outcomes.size);
    this.#onStart(iterationId);
  }

  async iterationFinished(iterationId: string, outcome: IterationOutcome): Promise<void> {
    if (this.outcomes.has(iterationId)) throw new Error(`${iterationId} was recorded twice`);
    this.outcomes.set(iterationId, outcome);
  }

  /** Outcome of the iteration at that place of the plan. */
  at(index: number): IterationOutcome {
    const outcome = this.outcomes.get(`it_${index}`);
    if (!outcome) throw new Error(`it_${index} was never recorded`);
    return outcome;
  }
}

export const silentLog = { info: () => {}, error: () => {} };

/** What of servers is secret, as if a file spelled all of it. */
const secretsOf = (servers: readonly RunServer[]): string[] =>
  secretValues({ configuration: servers, environment: {}, workspace: process.cwd() }).values;

/** An executor that knows the servers of a plan. */
export function executorFor(plan: RunPlan, options: Partial<RunExecutorOptions> = {}): RunExecutor {
  return createRunExecutor({
    models: noModels(),
    openConnector: openUnconfined,
    host: unconfinedHost(),
    log: silentLog,
    serverSecrets: secretsOf(plan.servers),
    connectTimeoutMs: CONNECT_PATIENCE_MS,
    ...options,
  });
}

/** Executes a plan to its end, and hands back what was recorded and what the executor tells. */
export async function executeAll(
  plan: RunPlan,
  options: Partial<RunExecutorOptions> = {},
  recorded = new RecordedRun(),
  signal = new AbortController().signal,
): Promise<{ recorded: RecordedRun; execution: RunExecution }> {
  const execution = await executorFor(plan, options).execute(plan, recorded, signal);
  return { recorded, execution };
}

/** Executes a plan to its end. */
export async function execute(...args: Parameters<typeof executeAll>): Promise<RecordedRun> {
  return (await executeAll(...args)).recorded;
}

/** Executes one case and hands back its outcome. */
export async function executeCase(
  servers: RunServer[],
  testCase: CaseInput,
  options: Partial<RunExecutorOptions> = {},
): Promise<IterationOutcome> {
  return (await execute(planOf(servers, [testCase]), options)).at(0);
}
