import type { RunCreate } from '../../contract/resources/eval-requests.ts';
import { type ReadIteration, readIterationSchema } from '../../contract/resources/iteration.ts';
import type { RunComparison } from '../../contract/resources/results/comparison.ts';
import type { StepResult } from '../../contract/resources/results/step-result.ts';
import { type ReadRun, type RunCreated, readRunSchema } from '../../contract/resources/run.ts';
import { readTraceSchema, type Trace } from '../../contract/resources/trace.ts';
import { runRoutes as routes } from '../../contract/routes/runs.ts';
import { type Tolerant, tolerant } from '../../contract/wire/tolerance.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import type { KeptOf } from '../calls/pagination.ts';
import {
  at,
  callOf,
  checkedBody,
  idempotencyHeader,
  listOf,
  namedServers,
} from '../calls/route-call.ts';
import { waitInLine } from '../run-creation/concurrency-queue.ts';
import { notesWithMarker, RunCreation } from '../run-creation/run-creation.ts';
import type { SuiteEndpoints } from './suites.ts';

/**
 * Options of `create`. The marker is unique to the run; the client puts it into its notes. A request
 * of the same `idempotencyKey` is a repeat; otherwise one of the same marker is.
 */
export type CreateRunOptions = CallOptions & { marker: string; idempotencyKey?: string };

export interface RunEndpointParts {
  caller: ApiCaller;
  /** Where a run is looked for whose creation is in doubt. */
  suites: SuiteEndpoints;
  clock: Clock;
  logger: Logger;
  random: () => number;
}

/** The service looks at the servers of a run first, which may have to be downloaded for that. */
export const CREATION_TIMEOUT_MS = 120_000;

export class RunEndpoints {
  readonly #parts: RunEndpointParts;

  constructor(parts: RunEndpointParts) {
    this.#parts = parts;
  }

  /**
   * Creates exactly one run as far as that can be known, waiting in line while the organization
   * has its maximum of active runs. A run found after a lost answer comes without `servers`.
   */
  async create(
    projectId: string,
    body: RunCreate,
    { marker, idempotencyKey = marker, ...options }: CreateRunOptions,
  ): Promise<RunCreated> {
    const { caller, suites, clock, logger, random } = this.#parts;
    const marked = { ...body, notes: notesWithMarker(body.notes, marker) };
    const route = routes['runs.create'];
    const target = callOf(route, { projectId });
    const call = {
      ...target,
      body: await checkedBody(route, marked, target),
      headers: idempotencyHeader(idempotencyKey),
      timeoutMs: CREATION_TIMEOUT_MS,
      secrets: Object.values(body.modelApiKeys ?? {}),
      mentions: [
        ...(body.suiteId === undefined ? [] : [`suite "${body.suiteId}"`]),
        ...namedServers(body.serverIds),
      ],
    };
    const creation = new RunCreation({
      calls: {
        create: () => caller.call(call, options),
        suites: () => suites.list(projectId, options),
        newestRuns: (suiteId, limit) => suites.runs(projectId, suiteId, { ...options, limit }),
      },
      ...{ clock, logger, body: marked, marker, options },
    });
    return waitInLine(() => creation.create(), { clock, logger, random }, options);
  }

  async get(projectId: string, runId: string, options?: CallOptions): Promise<Tolerant<ReadRun>> {
    const target = at(routes['runs.get'], { projectId, runId });
    return this.#parts.caller.call({ ...target, reply: tolerant(readRunSchema) }, options);
  }

  /** All of them together may take a share of the memory: whoever keeps less of each says what. */
  iterations(
    projectId: string,
    runId: string,
    options: CallOptions & { keptOf?: KeptOf<ReadIteration> } = {},
  ): AsyncGenerator<ReadIteration, void, undefined> {
    const { keptOf, ...callOptions } = options;
    const call = listOf(routes['runs.iterations.list'], { projectId, runId });
    return this.#parts.caller.list({ ...call, item: readIterationSchema, keptOf }, callOptions);
  }

  /** Answers 404 with the reason `TRACE_NOT_AVAILABLE` for an iteration without a trace. */
  async trace(
    projectId: string,
    runId: string,
    iterationId: string,
    options?: CallOptions,
  ): Promise<Tolerant<Trace>> {
    const target = at(routes['runs.iterations.trace'], { projectId, runId, iterationId });
    return this.#parts.caller.call({ ...target, reply: tolerant(readTraceSchema) }, options);
  }

  /** What became of each step of an iteration. Services need not have this route. */
  steps(
    projectId: string,
    runId: string,
    iterationId: string,
    options?: CallOptions,
  ): AsyncGenerator<StepResult, void, undefined> {
    const params = { projectId, runId, iterationId };
    return this.#parts.caller.list(listOf(routes['runs.iterations.steps'], params), options);
  }

  /**
   * The run beside an earlier one of its suite, the nearest completed one where none is named.
   * Services need not have this route.
   */
  async compare(
    projectId: string,
    runId: string,
    options: CallOptions & { baseRunId?: string; previewChars?: number } = {},
  ): Promise<RunComparison> {
    const { baseRunId, previewChars, ...callOptions } = options;
    const { comparisonRoutes } = await import('../../contract/routes/comparison.ts');
    const call = callOf(comparisonRoutes['runs.compare'], { projectId, runId });
    const query = { baseRunId, previewChars };
    return this.#parts.caller.call({ ...call, query }, callOptions);
  }

  /** Cancelling a cancelled run again does no harm; a finished one answers 400 or 409. */
  async cancel(projectId: string, runId: string, options?: CallOptions): Promise<ReadRun> {
    const target = at(routes['runs.cancel'], { projectId, runId });
    return this.#parts.caller.call({ ...target, reply: tolerant(readRunSchema) }, options);
  }
}
