import type { Baseline, BaselineSearch, BaselineSource } from '../model/baseline.ts';
import { historyAfter, MOST_RUNS } from '../model/cases/case-history.ts';
import { hasCases } from '../model/choices/report-source.ts';
import { countReport, passRate } from '../model/counts.ts';
import type { EarlierRun, RunReport } from '../model/run-report.ts';
import type { Logger } from '../ports/logger.ts';
import type { WorkflowRuns } from '../ports/workflow-runs.ts';
import { errorMessage } from '../trouble/errors.ts';
import { LookUpError } from '../trouble/look-up-error.ts';
import type { ArtifactJob, BaseBranch } from './artifact/artifact-baseline.ts';
import type { ServiceSearch } from './service/service-baseline.ts';

/** Reports that earlier runs of this job left, and which of them would do. */
export interface EarlierReports {
  runs: WorkflowRuns;
  job: ArtifactJob;
  /** Null where the event does not tell. */
  base: BaseBranch | null;
}

/** What a baseline is looked for with. */
export interface SearchContext {
  readonly workspace: string;
  readonly logger: Pick<Logger, 'debug' | 'info' | 'notice'>;
  /** Aborts where nobody waits for it any more: then nobody is told what became of it. */
  readonly signal?: AbortSignal;
  /** Asked at most once. In words, why there can be none. */
  earlierReports(): Promise<EarlierReports | string>;
  /** Earlier runs of the suite, where a service keeps them: then they are what is looked for. */
  readonly service?: ServiceSearch & { base: BaseBranch | null };
}

/**
 * Looks for what results are held against. Begun while they are still in the making, so that nobody
 * waits for it. Never throws: what keeps a baseline from being had is an outcome, and one notice.
 */
export async function findBaseline(
  source: BaselineSource,
  context: SearchContext,
): Promise<BaselineSearch> {
  const { logger, signal } = context;
  try {
    const search = await look(source, context);
    if (search.outcome === 'none' && search.advice !== undefined) {
      logger.notice(`There is no baseline: ${search.message}. ${search.advice}`);
    } else if ('message' in search && source.kind !== 'checkout') {
      // Whoever runs the base beside the head says why it could not be.
      logger.info(`There is no baseline: ${search.message}.`);
    }
    return search;
  } catch (error) {
    if (error instanceof Error && error.stack) logger.debug(error.stack);
    const message = errorMessage(error);
    if (!signal?.aborted) logger.notice(`The results are held against no baseline: ${message}`);
    return { outcome: source.kind === 'auto' ? 'unknown' : 'unreadable', message };
  }
}

async function look(source: BaselineSource, context: SearchContext): Promise<BaselineSearch> {
  switch (source.kind) {
    case 'none':
      return { outcome: 'not-asked' };
    case 'file': {
      const { fileBaseline } = await import('./file-baseline.ts');
      const baseline = await fileBaseline(source.path, context.workspace);
      return { outcome: 'found', baseline };
    }
    case 'checkout':
      return { outcome: 'unreadable', message: 'Nothing was run, so the base was not either' };
    default:
      return context.service === undefined
        ? lookIntoReports(source, context)
        : lookIntoService(source, context.service);
  }
}

type ReportSource = Extract<BaselineSource, { kind: 'auto' | 'branch' | 'run' }>;

async function lookIntoService(
  source: ReportSource,
  service: NonNullable<SearchContext['service']>,
): Promise<BaselineSearch> {
  const { namedServiceRun, serviceBaseline } = await import('./service/service-baseline.ts');
  if (source.kind === 'run') {
    return { outcome: 'found', baseline: await namedServiceRun(service, source.id) };
  }
  const base = source.kind === 'branch' ? namedBranch(source.name, service.base) : service.base;
  if (base !== null) return serviceBaseline(service, base);
  return { outcome: 'unknown', message: 'the event tells no branch to compare with' };
}

/** The branch itself may be the one that was pushed to. */
function namedBranch(name: string, base: BaseBranch | null): BaseBranch {
  const isOwn = base?.base === null && base.branch === name;
  return { branch: name, base: isOwn ? null : name };
}

async function lookIntoReports(
  source: ReportSource,
  { earlierReports }: SearchContext,
): Promise<BaselineSearch> {
  const reports = await earlierReports();
  const isNamed = source.kind !== 'auto';
  if (typeof reports === 'string') {
    if (isNamed) throw new LookUpError('absent', reports);
    return { outcome: 'unknown', message: reports };
  }
  const { branchBaseline, runBaseline } = await import('./artifact/artifact-baseline.ts');
  const { runs, job, base } = reports;
  switch (source.kind) {
    case 'run':
      return { outcome: 'found', baseline: await runBaseline(runs, job, source.id) };
    case 'branch':
      return branchBaseline(runs, job, namedBranch(source.name, base));
    case 'auto':
      if (base !== null) return branchBaseline(runs, job, base);
      throw new LookUpError('absent', 'The event tells no branch to compare with.');
  }
}

/**
 * The report with the history that its baseline carries, and the baseline at the end of it, so that
 * one report tells of many runs. What a service tells of pass rates goes before; one that is started
 * for each job knows of no earlier run.
 * @param judgedOf what of the baseline counts, so that its rate is of what that of the report is of.
 */
export function withCarriedHistory(
  report: RunReport,
  search: BaselineSearch,
  judgedOf: (former: RunReport) => RunReport = (former) => former,
): RunReport {
  if (search.outcome !== 'found' || !hasCases(report)) return report;
  const { baseline } = search;
  const { history: told = [] } = report;
  const history = told.length > 0 ? told : carriedRuns(report, baseline, judgedOf);
  return { ...report, history, caseHistory: historyAfter(baseline.report) };
}

/** Earlier runs as the baseline tells them, which is the last of them where it completed. */
function carriedRuns(
  report: RunReport,
  { report: former, origin }: Baseline,
  judgedOf: (former: RunReport) => RunReport,
): EarlierRun[] {
  const { history = [], run, project } = former;
  const rate = passRate(countReport(judgedOf(former)));
  if (rate === null || (run !== null && run.status !== 'completed')) return history;
  // Each service counts its own runs from 1.
  const isOfOne = project !== null && project.id === report.project?.id;
  const runNumber = isOfOne ? (run?.number ?? null) : null;
  return [...history, { runNumber, passRate: rate, createdAtMs: origin.createdAtMs }].slice(
    -MOST_RUNS,
  );
}
