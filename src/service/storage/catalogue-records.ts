import type { ProjectVisibility, Role } from '../../contract/resources/catalogue.ts';
import type {
  CHAT_SESSION_STATUSES,
  CHAT_SESSION_VISIBILITIES,
  CHATBOX_MODES,
} from '../../contract/resources/chat.ts';
import type { HostConfig } from '../../contract/resources/host.ts';

export type { ProjectVisibility, Role };

export interface OrganizationRecord {
  id: string;
  name: string;
  createdAt: number;
}

export interface UserRecord {
  id: string;
  email: string;
  name: string;
  createdAt: number;
}

/** A key as it is kept: never the key itself. `organizationId` is null once it is orphaned. */
export interface ApiKeyRecord {
  id: string;
  name: string;
  visiblePrefix: string;
  organizationId: string | null;
  organizationName: string | null;
  userId: string | null;
  createdAt: number;
  revokedAt: number | null;
}

export interface NewApiKey {
  name: string;
  hash: string;
  visiblePrefix: string;
  organizationId: string;
  userId: string;
}

/** The projects that somebody may see. */
export interface Reach {
  organizationId: string;
  /** Whose private projects it ends at; null: all of them are within it. */
  memberId: string | null;
}

export interface ProjectRecord {
  seq: number;
  id: string;
  organizationId: string;
  name: string;
  description: string | null;
  icon: string | null;
  visibility: ProjectVisibility;
  createdAt: number;
  updatedAt: number;
}

/** What is public of a server. How to connect to it is kept in memory only: it holds secrets. */
export interface ServerRecord {
  seq: number;
  id: string;
  projectId: string;
  name: string;
  enabled: boolean;
  transportType: string;
  url: string | null;
  createdAt: number;
  updatedAt: number;
}

export type NewServer = Pick<ServerRecord, 'name' | 'enabled' | 'transportType' | 'url'>;

export interface HostRecord {
  seq: number;
  id: string;
  projectId: string;
  name: string;
  config: HostConfig;
  createdAt: number;
  updatedAt: number;
}

export type NewHost = Pick<HostRecord, 'projectId' | 'name' | 'config'>;

/** What the configuration says of a chatbox; what it leaves out, the host says. */
export interface ChatboxSettings {
  description?: string | undefined;
  mode: (typeof CHATBOX_MODES)[number];
  /** Name of a host of the project. */
  host?: string | undefined;
  hostStyle?: string | undefined;
  modelId?: string | undefined;
  systemPrompt?: string | undefined;
  temperature?: number | undefined;
  requireToolApproval?: boolean | undefined;
  /** Names of servers of the project. */
  servers: readonly string[];
  link?: string | undefined;
}

export interface ChatboxRecord {
  seq: number;
  id: string;
  projectId: string;
  name: string;
  settings: ChatboxSettings;
  createdAt: number;
  updatedAt: number;
}

export interface ChatSessionRecord {
  seq: number;
  id: string;
  projectId: string;
  title: string;
  ownerId: string | null;
  status: (typeof CHAT_SESSION_STATUSES)[number];
  visibility: (typeof CHAT_SESSION_VISIBILITIES)[number];
  isPinned: boolean;
  isUnread: boolean;
  createdAt: number;
  lastActivityAt: number;
}

/** Which chat sessions are asked for, and who asks. */
export interface ChatSessionQuery {
  reach: Reach;
  userId: string;
  projectId: string | null;
  status: ChatSessionRecord['status'];
  /** Only what happened last before this time. */
  beforeMs: number | null;
}

/** Whose tokens, and for which server. */
export interface GrantPlace {
  userId: string;
  serverId: string;
}

/** Tokens as they are stored: `sealed` is told to nobody without the key of that id. */
export interface GrantRecord {
  generation: number;
  keyId: string;
  sealed: Uint8Array;
}
