import type { Operation, Parameters, ParsedBody, Query, Reply } from '../api/operation.ts';
import type { WorkPool } from '../lib/work-pool.ts';
import type { Settings } from './settings.ts';
import type { Database } from './storage/database.ts';
import type { Surroundings } from './surroundings.ts';

/** What all parts of the service share. */
export interface Core {
  database: Database;
  settings: Settings;
  surroundings: Surroundings;
  /** Connections that end in the background. The next one waits if too many do. */
  closings: WorkPool;
}

export interface Project {
  id: string;
}

/** A request whose key, path and body are checked. */
export interface ApiRequest<O extends Operation> {
  /** The project of the path, if it names one. */
  project: 'projectId' extends keyof Parameters<O> ? Project : null;
  parameters: Parameters<O>;
  query: Query<O>;
  body: ParsedBody<O>;
  /** The path below the version. A cursor is good for one path. */
  path: string;
  /** Address of the service as the client wrote it, such as `http://127.0.0.1:8787`. */
  origin: string;
  /** Header `Idempotency-Key`; null without. */
  idempotencyKey: string | null;
  /** Aborts when the client disconnects, or the service stops. */
  signal: AbortSignal;
}

/** What answers each operation of the table. */
export type Handlers = {
  [O in Operation]: (request: ApiRequest<O>) => Promise<Reply<O>>;
};
