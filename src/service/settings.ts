import { randomBytes } from 'node:crypto';
import type { ProjectSetup } from './catalogue/config-file.ts';
import type { Providers } from './models/choice.ts';

/** Name of the project that each service has. */
export const DEFAULT_PROJECT = 'Default';
/** The account behind the key, in the only organization. */
export const ACCOUNT = { id: 'local', email: 'local', name: 'local' };
export const ORGANIZATION_ID = 'local';

/** A project with nothing in it. */
export function emptyProject(name: string): ProjectSetup {
  return { name, description: null, servers: [] };
}

export const newKey = () => `sk_${randomBytes(32).toString('base64url')}`;

/** Limits and modes of a service. */
export interface Settings {
  /** Requests: a bucket of `burst` that refills by `ratePerSecond`. */
  ratePerSecond: number;
  burst: number;
  maxConcurrentRuns: number;
  providers: Providers;
  /** Folder for uploaded files; null: the service takes none. */
  artifactFolder: string | null;
  /** Whether requests from web pages, or to another host name than a loopback one, are refused. */
  isLocalOnly: boolean;
  /** Whether requests can run commands: `setup` and `teardown`. Only the service of a job does. */
  takesCommands: boolean;
  /** How long operations on a server wait for its start; absent: the default. */
  connectMs?: number | undefined;
}

export interface ServiceSetup {
  /** Null: in memory, opened with the first request. A file is opened at the start. */
  databaseFile: string | null;
  host: string;
  /** 0: any free port. */
  port: number;
  settings: Settings;
  /** Null: those in the database. */
  projects: readonly ProjectSetup[] | null;
  /** What clients send. */
  key: string;
}
