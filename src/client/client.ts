import { LIMITS } from '../contract/limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import { createSecretKeeper, type SecretKeeper } from '../redaction/secret-keeper.ts';
import type { RetryPolicy } from '../resilience/retry-policy.ts';
import { ApiCaller } from './api-caller.ts';
import { ArtifactEndpoints } from './endpoints/artifacts.ts';
import {
  AccountEndpoints,
  OrganizationEndpoints,
  ProjectEndpoints,
} from './endpoints/catalogue.ts';
import { ChatboxEndpoints, ChatSessionEndpoints } from './endpoints/chats.ts';
import { HostEndpoints } from './endpoints/hosts.ts';
import { IngestEndpoints } from './endpoints/ingest.ts';
import { OperationEndpoints } from './endpoints/operations.ts';
import { RunEndpoints } from './endpoints/runs.ts';
import { ServerEndpoints } from './endpoints/servers.ts';
import { SuiteEndpoints } from './endpoints/suites.ts';
import { RateBucket } from './rate/rate-bucket.ts';
import { DEFAULT_RETRY_POLICY } from './retry/default-policy.ts';
import { openConnection } from './transport/connection.ts';
import { createTransport, type Transport } from './transport/transport.ts';

/** What it takes to use the API. */
export interface ClientOptions {
  /** With the version segment: `https://evals.example.com/api/v1`. */
  baseUrl: string;
  apiKey: string;
  /** Version of this action, for `User-Agent`. */
  version: string;
  clock: Clock;
  logger: Logger;
  /** Takes secrets out of what a service says; learns the key and what is sent beside it. */
  secrets?: SecretKeeper;
  transport?: Transport;
  /** To be shared by all clients of a process that use the same key. */
  bucket?: RateBucket;
  retryPolicy?: RetryPolicy;
  /** Of every try, its answer's body included; otherwise each endpoint has its own. */
  requestTimeoutMs?: number;
  random?: () => number;
}

/**
 * The evals API, a method an endpoint. Every method may throw ApiError, QuotaError, NetworkError,
 * UnexpectedResponseError, RedirectError, DeadlineError, RequestShapeError or the abort reason of
 * `signal`.
 */
export interface EvalsClient {
  readonly account: AccountEndpoints;
  readonly organizations: OrganizationEndpoints;
  readonly projects: ProjectEndpoints;
  readonly servers: ServerEndpoints;
  readonly hosts: HostEndpoints;
  readonly chatSessions: ChatSessionEndpoints;
  readonly chatboxes: ChatboxEndpoints;
  readonly suites: SuiteEndpoints;
  readonly runs: RunEndpoints;
  readonly ingest: IngestEndpoints;
  readonly artifacts: ArtifactEndpoints;
  readonly operations: OperationEndpoints;
}

/** @throws ConfigurationError for an unusable address or key. */
export function createClient(options: ClientOptions): EvalsClient {
  const { clock, logger, random = Math.random, transport = createTransport() } = options;
  const { requestTimeoutMs, secrets = createSecretKeeper() } = options;
  const { rateBurst: burst, ratePerSecond: perSecond } = LIMITS;
  const connection = openConnection(options.baseUrl, options.apiKey);
  secrets.learn(connection.apiKey);
  const caller = new ApiCaller({
    ...{ connection, secrets, transport, clock, logger, random, requestTimeoutMs },
    userAgent: `mcp-eval-gate-action/${options.version}`,
    bucket: options.bucket ?? new RateBucket({ burst, perSecond, clock }),
    retryPolicy: options.retryPolicy ?? DEFAULT_RETRY_POLICY,
  });
  const suites = new SuiteEndpoints(caller);
  return {
    account: new AccountEndpoints(caller),
    organizations: new OrganizationEndpoints(caller),
    projects: new ProjectEndpoints(caller),
    servers: new ServerEndpoints(caller),
    hosts: new HostEndpoints(caller),
    chatSessions: new ChatSessionEndpoints(caller),
    chatboxes: new ChatboxEndpoints(caller),
    suites,
    runs: new RunEndpoints({ caller, suites, clock, logger, random }),
    ingest: new IngestEndpoints(caller),
    artifacts: new ArtifactEndpoints({ caller, connection, transport, secrets, clock }),
    operations: new OperationEndpoints(caller),
  };
}
