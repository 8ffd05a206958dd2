import pLimit from 'p-limit';
import { ApiError } from '../client/api-error.ts';
import type { CallOptions } from '../client/call-options.ts';
import type { EvalApiClient } from '../client/eval-api-client.ts';
import { ERROR_REASON } from '../contract/envelope.ts';
import type { Iteration } from '../contract/iteration.ts';
import type { Run } from '../contract/run.ts';
import type { Trace } from '../contract/trace.ts';
import { errorMessage } from '../errors.ts';
import { countIterations } from '../model/counts.ts';
import type { CaseReport, Problem, RunFacts } from '../model/run-report.ts';
import { iterationReport, outcomeOf } from './iteration-report.ts';
import { withoutMarker } from './marker.ts';
import { problemOf } from './trouble.ts';

/** Traces to read at most: each costs a request, of which a key has one a second. */
export const TRACE_BUDGET = 25;
const TRACES_AT_ONCE = 4;

/** The results of a run, and what kept them from being whole. */
export interface CollectedResults {
  cases: CaseReport[];
  problems: Problem[];
  warnings: string[];
}

/**
 * Reads all iterations of a run and the traces of those that did not pass, as far as the budget
 * goes. Never throws for trouble with the service: what could be read is returned, and a problem.
 */
export async function collectResults(
  client: EvalApiClient,
  ids: { projectId: string; runId: string },
  run: Run | null,
  options: CallOptions,
): Promise<CollectedResults> {
  const problems: Problem[] = [];
  const iterations: Iteration[] = [];
  try {
    for await (const one of client.iterations(ids.projectId, ids.runId, options)) {
      iterations.push(one);
    }
  } catch (error) {
    const { kind, message } = problemOf(error);
    problems.push({ kind, message: `Not all iterations could be read: ${message}` });
  }
  const { traces, warnings } = await readTraces(client, ids, iterations, options);
  const cases = groupByCase(iterations, traces);
  if (problems.length === 0) problems.push(...countProblems(run, cases));
  return { cases, problems, warnings };
}

async function readTraces(
  client: EvalApiClient,
  { projectId, runId }: { projectId: string; runId: string },
  iterations: readonly Iteration[],
  options: CallOptions,
): Promise<{ traces: Map<string, Trace>; warnings: string[] }> {
  const wanted = iterations.filter((one) => ['failed', 'error'].includes(outcomeOf(one)));
  const traces = new Map<string, Trace>();
  const failures: string[] = [];
  const limit = pLimit(TRACES_AT_ONCE);
  await limit.map(wanted.slice(0, TRACE_BUDGET), async ({ id }) => {
    try {
      traces.set(id, await client.trace(projectId, runId, id, options));
    } catch (error) {
      const absent = error instanceof ApiError && error.reason === ERROR_REASON.traceNotAvailable;
      if (!absent) failures.push(errorMessage(error));
    }
  });
  return { traces, warnings: traceWarnings(wanted.length, failures) };
}

function traceWarnings(wanted: number, failures: readonly string[]): string[] {
  const warnings: string[] = [];
  if (wanted > TRACE_BUDGET) {
    warnings.push(`Only ${TRACE_BUDGET} of the ${wanted} traces of failed iterations were read.`);
  }
  if (failures.length > 0) {
    warnings.push(`${failures.length} traces could not be read; the first: ${failures[0]}`);
  }
  return warnings;
}

/** Cases in the order of their first iteration. */
function groupByCase(
  iterations: readonly Iteration[],
  traces: ReadonlyMap<string, Trace>,
): CaseReport[] {
  const groups = Map.groupBy(iterations, ({ testCaseId, title }) => testCaseId ?? title ?? '');
  const titles = [...groups].map(([key, [first]]) => first?.title ?? (key || 'Untitled case'));
  return [...groups].map(([key, group], index) => {
    const title = titles[index] ?? key;
    const shared = titles.filter((other) => other === title).length > 1;
    return {
      // The title outlives the suite: a suite created anew gives its cases new ids.
      id: shared ? `${title} (${key})` : title,
      title,
      location: null,
      iterations: [...group]
        .sort((a, b) => a.iterationNumber - b.iterationNumber)
        .map((iteration) => iterationReport(iteration, traces.get(iteration.id))),
    };
  });
}

/** A run that completed and whose own counts are not those of its iterations. */
function countProblems(run: Run | null, cases: readonly CaseReport[]): Problem[] {
  if (run?.status !== 'completed' || !run.summary) return [];
  const counts = countIterations(cases.flatMap(({ iterations }) => iterations));
  const { summary } = run;
  const differing = (['total', 'passed', 'failed'] as const).filter(
    (kind) => typeof summary[kind] === 'number' && summary[kind] !== counts[kind],
  );
  if (differing.length === 0) return [];
  const told = differing.map((kind) => `${summary[kind]} ${kind}`).join(', ');
  const read = differing.map((kind) => `${counts[kind]} ${kind}`).join(', ');
  return [
    {
      kind: 'evidence',
      message: `The counts disagree: the run says ${told}; its iterations, ${read}.`,
    },
  ];
}

/** The run as the service tells it. */
export function runFacts(run: Run): RunFacts {
  const { result, summary } = run;
  return {
    id: run.id,
    number: run.runNumber ?? null,
    status: run.status,
    result: result === 'passed' || result === 'failed' ? result : null,
    createdAtMs: run.createdAt ?? null,
    completedAtMs: run.completedAt ?? null,
    notes: withoutMarker(run.notes),
    declared: summary
      ? {
          total: summary.total ?? null,
          passed: summary.passed ?? null,
          failed: summary.failed ?? null,
        }
      : null,
  };
}
