import { LIMITS } from '../../contract/limits.ts';
import type { SuiteCreate } from '../../contract/resources/eval-requests.ts';
import { type Run, runSchema } from '../../contract/resources/run.ts';
import {
  type ReadSuiteCase,
  readSuiteCaseSchema,
  type Suite,
  type SuiteCreated,
  type SuiteDetail,
  suiteCreatedSchema,
  suiteDetailSchema,
  suiteSchema,
} from '../../contract/resources/suite.ts';
import { tolerant } from '../../contract/wire/tolerance.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { at, checkedBody, namedServers } from '../calls/api-call.ts';

const SUITES = '/projects/{projectId}/eval-suites';
const ROUTES = {
  list: { method: 'GET', path: SUITES, repeatable: true },
  /** Not repeated when its answer is lost: the suite may exist then. */
  create: { method: 'POST', path: SUITES, repeatable: false },
  get: { method: 'GET', path: `${SUITES}/{suiteId}`, repeatable: true },
  cases: { method: 'GET', path: `${SUITES}/{suiteId}/cases`, repeatable: true },
  runs: { method: 'GET', path: `${SUITES}/{suiteId}/runs`, repeatable: true },
} as const;

export class SuiteEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(projectId: string, options?: CallOptions): AsyncGenerator<Suite, void, undefined> {
    const pageSize = LIMITS.cataloguePage.max;
    const call = { ...at(ROUTES.list, { projectId }), item: suiteSchema, pageSize };
    return this.#caller.list(call, options);
  }

  async create(projectId: string, body: SuiteCreate, options?: CallOptions): Promise<SuiteCreated> {
    const { suiteCreateSchema } = await import('../../contract/resources/eval-requests.ts');
    const call = at(ROUTES.create, { projectId });
    return this.#caller.call(
      {
        ...call,
        body: checkedBody(suiteCreateSchema, body, call),
        reply: tolerant(suiteCreatedSchema),
        mentions: namedServers(body.serverIds),
      },
      options,
    );
  }

  async get(projectId: string, suiteId: string, options?: CallOptions): Promise<SuiteDetail> {
    const call = at(ROUTES.get, { projectId, suiteId });
    return this.#caller.call({ ...call, reply: tolerant(suiteDetailSchema) }, options);
  }

  /** Cases a suite has saved. Services need not have this route. */
  cases(
    projectId: string,
    suiteId: string,
    options?: CallOptions,
  ): AsyncGenerator<ReadSuiteCase, void, undefined> {
    const pageSize = LIMITS.cataloguePage.max;
    const call = at(ROUTES.cases, { projectId, suiteId });
    return this.#caller.list({ ...call, item: readSuiteCaseSchema, pageSize }, options);
  }

  /** Runs of a suite, the newest first, at most `limit` of them if given. */
  async *runs(
    projectId: string,
    suiteId: string,
    options: CallOptions & { limit?: number } = {},
  ): AsyncGenerator<Run, void, undefined> {
    const { limit = Number.POSITIVE_INFINITY, ...callOptions } = options;
    const pageSize = Math.min(limit, LIMITS.suiteRunsPage.max);
    const call = { ...at(ROUTES.runs, { projectId, suiteId }), item: runSchema, pageSize };
    let count = 0;
    for await (const run of this.#caller.list(call, callOptions)) {
      yield run;
      count += 1;
      if (count >= limit) return;
    }
  }
}
