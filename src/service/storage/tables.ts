import type { Generated, Kysely } from 'kysely';
import type { ChatSessionRecord, ProjectVisibility, Role, RunStatus } from './records.ts';
import type { Transaction } from './store.ts';

/** Columns as both databases hold them: JSON is text, times are epoch milliseconds. */
export interface Tables {
  settings: { name: string; value: Uint8Array };
  organizations: { id: string; name: string; createdAt: number };
  users: { id: string; email: string; name: string; createdAt: number };
  memberships: {
    organizationId: string;
    userId: string;
    role: Role;
    configured: Generated<0 | 1>;
  };
  projectMembers: { projectId: string; userId: string };
  chatboxes: {
    seq: Generated<number>;
    id: string;
    projectId: string;
    name: string;
    settings: string;
    createdAt: number;
    updatedAt: number;
  };
  chatSessions: {
    seq: Generated<number>;
    id: string;
    projectId: string;
    title: string;
    ownerId: string | null;
    status: ChatSessionRecord['status'];
    visibility: ChatSessionRecord['visibility'];
    isPinned: 0 | 1;
    isUnread: 0 | 1;
    createdAt: number;
    lastActivityAt: number;
  };
  apiKeys: {
    seq: Generated<number>;
    id: string;
    name: string;
    hash: string;
    visiblePrefix: string;
    organizationId: string | null;
    userId: string | null;
    createdAt: number;
    revokedAt: number | null;
  };
  projects: {
    seq: Generated<number>;
    id: string;
    organizationId: string;
    name: string;
    description: string | null;
    icon: string | null;
    visibility: Generated<ProjectVisibility>;
    createdAt: number;
    updatedAt: number;
  };
  servers: {
    seq: Generated<number>;
    id: string;
    projectId: string;
    name: string;
    enabled: 0 | 1;
    transportType: string;
    url: string | null;
    createdAt: number;
    updatedAt: number;
  };
  oauthGrants: {
    userId: string;
    serverId: string;
    /** Counts the contents that it has had. */
    generation: number;
    keyId: string;
    sealed: Uint8Array;
    /** Instance that is about to give it other contents. */
    refreshingBy: string | null;
    createdAt: number;
    updatedAt: number;
  };
  hosts: {
    seq: Generated<number>;
    id: string;
    projectId: string;
    name: string;
    config: string;
    createdAt: number;
    updatedAt: number;
  };
  suites: {
    seq: Generated<number>;
    id: string;
    projectId: string;
    name: string;
    description: string | null;
    model: string | null;
    provider: string | null;
    minimumPassRatePercent: number | null;
    execution: string | null;
    createdAt: number;
    updatedAt: number;
  };
  suiteServers: { suiteId: string; serverId: string; position: number };
  testCases: {
    seq: Generated<number>;
    id: string;
    suiteId: string;
    title: string;
    definition: string;
    createdAt: number;
    updatedAt: number;
  };
  runs: {
    seq: Generated<number>;
    id: string;
    organizationId: string;
    projectId: string;
    suiteId: string;
    runNumber: number;
    status: RunStatus;
    result: 'passed' | 'failed' | null;
    minimumPassRatePercent: number;
    plannedIterations: number;
    passedIterations: Generated<number>;
    failedIterations: Generated<number>;
    source: 'api' | 'sdk';
    notes: string | null;
    createdAt: number;
    completedAt: number | null;
    externalRunId: string | null;
    origin: string | null;
    instanceId: string | null;
    namedHostId: string | null;
    execution: string | null;
    scores: string | null;
    heardAt: number | null;
    endReason: string | null;
  };
  iterations: {
    seq: Generated<number>;
    id: string;
    runId: string;
    testCaseId: string | null;
    title: string;
    iterationNumber: number;
    status: RunStatus;
    result: 'passed' | 'failed' | null;
    model: string | null;
    provider: string | null;
    startedAt: number | null;
    durationMs: number | null;
    startupMs: number | null;
    tokensUsed: number | null;
    usage: string | null;
    actualToolCalls: string;
    expectedToolCalls: string;
    error: string | null;
    externalIterationId: string | null;
    externalCaseId: string | null;
    ingestedCaseId: string | null;
    configHash: string | null;
    reported: string | null;
  };
  traces: { iterationId: string; document: string };
  /** Beside a database in memory only. */
  sealedTraces: {
    iterationId: string;
    offset: number;
    length: number;
    nonce: number;
    tag: Uint8Array;
  };
  artifacts: {
    seq: Generated<number>;
    id: string;
    projectId: string;
    sha256: string;
    contentType: string | null;
    sizeBytes: number;
    createdAt: number;
  };
  idempotencyKeys: {
    userId: string;
    scope: string;
    key: string;
    runId: string;
    requestHash: string;
    reply: string;
    createdAt: number;
  };
  instances: { id: string; process: string | null; renewals: number };
  rateBuckets: { keyId: string; tokens: number; filledAt: number; granted: 0 | 1 };
  uploadTickets: {
    tokenHash: string;
    projectId: string;
    expiresAt: number;
    state: 'open' | 'in use' | 'spent';
    /** Of the upload that uses it. */
    uploadId: string | null;
    instanceId: string | null;
    sha256: string | null;
  };
}

/** What queries work with: the database itself, or a transaction on it. */
export interface Access {
  readonly db: Kysely<Tables>;
  now(): number;
  transaction<Result>(work: (tx: TransactionAccess) => Promise<Result>): Promise<Result>;
}

export interface TransactionAccess extends Access, Pick<Transaction, 'lock'> {}
