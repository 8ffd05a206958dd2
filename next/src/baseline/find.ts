import { history, mergeBase } from '../github/commits.ts';
import { isOwnRun, runById, trustedRuns, type WorkflowRun } from '../github/workflow-runs.ts';
import type { Job } from '../inputs/job.ts';
import type { BaselineChoice } from '../inputs/values.ts';
import type { BaselineReason, Origin } from '../report/baseline.ts';
import type { Baseline, RunReport } from '../report/report.ts';
import { hasResults, reportOfRun, type Step } from './artifacts.ts';
import { failedBefore, hasFlakyCases } from './failed-before.ts';
import { readNamedReport } from './file.ts';
import { LIMIT_MS, lookInto, MAX_RUNS, type Search } from './search.ts';
import { findServiceBaseline, type Uploads } from './service.ts';

/** Ids of eval services are other texts. */
const RUN_NUMBER = /^[1-9]\d{0,14}$/;

/**
 * Finds earlier results to compare with, while the source runs: on the service that results are
 * uploaded to, else among the artifacts of GitHub. Trouble of others is data. Whether the results
 * fit shows only once the source has ended: `judgeBaseline`.
 *
 * @param uploads null: nothing is uploaded
 * @returns null if no baseline is wanted
 */
export async function findBaseline(
  wanted: BaselineChoice,
  search: Search,
  uploads: Uploads | null = null,
): Promise<Baseline | null> {
  const { kind } = wanted;
  if (kind === 'none') return null;
  const isNumber = kind === 'run' && RUN_NUMBER.test(wanted.value);
  const isUploaded = uploads !== null && kind !== 'file' && !isNumber;
  const uploaded = isUploaded ? await findServiceBaseline(wanted, search, uploads) : null;
  if (uploaded !== null && (uploaded.report !== null || kind === 'run')) return uploaded;
  const archived = await lookInto(wanted, search, () => look(wanted, search));
  const { facts } = archived;
  const hasLooked = facts.state === 'found' || facts.reason !== 'no-access';
  return hasLooked ? archived : (uploaded ?? archived);
}

/** @throws GitHubError */
async function look(
  wanted: BaselineChoice,
  { job, step, environment }: Search,
): Promise<Baseline | BaselineReason> {
  if (wanted.kind === 'file') {
    const read = await readNamedReport(wanted.value, environment.workspace, job, LIMIT_MS);
    if (typeof read === 'string') return read;
    return hasResults(read.report) ? foundAt(read.origin, read.report) : 'empty';
  }
  if (job === null) return 'no-access';
  return wanted.kind === 'run'
    ? readNamedRun(wanted.value, job, step)
    : searchRuns(wanted, job, step);
}

async function readNamedRun(
  value: string,
  job: Job,
  step: Step,
): Promise<Baseline | BaselineReason> {
  const github = job.openGitHub(LIMIT_MS);
  if (github === null) return 'no-access';
  if (!RUN_NUMBER.test(value)) return 'missing';
  const run = await runById(github, Number(value));
  // The code of a fork can report what it likes.
  if (!isOwnRun(run)) return 'untrusted';
  const report = await reportOfRun(github, run.id, step);
  if (typeof report === 'string') return report === 'no-run' ? 'missing' : report;
  return foundAt(originOfRun(run, step), report);
}

/** Looks into runs of the commit that the tested one branched off, or of those before it. */
async function searchRuns(
  wanted: BaselineChoice,
  { event, openGitHub }: Job,
  step: Step,
): Promise<Baseline | BaselineReason> {
  const github = openGitHub(LIMIT_MS);
  const { commit, runId, workflow } = event;
  const base = wanted.kind === 'branch' ? { commit: null, branch: wanted.value } : event.base;
  if (github === null || workflow === null || base === null) return 'no-access';
  const start = await mergeBase(github, base.commit ?? base.branch, commit);
  const commits = await history(github, start);
  const runs = await trustedRuns(github, { workflow, branch: base.branch, commits });
  // A commit can have later runs, such as those of a schedule.
  const isEarlier = ({ id, head_sha: sha }: WorkflowRun) =>
    runId === null || id < runId || (id !== runId && sha !== commit);
  let reason: BaselineReason = 'no-run';
  for (const run of runs.filter(isEarlier).slice(0, MAX_RUNS)) {
    const report = await reportOfRun(github, run.id, step);
    if (typeof report !== 'string') {
      const found = foundAt(originOfRun(run, step), report);
      if (hasFlakyCases(report)) found.failedBefore = await failedBefore(github, event, step);
      return found;
    }
    if (reason === 'no-run') reason = report;
  }
  return reason;
}

function foundAt(origin: Origin, report: RunReport): Baseline {
  return { facts: { state: 'found', origin, ageDays: null }, report };
}

/** The report can say anything about where it comes from. */
function originOfRun(run: WorkflowRun, { key }: Step): Origin {
  const createdAtMs = Date.parse(run.created_at) || 0;
  const { head_sha: commit, head_branch: branch = null } = run;
  return { commit, branch, createdAtMs, run: String(run.id), key };
}
