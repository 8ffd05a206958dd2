import type { Baseline, BaselineSearch } from '../../model/baseline.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { WorkflowRun, WorkflowRuns } from '../../ports/workflow-runs.ts';
import { LookUpError } from '../../trouble/look-up-error.ts';
import { type LeftReport, MOST_LEGS, reportOf } from './left-report.ts';
import { isOwnRun, runsUpTo } from './run-choice.ts';

/** The job that looks for a report which an earlier run of it left. */
export interface ArtifactJob extends LeftReport {
  /** `owner/name`. */
  repository: string;
  /** Name of its workflow's file, or its id. */
  workflow: string;
  /** Run whose results they are. */
  runId: number;
  /** The commit whose results are held against others. */
  commit: string;
}

/** Whose results they are held against. */
export interface BaseBranch {
  branch: string;
  /** What on it the commit is compared with; null where the commit is itself of the branch. */
  base: string | null;
}

/** Runs looked into at most: each is a request, and mostly a download. */
const MOST_RUNS = 4;

/**
 * The report that a run of a branch left: of the commit that the job's own branched off where there
 * is one, else of the newest before it, so that nothing done there since is laid at its door.
 * @throws LookUpError where the look-up did not come to its end.
 */
export async function branchBaseline(
  runs: WorkflowRuns,
  job: ArtifactJob,
  { branch, base }: BaseBranch,
): Promise<BaselineSearch> {
  const target = base === null ? job.commit : await runs.mergeBase(base, job.commit);
  const { own, hasMore } = await ownRuns(runs, job, { branch, target });
  const none = (message: string): BaselineSearch => ({
    ...{ outcome: 'none', message },
    // On the branch itself, this run is the first.
    ...(base !== null && { advice: `Let the workflow run on each push to ${branch} too.` }),
  });
  if (own.length === 0 && !hasMore) {
    return none(
      `no run of ${workflowName(job)} on ${branch} that a push, a schedule or a dispatch started has completed before`,
    );
  }
  let obstacle: LookUpError | null = null;
  // Where each has many legs, fewer runs, so that no more is downloaded in all.
  const affordable = Math.max(1, Math.floor(MOST_LEGS / job.artifacts.length));
  let left = Math.min(MOST_RUNS, affordable);
  const order = new FitRuns(runs, own, target);
  for await (const run of order.newestFirst()) {
    const found = await reportOf(runs, job, run);
    if (!(found instanceof LookUpError)) {
      return { outcome: 'found', baseline: baselineOf(found, run, run.commit === target) };
    }
    obstacle ??= found;
    left -= 1;
    if (left === 0) break;
  }
  if (obstacle !== null) throw obstacle;
  const place = `of ${target.slice(0, 12)} or a commit before it`;
  if (!hasMore && order.isWhole)
    return none(`no run of ${workflowName(job)} on ${branch} is ${place}`);
  throw new LookUpError(
    'absent',
    `among the newest runs of ${workflowName(job)} on ${branch} none is ${place}`,
  );
}

/** @throws LookUpError where it is not to be had. */
export async function runBaseline(
  runs: WorkflowRuns,
  job: ArtifactJob,
  id: string,
): Promise<Baseline> {
  const runId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  if (runId === null) throw new LookUpError('absent', `${id} is no id of a workflow run`);
  const run = await runs.get(runId);
  if (run.headRepository?.toLowerCase() !== job.repository.toLowerCase()) {
    throw new LookUpError('odd', `run ${runId} is of code of another repository, as of a fork`);
  }
  const found = await reportOf(runs, job, run);
  if (found instanceof LookUpError) throw found;
  return baselineOf(found, run, null);
}

/** An id tells people nothing. */
const workflowName = ({ workflow }: ArtifactJob) =>
  /^\d+$/.test(workflow) ? 'the workflow that collects' : workflow;

async function ownRuns(
  runs: WorkflowRuns,
  { workflow, repository, runId }: ArtifactJob,
  { branch, target }: { branch: string; target: string },
): Promise<{ own: WorkflowRun[]; hasMore: boolean }> {
  const isFit = (run: WorkflowRun) =>
    isOwnRun(run, repository) && run.branch === branch && run.id !== runId;
  const { runs: newest, hasMore } = await runs.list(workflow, { branch });
  const own = newest.filter(isFit);
  if (!hasMore || own.some(({ commit }) => commit === target)) return { own, hasMore };
  // Runs of forks' pull requests from a branch of that name may fill the list.
  const pushed = await runs.list(workflow, { branch, event: 'push' });
  const ofTarget = await runs.list(workflow, { branch, commit: target });
  const all = [...own, ...pushed.runs.filter(isFit), ...ofTarget.runs.filter(isFit)];
  return { own: [...new Map(all.map((run) => [run.id, run])).values()], hasMore };
}

/** Runs of a commit and those before it, which are asked for only where its own do not do. */
class FitRuns {
  readonly #runs: Pick<WorkflowRuns, 'ancestors'>;
  readonly #own: readonly WorkflowRun[];
  readonly #target: string;
  /** Whether all commits before it were looked at. */
  isWhole = false;

  constructor(runs: Pick<WorkflowRuns, 'ancestors'>, own: readonly WorkflowRun[], target: string) {
    this.#runs = runs;
    this.#own = own;
    this.#target = target;
  }

  async *newestFirst(): AsyncGenerator<WorkflowRun, void, undefined> {
    yield* runsUpTo(this.#own, [this.#target]);
    if (this.#own.every(({ commit }) => commit === this.#target)) return;
    const { commits, hasMore } = await this.#runs.ancestors(this.#target);
    this.isWhole = !hasMore;
    const before = commits.filter((commit) => commit !== this.#target);
    yield* runsUpTo(this.#own, before);
  }
}

/** What a report says of its origin is not asked: GitHub knows it. */
function baselineOf(
  report: RunReport,
  { commit, branch, createdAtMs, address }: WorkflowRun,
  isMergeBase: boolean | null,
): Baseline {
  return {
    report,
    origin: { kind: 'artifact', commit, branch, createdAtMs, address, isMergeBase },
  };
}
