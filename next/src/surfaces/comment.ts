import { randomBytes } from 'node:crypto';
import { type GitHub, GitHubError } from '../github/client.ts';
import {
  createComment,
  deleteComment,
  findAuthor,
  type IssueComment,
  listComments,
  updateComment,
} from '../github/comments.ts';
import type { JobEvent } from '../github/event.ts';
import { readPull } from '../github/pull-request.ts';
import { runById } from '../github/workflow-runs.ts';
import type { Shown } from '../render/markdown.ts';
import { linkToComment } from '../words/github.ts';
import {
  compareStates,
  isSameAttempt,
  type Marker,
  readMarker,
  withMarker,
} from './comment-marker.ts';

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
  | { state: 'written'; url: string }
  /** Another job or step has the same key in this attempt, and its verdict is worse, or was. */
  | { state: 'clash'; url: string }
  /** There is nothing to do; a newer one stands, or there is no pull request. */
  | { state: 'skipped'; reason: 'no-pull' | 'outdated' | 'passed' | 'newer' | 'same' };

interface Comment {
  id: number;
  url: string;
  body: string;
  marker: Marker;
}

/** How far a step is. */
interface Progress {
  /** Of the comment, after this step wrote it. */
  url: string | null;
  hasClash: boolean;
}

/** A look and a write, a look at what became of it, and two more for steps that write as well. */
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
  options: CommentOptions,
): Promise<Published> {
  const progress: Progress = { url: null, hasClash: false };
  try {
    return await converge(github, event, pull, options, progress);
  } catch (error) {
    // It is written. What other steps did since is not known.
    if (error instanceof GitHubError && progress.url !== null) return endOf(progress);
    throw error;
  }
}

const endOf = ({ url, hasClash }: Progress): Published =>
  url === null
    ? { state: 'skipped', reason: 'newer' }
    : { state: hasClash ? 'clash' : 'written', url };

async function converge(
  github: GitHub,
  event: JobEvent,
  pull: number,
  { key, state, creates, write, sleep }: CommentOptions,
  progress: Progress,
): Promise<Published> {
  const { commit, value, broken } = state;
  const { runId, attempt } = event;
  const writer = randomBytes(8).toString('hex');
  const ours: Marker = { key, commit, run: runId ?? 0, attempt, value, broken, writer };
  let author = await findAuthor(github);
  let body: string | null = null;
  let hasCreated = false;
  let lost: GitHubError | null = null;
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round > 1) await sleep(SETTLING_MS);
    const comments = ownComments(await listComments(github, pull), author, key);
    // Asked for after the list, which can be of a newer commit.
    const { head, isLocked } = await readPull(github, pull);
    if (head !== commit) {
      return progress.url ? endOf(progress) : { state: 'skipped', reason: 'outdated' };
    }
    const newest = await findNewest(github, event, comments, ours);
    const shown = newest?.marker;
    body ??= withMarker(ours, write(shown && shown.commit !== commit ? shownBy(shown) : null));
    const [canonical] = comments;
    try {
      if (canonical !== undefined) {
        const end = await update(github, comments, canonical, newest, { ours, body }, progress);
        if (end !== null) return end;
      } else if (!creates) {
        return { state: 'skipped', reason: 'passed' };
      } else if (!hasCreated) {
        hasCreated = true;
        const created = await createComment(github, pull, body);
        author = created.user?.login ?? author;
        progress.url = created.html_url;
      }
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      // GitHub refuses comments of a locked pull request, whatever the token may do.
      if (isLocked) error.failure.permission = null;
      const isGone = canonical !== undefined && error.failure.status === 404;
      if (isRefused(error) && !isGone) throw error;
      lost = error;
    }
  }
  if (progress.url === null && lost !== null) throw lost;
  return endOf(progress);
}

const shownBy = ({ value, broken, commit }: Marker): Shown => ({ value, broken, commit });

/** Keeps comments of a key, the oldest first. Other authors can copy a marker. */
function ownComments(all: readonly IssueComment[], author: string, key: string): Comment[] {
  return all.flatMap(({ id, html_url: url, body, user }) => {
    const marker = readMarker(body ?? '');
    if (marker?.key !== key || user?.login !== author) return [];
    return [{ id, url, body: plain(body ?? ''), marker }];
  });
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
    const isOfHead = found.head_sha === commit || event.name !== 'pull_request';
    return isOfHead && found.event === event.name && attempt <= (found.run_attempt ?? attempt);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return error.failure.status !== 404 && run <= ours.run + RUNS_AHEAD;
  }
}

/**
 * Brings comments to the newest state. Each step that does it from the same comments comes to the
 * same end.
 *
 * @returns null if it wrote, so that another look is due
 */
async function update(
  github: GitHub,
  comments: readonly Comment[],
  canonical: Comment,
  newest: Comment | null,
  { ours, body }: { ours: Marker; body: string },
  progress: Progress,
): Promise<Published | null> {
  const isPeer = ({ marker }: Comment) =>
    marker.writer !== ours.writer && isSameAttempt(marker, ours);
  const isSame = newest !== null && isPeer(newest) && textOf(newest.body) === textOf(plain(body));
  progress.hasClash ||= !isSame && comments.some(isPeer);
  const isOurs = newest?.marker.writer === ours.writer;
  const stands = newest !== null && compareStates(newest.marker, ours, ours.commit) >= 0;
  const wanted = stands && !isOurs ? newest.body : plain(body);
  if (canonical.body !== wanted) await updateComment(github, canonical.id, wanted);
  if (wanted === plain(body)) progress.url = canonical.url;
  const others = comments.filter((one) => one !== canonical);
  for (const { id } of others) await fold(github, id, canonical.url);
  if (canonical.body !== wanted || others.length > 0) return null;
  if (wanted === plain(body)) return endOf(progress);
  if (isSame) return { state: 'skipped', reason: 'same' };
  if (newest !== null && isPeer(newest)) return { state: 'clash', url: canonical.url };
  return { state: 'skipped', reason: 'newer' };
}

/** Without the marker. */
const textOf = (body: string) => body.slice(body.indexOf('\n'));

/** Deletes a comment, or leaves a link in it. One that is gone is no failure. */
async function fold(github: GitHub, id: number, url: string): Promise<void> {
  try {
    await deleteComment(github, id);
  } catch (error) {
    const status = error instanceof GitHubError ? error.failure.status : null;
    if (status === 403) await updateComment(github, id, linkToComment(url));
    else if (status !== 404) throw error;
  }
}

/** Whether GitHub did not do what it was asked for. */
function isRefused({ failure: { what, status } }: GitHubError): boolean {
  if (what === 'cancelled' || what === 'too-large') return true;
  return (
    (what === 'status' || what === 'limit') && status !== null && status < 500 && status !== 408
  );
}
