import { asksServer, findServer } from '../../api/cases/steps.ts';
import { ServiceError } from '../../api/client/service-error.ts';
import type { Iteration } from '../../api/resources/evals.ts';
import { stackOf } from '../../lib/errors.ts';
import { WorkPool } from '../../lib/work-pool.ts';
import type { ReportCase, ReportIteration, RunReport } from '../../report/report.ts';
import type { Session } from '../../session/session.ts';
import type { SuiteFile } from '../suite/suite-file.ts';
import { type CaseServer, lineOf } from './case-facts.ts';
import { readTrace } from './trace-entries.ts';

/**
 * Of all traces together: time, requests at once, iterations that failed, cases of which a passed one
 * is asked for, and further passed ones.
 */
const EMBEDDED = { limitMs: 20_000, atOnce: 8, failed: 500, cases: 1_000, others: 200 };
/** The requests of a key are few. */
const HOSTED = { limitMs: 60_000, atOnce: 4, failed: 25, cases: 0, others: 0 };
/** Requests that fail. Then no more are sent. */
const MAX_TROUBLES = 10;
/** Bytes of all traces together. The file must be small enough to be read again. */
const MAX_BYTES = 20 * 2 ** 20;
/** What an entry counts more than its bytes: few bytes can hold many values. */
const ENTRY_BYTES = 350;

/**
 * Adds to the report of a run what happened in iterations that failed, and in some that passed.
 * What the service does not say in time is left out: no verdict needs it.
 */
export async function addTraces(
  { run, cases }: RunReport,
  suite: SuiteFile,
  begun: readonly Iteration[],
  servers: readonly CaseServer[],
  { client, projectId, environment, isHosted }: Session,
  limitMs = (isHosted ? HOSTED : EMBEDDED).limitMs,
): Promise<void> {
  const { logger, redactor } = environment;
  const most = isHosted ? HOSTED : EMBEDDED;
  const signal = AbortSignal.any([environment.signal, AbortSignal.timeout(limitMs)]);
  const known = new Map(begun.map((one) => [one.id, one]));
  const factsOf = (test: number) => {
    return {
      serverOf: (id: string | null, tool: string, serverId: string | null) => {
        const step = suite.tests[test]?.steps.find((one) => one.id === id);
        const asked = step !== undefined && asksServer(step) ? step : {};
        const known = findServer(servers, serverId === null ? asked : { serverId })?.name;
        if (known !== undefined) return redactor.name(known);
        const able = cases[test]?.tools.filter(({ name }) => name === tool) ?? [];
        return able.length === 1 ? (able[0]?.server ?? null) : null;
      },
      lineOf: (id: string) => lineOf(suite, test, id),
    };
  };
  const pool = new WorkPool(most.atOnce);
  let left = MAX_BYTES;
  let troubles = 0;
  const add = async ({ test, iteration }: Choice) => {
    const { runId, startedAt = null } = known.get(iteration.id) ?? {};
    const ofRun = { projectId, runId: runId ?? run?.id ?? '' };
    const parameters = { ...ofRun, iterationId: iteration.id };
    try {
      const wire = await client.call('getTrace', { parameters, isOptional: true, signal });
      const trace = readTrace(wire, { ...factsOf(test), startedAt, redactor });
      const { entries } = trace;
      left -= Buffer.byteLength(JSON.stringify(entries)) + ENTRY_BYTES * entries.length;
      if (left >= 0 && entries.length > 0) iteration.trace = trace;
    } catch (error) {
      // An iteration that did not begin has none.
      if (!(error instanceof ServiceError && error.failure.status === 404)) troubles += 1;
      logger.debug(stackOf(error));
    }
  };
  const passed = choose(cases, true).slice(0, Math.min(cases.length, most.cases) + most.others);
  for (const choice of choose(cases, false).slice(0, most.failed).concat(passed)) {
    if (signal.aborted || left <= 0 || troubles >= MAX_TROUBLES) break;
    await pool.begin(() => add(choice));
  }
  await pool.settle();
}

interface Choice {
  test: number;
  iteration: ReportIteration;
}

/** Iterations that passed, or the others: the first ones of all cases, then the second ones. */
function choose(cases: readonly ReportCase[], hasPassed: boolean): Choice[] {
  const all = cases.flatMap(({ iterations }, test) =>
    iterations
      .filter(({ outcome }) => (outcome === 'passed') === hasPassed)
      .map((iteration, rank) => ({ test, iteration, rank })),
  );
  return all.sort((one, other) => one.rank - other.rank);
}
