import { isNewer, type StoredMarker } from './comment-marker.ts';

/** A comment's text with what its marker says. */
export interface MarkedText {
  marker: StoredMarker;
  body: string;
}

export interface MarkedComment extends MarkedText {
  id: number;
  url: string;
}

export type CommentPlan =
  | { action: 'create' }
  | { action: 'abstain' }
  | {
      action: 'converge';
      /** The oldest comment, which all others are folded into. */
      canonical: MarkedComment;
      /** What the canonical comment has to say instead; null where it says it already. */
      newBody: string | null;
      duplicates: MarkedComment[];
      /** Someone else's results are newer than ours and stay. */
      superseded: boolean;
    };

export interface CommentSituation {
  /** All comments with our key by our author. */
  existing: readonly MarkedComment[];
  ours: MarkedText;
  /** Current head of the pull request; null where it makes no difference. */
  headCommit: string | null;
  mayCreate: boolean;
  /** Equally new results: ours replace the others at first, but are not fought over after. */
  insist: boolean;
}

/**
 * The writes that bring a pull request to one comment with the newest results. Every job that
 * follows it from the same comments comes to the same end, in whatever order they go.
 */
export function planComment(situation: CommentSituation): CommentPlan {
  const { ours, headCommit, mayCreate, insist } = situation;
  const [canonical, ...duplicates] = situation.existing.toSorted((a, b) => a.id - b.id);
  if (canonical === undefined) return { action: mayCreate ? 'create' : 'abstain' };
  const existing: MarkedText[] = [canonical, ...duplicates];
  const candidates = insist ? [ours, ...existing] : [...existing, ours];
  const newest = candidates.reduce((best, candidate) =>
    isNewer(candidate.marker, best.marker, headCommit) ? candidate : best,
  );
  return {
    action: 'converge',
    canonical,
    newBody: sameText(canonical.body, newest.body) ? null : newest.body,
    duplicates,
    superseded: isNewer(newest.marker, ours.marker, headCommit),
  };
}

/** GitHub may give line ends back otherwise than they were sent. */
function sameText(left: string, right: string): boolean {
  return normalize(left) === normalize(right);
}

function normalize(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
