import type { CommitSource } from '../../../model/commit-origin.ts';
import type { Environment } from '../../../runner/event-context.ts';
import type { CommitSourceContext } from './commit-source.ts';

interface JobOnGitHub extends Omit<CommitSourceContext, 'apiUrl' | 'repository'> {
  environment: Environment;
  payload: unknown;
}

/** A source of commits that is loaded only where the event does not tell whose they are. */
export function lateCommitSource(job: JobOnGitHub): CommitSource {
  const load = async (): Promise<CommitSource> => {
    const { commitSource } = await import('./commit-source.ts');
    const { readEventContext } = await import('../../../runner/event-context.ts');
    const { apiUrl, repository } = readEventContext(job.environment, job.payload);
    return commitSource({ ...job, apiUrl, repository });
  };
  return {
    lookUp: async (question) => (await load()).lookUp(question),
    filesOf: async (sha, timeoutMs) => (await load()).filesOf(sha, timeoutMs),
  };
}
