import * as z from 'zod';
import { type GitHub, orElse } from './client.ts';
import type { JobEvent } from './event.ts';

/** What reads a pull request writes its comment next. */
const permission = 'pull-requests: write';

const pull = z
  .object({
    number: z.int(),
    state: z.string(),
    locked: z.boolean().nullish(),
    /** A fork that was deleted has no repository. */
    head: z.object({ sha: z.string(), repo: z.object({ id: z.number() }).nullish() }),
    base: z.object({ repo: z.object({ full_name: z.string() }) }),
  })
  .transform(({ number, state, locked, head, base }) => ({
    number,
    /** Its newest commit. */
    head: head.sha,
    isOpen: state === 'open',
    /** Whether only some people may comment. */
    isLocked: locked === true,
    /** Id of the repository that it is from. */
    from: head.repo?.id ?? null,
    /** Name of the repository that it goes to. */
    into: base.repo.full_name,
  }));
/** A pull request as it is now. */
export type Pull = z.output<typeof pull>;

/** Reads a pull request of the repository. Throws GitHubError. */
export async function readPull(github: GitHub, number: number): Promise<Pull> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  return github.request(pull, { route, parameters: { pull_number: number }, permission });
}

/**
 * The event with the commit under test and whose it is, which that of a comment does not say: the head
 * of its pull request as it is now. Without an answer of GitHub it stays as it is.
 */
export async function withHead(github: GitHub | null, event: JobEvent): Promise<JobEvent> {
  if (github === null || event.pull === null || event.name !== 'issue_comment') return event;
  // What is written later asks again, and says why.
  const found = await orElse(readPull(github, event.pull), null);
  if (found === null) return event;
  return { ...event, commit: found.head, code: found.from === event.repositoryId ? 'own' : 'fork' };
}

/**
 * Finds the open pull requests that an event is about. A fork can start the run that `workflow_run`
 * is about. GitHub knows which pull request is open from its branch. Throws GitHubError.
 */
export async function findPulls(github: GitHub, event: JobEvent): Promise<Pull[]> {
  const { commit, runHead, repository } = event;
  if (event.pull !== null) {
    return [await readPull(github, event.pull)].filter(({ isOpen }) => isOpen);
  }
  if (runHead === null) return [];
  const list = async (route: string, parameters: Readonly<Record<string, string>>) => {
    const all = await github.request(z.array(pull), { route, parameters, permission });
    return all.filter(
      ({ isOpen, from, into }) => isOpen && into === repository && from === runHead.repositoryId,
    );
  };
  const ofBranch = { head: runHead.label, state: 'open' };
  let found = await list('GET /repos/{owner}/{repo}/pulls', ofBranch);
  if (found.length === 0) {
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    // This repository may not have the commit of a fork.
    found = await orElse(list(route, { commit_sha: commit }), [], [404, 422]);
  }
  const current = found.filter((one) => one.head === commit);
  return current.length > 0 ? current : found;
}
