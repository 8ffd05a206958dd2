import { z } from 'zod';
import type {
  CommitFiles,
  CommitPath,
  CommitSource,
  CommitText,
} from '../../../model/commit-origin.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Logger } from '../../../ports/logger.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { Repository } from '../../../runner/event-context.ts';
import { createGitHubClient, type GitHubClient } from '../api/api.ts';
import { classifyFailure } from '../api/api-failure.ts';
import { type CommitFailure, failureOf, NO_ANSWER } from './commit-failure.ts';
import { CommitLookup } from './commit-lookup.ts';

export interface CommitSourceContext {
  /** Undefined where the job has none. */
  token: string | undefined;
  apiUrl: string;
  repository: Repository;
  clock: Clock;
  logger: Logger;
  secrets: Redactor;
  signal: AbortSignal;
}

/** Enough for the retries of one request, and little beside a job. */
const MAX_LOOKUP_MS = 60_000;

const treeShape = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({
      path: z.string(),
      type: z.string(),
      mode: z.string(),
      sha: z.string(),
      size: z.number().nullish(),
    }),
  ),
});

/** Of a symbolic link, as git writes it. */
const LINK_MODE = '120000';

/** What GitHub tells of the commits of a repository, to a job with this token. */
export function commitSource(context: CommitSourceContext): CommitSource {
  return {
    lookUp: (question) =>
      ask(context, question.timeoutMs, async (client) => {
        const origin = await new CommitLookup(client, context.repository, question).run();
        context.logger.debug(`Whose commit is ${question.sha}: ${JSON.stringify(origin)}`);
        return origin;
      }),
    textOf: (file, timeoutMs) =>
      ask(context, timeoutMs, (client) => textOf(client, context.repository, file)),
    filesOf: (sha, timeoutMs) =>
      ask(context, timeoutMs, (client) => filesOf(client, context.repository, sha)),
  };
}

async function ask<Answer>(
  context: CommitSourceContext,
  timeoutMs: number,
  send: (client: GitHubClient) => Promise<Answer>,
): Promise<Answer | CommitFailure> {
  const { token, signal } = context;
  if (token === undefined) return { kind: 'refused', reason: 'there is no `github-token`' };
  const deadlineMs = Math.min(timeoutMs, MAX_LOOKUP_MS);
  const answer = await send(await createGitHubClient({ ...context, token, deadlineMs }));
  signal.throwIfAborted();
  return answer;
}

async function filesOf(
  client: GitHubClient,
  repository: Repository,
  sha: string,
): Promise<CommitFiles> {
  let data: unknown;
  try {
    ({ data } = await client.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
      ...repository,
      tree_sha: sha,
      recursive: '1',
    }));
  } catch (error) {
    return failureOf(error);
  }
  const parsed = treeShape.safeParse(data);
  if (!parsed.success) return NO_ANSWER;
  if (parsed.data.truncated) return { kind: 'too-many' };
  const files = parsed.data.tree
    .filter(({ type }) => type === 'blob')
    .map(({ path, sha: blob, size, mode }) => {
      return [path, { sha: blob, size: size ?? -1, isLink: mode === LINK_MODE }] as const;
    });
  return { kind: 'files', files: new Map(files) };
}

const contentShape = z.object({
  type: z.string(),
  size: z.number(),
  encoding: z.string().optional(),
  content: z.string().optional(),
});

async function textOf(
  client: GitHubClient,
  repository: Repository,
  { sha, path, maxBytes }: CommitPath,
): Promise<CommitText> {
  let data: unknown;
  try {
    ({ data } = await client.request('GET /repos/{owner}/{repo}/contents/{path}', {
      ...repository,
      path,
      ref: sha,
    }));
  } catch (error) {
    if (classifyFailure(error, 0).kind !== 'not-found') return failureOf(error);
    return absence(client, repository, sha);
  }
  if (Array.isArray(data)) return { kind: 'unfit', reason: 'is a folder' };
  const parsed = contentShape.safeParse(data);
  if (!parsed.success) return NO_ANSWER;
  const { type, size, encoding, content } = parsed.data;
  if (type !== 'file') return { kind: 'unfit', reason: 'is not a file' };
  if (size > maxBytes) return { kind: 'unfit', reason: `is larger than ${maxBytes} bytes` };
  if (encoding !== 'base64' || content === undefined) return NO_ANSWER;
  return { kind: 'text', text: Buffer.from(content, 'base64').toString('utf8') };
}

/** GitHub answers 404 as well for what a token may not see: then it does not show the commit either. */
async function absence(
  client: GitHubClient,
  repository: Repository,
  sha: string,
): Promise<CommitText> {
  try {
    await client.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
      ...repository,
      commit_sha: sha,
    });
    return { kind: 'absent' };
  } catch (error) {
    return failureOf(error);
  }
}
