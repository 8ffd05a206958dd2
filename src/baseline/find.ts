import { storesArtifacts } from '../github/artifact-name.ts';
import { GitHubError, orElse } from '../github/client.ts';
import { history, mergeBase } from '../github/commits.ts';
import { isTrustedRun, runById, trustedRuns, type WorkflowRun } from '../github/workflow-runs.ts';
import type { Job } from '../inputs/job.ts';
import type { BaselineChoice } from '../inputs/values.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import type { BaselineFacts, BaselineReason, Origin } from '../report/baseline.ts';
import type { GitHubFailure } from '../report/failure.ts';
import type { Baseline } from '../report/report.ts';
import { hasResults, LIMIT_MS, MAX_RUNS, reportOfRun, type Search } from './artifacts.ts';
import { addFailures } from './failed-before.ts';
import { readNamedReports } from './file.ts';

type Absent = Exclude<BaselineFacts, { state: 'found' }>;
type Found = Baseline | BaselineReason;

/** Where nothing is known, and where something is found. */
const UNKNOWN: readonly BaselineReason[] = ['no-access', 'timeout', 'enterprise'];
const UNUSABLE: readonly BaselineReason[] = ['too-large', 'ambiguous'];

/**
 * Finds earlier results to compare with, while the source runs. Trouble of GitHub is data. Whether the
 * results fit shows only once the source has ended: `judgeBaseline`.
 *
 * @returns null if no baseline is wanted
 */
export async function findBaseline(
  wanted: BaselineChoice,
  search: Search,
): Promise<Baseline | null> {
  const { kind } = wanted;
  if (kind === 'none' || kind === 'checkout') return null;
  const source = search.environment.redactor.text(sourceOf(wanted), NAME_LIMIT);
  const absent = (state: Absent['state'], reason: BaselineReason): Absent => {
    return { state, reason, source, detail: '', permission: null, origin: null };
  };
  try {
    const found = await look(wanted, search);
    if (typeof found !== 'string') return await addFailures(found, search);
    // A search that has looked everywhere ends well.
    const isOver = found === 'no-run' || (kind === 'branch' && found === 'expired');
    const isNone = isOver || (kind === 'auto' && !UNUSABLE.includes(found));
    const state = isNone ? 'none' : 'unusable';
    const isUnknown = kind === 'auto' && UNKNOWN.includes(found);
    return { facts: absent(isUnknown ? 'unknown' : state, found), report: null };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const { failure } = error;
    const facts = absent(kind === 'auto' ? 'unknown' : 'unusable', reasonOf(failure, kind));
    facts.detail = failure.message;
    if (facts.reason === 'no-permission') facts.permission = failure.permission;
    return { facts, report: null };
  }
}

/** As the input names it. */
export const sourceOf = (wanted: BaselineChoice): string =>
  'value' in wanted ? `${wanted.kind}:${wanted.value}` : wanted.kind;

function reasonOf(failure: GitHubFailure, kind: BaselineChoice['kind']): BaselineReason {
  const { what, status, permission } = failure;
  if (what === 'too-large') return what;
  if (what === 'cancelled' || (what === 'limit' && status === null)) return 'timeout';
  if (status === 401) return 'bad-token';
  if (status === 404 && (kind === 'branch' || kind === 'run')) return 'missing';
  return permission === null ? 'unreachable' : 'no-permission';
}

/** @throws GitHubError */
async function look(wanted: BaselineChoice, { job, step, environment }: Search): Promise<Found> {
  if (wanted.kind === 'file') {
    const read = await readNamedReports(wanted.value, environment.workspace, job);
    if (typeof read === 'string') return read;
    const [first, ...others] = read.filter(({ report }) => hasResults(report, step.source));
    if (first === undefined) return 'empty';
    return Object.assign(foundAt(first.origin, first.report), { others });
  }
  if (job === null) return 'no-access';
  if (!storesArtifacts(environment.variables)) return 'enterprise';
  return wanted.kind === 'run'
    ? readNamedRun(wanted.value, job, step)
    : searchRuns(wanted, job, step);
}

async function readNamedRun(value: string, job: Job, step: Search['step']): Promise<Found> {
  const github = job.openGitHub(LIMIT_MS);
  if (github === null) return 'no-access';
  const run = await runById(github, Number(value));
  // A change, or the code of a fork, can report what it likes.
  if (!isTrustedRun(run)) return 'untrusted';
  const report = await reportOfRun(github, run.id, step);
  if (typeof report === 'string') return report === 'no-run' ? 'missing' : report;
  return foundAt(originOfRun(run, step), report);
}

/** Looks into runs of the commit that the tested one branched off, or of those before it. */
async function searchRuns(
  wanted: BaselineChoice,
  { event, openGitHub }: Job,
  step: Search['step'],
): Promise<Found> {
  const github = openGitHub(LIMIT_MS);
  const { commit, runId, workflow } = event;
  const base = wanted.kind === 'branch' ? { commit: null, branch: wanted.value } : event.base;
  if (github === null || workflow === null || base === null) return 'no-access';
  const shared = mergeBase(github, base.commit ?? base.branch, commit);
  // They share no commit, or a forced push removed it.
  const start = await orElse(shared, base.branch, [404]);
  const commits = await history(github, start);
  const runs = await trustedRuns(github, { workflow, branch: base.branch, commits });
  // A commit can have later runs, such as those of a schedule.
  const isEarlier = ({ id, head_sha: sha }: WorkflowRun) =>
    runId === null || id < runId || (id !== runId && sha !== commit);
  let reason: BaselineReason = 'missing';
  for (const run of runs.filter(isEarlier).slice(0, MAX_RUNS)) {
    const report = await reportOfRun(github, run.id, step);
    if (typeof report !== 'string') return foundAt(originOfRun(run, step), report, start);
    if (report === 'ambiguous') return report;
    // A newer run without this step shows that it is new, whatever became of older ones.
    if (reason === 'missing') reason = report;
  }
  return reason === 'missing' ? 'no-run' : reason;
}

/** Earlier results. Their age shows only once they are compared. */
export function foundAt(origin: Origin, report: Baseline['report'], mergeBase = ''): Baseline {
  return { facts: { state: 'found', origin, ageDays: null }, report, mergeBase };
}

/** The report can say anything about where it comes from. */
function originOfRun(run: WorkflowRun, { key }: Search['step']): Origin {
  const createdAtMs = Date.parse(run.created_at) || 0;
  const { head_sha: commit, head_branch: branch = null } = run;
  return { commit, branch, createdAtMs, run: String(run.id), key };
}
