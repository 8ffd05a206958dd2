import { randomBytes } from 'node:crypto';
import { type GitHub, GitHubError } from '../github/client.ts';
import { createComment, findAuthor, listComments, writeComment } from '../github/comments.ts';
import type { JobEvent } from '../github/event.ts';
import { readPull } from '../github/pull-request.ts';
import { runById } from '../github/workflow-runs.ts';
import type { GitHubFailure } from '../report/failure.ts';
import { linkToComment } from '../words/github.ts';
import type { Shown, SkipReason } from '../words/surfaces.ts';
import { compareStates, isPeer, type Marker, readMarker, withMarker } from './comment-marker.ts';

/** Most UTF-16 units of the text without its marker. */
export const COMMENT_LIMIT = 65_536 - 256;

export interface CommentOptions {
  /** Tells the comment from those of other jobs: 16 hexadecimal digits. */
  key: string;
  /** Its commit is the one under test. */
  state: Shown;
  /** Whether a first comment is written. One that exists is always kept up to date. */
  creates: boolean;
  /** Writes the text. `before` is what the comment showed at an earlier commit; null: nothing. */
  write: (before: Shown | null) => string;
  sleep: (ms: number) => Promise<void>;
}

/** How publishing ended, as data. */
export type Published =
  /** Cut: so many annotations of all were sent before a failure. */
  | { state: 'written'; url: string; cut?: [sent: number, total: number, why: GitHubFailure] }
  /** Another job or step has the same key in this attempt, and its verdict is worse, or was. */
  | { state: 'clash'; url: string }
  | { state: 'skipped'; reason: SkipReason };

interface Comment {
  id: number;
  url: string;
  body: string;
  marker: Marker;
}

/** How far a step is. The URL is of the comment, after it is written. */
interface Progress {
  url: string | null;
  hasClash: boolean;
}

/** A look and a write, a look at what became of it, two more for other writers and lost answers. */
const ROUNDS = 4;
/** A step that looked before a write has written after this time. */
const SETTLING_MS = 2_000;
/** GitHub counts the runs of all repositories. */
const RUNS_AHEAD = 1_000;

/**
 * Keeps one comment of a pull request up to date. Throws GitHubError if it cannot be written.
 *
 * GitHub has no conditional writes. Each write is followed by a look, until the oldest comment of
 * the key shows the newest state and is the only one.
 *
 * @param pull number of the pull request
 */
export async function publishComment(
  github: GitHub,
  event: JobEvent,
  pull: number,
  { key, state, creates, write, sleep }: CommentOptions,
): Promise<Published> {
  const { commit, value, broken } = state;
  const { runId, attempt } = event;
  const writer = randomBytes(8).toString('hex');
  const ours: Marker = { key, commit, run: runId ?? 0, attempt, value, broken, writer };
  const progress: Progress = { url: null, hasClash: false };
  let author = await findAuthor(github);
  let body: string | null = null;
  let [hasCreated, isLocked] = [false, false];
  let lost: GitHubError | null = null;
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round > 1) await sleep(SETTLING_MS);
    const comments: Comment[] = [];
    try {
      for (const { id, html_url: url, body: text, user } of await listComments(github, pull)) {
        const marker = readMarker(text ?? '');
        // Others can copy a marker.
        const isOwn = marker?.key === key && user?.login === author;
        if (isOwn) comments.push({ id, url, body: plain(text ?? ''), marker });
      }
      // Asked for after the list, which can be of a newer commit.
      const now = await readPull(github, pull);
      if (now.head !== commit) return endOf(progress, 'outdated');
      isLocked = now.isLocked;
      const newest = await findNewest(github, event, comments, ours);
      const before = newest?.marker.commit === commit ? null : (newest?.marker ?? null);
      body ??= plain(withMarker(ours, write(before)));
      if (comments.length > 0) {
        const end = await update(github, comments, newest, { ours, body }, progress);
        if (end !== null) return end;
      } else if (!creates) {
        return endOf(progress, 'passed');
      } else if (progress.url === null && round % 2 === 1) {
        hasCreated = true;
        const created = await createComment(github, pull, body);
        author = created.user?.login ?? author;
        progress.url = created.html_url;
      }
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      // It is written. What other steps did since is not known.
      if (progress.url !== null) return endOf(progress, 'newer');
      // GitHub refuses comments of a locked pull request, whatever the token may do.
      if (isLocked) error.failure.permission = null;
      const { what, status } = error.failure;
      const isGone = comments.length > 0 && status === 404;
      const isRefused = Math.floor(Number(status) / 100) === 4 && status !== 408;
      if (what === 'cancelled' || (!isGone && (!hasCreated || isRefused))) throw error;
      lost = error;
    }
  }
  if (progress.url === null && lost !== null) throw lost;
  return endOf(progress, 'newer');
}

/** @param reason if this step wrote nothing */
function endOf({ url, hasClash }: Progress, reason: 'newer' | 'outdated' | 'passed'): Published {
  if (url === null) return { state: 'skipped', reason };
  return { state: hasClash ? 'clash' : 'written', url };
}

/** GitHub can give line ends back in another form. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();

/** The comment of the newest state, of equal ones the oldest comment. Forged states do not count. */
async function findNewest(
  github: GitHub,
  event: JobEvent,
  comments: readonly Comment[],
  ours: Marker,
): Promise<Comment | null> {
  let newest: Comment | null = null;
  for (const comment of comments) {
    const isNewer = !newest || compareStates(comment.marker, newest.marker, ours.commit) > 0;
    if (isNewer && (await isKnown(github, event, comment.marker, ours))) newest = comment;
  }
  return newest;
}

/** Whether GitHub has the run that a marker names, if it claims to be newer. */
async function isKnown(github: GitHub, event: JobEvent, claim: Marker, ours: Marker) {
  const { commit, run, attempt } = claim;
  const isOlder = run < ours.run || (run === ours.run && attempt <= ours.attempt);
  if (commit !== ours.commit || isOlder) return true;
  try {
    const found = await runById(github, run);
    // Runs of some events have the commit of the default branch.
    const isAlike = event.name !== 'pull_request' && found.event === event.name;
    return (found.head_sha === commit || isAlike) && attempt <= (found.run_attempt ?? attempt);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return error.failure.status !== 404 && run <= ours.run + RUNS_AHEAD;
  }
}

/**
 * Brings comments to the newest state, as all steps do that see the same comments.
 *
 * @returns null if it wrote, so that another look is due
 */
async function update(
  github: GitHub,
  comments: readonly Comment[],
  newest: Comment | null,
  { ours, body }: { ours: Marker; body: string },
  progress: Progress,
): Promise<Published | null> {
  const [canonical, ...others] = comments;
  if (canonical === undefined) return null;
  const isOurs =
    newest === null ||
    newest.marker.writer === ours.writer ||
    compareStates(ours, newest.marker, ours.commit) > 0;
  const isSame = !isOurs && isPeer(newest.marker, ours) && textOf(newest.body) === textOf(body);
  progress.hasClash ||= !isSame && comments.some(({ marker }) => isPeer(marker, ours));
  const wanted = isOurs ? body : newest.body;
  const isRight = canonical.body === wanted;
  if (!isRight) await writeComment(github, canonical.id, wanted);
  if (isOurs) progress.url = canonical.url;
  for (const { id } of others) await fold(github, id, canonical.url);
  if (!isRight || others.length > 0) return null;
  if (isOurs) return endOf(progress, 'newer');
  if (isSame) return { state: 'skipped', reason: 'same' };
  if (isPeer(newest.marker, ours)) return { state: 'clash', url: canonical.url };
  return { state: 'skipped', reason: 'newer' };
}

/** Without the marker. */
const textOf = (body: string) => body.slice(body.indexOf('\n'));

/** Deletes a comment, or leaves a link in it. One that is gone is no failure. */
async function fold(github: GitHub, id: number, url: string): Promise<void> {
  try {
    await writeComment(github, id, null);
  } catch (error) {
    const status = error instanceof GitHubError ? error.failure.status : null;
    if (status === 403) await writeComment(github, id, linkToComment(url));
    else if (status !== 404) throw error;
  }
}
