import type { SuiteCreate } from '../../contract/resources/eval-requests.ts';
import { type ReadRun, readRunSchema } from '../../contract/resources/run.ts';
import {
  type Deleted,
  type ReadSuiteCase,
  type ReadSuiteDetail,
  readSuiteCaseSchema,
  readSuiteDetailSchema,
  type Suite,
  type SuiteCase,
  type SuiteCreated,
} from '../../contract/resources/suite.ts';
import type { CaseUpdate, SuiteUpdate } from '../../contract/resources/suite-changes.ts';
import { suiteRoutes as routes } from '../../contract/routes/suites.ts';
import { tolerant } from '../../contract/wire/tolerance.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { at, callOf, checkedBody, listOf, namedServers } from '../calls/route-call.ts';

export class SuiteEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  list(projectId: string, options?: CallOptions): AsyncGenerator<Suite, void, undefined> {
    return this.#caller.list(listOf(routes['suites.list'], { projectId }), options);
  }

  /** Not repeated when its answer is lost: the suite may exist then. */
  async create(
    projectId: string,
    suite: SuiteCreate,
    options?: CallOptions,
  ): Promise<SuiteCreated> {
    const route = routes['suites.create'];
    const call = callOf(route, { projectId });
    const body = await checkedBody(route, suite, call);
    const mentions = namedServers(suite.serverIds);
    return this.#caller.call({ ...call, body, mentions }, options);
  }

  async get(projectId: string, suiteId: string, options?: CallOptions): Promise<ReadSuiteDetail> {
    const target = at(routes['suites.get'], { projectId, suiteId });
    return this.#caller.call({ ...target, reply: tolerant(readSuiteDetailSchema) }, options);
  }

  /** Cases a suite has saved, as far as they are read. Services need not have this route. */
  cases(
    projectId: string,
    suiteId: string,
    options?: CallOptions,
  ): AsyncGenerator<ReadSuiteCase, void, undefined> {
    const call = listOf(routes['suites.cases.list'], { projectId, suiteId });
    return this.#caller.list({ ...call, item: readSuiteCaseSchema }, options);
  }

  /** What is given stands in for what there is. */
  async update(
    projectId: string,
    suiteId: string,
    change: SuiteUpdate,
    options?: CallOptions,
  ): Promise<ReadSuiteDetail> {
    const target = at(routes['suites.update'], { projectId, suiteId });
    const body = await checkedBody(routes['suites.update'], change, target);
    const mentions = namedServers(change.serverIds);
    const reply = tolerant(readSuiteDetailSchema);
    return this.#caller.call({ ...target, body, mentions, reply }, options);
  }

  /** With its cases and all its runs. */
  async delete(projectId: string, suiteId: string, options?: CallOptions): Promise<Deleted> {
    return this.#caller.call(callOf(routes['suites.delete'], { projectId, suiteId }), options);
  }

  /** What is given stands in for what there is, null for nothing. */
  async updateCase(
    projectId: string,
    suiteId: string,
    caseId: string,
    change: CaseUpdate,
    options?: CallOptions,
  ): Promise<SuiteCase> {
    const route = routes['suites.cases.update'];
    const call = callOf(route, { projectId, suiteId, caseId });
    return this.#caller.call({ ...call, body: await checkedBody(route, change, call) }, options);
  }

  async deleteCase(
    projectId: string,
    suiteId: string,
    caseId: string,
    options?: CallOptions,
  ): Promise<Deleted> {
    const call = callOf(routes['suites.cases.delete'], { projectId, suiteId, caseId });
    return this.#caller.call(call, options);
  }

  /** Runs of a suite, the newest first, at most `limit` of them if given. */
  async *runs(
    projectId: string,
    suiteId: string,
    options: CallOptions & { limit?: number } = {},
  ): AsyncGenerator<ReadRun, void, undefined> {
    const { limit = Number.POSITIVE_INFINITY, ...callOptions } = options;
    const call = listOf(routes['suites.runs.list'], { projectId, suiteId });
    const pageSize = Math.min(limit, call.pageSize);
    let count = 0;
    const pages = this.#caller.list({ ...call, item: readRunSchema, pageSize }, callOptions);
    for await (const run of pages) {
      yield run;
      count += 1;
      if (count >= limit) return;
    }
  }
}
