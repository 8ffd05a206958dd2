import type { RunArtifact, WorkflowRun } from '../../ports/workflow-runs.ts';

/**
 * What only somebody who may write to the repository sets off. A pull request of a fork runs with
 * what the fork wrote, on a branch of any name.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

/** Whether the code of a run, and so what it says of it, is the repository's own. */
export function isOwnRun(run: WorkflowRun, repository: string): boolean {
  const isHome = run.headRepository?.toLowerCase() === repository.toLowerCase();
  return isHome && TRUSTED_EVENTS.includes(run.event);
}

/**
 * Runs of a commit and of those before it, those of the newest commit first, and of one commit the
 * newest first.
 * @param commits a commit and those before it, the newest first.
 */
export function runsUpTo(runs: readonly WorkflowRun[], commits: readonly string[]): WorkflowRun[] {
  const byCommit = Map.groupBy(runs, ({ commit }) => commit);
  return commits.flatMap((commit) =>
    (byCommit.get(commit) ?? []).toSorted((a, b) => (b.createdAtMs ?? 0) - (a.createdAtMs ?? 0)),
  );
}

/**
 * Artifacts of a job, those of its newest attempt alone. A job whose steps use the action more than
 * once has several, in the order of the steps.
 * @param name of the first step in the first attempt.
 */
export function artifactsOfJob(artifacts: readonly RunArtifact[], name: string): RunArtifact[] {
  const found = artifacts.flatMap((artifact) => {
    const rest = artifact.name.startsWith(name) ? artifact.name.slice(name.length) : null;
    const match = rest === null ? null : /^(?:-attempt-(\d{1,6}))?(?:-(\d))?$/.exec(rest);
    if (match === null) return [];
    return [{ artifact, attempt: Number(match[1] ?? 1), step: Number(match[2] ?? 1) }];
  });
  const newest = Math.max(...found.map(({ attempt }) => attempt));
  return found
    .filter(({ attempt }) => attempt === newest)
    .sort((a, b) => a.step - b.step || b.artifact.id - a.artifact.id)
    .map(({ artifact }) => artifact);
}
