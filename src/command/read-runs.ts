import type { CallOptions } from '../client/call-options.ts';
import type { EvalsClient } from '../client/client.ts';
import { TERMINAL_STATUSES } from '../contract/resources/run.ts';
import { type CollectedResults, collectResults } from '../evals/collect/collect.ts';
import type { TraceWishes } from '../evals/collect/traces.ts';
import type { RunPlan } from '../evals/launch/plan.ts';
import type { Problem } from '../model/run-report.ts';
import type { Clock } from '../ports/clock.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { problemOf } from '../trouble/whose-trouble.ts';
import type { ReportedRun } from './reported-runs.ts';

/** A run that a program reported, as the service has it. */
export interface RunRead {
  reported: ReportedRun;
  results: CollectedResults;
  /** It was begun and not ended. */
  isOpen: boolean;
  /** Of the MCP servers that it says it was about. */
  serverNames: readonly string[];
}

export interface ReadRunsOptions extends CallOptions {
  clock: Pick<Clock, 'now'>;
  redactor: Redactor;
  /** Those of the report together, whatever the number of runs. */
  traces: TraceWishes;
  /** Where a run is whose project was not told. */
  projectId: string;
}

/** What such a run was asked for is known to the program alone. */
const NO_PLAN: RunPlan = {
  cases: null,
  sent: false,
  iterationsEach: null,
  criterion: null,
  doubts: [],
};

/**
 * Reads runs with all their iterations; trouble is a problem of the run that it befell. Traces of what
 * passed are read of the first runs, as far as their number goes.
 */
export async function readRuns(
  client: EvalsClient,
  runs: readonly ReportedRun[],
  { projectId, traces, ...options }: ReadRunsOptions,
): Promise<RunRead[]> {
  const read: RunRead[] = [];
  let { ofPassed } = traces;
  for (const reported of runs) {
    const ids = { projectId: reported.projectId ?? projectId, runId: reported.runId };
    const one = await readRun(
      client,
      { reported, ids },
      {
        ...{ ...options, traces: { ...traces, ofPassed } },
      },
    );
    read.push(one);
    ofPassed = Math.max(0, ofPassed - askedOfPassed(one.results));
  }
  return read;
}

/** One of a case, whether or not there was a trace of it. */
const askedOfPassed = ({ cases }: CollectedResults): number =>
  cases.filter(({ iterations }) => iterations.some(({ outcome }) => outcome === 'passed')).length;

async function readRun(
  client: EvalsClient,
  { reported, ids }: { reported: ReportedRun; ids: { projectId: string; runId: string } },
  options: Omit<ReadRunsOptions, 'projectId'>,
): Promise<RunRead> {
  const { clock: _clock, redactor: _redactor, traces: _traces, ...call } = options;
  try {
    const run = await client.runs.get(ids.projectId, ids.runId, call);
    const results = await collectResults(client, ids, { run, plan: NO_PLAN }, options);
    const shortage = shortageOf(run['expectedIterations'], results);
    return {
      reported,
      results: { ...results, problems: [...results.problems, ...shortage] },
      isOpen: !TERMINAL_STATUSES.includes(run.status),
      serverNames: textsOf(run['serverNames']),
    };
  } catch (error) {
    options.signal?.throwIfAborted();
    const { kind, message } = problemOf(error);
    const problem = { kind, message: `Run ${ids.runId} could not be read: ${message}` };
    const results = { run: null, cases: [], problems: [problem], warnings: [] };
    return { reported, results, isOpen: false, serverNames: [] };
  }
}

/** A program that said how many results would come, and brought fewer. */
function shortageOf(expected: unknown, { run, cases }: CollectedResults): Problem[] {
  if (typeof expected !== 'number' || run?.status !== 'completed') return [];
  const there = cases.reduce((sum, { iterations }) => sum + iterations.length, 0);
  if (there >= expected) return [];
  const message = `Run ${run.id} was to have ${expected} iterations, as the program said when it began, and has ${there}.`;
  return [{ kind: 'evidence', message }];
}

const MAX_SERVERS = 100;

function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === 'string').slice(0, MAX_SERVERS);
}
