import type { HttpBindings } from '@hono/node-server';
import type { EventLog } from '../../ports/logger.ts';
import type { Authenticate, Caller } from '../auth/authenticator.ts';
import type { RunCreationParts } from '../evals/run-creation.ts';
import type { ArtifactUploads } from '../ingestion/uploads/artifact-uploads.ts';
import type { RunSupervisor } from '../jobs/run-supervisor.ts';
import type { ServerAccess } from '../servers/server-access.ts';
import type { ProjectRecord } from '../storage/records.ts';
import type { CursorCodec } from './pages/cursor.ts';
import type { Strangers } from './strangers.ts';

/** Everything the routes work with. */
export interface ServiceContext extends RunCreationParts {
  supervisor: RunSupervisor;
  /** How saved servers are reached for one request. */
  serverAccess: ServerAccess;
  authenticate: Authenticate;
  cursors: CursorCodec;
  /** Null where nothing outlives the service, so that files would be kept for nobody. */
  uploads: ArtifactUploads | null;
  /** Whom a service that has one client keeps out; null where anyone may have a key. */
  strangers: Strangers | null;
  log: EventLog;
}

/** What the middleware has found out about a request. */
export interface RequestEnvironment {
  Bindings: HttpBindings;
  Variables: {
    caller: Caller;
    /** Set on the routes of a project. */
    project: ProjectRecord;
    requestId: string;
    /** Of a path that has no route for the request's own method. */
    allowedMethods: readonly string[] | undefined;
    /** The request is answered in words for the published reporters. */
    isReporter: boolean;
  };
}
