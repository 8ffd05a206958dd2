import type { Role } from '../api/resources/catalogue.ts';
import type { ServerEntry } from '../api/servers-file.ts';

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

/** What the configuration says about a project. */
export interface ProjectSetup {
  name: string;
  description: string | null;
  /** Emails of those who can access it; null: all of the organization. */
  members: string[] | null;
  servers: ServerEntry[];
  chatboxes: ChatboxSetup[];
  chatSessions: ChatSessionSetup[];
}

/** A published chatbox. What is null comes from the host that it names. */
export interface ChatboxSetup {
  name: string;
  description: string | null;
  mode: 'project_members' | 'invited_only' | 'anyone_with_link';
  /** Name of a host of the project. */
  host: string | null;
  hostStyle: string | null;
  modelId: string | null;
  systemPrompt: string | null;
  temperature: number | null;
  requireToolApproval: boolean | null;
  /** Names of servers of the project. */
  servers: string[];
  link: string | null;
}

export interface ChatSessionSetup {
  title: string;
  status: 'active' | 'archived';
  /** Email of the owner of a private session; null: all who can access the project. */
  owner: string | null;
  isPinned: boolean;
  isUnread: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
  lastActivityAt: number;
}

/** An organization with its members and projects. */
export interface OrganizationSetup {
  name: string;
  members: { email: string; name: string; role: Role }[];
  projects: ProjectSetup[];
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
