import * as z from 'zod';
import { type GitHub, orElse } from './client.ts';

/** One that writes reads as well. */
const permission = 'pull-requests: write';
/** The client reads no answer of 100 comments of the largest size. */
const PAGE = 50;

const ALL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ONE = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) });
const comment = z.object({
  id: z.number(),
  html_url: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});

/**
 * Finds the author of what the token writes. Only GraphQL knows it of each kind of token. If it does
 * not answer, the token counts as the workflow's own.
 */
export async function findAuthor(github: GitHub): Promise<string> {
  // GraphQL lies next to `/api/v3` of an Enterprise Server, and next to no path of others.
  const route = 'POST /../graphql';
  const parameters = { query: '{ viewer { login } }' };
  const call = { route, parameters, permission: null, isIdempotent: true };
  const answer = await orElse(github.request(viewer, call), null);
  return answer?.data.viewer.login ?? 'github-actions[bot]';
}

/** Lists all comments of a pull request, the oldest first. Their text is foreign. Throws GitHubError. */
export async function listComments(github: GitHub, pull: number) {
  const found: z.output<typeof comment>[] = [];
  for (let page = 1; found.length === (page - 1) * PAGE; page += 1) {
    const parameters = { issue_number: pull, per_page: PAGE, page };
    const call = { route: `GET ${ALL}`, parameters, permission };
    for (const one of await github.request(z.array(comment), call)) found.push(one);
  }
  return found.sort((a, b) => a.id - b.id);
}

/** Writes a comment, once. Throws GitHubError; without an answer it may be written. */
export async function createComment(github: GitHub, pull: number, body: string) {
  const parameters = { issue_number: pull, body };
  return github.request(comment, { route: `POST ${ALL}`, parameters, permission });
}

/** Replaces the text of a comment; null deletes it. Throws GitHubError, also if it is gone. */
export async function writeComment(github: GitHub, id: number, body: string | null): Promise<void> {
  const parameters = { comment_id: id, ...(body !== null && { body }) };
  const route = `${body === null ? 'DELETE' : 'PATCH'} ${ONE}`;
  const call = { route, parameters, permission, isIdempotent: true };
  await github.request(body === null ? z.null() : comment, call);
}
