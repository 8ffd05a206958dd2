import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import type { IngestStart } from '../../contract/resources/ingest.ts';
import type { Finalize } from '../../model/choices/ingest-choices.ts';
import type { Shard } from '../../model/choices/shard.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';

/** The run as it is started, without its identity. */
export type RunLevel = Pick<
  IngestStart,
  'suiteName' | 'notes' | 'passCriteria' | 'framework' | 'ci' | 'expectedIterations'
>;

/** What the upload of a job's results is about. */
export interface UploadContext {
  readonly client: EvalsClient;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly options: CallOptions;
  /** An id, or the literal `default`. */
  readonly project: string;
  /** Identity of the run, without an attempt. */
  readonly externalRunId: string;
  /** May a run that is finalized be followed by one of this attempt? */
  readonly mayFollowUp: boolean;
  /** Attempt of the workflow run, from 1. */
  readonly workflowAttempt: number;
  readonly shard: Shard | null;
  readonly finalize: Finalize;
  readonly runLevel: RunLevel;
}
