import type { Step } from '../../api/cases.ts';
import type { Parameters, ParsedBody, Reply } from '../../api/operation.ts';
import type { Iteration, Run } from '../../api/resources/evals.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import { settle } from '../../lib/sleep.ts';
import type { Failure } from '../../report/failure.ts';
import { describeFailure } from '../../words/failures.ts';
import type { PlannedIteration } from '../engine/run.ts';
import { notFound, refusalOf } from '../refusals.ts';
import type { Core, Handlers } from '../request.ts';
import { type Database, newId } from '../storage/database.ts';
import type { Surroundings } from '../surroundings.ts';
import { findServers } from './suites.ts';

interface ActiveRun {
  cancel: AbortController;
  ended: Promise<void>;
}

type RunParameters = Parameters<'getEvalRun'>;

/** Creates, shows and cancels runs. Runs go on in the background of this process. */
export class Runs {
  readonly #database: Database;
  readonly #surroundings: Surroundings;
  readonly #active = new Map<string, ActiveRun>();

  constructor({ database, surroundings }: Core) {
    this.#database = database;
    this.#surroundings = surroundings;
  }

  handlers() {
    return {
      createEvalRun: ({ project, body }) => this.create(project.id, project.organizationId, body),
      getEvalRun: ({ parameters }) => this.show(parameters),
      listIterations: ({ parameters, query }) =>
        this.iterations(parameters, new URLSearchParams(query)),
      cancelEvalRun: ({ parameters }) => this.cancel(parameters),
    } satisfies Partial<Handlers>;
  }

  /** Stores a run with its planned iterations and starts it. */
  async create(
    projectId: string,
    organizationId: string,
    body: ParsedBody<'createEvalRun'>,
  ): Promise<Reply<'createEvalRun'>> {
    const suiteId = body.suiteId ?? '';
    const suite = await this.#database
      .selectFrom('suites')
      .select('serverIds')
      .where('id', '=', suiteId)
      .where('projectId', '=', projectId)
      .executeTakeFirst();
    if (suite === undefined) throw notFound('suite', suiteId);
    const serverIds: string[] = body.serverIds ?? JSON.parse(suite.serverIds);
    const servers = await findServers(this.#database, projectId, serverIds);
    const cases = await this.#database
      .selectFrom('testCases')
      .selectAll()
      .where('suiteId', '=', suiteId)
      .orderBy('seq')
      .execute();
    const runId = newId('run');
    const plan: PlannedIteration[] = [];
    await this.#database.transaction().execute(async (transaction) => {
      const createdAt = this.#surroundings.now();
      const run = {
        id: runId,
        suiteId,
        projectId,
        organizationId,
        runNumber: createdAt,
        source: 'api',
        planned: 0,
        status: 'running',
        createdAt,
        touchedAt: createdAt,
      };
      await transaction.insertInto('runs').values(run).execute();
      for (const { id: testCaseId, title, runs, definition } of cases) {
        const { steps }: { steps: Step[] } = JSON.parse(definition);
        const rows = Array.from({ length: runs }, (_, at) => {
          const row = { id: newId('iteration'), runId, testCaseId, title, number: at + 1 };
          plan.push({ id: row.id, steps });
          return {
            ...row,
            status: 'pending',
            actualToolCalls: '[]',
            expectedToolCalls: '[]',
            failures: '[]',
          };
        });
        await transaction.insertInto('iterations').values(rows).execute();
      }
    });
    const cancel = new AbortController();
    const entries = servers.map(({ entry }): ServerEntry => JSON.parse(entry));
    const ended = this.#execute(runId, plan, entries, cancel.signal)
      .catch(this.#surroundings.onBug)
      .finally(() => this.#active.delete(runId));
    this.#active.set(runId, { cancel, ended });
    return {
      runId,
      suiteId,
      status: 'running',
      servers: servers.map(({ id, name }) => ({ id, name })),
    };
  }

  /** Shows a run with the counts of its iterations. */
  async show({ projectId, runId: id }: RunParameters): Promise<Run> {
    const run = await this.#database
      .selectFrom('runs')
      .innerJoin('suites', 'suites.id', 'runs.suiteId')
      .selectAll('runs')
      .where('runs.id', '=', id)
      .where('suites.projectId', '=', projectId)
      .executeTakeFirst();
    if (run === undefined) throw notFound('run', id);
    const { suiteId, status, createdAt, completedAt } = run;
    const { passed, failed, planned } = await this.#tally(id);
    const total = completedAt === null ? planned : passed + failed;
    const summary = { total, passed, failed, passRate: total === 0 ? 0 : passed / total };
    return { id, suiteId, status, result: readResult(run.result), summary, createdAt, completedAt };
  }

  /** Lists the iterations of a run in the order of the suite: 50 a page, at most 200. */
  async iterations(
    parameters: RunParameters,
    query: URLSearchParams,
  ): Promise<Reply<'listIterations'>> {
    await this.show(parameters);
    const limit = Math.min(200, Math.max(1, Math.trunc(Number(query.get('limit') ?? 50)) || 50));
    const rows = await this.#database
      .selectFrom('iterations')
      .selectAll()
      .where('runId', '=', parameters.runId)
      .where('seq', '>', Number(query.get('cursor') ?? 0))
      .orderBy('seq')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const items = page.map((row): Iteration => {
      const failures: Failure[] = JSON.parse(row.failures);
      return {
        id: row.id,
        testCaseId: row.testCaseId,
        title: row.title,
        iterationNumber: row.number,
        status: row.status,
        result: readResult(row.result),
        durationMs: row.durationMs,
        actualToolCalls: JSON.parse(row.actualToolCalls),
        error: failures.length === 0 ? null : failures.map(describeFailure).join('\n'),
        failures,
      };
    });
    if (rows.length <= limit) return { items };
    return { items, nextCursor: String(page.at(-1)?.seq) };
  }

  /** Cancels a run and waits until its servers have ended. A second time changes nothing. */
  async cancel(parameters: RunParameters): Promise<Run> {
    const { status } = await this.show(parameters);
    const active = this.#active.get(parameters.runId);
    if (active === undefined && status !== 'cancelled') {
      throw refusalOf('CONFLICT', { reason: 'run-ended', status });
    }
    active?.cancel.abort();
    await active?.ended;
    return this.show(parameters);
  }

  /** Lets runs end for a while, then cancels them and waits for their end. */
  async close(graceMs: number): Promise<void> {
    await settle(
      [...this.#active.values()].map(({ ended }) => ended),
      graceMs,
    );
    for (const { cancel } of this.#active.values()) cancel.abort();
    await Promise.all([...this.#active.values()].map(({ ended }) => ended));
  }

  async #execute(
    runId: string,
    plan: readonly PlannedIteration[],
    servers: readonly ServerEntry[],
    signal: AbortSignal,
  ): Promise<void> {
    const { executeRun } = await import('../engine/run.ts');
    await executeRun(plan, servers, signal, this.#surroundings, async (id, outcome) => {
      const { status, result, durationMs } = outcome;
      const actualToolCalls = JSON.stringify(outcome.toolCalls);
      const failures = JSON.stringify(outcome.failures);
      await this.#database
        .updateTable('iterations')
        .set({ status, result, durationMs, actualToolCalls, failures })
        .where('id', '=', id)
        .execute();
    });
    const { passed, failed, planned } = await this.#tally(runId);
    const isComplete = passed + failed === planned;
    const status = signal.aborted ? 'cancelled' : isComplete ? 'completed' : 'failed';
    const result = status !== 'completed' ? null : failed === 0 ? 'passed' : 'failed';
    await this.#database
      .updateTable('runs')
      .set({ status, result, completedAt: this.#surroundings.now() })
      .where('id', '=', runId)
      .execute();
  }

  async #tally(runId: string): Promise<{ passed: number; failed: number; planned: number }> {
    const rows = await this.#database
      .selectFrom('iterations')
      .select(['result', (query) => query.fn.countAll<number>().as('count')])
      .where('runId', '=', runId)
      .groupBy('result')
      .execute();
    const countOf = (wanted: string | null) =>
      rows.find(({ result }) => result === wanted)?.count ?? 0;
    const [passed, failed] = [countOf('passed'), countOf('failed')];
    return { passed, failed, planned: passed + failed + countOf(null) };
  }
}

function readResult(stored: string | null): 'passed' | 'failed' | null {
  return stored === 'passed' || stored === 'failed' ? stored : null;
}
