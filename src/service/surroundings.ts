import type { Processes } from '../lib/processes.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import type { Variables } from '../lib/variables.ts';

/** What the service is given by the program that embeds it. */
export interface Surroundings {
  /** Where servers start. */
  workspace: string;
  /** The environment of the job, of which servers get the allowed part. */
  environment: Variables;
  /** How many iterations run at the same time. */
  concurrency: number;
  redactor: Redactor;
  /** All processes that may be alive. */
  living: Processes;
  /** Epoch milliseconds. */
  now: () => number;
  /** Gets each mistake of ours. */
  onBug: (error: unknown) => void;
  /** Gets each sentence about what went wrong and changes no result. */
  onWarning?: (sentence: string) => void;
}
