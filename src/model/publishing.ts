import type { VerdictValue } from './verdict.ts';

/**
 * `auto` and `always` both keep one comment up to date; they differ in how loudly an absent one is
 * spoken of. `on-failure` begins only with a verdict that is not `passed`.
 */
export const COMMENT_MODES = ['auto', 'always', 'on-failure', 'never'] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];

/** What a check run says of an `incomplete` verdict; never `success`. */
export const INCOMPLETE_CONCLUSIONS = ['action_required', 'neutral'] as const;
export type IncompleteConclusion = (typeof INCOMPLETE_CONCLUSIONS)[number];

/** What is done with a verdict, whatever it is about. */
export interface PublishingSettings {
  /** Results are only kept, for another job to publish: no comment, no check run. */
  readonly collectsOnly: boolean;
  /** What the user names the results by: the same whether or not they came about. */
  readonly subject: string;
  /** Verdicts that fail the step. */
  readonly failOn: readonly VerdictValue[];
  readonly summary: boolean;
  readonly comment: CommentMode;
  /** What the comment goes by in place of suite, job and matrix leg. */
  readonly commentKey: string | undefined;
  /** Goes before what the event says. */
  readonly prNumber: number | undefined;
  readonly annotations: boolean;
  /** Undefined: no check run. */
  readonly checkName: string | undefined;
  /** Undefined: by whether the verdict fails the step. */
  readonly incompleteConclusion: IncompleteConclusion | undefined;
  /** Undefined: no artifact. */
  readonly artifactName: string | undefined;
  /** `toJSON(matrix)`; `null` outside a matrix. */
  readonly matrix: string;
  readonly githubToken: string | undefined;
}
