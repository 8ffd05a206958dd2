import type { CommitSource } from '../../../model/commit-origin.ts';
import type { CommitSourceContext } from './commit-source.ts';

/** What a job tells of its surroundings, and what looks at them on its behalf. */
export interface LateCommitContext extends Omit<CommitSourceContext, 'apiUrl' | 'repository'> {
  environment: Readonly<Record<string, string | undefined>>;
  /** Payload of the event that started the job; null where there is none. */
  payload: unknown;
}

/** As `commitSource`, loaded only where the event does not tell whose code is checked out. */
export function lateCommitSource(context: LateCommitContext): CommitSource {
  const load = async () => {
    const { commitSource } = await import('./commit-source.ts');
    const { readEventContext } = await import('../../../runner/event-context.ts');
    const { apiUrl, repository } = readEventContext(context.environment, context.payload);
    return commitSource({ ...context, apiUrl, repository });
  };
  return {
    lookUp: async (question) => (await load()).lookUp(question),
    textOf: async (file, timeoutMs) => (await load()).textOf(file, timeoutMs),
    filesOf: async (sha, timeoutMs) => (await load()).filesOf(sha, timeoutMs),
  };
}
