import type { DeclaredCounts } from './declared-counts.ts';

/** Where the results come from: a run of the API, or result files of a test runner. */
export type ReportSource = 'run' | 'ingest';

/**
 * How one iteration of a case ended. `failed`: its checks were not met. `error`: it could not be
 * carried out (a crash, a timeout). `unfinished`: the run ended before it did.
 * `skipped` stands outside every denominator.
 */
export type Outcome = 'passed' | 'failed' | 'error' | 'skipped' | 'unfinished';

export interface ToolCall {
  toolName: string;
  arguments: Record<string, unknown>;
}

export interface ArgumentMismatch {
  expected: ToolCall;
  actual: ToolCall;
  /** Names of the arguments that differ. */
  mismatchedArguments: string[];
}

/** Verdict on one assertion of a case. */
export interface AssertionOutcome {
  /** The assertion's type and what it names, such as `toolCalledWith echo`. */
  label: string;
  passed: boolean;
  reason: string | null;
  /** What a result was to be, in full; absent where the reason says it. */
  expected?: string;
  /** What it was. */
  observed?: string;
}

/** Expected tool calls held against the actual ones. */
export interface ToolCallAnalysis {
  missing: ToolCall[];
  unexpected: ToolCall[];
  argumentMismatches: ArgumentMismatch[];
}

/** A message of a trace as plain text; tool calls and results are written out. */
export interface TraceMessage {
  role: string;
  text: string;
}

export interface TokenCounts {
  input: number | null;
  output: number | null;
  total: number | null;
}

/** Place in the repository, `file` relative to its root. */
export interface SourceLocation {
  file: string;
  line: number | null;
  /** Absent where it is not known. */
  column?: number;
}

export interface IterationReport {
  id: string;
  /** Counts from 1 within its case. */
  number: number;
  outcome: Outcome;
  startedAtMs: number | null;
  /** What its work took. */
  durationMs: number | null;
  /** What it waited before for servers to come up; absent where that is not known. */
  startupMs?: number | null;
  tokens: TokenCounts;
  model: string | null;
  provider: string | null;
  /** Why it did not pass, in one or more lines. */
  error: string | null;
  /** Stack or other long text behind `error`. */
  errorDetails: string | null;
  expectedToolCalls: ToolCall[];
  actualToolCalls: ToolCall[];
  analysis: ToolCallAnalysis | null;
  assertions: AssertionOutcome[];
  /** Messages of the trace; null where no trace was read. */
  messages: TraceMessage[] | null;
  /** Passed only after it failed before. */
  flaky: boolean;
  /** How often it was tried, at least 1. */
  attempts: number;
}

/** Cases that passed at once or were skipped, told by their numbers alone since there are very many. */
export interface FoldedCases {
  cases: number;
  /** Passed iterations of them all. */
  passed: number;
  /** Skipped iterations of them all; left out where there are none. */
  skipped?: number;
  /** All of them together; null where not known. */
  durationMs: number | null;
}

export interface CaseReport {
  /** Identity that stays the same when cases are reordered or filtered. */
  id: string;
  title: string;
  location: SourceLocation | null;
  iterations: IterationReport[];
  /** Which of several models it ran on, where it is one of the cases of a test that runs on several. */
  variant?: { title: string; model: string; provider: string | null };
  /** Words of whoever wrote it. */
  tags?: string[];
  /** How many iterations were asked for; absent where that is not known. */
  planned?: number;
  /** Set where this entry stands for many cases, whose iterations are not in `iterations`. */
  folded?: FoldedCases;
}

/**
 * What a problem means for the evidence: `execution` the run itself failed, `cancelled`, `timeout` our
 * deadline, `network`, `authentication`, `quota`, `evidence` results are missing or contradict each
 * other, `damaged-file`.
 */
export const PROBLEM_KINDS = [
  'execution',
  'cancelled',
  'timeout',
  'network',
  'authentication',
  'quota',
  'evidence',
  'damaged-file',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** What kept the evidence from being whole, so that a check cannot be decided. */
export interface Problem {
  kind: ProblemKind;
  message: string;
  location?: SourceLocation;
}

/** How the service carried out a run; times of all its iterations are summed, but for `wallMs`. */
export interface RunExecution {
  /** As on the wire, such as `auto`. */
  isolation: string;
  /** Iterations carried out at once, at most. */
  concurrency: number;
  /** How often servers were started. */
  starts: number;
  wallMs: number;
  workMs: number;
  /** What iterations waited for servers to come up. */
  startupMs: number;
  servers: { name: string; protocolVersion: string }[];
}

/** The run as the service tells it; null members where the service did not say. */
export interface RunFacts {
  id: string;
  number: number | null;
  /** As on the wire; a status this version does not know is kept as it came. */
  status: string;
  /** The service's own judgement by its pass criteria. */
  result: 'passed' | 'failed' | null;
  createdAtMs: number | null;
  completedAtMs: number | null;
  notes: string | null;
  /** Counts by the service, held against ours. */
  declared: DeclaredCounts | null;
  /** Least fraction that was to pass, as the run was asked for; absent where the suite's own holds. */
  criterion?: number;
  /**
   * Titles of cases that ran though they were not asked for. They are outside of all that is
   * counted, `declared` included, and `result`, which judges them too, says nothing.
   */
  foreignCases?: string[];
  /** Absent where the service does not say. */
  execution?: RunExecution;
}

/** An earlier run of the suite that completed. */
export interface EarlierRun {
  runNumber: number | null;
  /** Passed iterations as a fraction. */
  passRate: number;
  createdAtMs: number | null;
}

/** One neutral model of results, whatever they came from. Holds no shapes of the wire. */
export interface RunReport {
  source: ReportSource;
  suite: { id: string | null; name: string };
  project: { id: string; name: string | null } | null;
  run: RunFacts | null;
  servers: { id: string; name: string }[];
  cases: CaseReport[];
  /** Not empty: the verdict can be no better than `incomplete`. */
  problems: Problem[];
  /** Oddities worth a look that decide nothing. */
  warnings: string[];
  /** Set where the models were not real ones, so that no surface can hide it. */
  notice: string | null;
  /** Raw result files the service keeps, by the ids it gave them. */
  artifacts?: { file: string; id: string }[];
  /** Earlier runs of the suite that completed, the oldest first; this run is not among them. */
  history?: EarlierRun[];
}

/** Run statuses that mean something to us; a service may use others. */
export const KNOWN_RUN_STATUSES = [
  'pending',
  'running',
  'completed',
  'failed',
  'cancelled',
  'timed_out',
] as const;
