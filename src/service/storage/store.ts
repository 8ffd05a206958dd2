import type { SuiteExecution } from '../../contract/cases/execution-settings.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import type { RunExecution } from '../../contract/resources/execution.ts';
import type { RunCreated } from '../../contract/resources/run.ts';
import type { Trace } from '../../contract/resources/trace.ts';
import type { OAuthGrantStore } from './oauth-grant-store.ts';
import type {
  ApiKeyRecord,
  BucketSize,
  ChatboxRecord,
  ChatSessionQuery,
  ChatSessionRecord,
  FinishedIteration,
  HostRecord,
  IdempotencyKeyRecord,
  IngestedIteration,
  InstanceRecord,
  IterationRecord,
  KeyPlace,
  NewApiKey,
  NewArtifact,
  NewHost,
  NewIteration,
  NewRun,
  NewServer,
  NewSuite,
  NewUploadTicket,
  OrganizationRecord,
  ProjectRecord,
  Reach,
  Role,
  RunRecord,
  SavedTrace,
  ScoreTally,
  ServerRecord,
  Slice,
  SliceResult,
  SuiteRecord,
  TestCaseRecord,
  UploadClaim,
  UserRecord,
} from './records.ts';

/** All that the service keeps, as a request sees it, or a transaction. */
export interface Store {
  readonly accounts: AccountStore;
  readonly apiKeys: ApiKeyStore;
  readonly projects: ProjectStore;
  readonly servers: ServerStore;
  readonly oauthGrants: OAuthGrantStore;
  readonly hosts: HostStore;
  readonly chatboxes: ChatboxStore;
  readonly chatSessions: ChatSessionStore;
  readonly suites: SuiteStore;
  readonly testCases: TestCaseStore;
  readonly runs: RunStore;
  readonly idempotencyKeys: IdempotencyKeyStore;
  readonly iterations: IterationStore;
  readonly ingestedIterations: IngestedIterationStore;
  readonly traces: TraceStore;
  readonly artifacts: ArtifactStore;
  readonly instances: InstanceStore;
  readonly rateBuckets: RateBucketStore;
  readonly uploadTickets: UploadTicketStore;
  /**
   * Does all of `work` or nothing of it. The work uses the store that it is given: a call of
   * another one throws. A transaction within it is the same one. Where the database asks for it,
   * the work is done again from its beginning, so it must change nothing else.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

/** Rows that decisions hang on, in the order in which a transaction locks them. */
export const LOCK_ORDER = ['organizations', 'projects', 'suites', 'runs'] as const;
export type LockedResource = (typeof LOCK_ORDER)[number];

export interface Transaction extends Store {
  /**
   * Waits until no other transaction holds the row, and holds it to the end of this one: what is
   * read from then on stays true. One of each at most, and in their order, lest two wait for each
   * other: it throws where that is not so.
   */
  lock(resource: LockedResource, id: string): Promise<void>;
}

/** A store that is let go of at the end. */
export interface OpenedStore extends Store {
  /** Signs the cursors of this database. */
  readonly cursorSecret: Uint8Array;
  close(): Promise<void>;
}

/** Organisations and the users that act in them. */
export interface AccountStore {
  /** The organisation of that name, made where there is none. */
  ensureOrganization(name: string): Promise<OrganizationRecord>;
  /** Removes an organisation with all it holds; its keys are orphaned. False: no such name. */
  removeOrganization(name: string): Promise<boolean>;
  organizations(): Promise<OrganizationRecord[]>;
  /** The user of that address, made where there is none. */
  ensureUser(user: { email: string; name: string }): Promise<UserRecord>;
  renameUser(id: string, name: string): Promise<void>;
  findUser(id: string): Promise<UserRecord | undefined>;
  findUserByEmail(email: string): Promise<UserRecord | undefined>;
  findOrganization(id: string): Promise<OrganizationRecord | undefined>;
  /** What the user may do in the organisation; undefined where it has no such member. */
  roleOf(organizationId: string, userId: string): Promise<Role | undefined>;
  /** Makes the user a member, or gives the member another role. */
  setRole(organizationId: string, userId: string, role: Role): Promise<void>;
  /** Makes these the members that the configuration has, in place of those it had. */
  configureMembers(
    organizationId: string,
    members: readonly { userId: string; role: Role }[],
  ): Promise<void>;
  removeMember(organizationId: string, userId: string): Promise<void>;
}

export interface ApiKeyStore {
  findByHash(hash: string): Promise<ApiKeyRecord | undefined>;
  list(): Promise<ApiKeyRecord[]>;
  /** Returns the id of the key. */
  add(key: NewApiKey): Promise<string>;
  /** False: no key has that id. Revoking twice changes nothing. */
  revoke(id: string): Promise<boolean>;
}

export interface ProjectStore {
  /** The project of that name, made where there is none. Returns its id. */
  ensure(organizationId: string, name: string): Promise<string>;
  find(reach: Reach, id: string): Promise<ProjectRecord | undefined>;
  list(reach: Reach, slice: Slice): Promise<SliceResult<ProjectRecord>>;
  /** Notes what the configuration says of a project. */
  configure(
    id: string,
    told: Pick<ProjectRecord, 'description' | 'icon' | 'visibility'> & {
      memberIds: readonly string[];
    },
  ): Promise<void>;
  /** Notes that something in the project changed. */
  touch(id: string): Promise<void>;
}

export interface ServerStore {
  /** Those of the ids that the project has, in no order. */
  findAll(projectId: string, ids: readonly string[]): Promise<ServerRecord[]>;
  list(projectId: string, slice: Slice): Promise<SliceResult<ServerRecord>>;
  /** Those of the names that the project has, in the order of the names. */
  named(projectId: string, names: readonly string[]): Promise<ServerRecord[]>;
  /** The saved server selection of a suite, in its order. */
  ofSuite(suiteId: string): Promise<ServerRecord[]>;
  disableAll(projectId: string): Promise<void>;
  /** Adds the server or updates the one of that name. Returns its id, which stays the same. */
  upsert(projectId: string, server: NewServer): Promise<string>;
}

export interface HostStore {
  find(projectId: string, id: string): Promise<HostRecord | undefined>;
  findByName(projectId: string, name: string): Promise<HostRecord | undefined>;
  list(projectId: string, slice: Slice): Promise<SliceResult<HostRecord>>;
  /** Its name is one that the project does not have yet. */
  add(host: NewHost): Promise<HostRecord>;
  /** False: there is no such host. */
  update(id: string, host: Pick<HostRecord, 'name' | 'config'>): Promise<boolean>;
  /** False: there is no such host. */
  remove(projectId: string, id: string): Promise<boolean>;
}

/** What the configuration has of chats; what it has no more is gone. */
export interface ChatboxStore {
  find(projectId: string, id: string): Promise<ChatboxRecord | undefined>;
  list(projectId: string, slice: Slice): Promise<SliceResult<ChatboxRecord>>;
  configure(
    projectId: string,
    chatboxes: readonly Pick<ChatboxRecord, 'name' | 'settings'>[],
  ): Promise<void>;
}

export interface ChatSessionStore {
  /** What happened last first; null: what the slice continues from is gone. */
  list(query: ChatSessionQuery, slice: Slice): Promise<SliceResult<ChatSessionRecord> | null>;
  configure(
    projectId: string,
    sessions: readonly Omit<ChatSessionRecord, 'seq' | 'id' | 'projectId'>[],
  ): Promise<void>;
}

export interface SuiteStore {
  find(projectId: string, id: string): Promise<SuiteRecord | undefined>;
  /** The oldest suite of exactly that name, so that the answer stays the same. */
  findByName(projectId: string, name: string): Promise<SuiteRecord | undefined>;
  list(projectId: string, slice: Slice): Promise<SliceResult<SuiteRecord>>;
  /** Returns the id of the suite. */
  add(suite: NewSuite): Promise<string>;
  /** Its server selection, too, where it is given. */
  update(
    id: string,
    change: Partial<Omit<NewSuite, 'projectId' | 'execution'>> & {
      execution?: SuiteExecution | null;
    },
  ): Promise<void>;
  /** With its cases and runs. False: there is no such suite. */
  remove(projectId: string, id: string): Promise<boolean>;
  /** Notes that the suite's cases changed. */
  touch(id: string): Promise<void>;
}

export interface TestCaseStore {
  find(suiteId: string, id: string): Promise<TestCaseRecord | undefined>;
  ofSuite(suiteId: string): Promise<TestCaseRecord[]>;
  list(suiteId: string, slice: Slice): Promise<SliceResult<TestCaseRecord>>;
  /** Under a title that no other case of the suite has. */
  update(id: string, definition: TestCase): Promise<void>;
  /** False: there is no such case. */
  remove(suiteId: string, id: string): Promise<boolean>;
  /**
   * Adds cases; one whose title the suite already has replaces that one and keeps its id. One that
   * is there as it is stays unchanged.
   */
  upsert(suiteId: string, cases: readonly TestCase[]): Promise<{ id: string; name: string }[]>;
}

export interface RunStore {
  find(projectId: string, id: string): Promise<RunRecord | undefined>;
  findByExternalId(projectId: string, externalRunId: string): Promise<RunRecord | undefined>;
  /** Newest first. */
  ofSuite(suiteId: string, slice: Slice): Promise<SliceResult<RunRecord>>;
  /** The nearest before the one of that number in the suite that was carried out to its end. */
  findCompletedBefore(suiteId: string, runNumber: number): Promise<RunRecord | undefined>;
  /** Ids of the runs that an instance carries out and that have not ended. */
  heldBy(instanceId: string): Promise<Set<string>>;
  /** The run, where that instance carries it out and it has not ended. */
  findHeld(id: string, instanceId: string): Promise<RunRecord | undefined>;
  /** Ids of runs that have not ended, and whose instance is no more. */
  abandoned(): Promise<string[]>;
  countExecuting(organizationId: string): Promise<number>;
  /** Id of a run of the suite that is carried out here or elsewhere on this database. */
  findExecuting(suiteId: string): Promise<string | undefined>;
  /** Iteration counts over all runs of a suite. */
  totals(suiteId: string): Promise<{ runs: number; passed: number; failed: number }>;
  /** Returns the id of the run, which goes on from now. */
  add(run: NewRun): Promise<string>;
  /** Adds to the counts of finished iterations. */
  countIterations(id: string, finished: { passed: number; failed: number }): Promise<void>;
  /** The reporter of an ingested run was heard of: one that was ended without it goes on. */
  hear(id: string): Promise<void>;
  /** Ends ingested runs whose reporter was not heard of for so long. Returns how many. */
  endSilent(silence: { forMs: number; reason: string }): Promise<number>;
  /** Keeps what is known of the scores of an ingested run. */
  keepScores(id: string, scores: ScoreTally): Promise<void>;
  /** False: the run had ended before. */
  end(
    id: string,
    outcome: {
      status: 'completed' | 'failed' | 'cancelled';
      result: 'passed' | 'failed' | null;
      execution?: RunExecution | null;
    },
  ): Promise<boolean>;
}

/** Keys that requests were sent with, and what came of them. */
export interface IdempotencyKeyStore {
  find(place: KeyPlace): Promise<IdempotencyKeyRecord | undefined>;
  add(entry: KeyPlace & Omit<IdempotencyKeyRecord, 'reply'> & { reply: RunCreated }): Promise<void>;
}

export interface IterationStore {
  find(runId: string, id: string): Promise<IterationRecord | undefined>;
  ofRun(runId: string, slice: Slice): Promise<SliceResult<IterationRecord>>;
  /** Returns the ids of the iterations, which are pending, in their order. */
  addAll(iterations: readonly NewIteration[]): Promise<string[]>;
  start(id: string, startedAt: number): Promise<void>;
  /** False: the iteration had ended before, and stays as it was. */
  finish(id: string, outcome: FinishedIteration): Promise<boolean>;
  /** Ends what has not ended of a run, with no result. */
  endUnfinished(
    runId: string,
    end: { status: 'failed' | 'cancelled'; error: string },
  ): Promise<void>;
}

export interface IngestedIterationStore {
  /** Those of the ids that the run has iterations of. */
  known(runId: string, externalIterationIds: readonly string[]): Promise<Set<string>>;
  /**
   * Returns the ids of the iterations, in their order; null: the run has that one already, and it
   * stays as it was.
   */
  addAll(
    runId: string,
    iterations: readonly IngestedIteration[],
  ): Promise<readonly (string | null)[]>;
}

/** What iterations left behind, by their ids. */
export interface TraceStore {
  /** @throws BrokenSealError where it is not the one that was saved. */
  find(iterationId: string): Promise<Trace | undefined>;
  /** Each for an iteration that has none. */
  saveAll(traces: readonly SavedTrace[]): Promise<void>;
}

export interface ArtifactStore {
  /** Returns the id of the artifact. */
  add(artifact: NewArtifact): Promise<string>;
  /** Hashes of all content that some artifact has. */
  hashes(): Promise<Set<string>>;
}

/** The processes that serve this database; one that is gone from here holds nothing any more. */
export interface InstanceStore {
  add(instance: Pick<InstanceRecord, 'id' | 'process'>): Promise<void>;
  list(): Promise<InstanceRecord[]>;
  /** False: it is gone. */
  renew(id: string): Promise<boolean>;
  /** Removes it where it has not been renewed since it was read. */
  remove(instance: Pick<InstanceRecord, 'id' | 'renewals'>): Promise<boolean>;
}

export interface RateBucketStore {
  /** Takes a token of the bucket, which is full at first, where it has one; tells what it has then. */
  take(keyId: string, size: BucketSize): Promise<{ granted: boolean; tokens: number }>;
}

export interface UploadTicketStore {
  /** Forgets tickets that have expired. */
  add(ticket: NewUploadTicket): Promise<void>;
  /** Lets an upload use the ticket, which nobody else can from then on. */
  claim(
    tokenHash: string,
    claim: UploadClaim,
  ): Promise<{ projectId: string } | 'unknown' | 'spent' | 'in use'>;
  /** Notes under which hash the file is about to be kept. False: the ticket is another's by now. */
  announce(uploadId: string, sha256: string): Promise<boolean>;
  /** False: the ticket is another's by now. */
  spend(uploadId: string): Promise<boolean>;
  /** Lets the ticket be used again. */
  release(uploadId: string): Promise<void>;
  /** Uploads under way, at instances that are alive. */
  inUse(): Promise<{ uploadId: string; sha256: string | null }[]>;
}
