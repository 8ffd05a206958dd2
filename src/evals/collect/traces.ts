import pLimit from 'p-limit';
import type { CallOptions } from '../../client/call-options.ts';
import { MEMORY_SHARE, weigh } from '../../client/calls/weight.ts';
import type { EvalsClient } from '../../client/client.ts';
import { ApiError } from '../../client/errors/api-error.ts';
import type { ReadIteration } from '../../contract/resources/iteration.ts';
import type { Trace } from '../../contract/resources/trace.ts';
import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import type { Tolerant } from '../../contract/wire/tolerance.ts';
import { listNames } from '../../model/listed-names.ts';
import { countOf } from '../../model/quantity.ts';
import type { Problem } from '../../model/run-report.ts';
import type { Clock } from '../../ports/clock.ts';
import { ExpectedError, errorMessage } from '../../trouble/errors.ts';
import { outcomeOf } from './iteration-report.ts';
import { nameOf, type SiftedIteration } from './sifted-iterations.ts';

/** Traces to read at most: each costs a request, of which a key has one a second. */
export const TRACE_BUDGET = 25;
const TRACES_AT_ONCE = 4;
/** They are kept until the report is made. */
const MAX_TRACES_WEIGHT = MEMORY_SHARE / 4;
/** Time for all of them: they explain failures and decide nothing. */
const TRACES_TIME_MS = 60_000;

/** The traces that were read, and what is to be said of the others. */
export interface ReadTraces {
  byIteration: ReadonlyMap<ReadIteration, Tolerant<Trace>>;
  /** That the service did not know some of them again. */
  problems: Problem[];
  warnings: string[];
}

interface TraceOptions extends CallOptions {
  clock: Pick<Clock, 'now'>;
  /** Traces of iterations that passed to read at most, after those of the others. */
  tracesOfPassed: number;
  /** Traces of those others; `TRACE_BUDGET` where it is left out. */
  tracesOfFailed?: number;
}

/**
 * Reads the traces of iterations that did not pass, and of some that did, as far as the budget goes.
 * They show the evidence and decide nothing, so that trouble with them is a warning.
 */
export async function readTraces(
  client: EvalsClient,
  { projectId, runId }: { projectId: string; runId: string },
  iterations: readonly SiftedIteration[],
  { clock, tracesOfPassed, tracesOfFailed = TRACE_BUDGET, ...given }: TraceOptions,
): Promise<ReadTraces> {
  const options = { ...given, optional: true, deadlineAtMs: clock.now() + TRACES_TIME_MS };
  const wanted = iterations.filter((one) => ['failed', 'error'].includes(outcomeOf(one)));
  const byIteration = new Map<ReadIteration, Tolerant<Trace>>();
  const failures: string[] = [];
  const tampered: string[] = [];
  let weight = 0;
  const limit = pLimit(TRACES_AT_ONCE);
  const passed = iterations.filter((one) => outcomeOf(one) === 'passed').slice(0, tracesOfPassed);
  const failing = wanted.slice(0, tracesOfFailed);
  const asked = [...failing, ...passed];
  await limit.map(asked, async (iteration, at) => {
    // Where room is short, none of it is for what passed.
    if (at >= failing.length && weight > MAX_TRACES_WEIGHT / 2) return;
    try {
      if (weight > MAX_TRACES_WEIGHT)
        throw new ExpectedError('Those before it take too much memory.');
      const trace = await client.runs.trace(projectId, runId, iteration.id, options);
      weight += weigh(trace);
      if (weight > MAX_TRACES_WEIGHT) throw new ExpectedError('It takes too much memory.');
      byIteration.set(iteration, trace);
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : undefined;
      if (reason === ERROR_REASON.traceSealBroken) tampered.push(nameOf(iteration));
      else if (reason !== ERROR_REASON.traceNotAvailable) failures.push(errorMessage(error));
    }
  });
  const odd = asked.flatMap((iteration) => {
    const [first] = byIteration.get(iteration)?.unreadable ?? [];
    return first === undefined ? [] : [`${nameOf(iteration)} (${first})`];
  });
  return {
    byIteration,
    problems: tampering(tampered),
    warnings: traceWarnings(tracesOfFailed === 0 ? 0 : wanted.length, failures, odd),
  };
}

/** Whoever writes there may have done more than that, so the run is worth nothing. */
function tampering(names: readonly string[]): Problem[] {
  if (names.length === 0) return [];
  const message = `Something on this machine, such as a server under test, wrote into the service's file of traces. Those of ${countOf(names.length, 'iteration')} are not what the service had put there: ${listNames(names)}.`;
  return [{ kind: 'execution', message }];
}

function traceWarnings(
  wanted: number,
  failures: readonly string[],
  odd: readonly string[],
): string[] {
  const warnings: string[] = [];
  if (wanted > TRACE_BUDGET) {
    warnings.push(`Only ${TRACE_BUDGET} of the ${wanted} traces of failed iterations were read.`);
  }
  if (failures.length > 0) {
    warnings.push(
      `${countOf(failures.length, 'trace')} could not be read; the first: ${failures[0]}`,
    );
  }
  if (odd.length > 0) {
    warnings.push(
      `Parts of ${countOf(odd.length, 'trace')} could not be read and are left out: ${listNames(odd)}.`,
    );
  }
  return warnings;
}
