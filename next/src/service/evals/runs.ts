import { availableParallelism } from 'node:os';
import type { Iteration, Run, RunStatus } from '../../api/evals.ts';
import type { ParsedBody, Reply } from '../../api/routes.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import type { Failure } from '../../report/failure.ts';
import { describeFailure } from '../../words/failures.ts';
import type { McpSettings } from '../mcp/connection.ts';
import { Refusal } from '../refusal.ts';
import { type Database, newId } from '../storage/database.ts';
import { readSteps, selectedServers } from './suites.ts';

interface ActiveRun {
  cancel: AbortController;
  ended: Promise<void>;
}

/** Creates, shows and cancels runs. Runs go on in the background of this process. */
export class Runs {
  readonly #database: Database;
  readonly #mcp: McpSettings;
  readonly #onBug: (error: unknown) => void;
  readonly #active = new Map<string, ActiveRun>();

  constructor(database: Database, mcp: McpSettings, onBug: (error: unknown) => void) {
    this.#database = database;
    this.#mcp = mcp;
    this.#onBug = onBug;
  }

  /** Stores a run with its planned iterations and starts it. */
  async create(
    projectId: string,
    body: ParsedBody<'createEvalRun'>,
  ): Promise<Reply<'createEvalRun'>> {
    const suite = await this.#database
      .selectFrom('suites')
      .selectAll()
      .where('id', '=', body.suiteId)
      .where('projectId', '=', projectId)
      .executeTakeFirst();
    if (suite === undefined) throw new Refusal('NOT_FOUND', `There is no suite ${body.suiteId}.`);
    const serverIds: string[] = body.serverIds ?? JSON.parse(suite.serverIds);
    const rows = await selectedServers(this.#database, projectId, serverIds);
    const cases = await this.#database
      .selectFrom('testCases')
      .selectAll()
      .where('suiteId', '=', suite.id)
      .orderBy('seq')
      .execute();
    const run = {
      id: newId('r'),
      suiteId: suite.id,
      status: 'running',
      notes: body.notes ?? null,
      createdAt: Date.now(),
    };
    const plan = cases.flatMap(({ id: testCaseId, title, runs, steps }) =>
      Array.from({ length: runs }, (_, at) => {
        const row = { id: newId('it'), runId: run.id, testCaseId, title, number: at + 1 };
        return { row, steps: readSteps(steps) };
      }),
    );
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.insertInto('runs').values(run).execute();
      for (const { row } of plan) {
        const values = { ...row, status: 'pending', toolCalls: '[]', failures: '[]' };
        await transaction.insertInto('iterations').values(values).execute();
      }
    });
    const cancel = new AbortController();
    const entries = rows.map((row): ServerEntry => JSON.parse(row.entry));
    const planned = plan.map(({ row, steps }) => ({ id: row.id, steps }));
    const ended = this.#execute(run.id, suite.minimumPassRate, planned, entries, cancel.signal)
      .catch(this.#onBug)
      .finally(() => this.#active.delete(run.id));
    this.#active.set(run.id, { cancel, ended });
    const servers = rows.map(({ id, name }) => ({ id, name }));
    return { runId: run.id, suiteId: suite.id, status: 'running', servers };
  }

  async show(projectId: string, runId: string): Promise<Run> {
    const row = await this.#find(projectId, runId);
    const { passed, failed, planned } = await this.#tally(runId);
    const total = row.completedAt === null ? planned : passed + failed;
    const { id, suiteId, status, notes, createdAt, completedAt } = row;
    const result = readResult(row.result);
    const summary = { total, passed, failed, passRate: total === 0 ? 0 : passed / total };
    return { id, suiteId, status, result, summary, source: 'api', notes, createdAt, completedAt };
  }

  async iterations(projectId: string, runId: string): Promise<Iteration[]> {
    await this.#find(projectId, runId);
    const rows = await this.#database
      .selectFrom('iterations')
      .selectAll()
      .where('runId', '=', runId)
      .orderBy('seq')
      .execute();
    return rows.map((row): Iteration => {
      const failures: Failure[] = JSON.parse(row.failures);
      return {
        id: row.id,
        testCaseId: row.testCaseId,
        title: row.title,
        iterationNumber: row.number,
        status: row.status,
        result: readResult(row.result),
        startedAt: row.startedAt,
        durationMs: row.durationMs,
        actualToolCalls: JSON.parse(row.toolCalls),
        error: failures.length === 0 ? null : failures.map(describeFailure).join('\n'),
        failures,
      };
    });
  }

  /** Cancels a run and waits until its servers have ended. A second time changes nothing. */
  async cancel(projectId: string, runId: string): Promise<Run> {
    const { status } = await this.#find(projectId, runId);
    const active = this.#active.get(runId);
    if (active === undefined && status !== 'cancelled') {
      throw new Refusal('CONFLICT', 'The run has ended.', { status });
    }
    active?.cancel.abort();
    await active?.ended;
    return this.show(projectId, runId);
  }

  /** Cancels all runs. */
  async close(): Promise<void> {
    for (const { cancel } of this.#active.values()) cancel.abort();
    await Promise.all([...this.#active.values()].map(({ ended }) => ended));
  }

  async #find(projectId: string, runId: string) {
    const row = await this.#database
      .selectFrom('runs')
      .innerJoin('suites', 'suites.id', 'runs.suiteId')
      .selectAll('runs')
      .where('runs.id', '=', runId)
      .where('suites.projectId', '=', projectId)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('NOT_FOUND', `There is no run ${runId}.`);
    return row;
  }

  async #execute(
    runId: string,
    minimumPassRate: number,
    plan: { id: string; steps: ReturnType<typeof readSteps> }[],
    servers: ServerEntry[],
    signal: AbortSignal,
  ): Promise<void> {
    const { executeRun } = await import('../engine/run.ts');
    const update = (id: string) => this.#database.updateTable('iterations').where('id', '=', id);
    const starts = new Map<string, number>();
    await executeRun(plan, {
      mcp: this.#mcp,
      servers,
      concurrency: Math.max(2, availableParallelism()),
      signal,
      onBug: this.#onBug,
      onStart: async (id) => {
        const startedAt = Date.now();
        starts.set(id, startedAt);
        await update(id).set({ status: 'running', startedAt }).execute();
      },
      onEnd: async (id, { status, result, failures, toolCalls }) => {
        const durationMs = Date.now() - (starts.get(id) ?? 0);
        const lists = { toolCalls: JSON.stringify(toolCalls), failures: JSON.stringify(failures) };
        await update(id)
          .set({ status, result, durationMs, ...lists })
          .execute();
      },
    });
    const { passed, failed, planned } = await this.#tally(runId);
    const isComplete = passed + failed === planned;
    const status: RunStatus = signal.aborted ? 'cancelled' : isComplete ? 'completed' : 'failed';
    const isMet = passed * 100 >= minimumPassRate * planned;
    const result = status === 'completed' ? (isMet ? 'passed' : 'failed') : null;
    await this.#database
      .updateTable('runs')
      .set({ status, result, completedAt: Date.now() })
      .where('id', '=', runId)
      .execute();
  }

  async #tally(runId: string): Promise<{ passed: number; failed: number; planned: number }> {
    const rows = await this.#database
      .selectFrom('iterations')
      .select('result')
      .where('runId', '=', runId)
      .execute();
    const passed = rows.filter(({ result }) => result === 'passed').length;
    const failed = rows.filter(({ result }) => result === 'failed').length;
    return { passed, failed, planned: rows.length };
  }
}

function readResult(stored: string | null): 'passed' | 'failed' | null {
  return stored === 'passed' || stored === 'failed' ? stored : null;
}
