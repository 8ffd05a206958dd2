import type { Authenticate, Caller } from '../auth/authenticator.ts';
import type { RunCreationParts } from '../evals/run-creation.ts';
import type { RunSupervisor } from '../evals/run-supervisor.ts';
import type { ServiceLog } from '../service-log.ts';
import type { ProjectRecord } from '../store/projects.ts';
import type { ArtifactUploads } from '../uploads/artifact-uploads.ts';
import type { CursorCodec } from './cursor.ts';

/** Everything the routes work with. */
export interface ServiceContext extends RunCreationParts {
  supervisor: RunSupervisor;
  authenticate: Authenticate;
  cursors: CursorCodec;
  uploads: ArtifactUploads;
  log: ServiceLog;
}

/** What the middleware has found out about a request. */
export interface RequestEnvironment {
  Variables: {
    caller: Caller;
    /** Set on the routes of a project. */
    project: ProjectRecord;
    requestId: string;
  };
}
