import type { CommitSource } from '../model/commit-origin.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { SecretKeeper } from '../redaction/secret-keeper.ts';
import type { Environment } from './environment.ts';

/** What a job is given from outside, the same from its start to its end. */
export interface JobContext {
  readonly environment: Environment;
  /** Payload of the event that started the job; null where there is none. */
  readonly payload: unknown;
  /** Absolute path of the checked-out repository. */
  readonly workspace: string;
  readonly temporaryFolder: string;
  /** Version of this action. */
  readonly version: string;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Aborts where the job is cancelled. */
  readonly signal: AbortSignal;
  /** Takes in what becomes known as secret; all else reads through it. */
  readonly secrets: SecretKeeper;
  /** Asked whose a commit is, where the event does not tell. */
  readonly commits: CommitSource;
  /** Program of the embedded service, where it is not the bundle's own. */
  readonly serviceEntry?: string | undefined;
}
