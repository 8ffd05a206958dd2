import type { ReadRun } from '../../contract/resources/run.ts';
import type { Baseline, BaselineSearch } from '../../model/baseline.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { WorkflowRuns } from '../../ports/workflow-runs.ts';
import { LookUpError } from '../../trouble/look-up-error.ts';
import type { BaseBranch } from '../artifact/artifact-baseline.ts';
import { provenanceOf } from './run-provenance.ts';

/** Earlier runs of a suite on the service that keeps it. All of it throws what the client throws. */
export interface EarlierServiceRuns {
  /** Those that completed, the newest first, as many as a few requests give. */
  list(): Promise<ReadRun[]>;
  get(runId: string): Promise<ReadRun>;
  report(run: ReadRun): Promise<RunReport>;
}

/** What of a repository's commits is asked where several runs would do. */
export type Lineage = Pick<WorkflowRuns, 'mergeBase' | 'ancestors'>;

export interface ServiceSearch {
  /** Null where the suite came about with the run. */
  runs: EarlierServiceRuns | null;
  repository: string;
  commit: string;
  /** Null where GitHub cannot be asked. */
  lineage(): Promise<Lineage | null>;
}

/**
 * The newest run of a branch that has none of what was done there since the job's commit branched off,
 * as far as the notes of runs and GitHub tell; where GitHub tells nothing, the newest of the branch.
 */
export async function serviceBaseline(
  search: ServiceSearch,
  { branch, base }: BaseBranch,
): Promise<BaselineSearch> {
  const { runs, repository, commit } = search;
  const own = ((await runs?.list()) ?? []).filter((run) => {
    const from = provenanceOf(run);
    return from?.repository === repository && from.branch === branch && from.pullRequest === null;
  });
  const [newest] = own;
  if (runs === null || newest === undefined) {
    const message = `no earlier run of the suite says that it is of ${branch} of ${repository}`;
    const advice = `Let the workflow run on each push to ${branch} too.`;
    return { outcome: 'none', message, ...(base !== null && { advice }) };
  }
  const commitOf = (run: ReadRun) => provenanceOf(run)?.commit ?? '';
  const order = await commitsUpTo(search, base === null ? null : { base, commit });
  if (order === null) return found(await baselineOf(runs, newest, null));
  const rank = (run: ReadRun) => order.indexOf(commitOf(run));
  const [best] = own.filter((run) => rank(run) >= 0).toSorted((a, b) => rank(a) - rank(b));
  if (best !== undefined) return found(await baselineOf(runs, best, rank(best) === 0));
  throw new LookUpError(
    'absent',
    `no run of the suite is known of ${order[0]?.slice(0, 12)} or of a commit shortly before it`,
  );
}

/** One run, by its id. */
export async function namedServiceRun(
  { runs }: Pick<ServiceSearch, 'runs'>,
  runId: string,
): Promise<Baseline> {
  if (runs === null) throw new LookUpError('absent', `the suite is new, and has no run ${runId}`);
  const run = await runs.get(runId);
  if (run.status === 'completed') return baselineOf(runs, run, null);
  throw new LookUpError('odd', `run ${runId} did not complete; its status is ${run.status}`);
}

const found = (baseline: Baseline): BaselineSearch => ({ outcome: 'found', baseline });

/** The commit that is compared with and those before it; null where nobody knows. */
async function commitsUpTo(
  { lineage, commit }: ServiceSearch,
  from: { base: string; commit: string } | null,
): Promise<string[] | null> {
  const asked = await lineage();
  if (asked === null) return null;
  try {
    const target = from === null ? commit : await asked.mergeBase(from.base, from.commit);
    const { commits } = await asked.ancestors(target);
    return commits.length === 0 ? null : commits;
  } catch (error) {
    // The runs are known all the same.
    if (error instanceof LookUpError) return null;
    throw error;
  }
}

async function baselineOf(
  runs: EarlierServiceRuns,
  run: ReadRun,
  isMergeBase: boolean | null,
): Promise<Baseline> {
  const { commit = null, branch = null } = provenanceOf(run) ?? {};
  return {
    report: await runs.report(run),
    origin: {
      ...{ kind: 'service-run', commit, branch, isMergeBase },
      ...{ createdAtMs: run.createdAt ?? null, address: null },
    },
  };
}
