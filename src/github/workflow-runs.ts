import { posix } from 'node:path';
import * as z from 'zod';
import { type GitHub, GitHubError } from './client.ts';

const permission = 'actions: read';
const PAGE = 100;
/** A matrix of 256 legs has an artifact for each. */
const MAX_PAGES = 5;
const MAX_ARCHIVE_BYTES = 64 * 2 ** 20;
/** Only people with write access cause these. A fork can have a branch of any name. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

const repository = z.object({ id: z.number() });
const workflowRun = z.object({
  id: z.number(),
  event: z.string(),
  /** Its newest one. */
  run_attempt: z.number().nullish(),
  head_sha: z.string(),
  head_branch: z.string().nullish(),
  head_repository: repository.nullish(),
  repository,
  /** ISO 8601, UTC. */
  created_at: z.string(),
});
const artifact = z.object({
  id: z.number(),
  name: z.string(),
  size_in_bytes: z.number(),
  expired: z.boolean().nullish(),
});
const runList = z.object({ total_count: z.number(), workflow_runs: z.array(workflowRun) });
const artifactList = z.object({ artifacts: z.array(artifact) });

/** Names are foreign text. */
export type WorkflowRun = z.output<typeof workflowRun>;
export type Artifact = z.output<typeof artifact>;

/** Whether the code of a run comes from this repository, and not from a fork or a pull request. */
export function isTrustedRun(run: WorkflowRun): boolean {
  return run.head_repository?.id === run.repository.id && TRUSTED_EVENTS.includes(run.event);
}

/** Lists completed runs of a workflow file. */
async function listRuns(github: GitHub, workflow: string, filter: Record<string, string>) {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const common = { workflow_id: posix.basename(workflow), status: 'completed', per_page: PAGE };
  return github.request(runList, { route, parameters: { ...filter, ...common }, permission });
}

const byAge = (a: WorkflowRun, b: WorkflowRun) =>
  Date.parse(b.created_at) - Date.parse(a.created_at);

/**
 * Lists completed runs of a workflow file on a branch whose code and event are of this repository:
 * of certain commits, by their order, then the newest first. Throws GitHubError.
 */
export async function trustedRuns(
  github: GitHub,
  { workflow, branch, commits }: { workflow: string; branch: string; commits: readonly string[] },
): Promise<WorkflowRun[]> {
  const list = (filter: Record<string, string>) =>
    listRuns(github, workflow, { branch, ...filter });
  const rank = (run: WorkflowRun) => commits.indexOf(run.head_sha);
  const isFit = (run: WorkflowRun) => isTrustedRun(run) && rank(run) >= 0;
  const newest = await list({});
  const pages = [newest];
  const hasMore = newest.total_count > newest.workflow_runs.length;
  if (hasMore && !newest.workflow_runs.some((run) => isFit(run) && rank(run) === 0)) {
    // Runs of forks can fill the page.
    pages.push(await list({ event: 'push' }), await list({ head_sha: commits[0] ?? '' }));
  }
  const fit = pages.flatMap((page) => page.workflow_runs).filter(isFit);
  const distinct = [...new Map(fit.map((run) => [run.id, run])).values()];
  return distinct.sort((a, b) => rank(a) - rank(b) || byAge(a, b));
}

/**
 * Lists completed runs of a workflow file for pull requests from a branch, the newest first. Code of
 * forks is among them. Throws GitHubError.
 */
export async function pullRequestRuns(
  github: GitHub,
  { workflow, branch, event }: { workflow: string; branch: string; event: string },
): Promise<WorkflowRun[]> {
  const { workflow_runs: runs } = await listRuns(github, workflow, { branch, event });
  return runs.sort(byAge);
}

/** Finds a run by its id, whatever started it. Throws GitHubError. */
export async function runById(github: GitHub, runId: number): Promise<WorkflowRun> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return github.request(workflowRun, { route, parameters: { run_id: runId }, permission });
}

/** Lists artifacts of a run by a prefix. Throws GitHubError. */
export async function artifactsOf(github: GitHub, runId: number, prefix: string) {
  const found: Artifact[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
    const parameters = { run_id: runId, per_page: PAGE, page };
    const { artifacts } = await github.request(artifactList, { route, parameters, permission });
    for (const one of artifacts) if (one.name.startsWith(prefix)) found.push(one);
    if (artifacts.length < PAGE) break;
  }
  return found;
}

/** Downloads the archive of an artifact, at most 64 MiB. Throws GitHubError. */
export async function downloadArtifact(github: GitHub, artifact: Artifact): Promise<Uint8Array> {
  if (artifact.size_in_bytes > MAX_ARCHIVE_BYTES) throw new GitHubError('too-large');
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/zip';
  const parameters = { artifact_id: artifact.id };
  return github.download({ route, parameters, permission }, MAX_ARCHIVE_BYTES);
}
