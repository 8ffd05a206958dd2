import type { EarlierServiceRuns } from '../baseline/service/service-baseline.ts';
import { type ServiceHistory, serviceHistory } from '../baseline/service/service-history.ts';
import type { EvalsClient } from '../client/client.ts';
import type { ListedTools, ReadRun } from '../contract/resources/run.ts';
import type { CaseReport, Problem, RunFacts, RunReport } from '../model/run-report.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { surfaceOfRun } from '../surface/run-surface.ts';
import { problemOf } from '../trouble/whose-trouble.ts';
import { progressTeller, type RunProgress } from './collect/case-progress.ts';
import { type CollectedResults, collectResults } from './collect/collect.ts';
import { withListedTools } from './collect/listed-tools.ts';
import { runFacts, withTools } from './collect/run-facts.ts';
import type { TraceWishes } from './collect/traces.ts';
import { earlierServiceRuns } from './earlier-runs.ts';
import { type LaunchedRun, type LaunchRequest, launchRun } from './launch/launch.ts';
import { type PaceLimits, RunPace } from './watch/pace.ts';
import { watchRun } from './watch/watch.ts';

/** Time for reading results after the deadline for running them has passed. */
const COLLECT_GRACE_MS = 60_000;

/** What a suite was found to do, and the history it can be held against. */
export interface SuiteRun {
  report: RunReport;
  history: ServiceHistory;
  /** Null where the suite has no others. */
  earlierRuns: EarlierServiceRuns | null;
}

export interface RunSuiteOptions {
  pace: PaceLimits;
  /** How much slower than agreed the service wants its requests for now; 1 for not. */
  slowdown(): number;
  clock: Clock;
  logger: Logger;
  signal: AbortSignal;
  deadlineAtMs: number;
  redactor: Redactor;
  /** Whether servers are asked for their tools where the service does not tell them with the run. */
  listsTools?: boolean;
  /** Of how many legs of a suite this is one; absent where it is all of it. */
  legs?: number;
  traces: TraceWishes;
  /** Where models, if any, are not those of the providers themselves; see RunReport. */
  notice: string | null;
  /** Told how far the run is, and of its cases, which are read so seldom. */
  progress?:
    | { onProgress(progress: RunProgress, stop: () => void): void; readCasesEveryMs: number }
    | undefined;
  /** Told as soon as the run exists, and again once it has ended. */
  onRun(run: { projectId: string; runId: string; terminal: boolean }): void;
}

/**
 * Launches a suite, watches its run to the end and collects the results.
 * @throws only where no run came about; trouble afterwards is a problem of the report.
 */
export async function runSuite(
  client: EvalsClient,
  request: LaunchRequest,
  options: RunSuiteOptions,
): Promise<SuiteRun> {
  const { logger, signal, deadlineAtMs } = options;
  const launched = await launchRun(client, request, { logger, signal, deadlineAtMs });
  return finishRun(client, launched, options);
}

/** Watches a run to its end and collects the results; trouble is a problem of the report. */
export async function finishRun(
  client: EvalsClient,
  launched: LaunchedRun,
  options: RunSuiteOptions,
): Promise<SuiteRun> {
  const { clock, logger, signal, deadlineAtMs } = options;
  const ids = { projectId: launched.project.id, runId: launched.runId };
  options.onRun({ ...ids, terminal: false });
  logger.info(
    `Run ${launched.runId} of "${launched.suite.name}" in project ${launched.project.name}, ` +
      `servers: ${launched.servers.map(({ name }) => name).join(', ') || 'as saved'}`,
  );
  const suiteId = launched.isNewSuite ? null : launched.suite.id;
  const { progress } = options;
  let casesSeen: readonly CaseReport[] = [];
  const onProgress: NonNullable<typeof progress>['onProgress'] = (told, stop) => {
    casesSeen = told.cases ?? casesSeen;
    progress?.onProgress(told, stop);
  };
  const history = serviceHistory({ ...ids, suiteId }, client, options);
  const watched = await watchRun(client, ids, {
    ...options,
    pace: new RunPace(options.pace),
    earlierDurationsMs: async () => (await history.read()).durationsMs,
    ...(progress && {
      onLook: progressTeller(client, ids, launched.plan, { ...options, ...progress, onProgress }),
    }),
  });
  if (watched.terminal) options.onRun({ ...ids, terminal: true });
  const results = signal.aborted
    ? resultsSeen(watched.run, casesSeen, watched.problem ? [] : [problemOf(signal.reason)])
    : await collectResults(
        client,
        ids,
        { run: watched.run, plan: launched.plan },
        {
          clock,
          signal,
          redactor: options.redactor,
          traces: options.traces,
          servers: launched.servers,
          deadlineAtMs: Math.max(deadlineAtMs, clock.now() + COLLECT_GRACE_MS),
        },
      );
  if (watched.problem) results.problems.unshift(watched.problem);
  const told = withTools(launched.servers, watched.run);
  const isCompared = options.listsTools === true && watched.run?.status === 'completed';
  const listedTools = [...(launched.listedTools ?? [])];
  const listing = { ...options, onListed: (list: ListedTools) => listedTools.push(list) };
  const servers = isCompared ? await withListedTools(client, ids.projectId, told, listing) : told;
  const earlierRuns = launched.isNewSuite ? null : earlierServiceRuns(client, launched, options);
  const surface =
    listedTools.length === 0 ? undefined : await surfaceOf(servers, listedTools, options.legs);
  const report: RunReport = {
    ...reportOf({ ...launched, servers }, results, options.notice),
    ...(surface && { surface }),
  };
  return { report, history, earlierRuns };
}

/** Loaded only where there are lists. */
async function surfaceOf(...told: Parameters<typeof surfaceOfRun>) {
  const { surfaceOfRun: read } = await import('../surface/run-surface.ts');
  return read(...told);
}

/** Where nothing more can be read: what was told of by then is not taken back. */
function resultsSeen(
  run: ReadRun | null,
  cases: readonly CaseReport[],
  problems: Problem[],
): CollectedResults {
  return { run: run && runFacts(run), cases: [...cases], problems, warnings: [] };
}

function reportOf(
  launched: Omit<LaunchedRun, 'servers'> & Pick<RunReport, 'servers'>,
  { run, cases, problems, warnings }: CollectedResults,
  notice: string | null,
): RunReport {
  return {
    source: 'run',
    suite: launched.suite,
    project: launched.project,
    run: run ?? unseenRun(launched),
    servers: launched.servers,
    cases,
    problems,
    warnings: [...launched.warnings, ...warnings],
    // What runs no model has reached none.
    notice: usesModels(cases) ? notice : null,
  };
}

function usesModels(cases: readonly CaseReport[]): boolean {
  return cases.some(({ iterations }) => iterations.some(({ model }) => model !== null));
}

/** A run that was created and then could not be looked at. */
function unseenRun({ runId, status }: Pick<LaunchedRun, 'runId' | 'status'>): RunFacts {
  return {
    id: runId,
    number: null,
    status,
    result: null,
    createdAtMs: null,
    completedAtMs: null,
    notes: null,
    declared: null,
  };
}

/** Says which models were reached elsewhere than at their providers; null where none were. */
export function modelNotice(modelBaseUrls: Readonly<Record<string, string>>): string | null {
  const places = Object.entries(modelBaseUrls).map(
    ([provider, url]) => `${provider} at ${withoutCredentials(url)}`,
  );
  if (places.length === 0) return null;
  return `Models were reached at the addresses of model-base-urls, which may not be the providers' own service: ${places.join('; ')}.`;
}

/** A gateway's address may have a user, a password or a key in it. */
function withoutCredentials(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
