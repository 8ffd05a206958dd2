import type {
  IngestAppended,
  IngestFinalize,
  IngestResult,
  IngestStart,
  IngestStarted,
} from '../../contract/resources/ingest.ts';
import { tolerant } from '../../contract/wire/tolerance.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { CallOptions } from '../call-options.ts';
import { at, callOf, checkedBody } from '../calls/route-call.ts';

/** What an upload is held against: an answer with these unread would prove nothing. */
const OUTCOME = ['status', 'result', 'summary.total', 'summary.passed', 'summary.failed'];

/** The service may take this long over a request to its ingest routes. Source: wire.md, 2.4. */
export const INGEST_TIMEOUT_MS = 65_000;
const timeoutMs = INGEST_TIMEOUT_MS;

/** Results of runs that others execute. `projectId` may be the literal `default`. */
export class IngestEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** Creates the run of `externalRunId`, or finds it where there is one. */
  async start(projectId: string, run: IngestStart, options?: CallOptions): Promise<IngestStarted> {
    const { 'ingest.start': route } = await ingestRoutes();
    const call = callOf(route, { projectId }, OUTCOME);
    const body = await checkedBody(route, run, call);
    return this.#caller.call({ ...call, body, timeoutMs }, options);
  }

  /**
   * Appends rows, each the JSON of an IngestRow. Rows whose `externalIterationId` the run has
   * already are skipped by the service, so a repeat does no harm.
   */
  async append(
    projectId: string,
    { runId, rows }: { runId: string; rows: readonly string[] },
    options?: CallOptions,
  ): Promise<Pick<IngestAppended, 'inserted' | 'skipped' | 'total'>> {
    const { 'ingest.append': route } = await ingestRoutes();
    const json = `{"runId":${JSON.stringify(runId)},"results":[${rows.join(',')}]}`;
    // Each of its numbers is needed: none may be left out.
    const reply = route.reply.body.omit({ projectId: true });
    return this.#caller.call({ ...at(route, { projectId }), json, reply, timeoutMs }, options);
  }

  /** Ends a run; ending it again answers the same. */
  async finalize(
    projectId: string,
    end: IngestFinalize,
    options?: CallOptions,
  ): Promise<IngestResult> {
    const { 'ingest.finalize': route } = await ingestRoutes();
    const call = callOf(route, { projectId }, OUTCOME);
    const body = await checkedBody(route, end, call);
    return this.#caller.call({ ...call, body, timeoutMs }, options);
  }

  /**
   * A whole run in one request; `rows` as for `append`. The API does not say that it may be
   * repeated, so after a failure that leaves open what it did it is not.
   */
  async report(
    projectId: string,
    { run, rows }: { run: IngestStart; rows: readonly string[] },
    options?: CallOptions,
  ): Promise<IngestResult> {
    const { 'ingest.report': route, 'ingest.start': start } = await ingestRoutes();
    const reply = tolerant(route.reply.body.omit({ reused: true }), OUTCOME);
    const call = { ...at(route, { projectId }), reply };
    // Beside its rows, which are JSON already, it is what a start is.
    const level = JSON.stringify(await checkedBody(start, run, call));
    const json = `${level.slice(0, -1)},"results":[${rows.join(',')}]}`;
    return this.#caller.call({ ...call, json, timeoutMs }, options);
  }
}

/** Loaded once they are needed: a run of evals never needs them. */
async function ingestRoutes() {
  return (await import('../../contract/routes/ingest.ts')).ingestRoutes;
}
