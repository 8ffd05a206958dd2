import type { CaseLimits, ExecutionSettings } from '../../contract/cases/execution-settings.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { RunExecution } from '../../contract/resources/execution.ts';
import type { ToolCall, Usage } from '../../contract/resources/iteration.ts';
import type { Trace } from '../../contract/resources/trace.ts';
import type { Redacted, Redactor } from '../../redaction/redactor.ts';
import type { Tool } from '../mcp/protocol/messages.ts';
import type { ServerFacts } from '../mcp/protocol/server-facts.ts';
import type { McpServer } from '../mcp/server-connection.ts';
import type { KeptServers } from './kept-servers.ts';

export type { RunExecution };

/** A saved server that a run uses. */
export interface RunServer extends McpServer {
  id: string;
}

/**
 * Whose doing it is that a server cannot be used: `configuration` names what is not there; the
 * `server` itself crashed, is silent or refuses; `surroundings` are the network, the machine and
 * credentials, which say nothing about the server.
 */
export type Blame = 'configuration' | 'server' | 'surroundings';

/** What one look at a server of the run found, before anything of the run was carried out. */
export interface ServerFinding {
  serverId: string;
  /** Names of its tools; null where they could not be had. */
  tools: readonly string[] | null;
  /** Whether it says that its tools may change while it runs. */
  toolsMayChange: boolean;
  /** How it spoke; null where it could not be connected to. */
  facts: ServerFacts | null;
  /** Why it cannot be used: for nothing (`connect`), or not for prompts alone (`list`). */
  trouble: { stage: 'connect' | 'list'; blame: Blame; message: Redacted } | null;
}

/** A test case with every default filled in. */
export interface ResolvedTestCase extends Omit<TestCase, 'model' | 'provider'> {
  id: string;
  /** Null where the case has no prompt and names none. */
  model: string | null;
  provider: string | null;
}

export interface IterationPlan {
  iterationId: string;
  /** Counts from 1 within its case. */
  iterationNumber: number;
  testCase: ResolvedTestCase;
}

/** How a run is carried out, where whoever asked for it said so. */
export type RunSettings = Pick<
  ExecutionSettings,
  'concurrency' | 'isolation' | 'setup' | 'teardown'
>;

/** What one run executes, fixed at its creation. */
export interface RunPlan {
  runId: string;
  /** Those the cases use. */
  servers: RunServer[];
  /** What is known of them; a server without a finding is met when it is first used. */
  findings: readonly ServerFinding[];
  iterations: IterationPlan[];
  settings: RunSettings;
  /** Who asked for it: servers are shown the tokens of that user. */
  userId: string;
  /** Keys of the request, by lower-cased provider name. Never stored or logged. */
  modelApiKeys: Readonly<Record<string, string>>;
  /** Of its servers those that are up yet since they were looked at; whoever executes it closes them. */
  kept: KeptServers | null;
  /** Whether its servers are those of a second checkout, which nothing is asked before a run of the first. */
  isOfBase?: boolean;
}

/** How an iteration ended. `failed` as status: it could not be carried out. */
export interface IterationOutcome {
  status: 'completed' | 'failed' | 'cancelled';
  /** Null where nothing is known about the servers: cancelled, or a model gave no answer. */
  result: 'passed' | 'failed' | null;
  /** What its steps took. */
  durationMs: number;
  /** What it waited before for servers to come up. */
  startupMs: number;
  tokensUsed: number | null;
  usage: Usage | null;
  expectedToolCalls: ToolCall[];
  actualToolCalls: ToolCall[];
  error: Redacted | null;
  trace: Trace | null;
}

/** Where the executor puts what it finds, as soon as it finds it. */
export interface RunRecorder {
  iterationStarted(iterationId: string, startedAt: number): Promise<void>;
  iterationFinished(iterationId: string, outcome: IterationOutcome): Promise<void>;
}

/** What the execution of a run reaches its servers and models with. */
export type RunAccess = Pick<RunPlan, 'servers' | 'modelApiKeys' | 'userId'>;

export type ListedListener = (serverId: string, tools: readonly Tool[]) => void;

/** What is looked at before a run. */
export interface InspectionPlan extends RunAccess {
  settings: RunSettings;
  /** Those of the cases, one of which may wait longer than another. */
  limits: readonly CaseLimits[];
  /** Told what each server lists, for whoever has to know more than names. */
  onListed?: ListedListener | undefined;
}

/** What is known of the servers of a run, and how to take its secrets out of what is told of them. */
export interface Inspection {
  findings: readonly ServerFinding[];
  /** Why `setup` cannot be run as it is written; null where it can. */
  setupTrouble: string | null;
  redactor: Redactor;
  /** Servers that are left up for the run; null where it could not use them. */
  kept: KeptServers | null;
}

/**
 * Executes the iterations of a run; comes back when all are recorded, or the signal has aborted, and
 * the processes of all servers are gone.
 */
export interface RunExecutor {
  /**
   * Connects to each server once and lists its tools. Trouble with them is what it finds; rejects
   * with the signal's reason only. What it has kept is closed by whoever does not execute the run.
   */
  inspect(plan: InspectionPlan, signal: AbortSignal): Promise<Inspection>;
  execute(plan: RunPlan, recorder: RunRecorder, signal: AbortSignal): Promise<RunExecution>;
}
