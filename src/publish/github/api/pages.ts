import type { EventContext } from '../../../runner/event-context.ts';

/** The repository's page; null outside of a repository. */
function repositoryPage({ serverUrl, repository }: EventContext): string | null {
  const { owner, repo } = repository;
  return owner && repo ? `${serverUrl}/${owner}/${repo}` : null;
}

/** Page of the workflow run; null outside of one. */
function workflowRunPage(event: EventContext): string | null {
  const page = repositoryPage(event);
  return page && event.runId > 0 ? `${page}/actions/runs/${event.runId}` : null;
}

/** Page of this very attempt of the workflow run, for a later one takes the run's own page. */
export function attemptPage(event: EventContext): string | null {
  const page = workflowRunPage(event);
  return page && `${page}/attempts/${event.runAttempt}`;
}

export function artifactPage(event: EventContext, artifactId: number): string | null {
  const page = workflowRunPage(event);
  return page && `${page}/artifacts/${artifactId}`;
}

/** Page of the commit under test; null where it or its repository is not known. */
export function commitPage(event: EventContext): string | null {
  const page = repositoryPage(event);
  return page && event.sha ? `${page}/commit/${encodeURIComponent(event.sha)}` : null;
}

/** The repository's files at the commit under test, up to and with the last slash. */
export function sourceFolder(event: EventContext): string | null {
  const page = repositoryPage(event);
  return page && event.sha ? `${page}/blob/${event.sha}/` : null;
}
