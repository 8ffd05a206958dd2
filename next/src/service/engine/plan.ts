import type { Step } from '../../api/cases.ts';
import type { Execution } from '../../api/resources/execution.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import type { Failure } from '../../report/failure.ts';
import type { ClientProfile, Connection } from '../mcp/connection.ts';
import type { Credentials, KnownServer } from '../mcp/link.ts';

/** An iteration to run. */
export interface PlannedIteration {
  id: string;
  steps: Step[];
}

/** A server of a run. */
export interface RunServer {
  entry: ServerEntry;
  /** The tokens of the user who created the run; null for a local process. */
  credentials: Credentials | null;
  /** What connections of the run have found out about it. */
  known: KnownServer;
  /** The connection of the inspection, until a slot takes it. Whoever drops the plan closes it. */
  inspected: Connection | null;
  /** Why it is not tried again: all that need it end with this. */
  givenUp: Failure | null;
}

/** What a run is to do. */
export interface RunPlan {
  iterations: PlannedIteration[];
  servers: RunServer[];
  execution: Execution;
  /** Of the host that the run names. */
  profile: ClientProfile | null;
}
