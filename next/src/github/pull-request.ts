import * as z from 'zod';
import { type GitHub, GitHubError } from './client.ts';
import type { JobEvent } from './event.ts';

/** Who reads a pull request writes its comment next. */
const permission = 'pull-requests: write';

const repository = z.object({ id: z.number(), full_name: z.string() });
const pullShape = z.object({
  number: z.int(),
  state: z.string(),
  locked: z.boolean().nullish(),
  /** A fork that was deleted has no repository. */
  head: z.object({ sha: z.string(), repo: repository.nullish() }),
  base: z.object({ repo: repository }),
});
type Answer = z.output<typeof pullShape>;

/** A pull request as it is now. */
export interface Pull {
  number: number;
  /** Its newest commit. */
  head: string;
  isOpen: boolean;
  /** Whether only some people may comment. */
  isLocked: boolean;
}

const pullOf = ({ number, state, locked, head }: Answer): Pull => ({
  number,
  head: head.sha,
  isOpen: state === 'open',
  isLocked: locked === true,
});

/** Reads a pull request of the repository. Throws GitHubError. */
export async function readPull(github: GitHub, number: number): Promise<Pull> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const parameters = { pull_number: number };
  return pullOf(await github.request(pullShape, { route, parameters, permission }));
}

/**
 * Finds the pull request that an event is about; null if there is none, or more than one.
 *
 * A fork can start the run that `workflow_run` is about, and chooses what it says of pull requests.
 * GitHub knows which one is from its branch. Throws GitHubError.
 */
export async function findPull(github: GitHub, event: JobEvent): Promise<Pull | null> {
  if (event.pull !== null) return readPull(github, event.pull);
  const { commit, runHead, repository } = event;
  if (runHead === null) return null;
  const list = async (route: string, more: Readonly<Record<string, string>>) => {
    const parameters = { ...more, per_page: 100 };
    const found = await github.request(z.array(pullShape), { route, parameters, permission });
    return found.filter(
      ({ state, head, base }) =>
        state === 'open' &&
        base.repo.full_name === repository &&
        head.repo?.id === runHead.repositoryId,
    );
  };
  const head = `${runHead.owner}:${runHead.branch}`;
  const ofBranch = await list('GET /repos/{owner}/{repo}/pulls', { head, state: 'open' });
  const ofCommit = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const found =
    ofBranch.length > 0
      ? ofBranch
      : await list(ofCommit, { commit_sha: commit }).catch((error: unknown) => {
          // This repository may not have the commit of a fork.
          const status = error instanceof GitHubError ? error.failure.status : null;
          if (status === 404 || status === 422) return [];
          throw error;
        });
  const current = found.filter((one) => one.head.sha === commit);
  const [only, another] = current.length > 0 ? current : found;
  return only === undefined || another !== undefined ? null : pullOf(only);
}
