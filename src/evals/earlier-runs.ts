import { provenanceOf } from '../baseline/service/run-provenance.ts';
import type { EarlierServiceRuns } from '../baseline/service/service-baseline.ts';
import type { EvalsClient } from '../client/client.ts';
import type { ReadRun } from '../contract/resources/run.ts';
import type { CaseReport, RunReport } from '../model/run-report.ts';
import type { Clock } from '../ports/clock.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { collectResults } from './collect/collect.ts';
import { NO_TRACES } from './collect/traces.ts';
import type { LaunchedRun } from './launch/launch.ts';
import type { RunPlan } from './launch/plan.ts';

/** Two pages of runs. */
const RUNS_READ = 50;
/** For the list and the results together. */
const TIME_MS = 60_000;

/** What an earlier run was asked for is not known any more. */
const FORGOTTEN: RunPlan = {
  ...{ cases: null, sent: false, iterationsEach: null, criterion: null },
  doubts: [],
};

interface ReadingContext {
  clock: Clock;
  signal: AbortSignal;
  redactor: Redactor;
}

/** Runs of the suite before this one, and their results as far as they decide anything. */
export function earlierServiceRuns(
  client: EvalsClient,
  { project, suite, runId, suiteDigest, plan }: LaunchedRun,
  { clock, signal, redactor }: ReadingContext,
): EarlierServiceRuns | null {
  if (suite.id === null) return null;
  const suiteId = suite.id;
  const options = { signal, deadlineAtMs: clock.now() + TIME_MS };
  return {
    async list() {
      const runs: ReadRun[] = [];
      const page = { ...options, limit: RUNS_READ, optional: true };
      for await (const one of client.suites.runs(project.id, suiteId, page)) runs.push(one);
      return runs.filter(({ id, status }) => id !== runId && status === 'completed');
    },
    get: (id) => client.runs.get(project.id, id, options),
    async report(run) {
      const results = await collectResults(
        client,
        { projectId: project.id, runId: run.id },
        { run, plan: FORGOTTEN },
        { ...options, clock, redactor, traces: NO_TRACES },
      );
      const isSame = provenanceOf(run)?.suite === suiteDigest;
      return {
        source: 'run',
        suite,
        project,
        servers: [],
        notice: null,
        ...results,
        cases: isSame ? withDefinitions(results.cases, plan) : results.cases,
      } satisfies RunReport;
    },
  };
}

/** Of a suite that was the very same, the cases did then what they do now. */
function withDefinitions(cases: CaseReport[], { cases: planned }: RunPlan): CaseReport[] {
  const byTitle = Map.groupBy(planned ?? [], ({ title }) => title);
  return cases.map((one) => {
    const [only, another] = byTitle.get(one.title) ?? [];
    const definition = another === undefined ? (only?.definition ?? null) : null;
    return definition === null ? one : { ...one, definition };
  });
}
