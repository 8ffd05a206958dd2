import type { CommitSource } from '../../../model/commit-origin.ts';
import type { CommitSourceContext } from './commit-origin.ts';
import type { Environment } from './event-context.ts';

interface JobOnGitHub extends Omit<CommitSourceContext, 'apiUrl' | 'repository'> {
  environment: Environment;
  payload: unknown;
}

/** A source of commits that is loaded only where the event does not tell whose they are. */
export function lateCommitSource(job: JobOnGitHub): CommitSource {
  const load = async (): Promise<CommitSource> => {
    const { commitSource } = await import('./commit-origin.ts');
    const { readEventContext } = await import('./event-context.ts');
    const { apiUrl, repository } = readEventContext(job.environment, job.payload);
    return commitSource({ ...job, apiUrl, repository });
  };
  return {
    lookUp: async (question) => (await load()).lookUp(question),
    filesOf: async (sha, timeoutMs) => (await load()).filesOf(sha, timeoutMs),
  };
}
