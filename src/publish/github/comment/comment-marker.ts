import { createHash } from 'node:crypto';

/** The most characters of a comment's body that GitHub takes. */
export const COMMENT_LIMIT = 65_536;

/** Characters of the limit to leave for the marker. */
export const MARKER_RESERVE = 256;

/** Whose results a comment shows, and how new they are. */
export interface CommentMarker {
  /** Names what is reported on (suite, job, matrix leg); comments of one key are one. */
  key: string;
  commit: string;
  runId: number;
  runAttempt: number;
}

/** A marker as read back, where the key is known by its digest only. */
export type StoredMarker = Omit<CommentMarker, 'key'> & { keyDigest: string };

const MARKER =
  /^<!-- mcp-eval-gate key=([0-9a-f]{32}) commit=([0-9a-f]{7,64}|unknown) attempt=(\d{1,6}) run=(\d{1,15}) -->/;

/** Puts the hidden marker before a comment's text. The key is hashed: it cannot break out. */
export function withMarker(marker: CommentMarker, markdown: string): string {
  const { keyDigest, commit, runAttempt, runId } = storedForm(marker);
  return `<!-- mcp-eval-gate key=${keyDigest} commit=${commit} attempt=${runAttempt} run=${runId} -->\n${markdown}`;
}

/**
 * Reads the marker at the very start of a comment; null where there is none. Markers further down
 * may be quoted or forged text.
 */
export function readMarker(body: string): StoredMarker | null {
  const [match, keyDigest, commit, attempt, run] = MARKER.exec(body) ?? [];
  if (match === undefined || !keyDigest || !commit) return null;
  return { keyDigest, commit, runAttempt: Number(attempt), runId: Number(run) };
}

export function storedForm({ key, commit, runId, runAttempt }: CommentMarker): StoredMarker {
  const lowerCaseCommit = commit.toLowerCase();
  return {
    keyDigest: createHash('sha256').update(key).digest('hex').slice(0, 32),
    commit: /^[0-9a-f]{7,64}$/.test(lowerCaseCommit) ? lowerCaseCommit : 'unknown',
    runId,
    runAttempt,
  };
}

/**
 * Whether `left` shows strictly newer results than `right`. Of two commits the pull request's head
 * is the newer, for a slow run of an old commit may well have the higher run id. Else run ids tell,
 * which GitHub counts upwards, then attempts.
 */
export function isNewer(
  left: StoredMarker,
  right: StoredMarker,
  headCommit: string | null,
): boolean {
  if (left.commit !== right.commit) {
    if (left.commit === headCommit) return true;
    if (right.commit === headCommit) return false;
  }
  if (left.runId !== right.runId) return left.runId > right.runId;
  return left.runAttempt > right.runAttempt;
}
