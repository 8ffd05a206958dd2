/** A run of a workflow. Whoever started it chose the names of its branch and its repository. */
export interface WorkflowRun {
  id: number;
  /** What started it, such as `push`. */
  event: string;
  commit: string;
  branch: string | null;
  /** `owner/name` of where its commit was pushed to; null where that is gone. */
  headRepository: string | null;
  createdAtMs: number | null;
  /** Page of it. */
  address: string;
}

/** Runs of a workflow, the newest first. */
export interface WorkflowRunList {
  runs: WorkflowRun[];
  /** There are more, which were not read. */
  hasMore: boolean;
}

/** What a run left. */
export interface RunArtifact {
  id: number;
  name: string;
  bytes: number;
  isExpired: boolean;
}

/**
 * Finished runs of the workflows of the job's repository, and what they left. All of it throws
 * LookUpError where it cannot be had.
 */
export interface WorkflowRuns {
  /** The newest commit that both have. */
  mergeBase(base: string, head: string): Promise<string>;
  /** A commit and those before it, the newest first, as many as one answer has. */
  ancestors(commit: string): Promise<{ commits: string[]; hasMore: boolean }>;
  /** Of one workflow, by the name of its file or its id. */
  list(
    workflow: string,
    filter: { branch: string; commit?: string; event?: string },
  ): Promise<WorkflowRunList>;
  get(runId: number): Promise<WorkflowRun>;
  artifacts(runId: number): Promise<RunArtifact[]>;
  /** The archive of an artifact. */
  download(artifact: RunArtifact): Promise<Uint8Array>;
}
