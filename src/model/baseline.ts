import type { ReportOrigin, RunReport } from './run-report.ts';

/**
 * What results are to be held against, as the user says it. `auto`: an earlier run of the base, as
 * far as it can be had for little. `run`: of a workflow or of a service, by its id. Paths are as
 * written, relative to the workspace.
 */
export type BaselineSource =
  | { kind: 'auto' }
  | { kind: 'none' }
  | { kind: 'branch'; name: string }
  | { kind: 'run'; id: string }
  | { kind: 'file'; path: string }
  | { kind: 'checkout'; path: string };

/** Where a baseline comes from. */
export interface BaselineOrigin extends ReportOrigin {
  /** `artifact`: of an earlier run of the workflow. `checkout`: the base was run beside the head. */
  kind: 'artifact' | 'service-run' | 'file' | 'checkout';
  /** Whether the commit is the very one that the pull request branched off; null where not known. */
  isMergeBase: boolean | null;
}

/** Earlier results that a report is held against. */
export interface Baseline {
  report: RunReport;
  origin: BaselineOrigin;
}

/** How the look-up of a baseline ended. */
export type BaselineSearch =
  /** Nobody asked for one. */
  | { outcome: 'not-asked' }
  | { outcome: 'found'; baseline: Baseline }
  /** The look-up worked, and there is none: no earlier run, or none that may be trusted. */
  | {
      outcome: 'none';
      message: string;
      /** What would give later runs one, as a sentence; absent where this is the first that may. */
      advice?: string;
    }
  /** Under `auto`, it could not be looked for, as without a permission. */
  | { outcome: 'unknown'; message: string }
  /** It was named outright and cannot be read. */
  | { outcome: 'unreadable'; message: string };

/**
 * Fresh results of the cases of a suspected regression, of all looks so far, iterations numbered in
 * the order they were planned. Both sides were run in turns in one session, or the base could not
 * be run.
 */
export interface FreshResults {
  head: RunReport;
  /** Null where the head ran alone. */
  baseline: RunReport | null;
}
