import type { LeftReport } from './baseline/artifact/left-report.ts';
import { findBaseline, type SearchContext } from './baseline/baseline-search.ts';
import type { EarlierServiceRuns } from './baseline/service/service-baseline.ts';
import type { Collected } from './collect.ts';
import type { ResultsConfig } from './inputs/config.ts';
import type { BaselineSearch, BaselineSource } from './model/baseline.ts';
import type { Policy } from './model/policy.ts';
import type { RunReport } from './model/run-report.ts';
import type { Logger } from './ports/logger.ts';
import type { BorrowedSession } from './session/session.ts';

/** Longest that a baseline is looked for, from the start of the job on. */
const SEARCH_MS = 60_000;

/** A search that goes on while results are in the making. */
export interface StartedSearch {
  /** How it ended. */
  result(collected: SearchedFor): Promise<BaselineSearch>;
  /** Nobody waits for it any more. */
  stop(): void;
}

/** Results that are to be held against others, and runs of their suite on the service that ran it. */
type SearchedFor = Pick<Collected, 'report' | 'earlierRuns'>;

const NO_SEARCH: StartedSearch = {
  result: async () => ({ outcome: 'not-asked' }),
  stop: () => undefined,
};

/**
 * Begins to look for what the results are to be held against. Which runs of a suite a service has is
 * known only once it has run, and which job collected a report once that was read: then it begins.
 */
export function startBaselineSearch(
  config: ResultsConfig,
  policy: Policy,
  session: BorrowedSession,
): StartedSearch {
  const isAside = config.mode === 'diff' && ['file', 'checkout'].includes(config.baseline.kind);
  if (isAside || (config.mode !== 'diff' && !isCompared(policy))) return NO_SEARCH;
  const stopped = new AbortController();
  const signal = AbortSignal.any([session.signal, stopped.signal]);
  const source = sourceOf(config);
  const contextOf = (report: RunReport | null): SearchContext => ({
    workspace: session.workspace,
    logger: config.mode === 'diff' ? outspoken(session.logger) : session.logger,
    signal,
    earlierReports: () => earlierReports(config, { ...session, signal }, report),
  });
  const stop = () => stopped.abort(new Error('The search is over.'));
  if (isOfService(source, config)) {
    const context = contextOf(null);
    const result = async ({ earlierRuns }: SearchedFor) => {
      const service = await serviceSearch(earlierRuns, context, session);
      return findBaseline(source, { ...context, service });
    };
    return { result, stop };
  }
  if (config.mode === 'publish') {
    return { result: ({ report }) => findBaseline(source, contextOf(report)), stop };
  }
  const found = findBaseline(source, contextOf(null));
  return { result: () => found, stop };
}

/** Where the comparison is all there is to do, that there is none is worth a notice. */
function outspoken({ debug, notice }: Logger): SearchContext['logger'] {
  return { debug, notice, info: notice };
}

/** Whether anything of what is asked of results takes others to compare them with. */
function isCompared({ regression, budgets = {} }: Policy): boolean {
  const { prices: _prices, ...limits } = budgets;
  const isRelative = Object.values(limits).some(({ kind }) => kind === 'relative');
  return regression?.mode !== 'off' || isRelative;
}

/** Whoever publishes what is collected here looks for its baseline. */
function sourceOf({ publishing, baseline }: ResultsConfig): BaselineSource {
  return publishing.collectsOnly && baseline.kind === 'auto' ? { kind: 'none' } : baseline;
}

function isOfService({ kind }: BaselineSource, config: ResultsConfig): boolean {
  const isRemote = config.mode === 'run' && config.service.kind === 'remote';
  return isRemote && ['auto', 'branch', 'run'].includes(kind);
}

async function serviceSearch(
  runs: EarlierServiceRuns | null,
  { earlierReports }: SearchContext,
  { environment, payload }: BorrowedSession,
): Promise<NonNullable<SearchContext['service']>> {
  const { readEventContext } = await import('./runner/event-context.ts');
  const { readEventBase } = await import('./runner/event-base.ts');
  const { repository, sha: commit } = readEventContext(environment, payload);
  return {
    ...{ runs, commit, repository: `${repository.owner}/${repository.repo}` },
    base: readEventBase(environment, payload),
    async lineage() {
      const reports = await earlierReports();
      return typeof reports === 'string' ? null : reports.runs;
    },
  };
}

/**
 * Loaded only where reports of earlier runs are looked for, or GitHub is asked of commits.
 * @param collected by another job, where this one publishes.
 */
async function earlierReports(
  { mode, publishing, baseline }: ResultsConfig,
  session: BorrowedSession,
  collected: RunReport | null,
): ReturnType<SearchContext['earlierReports']> {
  const { readEventContext } = await import('./runner/event-context.ts');
  const { readEventBase, readOwnRun } = await import('./runner/event-base.ts');
  const { environment, payload, clock } = session;
  const event = readEventContext(environment, payload, publishing.matrix);
  const { githubToken: token, artifactName: name, subject } = publishing;
  const { owner, repo } = event.repository;
  const run = readOwnRun(environment, payload);
  if (token === undefined || run === null) {
    return 'there is no workflow run here, or no `github-token`';
  }
  if (event.isGhes) {
    return 'GitHub Enterprise Server keeps no reports as artifacts; `file:` and `checkout:` work there';
  }
  const base = readEventBase(environment, payload);
  if (base === null && baseline.kind === 'auto') return 'the event tells no branch to compare with';
  const { artifactName } = await import('./publish/github/artifact.ts');
  const own = name === undefined ? [] : [artifactName(name, { ...event, runAttempt: 1 })];
  const left = run.isTriggering
    ? leftByCollector(collected, subject)
    : { subject, artifacts: own, inLegs: false };
  if (left.artifacts.length === 0) {
    return run.isTriggering
      ? 'the collected report does not tell which artifact its job leaves; `file:` names a baseline'
      : '`artifact-name: never` leaves no report for later runs';
  }
  const { workflowRuns } = await import('./publish/github/workflow-runs/workflow-runs.ts');
  const deadlineAtMs = Math.min(clock.now() + SEARCH_MS, session.deadlineAtMs);
  return {
    runs: await workflowRuns({ ...session, ...event, token, deadlineAtMs }),
    job: {
      ...{ repository: `${owner}/${repo}`, workflow: run.workflow, runId: run.id },
      ...left,
      ...(mode === 'diff' && { about: 'surface' as const }),
      commit: event.sha,
    },
    base,
  };
}

/** What the job leaves that collected a report, or the legs of one. */
function leftByCollector(collected: RunReport | null, ownSubject: string): LeftReport {
  const { origin, legs } = collected ?? {};
  const names = (legs ?? [{ artifact: origin?.artifact }]).flatMap(
    ({ artifact }) => artifact ?? [],
  );
  return {
    ...{ artifacts: [...new Set(names)], inLegs: legs !== undefined },
    subject: origin?.subject ?? ownSubject,
  };
}
