import { ServiceError } from '../api/client/service-error.ts';
import { GitHubError, type GitHubFailure } from '../github/client.ts';
import { history, mergeBase } from '../github/commits.ts';
import { isOwnRun, runById, trustedRuns, type WorkflowRun } from '../github/workflow-runs.ts';
import type { Job } from '../inputs/job.ts';
import type { BaselineChoice } from '../inputs/values.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { BaselineFacts, BaselineReason, Origin } from '../report/baseline.ts';
import type { ServiceFailure } from '../report/failure.ts';
import type { Baseline, RunReport } from '../report/report.ts';
import {
  hasResults,
  LIMIT_MS,
  MAX_RUNS,
  reportOfRun,
  type Search,
  type Step,
} from './artifacts.ts';
import { failedBefore, hasFlakyCases } from './failed-before.ts';
import { readNamedReport } from './file.ts';
import { findServiceBaseline, type Uploads } from './service.ts';

type Absent = Exclude<BaselineFacts, { state: 'found' }>;

/** Ids of eval services are other texts. */
const RUN_NUMBER = /^[1-9]\d{0,14}$/;

/**
 * Finds earlier results to compare with, while the source runs: where results are uploaded to, else
 * among the artifacts of GitHub. Trouble of others is data. Whether the results fit shows only once
 * the source has ended: `judgeBaseline`.
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
  const isOnGitHub = kind === 'file' || (kind === 'run' && RUN_NUMBER.test(wanted.value));
  const onGitHub = () => outcomeOf(wanted, search, lookOnGitHub(wanted, search));
  if (uploads === null || isOnGitHub) return onGitHub();
  const uploaded = await outcomeOf(wanted, search, findServiceBaseline(wanted, search, uploads));
  if (uploaded.report !== null || kind === 'run') return uploaded;
  const stored = await onGitHub();
  const isClosed = stored.facts.state !== 'found' && stored.facts.reason === 'no-access';
  return isClosed ? uploaded : stored;
}

/** As the input names it. */
export const sourceOf = (wanted: BaselineChoice): string =>
  'value' in wanted ? `${wanted.kind}:${wanted.value}` : wanted.kind;

/** How a search ends. */
async function outcomeOf(
  wanted: BaselineChoice,
  { environment }: Search,
  search: Promise<Baseline | BaselineReason>,
): Promise<Baseline> {
  const source = environment.redactor.text(sourceOf(wanted), NAME_LIMIT);
  const isAuto = wanted.kind === 'auto';
  const absent = (state: Absent['state'], reason: BaselineReason): Absent => {
    return { state, reason, source, detail: '', permission: null, origin: null };
  };
  try {
    const found = await search;
    if (typeof found !== 'string') return found;
    // A search that has looked everywhere ends well.
    const isOver = isAuto && found !== 'no-access' && found !== 'timeout';
    const state = found === 'no-run' || isOver ? 'none' : isAuto ? 'unknown' : 'unusable';
    return { facts: absent(state, found), report: null };
  } catch (error) {
    if (!(error instanceof GitHubError || error instanceof ServiceError)) throw error;
    const { failure } = error;
    const facts = absent(isAuto ? 'unknown' : 'unusable', reasonOf(failure, wanted));
    facts.detail = failure.message;
    const permission = 'permission' in failure ? failure.permission : null;
    if (facts.reason === 'no-permission') facts.permission = permission;
    return { facts, report: null };
  }
}

function reasonOf(
  failure: GitHubFailure | ServiceFailure,
  { kind }: BaselineChoice,
): BaselineReason {
  const { status } = failure;
  const what = 'what' in failure ? failure.what : failure.reason;
  if (what === 'too-large' || what === 'size') return 'too-large';
  const isLate = /^(?:cancelled|deadline|timeout)$/.test(what);
  if (isLate || (what === 'limit' && status === null)) return 'timeout';
  if (status === 404 && (kind === 'branch' || kind === 'run')) return 'missing';
  return 'permission' in failure && failure.permission ? 'no-permission' : 'unreachable';
}

/** @throws GitHubError */
async function lookOnGitHub(
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
