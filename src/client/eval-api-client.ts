import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import {
  type Account,
  accountSchema,
  type Project,
  projectSchema,
  type Server,
  serverSchema,
} from '../contract/resources/catalogue.ts';
import type { RunCreate, SuiteCreate } from '../contract/resources/eval-requests.ts';
import { type ReadIteration, readIterationSchema } from '../contract/resources/iteration.ts';
import {
  type Run,
  type RunCreated,
  runCreatedSchema,
  runSchema,
} from '../contract/resources/run.ts';
import {
  type ReadSuiteCase,
  readSuiteCaseSchema,
  type Suite,
  type SuiteCreated,
  type SuiteDetail,
  suiteCreatedSchema,
  suiteDetailSchema,
  suiteSchema,
} from '../contract/resources/suite.ts';
import { type Trace, traceSchema } from '../contract/resources/trace.ts';
import { type Tolerant, tolerant } from '../contract/wire/tolerance.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import { type ApiClientOptions, checkedBody, openApi } from './api-access.ts';
import type { ApiCaller } from './api-caller.ts';
import { apiPath } from './api-path.ts';
import type { CallOptions } from './call-options.ts';
import type { KeptOf } from './pagination.ts';
import { waitInLine } from './rate/concurrency-queue.ts';
import { notesWithMarker, RunCreation } from './run-creation.ts';

/** Options of `createRun`. The marker is unique to the run; the client puts it into its notes. */
export type CreateRunOptions = CallOptions & { marker: string };

const DEFAULT_REQUEST_TIMEOUT_MS = 30_000;
/** The service looks at the servers of a run first, which may have to be downloaded for that. */
const RUN_CREATION_TIMEOUT_MS = 120_000;

/**
 * The evals API, one method an endpoint. Every method may throw ApiError, NetworkError,
 * UnexpectedResponseError, RedirectError, DeadlineError or the abort reason of `signal`.
 */
export class EvalApiClient {
  readonly #caller: ApiCaller;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #random: () => number;
  readonly #runCreationTimeoutMs: number;

  /** @throws ConfigurationError for an unusable address or key. */
  constructor(options: ApiClientOptions) {
    this.#clock = options.clock;
    this.#logger = options.logger;
    this.#random = options.random ?? Math.random;
    this.#runCreationTimeoutMs = options.requestTimeoutMs ?? RUN_CREATION_TIMEOUT_MS;
    this.#caller = openApi(options, DEFAULT_REQUEST_TIMEOUT_MS).caller;
  }

  async me(options?: CallOptions): Promise<Account> {
    return this.#get(apiPath('me'), tolerant(accountSchema), options);
  }

  projects(options?: CallOptions): AsyncGenerator<Project, void, undefined> {
    return this.#list(apiPath('projects'), projectSchema, LIMITS.cataloguePage.max, options);
  }

  servers(projectId: string, options?: CallOptions): AsyncGenerator<Server, void, undefined> {
    const path = apiPath('projects', projectId, 'servers');
    return this.#list(path, serverSchema, LIMITS.cataloguePage.max, options);
  }

  suites(projectId: string, options?: CallOptions): AsyncGenerator<Suite, void, undefined> {
    const path = apiPath('projects', projectId, 'eval-suites');
    return this.#list(path, suiteSchema, LIMITS.cataloguePage.max, options);
  }

  /** Cases a suite has saved. Services need not have this route. */
  suiteCases(
    projectId: string,
    suiteId: string,
    options?: CallOptions,
  ): AsyncGenerator<ReadSuiteCase, void, undefined> {
    const path = apiPath('projects', projectId, 'eval-suites', suiteId, 'cases');
    return this.#list(path, readSuiteCaseSchema, LIMITS.cataloguePage.max, options);
  }

  async suite(projectId: string, suiteId: string, options?: CallOptions): Promise<SuiteDetail> {
    return this.#get(
      apiPath('projects', projectId, 'eval-suites', suiteId),
      tolerant(suiteDetailSchema),
      options,
    );
  }

  /** Not repeated when its answer is lost: the suite may exist then. */
  async createSuite(
    projectId: string,
    body: SuiteCreate,
    options?: CallOptions,
  ): Promise<SuiteCreated> {
    const path = apiPath('projects', projectId, 'eval-suites');
    const { suiteCreateSchema } = await import('../contract/resources/eval-requests.ts');
    return this.#caller.call(
      {
        method: 'POST',
        path,
        body: checkedBody(suiteCreateSchema, body, `POST ${path}`),
        reply: tolerant(suiteCreatedSchema),
        repeatable: false,
        mentions: namedServers(body.serverIds),
      },
      options,
    );
  }

  /**
   * Creates exactly one run as far as that can be known, waiting in line while the organization
   * has its maximum of active runs. A run found after a lost answer comes without `servers`.
   */
  async createRun(
    projectId: string,
    body: RunCreate,
    options: CreateRunOptions,
  ): Promise<RunCreated> {
    const { marker, ...callOptions } = options;
    const path = apiPath('projects', projectId, 'eval-runs');
    const { runCreateSchema } = await import('../contract/resources/eval-requests.ts');
    const marked = { ...body, notes: notesWithMarker(body.notes, marker) };
    const call = {
      method: 'POST' as const,
      path,
      body: checkedBody(runCreateSchema, marked, `POST ${path}`),
      // Services that know this header answer a repeat with the run they have (wire.md, 2.5);
      // the others ignore it. The hash fits any marker into a header.
      headers: { 'idempotency-key': createHash('sha256').update(marker).digest('hex') },
      reply: tolerant(runCreatedSchema),
      timeoutMs: this.#runCreationTimeoutMs,
      repeatable: false,
      secrets: Object.values(body.modelApiKeys ?? {}),
      mentions: [
        ...(body.suiteId === undefined ? [] : [`suite "${body.suiteId}"`]),
        ...namedServers(body.serverIds),
      ],
    };
    const creation = new RunCreation({
      calls: {
        create: () => this.#caller.call(call, callOptions),
        suites: () => this.suites(projectId, callOptions),
        newestRuns: (suiteId, limit) =>
          this.suiteRuns(projectId, suiteId, { ...callOptions, limit }),
      },
      clock: this.#clock,
      logger: this.#logger,
      body: marked,
      marker,
      options: callOptions,
    });
    const queue = { clock: this.#clock, logger: this.#logger, random: this.#random };
    return waitInLine(() => creation.create(), queue, callOptions);
  }

  async run(projectId: string, runId: string, options?: CallOptions): Promise<Tolerant<Run>> {
    const path = apiPath('projects', projectId, 'eval-runs', runId);
    return this.#get(path, tolerant(runSchema), options);
  }

  /** All of them together may take a share of the memory: whoever keeps less of each says what. */
  iterations(
    projectId: string,
    runId: string,
    options: CallOptions & { keptOf?: KeptOf<ReadIteration> } = {},
  ): AsyncGenerator<ReadIteration, void, undefined> {
    const { keptOf, ...callOptions } = options;
    const path = apiPath('projects', projectId, 'eval-runs', runId, 'iterations');
    const pageSize = LIMITS.iterationsPage.max;
    return this.#list(path, readIterationSchema, pageSize, callOptions, keptOf);
  }

  /** Answers 404 with the reason `TRACE_NOT_AVAILABLE` for an iteration without a trace. */
  async trace(
    projectId: string,
    runId: string,
    iterationId: string,
    options?: CallOptions,
  ): Promise<Tolerant<Trace>> {
    const run = ['projects', projectId, 'eval-runs', runId];
    const path = apiPath(...run, 'iterations', iterationId, 'trace');
    return this.#get(path, tolerant(traceSchema), options);
  }

  /** Runs of a suite, the newest first, at most `limit` of them if given. */
  async *suiteRuns(
    projectId: string,
    suiteId: string,
    options: CallOptions & { limit?: number } = {},
  ): AsyncGenerator<Run, void, undefined> {
    const { limit = Number.POSITIVE_INFINITY, ...callOptions } = options;
    const path = apiPath('projects', projectId, 'eval-suites', suiteId, 'runs');
    const pageSize = Math.min(limit, LIMITS.suiteRunsPage.max);
    let count = 0;
    for await (const run of this.#list(path, runSchema, pageSize, callOptions)) {
      yield run;
      count += 1;
      if (count >= limit) return;
    }
  }

  /** Cancelling a cancelled run again does no harm; a finished one answers 400 or 409. */
  async cancelRun(projectId: string, runId: string, options?: CallOptions): Promise<Run> {
    const path = apiPath('projects', projectId, 'eval-runs', runId, 'cancel');
    const reply = tolerant(runSchema);
    return this.#caller.call({ method: 'POST', path, reply, repeatable: true }, options);
  }

  #get<Reply>(path: string, reply: z.ZodType<Reply>, options?: CallOptions): Promise<Reply> {
    return this.#caller.call({ method: 'GET', path, reply, repeatable: true }, options);
  }

  #list<Item>(
    path: string,
    item: z.ZodType<Item>,
    pageSize: number,
    options?: CallOptions,
    keptOf?: KeptOf<Item>,
  ): AsyncGenerator<Item, void, undefined> {
    return this.#caller.list({ method: 'GET', path, item, pageSize, keptOf }, options);
  }
}

function namedServers(serverIds: readonly string[] = []): string[] {
  return serverIds.map((id) => `server "${id}"`);
}
