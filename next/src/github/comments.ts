import * as z from 'zod';
import { type GitHub, GitHubError } from './client.ts';

/** One that writes reads as well. */
const permission = 'pull-requests: write';
/** The client reads no answer of 100 comments of the largest size. */
const PAGE = 50;
const WORKFLOW_BOT = 'github-actions[bot]';
const ALL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ONE = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) });
const comment = z.object({
  id: z.number(),
  html_url: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});
/** Its text is foreign. */
export type IssueComment = z.output<typeof comment>;

/**
 * Finds the author of what the token writes. Only GraphQL knows it of each kind of token. If it does
 * not answer, the token counts as the workflow's own.
 */
export async function findAuthor(github: GitHub): Promise<string> {
  // GraphQL lies next to `/api/v3` of an Enterprise Server, and next to no path of others.
  const route = 'POST /../graphql';
  const parameters = { query: '{ viewer { login } }' };
  try {
    const call = { route, parameters, permission: null, isIdempotent: true };
    return (await github.request(viewer, call)).data.viewer.login;
  } catch (error) {
    if (error instanceof GitHubError) return WORKFLOW_BOT;
    throw error;
  }
}

/** Lists all comments of a pull request, the oldest first. Throws GitHubError. */
export async function listComments(github: GitHub, pull: number): Promise<IssueComment[]> {
  const found: IssueComment[] = [];
  for (let page = 1; found.length === (page - 1) * PAGE; page += 1) {
    const parameters = { issue_number: pull, per_page: PAGE, page };
    const call = { route: `GET ${ALL}`, parameters, permission };
    for (const one of await github.request(z.array(comment), call)) found.push(one);
  }
  return found.sort((a, b) => a.id - b.id);
}

/** Writes a comment, once. Throws GitHubError; without an answer it may be written. */
export async function createComment(
  github: GitHub,
  pull: number,
  body: string,
): Promise<IssueComment> {
  const parameters = { issue_number: pull, body };
  return github.request(comment, { route: `POST ${ALL}`, parameters, permission });
}

/** Replaces the text of a comment. Throws GitHubError. */
export async function updateComment(github: GitHub, id: number, body: string): Promise<void> {
  const parameters = { comment_id: id, body };
  const call = { route: `PATCH ${ONE}`, parameters, permission, isIdempotent: true };
  await github.request(comment, call);
}

/** Deletes a comment. Throws GitHubError, also if it is gone. */
export async function deleteComment(github: GitHub, id: number): Promise<void> {
  const parameters = { comment_id: id };
  const call = { route: `DELETE ${ONE}`, parameters, permission, isIdempotent: true };
  await github.request(z.null(), call);
}
