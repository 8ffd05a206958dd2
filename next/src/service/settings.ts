import type {
  ChatboxSetup,
  ChatSessionSetup,
  OrganizationSetup,
  ProjectSetup,
} from './catalogue/config-file.ts';

export type { ChatboxSetup, ChatSessionSetup, OrganizationSetup, ProjectSetup };

/** Limits and modes of a service. */
export interface Settings {
  /** Requests of a key: a bucket of `burst` that refills by `ratePerSecond`. */
  ratePerSecond: number;
  burst: number;
  /** Active runs of an organization. */
  maxConcurrentRuns: number;
  /** Models that need no key, by provider: ids such as `anthropic/claude-haiku-4.5`. */
  hostedModels: ReadonlyMap<string, readonly string[]>;
  /** Folder for uploaded files; null: the service takes none. */
  artifactFolder: string | null;
  /** Whether requests from web pages, or to another host name than a loopback one, are refused. */
  isLocalOnly: boolean;
}

/** What a service serves, and where. */
export interface ServiceSetup {
  /** Null: in memory, opened with the first request. A file is opened at the start. */
  databaseFile: string | null;
  host: string;
  /** 0: any free port. */
  port: number;
  settings: Settings;
  /** Null: those in the database. */
  organizations: readonly OrganizationSetup[] | null;
  /** A key of the first member of the first organization; null: the keys in the database. */
  key: string | null;
}
