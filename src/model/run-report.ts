import type { ReportSource } from './choices/report-source.ts';
import type { JoinedLeg, ShardRule } from './choices/shard.ts';
import type { Conversation } from './conversation/conversation.ts';
import type { DeclaredCounts } from './declared-counts.ts';
import type { Diagnosis } from './servers/diagnosis.ts';
import type { SurfaceReport } from './servers/surface-report.ts';

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

declare const KIND: unique symbol;

/**
 * What a case, or its definition, is told by: the first 64 bits of a SHA-256 as 16 hexadecimal digits.
 * Two of 100,000 cases have the same by chance in one of four billion reports. It is nobody's text,
 * so no secret is looked for in it.
 */
export type Digest = string & { readonly [KIND]: 'digest' };
export const DIGEST_LENGTH = 16;
export const DIGEST = /^[0-9a-f]{16}$/;

/** Some folded cases as one text; see `CaseFolder`. */
export type PackedCases = string & { readonly [KIND]: 'packed cases' };
/** Identities of some cases and how often each is to run, as one text; see `packRoster`. */
export type PackedRoster = string & { readonly [KIND]: 'packed roster' };
/** How some cases came out in recent runs, as one text; see `packHistory`. */
export type PackedHistory = string & { readonly [KIND]: 'packed history' };

/** What an iteration spent its time on, each kind summed over its stretches; absent where there is none. */
export interface IterationSpans {
  /** Connecting to servers; not in the duration of the iteration. */
  connectMs?: number;
  /** Waiting for answers of models. */
  modelMs?: number;
  /** Calls of tools, of which several may go on at once. */
  toolMs?: number;
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
  /** As its trace tells; absent where that was not read. */
  spans?: IterationSpans;
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
  /** What was said and called; absent where no trace was read. */
  conversation?: Conversation;
  /** Passed only after it failed before. */
  flaky: boolean;
  /** How often it was tried, at least 1. */
  attempts: number;
}

/** Cases that passed at once or were skipped, told without their details since there are very many. */
export interface FoldedCases {
  cases: number;
  /** Passed iterations of them all. */
  passed: number;
  /** Skipped iterations of them all; left out where there are none. */
  skipped?: number;
  /** All of them together; null where not known. */
  durationMs: number | null;
  /** Each of them, for `unpackCases`; absent in reports that were written before this was kept. */
  packed?: PackedCases[];
}

export interface CaseReport {
  /** Stays the same when cases are reordered or filtered. */
  id: string;
  /**
   * The same in few characters, and of the title alone where that is the only one: what a case is
   * found by in another report, folded there or not. Absent where this entry stands for many.
   */
  identity?: Digest;
  /**
   * What it does and is judged by. With another one it is another case under the same name, whose
   * results say nothing of the former. Absent where that is not known, as of result files.
   */
  definition?: Digest;
  /** Its id on the service, which may outlive its title; absent where the service told none. */
  serviceCaseId?: string;
  title: string;
  location: SourceLocation | null;
  iterations: IterationReport[];
  /** Which of several models it ran on, where it is one of the cases of a test that runs on several. */
  variant?: { title: string; model: string; provider: string | null };
  /** Words of whoever wrote it. */
  tags?: string[];
  /** How many iterations were asked for; absent where that is not known. */
  planned?: number;
  /** Tools it names, some as never to be called; it cannot pass without the others. */
  tools?: { name: string; server?: string; isForbidden?: true }[];
  /** Set where this entry stands for many cases, whose iterations are not in `iterations`. */
  folded?: FoldedCases;
}

export type NamedTool = NonNullable<CaseReport['tools']>[number];

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
  /** It tells of nothing but planned results that are missing, and the cases tell how many. */
  isShortfall?: boolean;
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

/** An MCP server of the run. */
export interface ServerReport {
  id: string;
  name: string;
  /** Names of its tools before the run; absent where nobody found out, which says nothing of them. */
  tools?: string[];
  /** How many it has beside these; absent where these are all. */
  moreTools?: number;
}

/** An earlier run of the suite that completed. */
export interface EarlierRun {
  runNumber: number | null;
  /** Passed iterations as a fraction. */
  passRate: number;
  createdAtMs: number | null;
}

/** Of what state of the repository results are; null where that is not known. */
export interface ReportOrigin {
  commit: string | null;
  branch: string | null;
  createdAtMs: number | null;
  /** Page to look at them. */
  address: string | null;
}

/** What a report says of its own origin. */
export interface OwnOrigin extends ReportOrigin {
  /** What tells the steps of one job apart: what their inputs name the results by. */
  subject: string;
  /** Name of the artifact that the job gives the report of its first step in a first attempt. */
  artifact?: string;
}

/** All cases of a suite in its order. Titles stand apart: secrets are looked for in them. */
export interface SuiteRoster {
  /** Each as `identity,planned;`; see `packRoster`. */
  packed: PackedRoster[];
  /** In the same order. */
  titles: string[];
}

/** Which part of a suite a report is of: a leg, which another job joins with the others. */
export interface ShardFacts {
  /** From 1. */
  index: number;
  total: number;
  by: ShardRule;
  /** Hash of how long cases take, where they were dealt out by that: all legs need the same. */
  durations?: Digest;
  /** Hash of the whole suite, and of what else decides what is run of it. */
  suite: Digest;
  /** Whose code was run; empty where that is not known. */
  commit: string;
  /** Id of the workflow run; empty where that is not known. */
  workflowRun: string;
  attempt: number;
  /** Cases of all legs. */
  roster: SuiteRoster;
}

/** One neutral model of results, whatever they came from. Holds no shapes of the wire. */
export interface RunReport {
  source: ReportSource;
  suite: { id: string | null; name: string };
  project: { id: string; name: string | null } | null;
  run: RunFacts | null;
  servers: ServerReport[];
  /** What its servers offered; of a run as far as it came with it. Absent where nobody asked. */
  surface?: SurfaceReport;
  cases: CaseReport[];
  /** Not empty: the verdict can be no better than `incomplete`, but for shortfalls that cannot turn it. */
  problems: Problem[];
  /** Oddities worth a look that decide nothing. */
  warnings: string[];
  /** Set where the models were not real ones, so that no surface can hide it. */
  notice: string | null;
  /** Raw result files the service keeps, by the ids it gave them. */
  artifacts?: { file: string; id: string }[];
  /** Earlier runs of the suite that completed, the oldest first; this run is not among them. */
  history?: EarlierRun[];
  /** Which part of the suite it is of, where that was run in parts. */
  shard?: ShardFacts;
  /** What it was joined of, where a suite was run in parts; `run` sums their runs then. */
  legs?: JoinedLeg[];
  /** How cases came out in recent runs, in which they did the same; this run is not among them. */
  caseHistory?: PackedHistory[];
  /**
   * Schema version of the file it was read from, where that is a former one. Such a file does not
   * tell what its cases do, nor of what kind they are.
   */
  formerVersion?: 1;
  /** For whoever holds later results against these; absent where nobody said. */
  origin?: OwnOrigin;
  /** What was found of each server that was looked at. */
  diagnoses?: Diagnosis[];
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
