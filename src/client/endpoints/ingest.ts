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
import { at, checkedBody, INGEST_TIMEOUT_MS } from '../calls/api-call.ts';

/** What an upload is held against: an answer with these unread would prove nothing. */
const OUTCOME = ['status', 'result', 'summary.total', 'summary.passed', 'summary.failed'];

const INGEST = '/projects/{projectId}/eval-ingest';
const ROUTES = {
  start: { method: 'POST', path: `${INGEST}/runs/start`, repeatable: true },
  append: { method: 'POST', path: `${INGEST}/runs/iterations`, repeatable: true },
  finalize: { method: 'POST', path: `${INGEST}/runs/finalize`, repeatable: true },
  report: { method: 'POST', path: `${INGEST}/report`, repeatable: false },
} as const;

const timeoutMs = INGEST_TIMEOUT_MS;

/** Results of runs that others execute. `projectId` may be the literal `default`. */
export class IngestEndpoints {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  /** Creates the run of `externalRunId`, or finds it where there is one. */
  async start(projectId: string, run: IngestStart, options?: CallOptions): Promise<IngestStarted> {
    const { ingestStartSchema, ingestStartedSchema } = await shapes();
    const call = at(ROUTES.start, { projectId });
    const body = checkedBody(ingestStartSchema, run, call);
    const reply = tolerant(ingestStartedSchema, OUTCOME);
    return this.#caller.call({ ...call, body, reply, timeoutMs }, options);
  }

  /**
   * Appends rows, each the JSON of an IngestRow. Rows whose `externalIterationId` the run has
   * already are skipped by the service, so a repeat does no harm.
   */
  async append(
    projectId: string,
    { runId, rows }: { runId: string; rows: readonly string[] },
    options?: CallOptions,
  ): Promise<IngestAppended> {
    const { ingestAppendedSchema: reply } = await shapes();
    const json = `{"runId":${JSON.stringify(runId)},"results":[${rows.join(',')}]}`;
    return this.#caller.call(
      { ...at(ROUTES.append, { projectId }), json, reply, timeoutMs },
      options,
    );
  }

  /** Ends a run; ending it again answers the same. */
  async finalize(
    projectId: string,
    end: IngestFinalize,
    options?: CallOptions,
  ): Promise<IngestResult> {
    const { ingestFinalizeSchema, ingestResultSchema } = await shapes();
    const call = at(ROUTES.finalize, { projectId });
    const body = checkedBody(ingestFinalizeSchema, end, call);
    const reply = tolerant(ingestResultSchema, OUTCOME);
    return this.#caller.call({ ...call, body, reply, timeoutMs }, options);
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
    const { ingestStartSchema, ingestResultSchema } = await shapes();
    const call = at(ROUTES.report, { projectId });
    const level = JSON.stringify(checkedBody(ingestStartSchema, run, call));
    const json = `${level.slice(0, -1)},"results":[${rows.join(',')}]}`;
    const reply = tolerant(ingestResultSchema, OUTCOME);
    return this.#caller.call({ ...call, json, reply, timeoutMs }, options);
  }
}

/** Loaded once they are needed: a run of evals never is. */
const shapes = () => import('../../contract/resources/ingest.ts');
