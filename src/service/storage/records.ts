import type { SuiteExecution } from '../../contract/cases/execution-settings.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { RunExecution } from '../../contract/resources/execution.ts';
import type { ToolCall, Usage } from '../../contract/resources/iteration.ts';
import type { RUN_STATUSES, RunCreated } from '../../contract/resources/run.ts';
import type { Trace } from '../../contract/resources/trace.ts';

/** Those of accounts, projects and what else runs and suites refer to. */
export type * from './catalogue-records.ts';

/**
 * What the store hands out and takes. `seq` is the order in which resources of a kind were made;
 * times are epoch milliseconds.
 */

export type RunStatus = (typeof RUN_STATUSES)[number];

/** A part of a list, in the order of the list. */
export interface Slice {
  /** `seq` of the last item already seen; null: from the beginning. */
  after: number | null;
  limit: number;
}

/** Items of a slice, and whether more follow. */
export interface SliceResult<Item> {
  items: Item[];
  more: boolean;
}

export interface SuiteRecord {
  seq: number;
  id: string;
  projectId: string;
  name: string;
  description: string | null;
  model: string | null;
  provider: string | null;
  minimumPassRatePercent: number | null;
  /** How its runs are carried out, where they do not say. */
  execution: SuiteExecution | null;
  createdAt: number;
  updatedAt: number;
}

/** What a caller gives of a new suite. */
export interface NewSuite
  extends Omit<SuiteRecord, 'seq' | 'id' | 'execution' | 'createdAt' | 'updatedAt'> {
  execution?: SuiteExecution | undefined;
  /** The saved server selection, in order; empty: none is saved. */
  serverIds: readonly string[];
}

/** `definition` is the case as it was written, with no defaults filled in. */
export interface TestCaseRecord {
  seq: number;
  id: string;
  title: string;
  definition: TestCase;
  createdAt: number;
  updatedAt: number;
}

/** What the reporter of an ingested run told about it. Fields not named here are not stored. */
export interface RunOrigin {
  framework?: string | undefined;
  ci?: Record<string, string | undefined> | undefined;
  expectedIterations?: number | undefined;
  tags?: string[] | undefined;
  serverNames?: string[] | undefined;
  hostConfigHash?: string | undefined;
  evaluationConfigHash?: string | undefined;
}

export interface RunRecord {
  seq: number;
  id: string;
  organizationId: string;
  projectId: string;
  suiteId: string;
  runNumber: number;
  status: RunStatus;
  result: 'passed' | 'failed' | null;
  minimumPassRatePercent: number;
  plannedIterations: number;
  /** Finished iterations only; the two counts grow while the run goes on. */
  passedIterations: number;
  failedIterations: number;
  source: 'api' | 'sdk';
  notes: string | null;
  /** Set on ingested runs only, as is `origin`. A long one is told in full by the origin. */
  externalRunId: string | null;
  origin: (RunOrigin & { externalRunId?: string | undefined }) | null;
  createdAt: number;
  completedAt: number | null;
  namedHostId: string | null;
  /** How it was carried out, where that was here. */
  execution: RunExecution | null;
  /** Null where no row had scores. */
  scores: ScoreTally | null;
  /** When the reporter of an ingested run was heard of last. */
  heardAt: number | null;
  /** Why an ingested run was ended without its reporter, which may go on with it all the same. */
  endReason: string | null;
}

export interface NewRun {
  organizationId: string;
  projectId: string;
  suiteId: string;
  minimumPassRatePercent: number;
  plannedIterations: number;
  notes: string | null;
  namedHostId?: string | null;
  /** Who carries it out here, or how the one is known that is executed elsewhere. */
  by: { instanceId: string } | { externalRunId: string; origin: RunOrigin };
}

/** A process that serves this database. */
export interface InstanceRecord {
  id: string;
  /** How it is told whether the process is alive; null where that cannot be told. */
  process: string | null;
  /** Grows while it is alive. */
  renewals: number;
}

/** How fast a bucket fills, and how much it holds. */
export interface BucketSize {
  tokensPerMs: number;
  burst: number;
}

/** The permission to upload one file. */
export interface NewUploadTicket {
  tokenHash: string;
  projectId: string;
  expiresAt: number;
}

/** An upload that uses a ticket. */
export interface UploadClaim {
  uploadId: string;
  instanceId: string;
}

/** What an ingested row told beyond the fields every iteration has. */
export interface ReportedDetails {
  metadata?: Record<string, unknown> | null | undefined;
  query?: string | null | undefined;
  expectedOutput?: string | null | undefined;
  errorDetails?: string | null | undefined;
  isNegativeTest?: boolean | null | undefined;
  /** Members of the row that have not the shape of the API. */
  leftOut?: string[] | undefined;
  caseId?: string | null | undefined;
  advancedConfig?: Record<string, unknown> | null | undefined;
  matchOptions?: Record<string, unknown> | null | undefined;
  /** Why its scores do not hold, where it has any that do not. */
  scoreProblem?: string | undefined;
}

/** What is known of the scores that the rows of a run came with. */
export interface ScoreTally {
  /** Iterations with scores, and those of them whose scores do not hold. */
  scored: number;
  quarantined: number;
  /** How each scorer was declared first, by its id. */
  scorers: Record<string, string>;
}

export interface IterationRecord {
  seq: number;
  id: string;
  runId: string;
  testCaseId: string | null;
  title: string;
  iterationNumber: number;
  status: RunStatus;
  result: 'passed' | 'failed' | null;
  model: string | null;
  provider: string | null;
  startedAt: number | null;
  durationMs: number | null;
  startupMs: number | null;
  tokensUsed: number | null;
  usage: Usage | null;
  actualToolCalls: ToolCall[];
  expectedToolCalls: ToolCall[];
  error: string | null;
  /** Null on iterations executed here, as are the three after it. */
  externalIterationId: string | null;
  externalCaseId: string | null;
  ingestedCaseId: string | null;
  /** Tells the case as it was carried out here from one that says another thing; null elsewhere. */
  configHash: string | null;
  /** With the id of the iteration where the column has only its hash. */
  reported: (ReportedDetails & { externalIterationId?: string | undefined }) | null;
}

export type NewIteration = Pick<
  IterationRecord,
  'runId' | 'title' | 'iterationNumber' | 'model' | 'provider'
> & { testCaseId: string; configHash?: string };

/** How an iteration that is executed here ended. */
export interface FinishedIteration
  extends Pick<
    IterationRecord,
    | 'result'
    | 'durationMs'
    | 'startupMs'
    | 'tokensUsed'
    | 'usage'
    | 'actualToolCalls'
    | 'expectedToolCalls'
  > {
  status: 'completed' | 'failed' | 'cancelled';
  error: string | null;
}

/** An iteration that was executed elsewhere, and has ended. */
export interface IngestedIteration
  extends Pick<
    IterationRecord,
    | 'title'
    | 'model'
    | 'provider'
    | 'durationMs'
    | 'tokensUsed'
    | 'usage'
    | 'actualToolCalls'
    | 'expectedToolCalls'
    | 'error'
    | 'externalCaseId'
  > {
  /** Null: the iteration gets one of its own. */
  externalIterationId: string | null;
  ingestedCaseId: string;
  result: 'passed' | 'failed';
  reported: ReportedDetails;
}

export interface SavedTrace {
  iterationId: string;
  trace: Trace;
}

/** An uploaded file; its bytes are kept beside the database, under their hash. */
export interface NewArtifact {
  projectId: string;
  /** In hex. */
  sha256: string;
  contentType: string | null;
  sizeBytes: number;
}

/** What an idempotency key is looked up by; the scope names what it was sent for. */
export interface KeyPlace {
  userId: string;
  scope: string;
  key: string;
}

/** A key that a request was sent with, and what came of it. It lives as long as its run. */
export interface IdempotencyKeyRecord {
  runId: string;
  /** Of what the request asks for, one or several with a space between. */
  requestHash: string;
  reply: RunCreated;
}
