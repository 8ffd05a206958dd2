import type { CommentMode } from '../../../model/choices/publishing.ts';
import type { VerdictValue } from '../../../model/verdict.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Logger } from '../../../ports/logger.ts';
import type { EventContext } from '../../../runner/event-context.ts';
import type { GitHubClient } from '../api/api.ts';
import { classifyFailure } from '../api/api-failure.ts';
import { requireItems } from '../api/listed-items.ts';
import { degrade } from '../api/permissions.ts';
import type { SurfaceResult } from '../surface-result.ts';
import { findOwnLogin } from './comment-author.ts';
import {
  COMMENT_LIMIT,
  type CommentMarker,
  readMarker,
  storedForm,
  withMarker,
} from './comment-marker.ts';
import { type MarkedComment, type MarkedText, planComment } from './comment-plan.ts';

export interface CommentRequest {
  client: GitHubClient;
  context: EventContext;
  logger: Logger;
  clock: Clock;
  signal: AbortSignal;
  mode: CommentMode;
  verdict: VerdictValue;
  pullRequestNumber: number;
  /** What the comment is about: suite, job and matrix leg, or the input `comment-key`. */
  key: string;
  /** Commit the results are about. */
  commit: string;
  /** Text of the comment; with the marker it must fit COMMENT_LIMIT characters. */
  markdown: string;
}

/** Where the comments live and whose they are. */
interface Thread {
  client: GitHubClient;
  owner: string;
  repo: string;
  issueNumber: number;
  keyDigest: string;
  ownLogin: string;
}

/** First look and write, a look that verifies it, and two more rounds for jobs that interfere. */
const MAX_ROUNDS = 4;
/** What another job looked at before we wrote, it has acted on by then. */
const SETTLING_MS = 2_000;

/**
 * Creates or updates the one comment of this key. GitHub has no conditional writes, so each write
 * is followed by another look at all comments until they are as planned: duplicates that a race
 * made are folded into the oldest, and newer results that were overwritten are put back by whoever
 * looks last. After an update that look waits, for an older job that looked before it may overwrite
 * it yet; one that dawdles for longer between its look and its write would still win.
 */
export async function publishComment(request: CommentRequest): Promise<SurfaceResult> {
  const { mode, context, logger, signal } = request;
  if (mode === 'never') return { status: 'skipped', reason: 'Comments are turned off.' };
  const { key, commit } = request;
  const marker: CommentMarker = { key, commit, ...context };
  const ours = { marker: storedForm(marker), body: withMarker(marker, request.markdown) };
  if (ours.body.length > COMMENT_LIMIT) {
    const reason = `The pull request comment was not written: its ${ours.body.length} characters exceed GitHub's ${COMMENT_LIMIT}.`;
    logger.notice(reason);
    return { status: 'degraded', reason };
  }
  const written: WrittenComment = { url: null };
  try {
    return await converge(request, ours, written);
  } catch (error) {
    if (written.url === null) return degrade('comment', error, { context, logger });
    if (!signal.aborted) degrade('written-comment', error, { context, logger });
    return published(written.url);
  }
}

/** Our comment as far as it has got. */
interface WrittenComment {
  url: string | null;
}

/** @param written is told as soon as a comment stands as planned. */
async function converge(
  request: CommentRequest,
  ours: MarkedText,
  written: WrittenComment,
): Promise<SurfaceResult> {
  const { client, clock, signal, context, mode, verdict, pullRequestNumber } = request;
  const thread: Thread = {
    client,
    ...context.repository,
    issueNumber: pullRequestNumber,
    keyDigest: ours.marker.keyDigest,
    ownLogin: await findOwnLogin(client),
  };
  const mayCreate = mode !== 'on-failure' || verdict !== 'passed';
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const existing = await listMarked(thread);
    const headCommit = await headWhereItDecides(thread, existing, ours);
    const plan = planComment({ existing, ours, headCommit, mayCreate, insist: round === 1 });
    if (plan.action === 'abstain') {
      return { status: 'skipped', reason: 'No comment is made for results that passed.' };
    }
    if (plan.action === 'create') {
      // A list that does not show what was just created, whyever, does not make it be created again.
      if (written.url !== null) return published(written.url);
      written.url = await createComment(thread, ours.body, round === MAX_ROUNDS);
      continue;
    }
    const { url } = plan.canonical;
    if (plan.newBody !== null) {
      await updateComment(thread, plan.canonical.id, plan.newBody);
      written.url = url;
      if (round < MAX_ROUNDS) await clock.sleep(SETTLING_MS, signal);
    }
    for (const duplicate of plan.duplicates) await foldDuplicate(thread, duplicate, url);
    if (plan.newBody === null && plan.duplicates.length === 0) {
      return plan.superseded ? { status: 'skipped', reason: SUPERSEDED, url } : published(url);
    }
  }
  return published(written.url);
}

const SUPERSEDED = 'The pull request comment already shows newer results.';

function published(url: string | null): SurfaceResult {
  return { status: 'published', url };
}

async function listMarked(thread: Thread): Promise<MarkedComment[]> {
  const { client, owner, repo, issueNumber, keyDigest, ownLogin } = thread;
  const comments = await client.paginate(
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { owner, repo, issue_number: issueNumber, per_page: 100 },
  );
  return requireItems('comments', comments).flatMap(({ id, html_url: url, body = '', user }) => {
    const marker = readMarker(body);
    const isOurs = marker?.keyDigest === keyDigest && user?.login === ownLogin;
    return isOurs ? [{ id, url, body, marker }] : [];
  });
}

/** The head is asked for only where comments are of another commit than ours. */
async function headWhereItDecides(
  { client, owner, repo, issueNumber }: Thread,
  existing: readonly MarkedComment[],
  ours: MarkedText,
): Promise<string | null> {
  if (existing.every(({ marker }) => marker.commit === ours.marker.commit)) return null;
  const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    owner,
    repo,
    pull_number: issueNumber,
  });
  return data.head.sha;
}

/**
 * Null where it is unknown whether a comment came of it: the next round looks. Corrects
 * `thread.ownLogin` by the author GitHub puts on the comment.
 */
async function createComment(
  thread: Thread,
  body: string,
  lastRound: boolean,
): Promise<string | null> {
  const { client, owner, repo, issueNumber } = thread;
  try {
    const { data } = await client.request(
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { owner, repo, issue_number: issueNumber, body },
    );
    if (data.user) thread.ownLogin = data.user.login;
    return data.html_url;
  } catch (error) {
    if (lastRound || classifyFailure(error, 0).kind !== 'transient') throw error;
    return null;
  }
}

/** A comment that is gone meanwhile is no failure: the next round makes do without it. */
async function updateComment(thread: Thread, commentId: number, body: string): Promise<void> {
  const { client, owner, repo } = thread;
  await unlessGone(() =>
    client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      owner,
      repo,
      comment_id: commentId,
      body,
    }),
  );
}

async function foldDuplicate(thread: Thread, duplicate: MarkedComment, url: string) {
  const { client, owner, repo } = thread;
  try {
    await unlessGone(() =>
      client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        owner,
        repo,
        comment_id: duplicate.id,
      }),
    );
  } catch (error) {
    if (classifyFailure(error, 0).kind !== 'forbidden') throw error;
    await updateComment(thread, duplicate.id, `The results are in [another comment](${url}).`);
  }
}

async function unlessGone(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (classifyFailure(error, 0).kind !== 'not-found') throw error;
  }
}
