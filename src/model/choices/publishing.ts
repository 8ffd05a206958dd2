/**
 * `auto` and `always` both keep one comment up to date; they differ in how loudly an absent one is
 * spoken of. `on-failure` begins only with a verdict that is not `passed`.
 */
export const COMMENT_MODES = ['auto', 'always', 'on-failure', 'never'] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];

/** What a check run says of an `incomplete` verdict; never `success`. */
export const INCOMPLETE_CONCLUSIONS = ['action_required', 'neutral'] as const;
export type IncompleteConclusion = (typeof INCOMPLETE_CONCLUSIONS)[number];

/** Whose conversations have files in the artifact. */
export const TRACE_CHOICES = ['failed', 'all', 'none'] as const;
export type TraceChoice = (typeof TRACE_CHOICES)[number];
