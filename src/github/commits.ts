import * as z from 'zod';
import { decode } from '../lib/text.ts';
import { type GitHub, GitHubError, orElse } from './client.ts';

const permission = 'contents: read';
/** More than any policy needs, and the most that GitHub shows at once. */
const MAX_FILE_BYTES = 2 ** 20;

const commitShape = z.object({ sha: z.string() });
const branches = z.array(z.object({ commit: commitShape }));
const comparison = z.object({ merge_base_commit: commitShape });
const file = z.object({ size: z.number(), encoding: z.string(), content: z.string() });

/** Finds the newest commit that two commits or branches share. Throws GitHubError. */
export async function mergeBase(github: GitHub, base: string, head: string): Promise<string> {
  // Page 2 has no list of files.
  const parameters = { basehead: `${base}...${head}`, per_page: 1, page: 2 };
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const { merge_base_commit } = await github.request(comparison, { route, parameters, permission });
  return merge_base_commit.sha;
}

/** Lists a commit and what came before it, the newest first, up to 100. Throws GitHubError. */
export async function history(github: GitHub, commit: string): Promise<string[]> {
  const route = 'GET /repos/{owner}/{repo}/commits';
  const parameters = { sha: commit, per_page: 100 };
  const commits = await github.request(z.array(commitShape), { route, parameters, permission });
  return commits.map(({ sha }) => sha);
}

/** Whether a commit is the newest of a branch of the repository, not of a fork. Throws GitHubError. */
export async function isBranchHead(github: GitHub, commit: string): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head';
  const parameters = { commit_sha: commit };
  const asked = github.request(branches, { route, parameters, permission });
  // GitHub may not know the commit.
  return (await orElse(asked, [], [422])).some((one) => one.commit.sha === commit);
}

/** Reads a file of at most 1 MiB; null if the commit does not have it. Throws GitHubError. */
export async function fileAt(github: GitHub, commit: string, path: string): Promise<string | null> {
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const parameters = { path, ref: commit };
  const asked = github.request(file, { route, parameters, permission });
  const found = await orElse(asked, null, [404]);
  if (found?.encoding === 'base64' && found.size <= MAX_FILE_BYTES) {
    return decode(Buffer.from(found.content, 'base64'));
  }
  if (found !== null) throw new GitHubError('too-large');
  // GitHub hides what a token may not see. Then it hides the commit too.
  const ofCommit = 'GET /repos/{owner}/{repo}/git/commits/{sha}';
  await github.request(commitShape, { route: ofCommit, parameters: { sha: commit }, permission });
  return null;
}
