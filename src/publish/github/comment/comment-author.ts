import { z } from 'zod';
import type { GitHubClient } from '../api/api.ts';
import { classifyFailure } from '../api/api-failure.ts';

const WORKFLOW_BOT = 'github-actions[bot]';

const viewerSchema = z.object({ viewer: z.object({ login: z.string() }) });

/**
 * Login that comments of this token carry. `GET /user` refuses tokens of Apps, among them
 * `GITHUB_TOKEN`, while GraphQL names the viewer for every kind of token. Where both are refused
 * the token is taken for the workflow's own; the author of a comment we make corrects that.
 */
export async function findOwnLogin(client: GitHubClient): Promise<string> {
  return (await askViewer(client)) ?? (await askUser(client)) ?? WORKFLOW_BOT;
}

async function askViewer(client: GitHubClient): Promise<string | null> {
  try {
    const answer: unknown = await client.graphql('query { viewer { login } }', {
      request: { repeatable: true },
    });
    const parsed = viewerSchema.safeParse(answer);
    return parsed.success ? parsed.data.viewer.login : null;
  } catch (error) {
    // GraphQL tells refusals in an answer of status 200, so that they have errors and no kind.
    if (error instanceof Error && 'errors' in error) return null;
    return nullWhereRefused(error);
  }
}

async function askUser(client: GitHubClient): Promise<string | null> {
  try {
    const { data } = await client.request('GET /user');
    return data.login;
  } catch (error) {
    return nullWhereRefused(error);
  }
}

function nullWhereRefused(error: unknown): null {
  const { kind } = classifyFailure(error, 0);
  if (kind === 'forbidden' || kind === 'not-found') return null;
  throw error;
}
