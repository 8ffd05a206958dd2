import type { GitHub } from '../github/client.ts';
import type { JobEvent } from '../github/event.ts';
import type { Shown } from '../render/markdown.ts';

/** Most UTF-16 units of the text without its marker. */
export const COMMENT_LIMIT = 65_536 - 256;

export interface CommentOptions {
  /** Tells the comment from those of other jobs: hexadecimal digits. */
  key: string;
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

/**
 * Keeps one comment of a pull request up to date. Throws GitHubError.
 *
 * @param pull number of the pull request
 */
export async function publishComment(
  _github: GitHub,
  _event: JobEvent,
  _pull: number,
  _options: CommentOptions,
): Promise<Published> {
  return { state: 'skipped', reason: 'no-pull' };
}
